package fast_test

import (
	"math/rand/v2"
	"testing"

	"senet/game"
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

// Every rule set that can be played is played fast: the built-in ones, and any
// that Validate finds nothing wrong with.
func TestSupports(t *testing.T) {
	for _, p := range rules.Presets() {
		if !fast.Supports(p.Rules) || fast.Compile(plainGame(t, p.Rules)) == nil {
			t.Errorf("%s is not supported", p.ID)
		}
	}
	rng := rand.New(rand.NewPCG(8, 8))
	for range 2000 {
		if r := rulestest.Random(rng); !fast.Supports(r) {
			t.Errorf("not supported: %+v", r)
		}
	}
}

// What a State has no room for together is refused, not played wrongly. No game
// of the core comes that far.
func TestNoRoom(t *testing.T) {
	printed, _ := rules.ByID("kendall-printed")
	for what, spoil := range map[string]func(r *rules.Rules){
		"phases":     func(r *rules.Rules) { r.System = rules.SystemCycle },
		"gods":       func(r *rules.Rules) { r.Gods = true },
		"needs move": func(r *rules.Rules) { r.AgainNeedsMove = true },
		"bounces":    func(r *rules.Rules) { r.TooFar = rules.TooFarBounces },
	} {
		r := printed.Rules
		spoil(&r)
		if _, err := game.New(r); err == nil || fast.Supports(r) {
			t.Errorf("%s: a game of the core: %v, supported: %v", what, err == nil, fast.Supports(r))
		}
	}
}

// asPrinted gives every second rule set the mechanics of the printed game of
// 1978, each where it contradicts nothing.
func asPrinted(r rules.Rules, rng *rand.Rand) rules.Rules {
	if rng.IntN(2) == 0 {
		return r
	}
	for _, add := range []func(r *rules.Rules){
		func(r *rules.Rules) { r.Water, r.RebirthTaken = rules.WaterRebirth, rules.RebirthBehind },
		func(r *rules.Rules) { r.AgainNeedsMove, r.ThrowsFirst = false, true },
		func(r *rules.Rules) { r.RebornFirst = true },
		func(r *rules.Rules) { r.WaterCosts = true },
	} {
		changed := r
		if add(&changed); rng.IntN(4) > 0 && len(changed.Validate()) == 0 {
			r = changed
		}
	}
	return r
}
