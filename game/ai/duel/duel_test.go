package duel

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"senet/game"
	"senet/game/gametest"
)

// played plays a game of kendall in which each player chooses the first or the
// last of the moves, and notes the throws.
func played(t *testing.T, seed uint64, seat int, most int) (Result, []game.Throw, [2]int) {
	t.Helper()
	var throws []game.Throw
	var asked [2]int
	d := Duel{
		Game: gametest.Preset(t, "kendall"), Seat: seat, Dice: rand.New(rand.NewPCG(seed, 1)), Most: most,
		Choose: func(_ game.Position, legal []game.Move, _ bool, who int) (game.Move, bool, error) {
			asked[who]++
			return legal[who*(len(legal)-1)], false, nil
		},
		Luck: func(_ game.Position, th game.Throw) float64 {
			throws = append(throws, th)
			return 0.01
		},
	}
	r, err := d.Play(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return r, throws, asked
}

// The same dice throw the same, and the luck of all throws is taken from the
// result of the spools, and given to that of the cones.
func TestPair(t *testing.T) {
	for seed := range uint64(8) {
		for seat := range 2 {
			r, throws, asked := played(t, seed, seat, 10_000)
			again, same, _ := played(t, seed, seat, 10_000)
			if again != r || !slices.Equal(throws, same) {
				t.Fatalf("seed %d, seat %d: %v, and again %v", seed, seat, r, again)
			}
			if !r.Over || r.Won != 0 && r.Won != 1 || asked[0] == 0 || asked[1] == 0 {
				t.Errorf("seed %d, seat %d: %+v, asked %v", seed, seat, r, asked)
			}
			luck := 0.01 * float64(len(throws)) * float64(1-2*seat)
			if got := r.Won - r.Fair; got-luck > 1e-9 || luck-got > 1e-9 {
				t.Errorf("seed %d, seat %d: luck %v, want %v", seed, seat, got, luck)
			}
		}
		_, a, _ := played(t, seed, 0, 10_000)
		_, b, _ := played(t, seed, 1, 10_000)
		if n := min(len(a), len(b)); !slices.Equal(a[:n], b[:n]) {
			t.Errorf("seed %d: the games of the pair have other throws", seed)
		}
	}
}

func TestGivenUp(t *testing.T) {
	r, _, _ := played(t, 1, 0, 20)
	if r.Over || r.Won != 0.5 {
		t.Errorf("after 20 plies %+v", r)
	}
}

func TestErrors(t *testing.T) {
	wrong := errors.New("no idea")
	d := Duel{
		Game: gametest.Preset(t, "kendall"), Dice: rand.New(rand.NewPCG(1, 1)), Most: 1000,
		Choose: func(game.Position, []game.Move, bool, int) (game.Move, bool, error) { return game.Move{}, false, wrong },
		Luck:   func(game.Position, game.Throw) float64 { return 0 },
	}
	if _, err := d.Play(context.Background()); err != wrong {
		t.Errorf("a player's error became %v", err)
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if _, err := d.Play(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %v", err)
	}
}
