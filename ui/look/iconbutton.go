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
	plate *canvas.Rectangle
	ring  *canvas.Rectangle
	side  float32
}

// NewIconButton returns a square button of the given side, in Fyne's units, that
// shows a drawing of assets/art.
func NewIconButton(art, tip string, side float32, tapped func()) *IconButton {
	b := &IconButton{art: NewArt(art), side: side, ring: focusRing(ButtonRadius)}
	b.plate = Rounded(Transparent, Transparent, ButtonRadius)
	b.tip = tip
	b.act, b.paint = tapped, b.repaint
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
	paintRect(b.plate, fill, edge)
	if b.off {
		b.art.SetAlpha(0.4)
	} else {
		b.art.SetAlpha(1)
	}
	showIf(b.ring, b.focused && !b.off)
}

func (b *IconButton) repaint() {
	b.dress()
	canvas.Refresh(b.plate)
	canvas.Refresh(b.ring)
}

// CreateRenderer is for Fyne.
func (b *IconButton) CreateRenderer() fyne.WidgetRenderer {
	return &iconButtonRenderer{b, []fyne.CanvasObject{b.plate, b.art, b.ring}}
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
	r.b.art.Refresh()
	r.b.repaint()
}
