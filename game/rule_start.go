package game

import (
	"senet/game/board"
	"senet/game/rules"
)

// The beginning: the sticks, where the pieces stand, who begins, and which
// first throw stands (RULES §1, §2 "First move", §3, §6).

// chancesOf are the scores of four sticks: n light sides of four, all dark
// apart.
func chancesOf(r *rules.Rules) []Chance {
	return []Chance{{1, 4}, {2, 6}, {3, 4}, {4, 1}, {Throw(r.AllDark), 1}}
}

// shows reports whether the sticks can score t.
func (g *Game) shows(t Throw) bool {
	return t >= 1 && t <= 4 || t == Throw(g.r.AllDark)
}

// pieces is how many pieces each side has.
func (g *Game) pieces() int { return int(g.r.Pieces) }

// hasLot reports whether the sides throw for the first move.
func (g *Game) hasLot() bool { return g.r.FirstPlayer == rules.FirstLot }

// Start returns the first position: the lot, or the first throw.
func (g *Game) Start() Position {
	var p Position
	g.place(&p)
	g.startPhase(&p)
	p.Opening = g.r.OpeningThrow != rules.OpeningAny
	switch g.r.FirstPlayer {
	case rules.FirstLot:
		p.Await = AwaitLot
		return p
	case rules.FirstCones:
		p.Turn = board.Cones
	}
	p.Await, p.Owed = AwaitThrow, 1
	return p
}

// place sets the pieces up.
func (g *Game) place(p *Position) {
	n := int(g.r.Pieces)
	spool, cone := 1+uint8(board.Spools), 1+uint8(board.Cones)
	for i := range n {
		switch g.r.Start {
		case rules.StartAlternate:
			p.Cells[2*i+1], p.Cells[2*i+2] = spool, cone
		case rules.StartConesOdd:
			p.Cells[2*i+1], p.Cells[2*i+2] = cone, spool
		case rules.StartGods:
			p.Cells[1+i], p.Cells[1+n+i] = cone, spool
		}
	}
	if g.r.Start == rules.StartReserve {
		p.Reserve = [2]uint8{g.r.Pieces, g.r.Pieces}
	}
}

// lotThrow is a throw of the lot: the first seat to throw a 1 takes the spools
// and begins.
func (x *turn) lotThrow(t Throw) {
	seat := x.p.Turn
	x.emit(Event{Kind: EvLotThrew, Side: seat, Throw: t})
	if t != 1 {
		x.p.Turn = seat.Other()
		return
	}
	x.p.Swapped = seat == board.Cones
	x.emit(Event{Kind: EvLotWon, Side: seat})
	x.begin(board.Spools)
	if x.g.r.LotPlays { // the 1 is the winner's first throw
		x.ownThrow(t)
	}
}

// heldStarts are the squares where the pieces of each side start, where the
// rules hold them there.
func heldStarts(r *rules.Rules) (at [2]uint32) {
	if !r.StartHeld {
		return at
	}
	var p Position
	(&Game{r: *r}).place(&p)
	return [2]uint32{p.squaresOf(board.Spools), p.squaresOf(board.Cones)}
}

// heldPieces are the pieces of the view's side that stand on a square where one
// of theirs started, with the next square still held by a piece that started
// there: those may not move yet (toggle start-held). A side in Bell is not held.
func (g *Game) heldPieces(v *view) uint32 {
	if g.starts == ([2]uint32{}) || v.phase == PhaseBell {
		return 0
	}
	mine := v.own & g.starts[v.side]
	return mine & ((mine | v.foe&g.starts[v.side.Other()]) >> 1)
}

// opens reports whether the mover's throw stands; the first mover's very first
// may have to be a 2 or a 3.
func (x *turn) opens(t Throw) bool {
	if x.p.Opening && x.g.r.OpeningThrow == rules.OpeningTwoOrThree && t != 2 && t != 3 {
		return false
	}
	x.p.Opening = false
	return true
}
