// Package search looks ahead: it weighs every throw that may come with its
// chance and takes the best choice after it for whoever has it, so many throws
// deep, on the fast states. At the end of its sight it asks a network or a
// hand-made evaluation, and wherever it meets an ending that is solved, the
// table of that. It allocates nothing on its way.
//
// A throw that decides what becomes of a move already made (fate) does not
// count as a further throw. A throw that changes nothing, to be thrown again,
// has its chance divided out.
package search

import (
	"context"

	"senet/game"
	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/board"
	"senet/game/fast"
)

// Judge gives the chance that the side whose turn it is wins from a state that
// waits for a throw.
type Judge interface{ Win(s fast.State) float32 }

// Search is one thinker. It is not safe for several goroutines.
type Search struct {
	G     *fast.Game
	Net   *eval.Net      // judges leaves quickly; nil: Judge does
	Judge Judge          // used without a network
	Table *endgame.Table // exact endings; may be nil

	// Margin cuts what is searched: choices that look worse than the best by
	// more than this, when judged without looking ahead, are not followed from
	// nodes more than a throw from the leaves. 0 follows everything.
	Margin float32

	// Budget is how many states a search may judge, by the table too; 0: no bound.
	// Nodes counts them.
	Budget, Nodes int

	ctx    context.Context
	cut    bool // the budget or the context is at its end
	orders bool // throws are put by and played in any order

	allowed int // the count of judged states up to which all orders are followed
	salt    uint64
	table   []entry
	frames  [MaxDepth + 1]frame
}

// MaxDepth is how many throws ahead one can look.
const MaxDepth = 6

// unlikely is the number of fates in a row beyond which a state counts as even.
const unlikely = 6

type entry struct {
	key   uint64
	value float32
}

// frame holds the sums of the network for a node whose followers are judged.
type frame struct {
	sum    [2]eval.Sum
	filled [2]bool
	state  fast.State
}

const tableBits = 16

// New returns a thinker for a rule set.
func New(g *fast.Game, net *eval.Net, judge Judge, table *endgame.Table) *Search {
	return &Search{
		G: g, Net: net, Judge: judge, Table: table, ctx: context.Background(), table: make([]entry, 1<<tableBits),
		orders: g.Core().Rules().ThrowsFirst,
	}
}

// Begin starts a decision: it forgets what was found and counts from 0.
func (x *Search) Begin(ctx context.Context) {
	x.ctx, x.cut, x.Nodes = ctx, false, 0
	x.salt += 0x9e3779b97f4a7c15
}

// Cut reports whether the last value is worthless because the budget or the
// context came to its end.
func (x *Search) Cut() bool { return x.cut }

// Chance is the chance that side d wins from any state but the lot, seen depth
// further throws deep.
func (x *Search) Chance(s fast.State, d board.Side, depth int) float32 {
	depth = min(depth, MaxDepth)
	f := &x.frames[depth]
	f.open(s)
	x.allow()
	return x.after(s, d, depth, f, unlikely)
}

func (f *frame) open(s fast.State) {
	f.filled = [2]bool{}
	f.state = s
}

// after is the chance of d from a state that something led to. f holds the sums
// of the state before it.
func (x *Search) after(s fast.State, d board.Side, depth int, f *frame, fates int) float32 {
	switch s.Await() {
	case game.AwaitNothing:
		if w, _ := s.Winner(); w == d {
			return 1
		}
		return 0
	case game.AwaitThrow, game.AwaitWater:
		v := x.turn(s, depth, f)
		if s.Turn() != d {
			v = 1 - v
		}
		return v
	case game.AwaitMove:
		v := x.choosing(s, depth, f, fates)
		if s.Turn() != d {
			v = 1 - v
		}
		return v
	}
	if fates == 0 {
		return 0.5
	}
	sum := float32(0)
	var room [fast.MaxMoves]game.Move
	for _, c := range x.G.Chances(s) {
		var v float32
		if next, moves := x.G.Threw(s, c.Throw, room[:0]); len(moves) == 0 {
			v = x.after(next, d, depth, f, fates-1)
		} else {
			v = x.best(next, moves, d, depth, f, fates-1)
		}
		sum += float32(c.Sixteenth) * v
	}
	return sum / 16
}

// choosing is the chance of the side whose turn it is and that has a choice.
// Where several throws are put by and played in any order, many orders lead to
// the same states, which are judged once.
func (x *Search) choosing(s fast.State, depth int, f *frame, fates int) float32 {
	var room [fast.MaxMoves]game.Move
	if !x.orders {
		return x.best(s, x.G.Moves(s, room[:0]), s.Turn(), depth, f, fates)
	}
	key := s.Key() + uint64(depth+MaxDepth+2)*0xd1342543de82ef95 + x.salt
	e := &x.table[key>>(64-tableBits)]
	if e.key == key {
		return e.value
	}
	moves := x.G.Moves(s, room[:0])
	whole := x.Nodes < x.allowed || few(s)
	if !whole {
		moves = moves[longest(moves):][:1]
	}
	v := x.best(s, moves, s.Turn(), depth, f, fates)
	if whole && !x.cut {
		*e = entry{key, v}
	}
	return v
}

