package look

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

func TestButtonIsUsed(t *testing.T) {
	test.NewTempApp(t)
	n := 0
	b := NewPrimary("Throw the sticks", "Space", func() { n++ })
	var window []fyne.KeyName
	var runes []rune
	w := test.NewTempWindow(t, b)
	w.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { window = append(window, e.Name) })
	w.Canvas().SetOnTypedRune(func(r rune) { runes = append(runes, r) })
	test.Tap(b)
	if n != 1 || w.Canvas().Focused() != nil {
		t.Errorf("a click: used %d times, focus %v", n, w.Canvas().Focused())
	}
	w.Canvas().FocusNext()
	if w.Canvas().Focused() != fyne.Focusable(b) || !b.ring.Visible() {
		t.Fatal("Tab does not reach the button, or it does not show")
	}
	for _, k := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter} {
		b.TypedKey(&fyne.KeyEvent{Name: k})
	}
	if n != 4 {
		t.Errorf("keys used it %d times", n-1)
	}
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	b.TypedRune('u')
	b.TypedRune(' ')
	if !slices.Equal(window, []fyne.KeyName{fyne.KeyEscape}) || !slices.Equal(runes, []rune{'u'}) {
		t.Errorf("the window got %v and %q", window, runes)
	}
	b.Disable()
	if w.Canvas().Focused() != nil || b.ring.Visible() {
		t.Error("a button that is off keeps the keyboard")
	}
	test.Tap(b)
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if n != 4 {
		t.Error("a button that is off was used")
	}
	w.Canvas().FocusNext()
	if w.Canvas().Focused() != nil {
		t.Error("Tab stops at a button that is off")
	}
}

// Buttons grow with their text, they never shrink or cut it.
func TestButtonGrows(t *testing.T) {
	test.NewTempApp(t)
	b := NewSecondary("Undo", "U", nil)
	before := b.MinSize().Width
	b.SetText("Скасувати останній хід")
	after := b.MinSize().Width
	if after <= before || b.Text() != "Скасувати останній хід" {
		t.Errorf("%v to %v", before, after)
	}
	b.Resize(b.MinSize())
	if right := b.label.Position().X + b.label.MinSize().Width; right > b.hint.Position().X || b.label.Position().X < 0 {
		t.Errorf("the label ends at %v, the key begins at %v", right, b.hint.Position().X)
	}
}

func TestSegmented(t *testing.T) {
	test.NewTempApp(t)
	var got []int
	s := NewSegmented([]Choice{{Label: "A"}, {Label: "Longer"}, {Label: "C"}}, 0, func(i int) { got = append(got, i) })
	test.NewTempWindow(t, s)
	s.Resize(s.MinSize())
	for _, k := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyEnd, fyne.KeyRight, fyne.KeySpace, fyne.KeyHome} {
		s.TypedKey(&fyne.KeyEvent{Name: k})
	}
	s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(s.Size().Width-5, 10)})
	s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(s.Size().Width-5, 10)})
	if !slices.Equal(got, []int{1, 2, 0, 2}) || s.Selected() != 2 {
		t.Errorf("chosen %v, then %d", got, s.Selected())
	}
	s.SetSelected(1)
	s.SetSelected(9)
	s.Disable()
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if s.Selected() != 1 || len(got) != 4 {
		t.Errorf("set to %d, told %v", s.Selected(), got)
	}
}

func TestWrapped(t *testing.T) {
	test.NewTempApp(t)
	text := "Here the light is borrowed. Two jackals keep the road, and neither will tell you which of them is the guide.\nA second line."
	w := NewWrapped(text, Reading16, Ink)
	for _, width := range []float32{120, 200, 333, 520, 2000} {
		lines := w.breakInto(width)
		if strings.Join(lines, " ") != strings.ReplaceAll(text, "\n", " ") {
			t.Errorf("at %v words are lost: %q", width, lines)
		}
		for _, l := range lines {
			if Measure(l, Reading16, 1).Width > width {
				t.Errorf("at %v the line %q is too wide", width, l)
			}
		}
		w.Resize(fyne.NewSize(width, 10))
		if h := w.MinSize().Height; h != w.HeightFor(width) || h != float32(len(lines))*Reading16.LineHeight() {
			t.Errorf("at %v the height is %v", width, h)
		}
	}
	w.SetText("from 12\u00a0% on")
	for _, l := range w.breakInto(Measure("from 12", Reading16, 1).Width + 2) {
		if l == "%" || strings.HasSuffix(l, "12") {
			t.Errorf("a number is parted from its unit: %q", l)
		}
	}
	long := "До " + strings.Repeat("найголовнішого", 12) + " йде"
	w.SetText(long)
	for _, width := range []float32{2, 60, 200} {
		lines := w.breakInto(width)
		if got := strings.Join(lines, ""); strings.ReplaceAll(got, " ", "") != strings.ReplaceAll(long, " ", "") {
			t.Errorf("at %v letters are lost: %q", width, lines)
		}
		for _, l := range lines {
			if l == "" || width > 2 && Measure(l, Reading16, 1).Width > width {
				t.Errorf("at %v the line %q is empty or too wide", width, l)
			}
		}
	}
	w.SetText("")
	if w.HeightFor(100) != Reading16.LineHeight() {
		t.Error("an empty paragraph has no line")
	}
}

func TestTips(t *testing.T) {
	test.NewTempApp(t)
	b := NewIconButton("icon-again", "Throw again", 36, nil)
	box := &inbox{}
	old := dispatch
	SetDispatcher(box.do)
	defer SetDispatcher(old)
	layer := NewTipLayer()
	w := test.NewTempWindow(t, &fyne.Container{Objects: []fyne.CanvasObject{b, layer}})
	w.Resize(fyne.NewSize(300, 200))
	layer.Resize(fyne.NewSize(300, 200))
	ShowTip(b, "Throw again")
	if !tips.text.Visible() || tips.text.Position().X < 4 {
		t.Error("the tip is not shown inside the window")
	}
	ShowTip(b, strings.Repeat("a long tip ", 12))
	if box := tips.box; box.Size().Width > 300+16 || box.Size().Height < 40 || box.Position().X+box.Size().Width > 300 && box.Position().X > 4 {
		t.Errorf("a long tip takes %v at %v", box.Size(), box.Position())
	}
	HideTip()
	b.MouseIn(&desktop.MouseEvent{})
	if tips.text.Visible() {
		t.Error("the tip does not wait")
	}
	b.MouseOut()
	if tips.over != nil {
		t.Error("the tip is still due")
	}
}

// Refreshing draws what is there; it does not build anything anew.
func TestRefreshKeepsObjects(t *testing.T) {
	test.NewTempApp(t)
	b := NewSecondary("Undo", "U", nil)
	a := NewArt("art-12")
	wr := NewWrapped("one two", Body13, Ink)
	for _, w := range []fyne.Widget{b, a, wr} {
		w.Resize(fyne.NewSize(100, 44))
		before := test.WidgetRenderer(w).Objects()
		first := slices.Clone(before)
		for range 5 {
			w.Refresh()
		}
		if !slices.Equal(first, test.WidgetRenderer(w).Objects()) {
			t.Errorf("%T has new objects", w)
		}
	}
}
