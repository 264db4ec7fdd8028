package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Laid is the renderer of a widget that places its parts itself and takes whatever
// size it is given.
type Laid struct {
	Of    fyne.Widget
	Parts func() []fyne.CanvasObject
	Lay   func(fyne.Size) // places the parts; is called for a refresh too
}

// Destroy is for Fyne.
func (*Laid) Destroy() {}

// MinSize is for Fyne: the window decides.
func (*Laid) MinSize() fyne.Size { return fyne.NewSize(0, 0) }

// Objects is for Fyne.
func (r *Laid) Objects() []fyne.CanvasObject { return r.Parts() }

// Layout is for Fyne.
func (r *Laid) Layout(size fyne.Size) { r.Lay(size) }

// Refresh is for Fyne.
func (r *Laid) Refresh() {
	r.Lay(r.Of.Size())
	canvas.Refresh(r.Of)
}
