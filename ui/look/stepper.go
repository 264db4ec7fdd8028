package look

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
)

// Stepper is a number with a minus and a plus beside it. The arrow keys, the
// signs and the digits change it while it has the keyboard.
type Stepper struct {
	control

	value   int
	write   func(int) string
	changed func(int)
	over    int // -1, +1: the sign pointed at; 0 none

	plate, ring *plate
	veil        *canvas.Rectangle
	number      *canvas.Text
	minus, plus *Art
}

// StepperWidth is the width of a stepper, in Fyne's units.
const StepperWidth float32 = 84

// Measures of a stepper, in Fyne's units.
const (
	stepperHeight float32 = 32
	stepperSign   float32 = 28
	stepperIcon   float32 = 18
)

// NewStepper returns a stepper at 0. changed is told of the number asked for and
// answers by Set.
func NewStepper(changed func(int)) *Stepper {
	s := &Stepper{changed: changed, write: signed}
	s.plate = newPlate(Raised, Line, ButtonRadius)
	s.ring = focusRing(ButtonRadius)
	s.veil = Rounded(Gold, Transparent, ButtonRadius)
	Track(s.veil, func(r *canvas.Rectangle) { r.FillColor, r.StrokeColor = Fade(Gold, .18), nil })
	s.number = Text("", Strong15, Ink)
	s.minus, s.plus = NewArt("icon-minus"), NewArt("icon-plus")
	s.paint, s.keys = s.repaint, s.key
	s.extend(s)
	s.dress()
	return s
}

// signed writes a number with a true minus.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// SetWriter has numbers written by f, with their unit for example.
func (s *Stepper) SetWriter(f func(int) string) { s.write = f; s.Refresh() }

// Value is the number shown.
func (s *Stepper) Value() int { return s.value }

// Set shows a number.
func (s *Stepper) Set(n int) {
	if n != s.value {
		s.value = n
		s.Refresh()
	}
}

func (s *Stepper) by(d int) { s.ask(s.value + d) }

func (s *Stepper) ask(n int) {
	if !s.off && s.changed != nil {
		s.changed(n)
	}
}

// sign is which sign lies at x: -1, +1, or 0 for none.
func (s *Stepper) sign(x float32) int {
	switch w := s.Size().Width; {
	case x < min(stepperSign+8, w/2):
		return -1
	case x > w-min(stepperSign+8, w/2):
		return 1
	}
	return 0
}

// Tapped is for Fyne.
func (s *Stepper) Tapped(e *fyne.PointEvent) { s.by(s.sign(e.Position.X)) }

// MouseIn is for Fyne.
func (s *Stepper) MouseIn(e *desktop.MouseEvent) {
	s.control.MouseIn(e)
	s.MouseMoved(e)
}

// MouseMoved is for Fyne.
func (s *Stepper) MouseMoved(e *desktop.MouseEvent) {
	if o := s.sign(e.Position.X); o != s.over {
		s.over = o
		s.Refresh()
	}
}

// MouseOut is for Fyne.
func (s *Stepper) MouseOut() {
	s.over = 0
	s.control.MouseOut()
}

// Cursor is for Fyne.
func (s *Stepper) Cursor() desktop.Cursor {
	if s.over == 0 {
		return desktop.DefaultCursor
	}
	return s.control.Cursor()
}

// TypedRune is for Fyne.
func (s *Stepper) TypedRune(r rune) {
	switch {
	case r == '+' || r == '=':
		s.by(1)
	case r == '-':
		s.by(-1)
	case r >= '0' && r <= '9':
		s.ask(int(r - '0'))
	default:
		s.control.TypedRune(r)
	}
}

func (s *Stepper) key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyLeft, fyne.KeyDown:
		s.by(-1)
	case fyne.KeyRight, fyne.KeyUp:
		s.by(1)
	default:
		return false
	}
	return true
}

func (s *Stepper) dress() {
	s.number.Text = s.write(s.value)
	col, alpha := Ink, 1.0
	switch {
	case s.off:
		col, alpha = Muted, .35
	case s.value != 0:
		col = Gold
	}
	SetColor(s.number, col)
	s.minus.SetAlpha(alpha)
	s.plus.SetAlpha(alpha)
	ShowIf(s.veil, s.over != 0 && !s.off)
	ShowIf(s.ring.Raster, s.focused && !s.off)
}

func (s *Stepper) repaint() { s.Refresh() }

// CreateRenderer is for Fyne.
func (s *Stepper) CreateRenderer() fyne.WidgetRenderer {
	r := NewLaid(s, s.lay, s.plate.Raster, s.veil, s.minus, s.plus, s.number, s.ring.Raster).AtLeast(StepperWidth, stepperHeight)
	r.Dress = s.dress
	return r
}

func (s *Stepper) lay(size fyne.Size) {
	s.plate.Resize(size)
	placeRing(s.ring, size)
	icon, y := fyne.NewSquareSize(stepperIcon), (size.Height-stepperIcon)/2
	putSize(s.minus, (stepperSign-stepperIcon)/2, y, icon)
	putSize(s.plus, size.Width-(stepperSign+stepperIcon)/2, y, icon)
	x := float32(0)
	if s.over > 0 {
		x = size.Width - stepperSign
	}
	putSize(s.veil, x, 0, fyne.NewSize(stepperSign, size.Height))
	m := s.number.MinSize()
	putSize(s.number, (size.Width-m.Width)/2, (size.Height-m.Height)/2, m)
}
