package game

import (
	"math/bits"

	"senet/game/board"
	"senet/game/rules"
)

// Home squares: whose they are and what they do (RULES §4, §5, §6 maat).

// oddSquares are the squares with odd numbers.
const oddSquares = uint32(0xAAAAAAAA)

// homeRows are the home squares of Bell: 1 to 10, 14 or 20.
func homeRows(r *rules.Rules) uint32 { return uint32(2)<<r.HomeRows - 2 }

// ownSquares are the squares side s owns now, as a bit set.
func (g *Game) ownSquares(p *Position, s board.Side) uint32 {
	switch p.Home[s] {
	case HomeOdd:
		return g.zone & oddSquares
	case HomeEven:
		return g.zone &^ oddSquares
	}
	return 0
}

// Owns reports whether q is one of the squares that side s has to bring its
// pieces to, as far as that is settled. In the cycle a side owns squares for
// the round it plays, also while it is still in Kendall.
func (g *Game) Owns(p *Position, s board.Side, q board.Square) bool {
	return q.Valid() && g.ownSquares(p, s)>>q&1 == 1
}

// guarded are the squares where a piece of s cannot be hit because they are
// its own; a piece that is being removed has no such squares.
func (g *Game) guarded(p *Position, s board.Side) uint32 {
	if p.Phase[s] == PhaseKendall {
		return 0
	}
	return g.ownSquares(p, s)
}

// tamed are the squares where groups neither bar nor protect: the home squares
// once somebody owns them.
func (g *Game) tamed(p *Position) uint32 {
	if p.Home == [2]Home{} {
		return 0
	}
	return g.zone
}

// claimHomes gives the odd home squares to a side in Bell that has a piece on
// square 1, when they are still to be had in the round it plays.
func (x *turn) claimHomes() {
	owner, ok := x.p.At(1)
	if !ok || x.p.Phase[owner] != PhaseBell || x.p.Home[owner] != HomeNone {
		return
	}
	x.p.giveHomes(owner)
	x.emit(Event{Kind: EvHomesOwned, Side: owner})
	x.firstPoint(owner)
}

// giveHomes makes owner the owner of the odd home squares of its round, and the
// other side that of the even ones if it plays the same round.
func (p *Position) giveHomes(owner board.Side) {
	p.Home[owner] = HomeOdd
	if other := owner.Other(); p.Rounds[owner] == p.Rounds[other] {
		p.Home[other] = HomeEven
	}
}

// newHomes settles whose the home squares of the round are that side s begins:
// what the other side has left of them, if it has been here before.
func (p *Position) newHomes(s board.Side) {
	other := s.Other()
	switch {
	case p.Rounds[other] > p.Rounds[s]:
		p.Home[s] = HomeEven // it finished this round alone, so it was first on 1
	case p.Rounds[other] == p.Rounds[s] && p.Home[other] == HomeOdd:
		p.Home[s] = HomeEven
	default:
		p.Home[s] = HomeNone
	}
}

// atHome counts the pieces of s on squares of its own.
func (g *Game) atHome(p *Position, s board.Side) int {
	return bits.OnesCount32(g.ownSquares(p, s) & p.squaresOf(s))
}
