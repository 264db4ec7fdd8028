package reading

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/ui/look"
)

// minText is the smallest size of text anywhere.
const minText float32 = 11.5

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
	look.Put(t, x, y, w, h)
	t.Refresh()
	return h
}
