// Package shelf is where the rule sets stand: the built-in ones and, behind
// them, the player's own, each a TOML file in the folder that package settings
// keeps. It reads and writes them and knows nothing of the window.
//
// A file with faults is read as far as it goes and never lost: before anything
// is written in its place it is set aside under another name.
package shelf

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"senet/game/fault"
	"senet/game/rules"
	"senet/settings"
)

// Set is a rule set and what is known of its file.
type Set struct {
	Preset rules.Preset
	Own    bool   // the player's own, not a built-in one
	File   string // own: the id of its file (package settings); "" before the first save
	// Faults is what is wrong with the file: lines and keys. Contradictions
	// between toggles are not among them; Rules.Validate tells them.
	Faults fault.List
	// Unusable: nothing of the file could be understood. Preset is then kendall's
	// rules under the name of the file, and not to be played or saved.
	Unusable bool
}

// BuiltIn lists the built-in rule sets, in the order of the menu. Their texts
// are shared and must not be changed.
func BuiltIn() []Set {
	var out []Set
	for _, p := range rules.Presets() {
		out = append(out, Set{Preset: p})
	}
	return out
}

// Own lists the player's rule sets, sorted by file. A file that cannot be read
// is listed too, as unusable. The error (a *fault.Fault) is that the folder
// cannot be read; then there are none.
func Own() ([]Set, error) {
	ids, err := settings.ListRules()
	if err != nil {
		return nil, err
	}
	out := make([]Set, 0, len(ids))
	for _, id := range ids {
		data, err := settings.LoadRules(id)
		if err != nil {
			f, ok := err.(*fault.Fault)
			if !ok {
				f = fault.New("rules.file.unreadable", "Reason", err.Error())
			}
			p, _ := rules.ReadTOML(nil)
			out = append(out, named(Set{Preset: p, Faults: fault.List{f}, Unusable: true}, id))
			continue
		}
		out = append(out, named(Parse(data), id))
	}
	return out, nil
}

// named makes s the player's rule set of the file id. The name of the file
// counts, whatever id is written in it; where that is a built-in one's the rule
// set gets another id, since a game knows its rules by that.
func named(s Set, id string) Set {
	s.Own, s.File, s.Preset.ID = true, id, id
	if _, builtIn := rules.ByID(id); builtIn {
		s.Preset.ID = "own-" + id
	}
	if s.Preset.Name("en") == s.Preset.ID || s.Preset.Name("en") == "" {
		s.Preset.Names = Same(id)
	}
	return s
}

// Same is one text in every language.
func Same(text string) map[string]string {
	m := map[string]string{}
	for _, l := range rules.Languages {
		m[l] = text
	}
	return m
}

// ByID returns the built-in or own rule set with the given id. Own ones that
// are unusable are not found.
func ByID(id string) (rules.Preset, bool) {
	if p, ok := rules.ByID(id); ok {
		return p, true
	}
	own, err := Own()
	if err != nil {
		return rules.Preset{}, false
	}
	i := slices.IndexFunc(own, func(s Set) bool { return s.Preset.ID == id && !s.Unusable })
	if i < 0 {
		return rules.Preset{}, false
	}
	return own[i].Preset, true
}

// Playable lists the player's own rule sets that a game can be played with,
// by their names in the language lang.
func Playable(lang string) []rules.Preset {
	own, err := Own()
	if err != nil {
		return nil
	}
	var out []rules.Preset
	for _, s := range own {
		if !s.Unusable && len(s.Preset.Rules.Validate()) == 0 {
			out = append(out, s.Preset)
		}
	}
	slices.SortStableFunc(out, func(a, b rules.Preset) int {
		return cmp.Compare(strings.ToLower(a.Name(lang)), strings.ToLower(b.Name(lang)))
	})
	return out
}

// fatal are the faults after which nothing of a file has been read.
var fatal = []string{
	"rules.file.tooBig", "rules.file.empty", "rules.file.utf16", "rules.file.binary",
	"rules.file.tooDeep", "rules.file.unreadable",
}

// Parse reads a rule set out of a file's content, as far as it can be read. The
// result has no file yet.
func Parse(data []byte) Set {
	p, faults := rules.ReadTOML(data)
	s := Set{Preset: p, Own: true}
	for _, f := range faults {
		if strings.HasPrefix(f.Key, "rules.clash.") {
			continue
		}
		s.Faults = append(s.Faults, f)
		s.Unusable = s.Unusable || slices.Contains(fatal, f.Key)
	}
	base, _ := rules.ByID(p.Base)
	if len(s.Faults) > 0 && len(p.Names) == 0 && p.Rules == base.Rules {
		s.Unusable = true // some other file, of which not a word was understood
	}
	return s
}

// builtInIDs are the ids that no file of the player's should have.
func builtInIDs() []string {
	var ids []string
	for _, p := range rules.Presets() {
		ids = append(ids, p.ID)
	}
	return ids
}

// newFile finds the id for the file of a rule set called name that has so far
// been in the file now ("" for none): now again if it still fits the name.
func newFile(now, name string) string {
	id := settings.FreeRuleID(name, builtInIDs()...)
	if now == "" {
		return id
	}
	// The id is not free because the file itself has it: the name fits.
	if stem, n, ok := cutNumber(id); ok && n > 1 && (now == stem || numberedAs(now, stem)) {
		return now
	}
	return id
}

// cutNumber splits "my-senet-2" into "my-senet" and 2.
func cutNumber(id string) (string, int, bool) {
	i := strings.LastIndexByte(id, '-')
	if i <= 0 {
		return id, 0, false
	}
	n, err := strconv.Atoi(id[i+1:])
	return id[:i], n, err == nil
}

func numberedAs(id, stem string) bool {
	s, _, ok := cutNumber(id)
	return ok && s == stem
}

// Saved is what a save has done.
type Saved struct {
	File  string // the id of the file
	Aside string // the path under which a faulty file was set aside first, or ""
}

// Save writes a rule set called name to its file, under a new id when it has
// none or when the old one no longer fits the name, with the sentence about
// each toggle that about gives for its text key. The error is a *fault.Fault;
// then the old file is as it was, or under the path in Saved.Aside.
func Save(s Set, name string, about func(string) string) (Saved, error) {
	to := Saved{File: newFile(s.File, name)}
	s.Preset.ID = to.File
	data := rules.WriteTOMLWith(s.Preset, about)
	at := to.File
	if s.File != "" {
		at = s.File
		if len(s.Faults) > 0 {
			path, err := settings.RulesPath(s.File)
			if err == nil {
				to.Aside, err = settings.SetAside(path)
			}
			if err != nil {
				return Saved{File: s.File}, err
			}
			at = to.File // the old one is gone; nothing to rename
		}
	}
	if err := settings.SaveRules(at, data); err != nil {
		return Saved{File: s.File, Aside: to.Aside}, err
	}
	if at != to.File && settings.RenameRules(at, to.File) != nil {
		to.File = at // saved all the same, in the file it was in
	}
	return to, nil
}

// Delete removes the file of an own rule set for good. The error is a
// *fault.Fault.
func Delete(file string) error { return settings.DeleteRules(file) }
