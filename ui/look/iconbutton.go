package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

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
	return &iconButtonRenderer{b, []fyne.CanvasObject{b.plate.Raster, b.art, b.ring.Raster}}
}

type iconButtonRenderer struct {
	b       *IconButton
	objects []fyne.CanvasObject
}

func (r *iconButtonRenderer) Destroy()                     {}
func (r *iconButtonRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *iconButtonRenderer) MinSize() fyne.Size           { return fyne.NewSquareSize(r.b.side) }

func (r *iconButtonRenderer) Layout(size fyne.Size) {
	r.b.plate.Resize(size)
	placeRing(r.b.ring, size)
	pad := size.Width / 6
	place1(r.b.art, pad, pad, size.SubtractWidthHeight(2*pad, 2*pad))
}

func (r *iconButtonRenderer) Refresh() {
	r.b.dress()
	for _, o := range r.objects {
		canvas.Refresh(o)
	}
}
