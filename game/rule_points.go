package game

import (
	"math/bits"

	"senet/game/board"
)

// Points, and playing on alone (RULES §6 bell-1979; toggle row-points).

// Points of bell-1979: for being first on square 1, for being first home, and
// for every turn the other side still needs.
const (
	pointsFirst = 5
	pointsHome  = 10
	pointsTurn  = 1
)

// scores reports whether a game earns points.
func (g *Game) scores() bool { return g.r.HomePoints }

// hasPoints reports whether a game can earn points in some way.
func (g *Game) hasPoints() bool { return g.scores() || g.r.RowPoints }

// rowPoints rewards side s, which has won, for the pieces that the other side
// has left: one point for each in the last row, two in the middle one, three in
// the first. One that waits for rebirth counts as in the first (Jéquier 1930).
func (x *turn) rowPoints(s board.Side) {
	if !x.g.r.RowPoints {
		return
	}
	left := x.p.squaresOf(s.Other())
	rows := bits.OnesCount32(left&lastRow) + 2*bits.OnesCount32(left&^(firstRow|lastRow)) +
		3*bits.OnesCount32(left&firstRow) + 3*int(x.p.Drowned[s.Other()])
	if rows > 0 {
		x.score(s, uint8(rows))
	}
}

func (x *turn) score(s board.Side, n uint8) {
	x.p.Points[s] += min(n, 255-x.p.Points[s])
	x.emit(Event{Kind: EvPoints, Side: s, N: int8(n)})
}

// firstPoint rewards the side that came to square 1 first.
func (x *turn) firstPoint(s board.Side) {
	if x.g.scores() {
		x.score(s, pointsFirst)
	}
}

// firstHome rewards the side that is home first; the other plays on alone. It
// keeps the turn it is in, if it is in one; only turns that begin count.
func (x *turn) firstHome(s board.Side) {
	x.p.Finished = 1 + uint8(s)
	x.emit(Event{Kind: EvFinished, Side: s})
	x.score(s, pointsHome)
	if x.p.Turn == s {
		x.p.Owed = min(x.p.Owed, 0)
	}
	x.takeHome(s.Other())
}

// takeHome takes the pieces of side s that are home off the board, while it
// plays on alone, and ends the game when none is left.
func (x *turn) takeHome(s board.Side) {
	if x.p.Finished == 1+uint8(s) || x.p.Winner != 0 {
		return
	}
	for q := board.Square(1); q <= board.Squares; q++ {
		if x.p.Cells[q] == 1+uint8(s) && x.g.Owns(&x.p, s, q) {
			x.free(q)
		}
	}
	if int(x.p.Freed[s]) == x.g.pieces() {
		x.win(s.Other())
	}
}

// turnPoint gives the side that is home a point for a turn of the other's.
func (x *turn) turnPoint(s board.Side) {
	if x.p.Finished != 0 && x.p.Finished != 1+uint8(s) {
		x.score(s.Other(), pointsTurn)
	}
}

// after is the side whose turn follows that of s.
func (x *turn) after(s board.Side) board.Side {
	if x.p.Finished != 0 {
		return board.Side(x.p.Finished - 1).Other()
	}
	return s.Other()
}
