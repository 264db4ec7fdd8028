package endgame

import (
	"context"
	"errors"
	"math"
	"math/bits"

	"senet/game"
	"senet/game/board"
	"senet/game/fast"
)

// Options say how far to solve, and how exactly.
type Options struct {
	Pieces int     // up to so many pieces a side, 1 to Most
	Mean   float64 // a layer is done when its values change by less on average; 0 means 1e-6
	Sweeps int     // but never more than so many times through a layer; 0 means 400
	// Report hears of every pass through the states of a layer, with the mean
	// change; it may be nil.
	Report func(a, b, sweep, states int, mean float64)
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
		r := g.Core().Rules()
		t = &Table{g: g, sp: newSpace(r), hash: r.Hash()}
	}
	if o.Mean == 0 {
		o.Mean = 1e-6
	}
	if o.Sweeps == 0 {
		o.Sweeps = 400
	}
	o.Pieces = min(o.Pieces, Most, t.sp.piecesN)
	for sum := 2; sum <= 2*o.Pieces; sum++ {
		for a := (sum + 1) / 2; a < sum && a <= o.Pieces; a++ {
			if t.layers[a][sum-a] != nil {
				continue
			}
			if err := t.solveLayer(ctx, a, sum-a, o); err != nil {
				return t, err
			}
		}
	}
	return t, nil
}

// solveLayer solves the states with a pieces against b and b against a, which
// lead to each other.
func (t *Table) solveLayer(ctx context.Context, a, b int, o Options) error {
	pair := []*layer{t.newLayer(a, b)}
	if a != b {
		pair = append(pair, t.newLayer(b, a))
	}
	total := 0
	for _, l := range pair {
		t.layers[l.a][l.b] = l
		l.now = make([]float32, l.size)
		t.guess(l)
		total += l.size
	}
	order := t.sp.order(max(a, b))
	for sweep := 1; sweep <= o.Sweeps; sweep++ {
		moved, err := t.sweep(ctx, pair, order)
		if err != nil {
			for _, l := range pair {
				t.layers[l.a][l.b] = nil
			}
			return err
		}
		mean := moved / float64(total)
		if o.Report != nil {
			o.Report(a, b, sweep, total, mean)
		}
		if mean < o.Mean {
			break
		}
	}
	for _, l := range pair {
		l.done = make([]uint16, l.size)
		for i, v := range l.now {
			l.done[i] = uint16(math.Round(float64(v) * 65535))
		}
		l.now = nil
	}
	return nil
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

// guess fills a layer with first values by how far both sides have to go.
func (t *Table) guess(l *layer) {
	_ = t.walk(l, func(own, foe uint32, drowned [2]uint8, at int) error {
		lead := float64(toGo(foe) + 20*int(drowned[1]) - toGo(own) - 20*int(drowned[0]))
		for e := range t.sp.each {
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

// sweep improves every value of the layers by its followers' and returns the sum
// of the changes. It goes from the boards nearest to the end to those farthest
// from it, both sides together, so that most followers have been improved
// already: all but those after hits, ways back and lost throws.
func (t *Table) sweep(ctx context.Context, pair []*layer, order [][][]uint32) (moved float64, err error) {
	for total := 30 * (pair[0].a + pair[0].b); total >= 0; total-- {
		for _, l := range pair {
			for da := range l.a + 1 {
				for db := range l.b + 1 {
					if da+db > 0 && !t.sp.drowns {
						continue
					}
					if err := ctx.Err(); err != nil {
						return 0, err
					}
					drowned := [2]uint8{uint8(da), uint8(db)}
					moved += t.sweepSum(l, order[l.a-da], order[l.b-db], total-wet*(da+db), drowned)
				}
			}
		}
	}
	return moved, nil
}

// sweepSum improves the values of the boards of a block whose squares have a sum.
func (t *Table) sweepSum(l *layer, owns, foes [][]uint32, sum int, drowned [2]uint8) (moved float64) {
	first := l.block[drowned[0]][drowned[1]]
	for a := max(0, sum-len(foes)+1); a < len(owns) && a <= sum; a++ {
		for _, own := range owns[a] {
			for _, foe := range foes[sum-a] {
				if own&foe == 0 {
					moved += t.improve(l, own, foe, drowned, (first+int(t.sp.rank(own, foe)))*t.sp.each)
				}
			}
		}
	}
	return moved
}

// improve works out the values of a board anew.
func (t *Table) improve(l *layer, own, foe uint32, drowned [2]uint8, at int) (moved float64) {
	for e := range t.sp.each {
		owed, carry, await := t.sp.counts(e)
		if await == game.AwaitWater && own>>board.Water&1 == 0 {
			continue
		}
		v := float32(t.backup(fast.Ending(own, foe, drowned, int8(owed), int8(carry), await)))
		moved += math.Abs(float64(v - l.now[at+e]))
		l.now[at+e] = v
	}
	return moved
}

// backup is the value of a state by those of the states that follow it. A throw
// that changes nothing is thrown again: its chance is divided out.
func (t *Table) backup(s fast.State) float64 {
	var room [fast.MaxMoves]game.Move
	sum, self := 0.0, 0.0
	me := s.Turn()
	for _, c := range t.g.Chances(s) {
		p := float64(c.Sixteenth) / 16
		next, moves := t.g.Threw(s, c.Throw, room[:0])
		switch {
		case next == s:
			self += p
		case len(moves) == 0:
			sum += p * t.chance(next, me, fates)
		default:
			sum += p * t.bestOf(next, moves, me, fates)
		}
	}
	v := 0.5
	if self < 1 {
		v = sum / (1 - self)
	}
	if s.Drowned(me) > 0 || s.Await() == game.AwaitWater {
		if moves := t.g.Moves(s, room[:0]); len(moves) > 0 {
			v = max(v, t.bestOf(s, moves, me, fates))
		}
	}
	return v
}

// Check goes through the endings of up to n pieces a side and returns the mean
// and the greatest distance of a value from what its followers make of it.
func (t *Table) Check(n int) (mean, worst float64) {
	states := 0
	for a := 1; a <= n; a++ {
		for b := 1; b <= n; b++ {
			l := t.layers[a][b]
			if l == nil || l.done == nil {
				continue
			}
			_ = t.walk(l, func(own, foe uint32, drowned [2]uint8, at int) error {
				for e := range t.sp.each {
					owed, carry, await := t.sp.counts(e)
					if await == game.AwaitWater && own>>board.Water&1 == 0 {
						continue
					}
					s := fast.Ending(own, foe, drowned, int8(owed), int8(carry), await)
					off := math.Abs(t.backup(s) - float64(l.done[at+e])/65535)
					mean += off
					worst = max(worst, off)
					states++
				}
				return nil
			})
		}
	}
	return mean / float64(max(states, 1)), worst
}
