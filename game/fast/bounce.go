package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
)

// The bounce (RULES §6 "voyage bounce"), asked only when no piece can use the
// throw in full, and so worked out piece by piece.

// bouncing are the pieces of a set that have a bounce.
func (g *Game) bouncing(v *view, ph game.Phase, n, set uint32) uint32 {
	var with uint32
	for ; set != 0; set &= set - 1 {
		from := uint32(bits.TrailingZeros32(set))
		if far, back := g.bounce(v, ph, n, from); far|back != 0 {
			with |= 1 << from
		}
	}
	return with
}

// listBounces appends the bounces of the pieces in a set.
func (g *Game) listBounces(v *view, ph game.Phase, n, set uint32, buf []game.Move) []game.Move {
	for ; set != 0; set &= set - 1 {
		from := uint32(bits.TrailingZeros32(set))
		far, back := g.bounce(v, ph, n, from)
		if back != 0 {
			buf = append(buf, game.Move{From: board.Square(from), To: board.Square(back), Back: true})
		}
		if far != 0 {
			buf = append(buf, game.Move{From: board.Square(from), To: board.Square(far)})
		}
	}
	return buf
}

// bounce is where the piece on from may stay when a rest of 1 is left, and
// where it ends when it spends the rest backward; 0 for what it cannot do.
func (g *Game) bounce(v *view, ph game.Phase, n, from uint32) (far, back uint32) {
	if g.bides(ph, from) {
		return 0, 0
	}
	turn, rest := g.farthest(v, ph, n, from)
	if turn == 0 {
		return 0, 0
	}
	down := ph == game.PhaseBell
	sign := int(rest)
	if !down {
		sign = -sign
	}
	to := int(turn) + sign
	if to >= 1 && to <= board.Squares && to != int(from) && !(g.r.BaDoubles && to == int(board.Ba)) {
		if g.canEnd(v, from, turn, uint32(to)) {
			back = uint32(to)
		}
	}
	if rest == 1 {
		far = turn
	}
	return far, back
}

// bides reports whether the piece on from leaves its square in ways of its own only.
func (g *Game) bides(ph game.Phase, from uint32) bool {
	if ph != game.PhaseKendall || from < uint32(board.Beauty) {
		return false
	}
	switch from {
	case uint32(board.Beauty):
		return g.fatedLater()
	case uint32(board.Water):
		return g.hasWater
	}
	return !g.r.LastMove
}

// farthest is the last empty square that the piece on from can walk to with
// less than the whole throw, and how much of it is left then.
func (g *Game) farthest(v *view, ph game.Phase, n, from uint32) (to, rest uint32) {
	for k := n - 1; k >= 1; k-- {
		if ph == game.PhaseBell {
			to = from - k
		} else {
			to = from + k
		}
		switch {
		case to < 1 || to > board.Squares || (v.own|v.foe)>>to&1 == 1 || v.bars&g.between(from, to) != 0:
		case g.r.BaDoubles && to == uint32(board.Ba):
		case ph == 0 && from < uint32(board.Beauty) && to > uint32(board.Beauty) && g.r.BeautyStop != 0:
		default:
			return to, n - k
		}
	}
	return 0, 0
}

// between are the squares at which a group that bars can begin and stand wholly
// between two squares.
func (g *Game) between(a, b uint32) uint32 {
	if a > b {
		a, b = b, a
	}
	if g.width == 0 || b < a+1+g.width {
		return 0
	}
	return uint32(1)<<((b-g.width+1)&31) - uint32(2)<<(a&31)
}

// canEnd reports whether the piece that set out from one square can, from the
// empty square where it turns, walk to another and come to rest there.
func (g *Game) canEnd(v *view, from, turn, to uint32) bool {
	w := *v
	w.own &^= 1 << from // the square it left is free on the way back
	w.bars = g.barring(w.own&^w.tamed, w.foe&^w.tamed, w.side)
	if w.bars&g.between(turn, to) != 0 || w.own>>to&1 == 1 {
		return false
	}
	return (v.open|1<<from)>>to&1 == 1 || from == uint32(board.Beauty) && v.wet>>to&1 == 1
}
