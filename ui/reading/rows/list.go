// Package rows has what the journal and the codex share: a list to choose from,
// and a column of paragraphs that scrolls.
package rows

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
)

// Item is one line of a list, with a second one under it in small; Warn marks it
// as something to be noticed.
type Item struct {
	Title, Sub string
	Warn       bool
}

// List shows items, of which one is chosen by click or by the arrow keys.
type List struct {
	widget.BaseWidget

	Scroll *container.Scroll // the list in its scroller: what to show and place

	items   []Item
	chosen  int
	over    int
	changed func(int)

	tops        []float32 // where each item begins, and where the last one ends
	plate       fyne.CanvasObject
	hover, ring *canvas.Rectangle
	titles      []*canvas.Text // as many as are in sight
	subs        []*canvas.Text
	focused     bool
}

// NewList returns an empty list; changed is told what the reader chooses.
func NewList(changed func(int)) *List {
	l := &List{changed: changed, chosen: -1, over: -1}
	l.plate = look.NewPlate(look.Raised, look.Gold, look.ButtonRadius)
	l.hover = look.Rounded(look.Raised, look.Line, look.ButtonRadius)
	l.ring = look.Rounded(look.Transparent, look.Move, look.ButtonRadius+2)
	l.ring.StrokeWidth = 2.5
	l.ExtendBaseWidget(l)
	l.tops = []float32{0}
	l.Scroll = container.NewVScroll(container.New(room{}, l))
	l.Scroll.OnScrolled = func(fyne.Position) { l.Refresh() }
	return l
}

// room leaves room round the list for its focus ring and the scroll bar.
type room struct{}

// MinSize is for Fyne.
func (room) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height+8)
}

// Layout is for Fyne.
func (room) Layout(o []fyne.CanvasObject, size fyne.Size) {
	look.Put(o[0], 3, 3, size.Width-15, size.Height-6)
}

// Show shows or hides o, if that is a change.
func Show(o fyne.CanvasObject, on bool) { look.ShowIf(o, on) }

// Set shows other items, one of them chosen (-1: none), and tells nobody.
func (l *List) Set(items []Item, chosen int) {
	l.items, l.chosen, l.over = items, chosen, -1
	l.tops = append(l.tops[:0], 0)
	for i := range items {
		l.tops = append(l.tops, l.tops[i]+l.height(i))
	}
	l.Refresh()
	l.Scroll.Content.Refresh()
	l.Scroll.Refresh()
}

// Chosen is the item chosen, -1 for none.
func (l *List) Chosen() int { return l.chosen }

// Choose chooses an item as the reader would.
func (l *List) Choose(i int) {
	if len(l.items) == 0 {
		return
	}
	i = max(0, min(len(l.items)-1, i))
	if i == l.chosen {
		return
	}
	l.chosen = i
	l.Refresh()
	l.reveal()
	l.changed(i)
}

func (l *List) height(i int) float32 {
	if l.items[i].Sub == "" {
		return 36
	}
	return 48
}

func (l *List) top(i int) float32 { return l.tops[i] }

func (l *List) reveal() {
	if l.chosen < 0 {
		return
	}
	y, h := l.top(l.chosen), l.height(l.chosen)
	at, space := l.Scroll.Offset.Y, l.Scroll.Size().Height
	switch {
	case y < at+4:
		l.Scroll.ScrollToOffset(fyne.NewPos(0, max(0, y-4)))
	case y+h+8 > at+space:
		l.Scroll.ScrollToOffset(fyne.NewPos(0, y+h+8-space))
	}
}

// at is the item at a height, -1 for none.
func (l *List) at(y float32) int {
	i, found := slices.BinarySearch(l.tops, y)
	if !found {
		i--
	}
	if i < 0 || i >= len(l.items) {
		return -1
	}
	return i
}

// seen are the first item in sight and the one after the last.
func (l *List) seen() (first, end int) {
	space := l.Scroll.Size().Height
	if space < 1 || len(l.items) == 0 {
		return 0, 0
	}
	first = max(0, l.at(max(0, l.Scroll.Offset.Y-3)))
	for end = first; end < len(l.items) && l.tops[end] < l.Scroll.Offset.Y+space; {
		end++
	}
	return first, end
}

