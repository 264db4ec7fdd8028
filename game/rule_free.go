package game

import (
	"senet/game/board"
	"senet/game/rules"
)

// Leaving the board for good from 28, 29 and 30 (RULES §2 "Houses", §6), and
// from when on (toggle free-when).

// frees reports whether a throw of n frees a piece from 28, 29 or 30.
func (g *Game) frees(from board.Square, n int) bool {
	if g.r.Free[from-board.ThreeTruths] == rules.FreeAny {
		return true
	}
	need := int(board.Off - from)
	return n == need || n > need && g.passesOff()
}

// firstRow are the squares 1 to 10.
const firstRow = uint32(0b1111111111) << 1

// mayFree reports whether a side with pieces on own, and some waiting for
// rebirth, may free one by now.
func (g *Game) mayFree(own uint32, drowned uint8) bool {
	switch g.r.FreeWhen {
	case rules.FreeOut:
		return own&firstRow == 0 && drowned == 0
	case rules.FreeLastRow:
		return own&^lastRow == 0 && drowned == 0
	}
	return true
}

// passOff says whether a throw that leads the piece on from beyond 30 frees it.
func (v *view) passOff(from board.Square) Reason {
	switch {
	case !v.mayFree:
		return ReasonNotAll
	case from < board.ThreeTruths && v.barred(int(from), int(board.Off)):
		return ReasonBarred
	}
	return ReasonNone
}

// walksOnLast reports whether pieces on the last squares also move along the
// path.
func (g *Game) walksOnLast() bool { return g.r.LastMove }

// free takes a piece off the board for good.
func (x *turn) free(from board.Square) {
	s := board.Side(x.p.Cells[from] - 1)
	x.p.Cells[from] = 0
	x.p.Freed[s]++
	x.emit(Event{Kind: EvFreed, Side: s, From: from})
}
