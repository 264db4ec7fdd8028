package reading

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/game/oracle"
	"senet/ui/look"
	"senet/ui/tr"
)

// QuietHeight is how high a Quiet is.
const QuietHeight float32 = 46

// Measures of a Quiet: the newest card, the small ones behind it, and how far
// these are apart, where a passage ends a little more.
const (
	quietW, quietH         float32 = 26, 36
	quietStep, quietGap    float32 = 25, 11
	quietSmallW, quietSmlH float32 = 22, 30
	quietWords             float32 = 210 // least room of the words
)

// Quiet is the quiet strip of a game that goes on: the card just met with its
// keywords and its passage, and at the right the cards met before, the newest
// last. A click opens the reading.
type Quiet struct {
	widget.BaseWidget

	tiles []string // of the cards met, in order
	parts [Passages]int
	last  Card // the newest
	open  func()

	plate, ring *canvas.Rectangle
	art         *look.Art
	name, part  *canvas.Text
	words       *canvas.Text
	count       *canvas.Text
	small       []*look.Art
	rules       [Passages]*canvas.Rectangle
	focused     bool
}

// NewQuiet returns an empty strip; open is what a click does.
func NewQuiet(open func()) *Quiet {
	q := &Quiet{open: open}
	q.plate = look.Rounded(look.Panel, look.Line, look.PanelRadius)
	q.ring = look.Rounded(look.Transparent, look.Move, look.PanelRadius+2)
	q.ring.StrokeWidth = 2.5
	q.art = look.NewArtFit("card-back", look.Stretch)
	q.name = look.Text("", look.Title20, look.Ink)
	q.part = look.Text("", look.Strong13, look.Gold)
	q.words = look.Text("", look.Body13, look.Muted)
	q.count = look.Text("", look.Label13, look.Muted)
	for i := range q.rules {
		q.rules[i] = look.NewRule()
	}
	q.ExtendBaseWidget(q)
	return q
}

// SetReading shows the cards met so far.
func (q *Quiet) SetReading(r oracle.Reading) {
	q.tiles, q.parts, q.last = q.tiles[:0], parts(r), Card{}
	for _, m := range r.Meetings {
		q.tiles = append(q.tiles, "tile-"+m.Card.Art())
	}
	if n := len(r.Meetings); n > 0 {
		q.last = cardOf(r.Meetings[n-1])
	}
	q.Refresh()
}

// lay places everything.
func (q *Quiet) lay(size fyne.Size) {
	look.Put(q.plate, 0, 0, size.Width, size.Height)
	look.ShowIf(q.ring, q.focused)
	look.Put(q.ring, -3, -3, size.Width+6, size.Height+6)
	look.SetText(q.count, "")
	n := len(q.tiles)
	look.Put(q.art, 10, (size.Height-quietH)/2, quietW, quietH)
	if n == 0 {
		q.art.SetName("card-back")
		q.hideSmall(0)
		look.ShowIf(q.part, false)
		look.ShowIf(q.name, false)
		h := line(q.words, tr.S("oracle.empty"), look.Body13, 1, 10+quietW+12, 0, size.Width-70, 0.85, fyne.TextAlignLeading)
		look.Put(q.words, 10+quietW+12, (size.Height-h)/2, size.Width-70, h)
		return
	}
	q.art.SetName(q.last.Tile)
	right := size.Width - 12
	count := tr.N("oracle.cards", n, nil)
	cw := look.Measure(count, look.Label13, 1).Width
	h := line(q.count, count, look.Label13, 1, right-cw, 0, cw+2, 1, fyne.TextAlignLeading)
	look.Put(q.count, right-cw, (size.Height-h)/2, cw+2, h)
	q.layWords(size, q.layRow(size, right-cw-14))
}

