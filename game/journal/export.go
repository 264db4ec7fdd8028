package journal

import (
	"fmt"
	"strings"
	"time"

	"senet/game/fault"
	"senet/game/oracle"
)

// Text gives the words of an export in the player's language.
type Text struct {
	Fault    func(error) string       // tr.Fault
	Title    func(card string) string // the name of a card
	Question func(card string) string // its question
	Date     func(time.Time) string
}

// Markdown writes entries as one Markdown document, to be read elsewhere: the
// cards in their passages with what happened at them, the question to stay with,
// the notes, and the record.
func Markdown(t Text, entries ...Entry) []byte {
	var w exporter
	w.t = t
	for i, e := range entries {
		if i > 0 {
			w.line("\n---\n")
		}
		w.entry(e)
	}
	return []byte(w.b.String())
}

type exporter struct {
	b strings.Builder
	t Text
}

func (w *exporter) line(format string, args ...any) { fmt.Fprintf(&w.b, format+"\n", args...) }
func (w *exporter) word(key string) string          { return w.t.Fault(fault.New(key)) }

func (w *exporter) entry(e Entry) {
	kind := w.word("journal.kind." + string(e.Kind))
	title := oneLine(e.Title)
	if title == "" {
		title = kind
	}
	w.line("# %s\n", title)
	w.line("*%s · %s*\n", w.t.Date(e.Date), kind)
	if e.Question != "" {
		w.line("**%s**\n\n%s\n", w.word("journal.question"), quoted(e.Question))
	}
	if e.Kind != Game {
		w.reading(e)
	}
	if e.Notes != "" {
		w.line("## %s\n\n%s\n", w.word("journal.notes"), e.Notes)
	}
	if e.Draw != "" {
		w.line("## %s\n\n%s\n", w.word("journal.draw"), fenced(e.Draw))
	}
	if e.Record != "" {
		w.line("## %s\n\n%s\n", w.word("journal.record"), fenced(e.Record))
	}
}

// reading writes the cards. What cannot be read again is listed by name.
func (w *exporter) reading(e Entry) {
	r, _ := e.Reading()
	n := 0
	for i, p := range r.Passages {
		if p.First == p.End {
			continue
		}
		if len(r.Meetings) >= len(r.Passages) {
			w.line("## %s\n", w.word(oracle.PassageKey(i)))
		}
		for _, m := range r.Meetings[p.First:p.End] {
			n++
			w.line("%d. **%s**%s", n, w.t.Title(string(m.Card)), w.told(m))
		}
		w.line("")
	}
	if r.Stay != "" {
		w.line("## %s\n\n%s\n", w.word("journal.stay"), quoted(w.t.Question(string(r.Stay))))
	}
}

// told is the move of a meeting and what happened there, in one line.
func (w *exporter) told(m oracle.Meeting) string {
	s := ""
	if m.Move != "" {
		s = " · " + m.Move
	}
	for i, h := range m.Happened {
		if i == 0 {
			s += " —"
		}
		s += " " + w.t.Fault(h.Text())
	}
	return s
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

func quoted(s string) string { return "> " + strings.ReplaceAll(strings.TrimSpace(s), "\n", "\n> ") }

// fenced sets text as it is, in a fence longer than any in it.
func fenced(s string) string {
	fence := fenceFor(s)
	return fence + "\n" + strings.TrimSuffix(s, "\n") + "\n" + fence
}
