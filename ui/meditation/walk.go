// Package meditation is the board alone: one piece walks through the Houses, a
// square with every breath, as slowly as the one who looks on breathes. There is
// nothing to do, to win or to count.
package meditation

import (
	"time"

	"senet/game/board"
)

// way is the walk that begins again and again: once round through the Water and
// out of it on 15, and then past it to the end and off the board.
var way = func() []board.Square {
	var w []board.Square
	for q := board.Square(1); q <= board.Water; q++ {
		w = append(w, q)
	}
	for q := board.Rebirth; q <= board.Beauty; q++ {
		w = append(w, q)
	}
	return append(w, board.ThreeTruths, board.TwoSisters, board.Sun, board.Off)
}()

// walk is where the piece is: on the way to step i+1 of the way, as far as the
// breath has gone out.
type walk struct {
	lungs
	i int
}

// next lets time pass; it reports which part of a breath has begun, if any has.
func (w *walk) next(d time.Duration, c Choices) (begun phase, any bool) {
	begun, any = w.lungs.next(d, c)
	if any && begun == in {
		w.i = (w.i + 1) % len(way)
	}
	return begun, any
}

// from and to are the squares of the step.
func (w walk) from() board.Square { return way[w.i] }
func (w walk) to() board.Square   { return way[(w.i+1)%len(way)] }

// pose is how the piece is seen: between two squares a part t of the way, or
// sinking into one and rising from another.
type pose struct {
	at, to board.Square
	t      float64
	alpha  float64 // how much of it is seen
}

// pose is where the piece is to be drawn; still: it never glides.
func (w walk) pose(still bool) pose {
	g := w.gone()
	from, to := w.from(), w.to()
	leaps := still || to == board.Off || from == board.Off || from == board.Water || from == board.Beauty && to == board.ThreeTruths
	if !leaps {
		return pose{from, to, g, 1}
	}
	// It fades on the one and comes to light on the other.
	if g < 0.5 || to == board.Off {
		p := pose{from, from, 0, max(0, 1-2*g)}
		if from == board.Off {
			p.alpha = 0
		}
		return p
	}
	return pose{to, to, 0, 2*g - 1}
}

// near is the square that the piece is on, or nearer to.
func (p pose) near() board.Square {
	if p.t > .5 {
		return p.to
	}
	return p.at
}
