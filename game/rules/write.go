package rules

import (
	"bytes"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"
)

// WriteTOML writes a rule set as a file that a person can edit: its texts, its
// base, and under [rules] the toggles that differ from the base, followed by all
// the others as remarks with the values they could have. ReadTOML reads it back.
func WriteTOML(p Preset) []byte { return WriteTOMLWith(p, nil) }

// WriteTOMLWith is WriteTOML with a sentence about each toggle, in the language
// of the user, as a remark above it; about is given the toggle's AboutKey.
func WriteTOMLWith(p Preset, about func(key string) string) []byte {
	base, ok := ByID(p.Base)
	if !ok {
		base, _ = ByID(DefaultID)
	}
	w := writer{about: about}
	w.text("id", p.ID)
	if p.Order != 0 {
		w.line("order = " + strconv.Itoa(p.Order))
	}
	w.text("base", base.ID)
	w.text("author", p.Author)
	w.text("year", p.Year)
	w.text("certainty", p.Certainty)
	if len(p.Sources) > 0 {
		w.pair("sources", p.Sources)
	}
	name, oneName := oneText(p.Names)
	description, oneDescription := oneText(p.Descriptions)
	if oneName {
		w.text("name", name)
	}
	if oneDescription {
		w.text("description", description)
	}
	if !oneName {
		w.texts("name", p.Names)
	}
	if !oneDescription {
		w.texts("description", p.Descriptions)
	}
	w.line("\n[rules]")
	var same []Toggle
	for _, t := range catalogue() {
		if t.Get(p.Rules) == t.Get(base.Rules) {
			same = append(same, t)
			continue
		}
		w.toggle(t, p.Rules, "")
	}
	w.line("\n# As in " + base.ID + ":")
	for _, t := range same {
		w.toggle(t, p.Rules, "# ")
	}
	return w.out.Bytes()
}

// oneText returns the text that is the same in all languages, or false when the
// texts differ or some are missing.
func oneText(texts map[string]string) (string, bool) {
	for _, l := range Languages {
		if t, ok := texts[l]; !ok && len(texts) > 0 || t != texts["en"] {
			return "", false
		}
	}
	return texts["en"], true
}

// writer collects the lines of a rule file.
type writer struct {
	out   bytes.Buffer
	about func(string) string
}

func (w *writer) line(s string) { w.out.WriteString(s + "\n") }

// pair writes a key and its value as the TOML library does.
func (w *writer) pair(key string, v any) {
	b, err := toml.Marshal(map[string]any{key: v})
	if err != nil { // strings and lists of strings cannot fail
		panic(err)
	}
	w.out.Write(b)
}

// text writes a text unless it is empty.
func (w *writer) text(key, s string) {
	if s != "" {
		w.pair(key, strings.ToValidUTF8(s, "�"))
	}
}

func (w *writer) texts(key string, texts map[string]string) {
	w.line("\n[" + key + "]")
	for _, l := range Languages {
		w.text(l, texts[l])
	}
}

// toggle writes one toggle, as a remark when prefix is "# ".
func (w *writer) toggle(t Toggle, r Rules, prefix string) {
	if w.about != nil {
		w.line("\n# " + strings.Join(strings.Fields(w.about(t.AboutKey())), " "))
	}
	w.line(prefix + t.Key + " = " + t.literal(t.Get(r)) + " # " + t.Allowed())
}

// literal writes a value of the toggle as it stands in a TOML file.
func (t Toggle) literal(value string) string {
	switch t.Kind {
	case KindEnum:
		return strconv.Quote(value)
	case KindThrows:
		if value == noThrows {
			return "[]"
		}
		return "[" + strings.Join(strings.Fields(value), ", ") + "]"
	case KindList:
		return "[" + quoted(strings.Fields(value)) + "]"
	}
	return value
}

// Copy returns a preset that shares nothing with p, to be changed and saved as
// a player's own: p becomes its base, or p's base when p is itself a player's.
func (p Preset) Copy() Preset {
	c := p
	if _, builtIn := ByID(p.ID); builtIn {
		c.Base = p.ID
	}
	c.Names, c.Descriptions = map[string]string{}, map[string]string{}
	maps.Copy(c.Names, p.Names)
	maps.Copy(c.Descriptions, p.Descriptions)
	c.Sources = slices.Clone(p.Sources)
	return c
}
