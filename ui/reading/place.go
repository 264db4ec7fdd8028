package reading

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/ui/look"
)

// minText is the smallest size of text anywhere.
const minText float32 = 11.5

// put moves and resizes o.
func put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// show shows or hides o.
func show(o fyne.CanvasObject, on bool) {
	if on == o.Visible() {
		return
	}
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}

// sized is the size of a role's text at scale k.
func sized(role look.Role, k float32) float32 { return look.Snap(max(minText, role.Size()*k)) }

// line sets one line of text in at most w: smaller, down to least times the
// size, and then shortened. align says where in w it stands. It returns the
// height of the line.
func line(t *canvas.Text, s string, role look.Role, k, x, y, w, least float32, align fyne.TextAlign) float32 {
	size := sized(role, k)
	low := max(minText, size*least)
	for size > low && look.Measure(s, role, size/role.Size()).Width > w {
		size--
	}
	t.TextSize, t.Alignment = size, align
	t.Text = look.Shortened(s, role, size/role.Size(), w)
	h := t.MinSize().Height
	put(t, x, y, w, h)
	t.Refresh()
	return h
}
