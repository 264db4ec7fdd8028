package look

import (
	"image"
	"image/color"
	"log"
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

// cacheBytes is how much memory the rasters may take together. A board at 4K
// needs about 60 MB in one theme.
const cacheBytes = 96 << 20

// store holds finished rasters, the newest use last, and the queue of those
// being made. Its fields are guarded by mu: the worker fills it.
type store struct {
	mu      sync.Mutex
	items   map[rasterKey]*rasterItem
	used    int    // bytes held
	tick    uint64 // the time of use, counted
	queue   []rasterKey
	waiting map[rasterKey][]weak.Pointer[canvas.Raster]
	working bool
	failed  map[string]bool
}

type rasterItem struct {
	img  image.Image
	used uint64
}

var (
	rasters  = newStore()
	dispatch func(func())
)

func newStore() *store {
	return &store{items: map[rasterKey]*rasterItem{}, waiting: map[rasterKey][]weak.Pointer[canvas.Raster]{}, failed: map[string]bool{}}
}

// SetDispatcher gives look the way to run a function on the UI goroutine (fyne.Do).
// From then on drawings are rasterised beside that goroutine, and each is shown
// as soon as it is ready. Without it they are rasterised where they are asked for.
func SetDispatcher(do func(func())) { dispatch = do }

func alphaOf(a float64) color.Color { return color.Alpha{A: uint8(max(0, min(1, a))*255 + 0.5)} }

// get returns the raster and whether it is the one asked for; while that is
// being made it is the nearest in size, or nil.
func (s *store) get(k rasterKey, who *canvas.Raster) (image.Image, bool) {
	s.mu.Lock()
	if it, ok := s.items[k]; ok {
		s.tick++
		it.used = s.tick
		s.mu.Unlock()
		return it.img, true
	}
	if dispatch == nil {
		s.mu.Unlock()
		img := s.make(k)
		s.put(k, img)
		return img, true
	}
	s.enqueue(k, who)
	img := s.nearest(k)
	s.mu.Unlock()
	return img, false
}

// enqueue asks the worker for a raster and starts it if it is not at work. The
// caller holds mu.
func (s *store) enqueue(k rasterKey, who *canvas.Raster) {
	if _, asked := s.waiting[k]; !asked {
		s.queue = append(s.queue, k)
	}
	if who != nil {
		s.waiting[k] = append(s.waiting[k], weak.Make(who))
	} else {
		s.waiting[k] = append(s.waiting[k], weak.Pointer[canvas.Raster]{})
	}
	if !s.working {
		s.working = true
		go s.work()
	}
}

// nearest returns the raster of the same drawing that is nearest in width.
func (s *store) nearest(k rasterKey) image.Image {
	var best image.Image
	off := 0
	for have, it := range s.items {
		if have.mode == k.mode && have.name == k.name && have.fit == k.fit {
			if d := max(have.w-k.w, k.w-have.w); best == nil || d < off {
				best, off = it.img, d
			}
		}
	}
	return best
}

// work makes what is queued, newest request first when the size has changed
// meanwhile, and ends when nothing is left.
func (s *store) work() {
	for {
		s.mu.Lock()
		if len(s.queue) == 0 {
			s.working = false
			s.mu.Unlock()
			return
		}
		k := s.queue[0]
		s.queue = s.queue[1:]
		s.mu.Unlock()

		img := s.make(k)
		s.put(k, img)

		s.mu.Lock()
		who := s.waiting[k]
		delete(s.waiting, k)
		s.mu.Unlock()
		dispatch(func() {
			for _, ref := range who {
				if r := ref.Value(); r != nil {
					canvas.Refresh(r)
				}
			}
		})
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
	s.mu.Lock()
	defer s.mu.Unlock()
	s.tick++
	if _, have := s.items[k]; !have {
		s.used += bytesOf(k)
	}
	s.items[k] = &rasterItem{img, s.tick}
	for s.used > cacheBytes && len(s.items) > 1 {
		s.dropOldest()
	}
}

func (s *store) dropOldest() {
	var oldest rasterKey
	at := ^uint64(0)
	for k, it := range s.items {
		if it.used < at {
			oldest, at = k, it.used
		}
	}
	delete(s.items, oldest)
	s.used -= bytesOf(oldest)
}

func bytesOf(k rasterKey) int { return 4 * k.w * k.h }

// Prefetch asks for drawings at a size in pixels before they are shown. It
// returns at once when there is a dispatcher.
func Prefetch(names []string, w, h int, fit Fit) {
	for _, n := range names {
		k := rasterKey{mode, n, w, h, fit}
		if dispatch == nil {
			rasters.get(k, nil)
			continue
		}
		rasters.mu.Lock()
		if _, ok := rasters.items[k]; !ok {
			rasters.enqueue(k, nil)
		}
		rasters.mu.Unlock()
	}
}
