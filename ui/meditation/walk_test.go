package meditation

import (
	"slices"
	"testing"

	"senet/game/board"
)

// The piece meets every square, drowns once and is reborn on 15, and leaves.
func TestWay(t *testing.T) {
	seen := map[board.Square]int{}
	for i, q := range way {
		seen[q]++
		if i > 0 && way[i-1] == board.Water && q != board.Rebirth {
			t.Errorf("out of the Water to %d", q)
		}
	}
	for q := board.Square(1); q <= board.Off; q++ {
		if seen[q] == 0 {
			t.Errorf("%d is not on the way", q)
		}
	}
	if seen[board.Water] != 1 {
		t.Error("it drowns", seen[board.Water], "times")
	}
}

// The piece is whole and at rest at the beginning of every breath, and never
// jumps while it is seen; when nothing may glide it stands and fades.
func TestPose(t *testing.T) {
	for i := range way {
		w := walk{i: i}
		if p := w.pose(false); p.at.Valid() && p.alpha != 1 || p.t != 0 {
			t.Errorf("step %d begins with %+v", i, p)
		}
		w.phase = out
		for w.t = 0; w.t < 1; w.t += 0.01 {
			p := w.pose(false)
			if p.alpha < 0 || p.alpha > 1 || p.t < 0 || p.t > 1 {
				t.Errorf("step %d: %+v", i, p)
			}
			if p.at != p.to && p.at.Row() != p.to.Row() && p.to != p.at+1 {
				t.Errorf("step %d crosses the board: %+v", i, p)
			}
			if p := w.pose(true); p.t != 0 || p.at != p.to {
				t.Errorf("step %d glides in spite of all: %+v", i, p)
			}
		}
	}
}

// A breath takes as long as its parts, which follow one another, also where one of
// them is nothing; the lungs never jump.
func TestBreath(t *testing.T) {
	for _, c := range []Choices{{In: 4, Out: 6}, {In: 4, Hold: 7, Out: 8}, {In: 2, Hold: 1, Out: 2}} {
		var l lungs
		var order []phase
		was := l.air()
		steps := int(c.breath() / frameTime)
		for range steps + 1 {
			p, any := l.next(frameTime, c)
			if any {
				order = append(order, p)
			}
			if d := l.air() - was; d > .05 || d < -.05 {
				t.Errorf("%+v: the lungs jump by %v", c, d)
			}
			was = l.air()
		}
		want := []phase{hold, out, in}
		if c.Hold == 0 { // not noticed
			want = []phase{out, in}
		}
		if !slices.Equal(order, want) {
			t.Errorf("%+v: parts %v, want %v", c, order, want)
		}
	}
	if r := (Choices{In: 4, Out: 6}).rate(); r != 6 {
		t.Errorf("%v breaths of ten seconds in a minute", r)
	}
}
