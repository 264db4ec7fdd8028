package game

import (
	"senet/game/board"
	"senet/game/rules"
)

// The Houses as shelter: where nobody is hit, and the exceptions on 26–30
// (RULES §2 "Houses", §6 "hits on 26–30").

// safeSquares are the squares where nobody is hit, exceptions aside.
func safeSquares(r *rules.Rules) uint32 {
	switch r.HouseSafe {
	case rules.HouseSafeAll:
		set := lastFive
		for _, q := range board.Houses {
			set |= 1 << q
		}
		return set
	case rules.HouseSafeLast:
		return lastFive
	case rules.HouseSafeSigns:
		return 1<<board.Rebirth | 1<<board.Beauty | 1<<board.ThreeTruths | 1<<board.TwoSisters
	}
	return 0
}

// hitInHouse says whether the enemy in a House can be hit after all.
func (v *view) hitInHouse(from, to board.Square) Reason {
	if to < board.Beauty {
		return ReasonHouse
	}
	switch v.g.r.LastHits {
	case rules.LastHitsSwap:
		if v.protected(to) {
			return ReasonProtected
		}
		return ReasonNone
	case rules.LastHitsToWater:
		switch {
		case from != board.Beauty || to == board.Beauty:
			return ReasonHouse
		case to != board.Water && (v.own|v.foe)>>board.Water&1 == 1:
			return ReasonWaterTaken
		case v.protected(to):
			return ReasonProtected // with last-protect; in five-stones nothing is
		}
		return ReasonNone
	}
	return ReasonHouse
}

// swapPlace is where a piece hit on one square goes, when the hitter came from
// another: there, or into the Water.
func (g *Game) swapPlace(from, to board.Square) board.Square {
	if g.r.LastHits == rules.LastHitsToWater && from == board.Beauty && to > board.Water {
		return board.Water
	}
	return from
}

// Sheltered reports whether nobody can ever be hit on q, whatever stands there
// and whoever comes.
func (g *Game) Sheltered(q board.Square) bool {
	return q.Valid() && g.safe>>q&1 == 1 && !g.expels(q) && (q < board.Beauty || g.r.LastHits == rules.LastHitsNone)
}
