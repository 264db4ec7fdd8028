package boardview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// put moves and resizes an object into a box.
func put(o fyne.CanvasObject, b Box) {
	if s := fyne.NewSize(b.W, b.H); o.Size() != s {
		o.Resize(s)
	}
	o.Move(fyne.NewPos(b.X, b.Y))
}

type align uint8

const (
	alignLeft align = iota
	alignMid
	alignRight
)

// setBaseline puts a line of text with its baseline at y and its left end,
// middle or right end at x.
func setBaseline(t *canvas.Text, x, y float32, a align) {
	size, base := fyne.CurrentApp().Driver().RenderedTextSize(t.Text, t.TextSize, t.TextStyle, t.FontSource)
	switch a {
	case alignMid:
		x -= size.Width / 2
	case alignRight:
		x -= size.Width
	}
	put(t, Box{x, y - base, size.Width, size.Height})
}
