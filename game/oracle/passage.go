package oracle

import (
	"math"

	"senet/game"
	"senet/game/board"
)

// thirds parts n meetings into three passages, the earlier ones longer by one
// where they cannot be equal.
func thirds(n int) (p [3]Passage) {
	for i := range p {
		if i > 0 {
			p[i].First = p[i-1].End
		}
		p[i].End = p[i].First + (n+2-i)/3
	}
	return p
}

// soFar parts the n meetings of a game that goes on: into thirds of what there
// will be if the rest of the way brings as many as the part that lies behind.
func soFar(n int, behind float64) [3]Passage {
	p := thirds(int(math.Ceil(float64(n) / max(behind, 0.01))))
	for i := range p {
		p[i].First, p[i].End = min(p[i].First, n), min(p[i].End, n)
	}
	return p
}

// come estimates which part of a game lies behind, 0 to 1: that of its way which
// the side further on has come since the start.
func come(start, now *game.Position) float64 {
	best := 0.0
	for _, s := range []board.Side{board.Spools, board.Cones} {
		from, n := walked(start, s)
		at, _ := walked(now, s)
		whole := float64(n) * float64(board.Off)
		if from > whole/2 { // a game that goes home, from 30 to 1
			from, at = whole-from, whole-at
		}
		if whole > from {
			best = max(best, (at-from)/(whole-from))
		}
	}
	return min(best, 1)
}

// walked adds up how far the pieces of a side have come, and counts them. Those
// in the Water will begin again on 15.
func walked(p *game.Position, s board.Side) (sum float64, n int) {
	for q := board.Square(1); q <= board.Squares; q++ {
		if on, ok := p.At(q); ok && on == s {
			sum += float64(q)
			n++
		}
	}
	sum += float64(p.Freed[s])*float64(board.Off) + float64(p.Drowned[s])*float64(board.Rebirth)
	return sum, n + int(p.Freed[s]+p.Drowned[s]+p.Reserve[s])
}
