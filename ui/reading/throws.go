package reading

import (
	"strconv"
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
	numbers := map[string]string{}
	for n, c := range casts {
		id, what, key := oracle.ThrowID(c.Throw), tr.Fault(c.Text()), "reading.throw"
		i, again := at[id]
		if again {
			numbers[id] += ", "
			key = "reading.throws"
			out[i].Here += " " + what
		} else {
			i = len(out)
			at[id] = i
			out = append(out, throwCard(c))
			out[i].Here = what
		}
		numbers[id] += strconv.Itoa(n + 1)
		out[i].Kind = tr.F(key, map[string]any{"N": numbers[id]})
		out[i].Head = out[i].Kind
	}
	return out
}

// throwCard is the page of a throw.
func throwCard(c oracle.Cast) Card {
	n := int(min(c.Throw, 5))
	text := said(oracle.ThrowID(c.Throw))
	return Card{
		Sticks: n, Art: "card-back", Tile: "card-back",
		Title: text.Title, Short: tr.S("reading.throw.short." + strconv.Itoa(n)),
		Keywords: text.Keywords, Said: text.Paragraphs, Question: text.Question,
		Facts: []Fact{{tr.S("reading.fact.sign"), text.Sign}},
	}
}

// brought says by which throw a card was met, and what that throw stands for.
func brought(t game.Throw) string {
	if t == 0 {
		return ""
	}
	text := said(oracle.ThrowID(t))
	return text.Title + ": " + strings.Join(text.Keywords, ", ") + "."
}
