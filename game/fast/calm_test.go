package fast

import (
	"testing"

	"senet/game"
	"senet/game/rules"
)

// TestCalmPlies: the short way of Ply leads where the long one does, in every
// state of random games of every rule set.
func TestCalmPlies(t *testing.T) {
	for _, preset := range rules.Presets() {
		core, err := game.New(preset.Rules)
		if err != nil {
			t.Fatal(err)
		}
		g, rng := Compile(core), NewRand(5)
		calm := 0
		s := g.Start()
		const plies = 200_000
		for range plies {
			r := rng.Uint64()
			next := g.anyPly(s, r)
			if quick := g.Ply(s, r); quick != next {
				t.Fatalf("%s: from %+v by %x: %+v, the long way %+v", preset.ID, g.Position(s), r, g.Position(quick), g.Position(next))
			}
			if isCalm(g, s, r) {
				calm++
			}
			if s = next; s.Over() {
				s = g.Start()
			}
		}
		t.Logf("%s: %.1f %% of plies are calm", preset.ID, 100*float64(calm)/plies)
	}
}

func isCalm(g *Game, s State, r uint64) bool {
	if s.rest&^calmFree != calm || s.more != 0 || !g.canCalm {
		return false
	}
	_, ok := g.calmPly(s, r)
	return ok
}
