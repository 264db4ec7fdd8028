package endgame

import (
	"context"
	"math"

	"senet/game"
	"senet/game/fast"
)

// The plain way to improve values, by playing: it takes much longer than a graph
// and says what a graph must come to.

// sweep improves every value of the layers by its followers' and returns the sum
// of the changes. It goes from the boards nearest to the end to those farthest
// from it, both sides together, so that most followers have been improved
// already: all but those after hits, ways back and lost throws.
func (t *Table) sweep(ctx context.Context, pair []*layer, order [][][]uint32) (moved change, err error) {
	for total := 30 * (pair[0].a + pair[0].b); total >= 0; total-- {
		for _, l := range pair {
			for da := range l.a + 1 {
				for db := range l.b + 1 {
					if da+db > 0 && !t.sp.drowns {
						continue
					}
					if err := ctx.Err(); err != nil {
						return moved, err
					}
					drowned := [2]uint8{uint8(da), uint8(db)}
					moved.add(t.sweepSum(l, order[l.a-da], order[l.b-db], total-wet*(da+db), drowned))
				}
			}
		}
	}
	return moved, nil
}

// sweepSum improves the values of the boards of a block whose squares have a sum.
func (t *Table) sweepSum(l *layer, owns, foes [][]uint32, sum int, drowned [2]uint8) (moved change) {
	first := l.block[drowned[0]][drowned[1]]
	for a := max(0, sum-len(foes)+1); a < len(owns) && a <= sum; a++ {
		for _, own := range owns[a] {
			for _, foe := range foes[sum-a] {
				if own&foe == 0 {
					moved.add(t.improve(l, own, foe, drowned, (first+int(t.sp.rank(own, foe)))*t.sp.each))
				}
			}
		}
	}
	return moved
}

// improve works out the values of a board anew.
func (t *Table) improve(l *layer, own, foe uint32, drowned [2]uint8, at int) (moved change) {
	for e := range t.sp.each {
		s, ok := t.state(l, own, foe, drowned, e)
		if !ok {
			continue
		}
		v := float32(t.backup(s))
		moved.add(changed(l.now[at+e], v))
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
	for l := range t.each {
		if !l.known() || l.a > n || l.b > n {
			continue
		}
		_ = t.walk(l, func(own, foe uint32, drowned [2]uint8, at int) error {
			for e := range t.sp.each {
				s, ok := t.state(l, own, foe, drowned, e)
				if !ok {
					continue
				}
				off := math.Abs(t.backup(s) - float64(l.value(at/t.sp.each, e)))
				mean += off
				worst = max(worst, off)
				states++
			}
			return nil
		})
	}
	return mean / float64(max(states, 1)), worst
}
