package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// MaxMoves is more than the number of choices any state can have.
const MaxMoves = game.MaxMoves

// options are the ways to use a throw, as sets of squares set out from; at most
// one of back and bounce is used beside ahead.
type options struct {
	ahead, back uint32 // pieces that go forward, and backward
	bounce      uint32 // pieces to ask about a bounce
	enter       uint32 // the square to enter on, or 0
	reborn      uint32 // the square a drowned piece is put on for want of all else, or 0
}

// none reports whether the throw cannot be used. It does not look at bounces.
func (o *options) none() bool { return o.ahead|o.back|o.enter|o.reborn == 0 }

// entrySquare is where a throw of n enters a piece.
func (g *Game) entrySquare(n uint32) uint32 {
	if g.r.EntryOn == rules.EntryHouses {
		return [8]uint32{1: 29, 2: 28, 3: 27, 4: 26, 5: 15}[n&7]
	}
	return 31 - n
}

// forward is how the side that moves goes ahead by n in state s.
func (g *Game) forward(s State, n uint32) *walk {
	d := s.Turn()
	ph := s.more >> (phaseAt + 2*d) & 3
	if g.r.FreeWhen != rules.FreeAlways && !g.mayFree(s.Pieces(d), s.Drowned(d)) {
		return &g.kept[ph][n&7]
	}
	return &g.ahead[ph][n&7]
}

// backward is how it goes back.
func (g *Game) backward(s State, n uint32) *walk {
	return &g.behind[s.more>>(phaseAt+2*s.Turn())&3][n&7]
}

// mayFree reports whether a side with pieces on own, and some waiting for
// rebirth, may free one by now.
func (g *Game) mayFree(own uint32, drowned int) bool {
	switch g.r.FreeWhen {
	case rules.FreeOut:
		return own&firstRow == 0 && drowned == 0
	case rules.FreeLastRow:
		return own&^lastRow == 0 && drowned == 0
	}
	return true
}

// held are the pieces of the side that moves which wait on their starting
// squares for the one right in front to leave, or for the one that the Water
// sent back.
func (g *Game) held(s State, v *view) uint32 {
	if !g.holds {
		return 0
	}
	return g.waiting(s, v)
}

func (g *Game) waiting(s State, v *view) uint32 {
	if first := s.Sent(v.side); first != 0 {
		return v.own &^ (1 << first)
	}
	if s.Phase(v.side) == game.PhaseBell {
		return 0
	}
	mine := v.own & g.starts[v.side&1]
	return mine & ((mine | v.foe&g.starts[v.side&1^1]) >> 1)
}

// options works out the ways for the side whose turn it is to use a throw of n.
// piece is the one the sticks chose, on the gods' turn.
func (g *Game) options(s State, n uint32, piece uint32) options {
	d := s.Turn()
	v := g.look(s, d)
	held := g.held(s, &v)
	var o options
	if g.gods && d == board.Spools {
		g.godsOptions(&o, s, &v, n, 1<<(piece&31)&^held)
		return o
	}
	g.sideOptions(&o, s, &v, n, held)
	if touched := s.more >> touchedAt & 31; touched != 0 {
		g.bind(&o, s, n, uint32(touched))
	}
	if o.none() && o.bounce == 0 && s.Drowned(d) > 0 {
		o.reborn = g.rebirthSquare(v.own, v.foe)
	}
	return o
}

func (g *Game) sideOptions(o *options, s State, v *view, n, held uint32) {
	if s.Phase(v.side) == game.PhaseBell && s.Reserve(v.side) > 0 && n <= 5 {
		if e := g.entrySquare(n); (v.own|v.foe)>>e&1 == 0 {
			o.enter = e
			if g.r.BellEntry == rules.EntryForced {
				return
			}
		}
	}
	o.ahead = g.from(g.forward(s, n), v) &^ held
	switch g.r.Backward {
	case rules.BackwardSide:
		if o.ahead|o.enter == 0 {
			o.back = g.from(g.backward(s, n), v) &^ held
		}
	case rules.BackwardPiece:
		o.back = g.from(g.backward(s, n), v) &^ (o.ahead | held)
	}
	if g.bounces && o.ahead|o.back|o.enter == 0 {
		o.bounce = g.bouncing(v, s.Phase(v.side), n, v.own&^held)
	}
}

