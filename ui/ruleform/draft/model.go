package draft

import (
	"slices"
	"strconv"
	"strings"

	"senet/game/fault"
	"senet/game/rules"
	"senet/settings"
	"senet/ui/ruleform/shelf"
)

// Model is all the rule sets there are, and the one being looked at. There is
// always one.
type Model struct {
	builtIn, own []*Draft
	selected     *Draft
}

// Load makes a model of the built-in rule sets and the player's own. The error
// is that the player's could not be listed; the model is good all the same.
func Load(lang string) (*Model, error) {
	m := &Model{}
	for _, s := range shelf.BuiltIn() {
		m.builtIn = append(m.builtIn, New(s))
	}
	own, err := shelf.Own()
	for _, s := range own {
		m.own = append(m.own, New(s))
	}
	byName(m.own, lang)
	m.selected = m.builtIn[0]
	return m, err
}

// BuiltIn lists the built-in rule sets.
func (m *Model) BuiltIn() []*Draft { return m.builtIn }

// Own lists the player's rule sets.
func (m *Model) Own() []*Draft { return m.own }

// Selected is the rule set being looked at.
func (m *Model) Selected() *Draft { return m.selected }

// Select looks at another one.
func (m *Model) Select(d *Draft) { m.selected = d }

// SelectID looks at the rule set with that id; it reports whether there is one.
func (m *Model) SelectID(id string) bool {
	for _, d := range slices.Concat(m.builtIn, m.own) {
		if d.Now.ID == id {
			m.selected = d
			return true
		}
	}
	return false
}

// Copy makes a draft of d to be changed, under the given name, or that with a
// number when it is taken, and looks at it. What the authors of a built-in one
// say of it is not true of the copy, so it has neither author nor certainty; a
// description stays with a copy of a player's own.
func (m *Model) Copy(d *Draft, name, lang string) *Draft {
	p := d.Now.Copy()
	p.ID, p.Order, p.Author, p.Year, p.Certainty, p.Sources = "", 0, "", "", "", nil
	if !d.Set.Own {
		p.Descriptions = map[string]string{}
	}
	p.Names = shelf.Same(m.freeName(name, lang))
	c := New(shelf.Set{Preset: p, Own: true})
	m.add(c)
	return c
}

// Import makes a draft of a file's content and looks at it; nothing is saved.
// One of which nothing could be understood is not taken: the faults say why.
func (m *Model) Import(file string, data []byte, lang string) (*Draft, fault.List) {
	s := shelf.Parse(data)
	if s.Unusable {
		return nil, s.Faults
	}
	s.Preset = s.Preset.Copy() // a built-in one becomes its own base
	s.Preset.ID, s.Preset.Order = "", 0
	name := s.Preset.Name(lang)
	if name == "" {
		name = strings.TrimSuffix(file, ".toml")
	}
	if free := m.freeName(name, lang); free != s.Preset.Name(lang) {
		s.Preset.Names = shelf.Same(free)
	}
	d := New(s)
	d.Imported = file
	m.add(d)
	return d, s.Faults
}

func (m *Model) add(d *Draft) {
	m.own = append(m.own, d)
	m.selected = d
}

// freeName is name, with a number when another rule set has it.
func (m *Model) freeName(name, lang string) string {
	free := cut(name, MaxName-4)
	for n := 2; m.Taken(nil, free, lang); n++ {
		free = cut(name, MaxName-4) + " " + strconv.Itoa(n)
	}
	return free
}

// Taken reports whether another rule set than d has that name in the language.
func (m *Model) Taken(d *Draft, name, lang string) bool {
	name = fold(strings.TrimSpace(name))
	return slices.ContainsFunc(slices.Concat(m.builtIn, m.own), func(o *Draft) bool {
		return o != d && fold(o.Name(lang)) == name
	})
}

// Hindrance is why a draft cannot be saved.
type Hindrance uint8

// What can keep a draft from being saved.
const (
	Free    Hindrance = iota // nothing
	NoName                   // it has no name
	Taken                    // another one has its name
	Clashes                  // toggles contradict each other
	ReadOnly
)

// Hindrance tells what keeps d from being saved.
func (m *Model) Hindrance(d *Draft, lang string) Hindrance {
	switch {
	case d.Fixed():
		return ReadOnly
	case d.nameless(lang):
		return NoName
	case m.Taken(d, d.Name(lang), lang):
		return Taken
	case len(d.Clashes()) > 0:
		return Clashes
	}
	return Free
}

// Result is what a save has done.
type Result struct {
	From, To string // the id before ("" when it was never saved) and now
	Aside    string // where a faulty file was set aside first, or ""
}

// Save writes the draft to its file. It must not be hindered. The error is a
// *fault.Fault.
func (m *Model) Save(d *Draft, lang string, about func(string) string) (Result, error) {
	s := d.Set
	s.Preset = d.Now
	saved, err := shelf.Save(s, d.Name(lang), about)
	if saved.Aside != "" {
		d.Set.Faults = nil // whatever else has happened, the faulty file is safe
	}
	if err != nil {
		return Result{Aside: saved.Aside}, err
	}
	res := Result{From: d.Set.Preset.ID, To: saved.File, Aside: saved.Aside}
	d.Now.ID = saved.File
	d.Set = shelf.Set{Preset: d.Now.Copy(), Own: true, File: saved.File}
	d.Imported = ""
	byName(m.own, lang)
	return res, nil
}

// Remove deletes the draft and its file, if it has one, and looks at the one
// before it. The error is a *fault.Fault; then nothing has happened.
func (m *Model) Remove(d *Draft) error {
	if !d.Set.Own {
		return nil
	}
	if d.Set.File != "" {
		if err := shelf.Delete(d.Set.File); err != nil {
			return err
		}
	}
	i := slices.Index(m.own, d)
	if i < 0 {
		return nil
	}
	m.own = slices.Delete(m.own, i, i+1)
	switch {
	case m.selected != d:
	case i < len(m.own):
		m.selected = m.own[i]
	case i > 0:
		m.selected = m.own[i-1]
	default:
		m.selectBase(d)
	}
	return nil
}

func (m *Model) selectBase(d *Draft) {
	if !m.SelectID(d.base.ID) {
		m.selected = m.builtIn[0]
	}
}

// Unsaved lists the drafts with something to save.
func (m *Model) Unsaved() []*Draft {
	var out []*Draft
	for _, d := range m.own {
		if d.Dirty() {
			out = append(out, d)
		}
	}
	return out
}

// FileName is a name for a file of the draft, without its extension.
func FileName(d *Draft, lang string) string {
	if d.Set.File != "" {
		return d.Set.File
	}
	if !d.Set.Own {
		return d.Now.ID
	}
	return settings.FreeRuleID(d.Name(lang))
}

// Export is the draft as a file, with the sentence about each toggle.
func Export(d *Draft, about func(string) string) []byte {
	p := d.Now
	if p.ID == "" {
		p.ID = d.base.ID + "-copy"
	}
	return rules.WriteTOMLWith(p, about)
}
