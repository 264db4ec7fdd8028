package game

import (
	"senet/game/board"
	"senet/game/rules"
)

// Rebirth (RULES §2 "Rebirth", §6 "15 taken").

// canBeReborn reports whether a drowned piece of s can come back, and where.
func (g *Game) canBeReborn(p *Position, s board.Side) (board.Square, bool) {
	if p.Drowned[s] == 0 {
		return board.None, false
	}
	return g.rebirthSquare(p, s)
}

// rebirths appends the rebirth that the mover can choose, if there is one.
func (g *Game) rebirths(p *Position, buf []Move) []Move {
	if to, ok := g.canBeReborn(p, p.Turn); ok {
		buf = append(buf, Move{Kind: MoveRebirth, To: to})
	}
	return buf
}

// alwaysReborn reports whether there is always a square to be reborn on.
func (g *Game) alwaysReborn() bool { return g.r.RebirthTaken != rules.RebirthWaits }

// rebirthSquare is where a piece of s would be reborn: 15, or when that is
// taken the square the rule set names; false when there is none.
func (g *Game) rebirthSquare(p *Position, s board.Side) (board.Square, bool) {
	if p.Cells[board.Rebirth] == 0 {
		return board.Rebirth, true
	}
	for q := board.Rebirth; q >= 1; q-- {
		switch g.r.RebirthTaken {
		case rules.RebirthBehind:
			if p.Cells[q] == 0 {
				return q, true
			}
		case rules.RebirthPushes: // an enemy there is pushed off
			if p.Cells[q] != 1+uint8(s) {
				return q, true
			}
		}
	}
	return board.None, false
}

// choseRebirth carries out a rebirth that was chosen: instead of a throw, for
// a throw that cannot be used otherwise, or out of the Water.
func (x *turn) choseRebirth(m Move) {
	if x.p.Throw == 0 {
		x.p.Owed--
	}
	if m.From == board.None {
		x.p.Drowned[x.p.Turn]--
	}
	x.reborn(x.p.Turn, m.From)
	if x.p.Throw != 0 {
		x.played(x.p.Throw)
	}
	x.settle()
}

// reborn puts a piece of s back on the board: a drowned one when from is None,
// else the one that stands on from.
func (x *turn) reborn(s board.Side, from board.Square) {
	if from != board.None {
		x.p.Cells[from] = 0
	}
	to, ok := x.g.rebirthSquare(&x.p, s)
	if !ok { // no square at all: it waits like a drowned one
		x.p.Drowned[s]++
		x.emit(Event{Kind: EvDrowned, Side: s, From: from})
		return
	}
	if x.p.Cells[to] != 0 {
		x.push(s.Other(), to)
	}
	x.p.Cells[to] = 1 + uint8(s)
	x.emit(Event{Kind: EvReborn, Side: s, From: from, To: to})
	if from == board.Water {
		x.cameBack(s, to)
		x.waterCosts(s)
	}
	if x.g.r.RebirthAgain {
		x.credit(s, 1)
	}
}

// push moves a piece of s off the square of rebirth to the lowest free one.
func (x *turn) push(s board.Side, from board.Square) {
	to := board.Square(1)
	for x.p.Cells[to] != 0 {
		to++
	}
	x.p.Cells[from], x.p.Cells[to] = 0, 1+uint8(s)
	x.emit(Event{Kind: EvPushed, Side: s, From: from, To: to})
}
