// Package meditation is the board alone: one piece walks through the Houses, a
// square with every breath, as slowly as the one who looks on breathes. There is
// nothing to do, to win or to count.
package meditation

import (
	"math"
	"time"

	"senet/game/board"
)

// The length of a breath, in and out together.
const (
	ShortestBreath = 4 * time.Second
	LongestBreath  = 20 * time.Second
	UsualBreath    = 10 * time.Second
	breathStep     = time.Second
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

// walk is where the piece is: on the way to step i+1 of the way, at progress p
// of the breath, 0 to 1. The first half of a breath is in, the second out.
type walk struct {
	i int
	p float64
}

// next lets time pass; it reports whether a breath has ended.
func (w *walk) next(d, breath time.Duration) bool {
	w.p += float64(d) / float64(breath)
	if w.p < 1 {
		return false
	}
	w.p -= math.Floor(w.p)
	w.i = (w.i + 1) % len(way)
	return true
}

// from and to are the squares of the step.
func (w walk) from() board.Square { return way[w.i] }
func (w walk) to() board.Square   { return way[(w.i+1)%len(way)] }

// air is how full the lungs are: from 0 up to 1 and back, at rest at both ends.
func (w walk) air() float64 { return (1 - math.Cos(2*math.Pi*w.p)) / 2 }

// in reports whether it is the breath in.
func (w walk) in() bool { return w.p < 0.5 }

// gone is how far the piece is on its step: it walks while the breath goes out.
func (w walk) gone() float64 {
	t := max(0, (w.p-0.5)*2)
	return t * t * (3 - 2*t)
}

// pose is how the piece is seen: between two squares a part t of the way, or
// sinking into one and rising from another.
type pose struct {
	at, to board.Square
	t      float64
	alpha  float64 // how much of it is seen
}

// pose is where the piece is to be drawn.
func (w walk) pose() pose {
	g := w.gone()
	from, to := w.from(), w.to()
	leaps := to == board.Off || from == board.Off || from == board.Water || from == board.Beauty && to == board.ThreeTruths
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
