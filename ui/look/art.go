package look

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Art shows a drawing of the theme in force, at the exact size in pixels of its
// box. It has no smallest size of its own, takes no input, and follows the theme.
type Art struct {
	widget.BaseWidget

	name   string
	fit    Fit
	alpha  float64
	min    fyne.Size
	raster *canvas.Raster
}

// NewArt returns the drawing of that name (a file of assets/art without ".svg"),
// drawn in proportion. An empty name shows nothing.
func NewArt(name string) *Art { return NewArtFit(name, Contain) }

// NewArtFit is NewArt with another way to fill the box.
func NewArtFit(name string, fit Fit) *Art {
	a := &Art{name: name, fit: fit, alpha: 1}
	a.raster = canvas.NewRaster(a.draw)
	a.ExtendBaseWidget(a)
	return a
}

// NewIcon is NewArt with a smallest size, in Fyne's units.
func NewIcon(name string, w, h float32) *Art {
	a := NewArt(name)
	a.min = fyne.NewSize(w, h)
	return a
}

// CreateRenderer is for Fyne.
func (a *Art) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(a.raster) }

// MinSize returns what SetMinSize or NewIcon fixed, else nothing.
func (a *Art) MinSize() fyne.Size { return a.min }

// SetMinSize fixes the smallest size, in Fyne's units.
func (a *Art) SetMinSize(s fyne.Size) { a.min = s }

// Name returns which drawing is shown.
func (a *Art) Name() string { return a.name }

// SetName shows another drawing.
func (a *Art) SetName(name string) {
	if a.name != name {
		a.name = name
		canvas.Refresh(a.raster)
	}
}

// SetAlpha sets the opacity, from 0 (invisible) to 1.
func (a *Art) SetAlpha(alpha float64) {
	if a.alpha != alpha {
		a.alpha = alpha
		canvas.Refresh(a.raster)
	}
}

// Alpha returns the opacity.
func (a *Art) Alpha() float64 { return a.alpha }

// Pixels returns how many pixels a length in Fyne's units is on the canvas that
// o is shown on, as Prefetch wants it.
func Pixels(o fyne.CanvasObject, length float32) int {
	c := fyne.CurrentApp().Driver().CanvasForObject(o)
	if c == nil {
		return int(length)
	}
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(length, 0))
	return x
}

// empty is shown where there is nothing to show.
var empty = image.NewRGBA(image.Rect(0, 0, 1, 1))

// draw is called by Fyne with the size in pixels.
func (a *Art) draw(w, h int) image.Image {
	if a.name == "" || w <= 0 || h <= 0 || a.alpha <= 0 {
		return empty
	}
	img := rasters.get(rasterKey{mode, a.name, w, h, a.fit}, a.raster)
	if img == nil {
		return empty
	}
	return faded(img, a.alpha)
}
