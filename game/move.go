package game

import (
	"math/bits"

	"senet/game/board"
)

// ahead is the direction of the side's way: up the path in Kendall and Maat,
// down it in Bell.
func (v *view) ahead() int {
	if v.phase == PhaseBell {
		return -1
	}
	return 1
}

// sideMoves appends every move of the side's pieces for the throw, backward
// ones where the rules ask for them.
func (v *view) sideMoves(buf []Move) []Move {
	buf, must := v.entries(buf)
	if must {
		return buf
	}
	blocked := uint32(0)
	for set := v.own; set != 0; set &= set - 1 {
		from := board.Square(bits.TrailingZeros32(set))
		if m, why := v.forward(from); why == ReasonNone {
			buf = append(buf, m)
		} else {
			blocked |= 1 << from
		}
	}
	buf = v.backwards(blocked, buf)
	if len(buf) == 0 {
		buf = v.bounces(buf)
	}
	return buf
}

// forward is the forward move of the piece on from, or why it has none.
func (v *view) forward(from board.Square) (Move, Reason) {
	if v.held>>from&1 == 1 {
		return Move{}, v.heldWhy
	}
	if v.phase == PhaseKendall && from >= board.Beauty {
		if m, why, done := v.fromLast(from); done {
			return m, why
		}
	}
	to, why := v.reach(from, v.n, v.ahead())
	if why == ReasonTooFar && v.phase == PhaseKendall && v.g.passesOff() {
		to, why = board.Off, v.passOff(from)
	}
	return Move{From: from, To: to}, why
}

// fromLast answers for a piece on 26–30 that is being removed, where those
// squares have powers; done is false when it walks like any other.
func (v *view) fromLast(from board.Square) (m Move, why Reason, done bool) {
	switch {
	case from == board.Beauty:
		return v.fateMove()
	case from == board.Water:
		if v.g.waterHolds() {
			return m, ReasonWaterOnly, true
		}
	case v.g.frees(from, v.n) && v.mayFree:
		return Move{From: from, To: board.Off}, ReasonNone, true
	case v.g.walksOnLast():
	case v.g.frees(from, v.n):
		return m, ReasonNotAll, true
	default:
		return m, ReasonExact, true
	}
	return m, ReasonNone, false
}

// backward is the backward move of the piece on from, or why it has none.
func (v *view) backward(from board.Square) (Move, Reason) {
	if why := v.mayGoBack(from); why != ReasonNone {
		return Move{}, why
	}
	to, why := v.reach(from, v.n, -v.ahead())
	return Move{From: from, To: to, Back: true}, why
}

// reach finds where a walk of n squares ends, going on from the Ba, or why it
// is not possible.
func (v *view) reach(from board.Square, n, dir int) (board.Square, Reason) {
	to, why := v.leg(from, n, dir)
	if why != ReasonNone {
		return to, why
	}
	if v.g.baDoubles(to) {
		return v.fromBa(from, n, dir)
	}
	return to, v.stand(from, to)
}

// leg walks n squares without asking what stands at the end.
func (v *view) leg(from board.Square, n, dir int) (board.Square, Reason) {
	to := int(from) + dir*n
	if v.phase == PhaseKendall && from < board.Beauty && to > int(board.Beauty) {
		var why Reason
		if to, why = v.g.pastBeauty(to); why != ReasonNone {
			return 0, why
		}
	}
	if to < 1 || to > board.Squares {
		return 0, ReasonTooFar
	}
	if v.barred(int(from), to) {
		return 0, ReasonBarred
	}
	return board.Square(to), ReasonNone
}

// stand says whether a piece that set out from one square may come to rest on
// another: it is empty, or an enemy there can be hit.
func (v *view) stand(from, to board.Square) Reason {
	switch bit := uint32(1) << to; {
	case v.own&bit != 0:
		return ReasonOwnPiece
	case v.foe&bit != 0:
		return v.hit(from, to)
	}
	return ReasonNone
}

// hit says whether the enemy on a square can be hit by a piece from another
// (RULES §2 "Moving").
func (v *view) hit(from, to board.Square) Reason {
	bit := uint32(1) << to
	switch {
	case v.foeHome&bit != 0:
		return ReasonOwnSquare // before the Houses: no exception of theirs reaches it
	case v.g.expels(to):
		return ReasonNone
	case v.g.safe&bit != 0:
		return v.hitInHouse(from, to)
	case v.protected(to):
		return ReasonProtected
	}
	return ReasonNone
}

// step carries out a move along the path.
func (x *turn) step(m Move) {
	if m.To == board.Off {
		x.free(m.From)
	} else {
		x.walk(x.p.Turn, m, int(x.p.Throw))
	}
	x.played(x.p.Throw)
	x.settle()
}

// walk takes a piece of side s from its square to where it rests, swaps it
// with an enemy there, and lets the squares act on both.
func (x *turn) walk(s board.Side, m Move, n int) {
	x.emitWalk(s, m, n)
	victim := x.p.Cells[m.To]
	x.p.Cells[m.From] = 0
	x.p.Cells[m.To] = 1 + uint8(s)
	place := board.None
	if victim != 0 {
		place = x.displace(board.Side(victim-1), m.From, m.To)
	}
	x.land(s, m.To)
	if place != board.None {
		x.land(board.Side(victim-1), place)
	}
}

// emitWalk tells the way of a walk, in one leg or two: straight, on from the
// Ba, or turned back at the end.
func (x *turn) emitWalk(s board.Side, m Move, n int) {
	sign := int8(0)
	if m.Back {
		sign = -1
	}
	ahead := 1
	if x.p.Phase[s] == PhaseBell {
		ahead = -1
	}
	covered := (int(m.To) - int(m.From)) * ahead // squares gained by the whole walk
	if m.Back {
		covered = -covered
	}
	straight := covered == n || !m.Back && m.To == board.Beauty && x.g.stopsAtBeauty()
	switch {
	case straight:
		x.emit(Event{Kind: EvMoved, Side: s, From: m.From, To: m.To, N: sign})
	case covered == 2*n:
		x.emit(Event{Kind: EvMoved, Side: s, From: m.From, To: board.Ba, N: sign})
		x.emit(Event{Kind: EvBa, Side: s, From: board.Ba, To: m.To, N: sign})
	default:
		far := farthest(m, n, ahead)
		x.emit(Event{Kind: EvMoved, Side: s, From: m.From, To: far})
		if far != m.To {
			x.emit(Event{Kind: EvBounced, Side: s, From: far, To: m.To})
		}
	}
}

// displace puts the piece of side s that was hit on to where it belongs: on
// the square the hitter came from, unless a rule set has another place for it.
// It returns that square, or None when the piece left the board.
func (x *turn) displace(s board.Side, from, to board.Square) board.Square {
	if x.g.expels(to) {
		x.p.Reserve[s]++
		x.emit(Event{Kind: EvToReserve, Side: s, From: to})
		return board.None
	}
	place := x.g.swapPlace(from, to)
	if place == from && x.g.hitsToStart() {
		place = x.g.backmost(&x.p, s)
	}
	x.p.Cells[place] = 1 + uint8(s)
	x.emit(Event{Kind: EvSwapped, Side: s, From: to, To: place})
	return place
}

// land lets the square that a piece of side s has come to act on it.
func (x *turn) land(s board.Side, q board.Square) {
	switch q {
	case board.Rebirth:
		x.atRebirth(s)
	case board.Net:
		x.atNet(s)
	case board.Beauty:
		x.atBeauty(s)
	case board.Water:
		x.atWater(s)
	}
	x.landedLast(s, q)
}
