package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
)

// State is a position in three words. Two states of one Game are the same
// position exactly when they are ==. The zero State is no position.
type State struct {
	// board: bit q is a spool on square q, bit 32+q a cone.
	board uint64
	// rest: everything else that a game of removing needs, at the places below.
	rest uint64
	// more: what only the other systems, touch-move, and the mechanics of the
	// printed game of 1978 need; 0 in the rest.
	more uint64
}

// Places in State.rest. Freed pieces are not stored: they are what is missing.
const (
	turnAt     = 0  // 1 bit
	fateAt     = 1  // 1 bit: FateSide
	swappedAt  = 2  // 1 bit
	openingAt  = 3  // 1 bit
	awaitAt    = 4  // 3 bits
	throwAt    = 7  // 3 bits
	winnerAt   = 10 // 2 bits
	finishedAt = 12 // 2 bits
	owedAt     = 16 // 8 bits, two's complement
	carryAt    = 24 // 8 bits a side, two's complement
	drownedAt  = 40 // 4 bits a side
	reserveAt  = 48 // 4 bits a side
	pieceAt    = 56 // 5 bits
)

// Places in State.more.
const (
	phaseAt   = 0  // 2 bits a side
	homeAt    = 4  // 2 bits a side
	roundsAt  = 8  // 8 bits a side
	pointsAt  = 24 // 8 bits a side
	touchedAt = 40 // 5 bits
	sentAt    = 45 // 4 bits a side
	gatherAt  = 60 // 1 bit: throws are put by, see pending.go
	sixAt     = 61 // 1 bit: and four dark sides score 6
)

// path are the squares 1 to 30.
const path = uint32(1)<<(board.Squares+1) - 2

// firstRow are the squares 1 to 10, lastRow those from 21 to 30.
const (
	firstRow = uint32(0b1111111111) << 1
	lastRow  = uint32(0b1111111111) << 21
)

// Await says what the state waits for.
func (s State) Await() game.Await { return game.Await(s.rest >> awaitAt & 7) }

// Turn is the side whose turn it is; while AwaitLot the seat that throws.
func (s State) Turn() board.Side { return board.Side(s.rest & 1) }

// Mover is the side that has to throw or to choose: the owner of the piece on 26
// while AwaitFate, else the side whose turn it is.
func (s State) Mover() board.Side {
	if s.Await() == game.AwaitFate {
		return board.Side(s.rest >> fateAt & 1)
	}
	return s.Turn()
}

// Standing is the throw that stands to be played, 0 when none does.
func (s State) Standing() game.Throw { return game.Throw(s.rest >> throwAt & 7) }

// Owed is how many throws the mover is still owed, the standing one not
// counted. Negative while a fate throw is awaited and a turn will be lost.
func (s State) Owed() int { return int(int8(s.rest >> owedAt)) }

// Carry is what side d takes into its next turn.
func (s State) Carry(d board.Side) int { return int(int8(s.rest >> (carryAt + 8*(d&1)))) }

// Drowned is how many pieces of side d wait for rebirth.
func (s State) Drowned(d board.Side) int { return int(s.rest >> (drownedAt + 4*(d&1)) & 15) }

// Reserve is how many pieces of side d have not yet entered.
func (s State) Reserve(d board.Side) int {
	if s.more>>gatherAt&1 == 1 {
		return 0
	}
	return int(s.rest >> (reserveAt + 4*(d&1)) & 15)
}

// Pieces are the squares where side d stands: bit q for square q, 1 to 30.
func (s State) Pieces(d board.Side) uint32 { return uint32(s.board >> (d & 1 << 5)) }

// Winner is who has won, if the game is over.
func (s State) Winner() (board.Side, bool) {
	w := s.rest >> winnerAt & 3
	return board.Side(w - 1), w != 0
}

// Over reports whether the game has ended.
func (s State) Over() bool { return s.rest>>winnerAt&3 != 0 }

// Phase is the phase that side d is in.
func (s State) Phase(d board.Side) game.Phase { return game.Phase(s.more >> (phaseAt + 2*(d&1)) & 3) }

// Home says which home squares side d owns.
func (s State) Home(d board.Side) game.Home { return game.Home(s.more >> (homeAt + 2*(d&1)) & 3) }

// Elaborate says whether the state has anything that games of removing between
// equals do without: pieces not yet entered, phases, homes, rounds, throws put
// by, a piece that must move first, a touched one, or throws that the side whose
// turn it is carries into its next one.
func (s State) Elaborate() bool {
	return s.more != 0 || s.rest>>reserveAt&0xff != 0 || s.Carry(s.Turn()) != 0
}

// Rounds is how many rounds of the cycle side d has finished.
func (s State) Rounds(d board.Side) int {
	if s.more>>gatherAt&1 == 1 {
		return 0
	}
	return int(uint8(s.more >> (roundsAt + 8*(d&1))))
}

// Sent is the square of a piece of side d that the Water sent back and that moves
// before any other of its side, else None.
func (s State) Sent(d board.Side) board.Square {
	return board.Square(s.more >> (sentAt + 4*(d&1)) & 15)
}

// Points are the points side d has won in this game.
func (s State) Points(d board.Side) int { return int(uint8(s.more >> (pointsAt + 8*(d&1)))) }

// Freed is how many pieces of side d are off the board for good.
func (g *Game) Freed(s State, d board.Side) int {
	return int(g.pieces) - bits.OnesCount32(s.Pieces(d)) - s.Drowned(d) - s.Reserve(d)
}

// Key is a hash of the state for tables: equal states have equal keys, and it
// is the same in every run and on every machine. Which seat has the spools does
// not matter to it. Different states may share a key, one pair in 2⁶⁴; rule
// sets share keys, so a table serves one Game.
func (s State) Key() uint64 {
	a := s.board ^ 0xa0761d6478bd642f
	b := s.rest&^(1<<swappedAt) ^ 0xe7037ed1a0b428db ^ s.more*0x9e3779b97f4a7c15
	hi, lo := bits.Mul64(a, b)
	return hi ^ lo
}