// allowance is how many states may be judged for one choice, or one outcome of a
// throw, before throws put by are no longer played in all ways: seven throws of
// seven pieces have millions. Then the longest is played first, by one piece.
const allowance = 12_000

// allow begins a choice or an outcome.
func (x *Search) allow() { x.allowed = x.Nodes + allowance }

// few says that two throws at most are put by: those are always played in all ways.
func few(s fast.State) bool {
	n := 0
	for t := game.Throw(1); t <= 6; t++ {
		n += s.Pending(t)
	}
	return n <= 2
}

// longest is the place of a move of the longest throw.
func longest(moves []game.Move) int {
	at := 0
	for i, m := range moves {
		if m.Throw > moves[at].Throw {
			at = i
		}
	}
	return at
}

// best is the chance of d after the best of the moves for the side that has them.
func (x *Search) best(s fast.State, moves []game.Move, d board.Side, depth int, f *frame, fates int) float32 {
	me := s.Turn()
	top := float32(-1)
	if x.Margin > 0 && depth >= 2 && len(moves) > 1 {
		top = x.bestFew(s, moves, me, depth, f, fates)
	} else {
		for _, m := range moves {
			top = max(top, x.after(x.G.Play(s, m), me, depth, f, fates))
		}
	}
	if me != d {
		return 1 - top
	}
	return top
}

// bestFew is best among the moves that look good at once.
func (x *Search) bestFew(s fast.State, moves []game.Move, me board.Side, depth int, f *frame, fates int) float32 {
	var look [fast.MaxMoves]float32
	var next [fast.MaxMoves]fast.State
	top := float32(-1)
	for i, m := range moves {
		next[i] = x.G.Play(s, m)
		look[i] = x.after(next[i], me, 0, f, fates)
		top = max(top, look[i])
	}
	bound := top - x.Margin
	top = -1
	for i := range moves {
		if look[i] >= bound {
			top = max(top, x.after(next[i], me, depth, f, fates))
		}
	}
	return top
}

// turn is the chance of the side whose turn it is.
func (x *Search) turn(s fast.State, depth int, f *frame) float32 {
	if v, ok := x.Table.Value(s); ok {
		x.Nodes++
		return v
	}
	if depth == 0 {
		return x.leaf(s, f)
	}
	if x.stopped() {
		return 0.5
	}
	key := s.Key() + uint64(depth)*0xd1342543de82ef95 + x.salt
	e := &x.table[key>>(64-tableBits)]
	if e.key == key {
		return e.value
	}
	v := x.throws(s, depth-1)
	if !x.cut {
		*e = entry{key, v}
	}
	return v
}

// leaf judges a state.
func (x *Search) leaf(s fast.State, f *frame) float32 {
	x.Nodes++
	if x.Net == nil {
		return x.Judge.Win(s)
	}
	d := s.Turn()
	if !f.filled[d&1] {
		f.filled[d&1] = true
		f.fill(x.Net, d)
	}
	seen, bucket := x.Net.See(s)
	return x.Net.For(s, x.Net.Near(&f.sum[d&1], seen, bucket))
}

// fill makes the sum that followers with the turn of side d are judged from.
// What it is of does not matter, only that they differ little from it.
func (f *frame) fill(net *eval.Net, d board.Side) {
	if net.Apart {
		d = board.Spools
	}
	seen, _ := eval.See(f.state, d)
	net.Fill(&f.sum[d&1], seen)
}

// throws is the chance of the side whose turn it is before it throws, or does
// what it may do instead; its followers are seen depth throws deep.
func (x *Search) throws(s fast.State, depth int) float32 {
	f := &x.frames[depth]
	f.open(s)
	me := s.Turn()
	var room [fast.MaxMoves]game.Move
	sum, weight := float32(0), 0
	for _, c := range x.G.Chances(s) {
		next, moves := x.G.Threw(s, c.Throw, room[:0])
		if next == s {
			continue
		}
		var v float32
		if len(moves) == 0 {
			v = x.after(next, me, depth, f, unlikely)
		} else {
			v = x.best(next, moves, me, depth, f, unlikely)
		}
		weight += int(c.Sixteenth)
		sum += float32(c.Sixteenth) * v
	}
	v := float32(0.5)
	if weight > 0 {
		v = sum / float32(weight)
	}
	if s.Drowned(me) > 0 || s.Await() == game.AwaitWater {
		if moves := x.G.Moves(s, room[:0]); len(moves) > 0 {
			v = max(v, x.best(s, moves, me, depth, f, unlikely))
		}
	}
	return v
}

// stopped looks now and then whether to go on.
func (x *Search) stopped() bool {
	if x.cut {
		return true
	}
	if x.Budget > 0 && x.Nodes > x.Budget || x.ctx.Err() != nil {
		x.cut = true
	}
	return x.cut
}
