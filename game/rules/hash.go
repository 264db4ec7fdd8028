package rules

import (
	"crypto/sha256"
	"encoding/hex"

	"senet/game/fault"
)

// Pair is a toggle's key and a value, as text.
type Pair struct{ Key, Value string }

// Diff lists what r has otherwise than base, in the order of the catalogue. It
// is empty when they are equal.
func Diff(base, r Rules) []Pair {
	var pairs []Pair
	for _, t := range table {
		if v := t.Get(r); v != t.Get(base) {
			pairs = append(pairs, Pair{t.Key, v})
		}
	}
	return pairs
}

// Apply returns base with the given values, the inverse of Diff. Unknown keys
// and values that are not allowed are reported and left out.
func Apply(base Rules, pairs []Pair) (Rules, fault.List) {
	var faults fault.List
	for _, p := range pairs {
		t, ok := Lookup(p.Key)
		if !ok {
			faults = append(faults, unknown("rules.file.unknownKey", p.Key, keys()))
			continue
		}
		if err := t.Set(&base, p.Value); err != nil {
			faults = append(faults, err.(*fault.Fault))
		}
	}
	return base, faults
}

func keys() []string {
	all := make([]string, len(table))
	for i, t := range table {
		all[i] = t.Key
	}
	return all
}

// Hash returns a short name for the rule set, 12 hexadecimal digits, the same
// in every version of the program: it is made from the toggles that differ from
// kendall, by key, so neither the layout of Rules nor a toggle added later
// changes it (as long as the new toggle's default is what was played before).
func (r Rules) Hash() string {
	h := sha256.New()
	h.Write([]byte("senet rules\n"))
	for _, t := range catalogue() {
		if v := t.Get(r); v != t.Default {
			h.Write([]byte(t.Key + "=" + v + "\n"))
		}
	}
	return hex.EncodeToString(h.Sum(nil)[:6])
}
