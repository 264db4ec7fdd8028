package ruleform

import (
	"strings"

	"senet/game/rules"
	"senet/ui/ruleform/draft"
	"senet/ui/tr"
)

// origin says whose a rule set is and how certain, as far as that is known.
func origin(d *draft.Draft) string {
	p := d.Now
	if d.Set.Own && p.Author == "" {
		return tr.F("ruleform.from", map[string]any{"Name": d.Base().Name(tr.Language())})
	}
	who := joined(", ", p.Author, p.Year)
	if p.Certainty != "" {
		return joined(" · ", who, tr.S("rules.certainty."+p.Certainty))
	}
	return who
}

// short is the line under a rule set's name in the list, and whether it is one
// to be noticed.
func short(d *draft.Draft) (string, bool) {
	p := d.Now
	switch {
	case d.Set.Unusable:
		return tr.S("ruleform.broken"), true
	case !d.Playable():
		return tr.S("ruleform.contradicts"), true
	case d.Dirty():
		return joined(" · ", tr.S("ruleform.unsaved"), d.Base().Name(tr.Language())), true
	case d.Set.Own:
		return joined(" · ", d.Base().Name(tr.Language()), changes(d)), false
	}
	certainty := ""
	if p.Certainty != "" {
		certainty = tr.S("ruleform.certainty." + p.Certainty)
	}
	return joined(" · ", certainty, joined(", ", p.Author, p.Year)), false
}

// changes counts what the draft has otherwise than its base.
func changes(d *draft.Draft) string {
	return tr.N("ruleform.changes", d.Changes(), nil)
}

// joined joins what is not empty.
func joined(by string, parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, by)
}

// value puts a toggle's value into words.
func value(t rules.Toggle, v string) string { return draft.Words(t, v, tr.S) }

// sourceCodes are those of package rules, in order: "S0–S3" stands for a run.
var sourceCodes = []string{"S0", "S1", "S2", "S3", "S4", "RULES"}

// shortSources says where a toggle is stated, in short names: "S0, S4 §8" becomes
// "Apokrif; web page §8".
func shortSources(s string) string {
	var out []string
	for _, part := range strings.Split(s, ", ") {
		for _, p := range spread(part) {
			out = append(out, named(p, "ruleform.source.", " "))
		}
	}
	return strings.Join(out, "; ")
}

// legendText says what the short names of the sources stand for.
func legendText() string {
	var lines []string
	for _, c := range sourceCodes {
		lines = append(lines, tr.F("ruleform.legend.line", map[string]any{
			"Short": tr.S("ruleform.source." + c), "Full": tr.S("rules.source." + c),
		}))
	}
	return strings.Join(lines, "\n")
}

// fullSource names a source of a rule set in full; what is not one of the known
// documents stands as it is.
func fullSource(s string) string { return named(s, "rules.source.", ", ") }

// named puts the name of a source for the code that s begins with.
func named(s, prefix, gap string) string {
	code, rest, _ := strings.Cut(s, " ")
	if !known(code) || !tr.Has(prefix+code) {
		return s
	}
	if rest == "" {
		return tr.S(prefix + code)
	}
	return tr.S(prefix+code) + gap + rest
}

func known(code string) bool {
	for _, c := range sourceCodes {
		if c == code {
			return true
		}
	}
	return false
}

// spread lists the codes of a run such as "S0–S3"; anything else is itself.
func spread(s string) []string {
	first, last, isRun := strings.Cut(s, "–")
	if !isRun || !known(first) || !known(last) {
		return []string{s}
	}
	var out []string
	in := false
	for _, c := range sourceCodes {
		in = in || c == first
		if in {
			out = append(out, c)
		}
		if c == last {
			return out
		}
	}
	return []string{s}
}

// idle says why a toggle has no effect.
func idle(m draft.Mark) string {
	if len(m.Needs) == 0 {
		return tr.S("ruleform.idle.bare")
	}
	var needs []string
	for _, n := range m.Needs {
		var values []string
		for _, v := range n.Values {
			values = append(values, value(n.Toggle, v))
		}
		needs = append(needs, tr.F("ruleform.need", map[string]any{
			"Name": tr.S(n.Toggle.NameKey()), "Values": strings.Join(values, tr.S("ruleform.or")),
		}))
	}
	return tr.F("ruleform.idle", map[string]any{"Needs": strings.Join(needs, "; ")})
}
