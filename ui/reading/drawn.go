package reading

import (
	"strings"

	"fyne.io/fyne/v2"

	"senet/game/oracle"
	"senet/ui/look"
	"senet/ui/tr"
)

// NewDrawn returns the view of the cards of a draw. again begins another and may
// be nil.
func NewDrawn(d oracle.Draw, question string, calls Calls, again func()) *View {
	var controls []fyne.CanvasObject
	if again != nil {
		controls = append(controls, look.NewSecondary(tr.S("reading.draw.again"), "", again))
	}
	v := New(calls, controls...)
	b := OfDraw(d)
	if question = strings.TrimSpace(question); question != "" {
		b.Line = tr.F("reading.asked", map[string]any{"Text": question})
		b.Asked = question
	}
	v.SetBook(b, 0)
	return v
}

// Text is a book as plain text, to be copied.
func (b Book) Text() string {
	var w strings.Builder
	line := func(parts ...string) {
		for _, p := range parts {
			if p != "" {
				w.WriteString(p + "\n")
			}
		}
	}
	line(b.Title)
	if b.Asked != "" {
		line(b.Line)
	}
	for i, c := range b.Cards {
		w.WriteString("\n")
		if !b.Plain {
			for p := range Passages {
				if first, end := b.part(p); first == i && end > i {
					line(strings.ToUpper(tr.S(oracle.PassageKey(p))), "\n")
				}
			}
		}
		line(strings.Trim(c.Title+" · "+under(c), " ·"), c.Here)
		if b.Plain {
			line(c.Said...)
		}
		line(c.Question)
	}
	return w.String()
}
