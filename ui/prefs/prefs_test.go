package prefs

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/settings"
	"senet/ui/look"
)

// Whatever is in the file, the dialog shows the nearest value and changes
// nothing until something is chosen.
func TestShowsTheNearest(t *testing.T) {
	for v, want := range map[float64]int{0: 3, 0.5: 0, 1: 1, 1.2: 1, 2: 2, 4: 2} {
		if got := nearest(speeds, v); got != want {
			t.Errorf("speed %v is shown as %d, want %d", v, got, want)
		}
	}
	for v, want := range map[int]int{0: 0, 40: 0, 60: 1, 70: 1, 90: 2, 100: 2} {
		if got := volume(v); got != want {
			t.Errorf("volume %d is shown as %d, want %d", v, got, want)
		}
	}
	p := settings.Defaults()
	if got := pace(p); got != 1 {
		t.Errorf("the default pace is shown as %d", got)
	}
	p.ThrowPause, p.MovePause = 0, 0
	if got := pace(p); got != 2 {
		t.Errorf("no pause is shown as %d", got)
	}
}

// Every control changes its own preference and no other; by keyboard.
func TestEveryControl(t *testing.T) {
	test.NewTempApp(t)
	start := settings.Defaults()
	changes := 0
	d := New(start, func(settings.Preferences) { changes++ }, func() {})
	w := test.NewTempWindow(t, d.Object)
	w.Resize(fyne.NewSize(700, 400))
	seen := map[settings.Preferences]bool{start: true}
	controls := 0
	for o := d.First; ; {
		w.Canvas().Focus(o)
		if s, ok := o.(*look.Segmented); ok {
			controls++
			inSight(t, d, s)
			before := d.prefs
			s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
			if d.prefs == before {
				s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
			}
			if seen[d.prefs] {
				t.Errorf("control %d changes nothing new", controls)
			}
			seen[d.prefs] = true
		}
		w.Canvas().FocusNext()
		if o = w.Canvas().Focused(); o == d.First || controls > 20 {
			break
		}
	}
	if controls != 14 || changes < 14 {
		t.Errorf("%d controls, %d changes", controls, changes)
	}
}

// inSight reports a control that has the keyboard and is out of sight.
func inSight(t *testing.T, d *Dialog, s *look.Segmented) {
	t.Helper()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	y := at(s).Y - at(d.Reader).Y
	if y < 0 || y+s.Size().Height > d.Reader.Size().Height {
		t.Errorf("a control at %v of %v has the keyboard", y, d.Reader.Size().Height)
	}
}
