package look

import (
	"image"
	"image/color"
	"math"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

func luminance(c color.NRGBA) float64 {
	lin := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.03928 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
}

func contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// Text can be read on every ground that it is set on (WCAG 2: 4.5).
func TestContrast(t *testing.T) {
	grounds := []Token{Bg, Bar, Panel, Raised}
	pairs := map[Token][]Token{
		Ink: grounds, Muted: grounds, Gold: grounds, Move: grounds, Last: grounds, Warn: grounds,
		OnPrimary: {PrimaryTop, PrimaryBottom, Primary}, OnMove: {Move},
	}
	for m := range 2 {
		for fg, on := range pairs {
			for _, bg := range on {
				if c := contrast(palette[fg][m], palette[bg][m]); c < 4.5 {
					t.Errorf("token %d on %d in %v: %.1f", fg, bg, Mode(m), c)
				}
			}
		}
		for tok := Token(0); tok < Transparent; tok++ {
			if palette[tok][m].A == 0 {
				t.Errorf("token %d has no colour in %v", tok, Mode(m))
			}
		}
	}
}

func TestColoursFollowTheMode(t *testing.T) {
	test.NewTempApp(t)
	defer SetMode(Dark)
	SetMode(Dark)
	txt := Text("x", Body13, Gold)
	r := Rounded(Panel, Line, 4)
	SetColor(txt, Warn)
	SetMode(Light)
	if txt.Color != Color(Warn) || r.FillColor != Color(Panel) || r.StrokeColor != Color(Line) {
		t.Error("something kept the colours of the other mode")
	}
	if Color(Bg) != color.Color(rgb(0xF1E5C5)) || Theme().Color(theme.ColorNameBackground, theme.VariantDark) != Color(Bg) {
		t.Error("the theme does not follow the mode")
	}
	SetMode(Mode(7))
	if Current() != Dark {
		t.Error("an unknown mode is not Dark")
	}
}

// Tracking keeps nothing alive, so texts can come and go for ever.
func TestTrackersAreLetGo(t *testing.T) {
	test.NewTempApp(t)
	for range 3000 {
		Text("x", Body13, Ink)
		Rounded(Panel, Line, 4)
	}
	runtime.GC()
	runtime.GC()
	SetMode(Dark)
	if len(texts) > 500 || len(trackers) > 500 {
		t.Errorf("%d texts and %d trackers are kept", len(texts), len(trackers))
	}
}

// The theme answers for every colour, size and font that Fyne asks for.
func TestThemeIsComplete(t *testing.T) {
	test.NewTempApp(t)
	for name := range colours {
		if _, _, _, a := Theme().Color(name, theme.VariantDark).RGBA(); a == 0 && name != theme.ColorNameScrollBarBackground {
			t.Errorf("no colour for %s", name)
		}
	}
	for _, s := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}, {Monospace: true}, {Symbol: true}} {
		if Theme().Font(s) == nil {
			t.Errorf("no font for %+v", s)
		}
	}
	for r := Role(0); r < roles; r++ {
		if r.Font() == nil || len(r.Font().Content()) == 0 || r.Size() < 12 || r.Size() != Snap(r.Size()) || r.LineHeight() < r.Size() {
			t.Errorf("role %d is not complete: size %v", r, r.Size())
		}
	}
}

func TestRoman(t *testing.T) {
	for n, want := range map[int]string{-1: "", 0: "0", 4: "IV", 9: "IX", 18: "XVIII", 21: "XXI", 22: ""} {
		if got := Roman(n); got != want {
			t.Errorf("%d is %q", n, got)
		}
	}
}

func TestPlace(t *testing.T) {
	for _, c := range []struct {
		vw, vh, w, h float64
		fit          Fit
		x, y, dw, dh float64
	}{
		{96, 96, 84, 84, Contain, 0, 0, 84, 84},
		{280, 480, 100, 171, Contain, 0, 0, 100, 171},    // half a pixel off: filled
		{100, 50, 100, 100, Contain, 0, 25, 100, 50},     // in proportion, centred
		{100, 50, 100, 100, Cover, -50, 0, 200, 100},     // cut at the sides
		{912, 92, 1000, 72, Stretch, 0, 0, 1000, 72},     // filled
		{1280, 800, 1280, 720, Cover, 0, -40, 1280, 800}, // cut above and below
	} {
		if x, y, dw, dh := place(c.vw, c.vh, c.w, c.h, c.fit); x != c.x || y != c.y || dw != c.dw || dh != c.dh {
			t.Errorf("%+v: %v %v %v %v", c, x, y, dw, dh)
		}
	}
}

