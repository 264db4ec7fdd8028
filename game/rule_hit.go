package game

import (
	"senet/game/board"
	"senet/game/rules"
)

// Where a piece goes that is hit (RULES §2 "Moving"; toggle hit).

// hitsToStart reports whether a hit sends a piece back to the beginning instead
// of to where the hitter came from.
func (g *Game) hitsToStart() bool { return g.r.Hit == rules.HitStart }

// backmost is the free square farthest from the end of the way of side s. The
// Ba is none where nobody rests on it. There always is one: twenty pieces at
// most stand on thirty squares.
func (g *Game) backmost(p *Position, s board.Side) board.Square {
	q, step := board.Square(1), board.Square(1)
	if p.Phase[s] == PhaseBell {
		q, step = board.Squares, ^board.Square(0)
	}
	for p.Cells[q] != 0 || g.baDoubles(q) {
		q += step
	}
	return q
}
