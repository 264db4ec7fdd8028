package naive_test

import (
	"testing"

	"senet/game"
	"senet/game/rules"
)

// The comparison is worth something only if it notices when the two do not play
// by the same rules: the engine gets one toggle changed, the oracle does not.
func TestComparisonNoticesOneToggle(t *testing.T) {
	for _, c := range []struct {
		preset, toggle, value string
	}{
		{"kendall", "all-dark", "6"},
		{"kendall", "row-corners", "false"},
		{"kendall", "backward", "piece"},
		{"kendall", "backward", "never"},
		{"kendall", "again-needs-a-move", "true"},
		{"kendall", "rebirth-throws-again", "true"},
		{"kendall", "break-group", "none"},
		{"kendall", "bars", "three-enemies"},
		{"kendall", "last-protect", "false"},
		{"kendall", "net-loses", "false"},
		{"gods", "gods-jump", "false"},
		{"gods", "gods-auto-free", "false"},
		{"bell", "bell-entry", "optional"},
		{"common", "break-group", "second"},
		{"common", "rebirth-taken", "behind"},
		{"voyage", "too-far", "refused"},
		{"five-stones", "last-protect", "true"},
		{"modern-kendall", "last-hits", "none"},
		{"bell-1979", "expel-on-15", "false"},
		{"maat", "last-hits", "swap"},
		{"jequier", "lot-plays", "false"},
		{"jequier", "start-held", "false"},
		{"jequier", "hit", "swap"},
		{"jequier", "house-safe", "last"},
		{"jequier", "water", "plain"},
		{"jequier", "too-far", "refused"},
		{"jequier", "free-when", "always"},
		{"jequier", "free-when", "out"},
		{"jequier", "row-points", "false"},
		{"kendall-printed", "throws-first", "false"},
		{"kendall-printed", "water-costs-a-turn", "false"},
		{"kendall-printed", "reborn-first", "false"},
	} {
		preset, _ := rules.ByID(c.preset)
		r := preset.Rules
		toggle, _ := rules.Lookup(c.toggle)
		if err := toggle.Set(&r, c.value); err != nil {
			t.Fatal(err)
		}
		if len(r.Validate()) > 0 {
			continue // refused: then nobody plays it
		}
		w, err := newWalker(preset.Rules, 1)
		if err != nil {
			t.Fatal(err)
		}
		if w.g, err = game.New(r); err != nil {
			t.Fatal(err)
		}
		if err := w.run(30_000); err == nil {
			t.Errorf("%s with %s = %s plays like %s", c.preset, c.toggle, c.value, c.preset)
		}
	}
}