// A drawing fills its box to the pixel at any scale, and nothing is drawn for
// what is not there.
func TestArtPixels(t *testing.T) {
	test.NewTempApp(t)
	a := NewArt("ground-square")
	for _, side := range []int{1, 40, 84, 105, 335} {
		if img := a.draw(side, side); img.Bounds().Dx() != side || img.Bounds().Dy() != side {
			t.Errorf("%d pixels give %v", side, img.Bounds())
		}
	}
	if _, _, _, alpha := a.draw(84, 84).At(42, 42).RGBA(); alpha != 0xFFFF {
		t.Error("the ground is not opaque")
	}
	a.SetAlpha(0.5)
	if _, _, _, alpha := a.draw(84, 84).At(42, 42).RGBA(); alpha < 0x7E00 || alpha > 0x8200 {
		t.Errorf("half opacity gives %x", alpha)
	}
	a.SetAlpha(0)
	if a.draw(84, 84) != image.Image(empty) {
		t.Error("an invisible drawing is drawn")
	}
	for _, name := range []string{"", "no-such-drawing"} {
		if img := NewArt(name).draw(84, 84); img.Bounds().Dx() != 1 {
			t.Errorf("%q draws %v", name, img.Bounds())
		}
	}
}

// inbox collects what is dispatched, as the UI goroutine would get it.
type inbox struct {
	mu    sync.Mutex
	calls []func()
}

func (b *inbox) do(f func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.calls = append(b.calls, f)
}

// drain waits until s has nothing to do, and runs what was dispatched.
func (b *inbox) drain(t *testing.T, s *store) {
	t.Helper()
	for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(time.Millisecond) {
		s.mu.Lock()
		idle := s.workers == 0
		s.mu.Unlock()
		if idle {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("the workers do not end")
		}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, f := range b.calls {
		f()
	}
	b.calls = nil
}

// withDispatcher runs with an empty store and drawings made beside.
func withDispatcher(t *testing.T, limit int) (*store, *inbox) {
	t.Helper()
	test.NewTempApp(t)
	oldStore, oldDispatch := rasters, dispatch
	box := &inbox{}
	rasters = newStore(limit)
	SetDispatcher(box.do)
	t.Cleanup(func() { rasters, dispatch = oldStore, oldDispatch })
	return rasters, box
}

// Large drawings come later; meanwhile there is nothing, or the drawing at
// another size.
func TestLargeDrawingsAreMadeBeside(t *testing.T) {
	s, box := withDispatcher(t, cacheBytes)
	a := NewArtFit("background", Cover)
	if img := a.draw(640, 400); img != image.Image(empty) {
		t.Fatal("the background was not waited for")
	}
	box.drain(t, s)
	ready := a.draw(640, 400)
	if ready.Bounds().Dx() != 640 {
		t.Fatalf("the background is %v", ready.Bounds())
	}
	if img := a.draw(660, 410); img != ready {
		t.Error("while the window grows the old background is not shown")
	}
	box.drain(t, s)
	if img := a.draw(660, 410); img.Bounds().Dx() != 660 {
		t.Error("the new size was not made")
	}
	small := NewArt("art-12")
	if img := small.draw(84, 84); img.Bounds().Dx() != 84 {
		t.Error("a small drawing is not there at once")
	}
}

// A window dragged through a hundred sizes draws only a few of them.
func TestStaleRequestsAreDropped(t *testing.T) {
	s, box := withDispatcher(t, cacheBytes)
	a := NewArtFit("throw-mat", Stretch)
	a.draw(400, 80)
	box.drain(t, s)
	s.mu.Lock()
	s.workers = 100 // nobody is free
	s.mu.Unlock()
	for w := range 100 {
		a.draw(500+w, 90)
	}
	s.mu.Lock()
	if len(s.queue) != 1 || s.queue[0].w != 599 || len(s.waiting) != 1 || len(s.wants) != 1 {
		t.Errorf("%d are queued, %d awaited", len(s.queue), len(s.waiting))
	}
	s.mu.Unlock()
}

func TestCacheIsBounded(t *testing.T) {
	test.NewTempApp(t)
	s := newStore(100_000)
	for side := 50; side < 120; side++ {
		s.now(rasterKey{Dark, "ground-square", side, side, Contain})
	}
	sum := 0
	for k := range s.items {
		sum += k.bytes()
	}
	if s.used > 100_000 || sum != s.used {
		t.Errorf("%d bytes are used, %d counted", sum, s.used)
	}
	if _, ok := s.items[rasterKey{Dark, "ground-square", 119, 119, Contain}]; !ok {
		t.Error("the newest is gone")
	}
}

func TestPrefetch(t *testing.T) {
	s, box := withDispatcher(t, cacheBytes)
	Prefetch([]string{"stick-light-p3", "stick-dark-m9"}, 288, 84, Contain)
	box.drain(t, s)
	if len(s.items) != 2 || len(s.waiting) != 0 {
		t.Errorf("%d are ready, %d awaited", len(s.items), len(s.waiting))
	}
}

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
