package sticks

import (
	"testing"

	"senet/game"
)

// RULES §1: score = light sides up; four dark = 5, or 6 by the toggle all-dark.
func TestScore(t *testing.T) {
	for _, c := range []struct {
		f       Faces
		allDark int
		want    game.Throw
	}{
		{Faces{}, 5, 5},
		{Faces{}, 6, 6},
		{Faces{true}, 5, 1},
		{Faces{false, true, false, true}, 6, 2},
		{Faces{true, true, true, false}, 5, 3},
		{Faces{true, true, true, true}, 6, 4},
	} {
		if got := c.f.Score(c.allDark); got != c.want {
			t.Errorf("%v with all-dark %d scores %d, want %d", c.f, c.allDark, got, c.want)
		}
	}
	for n := game.Throw(1); n <= 5; n++ {
		if got := Of(n).Score(5); got != n {
			t.Errorf("Of(%d) scores %d", n, got)
		}
	}
	if Of(6).Score(6) != 6 {
		t.Error("Of(6) does not score 6")
	}
}

// RULES §1: chances out of 16: 1→4, 2→6, 3→4, 4→1, 5→1.
func TestSeededChances(t *testing.T) {
	const n = 160_000
	var count [7]int
	src := Seeded(2015)
	for i := range n {
		count[src.Faces(i).Score(5)]++
	}
	for score, sixteenths := range map[int]int{1: 4, 2: 6, 3: 4, 4: 1, 5: 1} {
		want := n / 16 * sixteenths
		if d := count[score] - want; d*d > 25*want { // five standard deviations
			t.Errorf("score %d fell %d times, want about %d", score, count[score], want)
		}
	}
}

// The definition in the package comment is a promise: recorded games depend on it.
func TestSeededIsFixed(t *testing.T) {
	got := ""
	for n := range 24 {
		got += string('0' + rune(Seeded(1).Faces(n).Score(5)))
	}
	if want := "314351242112222212233432"; got != want {
		t.Errorf("seed 1 throws %s, want %s (RULES §8: the seed of the sticks)", got, want)
	}
	if once, again := Seeded(1).Faces(7), Seeded(1).Faces(7); once != again {
		t.Error("the same throw fell twice differently")
	}
}