// godsOptions are those of the one piece that the sticks chose.
func (g *Game) godsOptions(o *options, s State, v *view, n, one uint32) {
	if o.ahead = g.from(g.forward(s, n), v) & one; o.ahead == 0 && g.r.Backward != rules.BackwardNever {
		o.back = g.from(g.backward(s, n), v) & one
	}
}

// bind keeps the options with the touched piece, if there are any. Bounces are
// bound when they are listed.
func (g *Game) bind(o *options, s State, n, touched uint32) {
	ahead := touching(g.forward(s, n), o.ahead, touched)
	back := touching(g.backward(s, n), o.back, touched)
	if ahead|back != 0 {
		o.ahead, o.back, o.enter = ahead, back, 0
	}
}

// touching are those of a set whose walk begins or ends on a square.
func touching(w *walk, set, q uint32) uint32 {
	kept := set & (1 << q)
	for ; set != 0; set &= set - 1 {
		if from := uint32(bits.TrailingZeros32(set)); w.target(from) == q {
			kept |= 1 << from
		}
	}
	return kept
}

// Chances returns the outcomes of the throw that s awaits, as game.Chances
// does; nil when it awaits none. The slice is shared and must not be changed.
func (g *Game) Chances(s State) []game.Chance {
	switch s.Await() {
	case game.AwaitLot, game.AwaitThrow, game.AwaitPiece, game.AwaitFate, game.AwaitWater:
		return g.chances
	}
	return nil
}

// Moves appends to buf[:0] everything that can be chosen in s, in the order of
// the squares, exactly as game.Legal does.
func (g *Game) Moves(s State, buf []game.Move) []game.Move {
	buf = buf[:0]
	switch s.Await() {
	case game.AwaitThrow:
		return g.early(s, buf)
	case game.AwaitWater:
		if g.r.Water == rules.WaterChoice {
			if to := g.rebirthSquare(s.Pieces(s.Turn()), s.Pieces(s.Turn()^1)); to != 0 {
				buf = append(buf, game.Move{Kind: game.MoveRebirth, From: board.Water, To: board.Square(to)})
			}
		}
	case game.AwaitMove:
		n := uint32(s.Standing())
		switch {
		case n == 0 && s.gathering():
			return g.listPut(s, buf)
		case n == 0:
			return g.early(s, buf)
		}
		o := g.options(s, n, uint32(s.rest>>pieceAt&31))
		return g.list(s, &o, n, buf)
	}
	return buf
}

// early appends the rebirth that may take the place of a throw.
func (g *Game) early(s State, buf []game.Move) []game.Move {
	d := s.Turn()
	if s.Drowned(d) == 0 {
		return buf
	}
	if to := g.rebirthSquare(s.Pieces(d), s.Pieces(d^1)); to != 0 {
		buf = append(buf, game.Move{Kind: game.MoveRebirth, To: board.Square(to)})
	}
	return buf
}

// list writes options out as moves.
func (g *Game) list(s State, o *options, n uint32, buf []game.Move) []game.Move {
	if o.enter != 0 {
		buf = append(buf, game.Move{Kind: game.MoveEnter, To: board.Square(o.enter)})
	}
	ahead, behind := g.forward(s, n), g.backward(s, n)
	for set := o.ahead | o.back; set != 0; set &= set - 1 {
		from := uint32(bits.TrailingZeros32(set))
		w, back := ahead, o.back>>from&1 == 1
		if back {
			w = behind
		}
		buf = append(buf, game.Move{From: board.Square(from), To: board.Square(w.target(from)), Back: back})
	}
	if o.bounce != 0 {
		v := g.look(s, s.Turn())
		buf = g.listBounces(&v, s.Phase(v.side), n, o.bounce, buf)
		buf = bound(buf, board.Square(s.more>>touchedAt&31))
	}
	if o.reborn != 0 {
		buf = append(buf, game.Move{Kind: game.MoveRebirth, To: board.Square(o.reborn)})
	}
	return buf
}

// bound keeps of a list of moves those with the touched piece, if there are any.
func bound(list []game.Move, touched board.Square) []game.Move {
	kept := 0
	for _, m := range list {
		if touched != 0 && m.Kind == game.MoveStep && (m.From == touched || m.To == touched) {
			list[kept] = m
			kept++
		}
	}
	if kept == 0 {
		return list
	}
	return list[:kept]
}