// Tapped is for Fyne.
func (l *List) Tapped(e *fyne.PointEvent) {
	if i := l.at(e.Position.Y); i >= 0 {
		l.Choose(i)
	}
}

// Cursor is for Fyne.
func (l *List) Cursor() desktop.Cursor { return desktop.PointerCursor }

// MouseIn is for Fyne.
func (l *List) MouseIn(*desktop.MouseEvent) {}

// MouseMoved is for Fyne.
func (l *List) MouseMoved(e *desktop.MouseEvent) { l.point(l.at(e.Position.Y)) }

// MouseOut is for Fyne.
func (l *List) MouseOut() { l.point(-1) }

func (l *List) point(i int) {
	if i != l.over {
		l.over = i
		l.Refresh()
	}
}

// FocusGained is for Fyne.
func (l *List) FocusGained() { l.focused = true; l.Refresh() }

// FocusLost is for Fyne.
func (l *List) FocusLost() { l.focused = false; l.Refresh() }

// TypedRune is for Fyne.
func (l *List) TypedRune(rune) {}

// TypedKey is for Fyne.
func (l *List) TypedKey(e *fyne.KeyEvent) {
	by, known := map[fyne.KeyName]int{
		fyne.KeyUp: -1, fyne.KeyDown: 1, fyne.KeyPageUp: -6, fyne.KeyPageDown: 6,
		fyne.KeyHome: -1 << 20, fyne.KeyEnd: 1 << 20,
	}[e.Name]
	if !known {
		look.Pass(l, e)
		return
	}
	l.Choose(l.chosen + by)
}

// CreateRenderer is for Fyne.
func (l *List) CreateRenderer() fyne.WidgetRenderer {
	return &look.Laid{Of: l, Parts: l.parts, Lay: l.lay, Least: func() fyne.Size {
		return fyne.NewSize(60, l.top(len(l.items))+4)
	}}
}

func (l *List) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{l.hover, l.plate}
	for i := range l.titles {
		out = append(out, l.titles[i], l.subs[i])
	}
	return append(out, l.ring)
}

func (l *List) lay(size fyne.Size) {
	first, end := l.seen()
	for len(l.titles) < end-first {
		l.titles = append(l.titles, look.Text("", look.Strong15, look.Ink))
		l.subs = append(l.subs, look.Text("", look.Label11, look.Muted))
	}
	for n := range l.titles {
		i := first + n
		look.ShowIf(l.titles[n], i < end)
		look.ShowIf(l.subs[n], i < end && l.items[i].Sub != "")
		if i < end {
			l.set(l.titles[n], l.subs[n], i, size.Width)
		}
	}
	if l.chosen >= 0 && l.chosen < len(l.items) {
		y, h := l.top(l.chosen), l.height(l.chosen)
		look.Put(l.plate, 0, y+1, size.Width, h-2)
		look.Put(l.ring, 0, y, size.Width, h)
	}
	if l.over >= 0 && l.over < len(l.items) {
		look.Put(l.hover, 0, l.top(l.over)+1, size.Width, l.height(l.over)-2)
	}
	in := l.chosen >= 0 && l.chosen < len(l.items)
	look.ShowIf(l.plate, in)
	look.ShowIf(l.ring, in && l.focused)
	look.ShowIf(l.hover, l.over >= 0 && l.over != l.chosen)
}

// set shows item i.
func (l *List) set(t, s *canvas.Text, i int, w float32) {
	it, y := l.items[i], l.top(i)
	t.Text = look.Shortened(it.Title, look.Strong15, 1, w-22)
	s.Text = look.Shortened(it.Sub, look.Label11, 1, w-22)
	titleCol, subCol := look.Ink, look.Muted
	if it.Warn {
		subCol = look.Warn
	}
	if i == l.chosen {
		titleCol = look.Gold
	}
	look.SetColor(t, titleCol)
	look.SetColor(s, subCol)
	look.Put(t, 11, y+6, w-20, 21)
	look.Put(s, 11, y+27, w-20, 17)
}
