package draft

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"senet/game/fault"
	"senet/game/rules"
)

// Mark is what there is to say about one toggle of a draft.
type Mark struct {
	Value   string     // now
	Base    string     // in the base
	Changed bool       // they differ
	Matters bool       // the toggle has an effect
	Needs   []Need     // if not: what would give it one; may be empty
	Clashes fault.List // the contradictions it is part of
}

// Need is a toggle, and the values of it that give another one its effect.
type Need struct {
	Toggle rules.Toggle
	Values []string
}

// Marks tells of every toggle, in the order of the catalogue.
func (d *Draft) Marks() []Mark {
	clashes := byKey(d.Clashes())
	all := catalogue()
	out := make([]Mark, len(all))
	for i, t := range all {
		m := Mark{Value: t.Get(d.Now.Rules), Base: t.Get(d.base.Rules), Matters: t.Matters(d.Now.Rules), Clashes: clashes[t.Key]}
		m.Changed = m.Value != m.Base
		if !m.Matters {
			m.Needs = needs(t, d.Now.Rules)
		}
		out[i] = m
	}
	return out
}

// byKey sorts contradictions by the toggles they are between.
func byKey(clashes fault.List) map[string]fault.List {
	out := map[string]fault.List{}
	for _, f := range clashes {
		for _, arg := range []string{"First", "Second", "Key"} {
			if key, ok := f.Args[arg]; ok {
				out[fmt.Sprint(key)] = append(out[fmt.Sprint(key)], f)
			}
		}
	}
	return out
}

// Keys are the keys of the toggles that a contradiction is between.
func Keys(f *fault.Fault) []string {
	var out []string
	for _, arg := range []string{"First", "Second", "Key"} {
		if key, ok := f.Args[arg]; ok {
			out = append(out, fmt.Sprint(key))
		}
	}
	return out
}

// catalogue is the catalogue by groups, as the form shows it.
func catalogue() []rules.Toggle {
	all := rules.Catalogue()
	slices.SortStableFunc(all, func(a, b rules.Toggle) int { return int(a.Group) - int(b.Group) })
	return all
}

// Catalogue lists the toggles in the order of the form: by groups, and as in
// rules.Catalogue within one.
func Catalogue() []rules.Toggle { return catalogue() }

// needs finds what has to be changed in r for t to have an effect: one toggle if
// one is enough, else two. What depends on what is nowhere written down but in
// Toggle.Matters, so it is tried.
func needs(t rules.Toggle, r rules.Rules) []Need {
	deciders := deciders(t)
	if n, ok := need(t, r, deciders); ok {
		return []Need{n}
	}
	for _, first := range deciders {
		for _, v := range first.Options() {
			changed := r
			if first.Set(&changed, v) != nil {
				continue
			}
			if n, ok := need(t, changed, deciders); ok && n.Toggle.Key != first.Key {
				return []Need{enabling(first, n, t, r), n}
			}
		}
	}
	return nil
}

// need finds a toggle that alone gives t an effect in r.
func need(t rules.Toggle, r rules.Rules, deciders []rules.Toggle) (Need, bool) {
	for _, other := range deciders {
		n := Need{Toggle: other}
		for _, v := range other.Options() {
			changed := r
			if other.Set(&changed, v) == nil && t.Matters(changed) {
				n.Values = append(n.Values, v)
			}
		}
		if n.Values != nil {
			return n, true
		}
	}
	return Need{}, false
}

// enabling collects the values of first with which second gives t its effect.
func enabling(first rules.Toggle, second Need, t rules.Toggle, r rules.Rules) Need {
	n := Need{Toggle: first}
	for _, v := range first.Options() {
		changed := r
		if first.Set(&changed, v) != nil || second.Toggle.Set(&changed, second.Values[0]) != nil {
			continue
		}
		if t.Matters(changed) {
			n.Values = append(n.Values, v)
		}
	}
	return n
}

// deciders are the toggles that can decide whether t has an effect: those with
// few values. System, which decides most, comes first.
func deciders(t rules.Toggle) []rules.Toggle {
	var out []rules.Toggle
	for _, other := range rules.Catalogue() {
		if other.Key != t.Key && len(other.Options()) <= 8 && other.Options() != nil {
			out = append(out, other)
		}
	}
	slices.SortStableFunc(out, func(a, b rules.Toggle) int { return weight(a) - weight(b) })
	return out
}

func weight(t rules.Toggle) int {
	if t.Key == "system" {
		return 0
	}
	return 1
}

// Words puts a toggle's value into words: say gives the text of a key. A list
// has its places before it, "1: …; 2: …".
func Words(t rules.Toggle, value string, say func(string) string) string {
	switch {
	case t.Kind == rules.KindThrows:
		if value == "none" {
			return say("ruleform.none")
		}
		return strings.Join(strings.Fields(value), ", ")
	case t.Kind == rules.KindList:
		parts := strings.Fields(value)
		for i, p := range parts {
			parts[i] = strconv.Itoa(t.First+i) + ": " + word(t, p, say)
		}
		return strings.Join(parts, "; ")
	}
	return word(t, value, say)
}

func word(t rules.Toggle, value string, say func(string) string) string {
	if key := t.ValueKey(value); key != "" {
		return say(key)
	}
	return value
}
