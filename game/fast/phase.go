package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// Points of bell-1979 (RULES §6).
const (
	pointsFirst = 5
	pointsHome  = 10
	pointsTurn  = 1
)

func (x *turn) home(d board.Side) game.Home { return game.Home(x.more >> (homeAt + 2*(d&1)) & 3) }

func (x *turn) setHome(d board.Side, h game.Home) {
	at := homeAt + 2*(d&1)
	x.more = x.more&^(3<<at) | uint64(h)<<at
}

func (x *turn) rounds(d board.Side) uint8 { return uint8(x.more >> (roundsAt + 8*(d&1))) }

// claimHomes gives the odd home squares to a side in Bell that has a piece on
// square 1, when they are still to be had in the round it plays.
func (x *turn) claimHomes() {
	if x.more == 0 || (x.set[0]|x.set[1])&2 == 0 {
		return
	}
	owner := board.Side(x.set[1] >> 1 & 1)
	if x.phase(owner) != game.PhaseBell || x.home(owner) != game.HomeNone {
		return
	}
	x.setHome(owner, game.HomeOdd)
	if x.rounds(0) == x.rounds(1) {
		x.setHome(owner^1, game.HomeEven)
	}
	if x.g.r.HomePoints {
		x.score(owner, pointsFirst)
	}
}

// newHomes settles whose the home squares of the round are that side d begins.
func (x *turn) newHomes(d board.Side) {
	other := d ^ 1
	switch {
	case x.rounds(other) > x.rounds(d):
		x.setHome(d, game.HomeEven)
	case x.rounds(other) == x.rounds(d) && x.home(other) == game.HomeOdd:
		x.setHome(d, game.HomeEven)
	default:
		x.setHome(d, game.HomeNone)
	}
}

// finish looks whether side d has done what it is about: then it wins or goes
// on with what comes next.
func (x *turn) finish(d board.Side) {
	if x.over() {
		return
	}
	switch {
	case x.finished() != 0:
		x.takeHome(d)
	case !x.done(d):
	case x.g.r.System == rules.SystemCycle:
		x.nextPhase(d)
	case x.g.r.HomePoints && x.phase(d) == game.PhaseBell:
		x.firstHome(d)
	default:
		x.win(d)
	}
}

// done reports whether side d has reached the aim of its phase.
func (x *turn) done(d board.Side) bool {
	d &= 1
	if x.phase(d) == game.PhaseKendall {
		return x.set[d] == 0 && x.drowned[d]|x.reserve[d] == 0
	}
	return bits.OnesCount32(x.set[d]&x.g.owns(x.home(d))) == int(x.g.pieces)
}

// nextPhase takes side d from Kendall to Bell, or from Bell to Kendall and into
// the next round, where its pieces stand.
func (x *turn) nextPhase(d board.Side) {
	at := phaseAt + 2*(d&1)
	if x.phase(d) == game.PhaseKendall {
		x.more |= uint64(game.PhaseBell) << at
		x.reserve[d&1] = int8(x.g.pieces)
		return
	}
	done := x.rounds(d) + 1
	x.more = x.more&^(255<<(roundsAt+8*(d&1))) | uint64(done)<<(roundsAt+8*(d&1))
	if done == x.g.r.Rounds {
		x.win(d)
		return
	}
	x.more &^= 3 << at
	x.newHomes(d)
}

func (x *turn) score(d board.Side, n uint8) {
	at := pointsAt + 8*(d&1)
	have := uint8(x.more >> at)
	x.more = x.more&^(255<<at) | uint64(have+min(n, 255-have))<<at
}

// firstHome rewards the side that is home first; the other plays on alone.
func (x *turn) firstHome(d board.Side) {
	x.kept |= (1 + uint64(d)) << finishedAt
	x.score(d, pointsHome)
	if x.side == d {
		x.owed = min(x.owed, 0)
	}
	x.takeHome(d ^ 1)
}

// takeHome takes the pieces of side d that are home off the board, while it
// plays on alone, and ends the game when none is left.
func (x *turn) takeHome(d board.Side) {
	if x.finished() == 1+uint64(d) || x.over() {
		return
	}
	x.set[d&1] &^= x.g.owns(x.home(d))
	if x.freed(d) == int8(x.g.pieces) {
		x.win(d ^ 1)
	}
}

// turnPoint gives the side that is home a point for a turn of the other's.
func (x *turn) turnPoint(d board.Side) {
	if f := x.finished(); f != 0 && f != 1+uint64(d) {
		x.score(d^1, pointsTurn)
	}
}

// rowPoints rewards side d, which has won, for the pieces that the other side
// has left: 1, 2 or 3 by how far they came.
func (x *turn) rowPoints(d board.Side) {
	if !x.g.r.RowPoints {
		return
	}
	left := x.set[d&1^1]
	n := bits.OnesCount32(left&lastRow) + 2*bits.OnesCount32(left&^(firstRow|lastRow)) +
		3*bits.OnesCount32(left&firstRow) + 3*int(x.drowned[d&1^1])
	x.score(d, uint8(n))
}
