package game_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"senet/game"
	"senet/game/rules"
)

// A toggle that does not matter in a rule set changes nothing there: with each
// of its values the same random games go the same way (Toggle.Matters).
func TestWhatDoesNotMatterChangesNothing(t *testing.T) {
	plies := 1500
	if testing.Short() {
		plies = 200
	}
	pairs := 0
	for _, preset := range rules.Presets() {
		for _, toggle := range rules.Catalogue() {
			if toggle.Matters(preset.Rules) || toggle.Field == "Minutes" {
				continue
			}
			for _, value := range toggle.Options() {
				r := preset.Rules
				if toggle.Set(&r, value) != nil || r == preset.Rules || len(r.Validate()) > 0 {
					continue
				}
				pairs++
				if p, ok := differs(plainGame(t, preset.Rules), plainGame(t, r), plies); ok {
					t.Errorf("%s: %s = %s is said not to matter\n%+v", preset.ID, toggle.Key, value, p)
				}
			}
		}
	}
	if pairs < 100 {
		t.Errorf("only %d rule sets were compared", pairs)
	}
}

// differs plays two games alike until they are not.
func differs(a, b *game.Game, plies int) (game.Position, bool) {
	rng := rand.New(rand.NewPCG(1, uint64(plies)))
	p, q := a.Start(), b.Start()
	for range plies {
		legal := a.Legal(&p, nil)
		if p != q || !slices.Equal(legal, b.Legal(&q, nil)) || !slices.Equal(a.Chances(&p), b.Chances(&q)) {
			return p, true
		}
		switch chances := a.Chances(&p); {
		case p.Await == game.AwaitNothing:
			p, q = a.Start(), b.Start()
		case len(legal) > 0 && (chances == nil || rng.IntN(2) == 0):
			m := legal[rng.IntN(len(legal))]
			p, _, _ = a.Play(p, m, nil)
			q, _, _ = b.Play(q, m, nil)
		default:
			n := chances[rng.IntN(len(chances))].Throw
			p, _, _ = a.Throw(p, n, nil)
			q, _, _ = b.Throw(q, n, nil)
		}
	}
	return p, false
}

// Where these have no effect the catalogue says so.
func TestMattersKnows(t *testing.T) {
	for _, c := range []struct {
		id, key string
		want    bool
	}{
		{"maat", "last-ends-turn", false},
		{"maat", "last-protect", false},
		{"common", "last-protect", false},
		{"kendall-1978", "last-protect", false},
		{"voyage", "last-protect", false},
		{"common", "last-ends-turn", true},
		{"kendall", "last-protect", true},
		{"bell", "last-protect", true},
		{"five-stones", "last-protect", true},
		{"modern-kendall", "last-protect", true},
		{"jequier", "last-protect", true},
		{"bell", "backward-from", false},
		{"common", "backward-from", false},
		{"kendall", "backward-from", true},
		{"common", "rebirth-throws-again", false},
		{"five-stones", "rebirth-throws-again", true},
		{"jequier", "rebirth-taken", false},
		{"jequier", "reborn-first", false},
		{"jequier", "water-costs-a-turn", true},
		{"kendall", "reborn-first", false},
		{"kendall-printed", "reborn-first", true},
		{"bell", "start-held", false},
		{"modern-kendall", "lot-plays", false},
		{"cycle", "row-points", false},
		{"cycle", "throws-first", false},
	} {
		preset, _ := rules.ByID(c.id)
		toggle, ok := rules.Lookup(c.key)
		if got := toggle.Matters(preset.Rules); !ok || got != c.want {
			t.Errorf("%s in %s: matters %v, want %v", c.key, c.id, got, c.want)
		}
	}
}
