package look

import (
	"image"
	"image/color"
	"log"
	"runtime"
	"slices"
	"sync"
	"weak"

	"fyne.io/fyne/v2/canvas"

	"senet/assets"
)

// rasterKey names one raster: a drawing of a theme at an exact size in pixels.
type rasterKey struct {
	mode Mode
	name string
	w, h int
	fit  Fit
}

func (k rasterKey) bytes() int { return 4 * k.w * k.h }

// cacheBytes is how much memory the rasters may take together. The drawings of a
// window at 1280 by 800 take about 12 MB, at 4K about 100 MB.
const cacheBytes = 160 << 20

// sizesKept is in how many sizes one drawing is kept: a piece on the board, in a
// zone, in a list, and one from before the window was resized.
const sizesKept = 4

// quick is the most work, in bytes of SVG times pixels, that is done at once on
// the UI goroutine for a drawing that nothing can stand in for, or only one so
// small that it would be a blur: about 2 ms.
const quick = 160_000_000

// shown names a raster object without keeping it alive.
type shown = weak.Pointer[canvas.Raster]

// store holds finished rasters and those asked for. All its fields are guarded
// by mu, for the workers fill it.
type store struct {
	mu      sync.Mutex
	limit   int // bytes
	items   map[rasterKey]*rasterItem
	used    int                   // bytes held
	tick    uint64                // the time of use, counted
	queue   []rasterKey           // asked for, not begun
	waiting map[rasterKey][]shown // who asked; nobody, for a prefetch
	wants   map[shown]rasterKey   // the one raster each object waits for
	workers int
	failed  map[string]bool   // drawings already reported
	sizes   map[rasterKey]int // bytes of SVG, by mode and name
}

type rasterItem struct {
	img  image.Image
	used uint64
}

var (
	rasters  = newStore(cacheBytes)
	dispatch func(func())
)

func newStore(limit int) *store {
	return &store{
		limit: limit, items: map[rasterKey]*rasterItem{}, waiting: map[rasterKey][]shown{},
		wants: map[shown]rasterKey{}, failed: map[string]bool{}, sizes: map[rasterKey]int{},
	}
}

// SetDispatcher gives look the way to run a function on the UI goroutine (fyne.Do).
// From then on large drawings are rasterised beside that goroutine, and each is
// shown as soon as it is ready. Without it, or with nil, all are rasterised where
// they are asked for. It is called once, before the window is shown.
func SetDispatcher(do func(func())) { dispatch = do }

// get returns the raster k for who. While it is being made it returns the same
// drawing at another size, or nil when there is none.
func (s *store) get(k rasterKey, who *canvas.Raster) image.Image {
	s.mu.Lock()
	if it, ok := s.items[k]; ok {
		s.touch(it)
		s.mu.Unlock()
		return it.img
	}
	near := s.nearest(k)
	if dispatch == nil || s.cost(k) <= quick && (near == nil || 3*near.Bounds().Dx() < 2*k.w) {
		s.mu.Unlock()
		return s.now(k)
	}
	s.ask(k, weak.Make(who))
	s.mu.Unlock()
	return near
}

// now returns the raster k, made on the spot if it is not there.
func (s *store) now(k rasterKey) image.Image {
	s.mu.Lock()
	it, ok := s.items[k]
	if ok {
		s.touch(it)
	}
	s.mu.Unlock()
	if ok {
		return it.img
	}
	img := s.make(k)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.put(k, img)
	return img
}

// cost is how much work k is, in bytes of SVG times pixels. The caller holds mu.
func (s *store) cost(k rasterKey) int {
	drawing := rasterKey{mode: k.mode, name: k.name}
	n, ok := s.sizes[drawing]
	if !ok {
		n = len(assets.Art(k.mode.String(), k.name))
		s.sizes[drawing] = n
	}
	return k.w * k.h * n
}

func (s *store) touch(it *rasterItem) {
	s.tick++
	it.used = s.tick
}

// ask queues k and starts a worker if one is free. An object that asks anew, for
// the window is being resized, no longer waits for what it asked for before.
func (s *store) ask(k rasterKey, who shown) {
	if old, ok := s.wants[who]; ok {
		if old == k {
			return
		}
		s.forget(old, who)
	}
	s.wants[who] = k
	_, asked := s.waiting[k]
	s.waiting[k] = append(s.waiting[k], who)
	if !asked {
		s.enqueue(k)
	}
}

