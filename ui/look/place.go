package look

import "fyne.io/fyne/v2"

// Put gives o its place and size.
func Put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// putSize is Put for a size in one piece.
func putSize(o fyne.CanvasObject, x, y float32, size fyne.Size) {
	Put(o, x, y, size.Width, size.Height)
}

// ShowIf shows or hides o, if that is a change, and reports whether it was.
func ShowIf(o fyne.CanvasObject, on bool) (changed bool) {
	switch {
	case on == o.Visible():
		return false
	case on:
		o.Show()
	default:
		o.Hide()
	}
	return true
}
