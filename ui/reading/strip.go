package reading

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/game/oracle"
	"senet/ui/look"
	"senet/ui/tr"
)

// strip is the row of tiles under the names of the three passages. It shows as
// many as fit, always the chosen one among them; the wheel and two small buttons
// move it on.
type strip struct {
	widget.BaseWidget

	cards  []Card
	book   Book
	chosen int
	first  int // the card at the left
	fit    int // how many fit
	plain  bool
	k, kt  float32
	inset  float32 // at both sides, and a little above, the row is kept clear

	picked func(int)

	heads  [Passages]*canvas.Text
	rules  [Passages]*canvas.Rectangle
	thread *canvas.Rectangle
	tiles  []*tile
	notch  *canvas.Raster
	count  *canvas.Text
	back   *look.IconButton
	on     *look.IconButton

	objects []fyne.CanvasObject
}

func newStrip(picked func(int)) *strip {
	s := &strip{picked: picked, k: 1, kt: 1, fit: 1}
	for i := range s.heads {
		s.heads[i] = look.Text(tr.S(oracle.PassageKey(i)), look.Title20, look.Gold)
		s.rules[i] = look.NewRule()
	}
	s.thread = look.NewRule()
	s.notch = newNotch()
	s.count = look.Text("", look.Label13, look.Muted)
	s.back = look.NewIconButton("icon-prev", tr.S("reading.earlier"), 24, func() { s.roll(-s.fit) })
	s.on = look.NewIconButton("icon-next", tr.S("reading.later"), 24, func() { s.roll(s.fit) })
	s.ExtendBaseWidget(s)
	return s
}

// set shows other cards.
func (s *strip) set(b Book, chosen int) {
	s.cards, s.book, s.chosen, s.plain, s.first = b.Cards, b, chosen, b.Plain, 0
	s.reveal()
	s.Refresh()
}

// choose marks another card.
func (s *strip) choose(i int) {
	s.chosen = i
	s.reveal()
	s.Refresh()
}

// reveal moves the row so that the chosen card and its neighbours are seen.
func (s *strip) reveal() {
	edge := 0
	if s.fit > 4 {
		edge = 1
	}
	if s.chosen-edge < s.first {
		s.first = s.chosen - edge
	}
	if s.chosen+edge > s.first+s.fit-1 {
		s.first = s.chosen + edge - s.fit + 1
	}
	s.clamp()
}

func (s *strip) clamp() { s.first = max(0, min(s.first, len(s.cards)-s.fit)) }

// roll moves the row by so many cards.
func (s *strip) roll(by int) {
	before := s.first
	s.first += by
	s.clamp()
	if s.first != before {
		s.Refresh()
	}
}

// height is what the row needs at scale k, with words at kt.
func (s *strip) height(k, kt float32) float32 {
	return s.headHeight(k, kt) + tileH*k + 7*k + (16*1.2+14*1.35)*kt + 12*k
}

func (s *strip) headHeight(k, kt float32) float32 {
	if s.plain {
		return 8 * k
	}
	return 22*kt + 14*k
}

func (s *strip) pitch() float32 { return (tileW + 16) * s.k }

// left is where the first tile is: few cards stand in the middle.
func (s *strip) left() float32 {
	if n := len(s.cards); s.plain && n < s.fit {
		return (s.Size().Width - float32(n)*s.pitch() + 16*s.k) / 2
	}
	return s.inset
}

// lay places everything.
func (s *strip) lay(size fyne.Size) {
	if size.Width < 1 {
		return
	}
	pitch := s.pitch()
	width := size.Width - 2*s.inset
	fit := max(1, int((width+16*s.k+1)/pitch))
	if fit != s.fit {
		s.fit = fit
		s.reveal()
	}
	s.clamp()
	// The pitch is stretched so that the row fills the width.
	if n := len(s.cards); n >= fit && fit > 1 {
		pitch = (width - tileW*s.k) / float32(fit-1)
	}
	for len(s.tiles) < fit {
		s.tiles = append(s.tiles, newTile())
		s.objects = nil
	}
	y := s.headHeight(s.k, s.kt)
	x := s.left()
	last := min(len(s.cards), s.first+fit)
	for i, t := range s.tiles {
		if at := s.first + i; at < last && i < fit {
			t.set(s.cards[at], at, at == s.chosen, x+float32(i)*pitch, y, s.k, s.kt, pitch)
		} else {
			t.hide()
		}
	}
	n := last - s.first
	look.ShowIf(s.thread, n > 1 || len(s.cards) > n)
	from, to := x+tileW*s.k/2, x+float32(max(0, n-1))*pitch+tileW*s.k/2
	if s.first > 0 {
		from = s.inset
	}
	if last < len(s.cards) {
		to = size.Width - s.inset
	}
	look.Put(s.thread, from, y+tileH*s.k/2, max(0, to-from), max(1, 1.5*s.k))
	s.layHeads(size, x, pitch, n)
	at := s.chosen - s.first
	look.ShowIf(s.notch, n > 0 && at >= 0 && at < n)
	look.Put(s.notch, x+float32(at)*pitch+tileW*s.k/2-11*s.k, size.Height-10*s.k, 22*s.k, 11*s.k)
}

