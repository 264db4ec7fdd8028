package journal

import (
	"strings"

	"senet/game/board"
	"senet/game/journal"
	"senet/game/oracle"
	"senet/ui/reading"
	"senet/ui/tr"
)

// Name is what an entry is called in the list.
func Name(e journal.Entry) string {
	for _, s := range []string{e.Title, e.Question} {
		if s = strings.Join(strings.Fields(s), " "); s != "" {
			return s
		}
	}
	if len(e.Cards) == 1 {
		return tr.S(oracle.Card(e.Cards[0]).NameKey())
	}
	return kind(e)
}

func kind(e journal.Entry) string { return tr.S("journal.kind." + string(e.Kind)) }

// searched returns what gives the words of an entry beside its own: those of its
// kind and date, and the names of its cards.
func searched() func(journal.Entry) string {
	names := map[string]string{}
	return func(e journal.Entry) string {
		out := []string{kind(e), reading.Date(e.Date)}
		var seen [board.Off + 1]bool // a long game meets every card many times
		for _, id := range e.Cards {
			c := oracle.Card(id)
			if !c.Valid() || seen[c.Square()] {
				continue
			}
			seen[c.Square()] = true
			if names[id] == "" {
				names[id] = tr.S(c.NameKey())
			}
			out = append(out, names[id])
		}
		return strings.Join(out, " ")
	}
}

// Markdown writes entries for reading elsewhere.
func Markdown(entries ...journal.Entry) []byte {
	return journal.Markdown(journal.Text{
		Fault: tr.Fault, Date: reading.Date,
		Title:    func(c string) string { return tr.S(oracle.Card(c).NameKey()) },
		Question: reading.Question,
	}, entries...)
}
