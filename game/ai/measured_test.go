package ai

import (
	"slices"
	"testing"

	"senet/game/rules"
)

// The table of measured strengths names what there is, says something of every
// level, and no level is said to be weaker than the one below it.
func TestMeasured(t *testing.T) {
	seen := map[[2]string]bool{}
	for _, s := range measured() {
		if _, ok := rules.ByID(s.Rules); !ok || !slices.Contains(Levels(), s.Level) || seen[[2]string{s.Rules, s.Level}] {
			t.Errorf("%+v: no such rule set or level, or twice", s)
		}
		seen[[2]string{s.Rules, s.Level}] = true
		if s.Loss < 0 || s.Loss > 0.1 || s.Loss == 0 && s.Share == 0 {
			t.Errorf("%+v: nothing was measured, or nonsense", s)
		}
		if s.Share != 0 && (s.Share < 0.5 || s.Share > 1 || slices.Index(Levels(), s.Below) < 0 ||
			slices.Index(Levels(), s.Below) >= slices.Index(Levels(), s.Level)) {
			t.Errorf("%+v: not stronger than a level below", s)
		}
	}
	for _, p := range rules.Presets() {
		last := 1.0
		for _, l := range Levels() {
			s, ok := Measured(l, p.ID)
			if !ok {
				t.Errorf("%s: nothing is known of %s", p.ID, l)
			}
			if s.Loss > 0 {
				if s.Loss > last {
					t.Errorf("%s: %s gives away more than the level below", p.ID, l)
				}
				last = s.Loss
			}
		}
	}
}