// layHeads names the passages over the part of each that is seen.
func (s *strip) layHeads(size fyne.Size, x, pitch float32, n int) {
	const top = 3 // room for the buttons
	more := len(s.cards) > n && !s.plain
	right := size.Width - s.inset
	for _, o := range []fyne.CanvasObject{s.count, s.back, s.on} {
		look.ShowIf(o, more)
	}
	if more {
		s.count.Text = fmt.Sprintf("%d–%d / %d", s.first+1, s.first+n, len(s.cards))
		s.count.TextSize = sized(look.Label13, s.kt)
		w := s.count.MinSize()
		look.Put(s.on, right-24, top-2, 24, 24)
		look.Put(s.count, right-28-w.Width, top+10-w.Height/2, w.Width, w.Height)
		look.Put(s.back, right-32-w.Width-24, top-2, 24, 24)
		right -= w.Width + 24 + 24 + 20
		s.back.SetEnabled(s.first > 0)
		s.on.SetEnabled(s.first+n < len(s.cards))
	}
	for p := range s.heads {
		a, b := s.book.part(p)
		a, b = max(a, s.first), min(b, s.first+n)
		on := !s.plain && a < b
		look.ShowIf(s.heads[p], on)
		look.ShowIf(s.rules[p], on)
		if !on {
			continue
		}
		x0 := x + float32(a-s.first)*pitch
		x1 := min(right, x+float32(b-1-s.first)*pitch+tileW*s.k)
		w := look.Measure(s.heads[p].Text, look.Title20, sized(look.Title20, s.kt*0.9)/look.Title20.Size()).Width
		if w > x1-x0 {
			look.ShowIf(s.heads[p], w <= x1-x0+pitch-tileW*s.k && p == Passages-1)
			look.ShowIf(s.rules[p], false)
		}
		s.heads[p].TextSize = sized(look.Title20, s.kt*0.9)
		h := s.heads[p].MinSize().Height
		look.Put(s.heads[p], x0, top+10-h/2, w, h)
		look.Put(s.rules[p], x0+w+14*s.k, top+12, max(0, x1-x0-w-14*s.k), 1)
	}
}

// Tapped is for Fyne.
func (s *strip) Tapped(e *fyne.PointEvent) {
	if i := s.at(e.Position); i >= 0 {
		s.picked(i)
	}
}

// at is the card at a place, -1 for none.
func (s *strip) at(p fyne.Position) int {
	if p.Y < s.headHeight(s.k, s.kt)-6 {
		return -1
	}
	for _, t := range s.tiles {
		if t.card >= 0 && p.X >= t.x-4 && p.X <= t.x+t.w+4 {
			return t.card
		}
	}
	return -1
}

// Scrolled is for Fyne: the wheel moves the row.
func (s *strip) Scrolled(e *fyne.ScrollEvent) {
	d := e.Scrolled.DY
	if d == 0 {
		d = e.Scrolled.DX
	}
	switch {
	case d > 0:
		s.roll(-2)
	case d < 0:
		s.roll(2)
	}
}

// Cursor is for Fyne.
func (s *strip) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer is for Fyne.
func (s *strip) CreateRenderer() fyne.WidgetRenderer {
	return &look.Laid{Of: s, Parts: s.parts, Lay: s.lay}
}

func (s *strip) parts() []fyne.CanvasObject {
	if s.objects == nil {
		s.objects = []fyne.CanvasObject{s.thread}
		for i := range s.heads {
			s.objects = append(s.objects, s.heads[i], s.rules[i])
		}
		for _, t := range s.tiles {
			s.objects = append(s.objects, t.objects()...)
		}
		s.objects = append(s.objects, s.notch, s.count, s.back, s.on)
	}
	return s.objects
}
