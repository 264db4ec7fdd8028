package game

import (
	"senet/game/board"
	"senet/game/rules"
)

// Groups: what protects, what can be broken, and what bars the way (RULES §2
// "Moving", §6).

const wholePath = uint32(1)<<(board.Squares+1) - 2

// joinedSquares: neighbours are neighbours on the path, round the corners too
// unless the toggle says otherwise (RULES §1).
func joinedSquares(r *rules.Rules) uint32 {
	joined := wholePath &^ (1 << board.Squares)
	if !r.RowCorners {
		joined &^= 1<<10 | 1<<20
	}
	return joined
}

// lastFive are the squares 26 to 30.
const lastFive = uint32(0b11111) << board.Beauty

// groupingSquares: in some rule sets nothing on 26–30 protects or is protected.
func groupingSquares(r *rules.Rules) uint32 {
	if r.LastProtect {
		return wholePath
	}
	return wholePath &^ lastFive
}

// barring returns the squares at which a group begins that may not be passed
// by side s, whose pieces and enemies are own and foe as far as groups count.
func (g *Game) barring(s board.Side, own, foe uint32) uint32 {
	switch g.r.Bars {
	case rules.BarsTwo:
		all := own | foe
		pairs := all & (all >> 1) & g.joined
		if g.jumpsOwn(s) {
			pairs &^= own & (own >> 1)
		}
		return pairs
	case rules.BarsThreeEnemies:
		return foe & (foe >> 1) & (foe >> 2) & g.joined & (g.joined >> 1)
	}
	return 0
}

// barred reports whether a group stands wholly on the squares between two.
func (v *view) barred(from, to int) bool {
	if v.bars == 0 {
		return false
	}
	if from > to {
		from, to = to, from
	}
	passed := uint32(1)<<to - 1
	passed &^= uint32(2)<<from - 1
	passed &= passed >> 1
	if v.g.r.Bars == rules.BarsThreeEnemies {
		passed &= passed >> 1
	}
	return passed&v.bars != 0
}

// protected reports whether the enemy on q is kept from being hit by the
// neighbours of its colour.
func (v *view) protected(q board.Square) bool {
	safe := int(v.g.r.Safe)
	if safe == 0 || v.groups>>q&1 == 0 {
		return false
	}
	lo, hi := q, q
	for v.linked(lo - 1) {
		lo--
	}
	for v.linked(hi) {
		hi++
	}
	size := int(hi-lo) + 1
	return size >= safe && !v.breaks(lo, hi, q)
}

// linked reports whether enemies on q and q+1 belong to one group.
func (v *view) linked(q board.Square) bool {
	return v.groups>>q&3 == 3 && v.g.joined>>q&1 == 1
}

// breaks reports whether q is where the group from lo to hi can be broken.
func (v *view) breaks(lo, hi, q board.Square) bool {
	size := hi - lo + 1
	switch v.g.r.Break {
	case rules.BreakMiddleOfThree:
		return size == 3 && q == lo+1
	case rules.BreakMiddleOfThreeOrFour:
		return (size == 3 || size == 4) && q > lo && q < hi
	case rules.BreakSecond:
		if v.foePhase == PhaseBell { // its front is the lower end
			return size >= 3 && q == hi-1
		}
		return size >= 3 && q == lo+1
	}
	return false
}
