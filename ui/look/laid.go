package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Laid is the renderer of a widget that places its parts itself: all that differs
// from widget to widget is what the parts are and where they go.
type Laid struct {
	Of    fyne.Widget
	Parts func() []fyne.CanvasObject
	Lay   func(fyne.Size)  // places the parts; is called for a refresh too
	Dress func()           // optional: what a refresh does first, colours and the like
	Least func() fyne.Size // optional: the smallest size; without it the window decides
}

// NewLaid returns the renderer of a widget whose parts stay the same.
func NewLaid(of fyne.Widget, lay func(fyne.Size), parts ...fyne.CanvasObject) *Laid {
	return &Laid{Of: of, Lay: lay, Parts: func() []fyne.CanvasObject { return parts }}
}

// AtLeast gives the widget a smallest size, in Fyne's units.
func (r *Laid) AtLeast(w, h float32) *Laid {
	r.Least = func() fyne.Size { return fyne.NewSize(w, h) }
	return r
}

// Destroy is for Fyne.
func (*Laid) Destroy() {}

// MinSize is for Fyne.
func (r *Laid) MinSize() fyne.Size {
	if r.Least == nil {
		return fyne.NewSize(0, 0)
	}
	return r.Least()
}

// Objects is for Fyne.
func (r *Laid) Objects() []fyne.CanvasObject { return r.Parts() }

// Layout is for Fyne.
func (r *Laid) Layout(size fyne.Size) { r.Lay(size) }

// Refresh is for Fyne. It shows the parts anew too: Fyne goes down to them.
func (r *Laid) Refresh() {
	if r.Dress != nil {
		r.Dress()
	}
	r.Lay(r.Of.Size())
	canvas.Refresh(r.Of)
}
