package endgame

import (
	"context"
	"math"
	"sync"
	"sync/atomic"
)

// tile is a share of the boards of a layer whose squares have the same sum.
type tile struct {
	l          *layer
	drowned    [2]uint8
	owns, foes []uint32
	words      []uint32 // what follows from its states, if that is kept
}

// tileBoards is about how many boards a tile has.
const tileBoards = 4096

// tiles lists the boards of a pair of layers, those nearest to the end first:
// most of what follows from a board lies in the lists before its own.
func (t *Table) tiles(pair []*layer) [][]*tile {
	order := t.sp.order(max(pair[0].a, pair[0].b))
	var out [][]*tile
	for total := 30 * (pair[0].a + pair[0].b); total >= 0; total-- {
		var list []*tile
		for _, l := range pair {
			for da := range l.a + 1 {
				for db := range l.b + 1 {
					if da+db > 0 && !t.sp.drowns {
						continue
					}
					list = append(list, cut(l, order[l.a-da], order[l.b-db], total-wet*(da+db), [2]uint8{uint8(da), uint8(db)})...)
				}
			}
		}
		if len(list) > 0 {
			out = append(out, list)
		}
	}
	return out
}

// cut makes tiles of the boards of a block whose squares have a sum.
func cut(l *layer, owns, foes [][]uint32, sum int, drowned [2]uint8) (out []*tile) {
	for a := max(0, sum-len(foes)+1); a < len(owns) && a <= sum; a++ {
		if len(foes[sum-a]) == 0 {
			continue
		}
		step := max(1, tileBoards/len(foes[sum-a]))
		for from := 0; from < len(owns[a]); from += step {
			to := min(from+step, len(owns[a]))
			out = append(out, &tile{l: l, drowned: drowned, owns: owns[a][from:to], foes: foes[sum-a]})
		}
	}
	return out
}

// worker goes over tiles.
type worker struct {
	b     builder
	words []uint32
	out   fresh
}

// visit works out the states of a tile anew.
func (w *worker) visit(t *tile) {
	g := w.b.g
	if t.words != nil {
		g.evaluate(t.words, &w.out)
		return
	}
	w.words = w.words[:0]
	first := t.l.block[t.drowned[0]][t.drowned[1]]
	for _, own := range t.owns {
		for _, foe := range t.foes {
			if own&foe == 0 {
				at := first + int(g.t.sp.rank(own, foe))
				w.words = w.b.add(t.l, own, foe, t.drowned, t.l.base+uint32(at), w.words)
			}
		}
	}
	if w.b.failed {
		return
	}
	if g.keep(len(w.words)) {
		t.words = append(make([]uint32, 0, len(w.words)), w.words...)
	}
	g.evaluate(w.words, &w.out)
}

// commit puts what was worked out in its places, and returns the sum of the
// changes, in 2⁻³² so that it does not depend on their order.
func (w *worker) commit() (moved uint64) {
	values := w.b.g.values
	for i, at := range w.out.at {
		v := w.out.v[i]
		moved += uint64(math.Abs(float64(v-values[at])) * (1 << 32))
		values[at] = v
	}
	w.out.reset()
	return moved
}

// crew are workers who share a graph.
type crew []*worker

func newCrew(g *graph, n int) crew {
	c := make(crew, max(n, 1))
	for i := range c {
		c[i] = &worker{b: builder{g: g, forms: map[form]uint32{}}}
	}
	return c
}

// each has everyone do something.
func (c crew) each(do func(*worker)) {
	if len(c) == 1 {
		do(c[0])
		return
	}
	var wg sync.WaitGroup
	for _, w := range c {
		wg.Go(func() { do(w) })
	}
	wg.Wait()
}

// pass improves all values once and returns the sum of the changes. The values
// of a list of tiles are worked out from what was there before any of them, and
// so do not depend on how many share the work. ok is false when something was
// met that has no words.
func (c crew) pass(ctx context.Context, lists [][]*tile) (moved float64, ok bool, err error) {
	for _, list := range lists {
		if err := ctx.Err(); err != nil {
			return 0, true, err
		}
		var next, sum atomic.Int64
		c.each(func(w *worker) {
			for i := next.Add(1) - 1; int(i) < len(list); i = next.Add(1) - 1 {
				w.visit(list[i])
			}
		})
		c.each(func(w *worker) { sum.Add(int64(w.commit())) })
		moved += float64(sum.Load()) / (1 << 32)
		for _, w := range c {
			if w.b.failed {
				return 0, false, nil
			}
		}
	}
	return moved, true, nil
}
