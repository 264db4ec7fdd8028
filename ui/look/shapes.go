package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Radii and widths of the controls, in Fyne's units.
const (
	PanelRadius  float32 = 10
	ButtonRadius float32 = 8
	focusGap     float32 = 4   // from the control's edge to the ring's outer edge
	focusWidth   float32 = 2.5 // the ring's stroke
)

// Rounded returns a rectangle filled with one token and edged, one pixel wide,
// with another; Transparent leaves either out. It follows the theme.
func Rounded(fill, edge Token, radius float32) *canvas.Rectangle {
	r := canvas.NewRectangle(nil)
	r.CornerRadius = radius
	r.StrokeWidth = 1
	return Track(r, func(r *canvas.Rectangle) { paintRect(r, fill, edge) })
}

func paintRect(r *canvas.Rectangle, fill, edge Token) {
	r.FillColor, r.StrokeColor = Color(fill), Color(edge)
}

// NewRule returns a line of one pixel in the Line colour, for a container to
// stretch; it is at least 1 by 1.
func NewRule() *canvas.Rectangle {
	r := canvas.NewRectangle(nil)
	r.SetMinSize(fyne.NewSquareSize(1))
	return Track(r, func(r *canvas.Rectangle) { r.FillColor = Color(Line) })
}

// plate is a rounded rectangle with an edge of one unit, drawn to the pixel:
// Fyne's own rectangles have soft edges. Its owner may change the tokens.
type plate struct {
	fill, edge Token
	radius     float32
	width      float32 // of the edge
	gold       bool    // the primary button's gradient instead of fill
	*canvas.Raster
}

func newPlate(fill, edge Token, radius float32) *plate {
	p := &plate{fill: fill, edge: edge, radius: radius, width: 1}
	p.Raster = canvas.NewRaster(p.draw)
	return p
}

// set changes the tokens and shows it.
func (p *plate) set(fill, edge Token, gold bool) {
	if p.fill != fill || p.edge != edge || p.gold != gold {
		p.fill, p.edge, p.gold = fill, edge, gold
		canvas.Refresh(p.Raster)
	}
}

// NewPlate returns a rounded rectangle filled with one token and edged, one unit
// wide, with another, drawn to the pixel; Transparent leaves either out. It
// follows the theme. For shapes that are resized in an animation Rounded is
// lighter.
func NewPlate(fill, edge Token, radius float32) fyne.CanvasObject {
	return newPlate(fill, edge, radius).Raster
}

// focusRing returns the ring that shows the focus, hidden. placeRing sets it
// round a control of the given size.
func focusRing(radius float32) *plate {
	r := newPlate(Transparent, Move, radius+focusGap)
	r.width = focusWidth
	r.Hide()
	return r
}

func placeRing(r *plate, size fyne.Size) {
	r.Move(fyne.NewPos(-focusGap, -focusGap))
	r.Resize(size.AddWidthHeight(2*focusGap, 2*focusGap))
}
