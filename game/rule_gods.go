package game

import (
	"math/bits"

	"senet/game/board"
)

// The game with the gods (RULES §3): the sticks choose for the spools.

// IsGods reports whether side s is played by the sticks alone.
func (g *Game) IsGods(s board.Side) bool { return g.r.Gods && s == board.Spools }

// jumpsOwn reports whether groups made of one's own pieces only do not bar s.
func (g *Game) jumpsOwn(s board.Side) bool { return g.r.GodsJump && g.IsGods(s) }

// Compelled reports whether the side to choose has no will of its own. There
// is then exactly one legal move, and nobody but the sticks to answer for it.
func (g *Game) Compelled(p *Position) bool {
	return p.Await == AwaitMove && g.IsGods(p.Turn)
}

// godsThrow follows the gods' first throw: the second one is to name a piece,
// unless the first frees one and the toggle gods-auto-free is on. Of several
// it frees the one farthest on that nothing holds.
func (x *turn) godsThrow(t Throw) {
	x.p.Await = AwaitPiece
	v := x.g.look(&x.p, x.p.Turn)
	if !x.g.r.GodsFree || v.phase != PhaseKendall || !v.mayFree {
		return
	}
	for q := board.Sun; q >= board.ThreeTruths; q-- {
		if v.own&^v.held>>q&1 == 1 && x.g.frees(q, int(t)) {
			x.p.Piece, x.p.Await = q, AwaitMove
			return
		}
	}
}

// pieceThrow is the gods' second throw: the number of the piece, counted from
// square 1 up among those on the board.
func (x *turn) pieceThrow(number Throw) {
	s := x.p.Turn
	x.p.Piece = x.p.nth(s, int(number))
	x.emit(Event{Kind: EvThrewPiece, Side: s, Throw: number, From: x.p.Piece})
	if x.p.Piece == board.None {
		x.pass(ReasonNoSuchPiece)
		return
	}
	x.p.Await = AwaitMove
	var room [MaxMoves]Move
	if len(x.g.Legal(&x.p, room[:0])) == 0 {
		x.pass(ReasonNoMove)
	}
}

// nth is the square of the n-th piece of s from square 1 up, or None.
func (p *Position) nth(s board.Side, n int) board.Square {
	for set := p.squaresOf(s); set != 0; set &= set - 1 {
		if n--; n == 0 {
			return board.Square(bits.TrailingZeros32(set))
		}
	}
	return board.None
}
