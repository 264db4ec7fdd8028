package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Item is a word that can be clicked: an entry of the top bar or a link in a
// panel. Pointed at it turns gold; the selected one has a plate round it.
type Item struct {
	control

	label    *canvas.Text
	plate    *plate
	ring     *plate
	padX     float32
	selected bool
}

// NewTopItem returns an entry of the top bar, label 16.
func NewTopItem(label string, tapped func()) *Item { return newItem(label, Label15, 16, 12, tapped) }

// NewLink returns a link for panels and dialogs, label 13.
func NewLink(label string, tapped func()) *Item { return newItem(label, Label13, 14, 6, tapped) }

func newItem(label string, role Role, size, padX float32, tapped func()) *Item {
	i := &Item{label: Text(label, role, Ink), padX: padX, ring: focusRing(ButtonRadius - focusGap)}
	i.label.TextSize = size
	i.plate = newPlate(Transparent, Transparent, ButtonRadius)
	i.act, i.paint = tapped, i.repaint
	i.extend(i)
	return i
}

// SetText changes the word.
func (i *Item) SetText(s string) {
	if i.label.Text != s {
		i.label.Text = s
		i.Refresh()
	}
}

// Text returns the word.
func (i *Item) Text() string { return i.label.Text }

// SetSelected marks the item as the one in force.
func (i *Item) SetSelected(on bool) {
	if i.selected != on {
		i.selected = on
		i.repaint()
	}
}

func (i *Item) dress() {
	label, fill, edge := Ink, Transparent, Transparent
	switch {
	case i.off:
		label = Muted
	case i.selected:
		label, fill, edge = Gold, Raised, Gold
	case i.hovered || i.pressed:
		label = Gold
	}
	SetColor(i.label, label)
	i.plate.set(fill, edge, false)
	ShowIf(i.ring.Raster, i.focused && !i.off)
}

func (i *Item) repaint() {
	i.dress()
	canvas.Refresh(i.label)
}

// CreateRenderer is for Fyne.
func (i *Item) CreateRenderer() fyne.WidgetRenderer {
	return &itemRenderer{i, []fyne.CanvasObject{i.plate.Raster, i.label, i.ring.Raster}}
}

type itemRenderer struct {
	i       *Item
	objects []fyne.CanvasObject
}

func (r *itemRenderer) Destroy()                     {}
func (r *itemRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *itemRenderer) MinSize() fyne.Size {
	return r.i.label.MinSize().AddWidthHeight(2*r.i.padX, 8)
}

func (r *itemRenderer) Layout(size fyne.Size) {
	r.i.plate.Resize(size)
	r.i.ring.Resize(size) // inside, so that a tight bar does not cut it
	l := r.i.label.MinSize()
	place1(r.i.label, (size.Width-l.Width)/2, (size.Height-l.Height)/2, l)
}

func (r *itemRenderer) Refresh() {
	r.i.dress()
	r.Layout(r.i.Size())
	for _, o := range r.objects {
		canvas.Refresh(o)
	}
}
