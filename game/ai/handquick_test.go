package ai

import (
	"math"
	"testing"

	"senet/game"
	"senet/game/fast"
	"senet/game/gametest"
	"senet/game/rules"
)

// The quick evaluation by hand is the plain one.
func TestQuick(t *testing.T) {
	for _, p := range rules.Presets() {
		core := gametest.New(t, p.Rules)
		g := fast.Compile(core)
		if g == nil {
			continue
		}
		for _, w := range []*weights{&standard, &heedless} {
			k := w.hasten(&p.Rules)
			rng := fast.NewRand(3)
			s, n := g.Start(), 0
			for range 3000 {
				if s, _ = g.Playout(s, rng, 1); s.Over() {
					s = g.Start()
				}
				if a := s.Await(); a != game.AwaitThrow && a != game.AwaitWater || !k.knows(s) {
					continue
				}
				n++
				at := g.Position(s)
				if a, b := k.win(s), w.win(core, &p.Rules, &at, at.Turn); math.Abs(a-b) > 1e-9 {
					t.Fatalf("%s: %g, plain %g: %+v", p.ID, a, b, at)
				}
			}
			if k != nil && n < 500 {
				t.Errorf("%s: only %d positions", p.ID, n)
			}
		}
	}
}
