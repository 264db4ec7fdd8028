package reading

import (
	"strings"

	"senet/assets/readings"
	"senet/game"
	"senet/game/oracle"
	"senet/ui/tr"
)

// library are the texts read so far, by language and name; only the UI goroutine asks.
var library = map[[2]string]readings.Text{}

// said is what is said of a card or of a throw, as far as it could be read.
func said(id string) readings.Text {
	key := [2]string{tr.Language(), id}
	t, ok := library[key]
	if !ok {
		t, _ = readings.Get(key[0], id)
		library[key] = t
	}
	return t
}

// throwCards are the pages of the throws that chose a card, each throw once.
func throwCards(casts []oracle.Cast) []Card {
	var out []Card
	at := map[string]int{}
	for n, c := range casts {
		id := oracle.ThrowID(c.Throw)
		what := tr.Fault(c.Text())
		if i, ok := at[id]; ok {
			out[i].Here += " " + what
			continue
		}
		text, nth := said(id), tr.F("reading.throw", map[string]any{"N": n + 1})
		at[id] = len(out)
		out = append(out, Card{
			Sticks: int(min(c.Throw, 5)), Art: "card-back", Tile: "card-back",
			Title: text.Title, Short: text.Title,
			Kind: nth, Head: nth,
			Keywords: text.Keywords, Here: what, Said: text.Paragraphs, Question: text.Question,
			Facts: []Fact{{tr.S("reading.fact.sign"), text.Sign}},
		})
	}
	return out
}

// brought says by which throw a card was met, and what that throw stands for.
func brought(t game.Throw) string {
	if t == 0 {
		return ""
	}
	text := said(oracle.ThrowID(t))
	return text.Title + ": " + strings.Join(text.Keywords, ", ") + "."
}
