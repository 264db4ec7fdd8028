package journal

import (
	"strings"

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

// searched are the words of an entry beside its own: the names of its cards.
func searched(e journal.Entry) string {
	out := []string{kind(e), reading.Date(e.Date)}
	for _, c := range e.Cards {
		if c := oracle.Card(c); c.Valid() {
			out = append(out, tr.S(c.NameKey()))
		}
	}
	return strings.Join(out, " ")
}

// Markdown writes entries for reading elsewhere.
func Markdown(entries ...journal.Entry) []byte {
	return journal.Markdown(journal.Text{
		Fault: tr.Fault, Date: reading.Date,
		Title:    func(c string) string { return tr.S(oracle.Card(c).NameKey()) },
		Question: reading.Question,
	}, entries...)
}
