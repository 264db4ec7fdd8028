package game

import (
	"senet/game/board"
	"senet/game/rules"
)

// The House of Beauty and its fate throw (RULES §2 "26 Beauty", §6 "26").

// pastBeauty says where a walk that would pass 26 ends.
func (g *Game) pastBeauty(to int) (int, Reason) {
	switch g.r.BeautyStop {
	case rules.BeautyStops:
		return int(board.Beauty), ReasonNone
	case rules.BeautyExact:
		return 0, ReasonBeauty
	}
	return to, ReasonNone
}

// stopsAtBeauty reports whether every piece stops on 26.
func (g *Game) stopsAtBeauty() bool { return g.r.BeautyStop == rules.BeautyStops }

// fateOf is what a fate throw of n does.
func (g *Game) fateOf(n int) rules.FateTo { return g.r.Fate[min(n, 5)] }

// atBeauty asks for the fate throw of a piece that came to 26, its owner's.
func (x *turn) atBeauty(s board.Side) {
	if x.p.Phase[s] == PhaseKendall && x.g.r.BeautyFate == rules.BeautyAtOnce {
		x.fate, x.due = true, s
	}
}

// fateThrow carries out the fate of the piece on 26.
func (x *turn) fateThrow(t Throw) {
	s := x.p.FateSide
	x.p.FateSide = board.Spools
	x.emit(Event{Kind: EvFateThrew, Side: s, Throw: t})
	switch x.g.fateOf(int(t)) {
	case rules.FateOn:
		x.fateOn(s, t)
	case rules.FateBack:
		x.fateWalk(s, t, true)
	case rules.FateFree:
		if v := x.g.look(&x.p, s); v.mayFree {
			x.free(board.Beauty)
		} else {
			x.emit(Event{Kind: EvFateStays, Side: s, From: board.Beauty})
		}
	case rules.FateNone:
		x.emit(Event{Kind: EvFateStays, Side: s, From: board.Beauty})
	}
	x.lastThrow(s)
	x.settle()
}

// fateOn sends the piece on 26 forward by t, or to where it goes when it
// cannot have that square.
func (x *turn) fateOn(s board.Side, t Throw) {
	switch x.g.r.FateTaken {
	case rules.FateTakenWater:
		x.fatePlace(s, board.Beauty+board.Square(t))
	case rules.FateTakenBack:
		if !x.fateWalk(s, t, false) {
			x.fateWalk(s, t, true)
		}
	case rules.FateTakenStays:
		if !x.fateWalk(s, t, false) {
			x.emit(Event{Kind: EvFateStays, Side: s, From: board.Beauty})
		}
	}
}

// fateWalk moves the piece on 26 by t under the ordinary rules and reports
// whether it could. A piece that cannot go back either stays, which counts.
func (x *turn) fateWalk(s board.Side, t Throw, back bool) bool {
	v := x.g.look(&x.p, s)
	dir := v.ahead()
	if back {
		dir = -dir
	}
	to, why := v.reach(board.Beauty, int(t), dir)
	switch {
	case why == ReasonNone:
		x.walk(s, Move{From: board.Beauty, To: to, Back: back}, int(t))
	case back:
		x.emit(Event{Kind: EvFateStays, Side: s, From: board.Beauty})
	}
	return why == ReasonNone
}

// fatePlace puts the piece on 26 on a square further on; if that is taken into
// the Water, and if that is taken too where pieces are reborn.
func (x *turn) fatePlace(s board.Side, to board.Square) {
	if !to.Valid() || x.p.Cells[to] != 0 {
		to = board.Water
	}
	if x.p.Cells[to] != 0 {
		x.reborn(s, board.Beauty)
		return
	}
	x.walk(s, Move{From: board.Beauty, To: to}, int(to-board.Beauty))
}

// fateMove is the move of a piece on 26 where later throws act by the fate
// table; done is false where it moves like any other.
func (v *view) fateMove() (m Move, why Reason, done bool) {
	if v.g.r.BeautyFate != rules.BeautyLater {
		return m, ReasonNone, false
	}
	m.From = board.Beauty
	switch v.g.fateOf(v.n) {
	case rules.FateOn:
		m.To, why = v.reach(board.Beauty, v.n, 1)
	case rules.FateBack:
		m.Back = true
		m.To, why = v.reach(board.Beauty, v.n, -1)
	case rules.FateFree:
		m.To = board.Off
		switch {
		case !v.mayFree:
			why = ReasonNotAll
		case v.barred(int(board.Beauty), int(board.Off)):
			why = ReasonBarred
		}
	default:
		why = ReasonNotThere
	}
	return m, why, true
}
