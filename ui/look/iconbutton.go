package look

import "fyne.io/fyne/v2"

// IconButton is a small button that shows a drawing. What it does must be said
// in its tip.
type IconButton struct {
	control

	art   *Art
	plate *plate
	ring  *plate
	side  float32
}

// NewIconButton returns a square button of the given side, in Fyne's units, that
// shows a drawing of assets/art.
func NewIconButton(art, tip string, side float32, tapped func()) *IconButton {
	b := &IconButton{art: NewArt(art), side: side, ring: focusRing(ButtonRadius)}
	b.plate = newPlate(Transparent, Transparent, ButtonRadius)
	b.tip = tip
	b.act, b.paint = tapped, b.dress
	b.extend(b)
	return b
}

// SetArt shows another drawing.
func (b *IconButton) SetArt(name string) { b.art.SetName(name) }

func (b *IconButton) dress() {
	fill, edge := Transparent, Transparent
	if (b.hovered || b.pressed) && !b.off {
		fill, edge = Raised, Line
	}
	b.plate.set(fill, edge, false)
	if b.off {
		b.art.SetAlpha(0.4)
	} else {
		b.art.SetAlpha(1)
	}
	ShowIf(b.ring.Raster, b.focused && !b.off)
}

// CreateRenderer is for Fyne.
func (b *IconButton) CreateRenderer() fyne.WidgetRenderer {
	r := NewLaid(b, b.lay, b.plate.Raster, b.art, b.ring.Raster).AtLeast(b.side, b.side)
	r.Dress = b.dress
	return r
}

func (b *IconButton) lay(size fyne.Size) {
	b.plate.Resize(size)
	placeRing(b.ring, size)
	pad := size.Width / 6
	Put(b.art, pad, pad, size.Width-2*pad, size.Height-2*pad)
}
