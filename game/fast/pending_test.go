package fast_test

import (
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/fast"
	"senet/game/rules"
)

// TestPending: throws are put by as they are made, one is taken away by each
// move, and a state that has any is an elaborate one.
func TestPending(t *testing.T) {
	preset, _ := rules.ByID("kendall-printed")
	g := fast.Compile(plainGame(t, preset.Rules))
	s := g.Throw(g.Start(), 1) // wins the lot and is the first throw
	s = g.Throw(g.Throw(s, 4), 4)
	want := [7]int{1: 1, 4: 2}
	check := func(what string) {
		t.Helper()
		for throw, n := range want {
			if got := s.Pending(game.Throw(throw)); got != n {
				t.Errorf("%s: %d throws of %d put by, want %d", what, got, throw, n)
			}
		}
		if !s.Elaborate() || s.Standing() != 0 {
			t.Errorf("%s: elaborate %v, %d stands", what, s.Elaborate(), s.Standing())
		}
	}
	if check("a 1 and two 4s"); s.Await() != game.AwaitThrow || len(g.Moves(s, nil)) != 0 {
		t.Errorf("awaits %d after a 4", s.Await())
	}
	s, moves := g.Threw(s, 2, nil)
	want[2]++
	check("and a 2")
	last := game.Throw(0)
	for _, m := range moves {
		if m.Throw < last || want[m.Throw] == 0 {
			t.Errorf("%+v after a throw of %d", m, last)
		}
		last = m.Throw
	}
	for len(moves) > 0 && s.Turn() == board.Spools {
		m := moves[len(moves)-1]
		want[m.Throw]--
		if s = g.Play(s, m); want == [7]int{} {
			break
		}
		check("playing")
		moves = g.Moves(s, moves)
	}
	if want != [7]int{} || s.Turn() != board.Cones || s.Await() != game.AwaitThrow || pends(s) {
		t.Errorf("in the end %v are put by, %v awaits %d", want, s.Turn(), s.Await())
	}
}

// TestFullState: a state has room for as much as the core ever puts by, beside
// everything else that can be there at once.
func TestFullState(t *testing.T) {
	for _, dark := range []uint8{5, 6} {
		preset, _ := rules.ByID("kendall-printed")
		r := preset.Rules
		r.AllDark, r.Water, r.TouchMove, r.RowPoints = dark, rules.WaterRebirth, true, true
		r.BeautyFate = rules.BeautyPlain
		g := fast.Compile(plainGame(t, r))
		p := game.Position{
			Await: game.AwaitMove, Turn: board.Cones, Owed: -100, Carry: [2]int8{-100, 100},
			Drowned: [2]uint8{3, 4}, Freed: [2]uint8{2, 0}, Swapped: true, Touched: 30,
			Sent: [2]board.Square{15, 14}, Points: [2]uint8{255, 254},
		}
		p.Cells[15], p.Cells[16], p.Cells[14], p.Cells[30], p.Cells[2] = 1, 1, 2, 2, 2
		for i := range 32 {
			p.Pending = [7]uint8{}
			for k, t := range []uint8{1, 2, 3, 4, dark} {
				p.Pending[t] = 100 * uint8(i>>k&1)
			}
			s := g.State(p)
			if got := g.Position(s); got != p {
				t.Errorf("four dark sides score %d: %+v became %+v", dark, p, got)
			}
			if twice := s.Mirror().Mirror(); twice != s {
				t.Errorf("mirrored twice: %+v", g.Position(twice))
			}
			m := g.Position(s.Mirror())
			if m.Pending != p.Pending || m.Sent != [2]board.Square{14, 15} || m.Freed != [2]uint8{0, 2} {
				t.Errorf("mirrored: %+v", m)
			}
		}
	}
}

// TestSentAndCost: what the Water sends back moves first, and the turn that it
// costs is counted as carried.
func TestSentAndCost(t *testing.T) {
	preset, _ := rules.ByID("kendall-printed")
	g := fast.Compile(plainGame(t, preset.Rules))
	rng := fast.NewRand(15)
	s := g.Start()
	sent, costs := 0, 0
	for range 50_000 {
		for d := range board.Side(2) {
			if q := s.Sent(d); q != board.None {
				sent++
				if s.Pieces(d)>>q&1 == 0 || !s.Elaborate() {
					t.Fatalf("nothing stands on %d in %+v", q, g.Position(s))
				}
			}
		}
		if q := s.Sent(s.Turn()); q != board.None && s.Await() == game.AwaitThrow {
			if ahead, back := g.Movable(s, 2); (ahead|back)&^(1<<q) != 0 {
				t.Fatalf("others may move in %+v", g.Position(s))
			}
		}
		if s.Carry(board.Spools)|s.Carry(board.Cones) < 0 {
			costs++
		}
		if s = g.Ply(s, rng.Uint64()); s.Over() {
			s = g.Start()
		}
	}
	if sent == 0 || costs == 0 {
		t.Errorf("%d states with a piece sent back, %d with a turn lost", sent, costs)
	}
}

// TestTouchedIsNotPushed: a touched enemy on 15 is to be hit; a rebirth there for
// another of the throws put by, which would push it off, does not count as that.
func TestTouchedIsNotPushed(t *testing.T) {
	preset, _ := rules.ByID("kendall-printed")
	r := preset.Rules
	r.TouchMove, r.Backward, r.HouseSafe, r.LastHits = true, rules.BackwardNever, rules.HouseSafeNone, rules.LastHitsNone
	r.Water, r.RebirthTaken, r.RebornFirst, r.WaterCosts = rules.WaterDrowns, rules.RebirthPushes, false, false
	core := plainGame(t, r)
	s := game.Setup{
		Pieces:  [2][]board.Square{{13, 16}, {15, 19, 20}},
		Drowned: [2]int{1, 0}, Freed: [2]int{4, 4}, Pending: [7]uint8{2: 1, 3: 1},
	}
	p, faults := s.Validate(core)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	g := fast.Compile(core)
	if moves := g.Moves(g.State(p), nil); len(moves) != 3 || moves[2].Kind != game.MoveRebirth {
		t.Errorf("before it is touched: %+v", moves)
	}
	p, _ = core.Touch(p, 15)
	moves := g.Moves(g.State(p), nil)
	if len(moves) != 1 || moves[0] != (game.Move{From: 13, To: 15, Throw: 2}) || len(core.Legal(&p, nil)) != 1 {
		t.Errorf("when it is touched: %+v", moves)
	}
}
