package game

import "senet/game/board"

// Show returns p as it should look once e has been shown: what a window draws
// between the events of one throw or choice. Fed with all of them in order it
// arrives at the position that Throw or Play returned, the fields Await, Piece
// and Touched apart, which follow the events only roughly. Between EvMoved and
// EvSwapped the piece that was hit is under the other and on no square.
func (g *Game) Show(p Position, e Event) Position {
	switch e.Kind {
	case EvLotThrew, EvLotWon:
		showLot(&p, e)
	case EvTurn, EvTurnLost, EvTurnBarred:
		showTurn(&p, e)
	case EvStored, EvUsed:
		showPending(&p, e)
	case EvThrew, EvThrewPiece, EvPassed, EvFateDue, EvFateThrew, EvWaterDue, EvWaterThrew:
		g.showThrow(&p, e)
	case EvMoved, EvBa, EvBounced, EvSwapped, EvPushed, EvEntered, EvReborn:
		showPlaced(&p, e)
		if e.Kind == EvReborn && e.From == board.Water {
			g.remember(&p, e.Side, e.To)
		}
	case EvDrowned, EvFreed, EvToReserve:
		showTaken(&p, e)
	case EvAgain, EvNet, EvCarry, EvVoided, EvFinished, EvPoints:
		showOwed(&p, e)
	case EvHomesOwned:
		p.giveHomes(e.Side)
	case EvRound:
		p.Rounds[e.Side] = uint8(e.N)
	case EvPhase:
		g.showPhase(&p, e)
	case EvWon:
		p.Winner, p.Await = 1+uint8(e.Side), AwaitNothing
		p.Throw, p.Owed, p.FateSide, p.Pending = 0, 0, board.Spools, [7]uint8{}
	}
	p.forgetSent()
	return p
}

func showLot(p *Position, e Event) {
	if e.Kind == EvLotWon {
		p.Swapped = e.Side == board.Cones
		return
	}
	p.Turn = e.Side
	if e.Throw != 1 {
		p.Turn = e.Side.Other()
	}
}

// showTurn begins a turn. What the last mover owed below nothing is carried.
func showTurn(p *Position, e Event) {
	if e.Kind == EvTurnBarred {
		p.Owed = 0
		return
	}
	if p.Await != AwaitLot {
		p.Carry[p.Turn] += min(p.Owed, 0)
	}
	p.Turn, p.Owed, p.Throw, p.FateSide = e.Side, 0, 0, board.Spools
	p.Piece, p.Touched, p.Await = board.None, board.None, AwaitThrow
	if e.Kind == EvTurnLost {
		p.Carry[e.Side]++
		return
	}
	p.Owed, p.Carry[e.Side] = e.N, 0
}

func (g *Game) showThrow(p *Position, e Event) {
	switch e.Kind {
	case EvThrew:
		p.Owed--
		p.Throw, p.Await, p.Opening = e.Throw, AwaitMove, false
	case EvThrewPiece:
		p.Piece = e.From
	case EvPassed:
		if p.Throw == 0 && p.Pending[e.Throw] > 0 {
			p.Pending[e.Throw]--
		}
		p.Throw, p.Await = 0, AwaitThrow
		p.Owed = g.owedAfterPass(p.Owed)
	case EvFateDue:
		p.Await, p.FateSide, p.Throw = AwaitFate, e.Side, 0
	case EvFateThrew:
		p.Await, p.FateSide = AwaitThrow, board.Spools
	case EvWaterDue:
		p.Await, p.Throw = AwaitWater, 0
		p.Owed += e.N
	case EvWaterThrew:
		p.Await = AwaitThrow
		p.Owed--
	}
}

// showPlaced puts a piece on a square, from another or from off the board.
func showPlaced(p *Position, e Event) {
	if e.Kind == EvReborn && p.Throw == 0 && instead(p, e) {
		p.Owed--
	}
	switch {
	case e.Kind == EvReborn && e.From == board.None:
		p.Drowned[e.Side]--
	case e.Kind == EvEntered:
		p.Reserve[e.Side]--
	case e.Kind != EvSwapped: // there the hitter stands by now
		p.Cells[e.From] = 0
	}
	p.Cells[e.To] = 1 + uint8(e.Side)
	if e.Kind == EvPushed {
		return // the rebirth that pushes comes next, and is told by the throw that stands
	}
	p.Throw, p.Piece, p.Touched = 0, board.None, board.None
	p.Await = AwaitThrow
}

// showPending puts a throw by, or takes one that was put by.
func showPending(p *Position, e Event) {
	if e.Kind == EvStored {
		p.Pending[e.Throw]++
		p.Throw, p.Await = 0, AwaitThrow
		return
	}
	p.Pending[e.Throw]--
	p.Throw, p.Await = e.Throw, AwaitMove
}

// instead reports whether a rebirth was chosen instead of a throw.
func instead(p *Position, e Event) bool {
	return e.Side == p.Turn && (e.From == board.None || p.Await == AwaitWater)
}

// showTaken takes a piece off the board.
func showTaken(p *Position, e Event) {
	if p.Cells[e.From] == 1+uint8(e.Side) { // else another stands there by now
		p.Cells[e.From] = 0
	}
	p.Throw, p.Piece, p.Touched = 0, board.None, board.None
	switch e.Kind {
	case EvDrowned:
		p.Drowned[e.Side]++
	case EvFreed:
		p.Freed[e.Side]++
	case EvToReserve:
		p.Reserve[e.Side]++
	}
}

func showOwed(p *Position, e Event) {
	owed := &p.Carry[e.Side]
	if e.Side == p.Turn {
		owed = &p.Owed
	}
	switch e.Kind {
	case EvAgain:
		p.Owed++
	case EvNet:
		p.Owed--
	case EvCarry:
		p.Carry[e.Side] += e.N
	case EvVoided:
		*owed = min(*owed, 0)
		if e.Side == p.Turn {
			p.Pending = [7]uint8{}
		}
	case EvFinished:
		p.Finished = 1 + uint8(e.Side)
		if e.Side == p.Turn {
			p.Owed = min(p.Owed, 0)
		}
	case EvPoints:
		p.Points[e.Side] += uint8(e.N)
	}
}

func (g *Game) showPhase(p *Position, e Event) {
	p.Phase[e.Side] = Phase(e.N)
	if p.Phase[e.Side] == PhaseBell {
		p.Reserve[e.Side], p.Freed[e.Side] = uint8(g.pieces()), 0
		return
	}
	p.newHomes(e.Side)
}
