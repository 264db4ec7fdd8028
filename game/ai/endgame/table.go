// Package endgame knows the exact chance of winning in small endings: all states
// of a rule set of removing in which both sides have few pieces left. A table
// answers for states that wait for a throw; everything else is a step or two
// away.
//
// Solve works the values out by value iteration, smallest endings first. What
// follows from a state is written down once (graph, builder), so that a pass over
// all states need not play (evaluate), and several can share it (crew); every few
// passes the values are taken to where they are going (trend). The same by
// playing alone (backup) is what the tests and Check compare with. Write, Read
// and Open keep tables. FIGURES.md says what all this takes.
//
// Throws owed beyond 3 and carries beyond 2 are taken for 3 and 2 (they are
// rarer than one in thousands); Check tells how far the values are from being
// a fixed point, and the tests measure what the bound costs.
package endgame

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
	"senet/game/fast"
)

// Table holds exact chances. It is safe for many goroutines once made.
type Table struct {
	g      *fast.Game
	sp     space
	layers [2][Most + 1][Most + 1]*layer // by seat where the sides differ, own pieces, the other's
	hash   string
}

// newTable is a table that knows nothing yet.
func newTable(g *fast.Game) *Table {
	r := g.Core().Rules()
	return &Table{g: g, sp: newSpace(g), hash: r.Hash()}
}

// layer are the states with given numbers of pieces left.
type layer struct {
	a, b  int
	seat  board.Side              // whose turn it is, where the sides differ
	base  uint32                  // its first board, among all that are being worked on
	block [Most + 1][Most + 1]int // first board, by drowned pieces
	size  int                     // states
	now   []float32               // values while they are being worked out
	stored
}

func (t *Table) newLayer(seat board.Side, a, b int) *layer {
	l := &layer{a: a, b: b, seat: seat, stored: stored{each: t.sp.each, shift: t.sp.pieceShift()}}
	at := 0
	for da := range a + 1 {
		for db := range b + 1 {
			if da+db > 0 && !t.sp.drowns {
				continue
			}
			l.block[da][db] = at
			at += t.sp.boards(a-da, b-db)
		}
	}
	l.size = at * t.sp.each
	return l
}

// Holds is the greatest number of pieces a side such that all endings with so
// many or fewer on both sides are in the table.
func (t *Table) Holds() int {
	if t == nil {
		return 0
	}
	n := 0
	for n < Most && t.known(0, n+1, n+1) && t.known(1, n+1, n+1) {
		n++
	}
	return n
}

// known says whether the states are in the table in which it is the turn of a
// side with a pieces left against b.
func (t *Table) known(turn board.Side, a, b int) bool {
	return t.layers[t.sp.seat(turn)][a][b].known()
}

// States is how many values the table holds.
func (t *Table) States() int {
	n := 0
	for l := range t.each {
		if l.known() {
			n += l.size
		}
	}
	return n
}

// each goes through the layers there are.
func (t *Table) each(yield func(*layer) bool) {
	for seat := range t.layers {
		for a := range t.layers[seat] {
			for _, l := range t.layers[seat][a] {
				if l != nil && !yield(l) {
					return
				}
			}
		}
	}
}

// place finds the layer and the board of a state that waits for a throw, and
// which of the board's states it is; no layer where the table has none.
func (t *Table) place(s fast.State) (l *layer, at, extra int) {
	d := s.Turn()
	own, foe := s.Pieces(d), s.Pieces(d^1)
	da, db := s.Drowned(d), s.Drowned(d^1)
	a, b := bits.OnesCount32(own)+da, bits.OnesCount32(foe)+db
	if a > Most || b > Most || da+db > 0 && !t.sp.drowns {
		return nil, 0, 0
	}
	if l = t.layers[t.sp.seat(d)][a][b]; l == nil {
		return nil, 0, 0
	}
	return l, l.block[da][db] + int(t.sp.rank(own, foe)), t.sp.extra(s, d)
}

// state undoes place: it is state e of a board of a layer.
func (t *Table) state(l *layer, own, foe uint32, drowned [2]uint8, e int) (s fast.State, ok bool) {
	owed, carry, await := t.sp.counts(e)
	if await == game.AwaitWater && own>>board.Water&1 == 0 {
		return s, false
	}
	s = fast.Ending(own, foe, drowned, int8(owed), int8(carry), await)
	if l.seat == 1 {
		s = s.Mirror()
	}
	return s, true
}

// Value is the chance that the side whose turn it is wins from s, and whether
// the table knows: s must wait for an ordinary throw or one of the Water, in an
// ending that the table holds.
func (t *Table) Value(s fast.State) (float32, bool) {
	if t == nil {
		return 0, false
	}
	if a := s.Await(); a != game.AwaitThrow && a != game.AwaitWater {
		return 0, false
	}
	l, at, e := t.place(s)
	if !l.known() {
		return 0, false
	}
	return l.value(at, e), true
}

// chance is the chance that side d wins from s, a state of the table or one that
// is decided or waits for a fate or a single choice; depth bounds how many fates
// may bring each other about.
func (t *Table) chance(s fast.State, d board.Side, depth int) float64 {
	switch s.Await() {
	case game.AwaitNothing:
		if w, _ := s.Winner(); w == d {
			return 1
		}
		return 0
	case game.AwaitThrow, game.AwaitWater:
		l, at, e := t.place(s)
		var v float64
		if l.known() {
			v = float64(l.value(at, e))
		} else {
			v = float64(l.now[at*t.sp.each+e])
		}
		if s.Turn() != d {
			v = 1 - v
		}
		return v
	case game.AwaitMove:
		return t.best(s, d, depth)
	}
	if depth == 0 {
		return 0.5
	}
	sum := 0.0
	for _, c := range t.g.Chances(s) {
		sum += float64(c.Sixteenth) / 16 * t.chance(t.g.Throw(s, c.Throw), d, depth-1)
	}
	return sum
}

// best is the chance of d after the best choice in s.
func (t *Table) best(s fast.State, d board.Side, depth int) float64 {
	var room [fast.MaxMoves]game.Move
	return t.bestOf(s, t.g.Moves(s, room[:0]), d, depth)
}

func (t *Table) bestOf(s fast.State, moves []game.Move, d board.Side, depth int) float64 {
	mine := s.Turn() == d
	top := -1.0
	for _, m := range moves {
		v := t.chance(t.g.Play(s, m), d, depth)
		if !mine {
			v = 1 - v
		}
		top = max(top, v)
	}
	if !mine {
		return 1 - top
	}
	return top
}

// Chance is the exact chance that side d wins from any state whose outcomes the
// table holds: before a throw, before a choice, before a fate.
func (t *Table) Chance(s fast.State, d board.Side) (float64, bool) {
	if t == nil || !t.covers(s) {
		return 0, false
	}
	return t.chance(s, d, fates), true
}

func (t *Table) covers(s fast.State) bool {
	if s.Over() {
		return true
	}
	a, b := left(s, 0), left(s, 1)
	if a > Most || b > Most {
		return false
	}
	return t.known(0, a, b) && t.known(1, b, a) && s.Await() != game.AwaitLot
}

func left(s fast.State, d board.Side) int { return bits.OnesCount32(s.Pieces(d)) + s.Drowned(d) }

// fates is how many fates in a row are followed.
const fates = 6
