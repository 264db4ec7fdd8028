package look

import (
	"fmt"
	"image"
	"image/color"

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

// focusRing returns the ring that shows the focus, hidden. placeRing sets it
// round a control of the given size.
func focusRing(radius float32) *canvas.Rectangle {
	r := canvas.NewRectangle(color.Transparent)
	r.CornerRadius = radius + focusGap
	r.StrokeWidth = focusWidth
	r.Hide()
	return Track(r, func(r *canvas.Rectangle) { r.StrokeColor = Color(Move) })
}

func placeRing(r *canvas.Rectangle, size fyne.Size) {
	r.Move(fyne.NewPos(-focusGap, -focusGap))
	r.Resize(size.AddWidthHeight(2*focusGap, 2*focusGap))
}

// showIf shows or hides o, if that is a change.
func showIf(o fyne.CanvasObject, on bool) {
	if on && !o.Visible() {
		o.Show()
	} else if !on && o.Visible() {
		o.Hide()
	}
}

// goldPlate draws the primary button's ground: a rounded rectangle with a border
// and a gradient from top to bottom, w by h pixels, scale pixels to the unit.
func goldPlate(w, h int, scale float64) image.Image {
	svg := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d"><defs>`+
		`<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="%s"/><stop offset="1" stop-color="%s"/></linearGradient></defs>`+
		`<rect x="0" y="0" width="%[1]d" height="%[2]d" rx="%[5]g" ry="%[5]g" fill="%[6]s"/>`+
		`<rect x="%[7]g" y="%[7]g" width="%[8]g" height="%[9]g" rx="%[10]g" ry="%[10]g" fill="url(#g)"/></svg>`,
		w, h, hex(PrimaryTop), hex(PrimaryBottom), float64(ButtonRadius)*scale, hex(PrimaryEdge),
		scale, float64(w)-2*scale, float64(h)-2*scale, (float64(ButtonRadius)-1)*scale)
	img, err := rasterise([]byte(svg), w, h, Stretch)
	if err != nil {
		return empty
	}
	return img
}

func hex(t Token) string {
	c := palette[t][mode]
	return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B)
}
