package game

import (
	"math/bits"

	"senet/game/board"
	"senet/game/rules"
)

// The bounce of voyage (RULES §6 "voyage bounce"): when no piece can use a
// throw in full, one may walk to the farthest square it can stand on and spend
// the rest backward; a rest of 1 it may keep. Other rule sets refuse a throw that
// leads too far, or free by it (rule_free.go).

func (g *Game) bouncing() bool { return g.r.TooFar == rules.TooFarBounces }

// passesOff reports whether a throw that leads beyond 30 frees.
func (g *Game) passesOff() bool { return g.r.TooFar == rules.TooFarFrees }

// bounces appends the bounces of the side's pieces. It is asked only when no
// piece can use the throw in full.
func (v *view) bounces(buf []Move) []Move {
	if !v.g.bouncing() {
		return buf
	}
	for set := v.own; set != 0; set &= set - 1 {
		buf = v.bounce(board.Square(bits.TrailingZeros32(set)), buf)
	}
	return buf
}

// bounce appends the bounces of the piece on from.
func (v *view) bounce(from board.Square, buf []Move) []Move {
	if v.held>>from&1 == 1 || v.bidesOnLast(from) {
		return buf
	}
	far, k := v.farthest(from)
	if far == board.None {
		return buf
	}
	rest := v.n - k
	walker := *v
	walker.own &^= 1 << from // the square it left is free on the way back
	walker.bars = v.g.barring(v.side, walker.own&^v.tamed, walker.foe&^v.tamed)
	to, why := walker.leg(far, rest, -v.ahead())
	if why == ReasonNone && to != from && !v.g.baDoubles(to) && walker.stand(from, to) == ReasonNone {
		buf = append(buf, Move{From: from, To: to, Back: true})
	}
	if rest == 1 {
		buf = append(buf, Move{From: from, To: far})
	}
	return buf
}

// bidesOnLast reports whether the piece on from stands on one of 26–30 that it
// leaves in ways of its own only.
func (v *view) bidesOnLast(from board.Square) bool {
	if v.phase != PhaseKendall || from < board.Beauty {
		return false
	}
	_, _, done := v.fromLast(from)
	return done
}

// farthest is the last empty square that the piece on from can walk to with
// less than the whole throw, and how far that is; None when there is none.
func (v *view) farthest(from board.Square) (board.Square, int) {
	for k := v.n - 1; k >= 1; k-- {
		to, why := v.leg(from, k, v.ahead())
		if why == ReasonNone && int(to) == int(from)+k*v.ahead() && (v.own|v.foe)>>to&1 == 0 && !v.g.baDoubles(to) {
			return to, k
		}
	}
	return board.None, 0
}

// farthest recovers the turning square of a bounce from the move and the throw.
func farthest(m Move, n, ahead int) board.Square {
	if !m.Back {
		return m.To
	}
	k := ((int(m.To)-int(m.From))*ahead + n) / 2
	return board.Square(int(m.From) + k*ahead)
}
