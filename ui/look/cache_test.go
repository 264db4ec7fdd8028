package look

import (
	"image"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"
)

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
	for i, name := range []string{"ground-square", "ground-house", "art-12", "art-15", "art-30"} {
		for side := 50; side < 120; side += 1 + i {
			s.now(rasterKey{Dark, name, side, side, Contain})
		}
	}
	s.now(rasterKey{Dark, "ground-square", 119, 119, Contain})
	sum := 0
	for k := range s.items {
		sum += k.bytes()
	}
	if s.used > 100_000 || sum != s.used {
		t.Errorf("%d bytes are used, %d counted", sum, s.used)
	}
	if len(s.items) > 5*sizesKept {
		t.Errorf("%d are kept", len(s.items))
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
