// Package codex is the book inside the program as the window shows it: the
// chapters at the left, the open one at the right, each claim with a label of
// what it rests on, and a search over all of them.
package codex

import (
	"strings"

	"senet/assets/codex"
	"senet/assets/readings"
	"senet/game/rules"
	"senet/ui/tr"
)

// The chapters that are made: from the texts of the throws, and from the
// catalogue of rule sets.
const (
	throwsID = "throws"
	rulesID  = "rules"
)

// chapters are those of the book in the language in force, the last two made
// here. What could not be read is left out.
func chapters() []codex.Chapter {
	all, _ := codex.Chapters(tr.Language())
	return append(all[:len(all):len(all)], throws(), ruleSets())
}

// throws is the chapter on the five throws: what is said of them when the board
// is read.
func throws() codex.Chapter {
	c := codex.Chapter{ID: throwsID, Title: tr.S("reading.codex.throws")}
	c.Paragraphs = append(c.Paragraphs, codex.Paragraph{Mark: codex.Modern, Text: tr.S("reading.codex.throws.intro")})
	for n := 1; n <= 5; n++ {
		t, _ := readings.Get(tr.Language(), readings.Throw(n))
		for i, text := range t.Paragraphs {
			p := codex.Paragraph{Mark: codex.Modern, Text: text}
			if i == 0 {
				p.Text = t.Title + ": " + strings.Join(t.Keywords, ", ") + ". " + text
				p.Source = t.Sign
			}
			if i == len(t.Paragraphs)-1 {
				p.Text += " " + t.Question
			}
			c.Paragraphs = append(c.Paragraphs, p)
		}
	}
	return c
}

// ruleSets is the chapter on the rule sets.
func ruleSets() codex.Chapter {
	lang := tr.Language()
	c := codex.Chapter{ID: rulesID, Title: tr.S("reading.codex.rules")}
	c.Paragraphs = append(c.Paragraphs, codex.Paragraph{Text: tr.S("reading.codex.rules.intro")})
	for _, p := range rules.Presets() {
		text := p.Name(lang) + ". " + p.Description(lang)
		if p.Certainty != "" {
			text += " " + tr.S("rules.certainty."+p.Certainty) + "."
		}
		var from []string
		if who := strings.Trim(p.Author+", "+p.Year, ", "); who != "" {
			from = append(from, who)
		}
		for _, s := range p.Sources {
			from = append(from, source(s))
		}
		c.Paragraphs = append(c.Paragraphs, codex.Paragraph{Mark: resting(p.Certainty), Text: text, Source: strings.Join(from, "; ")})
	}
	return c
}

// resting is what a rule set rests on: all of them are reconstructions or
// inventions, for no ancient rules have come down.
func resting(certainty string) codex.Mark {
	switch certainty {
	case "common", "own":
		return codex.Modern
	}
	return codex.Reconstruction
}

// source names one of the known documents in full.
func source(s string) string {
	code, rest, _ := strings.Cut(s, " ")
	if !tr.Has("rules.source." + code) {
		return s
	}
	full := tr.S("rules.source." + code)
	if rest != "" {
		full += ", " + rest
	}
	return full
}

// pictures are the drawings over a chapter, by the number its ID begins with.
func pictures(id string) []string {
	switch id[:min(2, len(id))] {
	case "01":
		return []string{"square-26", "square-27", "square-28", "square-29", "square-30"}
	case "02":
		return []string{"piece-spool-black", "piece-cone-white", "square-15", "square-16"}
	case "03":
		return []string{"tile-house-21", "tile-house-30", "tile-house-15"}
	case "04":
		return []string{"piece-spool-black", "piece-cone-white"}
	case "05":
		return []string{"tile-01", "tile-18", "tile-19"}
	case "06":
		return []string{"tile-08", "tile-02", "tile-house-29"}
	case "07":
		return []string{"square-15", "square-16", "square-21", "square-26", "square-27", "square-28", "square-29", "square-30"}
	case throwsID[:2]:
		return []string{"stick-light", "stick-dark"}
	case "08":
		return []string{"tile-00", "tile-10", "tile-13", "tile-21"}
	}
	return []string{"piece-spool-black", "piece-cone-white"}
}

// label is the name of a mark.
func label(m codex.Mark) string {
	switch m {
	case codex.Evidence:
		return tr.S("reading.codex.evidence")
	case codex.Reconstruction:
		return tr.S("reading.codex.reconstruction")
	case codex.Modern:
		return tr.S("reading.codex.modern")
	}
	return tr.S("reading.codex.unmarked")
}

// fold makes texts comparable: small letters, ё as е, one apostrophe.
var fold = strings.NewReplacer("ё", "е", "’", "'", "ʼ", "'", "‘", "'")

func folded(s string) string { return fold.Replace(strings.ToLower(s)) }

// find returns, by chapter, the paragraphs that have all words of a query in
// them, their title or their source; nil for a query without words.
func find(all []codex.Chapter, query string) map[int][]int {
	words := strings.Fields(folded(query))
	if len(words) == 0 {
		return nil
	}
	out := map[int][]int{}
	for i, c := range all {
		for j, p := range c.Paragraphs {
			text := folded(c.Title + " " + p.Text + " " + p.Source + " " + label(p.Mark))
			has := true
			for _, w := range words {
				has = has && strings.Contains(text, w)
			}
			if has {
				out[i] = append(out[i], j)
			}
		}
	}
	return out
}
