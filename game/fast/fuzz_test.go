package fast_test

import (
	"math/rand/v2"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// FuzzSameAsCore plays a random rule set from a random position, and compares
// every step with the core: positions that no game leads to, too.
func FuzzSameAsCore(f *testing.F) {
	for seed := range uint64(8) {
		f.Add(seed, seed*seed)
	}
	f.Fuzz(func(t *testing.T, ruleSeed, seed uint64) {
		rng := rand.New(rand.NewPCG(ruleSeed, 1))
		r := asPrinted(supported(rng), rng)
		g, err := game.New(r)
		if err != nil {
			t.Skip()
		}
		d := newPair(g, seed)
		if p, faults := scattered(g, d.rng).Validate(g); len(faults) == 0 {
			d.p, d.s = p, d.fast.State(p)
		}
		for d.done < 200 && d.games == 0 {
			if err := d.step(); err != nil {
				t.Fatalf("%+v: %v", r, err)
			}
		}
	})
}

// scattered throws pieces on the board, and owes and carries something.
func scattered(g *game.Game, rng *rand.Rand) game.Setup {
	p := g.Start()
	s := game.SetupOf(p)
	s.Exact = false
	s.Turn = board.Side(rng.IntN(2))
	s.Owed = 1 + rng.IntN(3)
	s.Carry[s.Turn.Other()] = rng.IntN(5) - 2
	if g.Rules().System == rules.SystemCycle {
		for side := range 2 {
			s.Phase[side] = game.Phase(rng.IntN(2))
			s.Rounds[side] = rng.IntN(2)
			s.Home[side] = game.Home(rng.IntN(3))
		}
	}
	squares := rng.Perm(board.Squares)
	for side := range s.Pieces {
		n := int(g.Rules().Pieces)
		s.Reserve[side] = 0
		out := rng.IntN(n)
		if s.Phase[side] == game.PhaseBell {
			s.Reserve[side] = out
		} else {
			s.Freed[side] = rng.IntN(out + 1)
			s.Drowned[side] = out - s.Freed[side]
			if rng.IntN(2) == 0 {
				s.Freed[side], s.Drowned[side] = out, 0
			}
		}
		on := make([]board.Square, 0, n-out)
		for _, q := range squares[:n-out] {
			on = append(on, board.Square(1+q))
		}
		squares = squares[n-out:]
		s.Pieces[side] = on
	}
	burden(g.Rules(), &s, rng)
	return s
}

// burden adds what the printed game of 1978 has: throws put by, pieces that the
// Water sent back, a turn lost by the mover.
func burden(r rules.Rules, s *game.Setup, rng *rand.Rand) {
	if r.WaterCosts && rng.IntN(2) == 0 {
		s.Carry[s.Turn] = -rng.IntN(3)
	}
	if r.RebornFirst {
		for side, list := range s.Pieces {
			for _, q := range list {
				if q <= board.Rebirth && rng.IntN(4) == 0 {
					s.Sent[side] = q
				}
			}
		}
	}
	if !r.ThrowsFirst || rng.IntN(4) == 0 {
		return
	}
	for _, t := range []int{1, 2, 3, 4, int(r.AllDark)} {
		switch rng.IntN(8) {
		case 0, 1:
			s.Pending[t] = uint8(1 + rng.IntN(3))
		case 2:
			s.Pending[t] = uint8(rng.IntN(101)) // as much as ever is put by
		}
	}
	s.Owed = rng.IntN(3) - 1
}

// TestSameAsCoreFromAnywhere does what the fuzzing does, for a fixed set of
// seeds, and sees that enough of the positions are sound.
func TestSameAsCoreFromAnywhere(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	sound := 0
	for range 3 * *sets {
		r := asPrinted(supported(rng), rng)
		d := newPair(plainGame(t, r), rng.Uint64())
		for range 10 {
			p, faults := scattered(d.core, d.rng).Validate(d.core)
			if len(faults) > 0 {
				continue
			}
			sound++
			d.p, d.s = p, d.fast.State(p)
			for done := d.done + 20; d.done < done; {
				if err := d.step(); err != nil {
					t.Fatalf("%+v: %v", r, err)
				}
			}
		}
	}
	t.Logf("%d positions", sound)
	if sound < *sets {
		t.Errorf("only %d sound positions", sound)
	}
}
