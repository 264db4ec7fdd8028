package game

import (
	"senet/game/board"
	"senet/game/rules"
)

// Entering from the reserve (RULES §4; §6 bell-1979; toggles bell-entry and
// bell-entry-squares).

// entrySquare is where a throw of n enters a piece, or None.
func (g *Game) entrySquare(n int) board.Square {
	if n < 1 || n > 5 {
		return board.None
	}
	if g.r.EntryOn == rules.EntryHouses {
		return [...]board.Square{1: 29, 2: 28, 3: 27, 4: 26, 5: 15}[n]
	}
	return board.Square(31 - n)
}

// entries appends the entry that the throw allows; must is true when nothing
// else may be done with it.
func (v *view) entries(buf []Move) (_ []Move, must bool) {
	if v.phase != PhaseBell || v.reserve == 0 {
		return buf, false
	}
	to := v.g.entrySquare(v.n)
	if to == board.None || (v.own|v.foe)>>to&1 == 1 {
		return buf, false
	}
	return append(buf, Move{Kind: MoveEnter, To: to}), v.g.r.BellEntry == rules.EntryForced
}

// enter carries out an entry. The square acts on the piece as on any that
// comes there.
func (x *turn) enter(m Move) {
	s := x.p.Turn
	x.p.Reserve[s]--
	x.p.Cells[m.To] = 1 + uint8(s)
	x.emit(Event{Kind: EvEntered, Side: s, To: m.To})
	x.land(s, m.To)
	x.played(x.p.Throw)
	x.settle()
}

// expels reports whether an enemy on q is sent back to the reserve by a piece
// that lands there (bell-1979).
func (g *Game) expels(q board.Square) bool { return g.r.ExpelOn15 && q == board.Rebirth }
