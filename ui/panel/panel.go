// Package panel is the right-hand column of the window: whose turn it is, the
// square being considered, the list of moves, and the actions. Each panel is
// given what to show and tells of clicks by callbacks; none decides anything.
//
// All of them scale with the width of the column (visual guide §3: 264 to 340
// units, 296 at scale 1), but text never gets smaller than 11.5.
package panel

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"senet/ui/look"
)

// BaseWidth is the width of the column at scale 1, in Fyne's units.
const BaseWidth float32 = 296

// minText is the smallest size of text anywhere (visual guide §2).
const minText float32 = 11.5

// frame is a panel's ground with its objects on it, laid out by a function of
// the size and of the scale. It has no smallest size: the window's layout
// decides, and nothing in a panel can make the window grow.
type frame struct {
	lay func(size fyne.Size, k float32)
}

// newFrame returns a panel of the given objects, the ground first.
func newFrame(lay func(size fyne.Size, k float32), objects ...fyne.CanvasObject) *fyne.Container {
	ground := look.Rounded(look.Panel, look.Line, look.PanelRadius)
	all := append([]fyne.CanvasObject{ground}, objects...)
	return container.New(&frame{lay: lay}, all...)
}

// MinSize is for Fyne.
func (f *frame) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// Layout is for Fyne.
func (f *frame) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	f.lay(size, size.Width/BaseWidth)
}

// scaled is the size of a role's text at scale k, a whole number: at others
// Fyne spaces the letters badly.
func scaled(role look.Role, k float32) float32 { return look.Snap(max(minText, role.Size()*k)) }

// fitSize is the largest size up to that of scale k at which s is no wider than
// w, but not less than least.
func fitSize(s string, role look.Role, k, w, least float32) float32 {
	size := scaled(role, k)
	for size > least && look.Measure(s, role, size/role.Size()).Width > w {
		size--
	}
	return size
}

// line sets one line of text at x, y (its top) in at most w, shortened with an
// ellipsis if it does not fit; it returns the height of the line.
func line(t *canvas.Text, full string, role look.Role, k, x, y, w float32) float32 {
	t.TextSize = scaled(role, k)
	t.Text = fit(full, role, t.TextSize/role.Size(), w)
	h := t.MinSize().Height
	look.Put(t, x, y, w, h)
	t.Refresh()
	return h
}

// shrink is line, but makes the text smaller, down to the size least, before it
// shortens it.
func shrink(t *canvas.Text, full string, role look.Role, k, x, y, w, least float32) float32 {
	size := fitSize(full, role, k, w, least)
	t.TextSize = size
	t.Text = fit(full, role, size/role.Size(), w)
	h := t.MinSize().Height
	look.Put(t, x, y, w, h)
	t.Refresh()
	return h
}

// centred sets a short text centred on x.
func centred(t *canvas.Text, role look.Role, k, x, y float32) {
	t.TextSize = scaled(role, k)
	s := t.MinSize()
	look.Put(t, x-s.Width/2, y, s.Width, s.Height)
	t.Refresh()
}
