package game

import (
	"senet/game/board"
	"senet/game/rules"
)

// The House of Water (RULES §2 "27 Water", §6 "27").

// freeingWater is the water throw that takes a piece off the board for good.
const freeingWater = 4

// atWater deals with a piece of side s that came to 27.
func (x *turn) atWater(s board.Side) {
	if x.p.Phase[s] != PhaseKendall {
		return
	}
	switch x.g.r.Water {
	case rules.WaterDrowns:
		x.p.Cells[board.Water] = 0
		x.p.Drowned[s]++
		x.emit(Event{Kind: EvDrowned, Side: s, From: board.Water})
		x.void(s)
	case rules.WaterRebirth:
		x.reborn(s, board.Water)
	case rules.WaterAtOnce:
		x.water = s == x.p.Turn
	case rules.WaterStart:
		x.toStart(s)
	}
}

// toStart sends the piece of s on 27 back to the free square farthest from the
// end. The squares there do not act on it, as on a piece that is reborn.
func (x *turn) toStart(s board.Side) {
	x.p.Cells[board.Water] = 0
	to := x.g.backmost(&x.p, s)
	x.p.Cells[to] = 1 + uint8(s)
	x.emit(Event{Kind: EvReborn, Side: s, From: board.Water, To: to})
	x.waterCosts(s)
}

// sendsToStart reports whether the Water sends pieces to the beginning, which is
// no rebirth.
func (g *Game) sendsToStart() bool { return g.r.Water == rules.WaterStart }

// costsTurn reports whether going back from the Water loses a turn.
func (g *Game) costsTurn() bool { return g.r.WaterCosts }

// waterCosts takes its next turn from side s, where the rules say so, when a
// piece of its has gone back from 27. The turn that runs goes on.
func (x *turn) waterCosts(s board.Side) {
	if x.g.costsTurn() {
		x.p.Carry[s] = limit(x.p.Carry[s] - 1)
		x.emit(Event{Kind: EvCarry, Side: s, N: -1})
	}
}

// waterHolds reports whether a piece on 27 leaves it by a throw of its own only.
func (g *Game) waterHolds() bool {
	switch g.r.Water {
	case rules.WaterNextTurn, rules.WaterAtOnce, rules.WaterChoice:
		return true
	}
	return false
}

// waterRests reports whether a piece that is being removed can come to rest on
// 27, and drowns whether it can leave the board there.
func (g *Game) waterRests() bool {
	switch g.r.Water {
	case rules.WaterDrowns, rules.WaterRebirth, rules.WaterStart:
		return false
	}
	return true
}
func (g *Game) drowns() bool { return g.r.Water == rules.WaterDrowns || !g.alwaysReborn() }

// waterTurn makes the turn that begins one for the mover's piece on 27, if it
// has one there.
func (x *turn) waterTurn() bool {
	s := x.p.Turn
	if !x.g.waterHolds() || x.p.Phase[s] != PhaseKendall || x.p.Cells[board.Water] != 1+uint8(s) {
		return false
	}
	x.p.Await = AwaitWater
	x.emit(Event{Kind: EvWaterDue, Side: s})
	return true
}

// waterAtOnce asks for the throw that decides about a piece as soon as it is
// in the Water. It is granted beside what is owed.
func (x *turn) waterAtOnce() {
	x.p.Throw, x.p.Piece, x.p.Touched, x.p.FateSide = 0, board.None, board.None, board.Spools
	x.p.Owed++
	x.p.Await = AwaitWater
	x.emit(Event{Kind: EvWaterDue, Side: x.p.Turn, N: 1})
}

// waterChoice appends the rebirth that may be chosen instead of a water throw.
func (g *Game) waterChoice(p *Position, buf []Move) []Move {
	if g.r.Water != rules.WaterChoice {
		return buf
	}
	if to, ok := g.rebirthSquare(p, p.Turn); ok {
		buf = append(buf, Move{Kind: MoveRebirth, From: board.Water, To: to})
	}
	return buf
}

// waterThrow is the throw for the mover's piece on 27: a 4 frees it; else it
// stays or is reborn.
func (x *turn) waterThrow(t Throw) {
	s := x.p.Turn
	x.p.Owed--
	x.emit(Event{Kind: EvWaterThrew, Side: s, Throw: t})
	_, can := x.g.rebirthSquare(&x.p, s)
	v := x.g.look(&x.p, s)
	moved := true
	switch {
	case t == freeingWater && v.mayFree:
		x.free(board.Water)
	case t < freeingWater && can && x.g.r.Water != rules.WaterChoice:
		x.reborn(s, board.Water)
	default:
		moved = false
		x.emit(Event{Kind: EvWaterStays, Side: s, From: board.Water})
	}
	x.lastThrow(s)
	x.waterEarns(t, moved)
	x.settle()
}
