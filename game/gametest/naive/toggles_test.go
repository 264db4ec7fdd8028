package naive_test

import (
	"testing"

	"senet/game/rules"
)

// Every preset with any one toggle set to any value that does not contradict
// the others: the engine and the oracle agree.
func TestEngineAgreesOnEveryToggle(t *testing.T) {
	n := 200
	if *plies > 0 {
		n = *plies
	}
	if testing.Short() {
		n = 100
	}
	for _, preset := range rules.Presets() {
		t.Run(preset.ID, func(t *testing.T) {
			t.Parallel()
			sets := 0
			for _, toggle := range rules.Catalogue() {
				if toggle.Key == "minutes" {
					continue // a clock's business, and a thousand values
				}
				for _, value := range toggle.Options() {
					r := preset.Rules
					if err := toggle.Set(&r, value); err != nil {
						t.Fatalf("%s = %s: %v", toggle.Key, value, err)
					}
					if r == preset.Rules || len(r.Validate()) > 0 {
						continue
					}
					sets++
					w, err := newWalker(r, *seed)
					if err != nil {
						t.Fatal(err)
					}
					if err := w.run(n); err != nil {
						t.Errorf("%s with %s = %s: %v", preset.ID, toggle.Key, value, err)
					}
				}
			}
			t.Logf("%d rule sets, %d plies each", sets, n)
		})
	}
}
