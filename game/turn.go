package game

import "senet/game/board"

// turn is a position while something is being done to it. It lives on the
// stack of Throw and Play; what leaves is the position and the events.
type turn struct {
	g  *Game
	p  Position
	ev []Event
	// fate is set when a piece came to 26 and must throw; due says whose.
	fate bool
	due  board.Side
	// spent is set when what was done earns the mover no other throw.
	spent bool
	// water is set when the mover's piece must throw for the Water at once.
	water bool
}

func (x *turn) emit(e Event) { x.ev = append(x.ev, e) }

// begin starts the turn of side s, or the next one that is not lost (RULES §2
// "Throws owed").
func (x *turn) begin(s board.Side) {
	for {
		x.p.Turn, x.p.Owed = s, 0
		if x.p.Carry[s] < 0 {
			x.p.Carry[s]++
			x.emit(Event{Kind: EvTurnLost, Side: s})
			s = x.after(s)
			continue
		}
		x.p.Owed, x.p.Carry[s] = 1+x.p.Carry[s], 0
		x.emit(Event{Kind: EvTurn, Side: s, N: x.p.Owed})
		x.turnPoint(s)
		if x.waterTurn() || !x.barredTurn() {
			return
		}
		s = x.after(s)
	}
}

// next goes on after a throw or a choice has been dealt with completely: to the
// mover's next throw, or to the next turn.
func (x *turn) next() {
	x.p.Throw, x.p.Piece, x.p.Touched = 0, board.None, board.None
	s := x.p.Turn
	switch {
	case x.p.pends():
		x.nextPending()
		return
	case x.p.Owed > 0:
		if !x.barredTurn() {
			return
		}
	default:
		x.p.Carry[s] += x.p.Owed // a negative remainder is a lost turn to come
	}
	x.begin(x.after(s))
}

// barredTurn makes the position await the mover's next throw and returns false,
// or returns true when there is nothing to throw for (RULES §2 "Rebirth", the
// last sentence). A rebirth that is compulsory comes before the throw.
func (x *turn) barredTurn() bool {
	s := x.p.Turn
	x.p.Await = AwaitThrow
	if x.p.Drowned[s] == 0 {
		return false
	}
	_, can := x.g.canBeReborn(&x.p, s)
	alone := x.p.Reserve[s] == 0 && !x.p.standsAnywhere(s)
	switch {
	case can && (alone || x.g.IsGods(s)):
		x.p.Await = AwaitMove // with Throw 0
	case !can && alone:
		x.p.Owed = 0
		x.emit(Event{Kind: EvTurnBarred, Side: s})
		return true
	}
	return false
}

// settle looks, after the board has changed, whether anything is decided by
// it, and then goes on.
func (x *turn) settle() {
	x.forgetSent()
	x.claimHomes()
	x.finish(x.p.Turn)
	x.finish(x.p.Turn.Other())
	switch {
	case x.p.Winner != 0:
	case x.fate:
		x.p.Await, x.p.FateSide = AwaitFate, x.due
		x.p.Throw, x.p.Piece, x.p.Touched = 0, board.None, board.None
		x.emit(Event{Kind: EvFateDue, Side: x.due})
	case x.water:
		x.waterAtOnce()
	default:
		x.next()
	}
}

// win ends the game.
func (x *turn) win(s board.Side) {
	x.rowPoints(s)
	x.p.Winner = 1 + uint8(s)
	x.p.Await = AwaitNothing
	x.p.Throw, x.p.Piece, x.p.Touched, x.p.Owed = 0, board.None, board.None, 0
	x.p.FateSide, x.p.Pending = board.Spools, [7]uint8{}
	x.emit(Event{Kind: EvWon, Side: s})
}

// standsAnywhere reports whether a piece of s is on the board.
func (p *Position) standsAnywhere(s board.Side) bool { return p.squaresOf(s) != 0 }
