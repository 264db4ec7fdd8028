package fast

import (
	"testing"

	"senet/game/gametest"
	"senet/game/rules"
)

// TestCalmPlies: the short way of Playout leads where the long one does, ply by
// ply, in random games of every rule set.
func TestCalmPlies(t *testing.T) {
	for _, preset := range rules.Presets() {
		core := gametest.New(t, preset.Rules)
		g, rng := Compile(core), NewRand(5)
		if g == nil {
			continue
		}
		calm, still := 0, 0
		s := g.Start()
		const plies = 300_000
		for range plies {
			before, again := *rng, *rng
			next := g.Ply(s, rng.Uint64())
			if quick, n := g.calmly(s, &before, 1); n == 1 {
				calm++
				if quick != next || before != *rng {
					t.Fatalf("%s: from %+v: %+v, the long way %+v", preset.ID, g.Position(s), g.Position(quick), g.Position(next))
				}
			}
			if quick, n := g.still(s, &again, 1); n == 1 {
				still++
				if quick != next || again != *rng {
					t.Fatalf("%s: from %+v: %+v, the long way %+v", preset.ID, g.Position(s), g.Position(quick), g.Position(next))
				}
			}
			if s = next; s.Over() {
				s = g.Start()
			}
		}
		t.Logf("%s: %.1f %% of plies are calm, %.1f %% still", preset.ID, 100*float64(calm)/plies, 100*float64(still)/plies)
	}
}

// TestPlayoutIsPlies: a playout is its plies one after another.
func TestPlayoutIsPlies(t *testing.T) {
	for _, preset := range rules.Presets() {
		core := gametest.New(t, preset.Rules)
		g := Compile(core)
		if g == nil {
			continue
		}
		for seed := range uint64(200) {
			a, b := NewRand(seed), NewRand(seed)
			end, n := g.Playout(g.Start(), a, 5000)
			s := g.Start()
			for range n {
				s = g.Ply(s, b.Uint64())
			}
			if s != end || *a != *b {
				t.Fatalf("%s, seed %d: %+v, by single plies %+v", preset.ID, seed, g.Position(end), g.Position(s))
			}
		}
	}
}
