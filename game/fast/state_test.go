package fast_test

import (
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