// layRow sets the cards met before, the last of them at right; as many as there
// is room for beside the words. It returns where they begin.
func (q *Quiet) layRow(size fyne.Size, right float32) float32 {
	x, y := right, (size.Height-quietSmlH)/2
	least := max(10+quietW+12+quietWords, size.Width*0.42)
	used, part := 0, Passages-1
	for i := range q.rules {
		look.ShowIf(q.rules[i], false)
	}
	for i := len(q.tiles) - 2; i >= 0; i-- {
		gap := float32(0)
		for p := part; p > 0 && i < q.parts[p-1]; p-- {
			part, gap = p-1, quietGap
		}
		if x-quietStep-gap < least {
			break
		}
		if gap > 0 && used > 0 {
			look.ShowIf(q.rules[part], true)
			look.Put(q.rules[part], x-gap/2-1, y+3, 1, quietSmlH-6)
		}
		x -= quietStep + gap
		if used == len(q.small) {
			q.small = append(q.small, look.NewArtFit("", look.Stretch))
		}
		q.small[used].SetName(q.tiles[i])
		look.ShowIf(q.small[used], true)
		look.Put(q.small[used], x, y, quietSmallW, quietSmlH)
		used++
	}
	q.hideSmall(used)
	return x
}

// hideSmall hides the small cards from the given one on.
func (q *Quiet) hideSmall(from int) {
	for _, a := range q.small[from:] {
		look.ShowIf(a, false)
	}
}

// layWords sets what is said of the newest card, up to right.
func (q *Quiet) layWords(size fyne.Size, right float32) {
	c := q.last
	x := 10 + quietW + 12
	room := right - 14 - x
	look.ShowIf(q.name, true)
	y := size.Height/2 - 22
	nh := line(q.name, c.Title, look.Title20, 1, x, y, room, 0.8, fyne.TextAlignLeading)
	nw := look.Measure(q.name.Text, look.Title20, q.name.TextSize/look.Title20.Size()).Width
	part := q.passage()
	left := room - nw - 12
	fits := look.Measure(part, look.Strong13, 0.9).Width <= left
	look.ShowIf(q.part, fits)
	if fits {
		ph := line(q.part, part, look.Strong13, 1, x+nw+12, y, left, 0.9, fyne.TextAlignLeading)
		q.part.Move(fyne.NewPos(x+nw+12, y+(nh-ph)/2+2))
	}
	line(q.words, fitting(c.Keywords, room), look.Body13, 1, x, y+nh-3, room, 0.9, fyne.TextAlignLeading)
}

// fitting joins as many words as there is room for, at least one.
func fitting(words []string, room float32) string {
	n := len(words)
	for n > 1 && look.Measure(strings.Join(words[:n], " · "), look.Body13, 1).Width > room {
		n--
	}
	return strings.Join(words[:n], " · ")
}

// passage is the name of the one that the newest card is of.
func (q *Quiet) passage() string {
	for p, end := range q.parts {
		if end == len(q.tiles) {
			return tr.S(oracle.PassageKey(p))
		}
	}
	return ""
}

// Tapped is for Fyne.
func (q *Quiet) Tapped(*fyne.PointEvent) { q.open() }

// MouseIn is for Fyne.
func (q *Quiet) MouseIn(*desktop.MouseEvent) { q.point(true) }

// MouseMoved is for Fyne.
func (q *Quiet) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is for Fyne.
func (q *Quiet) MouseOut() { q.point(false) }

func (q *Quiet) point(over bool) {
	q.plate.StrokeColor = look.Color(look.Line)
	if over {
		q.plate.StrokeColor = look.Color(look.Gold)
	}
	q.plate.Refresh()
}

// Cursor is for Fyne.
func (q *Quiet) Cursor() desktop.Cursor { return desktop.PointerCursor }

// FocusGained is for Fyne.
func (q *Quiet) FocusGained() { q.focused = true; q.Refresh() }

// FocusLost is for Fyne.
func (q *Quiet) FocusLost() { q.focused = false; q.Refresh() }

// TypedRune is for Fyne: letters are for the window.
func (q *Quiet) TypedRune(r rune) {
	if cv := fyne.CurrentApp().Driver().CanvasForObject(q); cv != nil && cv.OnTypedRune() != nil {
		cv.OnTypedRune()(r)
	}
}

// TypedKey is for Fyne: Enter and Space open the reading.
func (q *Quiet) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		q.open()
	default:
		look.Pass(q, e)
	}
}

// CreateRenderer is for Fyne.
func (q *Quiet) CreateRenderer() fyne.WidgetRenderer {
	return &look.Laid{Of: q, Parts: q.objects, Lay: q.lay}
}

func (q *Quiet) objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{q.plate, q.ring, q.art, q.name, q.part, q.words, q.count}
	for i := range q.rules {
		out = append(out, q.rules[i])
	}
	for _, a := range q.small {
		out = append(out, a)
	}
	return out
}
