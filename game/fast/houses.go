package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

const (
	at15 = uint32(1) << board.Rebirth
	at26 = uint32(1) << board.Beauty
	at27 = uint32(1) << board.Water
)

// walk takes a piece of side d from one square to another, swaps it with an
// enemy there, and lets the squares act on both.
func (x *turn) walk(d board.Side, from, to uint32) {
	me, it := d&1, d&1^1
	a, b := uint32(1)<<(from&31), uint32(1)<<(to&31)
	x.set[me] = x.set[me]&^a | b
	if x.set[it]&b == 0 {
		x.land(d, to)
		return
	}
	x.set[it] &^= b
	if x.g.soft&b != 0 {
		x.reserve[it]++
		x.land(d, to)
		return
	}
	place := from
	if x.g.r.LastHits == rules.LastHitsToWater && from == uint32(board.Beauty) && to > uint32(board.Water) {
		place = uint32(board.Water)
	} else if x.g.r.Hit == rules.HitStart {
		place = x.backmost(d ^ 1)
	}
	x.set[it] |= 1 << (place & 31)
	x.land(d, to)
	x.land(d^1, place)
}

// land lets the square that a piece of side d has come to act on it.
func (x *turn) land(d board.Side, q uint32) {
	if x.g.special>>(q&31)&1 == 0 {
		return
	}
	switch board.Square(q) {
	case board.Rebirth:
		if x.g.r.RebirthAgain15 {
			x.credit(d, 1)
		}
	case board.Net:
		if x.g.r.NetLoses {
			x.credit(d, -1)
		}
	case board.Beauty:
		if x.phase(d) == game.PhaseKendall && x.g.r.BeautyFate == rules.BeautyAtOnce {
			x.fate, x.due = true, d
		}
	case board.Water:
		x.atWater(d)
	}
	if q >= uint32(board.Beauty) && x.phase(d) == game.PhaseKendall {
		x.lastThrow(d)
	}
}

// atWater deals with a piece of side d that came to 27.
func (x *turn) atWater(d board.Side) {
	if x.phase(d) != game.PhaseKendall {
		return
	}
	switch x.g.r.Water {
	case rules.WaterDrowns:
		x.set[d&1] &^= at27
		x.drowned[d&1]++
		x.void(d)
	case rules.WaterRebirth:
		x.reborn(d, uint32(board.Water))
	case rules.WaterAtOnce:
		x.water = d == x.side
	case rules.WaterStart:
		x.set[d&1] &^= at27
		x.set[d&1] |= 1 << (x.backmost(d) & 31)
		x.waterCosts(d)
	}
}

// backmost is the free square farthest from the end of the way of side d, where
// a piece can rest.
func (x *turn) backmost(d board.Side) uint32 {
	free := path &^ (x.set[0] | x.set[1])
	if x.g.r.BaDoubles {
		free &^= 1 << board.Ba
	}
	if x.phase(d) == game.PhaseBell {
		return highest(free)
	}
	return uint32(bits.TrailingZeros32(free))
}

// waterTurn makes the turn that begins one for the mover's piece on 27, if it
// has one there.
func (x *turn) waterTurn() bool {
	if !x.g.hasWater || x.set[x.side&1]&at27 == 0 || x.phase(x.side) != game.PhaseKendall {
		return false
	}
	x.await = game.AwaitWater
	return true
}

// waterThrow is the throw for the mover's piece on 27.
func (x *turn) waterThrow(n uint32) {
	d := x.side & 1
	x.owed--
	moved := true
	switch {
	case n == 4 && x.mayFree(d):
		x.set[d] &^= at27
	case n < 4 && x.g.r.Water != rules.WaterChoice && x.g.rebirthSquare(x.set[d], x.set[d^1]) != 0:
		x.reborn(d, uint32(board.Water))
	default:
		moved = false
	}
	x.lastThrow(d)
	if !x.spent && (moved || !x.g.needsMove) {
		x.earn(n)
	}
	x.settle()
}

