package rules

import "testing"

func TestPresetsLoadAndValidate(t *testing.T) {
	for _, p := range Presets() {
		if faults := p.Rules.Validate(); len(faults) > 0 {
			t.Errorf("%s: %v", p.ID, faults)
		}
		t.Log(p.ID, p.Rules.Hash(), Diff(Presets()[0].Rules, p.Rules))
	}
}
