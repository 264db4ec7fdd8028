package game

import (
	"senet/game/board"
	"senet/game/rules"
)

// Leaving the board for good from 28, 29 and 30 (RULES §2 "Houses", §6).

// frees reports whether a throw of n frees a piece from 28, 29 or 30.
func (g *Game) frees(from board.Square, n int) bool {
	if g.r.Free[from-board.ThreeTruths] == rules.FreeAny {
		return true
	}
	return n == int(board.Off-from)
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
