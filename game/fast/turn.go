package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
)

// turn is a state taken apart while something is done to it. It follows the
// type of the same name in package game step by step, events apart.
type turn struct {
	g       *Game
	set     [2]uint32
	drowned [2]int8
	reserve [2]int8
	carry   [2]int8
	owed    int8
	side    board.Side
	await   game.Await
	throw   uint32
	piece   uint32
	kept    uint64 // the bits of rest that seldom change: swapped, opening, winner, finished
	more    uint64
	put     gathered   // throws put by; what keeps them is not in more and the rest
	due     board.Side // whose fate is thrown
	fate    bool       // a piece came to 26 and must throw
	spent   bool       // what was done earns the mover no other throw
	water   bool       // the mover's piece must throw for the Water at once
}

const keptBits = uint64(1<<swappedAt | 1<<openingAt | 3<<winnerAt | 3<<finishedAt)

// open takes a state apart.
func (x *turn) open(g *Game, s State) {
	*x = turn{
		g:       g,
		set:     [2]uint32{uint32(s.board), uint32(s.board >> 32)},
		drowned: [2]int8{int8(s.rest >> drownedAt & 15), int8(s.rest >> (drownedAt + 4) & 15)},
		reserve: [2]int8{int8(s.rest >> reserveAt & 15), int8(s.rest >> (reserveAt + 4) & 15)},
		carry:   [2]int8{int8(s.rest >> carryAt), int8(s.rest >> (carryAt + 8))},
		owed:    int8(s.rest >> owedAt), side: s.Turn(), await: s.Await(),
		throw: uint32(s.rest >> throwAt & 7), piece: uint32(s.rest >> pieceAt & 31),
		kept: s.rest & keptBits, more: s.more,
	}
	if s.more>>gatherAt&1 == 1 {
		x.takePut(s)
	}
}

// close puts the state together again.
func (x *turn) close() State {
	due := uint64(0)
	if x.await == game.AwaitFate {
		due = uint64(x.due)
	}
	s := State{
		board: uint64(x.set[0]) | uint64(x.set[1])<<32,
		rest: uint64(x.side) | due<<fateAt | uint64(x.await)<<awaitAt | uint64(x.throw)<<throwAt |
			uint64(uint8(x.owed))<<owedAt | uint64(uint8(x.carry[0]))<<carryAt | uint64(uint8(x.carry[1]))<<(carryAt+8) |
			uint64(x.drowned[0])<<drownedAt | uint64(x.drowned[1])<<(drownedAt+4) |
			uint64(x.reserve[0])<<reserveAt | uint64(x.reserve[1])<<(reserveAt+4) |
			uint64(x.piece)<<pieceAt | x.kept,
		more: x.more,
	}
	if x.put != 0 {
		return x.put.onto(s)
	}
	return s
}

func (x *turn) over() bool { return x.kept>>winnerAt&3 != 0 }

func (x *turn) finished() uint64 { return x.kept >> finishedAt & 3 }

func (x *turn) phase(d board.Side) game.Phase { return game.Phase(x.more >> (phaseAt + 2*d) & 3) }

// clear forgets the throw that stood and what was chosen for it.
func (x *turn) clear() {
	x.throw, x.piece = 0, 0
	x.more &^= 31 << touchedAt
}

// begin starts the turn of side d, or the next one that is not lost.
func (x *turn) begin(d board.Side) {
	for {
		x.side, x.owed = d, 0
		if x.carry[d&1] < 0 {
			x.carry[d&1]++
			d = x.after(d)
			continue
		}
		x.owed, x.carry[d&1] = 1+x.carry[d&1], 0
		x.turnPoint(d)
		if x.waterTurn() || !x.barredTurn() {
			return
		}
		d = x.after(d)
	}
}

// next goes on to the mover's next throw, or to the next turn.
func (x *turn) next() {
	x.clear()
	d := x.side
	switch {
	case x.put != 0:
		x.nextPut()
		return
	case x.owed > 0:
		if !x.barredTurn() {
			return
		}
	default:
		x.carry[d&1] += x.owed
	}
	x.begin(x.after(d))
}

// barredTurn makes the state await the mover's next throw and returns false, or
// returns true when there is nothing to throw for.
func (x *turn) barredTurn() bool {
	d := x.side & 1
	x.await = game.AwaitThrow
	if x.drowned[d] == 0 {
		return false
	}
	can := x.g.rebirthSquare(x.set[d], x.set[d^1]) != 0
	alone := x.reserve[d] == 0 && x.set[d] == 0
	switch {
	case can && (alone || x.g.gods && d == board.Spools):
		x.await = game.AwaitMove
	case !can && alone:
		x.owed = 0
		return true
	}
	return false
}

// settle looks whether anything is decided by the board as it is now, and then
// goes on.
func (x *turn) settle() {
	if x.more>>sentAt&255 != 0 {
		x.forgetSent()
	}
	x.claimHomes()
	x.finish(x.side)
	x.finish(x.side ^ 1)
	switch {
	case x.over():
	case x.fate:
		x.await = game.AwaitFate
		x.clear()
	case x.water:
		x.clear()
		x.owed++
		x.await = game.AwaitWater
	default:
		x.next()
	}
}

// win ends the game.
func (x *turn) win(d board.Side) {
	x.rowPoints(d)
	x.kept |= (1 + uint64(d)) << winnerAt
	x.await = game.AwaitNothing
	x.clear()
	x.owed, x.put = 0, 0
}

// freed is how many pieces of d are off the board for good.
func (x *turn) freed(d board.Side) int8 {
	return int8(x.g.pieces) - int8(bits.OnesCount32(x.set[d&1])) - x.drowned[d&1] - x.reserve[d&1]
}

// after is the side whose turn follows that of d.
func (x *turn) after(d board.Side) board.Side {
	if f := x.finished(); f != 0 {
		return board.Side(f-1) ^ 1
	}
	return d ^ 1
}

// earn adds the throw that a throw of n earns.
func (x *turn) earn(n uint32) { x.owed += x.g.again[n&7] }

// played settles what a throw of n earns by having been used.
func (x *turn) played(n uint32) {
	if x.g.needsMove && !x.spent {
		x.earn(n)
	}
}

// pass loses a throw that cannot be used.
func (x *turn) pass() {
	if x.g.needsMove {
		x.owed = min(x.owed, 0)
	}
	x.next()
}

// mostOwed bounds what is owed and carried, as in the core.
const mostOwed = 100

func limit(n int8) int8 { return max(-mostOwed, min(n, mostOwed)) }

// credit changes what a side is owed by one: at once for the mover, in its
// carry for the other side.
func (x *turn) credit(d board.Side, by int8) {
	if d == x.side {
		x.owed = limit(x.owed + by)
	} else {
		x.carry[d&1] = limit(x.carry[d&1] + by)
	}
}

// void takes away what a side is still owed, and what it has thrown and not yet
// played; what it has lost stays lost.
func (x *turn) void(d board.Side) {
	if d == x.side {
		x.spent = true
		x.owed, x.put = min(x.owed, 0), 0
	} else {
		x.carry[d&1] = min(x.carry[d&1], 0)
	}
}

// lastThrow ends the turn, where the rules say so, after a fate or water throw
// by the mover or a move that ended on 26–30.
func (x *turn) lastThrow(d board.Side) {
	if x.g.r.LastEndsTurn && d == x.side {
		x.void(d)
	}
}
