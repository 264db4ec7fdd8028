package ruleform

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
	"senet/ui/ruleform/draft"
	"senet/ui/tr"
)

// Heights in the list, in Fyne's units.
const (
	itemHeight    float32 = 46
	sectionHeight float32 = 30
)

// list shows rule sets in two sections. A click or the arrow keys choose one.
type list struct {
	widget.BaseWidget

	items    []listItem
	selected *draft.Draft
	over     *draft.Draft
	chosen   func(*draft.Draft)
	reveal   func(y, h float32)

	plate   fyne.CanvasObject
	hover   *canvas.Rectangle
	ring    *canvas.Rectangle
	objects []fyne.CanvasObject
	focused bool
}

// listItem is a rule set, or the heading of a section where it is nil.
type listItem struct {
	draft     *draft.Draft
	name, sub *canvas.Text
	full      [2]string // the texts before they are shortened
	y, h      float32
}

func newList(chosen func(*draft.Draft)) *list {
	l := &list{chosen: chosen}
	l.plate = look.NewPlate(look.Raised, look.Gold, look.ButtonRadius)
	l.hover = look.Rounded(look.Raised, look.Line, look.ButtonRadius)
	l.hover.Hide()
	l.ring = look.Rounded(look.Transparent, look.Move, look.ButtonRadius+2)
	l.ring.StrokeWidth = 2.5
	l.ring.Hide()
	l.ExtendBaseWidget(l)
	return l
}

// show lists the rule sets, of which selected is the chosen one.
func (l *list) show(builtIn, own []*draft.Draft, selected *draft.Draft, none string) {
	l.items, l.selected, l.over = nil, selected, nil
	if len(own) > 0 {
		l.section(tr.S("ruleform.yours"), own)
	}
	if len(builtIn) > 0 {
		l.section(tr.S("ruleform.builtIn"), builtIn)
	}
	if none != "" {
		l.items = append(l.items, listItem{name: look.Text("", look.Label13, look.Muted), full: [2]string{none, ""}, h: sectionHeight})
	}
	y := float32(0)
	l.objects = []fyne.CanvasObject{l.hover, l.plate}
	for i := range l.items {
		it := &l.items[i]
		it.y = y
		y += it.h
		l.objects = append(l.objects, it.name)
		if it.sub != nil {
			l.objects = append(l.objects, it.sub)
		}
	}
	l.objects = append(l.objects, l.ring)
	l.hover.Hide()
	l.Refresh()
}

func (l *list) section(title string, drafts []*draft.Draft) {
	l.items = append(l.items, listItem{name: look.Text("", look.Strong13, look.Muted), full: [2]string{title, ""}, h: sectionHeight})
	for _, d := range drafts {
		it := listItem{draft: d, name: look.Text("", look.Strong15, look.Ink), sub: look.Text("", look.Label11, look.Muted), h: itemHeight}
		it.fill()
		l.items = append(l.items, it)
	}
}

// fill takes the texts from the draft.
func (it *listItem) fill() {
	sub, loud := short(it.draft)
	it.full = [2]string{it.draft.Name(tr.Language()), sub}
	if loud {
		look.SetColor(it.sub, look.Warn)
	} else {
		look.SetColor(it.sub, look.Muted)
	}
}

// update shows what has changed about one rule set.
func (l *list) update(d *draft.Draft) {
	for i := range l.items {
		if l.items[i].draft == d {
			l.items[i].fill()
			l.Refresh()
			return
		}
	}
}

// choose looks at the rule set that is by so many from the chosen one.
func (l *list) choose(by int) {
	var all []*draft.Draft
	at := -1
	for _, it := range l.items {
		if it.draft == nil {
			continue
		}
		if it.draft == l.selected {
			at = len(all)
		}
		all = append(all, it.draft)
	}
	if len(all) == 0 {
		return
	}
	l.take(all[max(0, min(len(all)-1, at+by))])
}

func (l *list) take(d *draft.Draft) {
	if d == nil || d == l.selected {
		return
	}
	l.selected = d
	l.Refresh()
	l.revealSelected()
	l.chosen(d)
}

