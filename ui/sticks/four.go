package sticks

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"senet/ui/look"
)

// NewFour returns four small sticks side by side, the first so many light side
// up, as on the mat's scale. They fill what they are given, and are at least 28
// by 13 units.
func NewFour(light int) fyne.CanvasObject {
	four := container.New(fourLayout{})
	for i := range 4 {
		four.Add(look.Track(canvas.NewRectangle(nil), func(r *canvas.Rectangle) {
			r.FillColor, r.StrokeColor, r.StrokeWidth = darkSide, darkEdge, .9
			if i < light {
				r.FillColor, r.StrokeColor = lightSide, lightEdge
				if look.Current() == look.Dark {
					r.StrokeColor = lightSide
				}
			}
		}))
	}
	return four
}

type fourLayout struct{}

// MinSize is for Fyne.
func (fourLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(28, 13) }

// Layout is for Fyne.
func (fourLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	step := size.Width / 4
	for i, r := range o {
		r.(*canvas.Rectangle).CornerRadius = step * .33
		look.Put(r, float32(i)*step+step*.12, 0, step*.76, size.Height)
	}
}
