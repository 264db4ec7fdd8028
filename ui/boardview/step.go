package boardview

import "senet/game/board"

// Dir is a direction on the screen.
type Dir uint8

// The four directions.
const (
	Left Dir = iota
	Right
	Up
	Down
)

// Step is the spot one step from s in a direction. Left and right follow the row
// and, at its end, the path round the corner; past 30 they lead to the exit. Up and
// down change rows; above the top row are The Waters, below the bottom row The
// Field of Reeds. Where there is nothing, it stays.
func (g Geometry) Step(s Spot, d Dir) Spot {
	switch s.Place {
	case OnBoard:
		return g.stepSquare(s.Square, d)
	case InWaters, InReserve:
		if d == Down {
			return On(g.At(0, g.column(s)))
		}
	case InReeds:
		if d == Up {
			return On(g.At(2, g.column(s)))
		}
	case AtExit:
		return On(board.Sun)
	}
	return s
}

func (g Geometry) stepSquare(q board.Square, d Dir) Spot {
	row, col := g.grid(q)
	switch d {
	case Up:
		row--
	case Down:
		row++
	case Left:
		col--
	case Right:
		col++
	}
	switch {
	case row < 0:
		return Slot(InWaters, board.Spools, 0)
	case row > 2:
		return Slot(InReeds, board.Spools, 0)
	case col >= 0 && col <= 9:
		return On(g.At(row, col))
	}
	return g.round(q, d == Right)
}

// round goes on from the last square of a row, along the path or back along it.
func (g Geometry) round(q board.Square, right bool) Spot {
	switch {
	case right != g.right(q): // back
		if q > 1 {
			return On(q - 1)
		}
	case q == board.Sun:
		return Spot{Place: AtExit}
	default:
		return On(q + 1)
	}
	return On(q)
}

// column is the column of squares nearest to a slot.
func (g Geometry) column(s Spot) int {
	x, _, _ := g.Ground(s)
	return min(max(floor((x-g.Frame.X-g.Edge)/(g.S+g.Gap)), 0), 9)
}
