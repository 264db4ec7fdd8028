package rules

import (
	"slices"
	"strconv"
	"strings"

	"senet/game/fault"
)

// Kind says what the value of a toggle looks like, and so how it is written in
// a file and what the form shows for it.
type Kind uint8

// The kinds of toggle. The text of a value, as Get gives it and Set takes it,
// is in brackets.
const (
	KindBool   Kind = iota // yes or no ["true", "false"]
	KindNumber             // a whole number from Min to Max, or one of Values ["7"]
	KindEnum               // one of Values ["alternate"]
	KindThrows             // a set of throws from 1 to 5 ["1 4 5", or "none"]
	KindList               // Count values out of Values, in a fixed order ["on on on on back"]
)

// Group is the part of the rules a toggle belongs to; the form has one section
// for each.
type Group uint8

// The groups, in the order of the form.
const (
	GroupSetup Group = iota
	GroupAim
	GroupGods
	GroupHome
	GroupThrows
	GroupMoves
	GroupHits
	GroupHouses
	GroupBeauty
	GroupWater
	groups // how many there are
)

var groupNames = [groups]string{"setup", "aim", "gods", "home", "throws", "moves", "hits", "houses", "beauty", "water"}

// Groups lists the groups in the order of the form.
func Groups() []Group {
	all := make([]Group, groups)
	for i := range all {
		all[i] = Group(i)
	}
	return all
}

// NameKey is the text key of the group's name.
func (g Group) NameKey() string { return "rules.group." + groupNames[g] }

// Toggle describes one field of Rules: all that a form, a file, a validator, a
// fuzzer or a table in the documentation needs to know of it.
type Toggle struct {
	Key    string   // its name in files, in kebab-case
	Field  string   // the field of Rules it stands for
	Group  Group    // where it is shown
	Kind   Kind     // what its value looks like
	Values []string // the allowed values: of an enum, a number with few, or each place of a list
	Min    int      // KindNumber without Values: the least,
	Max    int      // … and the greatest allowed
	Count  int      // KindList: how many places
	First  int      // KindList: the number of the first place, for its label (a throw or a square)
	Source string   // where the rule is stated: S0–S4 are the source documents
	// Default is its value in the preset kendall.
	Default string

	get     func(r *Rules) string
	set     func(r *Rules, value string)
	matters func(r *Rules) bool // nil: always
}

// NameKey is the text key of the toggle's name.
func (t Toggle) NameKey() string { return "rules." + t.Key + ".name" }

// AboutKey is the text key of the one sentence that explains the toggle.
func (t Toggle) AboutKey() string { return "rules." + t.Key + ".about" }

// ValueKey is the text key that puts one of the toggle's values into words, for
// a list one of its places. It is "" for what is shown as a figure: throws, and
// numbers but 0.
func (t Toggle) ValueKey(value string) string {
	switch t.Kind {
	case KindBool:
		return "rules.value." + value
	case KindEnum, KindList:
		return "rules." + t.Key + "." + value
	case KindNumber:
		if value == "0" {
			return "rules." + t.Key + ".0"
		}
	}
	return ""
}

// Get returns the toggle's value in r as text.
func (t Toggle) Get(r Rules) string { return t.get(&r) }

// Set gives the toggle a value in r. A value that is not allowed changes
// nothing and is returned as a fault that says what is.
func (t Toggle) Set(r *Rules, value string) error {
	if !t.allows(value) {
		return fault.New("rules.file.badValue", "Key", t.Key, "Value", value, "Allowed", t.Allowed())
	}
	t.set(r, value)
	return nil
}

// Matters reports whether the toggle has any effect in r. One that has none
// (the gods' habits in a game without gods) keeps its value; a form may dim it.
func (t Toggle) Matters(r Rules) bool { return t.matters == nil || t.matters(&r) }

// Options lists every value that Set takes, for toggles that have few: bools,
// enums and numbers. It is nil for sets and lists.
func (t Toggle) Options() []string {
	switch t.Kind {
	case KindBool:
		return []string{"false", "true"}
	case KindEnum:
		return slices.Clone(t.Values)
	case KindNumber:
		if t.Values != nil {
			return slices.Clone(t.Values)
		}
		all := make([]string, 0, t.Max-t.Min+1)
		for n := t.Min; n <= t.Max; n++ {
			all = append(all, strconv.Itoa(n))
		}
		return all
	}
	return nil
}

// Allowed says in the notation of the file which values the toggle can have,
// such as "true, false" or "0–99". It reads the same in every language.
func (t Toggle) Allowed() string {
	switch t.Kind {
	case KindBool:
		return "true, false"
	case KindNumber:
		if t.Values == nil {
			return strconv.Itoa(t.Min) + "–" + strconv.Itoa(t.Max)
		}
		return strings.Join(t.Values, ", ")
	case KindEnum:
		return quoted(t.Values)
	case KindThrows:
		return "[1, 2, 3, 4, 5]"
	}
	return strconv.Itoa(t.Count) + " × (" + quoted(t.Values) + ")"
}

func quoted(values []string) string { return `"` + strings.Join(values, `", "`) + `"` }

// allows reports whether value is one that set can take.
func (t Toggle) allows(value string) bool {
	switch t.Kind {
	case KindBool:
		return value == "true" || value == "false"
	case KindNumber:
		n, err := strconv.Atoi(value)
		if err != nil || strconv.Itoa(n) != value {
			return false
		}
		return slices.Contains(t.Values, value) || t.Values == nil && n >= t.Min && n <= t.Max
	case KindEnum:
		return slices.Contains(t.Values, value)
	case KindThrows:
		return value == noThrows || allIn(strings.Fields(value), []string{"1", "2", "3", "4", "5"})
	}
	places := strings.Fields(value)
	return len(places) == t.Count && allIn(places, t.Values)
}

func allIn(values, allowed []string) bool {
	for _, v := range values {
		if !slices.Contains(allowed, v) {
			return false
		}
	}
	return len(values) > 0
}

// noThrows is the text of an empty set of throws.
const noThrows = "none"
