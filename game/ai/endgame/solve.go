package endgame

import (
	"context"
	"errors"
	"math"
	"math/bits"

	"senet/game/board"
	"senet/game/fast"
)

// Options say how far to solve, and how exactly.
type Options struct {
	Pieces int     // up to so many pieces a side, 1 to Most
	Mean   float64 // a layer is done when its values change by less on average; 0 means 1e-6
	Sweeps int     // but never more than so many times through a layer; 0 means 400
	// Workers is how many goroutines share the work; 0 means one. The values do
	// not depend on it.
	Workers int
	// Memory is how many bytes may go, beside the values, to remembering how they
	// change and what follows from a state. The first goes without when it is too
	// little; of the second the rest is worked out anew in every pass, which takes
	// far longer. 0 means 1 GB.
	Memory int64
	// Guess is a first idea of the chance of the side to throw in a state that
	// waits for a throw. It saves passes if it is good; nil: a simple one.
	Guess func(fast.State) float32
	// Report hears of every pass through the states of a layer, with the mean
	// change; it may be nil.
	Report func(a, b, sweep, states int, mean float64)

	plain bool // by playing, state after state: for the tests
}

// Solve works out the endings of a rule set, smallest first, and goes on from a
// table that knows some already (nil: none). It returns what it has with
// ctx.Err() when ctx is done.
func Solve(ctx context.Context, g *fast.Game, have *Table, o Options) (*Table, error) {
	if !Supports(g) {
		return nil, errors.New("endgame: this rule set is not supported")
	}
	t := have
	if t == nil {
		t = newTable(g)
	}
	if o.Mean == 0 {
		o.Mean = 1e-6
	}
	if o.Sweeps == 0 {
		o.Sweeps = 400
	}
	if o.Memory == 0 {
		o.Memory = 1 << 30
	}
	o.Pieces = min(o.Pieces, Most, t.sp.piecesN)
	for sum := 2; sum <= 2*o.Pieces; sum++ {
		for a := min(sum-1, o.Pieces); a >= max(1, sum-o.Pieces); a-- {
			b := sum - a
			if t.known(0, a, b) || a < b && !t.sp.differ {
				continue
			}
			if err := t.solvePair(ctx, a, b, o); err != nil {
				return t, err
			}
		}
	}
	return t, nil
}

// worstOfMean is how many times as much as a value on average the one may still
// change that changes most, when a layer is done.
const worstOfMean = 50

// solvePair solves the states with a pieces against b and b against a, which
// lead to each other; where the sides differ, those with a spools and b cones.
func (t *Table) solvePair(ctx context.Context, a, b int, o Options) error {
	pair := []*layer{t.newLayer(0, a, b)}
	if a != b || t.sp.differ {
		pair = append(pair, t.newLayer(t.sp.seat(1), b, a))
	}
	total := 0
	for _, l := range pair {
		t.layers[l.seat][l.a][l.b] = l
		total += l.size
	}
	to := newTrend(pair, total, &o.Memory)
	pass := t.passes(pair, o)
	for sweep := 1; sweep <= o.Sweeps; sweep++ {
		to.watch()
		moved, err := pass(ctx)
		if err != nil {
			for _, l := range pair {
				t.layers[l.seat][l.a][l.b] = nil
			}
			return err
		}
		mean := moved.mean(total)
		if o.Report != nil {
			o.Report(a, b, sweep, total, mean)
		}
		if mean < o.Mean && moved.worst < worstOfMean*float32(o.Mean) {
			break
		}
		to.step()
	}
	for _, l := range pair {
		t.round(l)
	}
	return nil
}

// round keeps what has been worked out. What is no state gets the value of the
// one before it, which takes the least room in a file.
func (t *Table) round(l *layer) {
	all := make([]uint16, l.size)
	_ = t.walk(l, func(own, foe uint32, drowned [2]uint8, at int) error {
		for e := range t.sp.each {
			if _, ok := t.state(l, own, foe, drowned, e); ok {
				all[at+e] = uint16(math.Round(float64(l.now[at+e]) * 65535))
			} else {
				all[at+e] = all[at+e-1]
			}
		}
		return nil
	})
	l.now = nil
	l.settle(all)
}

// passes makes the function that improves all values of a pair once: by a graph,
// or by playing where there can be none.
func (t *Table) passes(pair []*layer, o Options) func(context.Context) (change, error) {
	g := (*graph)(nil)
	if !o.plain {
		g = newGraph(t, pair, o)
	}
	for _, l := range pair {
		if g == nil {
			l.now = make([]float32, l.size)
		}
		t.guess(l, o.Guess)
	}
	order := t.sp.order(max(pair[0].a, pair[0].b))
	if g == nil {
		return func(ctx context.Context) (change, error) { return t.sweep(ctx, pair, order) }
	}
	c, list := newCrew(g, o.Workers), t.batches(pair)
	return func(ctx context.Context) (change, error) {
		if c != nil {
			moved, ok, err := c.pass(ctx, list)
			if ok || err != nil {
				return moved, err
			}
			c, list = nil, nil
		}
		return t.sweep(ctx, pair, order)
	}
}

// walk calls f with every board of a layer and the number of its first state.
// It begins with the pieces nearest to the end, for values flow from there.
func (t *Table) walk(l *layer, f func(own, foe uint32, drowned [2]uint8, at int) error) error {
	var room [32]uint8
	var owns, foes []uint32
	for da := l.a; da >= 0; da-- {
		for db := l.b; db >= 0; db-- {
			if da+db > 0 && !t.sp.drowns {
				continue
			}
			owns = sets(t.sp.square[:t.sp.n], l.a-da, owns[:0])
			for i := len(owns) - 1; i >= 0; i-- {
				foes = sets(t.sp.without(owns[i], room[:]), l.b-db, foes[:0])
				first := l.block[da][db] + i*len(foes)
				for j := len(foes) - 1; j >= 0; j-- {
					if err := f(owns[i], foes[j], [2]uint8{uint8(da), uint8(db)}, (first+j)*t.sp.each); err != nil {
						return err
					}
				}
			}
		}
	}
	return nil
}

// guess fills a layer with first values: those of a function, or by how far both
// sides have to go.
func (t *Table) guess(l *layer, by func(fast.State) float32) {
	_ = t.walk(l, func(own, foe uint32, drowned [2]uint8, at int) error {
		lead := float64(toGo(foe) + 20*int(drowned[1]) - toGo(own) - 20*int(drowned[0]))
		for e := range t.sp.each {
			if by != nil {
				if s, ok := t.state(l, own, foe, drowned, e); ok {
					l.now[at+e] = by(s)
				}
				continue
			}
			owed, carry, _ := t.sp.counts(e)
			ahead := lead + 3*float64(owed-carry)
			l.now[at+e] = float32(1 / (1 + math.Exp(-ahead/float64(4+3*(l.a+l.b)))))
		}
		return nil
	})
}

func toGo(set uint32) int {
	n := 0
	for ; set != 0; set &= set - 1 {
		n += int(board.Off) - bits.TrailingZeros32(set)
	}
	return n
}

// wet is where a drowned piece counts as standing, for the order of boards.
const wet = 12

// order lists the sets of up to k resting squares by their number and their sum.
func (sp *space) order(k int) [][][]uint32 {
	out := make([][][]uint32, k+1)
	for n := range out {
		out[n] = make([][]uint32, 30*n+1)
		for _, set := range sets(sp.square[:sp.n], n, nil) {
			sum := int(board.Off)*n - toGo(set)
			out[n][sum] = append(out[n][sum], set)
		}
	}
	return out
}
