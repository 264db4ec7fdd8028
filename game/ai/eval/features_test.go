package eval

import (
	"testing"

	"senet/game"
	"senet/game/fast"
	"senet/game/rules"
)

// Every state of every rule set has features and an output, and those of the
// mirrored state are the same where both sides are alike.
func TestSee(t *testing.T) {
	for _, p := range rules.Presets() {
		core, err := game.New(p.Rules)
		if err != nil {
			t.Fatal(err)
		}
		g := fast.Compile(core)
		if g == nil {
			continue
		}
		rng := fast.NewRand(9)
		s := g.Start()
		for range 3000 {
			if s, _ = g.Playout(s, rng, 1); s.Over() {
				s = g.Start()
			}
			if s.Await() == game.AwaitLot {
				continue
			}
			f, bucket := See(s, s.Turn())
			if bucket < 0 || bucket >= Buckets {
				t.Fatalf("%s: output %d", p.ID, bucket)
			}
			if !g.Symmetric() {
				continue
			}
			m := s.Mirror()
			if h, b := See(m, m.Turn()); h != f || b != bucket {
				t.Fatalf("%s: %x and mirrored %x", p.ID, f, h)
			}
		}
	}
}
