package game

import "senet/game/board"

// Touch-move (RULES §2, toggle touch-move).

// bound keeps of the legal moves those with the touched piece, if there are any.
func (v *view) bound(touched board.Square, buf []Move) []Move {
	if touched == board.None {
		return buf
	}
	kept := 0
	for _, m := range buf {
		if touches(m, touched) {
			buf[kept] = m
			kept++
		}
	}
	if kept == 0 {
		return buf
	}
	return buf[:kept]
}

// touches reports whether m moves, or comes to hit, the piece on q.
func touches(m Move, q board.Square) bool {
	return m.Kind == MoveStep && (m.From == q || m.To == q)
}

// Touch binds the mover to the piece on sq: its own must move, an enemy must be
// hit, if it can. A piece that can do nothing binds to nothing and the reason
// says why; so does a second piece, with ReasonTouched. Where touch-move is not
// played, or no throw stands, the position comes back as it was.
func (g *Game) Touch(p Position, sq board.Square) (Position, Reason) {
	if !g.r.TouchMove || p.Await != AwaitMove || p.Throw == 0 && !p.pends() || g.IsGods(p.Turn) {
		return p, ReasonNone
	}
	if p.Touched != board.None {
		if p.Touched == sq {
			return p, ReasonNone
		}
		return p, ReasonTouched
	}
	owner, ok := p.At(sq)
	if !ok {
		return p, ReasonEmpty
	}
	var room [MaxMoves]Move
	for _, m := range g.Legal(&p, room[:0]) {
		if touches(m, sq) {
			p.Touched = sq
			return p, ReasonNone
		}
	}
	if owner == p.Turn {
		return p, g.Refusal(&p, sq)
	}
	return p, ReasonNotYours
}
