package reading

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/ui/look"
	"senet/ui/tr"
)

// maxFacts is how many facts stand beside a card.
const maxFacts = 6

// aside is the column at the right: the small board, the facts, and the buttons.
type aside struct {
	title *canvas.Text
	mini  *mini
	names [maxFacts]*canvas.Text
	vals  [maxFacts]*look.Wrapped
	rule  *canvas.Rectangle
	prev  *look.Button
	next  *look.Button
	keep  *look.Button
	facts []Fact
	head  string
}

func newAside(v *View) *aside {
	a := &aside{title: look.Text("", look.Title23, look.Ink), rule: look.NewRule()}
	a.mini = newMini(v.Choose)
	for i := range a.names {
		a.names[i] = look.Text("", look.Label13, look.Muted)
		a.vals[i] = look.NewWrapped("", look.Label13, look.Ink)
	}
	a.prev = look.NewSecondary(tr.S("reading.prev"), "←", func() { v.step(-1) })
	a.next = look.NewSecondary(tr.S("reading.next"), "→", func() { v.step(1) })
	a.keep = look.NewPrimarySmall(tr.S("reading.keep"), "", v.keep)
	return a
}

func (a *aside) objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{a.title, a.mini, a.rule, a.prev, a.next, a.keep}
	for i := range a.names {
		out = append(out, a.names[i], a.vals[i])
	}
	return out
}

// lay places the column; k is the scale of its words. The board keeps its place, then the
// buttons from below, and the facts share what is between.
func (a *aside) lay(x, y, w, h, k float32) {
	bottom := y + h
	bh := max(34, 42*k)
	for _, b := range []*look.Button{a.prev, a.next, a.keep} {
		b.SetScale(max(1, k))
	}
	look.Put(a.keep, x, bottom-bh, w, bh)
	half := (w - 10*k) / 2
	pw := max(half, 0)
	fit := a.prev.MinSize().Width <= pw && a.next.MinSize().Width <= pw
	top := bottom - 2*bh - 8*k
	if fit {
		look.Put(a.prev, x, top, half, bh)
		look.Put(a.next, x+w-half, top, half, bh)
	} else { // long words: each gets what it needs
		pm, nm := a.prev.MinSize().Width, a.next.MinSize().Width
		f := (w - 8*k) / (pm + nm)
		look.Put(a.prev, x, top, pm*f, bh)
		look.Put(a.next, x+pm*f+8*k, top, nm*f, bh)
	}
	look.Put(a.rule, x, top-12*k, w, 1)
	room := top - 16*k

	look.ShowIf(a.title, a.head != "")
	if a.head != "" {
		y += line(a.title, a.head, look.Title23, k, x, y, w, 0.8, fyne.TextAlignLeading) + 6*k
	}
	if a.mini.Visible() {
		mh := min(a.mini.heightFor(w), max(60, (room-y)*0.52))
		look.Put(a.mini, x, y, w, mh)
		y += mh + 10*k
	}
	a.layFacts(x, y, w, room, k)
}

// layFacts places the facts between y and bottom. What has no room is left out
// from below; what is too long for its line takes more lines where there is room.
func (a *aside) layFacts(x, y, w, bottom, k float32) {
	n := min(len(a.facts), maxFacts)
	step := min(25*k, (bottom-y)/float32(max(1, n)))
	for n > 1 && step < 15 {
		n--
		step = min(25*k, (bottom-y)/float32(n))
	}
	nameW := w * 0.31
	spare := bottom - y - float32(n)*step
	for i := range a.names {
		on := i < n
		look.ShowIf(a.names[i], on)
		look.ShowIf(a.vals[i], on)
		if !on {
			continue
		}
		line(a.names[i], a.facts[i].Name, look.Label13, k, x, y, nameW-6, 0.85, fyne.TextAlignLeading)
		more := layValue(a.vals[i], a.facts[i].Value, x+nameW, y, w-nameW, k, spare)
		spare -= more
		y += step + more
	}
}

// layValue places what a fact says and returns how much of spare it takes beyond
// its line. Without room for more lines it becomes smaller, and is shortened.
func layValue(v *look.Wrapped, s string, x, y, w, k, spare float32) float32 {
	size := sized(look.Label13, k)
	v.SetScale(size / look.Label13.Size())
	v.SetText(s)
	one := v.HeightFor(0)
	if h := v.HeightFor(w); h-one <= spare {
		look.Put(v, x, y, w, h)
		return h - one
	}
	low := max(minText, size*0.85)
	for size > low && look.Measure(s, look.Label13, size/look.Label13.Size()).Width > w {
		size--
	}
	v.SetScale(size / look.Label13.Size())
	v.SetText(look.Shortened(s, look.Label13, size/look.Label13.Size(), w))
	look.Put(v, x, y, w, one)
	return 0
}
