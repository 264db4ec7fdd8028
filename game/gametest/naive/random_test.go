package naive_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"senet/game/rules"
	"senet/game/rules/rulestest"
)

var sets = flag.Int("sets", 150, "random rule sets to compare")

// Rule sets that nobody would think of: every toggle at random, as far as the
// values do not contradict each other.
func TestEngineAgreesOnRandomRules(t *testing.T) {
	n := 200
	if *plies > 0 {
		n = *plies
	}
	kendall, _ := rules.ByID("kendall")
	rng := rand.New(rand.NewPCG(*seed, 31))
	failed := 0
	for i := range *sets {
		r := rulestest.Random(rng)
		w, err := newWalker(r, *seed+uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		if err := w.run(n); err != nil {
			t.Errorf("kendall with %v: %v", rules.Diff(kendall.Rules, r), err)
			if failed++; failed == 8 {
				return
			}
		}
	}
}
