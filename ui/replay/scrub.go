package replay

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
)

// mostTicks bounds how many remarks are marked on a scrub bar.
const mostTicks = 200

// Scrub is a bar over all moments of a story: it shows how far one is, and is
// clicked, dragged or turned to go elsewhere. Small marks tell of remarks.
type Scrub struct {
	widget.BaseWidget

	moved func(k int)
	key   func(fyne.KeyName) bool

	last, at int
	ticks    []int
	focused  bool // the keyboard is here and has been used
	quiet    bool // the next focus does not show
	wheel    float32

	track, done, ring *canvas.Rectangle
	knob              *canvas.Circle
	marks             []*canvas.Rectangle
}

// Measures of the scrub bar, in Fyne's units.
const (
	scrubHeight float32 = 36
	knobSize    float32 = 16
	trackHeight float32 = 6
)

// NewScrub returns a bar over the moments 0 to last. moved is told where the
// player wants to go; key is offered the keys typed while the bar has the
// keyboard and reports whether it used one.
func NewScrub(last int, ticks []int, moved func(int), key func(fyne.KeyName) bool) *Scrub {
	s := &Scrub{last: max(last, 0), moved: moved, key: key, ticks: ticks[:min(len(ticks), mostTicks)]}
	s.track = look.Rounded(look.Raised, look.Line, trackHeight/2)
	s.done = look.Rounded(look.Gold, look.Transparent, trackHeight/2)
	s.ring = look.Rounded(look.Transparent, look.Move, look.ButtonRadius)
	s.ring.StrokeWidth = 2.5
	s.ring.Hide()
	s.knob = look.Track(canvas.NewCircle(nil), func(c *canvas.Circle) {
		c.FillColor, c.StrokeColor, c.StrokeWidth = look.Color(look.Gold), look.Color(look.Casing), 1.5
	})
	for range s.ticks {
		s.marks = append(s.marks, look.Rounded(look.Last, look.Transparent, 1))
	}
	s.ExtendBaseWidget(s)
	return s
}

// SetAt shows moment k as the present one.
func (s *Scrub) SetAt(k int) {
	if k != s.at {
		s.at = k
		s.Refresh()
	}
}

// x is where moment k is on a bar of the given width.
func (s *Scrub) x(k int, width float32) float32 {
	room := width - knobSize
	if s.last == 0 {
		return knobSize / 2
	}
	return knobSize/2 + room*float32(k)/float32(s.last)
}

// moment is the one nearest to x.
func (s *Scrub) moment(x float32) int {
	room := s.Size().Width - knobSize
	if room <= 0 {
		return s.at
	}
	k := int((x-knobSize/2)/room*float32(s.last) + .5)
	return min(max(k, 0), s.last)
}

func (s *Scrub) send(k int) {
	if k != s.at && s.moved != nil {
		s.moved(k)
	}
}

// Tapped is for Fyne.
func (s *Scrub) Tapped(e *fyne.PointEvent) { s.send(s.moment(e.Position.X)) }

// Dragged is for Fyne.
func (s *Scrub) Dragged(e *fyne.DragEvent) { s.send(s.moment(e.Position.X)) }

// DragEnd is for Fyne.
func (s *Scrub) DragEnd() {}

// Scrolled is for Fyne: a turn of the wheel is a moment.
func (s *Scrub) Scrolled(e *fyne.ScrollEvent) {
	s.wheel += e.Scrolled.DY
	const notch = 8
	if n := int(s.wheel / notch); n != 0 {
		s.wheel = 0
		s.send(min(max(s.at-sign(n), 0), s.last))
	}
}

func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}

// Cursor is for Fyne.
func (s *Scrub) Cursor() desktop.Cursor { return desktop.PointerCursor }

// FocusGained is for Fyne.
func (s *Scrub) FocusGained() { s.focused, s.quiet = !s.quiet, false; s.Refresh() }

// FocusQuietly takes the keyboard without showing it before a key is used.
func (s *Scrub) FocusQuietly() {
	if cv := s.canvas(); cv != nil {
		s.quiet = true
		cv.Focus(s)
	}
}

// FocusLost is for Fyne.
func (s *Scrub) FocusLost() { s.focused = false; s.Refresh() }

// TypedRune is for Fyne.
func (s *Scrub) TypedRune(r rune) {
	if cv := s.canvas(); r != ' ' && cv != nil && cv.OnTypedRune() != nil {
		cv.OnTypedRune()(r)
	}
}

// TypedKey is for Fyne.
func (s *Scrub) TypedKey(e *fyne.KeyEvent) {
	s.focused = true
	if s.key != nil && s.key(e.Name) {
		return
	}
	if cv := s.canvas(); cv != nil && cv.OnTypedKey() != nil {
		cv.OnTypedKey()(e)
	}
}

func (s *Scrub) canvas() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(s) }

// CreateRenderer is for Fyne.
func (s *Scrub) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{s.track, s.done}
	for _, m := range s.marks {
		objects = append(objects, m)
	}
	r := look.NewLaid(s, s.lay, append(objects, s.knob, s.ring)...).AtLeast(80, scrubHeight)
	r.Dress = func() { look.ShowIf(s.ring, s.focused) }
	return r
}

func (s *Scrub) lay(size fyne.Size) {
	mid := size.Height / 2
	look.Put(s.track, knobSize/2-trackHeight/2, mid-trackHeight/2, size.Width-knobSize+trackHeight, trackHeight)
	x := s.x(s.at, size.Width)
	look.Put(s.done, knobSize/2-trackHeight/2, mid-trackHeight/2, x-knobSize/2+trackHeight, trackHeight)
	for i, m := range s.marks {
		look.Put(m, s.x(s.ticks[i], size.Width)-1.5, mid-10, 3, 6)
	}
	look.Put(s.knob, x-knobSize/2, mid-knobSize/2, knobSize, knobSize)
	look.Put(s.ring, -2, 0, size.Width+4, size.Height)
}
