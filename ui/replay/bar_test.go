package replay

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/ui/look"
	"senet/ui/tr"
)

func newTestBar(t *testing.T, w float32) (*Bar, *Player, fyne.Window) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(look.Theme())
	s := story(t, gods(t))
	p := NewPlayer(s.Len(), 0)
	b := NewBar("The gods – Operator", s, p, Calls{PlayOn: func() {}, Read: func(string) {}})
	p.Shown = func(int, Way) { b.Show() }
	win := test.NewTempWindow(t, b.Object)
	win.SetPadded(false)
	win.Resize(fyne.NewSize(w, BarHeight))
	return b, p, win
}

// The keys of the contract; others are left to the window.
func TestKeys(t *testing.T) {
	b, p, _ := newTestBar(t, 900)
	for _, k := range []struct {
		key  fyne.KeyName
		want int
	}{{fyne.KeyRight, 1}, {fyne.KeyPageDown, 11}, {fyne.KeyLeft, 10}, {fyne.KeyPageUp, 0}, {fyne.KeyEnd, p.Last()}, {fyne.KeyHome, 0}} {
		if !b.Key(k.key) || p.At() != k.want {
			t.Errorf("%s leads to %d, want %d", k.key, p.At(), k.want)
		}
	}
	marked := b.story.Remarked()
	b.Key(fyne.KeyDown)
	b.Key(fyne.KeyDown)
	if p.At() != marked[1] {
		t.Errorf("the second remark is at %d, want %d", p.At(), marked[1])
	}
	b.Key(fyne.KeyUp)
	if p.At() != marked[0] {
		t.Errorf("the remark before is at %d, want %d", p.At(), marked[0])
	}
	if b.Key(fyne.KeySpace); !p.Playing() {
		t.Error("Space does not play")
	}
	if b.Key(fyne.KeySpace); p.Playing() {
		t.Error("Space does not pause")
	}
	if b.Key(fyne.KeyF1) {
		t.Error("F1 is taken from the window")
	}
}

// A click and a drag on the scrub bar go to the moment under the pointer, from
// one end to the other.
func TestScrub(t *testing.T) {
	b, p, _ := newTestBar(t, 900)
	s := b.Scrub
	w := s.Size().Width
	for _, k := range []int{0, 1, 200, p.Last()} {
		s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(s.x(k, w), 10)})
		if p.At() != k {
			t.Errorf("a click on moment %d leads to %d", k, p.At())
		}
	}
	s.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(-50, 0)}})
	if p.At() != 0 {
		t.Errorf("dragged off the left end: %d", p.At())
	}
	s.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -10)})
	if p.At() != 1 {
		t.Errorf("a turn of the wheel leads to %d", p.At())
	}
}

// Remarks fit, in the narrowest window, or are said to be cut; nothing in the
// bar overlaps, in any language.
func TestFits(t *testing.T) {
	for _, l := range tr.Languages {
		tr.SetLanguage(l)
		for _, w := range []float32{590, 912} {
			b, p, _ := newTestBar(t, w)
			for _, k := range b.story.Remarked() {
				p.To(k)
				if b.said.cut {
					t.Logf("%s %v: cut at %d", l, w, k)
				}
				if end := b.said.Position().X + b.said.Size().Width; end > b.on.Position().X {
					t.Errorf("%s %v: the remark runs into the button", l, w)
				}
				for _, line := range b.said.lines {
					if got := line.MinSize().Width; got > b.said.Size().Width+1 {
						t.Errorf("%s %v: a line of %v in %v: %q", l, w, got, b.said.Size().Width, line.Text)
					}
				}
			}
			if x := b.Scrub.Position().X + b.Scrub.Size().Width; x > b.count.Position().X || b.Scrub.Size().Width < 80 {
				t.Errorf("%s %v: no room for the scrub bar", l, w)
			}
		}
	}
	tr.SetLanguage("en")
}
