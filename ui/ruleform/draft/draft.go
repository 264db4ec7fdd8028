// Package draft is what the window does with rule sets before they are files:
// which there are, which is being looked at, what has been changed in it and
// against what, what contradicts what, and what a search finds. It is plain
// data; package ruleform shows it.
package draft

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"senet/game/fault"
	"senet/game/rules"
	"senet/ui/ruleform/shelf"
)

// Greatest lengths of texts, in characters, as the reader of files has them.
const (
	MaxName = 80
	MaxText = 2000
)

// Draft is a rule set with what has been changed in it since it was saved.
type Draft struct {
	Set shelf.Set    // as it is on disk; without a file, as it was copied or read
	Now rules.Preset // as it is in the form
	// Imported is the name of the file it was read from, until it is saved.
	Imported string

	base rules.Preset
}

// New makes a draft of a rule set.
func New(s shelf.Set) *Draft {
	d := &Draft{Set: s, Now: s.Preset.Copy()}
	if !s.Own {
		d.Now = s.Preset
	}
	base, ok := rules.ByID(d.Now.Base)
	if !ok {
		base, _ = rules.ByID(rules.DefaultID)
	}
	d.base = base
	return d
}

// Base is the built-in rule set that the draft was made from. That of kendall
// is kendall itself.
func (d *Draft) Base() rules.Preset { return d.base }

// Fixed reports whether the draft cannot be changed: it is built in, or its
// file is unusable.
func (d *Draft) Fixed() bool { return !d.Set.Own || d.Set.Unusable }

// New reports whether the draft has never been saved.
func (d *Draft) New() bool { return d.Set.Own && d.Set.File == "" }

// Dirty reports whether there is something to save.
func (d *Draft) Dirty() bool {
	return !d.Fixed() && (d.New() || d.Now.Rules != d.Set.Preset.Rules ||
		!sameTexts(d.Now.Names, d.Set.Preset.Names) || !sameTexts(d.Now.Descriptions, d.Set.Preset.Descriptions))
}

func sameTexts(a, b map[string]string) bool {
	for _, l := range rules.Languages {
		if a[l] != b[l] {
			return false
		}
	}
	return true
}

// Revert takes back everything since the draft was saved or made.
func (d *Draft) Revert() { d.Now = d.Set.Preset.Copy() }

// Set1 gives one toggle a value. The error says which values there are.
func (d *Draft) Set1(t rules.Toggle, value string) error {
	if d.Fixed() {
		return nil
	}
	return t.Set(&d.Now.Rules, value)
}

// Reset gives a toggle the value it has in the base.
func (d *Draft) Reset(t rules.Toggle) { _ = d.Set1(t, t.Get(d.base.Rules)) }

// ResetAll gives every toggle the value it has in the base.
func (d *Draft) ResetAll() {
	if !d.Fixed() {
		d.Now.Rules = d.base.Rules
	}
}

// Changes is how many toggles differ from the base.
func (d *Draft) Changes() int { return len(rules.Diff(d.base.Rules, d.Now.Rules)) }

// Name is the draft's name in a language, without blanks around it.
func (d *Draft) Name(lang string) string { return strings.TrimSpace(d.Now.Name(lang)) }

// SetName names the draft. Where the saved names are the same in all languages
// the new one is for all; else the other languages keep theirs.
func (d *Draft) SetName(lang, name string) {
	name = cut(strings.Join(strings.Fields(name), " "), MaxName)
	d.Now.Names = texts(d.Now.Names, d.Set.Preset.Names, lang, name)
}

// SetDescription describes the draft, as SetName does.
func (d *Draft) SetDescription(lang, text string) {
	text = cut(strings.TrimSpace(text), MaxText)
	d.Now.Descriptions = texts(d.Now.Descriptions, d.Set.Preset.Descriptions, lang, text)
}

// texts puts a text in place of one language's, or of all when those saved are
// equal. (Were the present ones compared, two that are equal for a moment while
// one is being typed would be taken for one.)
func texts(now, saved map[string]string, lang, text string) map[string]string {
	equal := true
	for _, l := range rules.Languages {
		if t := saved[l]; t != "" && t != saved[lang] {
			equal = false
		}
	}
	out := map[string]string{}
	for _, l := range rules.Languages {
		if out[l] = now[l]; equal || l == lang {
			out[l] = text
		}
	}
	return out
}

// nameless reports whether the draft has lost its name in the language, or has
// never had one in any.
func (d *Draft) nameless(lang string) bool {
	if d.Now.Names[lang] != "" {
		return false
	}
	for _, name := range d.Now.Names {
		if name != "" {
			return d.Set.Preset.Names[lang] != ""
		}
	}
	return true
}

func cut(s string, most int) string {
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most])
}

// Clashes lists the contradictions between the draft's toggles.
func (d *Draft) Clashes() fault.List { return d.Now.Rules.Validate() }

// Playable reports whether a game can be played with the draft as it is.
func (d *Draft) Playable() bool { return !d.Set.Unusable && len(d.Clashes()) == 0 }

// ToPlay is the draft as a rule set for a game. One that was never saved goes
// by the name of its base, so that the record of the game tells what differs
// from that.
func (d *Draft) ToPlay() rules.Preset {
	p := d.Now.Copy()
	p.Base = d.Now.Base
	if d.New() {
		p.ID = d.base.ID
	}
	return p
}

// byName orders drafts by name.
func byName(drafts []*Draft, lang string) {
	slices.SortStableFunc(drafts, func(a, b *Draft) int {
		return cmp.Compare(strings.ToLower(a.Name(lang)), strings.ToLower(b.Name(lang)))
	})
}
