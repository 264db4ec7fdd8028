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
	r := NewLaid(i, i.lay, i.plate.Raster, i.label, i.ring.Raster)
	r.Dress, r.Least = i.dress, func() fyne.Size { return i.label.MinSize().AddWidthHeight(2*i.padX, 8) }
	return r
}

func (i *Item) lay(size fyne.Size) {
	i.plate.Resize(size)
	i.ring.Resize(size) // inside, so that a tight bar does not cut it
	l := i.label.MinSize()
	Put(i.label, (size.Width-l.Width)/2, (size.Height-l.Height)/2, l.Width, l.Height)
}
