package game

import (
	"math/bits"

	"senet/game/board"
	"senet/game/rules"
)

// Backward moves (RULES §2 "Moving", toggle backward).

// backwards appends the backward moves that the rules ask for. blocked are the
// pieces that have no forward move; buf holds the forward moves of the others.
func (v *view) backwards(blocked uint32, buf []Move) []Move {
	switch v.g.r.Backward {
	case rules.BackwardNever:
		return buf
	case rules.BackwardSide:
		if len(buf) > 0 {
			return buf
		}
	}
	forward := len(buf)
	for set := blocked; set != 0; set &= set - 1 {
		if m, why := v.backward(board.Square(bits.TrailingZeros32(set))); why == ReasonNone {
			buf = append(buf, m)
		}
	}
	if forward > 0 {
		sortMoves(buf)
	}
	return buf
}

// pieceMoves appends the one move of the piece on from: forward, else backward
// (RULES §3).
func (v *view) pieceMoves(from board.Square, buf []Move) []Move {
	m, why := v.forward(from)
	if why != ReasonNone && v.g.r.Backward != rules.BackwardNever {
		m, why = v.backward(from)
	}
	if why == ReasonNone {
		buf = append(buf, m)
	}
	return buf
}

// mayGoBack says whether the piece on from is of those that go backward at all.
func (v *view) mayGoBack(from board.Square) Reason {
	if v.held>>from&1 == 1 {
		return v.heldWhy
	}
	if v.phase == PhaseBell {
		return ReasonNone
	}
	if v.phase == PhaseKendall {
		switch {
		case from == board.Water && v.g.waterHolds():
			return ReasonWaterOnly
		case from > board.Water && !v.g.walksOnLast():
			return ReasonExact
		}
	}
	if from > board.Square(v.g.r.BackwardFrom) {
		return ReasonBackward
	}
	return ReasonNone
}

// sortMoves puts the moves of a short list into the order of their squares.
func sortMoves(list []Move) {
	for i := range list {
		for j := i; j > 0 && list[j].From < list[j-1].From; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}
