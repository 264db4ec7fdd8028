package fairness

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"senet/ui/look"
	"senet/ui/tr"
)

// scrollBar is the room that a scroll bar takes.
const scrollBar float32 = 10

// narrow is the least width of a card.
const narrow float32 = 240

// columns is how many of n cards stand side by side in a width.
func columns(n int, w float32) int {
	fit := max(1, int((w+gap)/(narrow+gap)))
	if n <= fit {
		return max(1, n)
	}
	return min(fit, (n+1)/2)
}

// flow lays the boxes out, or measures them, and returns their height.
func (v *View) flow(w float32, place bool) float32 {
	if w < 1 {
		return 0
	}
	y := float32(0)
	if n := len(v.cards); n > 0 {
		y = grid(v.cards, columns(n, w), w, y, place)
	}
	return grid(v.panels, columns(len(v.panels), w), w, y, place) - gap
}

// flowing is the layout of what scrolls: as high as it needs to be at its width.
type flowing struct{ v *View }

// MinSize is for Fyne.
func (f flowing) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, f.v.flow(f.width(), false))
}

// Layout is for Fyne.
func (f flowing) Layout([]fyne.CanvasObject, fyne.Size) { f.v.flow(f.width(), true) }

// width leaves room for the scroll bar where there is one.
func (f flowing) width() float32 {
	w := f.v.content.Size().Width
	if f.v.flow(w, false) > f.v.reader.Size().Height {
		return w - scrollBar
	}
	return w
}

// newHead is the name over a card, with the piece of the side.
func newHead(name, art string) fyne.CanvasObject {
	h := &head{name: name, text: look.Text(name, look.Strong17, look.Gold)}
	all := container.New(h, h.text)
	if art != "" {
		h.art = look.NewIcon(art, 24, 24)
		all.Add(h.art)
	}
	return all
}

type head struct {
	name string
	text *canvas.Text
	art  *look.Art
}

// MinSize is for Fyne.
func (h *head) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 26) }

// Layout is for Fyne.
func (h *head) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	x := float32(0)
	if h.art != nil {
		look.Put(h.art, 0, 1, 24, 24)
		x = 32
	}
	h.text.Text = look.Shortened(h.name, look.Strong17, 1, size.Width-x)
	m := h.text.MinSize()
	look.Put(h.text, x, (26-m.Height)/2, size.Width-x, m.Height)
}

// newFigure is a figure with its name at the left and its value at the right.
func newFigure(r row) fyne.CanvasObject {
	f := &figure{r, look.Text(r.name, look.Body13, look.Muted), look.Text(r.value, look.Strong13, look.Ink)}
	return container.New(f, f.left, f.right)
}

type figure struct {
	row
	left, right *canvas.Text
}

// MinSize is for Fyne.
func (f *figure) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 20) }

// Layout is for Fyne. The value is never cut.
func (f *figure) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	m := f.right.MinSize()
	w := size.Width - m.Width - 8
	f.left.Text = look.Shortened(f.name, look.Body13, 1, w)
	lm := f.left.MinSize()
	look.Put(f.left, 0, (20-lm.Height)/2, w, lm.Height)
	look.Put(f.right, size.Width-m.Width, (20-m.Height)/2, m.Width, m.Height)
}

// CreateRenderer is for Fyne.
func (v *View) CreateRenderer() fyne.WidgetRenderer {
	return look.NewLaid(v, v.lay, v.objects...)
}

// lay places the head, what scrolls, and the foot.
func (v *View) lay(size fyne.Size) {
	if size.Width < 1 {
		return
	}
	m := look.MarginIn(size)
	w := size.Width - 2*m
	s := v.scope.MinSize()
	sw := max(s.Width, 240)
	th := v.title.MinSize().Height
	look.Put(v.title, m, 6, w-sw-12, th)
	look.Put(v.scope, size.Width-m-sw, 6, sw, s.Height)
	v.line.Text = look.Shortened(v.saying, look.Body13, 1, w)
	lh := v.line.MinSize().Height
	y := max(4+th, 6+s.Height+8) // clear of the ring of the focus
	look.Put(v.line, m, y, w, lh)
	top := y + lh + 10
	bh := v.buttons[0].MinSize().Height
	foot := size.Height - m - bh
	if at := fyne.NewSize(w, foot-12-top); v.reader.Size() != at {
		look.Put(v.reader, m, top, at.Width, at.Height)
		v.reader.Grown() // its height depends on its width
	}
	wm := v.wait.MinSize()
	look.Put(v.wait, (size.Width-wm.Width)/2, top+40, wm.Width, wm.Height)
	x := size.Width - m
	for i := len(v.buttons) - 1; i >= 0; i-- {
		bw := v.buttons[i].MinSize().Width
		x -= bw
		look.Put(v.buttons[i], x, foot, bw, bh)
		x -= 10
	}
	v.key.Text = look.Shortened(tr.S("fairness.key"), look.Body13, 1, x-m)
	km := v.key.MinSize()
	look.Put(v.key, m, foot+(bh-km.Height)/2, x-m, km.Height)
}