// mayFree reports whether side d may free pieces by now.
func (x *turn) mayFree(d board.Side) bool {
	return x.g.mayFree(x.set[d&1], int(x.drowned[d&1]))
}

// fatedLater reports whether a piece on 26 moves by the fate table.
func (g *Game) fatedLater() bool { return g.r.BeautyFate == rules.BeautyLater }

// fateThrow carries out the fate of the piece on 26.
func (x *turn) fateThrow(n uint32) {
	d := x.due
	switch x.g.r.Fate[min(n, 5)] {
	case rules.FateOn:
		x.fateOn(d, n)
	case rules.FateBack:
		x.fateWalk(d, &x.g.fateBack[n&7])
	case rules.FateFree:
		if x.mayFree(d) {
			x.set[d&1] &^= at26
		}
	}
	x.lastThrow(d)
	x.settle()
}

// fateOn sends the piece on 26 forward by n, or to where it goes when it cannot
// have that square.
func (x *turn) fateOn(d board.Side, n uint32) {
	if x.g.r.FateTaken == rules.FateTakenWater {
		x.fatePlace(d, uint32(board.Beauty)+n)
		return
	}
	if !x.fateWalk(d, &x.g.fate[n&7]) && x.g.r.FateTaken == rules.FateTakenBack {
		x.fateWalk(d, &x.g.fateBack[n&7])
	}
}

// fateWalk moves the piece on 26 under the ordinary rules and reports whether
// it could.
func (x *turn) fateWalk(d board.Side, w *walk) bool {
	v := x.g.look(State{board: uint64(x.set[0]) | uint64(x.set[1])<<32, more: x.more}, d)
	if x.g.from(w, &v)&at26 == 0 {
		return false
	}
	x.walk(d, uint32(board.Beauty), w.target(uint32(board.Beauty)))
	return true
}

// fatePlace puts the piece on 26 on a square further on; if that is taken into
// the Water, and if that is taken too where pieces are reborn.
func (x *turn) fatePlace(d board.Side, to uint32) {
	all := x.set[0] | x.set[1]
	if to > board.Squares || all>>to&1 == 1 {
		to = uint32(board.Water)
	}
	if all>>to&1 == 1 {
		x.reborn(d, uint32(board.Beauty))
		return
	}
	x.walk(d, uint32(board.Beauty), to)
}

// rebirthSquare is where a piece of the side that has own would be reborn; 0
// when there is no such square.
func (g *Game) rebirthSquare(own, foe uint32) uint32 {
	all := own | foe
	if all&at15 == 0 {
		return uint32(board.Rebirth)
	}
	switch g.r.RebirthTaken {
	case rules.RebirthBehind:
		return highest(^all & (at15 - 2))
	case rules.RebirthPushes:
		return highest(^own & (at15<<1 - 2))
	}
	return 0
}

// highest is the highest square of a set, 0 for none.
func highest(set uint32) uint32 { return uint32(bits.Len32(set|1) - 1) }

// reborn puts a piece of d back on the board: a drowned one when from is 0,
// else the one that stands on from.
func (x *turn) reborn(d board.Side, from uint32) {
	me, it := d&1, d&1^1
	x.set[me] &^= 1 << (from & 31) // no piece is ever on square 0
	to := x.g.rebirthSquare(x.set[me], x.set[it])
	if to == 0 { // no square at all: it waits like a drowned one
		x.drowned[me]++
		return
	}
	b := uint32(1) << (to & 31)
	if x.set[it]&b != 0 { // pushed to the lowest free square
		x.set[it] = x.set[it]&^b | lowest(path&^(x.set[0]|x.set[1]))
	}
	x.set[me] |= b
	if from == uint32(board.Water) {
		x.cameBack(d, to)
		x.waterCosts(d)
	}
	if x.g.r.RebirthAgain {
		x.credit(d, 1)
	}
}

// lowest is the lowest square of a set, as a set.
func lowest(set uint32) uint32 { return set & -set }
