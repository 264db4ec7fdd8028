package editor

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
)

// stepper is a number with a minus and a plus beside it. The arrow keys change
// it while it has the keyboard.
type stepper struct {
	widget.BaseWidget

	value   int
	changed func(int)
	seen    func() // the keyboard has come here; may be nil
	over    int    // -1, +1: the sign pointed at; 0 none
	focused bool
	off     bool

	plate       fyne.CanvasObject
	ring, veil  *canvas.Rectangle
	number      *canvas.Text
	minus, plus *look.Art
}

// Measures of a stepper, in Fyne's units.
const (
	stepperWidth  float32 = 84
	stepperHeight float32 = 32
	stepperSign   float32 = 28
)

// newStepper returns a stepper. changed is told of the number asked for and
// answers by set.
func newStepper(changed func(int)) *stepper {
	s := &stepper{changed: changed}
	s.plate = look.NewPlate(look.Raised, look.Line, look.ButtonRadius)
	s.ring = look.Rounded(look.Transparent, look.Move, look.ButtonRadius+2)
	s.ring.StrokeWidth = 2.5
	s.ring.Hide()
	s.veil = look.Rounded(look.Gold, look.Transparent, look.ButtonRadius)
	look.Track(s.veil, func(r *canvas.Rectangle) { r.FillColor, r.StrokeColor = look.Fade(look.Gold, .18), nil })
	s.veil.Hide()
	s.number = look.Text("0", look.Strong15, look.Ink)
	s.minus, s.plus = look.NewArt("icon-minus"), look.NewArt("icon-plus")
	s.ExtendBaseWidget(s)
	return s
}

// set shows a number.
func (s *stepper) set(n int) {
	if n != s.value {
		s.value = n
		s.Refresh()
	}
}

// setOff turns the stepper off.
func (s *stepper) setOff(off bool) {
	if off != s.off {
		s.off = off
		s.Refresh()
	}
}

// Disable, Enable and Disabled are for Fyne: Tab passes a stepper that is off.
func (s *stepper) Disable() { s.setOff(true) }

// Enable turns the stepper on.
func (s *stepper) Enable() { s.setOff(false) }

// Disabled reports whether the stepper is off.
func (s *stepper) Disabled() bool { return s.off }

func (s *stepper) by(d int) {
	if !s.off && s.changed != nil {
		s.changed(s.value + d)
	}
}

func (s *stepper) sign(x float32) int {
	switch w := s.Size().Width; {
	case x < min(stepperSign+8, w/2):
		return -1
	case x > w-min(stepperSign+8, w/2):
		return 1
	}
	return 0
}

// Tapped is for Fyne.
func (s *stepper) Tapped(e *fyne.PointEvent) { s.by(s.sign(e.Position.X)) }

// MouseIn is for Fyne.
func (s *stepper) MouseIn(e *desktop.MouseEvent) { s.MouseMoved(e) }

// MouseMoved is for Fyne.
func (s *stepper) MouseMoved(e *desktop.MouseEvent) {
	if o := s.sign(e.Position.X); o != s.over {
		s.over = o
		s.Refresh()
	}
}

// MouseOut is for Fyne.
func (s *stepper) MouseOut() { s.over = 0; s.Refresh() }

// Cursor is for Fyne.
func (s *stepper) Cursor() desktop.Cursor {
	if s.off || s.over == 0 {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// FocusGained is for Fyne.
func (s *stepper) FocusGained() {
	s.focused = true
	s.Refresh()
	if s.seen != nil {
		s.seen()
	}
}

// FocusLost is for Fyne.
func (s *stepper) FocusLost() { s.focused = false; s.Refresh() }

// TypedRune is for Fyne.
func (s *stepper) TypedRune(r rune) {
	switch {
	case r == '+' || r == '=':
		s.by(1)
	case r == '-':
		s.by(-1)
	case r >= '0' && r <= '9' && !s.off && s.changed != nil:
		s.changed(int(r - '0'))
	}
}

// TypedKey is for Fyne.
func (s *stepper) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft, fyne.KeyDown:
		s.by(-1)
	case fyne.KeyRight, fyne.KeyUp:
		s.by(1)
	default:
		if cv := fyne.CurrentApp().Driver().CanvasForObject(s); cv != nil && cv.OnTypedKey() != nil {
			cv.OnTypedKey()(e)
		}
	}
}

// CreateRenderer is for Fyne.
func (s *stepper) CreateRenderer() fyne.WidgetRenderer {
	return &stepperRenderer{s, []fyne.CanvasObject{s.plate, s.veil, s.minus, s.plus, s.number, s.ring}}
}

type stepperRenderer struct {
	s       *stepper
	objects []fyne.CanvasObject
}

func (r *stepperRenderer) Destroy()                     {}
func (r *stepperRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *stepperRenderer) MinSize() fyne.Size           { return fyne.NewSize(stepperWidth, stepperHeight) }

func (r *stepperRenderer) Layout(size fyne.Size) {
	s := r.s
	s.plate.Resize(size)
	place(s.ring, -2, -2, size.Width+4, size.Height+4)
	icon := float32(18)
	y := (size.Height - icon) / 2
	place(s.minus, (stepperSign-icon)/2, y, icon, icon)
	place(s.plus, size.Width-(stepperSign+icon)/2, y, icon, icon)
	x := float32(0)
	if s.over > 0 {
		x = size.Width - stepperSign
	}
	place(s.veil, x, 0, stepperSign, size.Height)
	m := s.number.MinSize()
	place(s.number, (size.Width-m.Width)/2, (size.Height-m.Height)/2, m.Width, m.Height)
}

func (r *stepperRenderer) Refresh() {
	s := r.s
	s.number.Text = strconv.Itoa(s.value)
	if s.value < 0 {
		s.number.Text = "−" + strconv.Itoa(-s.value)
	}
	col, alpha := look.Ink, 1.0
	switch {
	case s.off:
		col, alpha = look.Muted, .35
	case s.value != 0:
		col = look.Gold
	}
	look.SetColor(s.number, col)
	s.minus.SetAlpha(alpha)
	s.plus.SetAlpha(alpha)
	visible(s.veil, s.over != 0 && !s.off)
	visible(s.ring, s.focused && !s.off)
	r.Layout(s.Size())
	for _, o := range r.objects {
		o.Refresh()
	}
}

func visible(o fyne.CanvasObject, on bool) {
	if on == o.Visible() {
		return
	}
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}
