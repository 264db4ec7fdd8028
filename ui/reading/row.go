package reading

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"senet/game/journal"
	"senet/game/oracle"
	"senet/ui/tr"
)

// Row is the row of cards alone, for the journal.
type Row struct {
	Object fyne.CanvasObject
	strip  *strip
}

// rowScale is the scale of the tiles in a Row.
const rowScale float32 = 0.74

// NewRow returns a row that shows a book; picked is told of clicks on cards.
func NewRow(picked func(card int)) *Row {
	r := &Row{strip: newStrip(picked)}
	r.strip.k, r.strip.kt, r.strip.inset = rowScale, 0.84, 8
	r.Object = container.NewStack(r.strip)
	return r
}

// SetBook shows the cards of a book, none of them chosen.
func (r *Row) SetBook(b Book) {
	b.Plain = b.Plain || len(b.Cards) < 6
	r.strip.set(b, -1)
	r.strip.first = 0
	r.strip.Refresh()
}

// Height is what the row needs.
func (r *Row) Height() float32 { return r.strip.height(rowScale, 0.84) }

// OfEntry puts the reading of a journal entry into words. The error says what of
// it could not be made again.
func OfEntry(e journal.Entry) (Book, oracle.Reading, error) {
	var b Book
	r, err := e.Reading()
	if d, bad := oracle.ParseDraw(e.Draw); e.Draw != "" && bad == nil {
		b = OfDraw(d)
	} else {
		b = OfGame(r)
		if e.Draw != "" {
			b.Title = tr.S("oracle.title.draw")
		}
	}
	if q := strings.TrimSpace(e.Question); q != "" {
		b.Asked = q
		b.Line = tr.F("reading.asked", map[string]any{"Text": q})
		b.Brief = ""
	}
	return b, r, err
}

// Date writes a day as the language in force does.
func Date(t time.Time) string {
	t = t.Local()
	if tr.Language() == "en" {
		return t.Format("2 Jan 2006, 15:04")
	}
	return t.Format("02.01.2006, 15:04")
}

// Question is the question of a card, "" when there is no such card.
func Question(card string) string {
	return said(card).Question
}
