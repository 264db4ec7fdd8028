package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
)

// Symmetric reports whether both sides play by the same rules once the first
// throw is due, so that Mirror keeps the value of a state: all but the gods'
// game and games where pieces are held where they started.
func (g *Game) Symmetric() bool { return !g.gods && !g.r.StartHeld }

// Mirror is s with the sides exchanged: what was a spool is a cone, and whose
// turn it was not, it is. Where the rules are Symmetric and the lot is over,
// the same moves are legal and lead to mirrored states; a table or a network can
// so do with the states of one side to move.
func (s State) Mirror() State {
	s.board = bits.RotateLeft64(s.board, 32)
	r := s.rest
	s.rest = r ^ 1<<turnAt
	if s.Await() == game.AwaitFate {
		s.rest ^= 1 << fateAt
	}
	s.rest = exchange(s.rest, carryAt, 8)
	s.rest = exchange(s.rest, drownedAt, 4)
	if won := r >> winnerAt & 3; won != 0 {
		s.rest ^= 3 << winnerAt // 1 and 2 change places
	}
	if done := r >> finishedAt & 3; done != 0 {
		s.rest ^= 3 << finishedAt
	}
	s.more = exchange(s.more, phaseAt, 2)
	s.more = exchange(s.more, homeAt, 2)
	s.more = exchange(s.more, pointsAt, 8)
	s.more = exchange(s.more, sentAt, 4)
	if s.more>>gatherAt&1 == 0 { // else these are throws that were put by
		s.rest = exchange(s.rest, reserveAt, 4)
		s.more = exchange(s.more, roundsAt, 8)
	}
	return s
}

// exchange swaps two fields of n bits that lie one after the other.
func exchange(word uint64, at, n uint) uint64 {
	differ := (word>>at ^ word>>(at+n)) & (1<<n - 1)
	return word ^ differ<<at ^ differ<<(at+n)
}

// Movable are the pieces of the side whose turn it is that a throw of t could
// move, ahead and back, by the squares they stand on; what it could enter, bounce
// or bring back is not among them. It asks what the throw would do and whether
// s awaits it does not matter: for evaluations.
func (g *Game) Movable(s State, t game.Throw) (ahead, back uint32) {
	o := g.options(s, uint32(t), 0)
	return o.ahead, o.back
}

// Target is where the piece on from would come to rest when a throw of t moves
// it, ahead or back: a square, or board.Off. It must be one of those Movable
// names.
func (g *Game) Target(s State, t game.Throw, from board.Square, back bool) board.Square {
	w := g.forward(s, uint32(t))
	if back {
		w = g.backward(s, uint32(t))
	}
	return board.Square(w.target(uint32(from)))
}