func (l *list) revealSelected() {
	for i, it := range l.items {
		if it.draft != l.selected || it.draft == nil || l.reveal == nil {
			continue
		}
		if i > 0 && l.items[i-1].draft == nil { // its heading belongs to it
			l.reveal(l.items[i-1].y, it.y+it.h-l.items[i-1].y)
			return
		}
		l.reveal(it.y, it.h)
	}
}

func (l *list) at(y float32) *draft.Draft {
	for _, it := range l.items {
		if y >= it.y && y < it.y+it.h {
			return it.draft
		}
	}
	return nil
}

// Tapped is for Fyne.
func (l *list) Tapped(e *fyne.PointEvent) {
	if cv := fyne.CurrentApp().Driver().CanvasForObject(l); cv != nil {
		cv.Focus(l)
	}
	l.take(l.at(e.Position.Y))
}

// MouseIn is for Fyne.
func (l *list) MouseIn(*desktop.MouseEvent) {}

// MouseMoved is for Fyne.
func (l *list) MouseMoved(e *desktop.MouseEvent) { l.point(l.at(e.Position.Y)) }

// MouseOut is for Fyne.
func (l *list) MouseOut() { l.point(nil) }

func (l *list) point(d *draft.Draft) {
	if d == l.over {
		return
	}
	l.over = d
	for _, it := range l.items {
		if it.draft != nil && it.draft == d && d != l.selected {
			look.Put(l.hover, 0, it.y+1, l.Size().Width, it.h-2)
		}
	}
	look.ShowIf(l.hover, d != nil && d != l.selected)
}

// FocusGained is for Fyne.
func (l *list) FocusGained() {
	l.focused = true
	l.Refresh()
	l.revealSelected()
}

// FocusLost is for Fyne.
func (l *list) FocusLost() { l.focused = false; l.Refresh() }

// TypedRune is for Fyne.
func (l *list) TypedRune(rune) {}

// TypedKey is for Fyne.
func (l *list) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyUp:
		l.choose(-1)
	case fyne.KeyDown:
		l.choose(1)
	case fyne.KeyPageUp:
		l.choose(-6)
	case fyne.KeyPageDown:
		l.choose(6)
	case fyne.KeyHome:
		l.choose(-1e6)
	case fyne.KeyEnd:
		l.choose(1e6)
	default:
		look.Pass(l, e)
	}
}

// CreateRenderer is for Fyne.
func (l *list) CreateRenderer() fyne.WidgetRenderer {
	return &look.Laid{Of: l, Parts: func() []fyne.CanvasObject { return l.objects }, Lay: l.lay, Least: l.least}
}

// least is the size that all entries take.
func (l *list) least() fyne.Size {
	h := float32(0)
	for _, it := range l.items {
		h += it.h
	}
	return fyne.NewSize(100, h+4)
}

func (l *list) lay(size fyne.Size) {
	shown := false
	for i := range l.items {
		it := &l.items[i]
		if it.draft == nil {
			it.name.Text = look.Shortened(it.full[0], look.Strong13, 1, size.Width-12)
			look.Put(it.name, 8, it.y+8, size.Width-12, 18)
			continue
		}
		it.name.Text = look.Shortened(it.full[0], look.Strong15, 1, size.Width-20)
		it.sub.Text = look.Shortened(it.full[1], look.Label11, 1, size.Width-20)
		look.Put(it.name, 10, it.y+4, size.Width-20, 21)
		look.Put(it.sub, 10, it.y+25, size.Width-20, 17)
		if it.draft == l.selected {
			shown = true
			look.Put(l.plate, 0, it.y+1, size.Width, it.h-2)
			look.Put(l.ring, 0, it.y, size.Width, it.h)
			look.SetColor(it.name, look.Gold)
		} else {
			look.SetColor(it.name, look.Ink)
		}
	}
	look.ShowIf(l.plate, shown)
	look.ShowIf(l.ring, shown && l.focused)
}