// forget takes who off the list of those who wait for k, and k off the queue if
// that was the last.
func (s *store) forget(k rasterKey, who shown) {
	s.waiting[k] = slices.DeleteFunc(s.waiting[k], func(w shown) bool { return w == who })
	if len(s.waiting[k]) == 0 {
		delete(s.waiting, k)
		s.queue = slices.DeleteFunc(s.queue, func(q rasterKey) bool { return q == k })
	}
}

// enqueue keeps the queue in order of cost, so that a window fills with its many
// small drawings before its ground is done.
func (s *store) enqueue(k rasterKey) {
	at, _ := slices.BinarySearchFunc(s.queue, s.cost(k), func(q rasterKey, c int) int { return s.cost(q) - c })
	s.queue = slices.Insert(s.queue, at, k)
	if s.workers < max(1, min(4, runtime.NumCPU())) {
		s.workers++
		go s.work()
	}
}

// nearest returns the raster of the same drawing that is nearest in width.
func (s *store) nearest(k rasterKey) image.Image {
	var best *rasterItem
	off := 0
	for have, it := range s.items {
		if have.mode == k.mode && have.name == k.name && have.fit == k.fit {
			if d := max(have.w-k.w, k.w-have.w); best == nil || d < off {
				best, off = it, d
			}
		}
	}
	if best == nil {
		return nil
	}
	s.touch(best)
	return best.img
}

// work makes what is queued and ends when nothing is left.
func (s *store) work() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.queue) > 0 {
		k := s.queue[0]
		s.queue = s.queue[1:]
		s.mu.Unlock()
		img := s.make(k)
		s.mu.Lock()
		s.put(k, img)
		who := s.waiting[k]
		delete(s.waiting, k)
		for _, w := range who {
			if s.wants[w] == k {
				delete(s.wants, w)
			}
		}
		if len(who) > 0 {
			dispatch(func() { refreshAll(who) })
		}
	}
	s.workers--
}

func refreshAll(who []shown) {
	for _, ref := range who {
		if r := ref.Value(); r != nil {
			canvas.Refresh(r)
		}
	}
}

// make rasterises k. A drawing that is missing or bad is reported once and gives
// an empty image.
func (s *store) make(k rasterKey) image.Image {
	svg := assets.Art(k.mode.String(), k.name)
	img, err := rasterise(svg, k.w, k.h, k.fit)
	if err == nil {
		return img
	}
	s.mu.Lock()
	again := s.failed[k.name]
	s.failed[k.name] = true
	s.mu.Unlock()
	if !again {
		log.Printf("drawing %q: %v", k.name, err)
	}
	return image.NewRGBA(image.Rect(0, 0, 1, 1))
}

// put keeps a raster and lets the longest unused go until all fit.
func (s *store) put(k rasterKey, img image.Image) {
	if _, have := s.items[k]; !have {
		s.used += k.bytes()
	}
	it := &rasterItem{img: img}
	s.touch(it)
	s.items[k] = it
	s.dropSizes(k)
	for s.used > s.limit && len(s.items) > 1 {
		s.dropOldest()
	}
}

// dropSizes lets go of k's drawing in the size longest unused, if it is there in
// too many.
func (s *store) dropSizes(k rasterKey) {
	n := 0
	same := func(o rasterKey) bool { return o.mode == k.mode && o.name == k.name && o.fit == k.fit }
	for o := range s.items {
		if same(o) {
			n++
		}
	}
	if n > sizesKept {
		s.drop(same)
	}
}

func (s *store) dropOldest() { s.drop(func(rasterKey) bool { return true }) }

// drop lets go of the raster longest unused among those that match.
func (s *store) drop(match func(rasterKey) bool) {
	var oldest rasterKey
	at := ^uint64(0)
	for k, it := range s.items {
		if it.used < at && match(k) {
			oldest, at = k, it.used
		}
	}
	delete(s.items, oldest)
	s.used -= oldest.bytes()
}

// Prefetch makes drawings ready at a size in pixels (Pixels gives it) before they
// are shown, so that they appear at once. It returns at once when there is a
// dispatcher.
func Prefetch(names []string, w, h int, fit Fit) {
	for _, n := range names {
		k := rasterKey{mode, n, w, h, fit}
		if dispatch == nil {
			rasters.now(k)
			continue
		}
		rasters.mu.Lock()
		_, have := rasters.items[k]
		if _, asked := rasters.waiting[k]; !have && !asked {
			rasters.waiting[k] = nil
			rasters.enqueue(k)
		}
		rasters.mu.Unlock()
	}
}

func alphaOf(a float64) color.Color { return color.Alpha{A: uint8(max(0, min(1, a))*255 + 0.5)} }
