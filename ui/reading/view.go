package reading

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"senet/ui/anim"
	"senet/ui/look"
	"senet/ui/tr"
)

// Calls are what the view asks of whoever shows it; each may be nil.
type Calls struct {
	Close  func()         // Escape
	Keep   func()         // keep the reading
	Chosen func(card int) // another card is looked at
}

// View shows a Book. It is laid out for a window without its top bar, from 900
// by 544 units up.
type View struct {
	widget.BaseWidget

	calls  Calls
	book   Book
	chosen int
	kept   bool

	title, line *canvas.Text
	controls    []fyne.CanvasObject // at the right of the title
	wide        map[*look.Picker]float32
	strip       *strip
	panel       fyne.CanvasObject
	face        *Face
	saying      *saying
	divider     *canvas.Rectangle
	aside       *aside
	empty       *look.Wrapped
	blank       *look.Art // the back of a card, over what the empty view says
	motion      *anim.Queue
	objects     []fyne.CanvasObject
}

// New returns a view without cards. The controls stand at the right of the title.
func New(calls Calls, controls ...fyne.CanvasObject) *View {
	v := &View{calls: calls, controls: controls, chosen: -1, motion: anim.NewQueue(nil)}
	v.title = look.Text("", look.Title34, look.Ink)
	v.line = look.Text("", look.Body13, look.Muted)
	v.strip = newStrip(v.Choose)
	v.panel = look.NewPlate(look.Panel, look.Line, look.PanelRadius)
	v.face, v.saying = NewFace(), newSaying()
	v.divider = look.NewRule()
	v.aside = newAside(v)
	v.empty = look.NewWrapped("", look.Reading16, look.Muted)
	v.empty.SetAlign(fyne.TextAlignCenter)
	v.blank = look.NewArt("card-back")
	v.objects = append([]fyne.CanvasObject{v.title, v.line, v.panel, v.strip, v.face, v.divider, v.empty, v.blank}, v.aside.objects()...)
	v.objects = append(v.objects, v.saying.objects()...)
	v.objects = append(v.objects, controls...)
	v.ExtendBaseWidget(v)
	return v
}

// widen lets a picker be as wide as its widest choice.
func (v *View) widen(p *look.Picker, choices []string) {
	if v.wide == nil {
		v.wide = map[*look.Picker]float32{}
	}
	for _, c := range choices {
		v.wide[p] = max(v.wide[p], look.Measure(c, look.Label15, 1).Width+54)
	}
}

// SetMotion says how fast cards turn: 1 is normal, 0 at once; reduced motion
// turns none.
func (v *View) SetMotion(speed float64, reduced bool) {
	v.motion.Speed, v.motion.Reduced = speed, reduced
}

// SetBook shows a book, at the given card; a number out of range is the nearest.
func (v *View) SetBook(b Book, at int) {
	v.motion.Clear()
	v.face.narrow = 0
	v.book, v.kept = b, false
	v.chosen = max(0, min(at, len(b.Cards)-1))
	if len(b.Cards) == 0 {
		v.chosen = -1
	}
	look.SetText(v.title, b.Title)
	v.empty.SetText(b.Empty)
	v.aside.head = b.Aside
	v.aside.keep.SetText(tr.S("reading.keep"))
	v.aside.keep.SetEnabled(v.calls.Keep != nil)
	board := false
	for _, c := range b.Cards {
		board = board || c.Square.Valid()
	}
	look.ShowIf(v.aside.mini, board)
	v.strip.set(b, v.chosen)
	v.showCard()
	v.Refresh()
}

// refill shows a book that has grown at its end. The card looked at stays, but
// one that was the last follows what has come.
func (v *View) refill(b Book) {
	at, first := v.chosen, v.strip.first
	if at == len(v.book.Cards)-1 {
		at = len(b.Cards) - 1
	}
	v.SetBook(b, at)
	v.strip.first = first
	v.strip.reveal()
	v.strip.Refresh()
}

// Book is what is shown.
func (v *View) Book() Book { return v.book }

