package reading

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"senet/ui/look"
)

// saying is what is said of a card: the line over its name, the name, the
// keywords, the paragraphs, what happened there, and the question. It scrolls where there is not the
// room.
type saying struct {
	scroll *container.Scroll
	box    *fyne.Container

	head     *canvas.Text
	title    *look.Wrapped
	chips    *fyne.Container
	said     []*look.Wrapped
	question *look.Wrapped
	bar      *canvas.Rectangle

	card      Card
	width     float32
	k         float32
	titlePart float32 // the title's part of its size
}

func newSaying() *saying {
	s := &saying{k: 1, titlePart: 1}
	s.head = look.Text("", look.Strong15, look.Gold)
	s.title = look.NewWrapped("", look.Title46, look.Ink)
	s.chips = container.NewWithoutLayout()
	s.question = look.NewWrapped("", look.Question23, look.Gold)
	s.bar = canvas.NewRectangle(nil)
	look.Track(s.bar, func(r *canvas.Rectangle) { r.FillColor = look.Color(look.Gold) })
	s.box = container.New(s)
	s.scroll = container.NewVScroll(s.box)
	return s
}

// set shows what is said of a card.
func (s *saying) set(c Card) {
	s.card = c
	s.head.Text = c.Head
	s.title.SetText(c.Title)
	s.chips.Objects = nil
	for _, w := range c.Keywords {
		s.chips.Add(look.NewChip(w))
	}
	s.said = s.said[:0]
	objects := []fyne.CanvasObject{s.head, s.title, s.chips}
	said := c.Said
	if c.Here != "" {
		said = append(said[:len(said):len(said)], c.Here)
	}
	for _, p := range said {
		w := look.NewWrapped(p, look.Reading16, look.Ink)
		w.SetScale(s.k)
		s.said = append(s.said, w)
		objects = append(objects, w)
	}
	s.question.SetText(c.Question)
	look.ShowIf(s.question, c.Question != "")
	look.ShowIf(s.bar, c.Question != "")
	s.box.Objects = objects
	s.scroll.ScrollToTop()
	s.box.Refresh()
	s.scroll.Refresh()
}

// objects are what to show.
func (s *saying) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.scroll, s.bar, s.question}
}

// lay places the column. The question is always in sight: under the text where
// there is room for all of it, else at the foot, and the text scrolls.
func (s *saying) lay(x, y, w, h, k float32) {
	s.titlePart = 1
	if h < 340 { // the words need the room more
		s.titlePart = 0.72
	}
	s.fit(w, k)
	s.question.SetScale(k * (0.5 + s.titlePart/2))
	need, room := s.flow(w, false), h
	qh := float32(0)
	if s.card.Question != "" {
		qh = s.question.HeightFor(w - 22*k)
		room = h - qh - 16*k
	}
	th := min(need, room)
	look.Put(s.scroll, x, y, w, th)
	qy := y + th + 16*k
	look.Put(s.bar, x, qy, max(2, 3*k), qh)
	look.Put(s.question, x+18*k, qy, w-20*k, qh)
}

// fit sets width and scale of the column.
func (s *saying) fit(w, k float32) {
	if s.width == w && s.k == k {
		return
	}
	s.width, s.k = w, k
	s.head.TextSize = sized(look.Strong15, k)
	s.question.SetScale(k)
	for _, p := range s.said {
		p.SetScale(k)
	}
	s.box.Refresh()
	s.scroll.Refresh()
}

// titleScale is that at which the title fits in one line, within reason.
func (s *saying) titleScale(w float32) float32 {
	k := s.k * s.titlePart
	for k > s.k*0.6 && look.Measure(s.card.Title, look.Title46, k).Width > w {
		k -= 0.04
	}
	return k
}

// flow lays the columns out, or only measures, and returns the height.
func (s *saying) flow(w float32, set bool) float32 {
	k := s.k
	w -= 14 // for the scroll bar
	y := float32(2)
	place := func(o fyne.CanvasObject, x, ow, h float32) {
		if set {
			look.Put(o, x, y, ow, h)
		}
		y += h
	}
	if s.card.Head != "" {
		place(s.head, 0, w, s.head.MinSize().Height)
	}
	s.title.SetScale(s.titleScale(w))
	place(s.title, 0, w, s.title.HeightFor(w))
	y += 4 * k
	y += s.flowChips(w, y, set)
	for _, p := range s.said {
		y += 12 * k
		place(p, 0, w, p.HeightFor(w))
	}
	return y + 4
}

func (s *saying) flowChips(w, y float32, set bool) float32 {
	if len(s.chips.Objects) == 0 {
		return 0
	}
	x, row, h := float32(0), float32(0), float32(0)
	for _, c := range s.chips.Objects {
		m := c.MinSize()
		if x > 0 && x+m.Width > w {
			x, row = 0, row+m.Height+6
		}
		if set {
			look.Put(c, x, row, m.Width, m.Height)
		}
		x += m.Width + 8
		h = row + m.Height
	}
	if set {
		look.Put(s.chips, 0, y, w, h)
	}
	return h
}

// MinSize is for Fyne.
func (s *saying) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, s.flow(s.width, false))
}

// Layout is for Fyne.
func (s *saying) Layout([]fyne.CanvasObject, fyne.Size) { s.flow(s.width, true) }

// roll scrolls by so many units.
func (s *saying) roll(by float32) {
	most := max(0, s.box.MinSize().Height-s.scroll.Size().Height)
	s.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(most, s.scroll.Offset.Y+by))))
}
