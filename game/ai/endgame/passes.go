package endgame

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
)

// tile is a share of the boards of a layer whose squares have the same sum.
type tile struct {
	l          *layer
	drowned    [2]uint8
	owns, foes []uint32
	states     int      // at most
	words      []uint32 // what follows from its states, if that is kept
}

// Boards of one sum are cut into batches, whose values are worked out together
// from those before them: into enough for the values to flow from batch to batch,
// yet none so small, while there is much to do, that the work is not worth
// sharing. A tile is about what a worker takes at a time.
const (
	batchesOfSum = 8
	batchStates  = 8192
	tileStates   = 1024
	worthSharing = 2048 // states
)

// batch are tiles whose values are worked out from those of other batches.
type batch struct {
	tiles  []*tile
	states int
}

// batches lists the boards of a pair of layers, those nearest to the end first:
// most of what follows from a board lies in the batches before its own. Of one
// sum, those come first whose side to throw is farthest from the end.
func (t *Table) batches(pair []*layer) (out []batch) {
	order := t.sp.order(max(pair[0].a, pair[0].b))
	for total := 30 * (pair[0].a + pair[0].b); total >= 0; total-- {
		var all []*tile
		states := 0
		for sum := range total + 1 {
			for _, l := range pair {
				all = append(all, t.cut(l, order, sum, total-sum)...)
			}
		}
		for _, one := range all {
			states += one.states
		}
		least := min(states/batchesOfSum, batchStates)
		var now batch
		for i, one := range all {
			now.tiles, now.states = append(now.tiles, one), now.states+one.states
			if now.states >= least || i == len(all)-1 {
				out = append(out, now)
				now = batch{}
			}
		}
	}
	return out
}

// cut makes tiles of the boards of a layer whose squares have a sum for the side
// to throw and another for the other side.
func (t *Table) cut(l *layer, order [][][]uint32, sum, other int) (out []*tile) {
	for da := range l.a + 1 {
		for db := range l.b + 1 {
			a, b := sum-wet*da, other-wet*db
			if da+db > 0 && !t.sp.drowns || a < 0 || b < 0 {
				continue
			}
			owns, foes := order[l.a-da], order[l.b-db]
			if a >= len(owns) || b >= len(foes) || len(owns[a])*len(foes[b]) == 0 {
				continue
			}
			one := len(foes[b]) * t.sp.each
			for set := range slices.Chunk(owns[a], max(1, tileStates/one)) {
				out = append(out, &tile{
					l: l, drowned: [2]uint8{uint8(da), uint8(db)}, owns: set, foes: foes[b], states: one * len(set),
				})
			}
		}
	}
	return out
}

// worker goes over tiles.
type worker struct {
	b     builder
	words []uint32
	out   fresh
	moved change
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

// change is how much values changed: all together, in 2⁻³² so that it does not
// depend on the order, and the one that changed most.
type change struct {
	sum   int64
	worst float32
}

func changed(before, now float32) change {
	d := max(now-before, before-now)
	return change{int64(d * (1 << 32)), d}
}

// mean is the change of one of so many values.
func (c change) mean(values int) float64 { return float64(c.sum) / (1 << 32) / float64(values) }

func (c *change) add(d change) { c.sum, c.worst = c.sum+d.sum, max(c.worst, d.worst) }

// commit puts what was worked out in its places.
func (w *worker) commit() {
	values := w.b.g.values
	for i, at := range w.out.at {
		v := w.out.v[i]
		w.moved.add(changed(values[at], v))
		values[at] = v
	}
	w.out.reset()
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
	var wg sync.WaitGroup
	for _, w := range c {
		wg.Go(func() { do(w) })
	}
	wg.Wait()
}

// work works out a batch. The values do not depend on how many share it.
func (c crew) work(b *batch) {
	if len(c) == 1 || b.states < worthSharing {
		for _, t := range b.tiles {
			c[0].visit(t)
		}
		c[0].commit()
		return
	}
	var next atomic.Int64
	c.each(func(w *worker) {
		for i := next.Add(1) - 1; int(i) < len(b.tiles); i = next.Add(1) - 1 {
			w.visit(b.tiles[i])
		}
	})
	c.each((*worker).commit)
}

// pass improves all values once. ok is false when something was met that has no
// words.
func (c crew) pass(ctx context.Context, list []batch) (moved change, ok bool, err error) {
	for i := range list {
		if err := ctx.Err(); err != nil {
			return moved, true, err
		}
		c.work(&list[i])
		for _, w := range c {
			if w.b.failed {
				return moved, false, nil
			}
		}
	}
	for _, w := range c {
		moved.add(w.moved)
		w.moved = change{}
	}
	return moved, true, nil
}
