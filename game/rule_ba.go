package game

import "senet/game/board"

// The House of the Ba: the piece goes on in the same direction by the same
// number again (RULES §2 "21 Ba").

func (g *Game) baDoubles(q board.Square) bool { return q == board.Ba && g.r.BaDoubles }

// fromBa finds the end of a walk whose first leg led from a square to the Ba.
func (v *view) fromBa(from board.Square, n, dir int) (board.Square, Reason) {
	if (v.own|v.foe)>>board.Ba&1 == 1 {
		return 0, ReasonBa
	}
	to, why := v.leg(board.Ba, n, dir)
	if why == ReasonNone {
		why = v.stand(from, to)
	}
	if why != ReasonNone {
		return 0, ReasonBa
	}
	return to, ReasonNone
}
