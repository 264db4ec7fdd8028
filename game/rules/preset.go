package rules

import (
	"cmp"
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"sync"
)

// DefaultID is the preset that a new game starts with, and the base of a rule
// set that names none.
const DefaultID = "kendall"

// Certainty says how much of a preset is in its sources.
const (
	CertaintyRecorded  = "recorded"  // played and written down in the source
	CertaintyCompleted = "completed" // the source's rules with their gaps closed
	CertaintyDoubtful  = "doubtful"  // the source is thin, or contradicts itself
	CertaintyCommon    = "common"    // in no one source: what most sets print today
	CertaintyOwn       = "own"       // this program's own
)

// Certainties lists the values that Preset.Certainty can have; the text key of
// each is "rules.certainty." + its value.
var Certainties = []string{CertaintyRecorded, CertaintyCompleted, CertaintyDoubtful, CertaintyCommon, CertaintyOwn}

// Preset is a named rule set: one of the built-in ones, or a player's own.
type Preset struct {
	ID           string            // short name, unique, as in the file name
	Order        int               // place in the menu
	Rules        Rules             // what it plays
	Names        map[string]string // by language: en, ru, uk
	Descriptions map[string]string // by language: en, ru, uk
	Author, Year string            // whose reconstruction, and when; may be empty
	Certainty    string            // one of Certainties; empty in a player's own
	Sources      []string          // where its rules are stated
	Base         string            // the preset it was made from; "" only for kendall
}

// Name returns the preset's name in the language, else in English, else in any,
// else its id.
func (p Preset) Name(lang string) string { return pick(p.Names, lang, p.ID) }

// Description returns the preset's description in the language, else in
// English, else in any, else "".
func (p Preset) Description(lang string) string { return pick(p.Descriptions, lang, "") }

// pick chooses from texts by language: lang, else English, else the first by
// the language's code, else otherwise.
func pick(texts map[string]string, lang, otherwise string) string {
	for _, l := range append([]string{lang, "en"}, sortedKeys(texts)...) {
		if t := texts[l]; t != "" {
			return t
		}
	}
	return otherwise
}

//go:embed presets/*.toml
var presetFiles embed.FS

// builtIn reads the embedded presets once. They are part of the program, so a
// fault in one is a bug that the tests find; here it panics.
var builtIn = sync.OnceValue(func() []Preset {
	names, err := fs.Glob(presetFiles, "presets/*.toml")
	if err != nil {
		panic(err)
	}
	waiting := map[string]file{}
	for _, name := range names {
		data, err := presetFiles.ReadFile(name)
		if err != nil {
			panic(err)
		}
		f, faults := parse(data)
		if len(faults) > 0 {
			panic(fmt.Sprintf("rules: %s: %v", name, faults))
		}
		waiting[f.preset.ID] = f
	}
	all := make([]Preset, 0, len(waiting))
	for len(waiting) > 0 {
		before := len(waiting)
		for id, f := range waiting {
			base, ok := find(all, f.preset.Base)
			if !ok && f.preset.Base != "" {
				continue // its base is still waiting
			}
			p, faults := f.on(base.Rules)
			if len(faults) > 0 {
				panic(fmt.Sprintf("rules: preset %s: %v", id, faults))
			}
			all = append(all, p)
			delete(waiting, id)
		}
		if len(waiting) == before {
			panic(fmt.Sprintf("rules: presets without a base: %v", sortedKeys(waiting)))
		}
	}
	slices.SortFunc(all, func(a, b Preset) int { return cmp.Compare(a.Order, b.Order) })
	return all
})

// Presets lists the built-in rule sets in the order of the menu. The maps and
// slices in them are shared and must not be changed; see Preset.Copy.
func Presets() []Preset { return slices.Clone(builtIn()) }

// ByID returns the built-in preset with the given id.
func ByID(id string) (Preset, bool) { return find(builtIn(), id) }

func find(all []Preset, id string) (Preset, bool) {
	for _, p := range all {
		if p.ID == id {
			return p, true
		}
	}
	return Preset{}, false
}
