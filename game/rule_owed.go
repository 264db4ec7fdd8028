package game

import "senet/game/board"

// Throws owed, earned, lost and carried (RULES §2 "Throws owed"; §6 "extra
// throws").

// ownThrow is the mover's throw.
func (x *turn) ownThrow(t Throw) {
	s := x.p.Turn
	if !x.opens(t) {
		x.emit(Event{Kind: EvThrewAgain, Side: s, Throw: t})
		return
	}
	x.p.Owed--
	x.emit(Event{Kind: EvThrew, Side: s, Throw: t})
	if !x.g.r.AgainNeedsMove {
		x.earn(t)
	}
	if x.g.throwsFirst() {
		x.store(t)
		return
	}
	x.p.Throw = t
	if x.g.IsGods(s) {
		x.godsThrow(t)
		return
	}
	x.p.Await = AwaitMove
	var room [MaxMoves]Move
	if len(x.g.Legal(&x.p, room[:0])) == 0 {
		x.pass(ReasonNoMove)
	}
}

// earn adds the throw that a throw of 1, 4 or 5 earns. Four dark sides earn as
// a 5 does, also when they score 6 (RULES §1).
func (x *turn) earn(t Throw) {
	if x.g.r.Again.Has(min(int(t), 5)) {
		x.p.Owed++
		x.emit(Event{Kind: EvAgain, Side: x.p.Turn, Reason: ReasonThrow})
	}
}

// played settles, after the move, what a throw of t earns by having been used.
func (x *turn) played(t Throw) {
	if x.g.r.AgainNeedsMove && !x.spent {
		x.earn(t)
	}
}

// pass loses a throw that cannot be used. Where an extra throw has to be
// earned by a move, the turn ends with it.
func (x *turn) pass(why Reason) {
	if why == ReasonNoMove && !x.p.standsAnywhere(x.p.Turn) {
		why = ReasonNoPieces
	}
	x.emit(Event{Kind: EvPassed, Side: x.p.Turn, Throw: x.p.Throw, Reason: why})
	x.p.Owed = x.g.owedAfterPass(x.p.Owed)
	x.next()
}

// owedAfterPass is what is still owed when a throw could not be used.
func (g *Game) owedAfterPass(owed int8) int8 {
	if g.r.AgainNeedsMove {
		return min(owed, 0)
	}
	return owed
}

// waterEarns settles what a water throw earns, where those earn anything.
func (x *turn) waterEarns(t Throw, moved bool) {
	if !x.spent && (moved || !x.g.r.AgainNeedsMove) {
		x.earn(t)
	}
}

// landedLast ends the turn, where the rules say so, after the mover's piece
// has come to rest on 26–30.
func (x *turn) landedLast(s board.Side, q board.Square) {
	if q >= board.Beauty && x.p.Phase[s] == PhaseKendall {
		x.lastThrow(s)
	}
}

// lastThrow ends the turn, where the rules say so, after a fate or water throw
// by the mover, or a move that ended on 26–30.
func (x *turn) lastThrow(s board.Side) {
	if x.g.r.LastEndsTurn && s == x.p.Turn {
		x.void(s)
	}
}

// atRebirth gives side s the throw that landing on 15 earns.
func (x *turn) atRebirth(s board.Side) {
	if x.g.r.RebirthAgain15 {
		x.credit(s, 1)
	}
}

// atNet takes from side s the throw that landing on 16 costs.
func (x *turn) atNet(s board.Side) {
	if x.g.r.NetLoses {
		x.credit(s, -1)
	}
}

// credit changes what a side is owed by one: at once for the mover, in its
// carry for the other side.
func (x *turn) credit(s board.Side, by int8) {
	switch {
	case s != x.p.Turn:
		x.p.Carry[s] = limit(x.p.Carry[s] + by)
		x.emit(Event{Kind: EvCarry, Side: s, N: by})
	case by > 0:
		x.p.Owed = limit(x.p.Owed + by)
		x.emit(Event{Kind: EvAgain, Side: s, Reason: ReasonRebirth})
	default:
		x.p.Owed = limit(x.p.Owed + by)
		x.emit(Event{Kind: EvNet, Side: s, From: board.Net})
	}
}

// limit keeps a count of throws within what a setup may say. No real game
// comes near it; a made-up one must not overflow.
func limit(n int8) int8 { return max(-mostOwed, min(n, mostOwed)) }

// void takes away what a side is still owed, and what it has thrown and not yet
// played; what it has lost stays lost.
func (x *turn) void(s board.Side) {
	owed := &x.p.Carry[s]
	pending := false
	if s == x.p.Turn {
		owed = &x.p.Owed
		x.spent = true
		pending = x.p.pends()
		x.p.Pending = [7]uint8{}
	}
	if *owed > 0 || pending {
		*owed = min(*owed, 0)
		x.emit(Event{Kind: EvVoided, Side: s})
	}
}
