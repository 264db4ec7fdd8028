// Package rulestest makes random rule sets for the tests of whatever plays
// them.
package rulestest

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"senet/game/rules"
)

// Random returns a rule set that Validate finds nothing wrong with: a built-in
// one with some toggles changed. The same r gives the same rule sets.
func Random(r *rand.Rand) rules.Rules {
	presets, toggles := rules.Presets(), rules.Catalogue()
	set := presets[r.IntN(len(presets))].Rules
	for range r.IntN(3 * len(toggles)) {
		changed := set
		t := toggles[r.IntN(len(toggles))]
		if err := t.Set(&changed, Value(r, t)); err == nil && len(changed.Validate()) == 0 {
			set = changed
		}
	}
	return set
}

// Value returns a random value that the toggle allows.
func Value(r *rand.Rand, t rules.Toggle) string {
	switch t.Kind {
	case rules.KindThrows:
		var set []string
		for n := 1; n <= 5; n++ {
			if r.IntN(2) == 0 {
				set = append(set, strconv.Itoa(n))
			}
		}
		if set == nil {
			return "none"
		}
		return strings.Join(set, " ")
	case rules.KindList:
		places := make([]string, t.Count)
		for i := range places {
			places[i] = t.Values[r.IntN(len(t.Values))]
		}
		return strings.Join(places, " ")
	}
	all := t.Options()
	return all[r.IntN(len(all))]
}