// Chosen is the card of it that is looked at, -1 for none.
func (v *View) Chosen() int { return v.chosen }

// Kept says on the button that the reading has been kept.
func (v *View) Kept(text string) {
	v.kept = true
	v.aside.keep.SetText(text)
	v.aside.keep.SetEnabled(false)
}

// NotKept says on the button that it can be tried again.
func (v *View) NotKept(text string) { v.aside.keep.SetText(text) }

func (v *View) keep() {
	if v.calls.Keep != nil && !v.kept && v.chosen >= 0 {
		v.calls.Keep()
	}
}

// Choose looks at card i.
func (v *View) Choose(i int) {
	if i < 0 || i >= len(v.book.Cards) || i == v.chosen {
		return
	}
	v.chosen = i
	v.strip.choose(i)
	v.showCard()
	v.turnFace()
	v.lay(v.Size())
	v.face.ahead(v.book.Cards[max(0, i-1):min(i+3, len(v.book.Cards))]...)
	if v.calls.Chosen != nil {
		v.calls.Chosen(i)
	}
}

// step goes so many cards on.
func (v *View) step(by int) { v.Choose(max(0, min(len(v.book.Cards)-1, v.chosen+by))) }

// turnFace lets the new card turn its face up.
func (v *View) turnFace() {
	v.motion.Clear()
	v.face.narrow = 0
	if v.motion.Speed <= 0 || v.motion.Reduced {
		v.face.Refresh()
		return
	}
	v.motion.Add(func() []anim.Motion {
		return []anim.Motion{{Time: turnTime, Frame: func(p float32) {
			if p >= 1 {
				v.face.narrow, v.face.back = 0, false
				v.face.Refresh()
				return
			}
			v.face.turn(anim.InOut(p))
		}}}
	})
}

// showCard brings panel and board up to date with the card chosen.
func (v *View) showCard() {
	has := v.chosen >= 0
	for _, o := range append([]fyne.CanvasObject{v.strip, v.face, v.saying.scroll, v.divider}, v.aside.objects()...) {
		if o == fyne.CanvasObject(v.aside.mini) || isText(o) {
			continue
		}
		look.ShowIf(o, has)
	}
	look.ShowIf(v.empty, !has)
	look.ShowIf(v.blank, !has)
	if !has {
		look.ShowIf(v.saying.bar, false)
		look.ShowIf(v.saying.question, false)
		look.ShowIf(v.aside.mini, false)
		v.aside.facts, v.aside.head = nil, ""
		return
	}
	c := v.book.Cards[v.chosen]
	v.face.SetCard(c)
	v.saying.set(c)
	v.aside.facts = c.Facts
	v.aside.mini.set(visits(v.book.Cards, v.chosen), c.Square)
	v.aside.prev.SetEnabled(v.chosen > 0)
	v.aside.next.SetEnabled(v.chosen < len(v.book.Cards)-1)
}

func isText(o fyne.CanvasObject) bool { _, ok := o.(*canvas.Text); return ok }

// Key does what a key means to the view; it reports whether it means anything.
func (v *View) Key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyLeft:
		v.step(-1)
	case fyne.KeyRight:
		v.step(1)
	case fyne.KeyHome:
		v.step(-1 << 20)
	case fyne.KeyEnd:
		v.step(1 << 20)
	case fyne.KeyUp:
		v.saying.roll(-48)
	case fyne.KeyDown:
		v.saying.roll(48)
	case fyne.KeyPageUp:
		v.saying.roll(-v.saying.scroll.Size().Height * 0.9)
	case fyne.KeyPageDown, fyne.KeySpace:
		v.saying.roll(v.saying.scroll.Size().Height * 0.9)
	case fyne.KeyEscape:
		if v.calls.Close != nil {
			v.calls.Close()
		}
	default:
		return false
	}
	return true
}

// CreateRenderer is for Fyne.
func (v *View) CreateRenderer() fyne.WidgetRenderer {
	return look.NewLaid(v, v.lay, v.objects...)
}
