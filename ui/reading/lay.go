package reading

import (
	"time"

	"fyne.io/fyne/v2"

	"senet/ui/look"
)

// turnTime is how long a card takes to turn its face up.
const turnTime = 280 * time.Millisecond

// The size of the window without its bar that the measures are given for.
const (
	baseW, baseH float32 = 1280, 744
)

// scales are those of the layout and of the words: words shrink less.
func scales(size fyne.Size) (k, kt float32) {
	k = max(0.5, min(size.Width/baseW, size.Height/baseH))
	if k < 1 {
		return k, max(0.84, k*0.4+0.6)
	}
	return k, 1 + (k-1)*0.75 // and grow less: more of them is seen at once
}

// lay places everything (visual guide §4, "Divination view").
func (v *View) lay(size fyne.Size) {
	if size.Width < 1 {
		return
	}
	k, kt := scales(size)
	m := look.Margin * max(k, 0.6)
	if size.Width < 1100 {
		m = 14
	}
	w := size.Width - 2*m
	y := v.layHead(m, 10*k, w, k, kt)

	tk := k // small windows: the tiles give way to the words
	if size.Height < 640 {
		tk = k * 0.88
	}
	v.strip.k, v.strip.kt = tk, max(0.8, kt*0.95)
	sh := v.strip.height(v.strip.k, v.strip.kt)
	v.strip.inset = m // the row is as wide as the window: what scrolls is cut at its edges
	look.Put(v.strip, 0, y, size.Width, sh)
	v.strip.lay(fyne.NewSize(size.Width, sh))
	py := y
	if v.chosen >= 0 {
		py = y + sh - 1
	}
	ph := size.Height - py - m
	look.Put(v.panel, m, py, w, ph)
	v.layPanel(m, py, w, ph, k, kt)
	eh := v.empty.HeightFor(min(w-80, 560))
	bh := ph * 0.5
	look.Put(v.blank, m+(w-bh)/2, py+(ph-bh-eh-20)/2, bh, bh)
	look.Put(v.empty, m+(w-min(w-80, 560))/2, py+(ph+bh-eh+20)/2, min(w-80, 560), eh)
}

// layHead places the title, its line and the controls; it returns where what
// follows begins.
func (v *View) layHead(x, y, w, k, kt float32) float32 {
	right := x + w
	h := float32(38)
	for i := len(v.controls) - 1; i >= 0; i-- {
		c := v.controls[i]
		cw := c.MinSize().Width
		switch c := c.(type) {
		case *look.Picker:
			cw = max(cw, v.wide[c])
		case *look.Item: // room for the plate of the one in force
			cw += 12
		}
		right -= cw
		look.Put(c, right, y+8*k, cw, h)
		right -= 12
	}
	room := right - x - 8
	th := line(v.title, v.book.Title, look.Title34, kt, x, y-3*k, room, 0.62, fyne.TextAlignLeading)
	said := v.book.Line
	if v.book.Brief != "" && look.Measure(said, look.Body13, kt).Width > room {
		said = v.book.Brief
	}
	lh := line(v.line, said, look.Body13, kt*1.06, x, y+th-6*k, room, 0.85, fyne.TextAlignLeading)
	return max(y+th-6*k+lh+7*k, y+8*k+h+6*k)
}

// layPanel places what is in the reading panel.
func (v *View) layPanel(x, y, w, h, k, kt float32) {
	pad := 15 * k
	ch := h - 2*pad
	cw := min(ch*cardW/cardH, w*0.24)
	look.Put(v.face, x+pad+1, y+pad, cw, ch)

	aw := max(236, min(364*k, w*0.31))
	if w < 900 {
		aw = 252
	}
	ax := x + w - aw - 20*k
	look.Put(v.divider, ax-20*k, y+20*k, 1, h-40*k)
	v.aside.lay(ax, y+16*k, aw, h-32*k, kt)

	tx := x + pad + cw + 34*k
	tw := ax - 20*k - 12*k - tx
	v.saying.lay(tx, y+14*k, tw, h-32*k, kt)
}
