package fast_test

import (
	"math/rand/v2"
	"testing"

	"senet/game/fast"
	"senet/game/rules"
	"senet/game/rules/rulestest"
)

// supported is the next random rule set that is played fast.
func supported(rng *rand.Rand) rules.Rules {
	for {
		if r := rulestest.Random(rng); fast.Supports(r) {
			return r
		}
	}
}

// presets are the rule sets that are played fast.
func presets() []rules.Preset {
	var list []rules.Preset
	for _, p := range rules.Presets() {
		if fast.Supports(p.Rules) {
			list = append(list, p)
		}
	}
	return list
}

// A rule set that is not known is refused, not played wrongly.
func TestSupports(t *testing.T) {
	for _, p := range rules.Presets() {
		compiled := fast.Compile(plainGame(t, p.Rules)) != nil
		if compiled != fast.Supports(p.Rules) || compiled == (p.ID == "kendall-printed") {
			t.Errorf("%s: supported %v, compiled %v", p.ID, fast.Supports(p.Rules), compiled)
		}
	}
}
