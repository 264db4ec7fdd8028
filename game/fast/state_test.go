package fast_test

import (
	"slices"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/fast"
	"senet/game/rules"
)

// TestKeys: equal states have equal keys and different ones different keys, over
// a million plies of random games; who has the spools does not matter.
func TestKeys(t *testing.T) {
	preset, _ := rules.ByID("kendall")
	g := fast.Compile(plainGame(t, preset.Rules))
	rng := fast.NewRand(11)
	seen := map[uint64]fast.State{}
	low := map[uint64]int{}
	s := g.Start()
	n := 1_000_000
	if testing.Short() {
		n /= 10
	}
	for range n {
		p := g.Position(s)
		p.Swapped = false
		plain := g.State(p)
		if plain.Key() != s.Key() {
			t.Fatalf("the key knows who has the spools: %+v", p)
		}
		if other, ok := seen[s.Key()]; ok && other != plain {
			t.Fatalf("two states share a key: %+v and %+v", p, g.Position(other))
		} else if !ok {
			seen[s.Key()] = plain
			low[s.Key()&0xff]++
		}
		if s = g.Ply(s, rng.Uint64()); s.Over() {
			s = g.Start()
		}
	}
	fair := len(seen) / 256
	for bits, count := range low {
		if count < fair*3/4 || count > fair*5/4 {
			t.Errorf("%d of %d keys end in %02x", count, len(seen), bits)
		}
	}
}

// TestMover: the owner of the piece on 26 throws its fate; else the side whose
// turn it is acts.
func TestMover(t *testing.T) {
	preset, _ := rules.ByID("kendall")
	g := fast.Compile(plainGame(t, preset.Rules))
	rng := fast.NewRand(12)
	other := 0
	s := g.Start()
	for range 100_000 {
		p := g.Position(s)
		want := p.Turn
		if q := p.Cells[board.Beauty]; q != 0 && s.Await() == game.AwaitFate {
			want = board.Side(q - 1)
		}
		if s.Mover() != want {
			t.Fatalf("%v moves in %+v", s.Mover(), p)
		}
		if want != p.Turn {
			other++
		}
		if s = g.Ply(s, rng.Uint64()); s.Over() {
			s = g.Start()
		}
	}
	if other == 0 {
		t.Error("no fate of a piece that was swapped to 26")
	}
}

// TestMirror: in symmetric rule sets the mirrored state has the same moves, and
// they lead to mirrored states.
func TestMirror(t *testing.T) {
	for _, preset := range presets() {
		g := fast.Compile(plainGame(t, preset.Rules))
		if !g.Symmetric() {
			continue
		}
		rng := fast.NewRand(13)
		s := g.Start()
		for range 30_000 {
			if s.Await() != game.AwaitLot {
				mirrored(t, g, s)
			}
			if s.Mirror().Mirror() != s {
				t.Fatalf("%s: mirrored twice %+v is %+v", preset.ID, g.Position(s), g.Position(s.Mirror().Mirror()))
			}
			if s = g.Ply(s, rng.Uint64()); s.Over() {
				s = g.Start()
			}
		}
	}
}

func mirrored(t *testing.T, g *fast.Game, s fast.State) {
	t.Helper()
	m := s.Mirror()
	if m.Await() != game.AwaitNothing && m.Mover() == s.Mover() {
		t.Fatalf("the same side moves in %+v", g.Position(m))
	}
	for _, c := range g.Chances(s) {
		a, moves := g.Threw(s, c.Throw, nil)
		b, same := g.Threw(m, c.Throw, nil)
		if a.Mirror() != b || !slices.Equal(moves, same) {
			t.Fatalf("after %d from %+v: %+v and %+v", c.Throw, g.Position(s), g.Position(a), g.Position(b))
		}
		mirroredMoves(t, g, a, b, moves, 2)
	}
}

// mirroredMoves compares what the moves lead to, where throws are put by also
// what those lead to that follow them.
func mirroredMoves(t *testing.T, g *fast.Game, a, b fast.State, moves []game.Move, deep int) {
	t.Helper()
	for _, move := range moves {
		c, d := g.Play(a, move), g.Play(b, move)
		if c.Mirror() != d {
			t.Fatalf("%v differs in the mirror of %+v", move, g.Position(a))
		}
		if next := g.Moves(c, nil); deep > 0 && pends(c) {
			if !slices.Equal(next, g.Moves(d, nil)) {
				t.Fatalf("after %v the moves differ in the mirror of %+v", move, g.Position(a))
			}
			mirroredMoves(t, g, c, d, next, deep-1)
		}
	}
}

// TestMovable: the moves along the path are those of the pieces it names.
func TestMovable(t *testing.T) {
	for _, id := range []string{"kendall", "modern-kendall", "bell", "maat", "five-stones", "jequier", "kendall-printed"} {
		preset, _ := rules.ByID(id)
		g := fast.Compile(plainGame(t, preset.Rules))
		rng := fast.NewRand(14)
		s := g.Start()
		for range 30_000 {
			if s.Await() == game.AwaitThrow && s.Turn() == s.Mover() {
				for _, c := range g.Chances(s) {
					named(t, g, s, c.Throw)
				}
			}
			if s = g.Ply(s, rng.Uint64()); s.Over() {
				s = g.Start()
			}
		}
	}
}

func named(t *testing.T, g *fast.Game, s fast.State, throw game.Throw) {
	t.Helper()
	ahead, back := g.Movable(s, throw)
	_, moves := g.Threw(s, throw, nil)
	for _, m := range moves {
		if m.Kind != game.MoveStep || m.Throw != 0 && m.Throw != throw {
			continue
		}
		set := &ahead
		if m.Back {
			set = &back
		}
		if *set>>m.From&1 == 0 || g.Target(s, throw, m.From, m.Back) != m.To {
			t.Fatalf("%+v is not named for %d in %+v", m, throw, g.Position(s))
		}
		*set &^= 1 << m.From
	}
	if ahead|back != 0 && (len(moves) > 0 || !g.Core().Rules().ThrowsFirst) {
		t.Fatalf("%b and %b cannot move by %d in %+v", ahead, back, throw, g.Position(s))
	}
}
