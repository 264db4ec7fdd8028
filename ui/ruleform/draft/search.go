package draft

import (
	"strings"

	"senet/game/rules"
)

// Index finds toggles by what the player types.
type Index struct{ texts []string }

// NewIndex makes an index of the catalogue in the language of say, which gives
// the text of a key: the toggles' names, sentences, values, groups and keys.
func NewIndex(say func(string) string) Index {
	var x Index
	for _, t := range catalogue() {
		parts := []string{say(t.NameKey()), say(t.AboutKey()), say(t.Group.NameKey()), t.Key, t.Field}
		for _, v := range t.Values {
			parts = append(parts, v)
			if key := t.ValueKey(v); key != "" {
				parts = append(parts, say(key))
			}
		}
		x.texts = append(x.texts, fold(strings.Join(parts, "\n")))
	}
	return x
}

// Find reports for each toggle, in the order of Catalogue, whether every word
// of the query is in its texts. An empty query finds all.
func (x Index) Find(query string) []bool {
	words := strings.Fields(fold(query))
	out := make([]bool, len(x.texts))
	for i, t := range x.texts {
		out[i] = hasAll(t, words)
	}
	return out
}

func hasAll(text string, words []string) bool {
	for _, w := range words {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}

// fold makes texts comparable: case, the Russian ё, the kinds of apostrophe and
// of dash make no difference.
func fold(s string) string { return folder.Replace(strings.ToLower(s)) }

var folder = strings.NewReplacer("ё", "е", "’", "'", "ʼ", "'", "–", "-", "—", "-", "\u00a0", " ")

// Matches reports whether a rule set is one that the query asks for, by its
// names, description, origin, certainty and id; say gives the text of a key.
func Matches(d *Draft, query, lang string, say func(string) string) bool {
	p := d.Now
	parts := []string{d.Name(lang), p.Description(lang), p.Author, p.Year, p.ID, d.Base().Name(lang)}
	if p.Certainty != "" {
		parts = append(parts, say("rules.certainty."+p.Certainty))
	}
	for _, l := range rules.Languages {
		parts = append(parts, p.Names[l])
	}
	return hasAll(fold(strings.Join(parts, "\n")), strings.Fields(fold(query)))
}
