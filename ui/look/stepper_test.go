package look

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Keys, digits and clicks on the signs ask for a number; the owner decides.
func TestStepper(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme())
	var s *Stepper
	s = NewStepper(func(n int) { s.Set(min(9, max(-2, n))) })
	w := test.NewTempWindow(t, s)
	w.Resize(s.MinSize())
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	s.TypedRune('+')
	test.TapAt(s, fyne.NewPos(s.Size().Width-4, 10))
	if s.Value() != 3 {
		t.Errorf("three up: %d", s.Value())
	}
	test.TapAt(s, fyne.NewPos(s.Size().Width/2, 10))
	if s.Value() != 3 {
		t.Error("the middle is no sign")
	}
	s.TypedRune('7')
	test.TapAt(s, fyne.NewPos(4, 10))
	if s.Value() != 6 {
		t.Errorf("7 and one down: %d", s.Value())
	}
	for range 20 {
		s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	}
	if s.Value() != -2 || s.number.Text != "−2" {
		t.Errorf("%d, written %q", s.Value(), s.number.Text)
	}
	s.SetWriter(func(int) string { return "4 s" })
	if s.number.Text != "4 s" {
		t.Error(s.number.Text)
	}
	s.Disable()
	s.TypedRune('5')
	if s.Value() != -2 {
		t.Error("it is off")
	}
}
