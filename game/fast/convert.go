package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
)

// State packs a sound position of the same rule set.
func (g *Game) State(p game.Position) State {
	var s State
	for q := board.Square(1); q <= board.Squares; q++ {
		if side, ok := p.At(q); ok {
			s.board |= 1 << (uint(side)<<5 + uint(q))
		}
	}
	s.rest = uint64(p.Turn)<<turnAt | uint64(p.FateSide)<<fateAt | bit(p.Swapped)<<swappedAt |
		bit(p.Opening)<<openingAt | uint64(p.Await)<<awaitAt | uint64(p.Throw)<<throwAt |
		uint64(p.Winner)<<winnerAt | uint64(p.Finished)<<finishedAt | uint64(uint8(p.Owed))<<owedAt |
		uint64(p.Piece)<<pieceAt
	s.more = uint64(p.Touched) << touchedAt
	for d := range 2 {
		s.rest |= uint64(uint8(p.Carry[d]))<<(carryAt+8*d) |
			uint64(p.Drowned[d])<<(drownedAt+4*d) | uint64(p.Reserve[d])<<(reserveAt+4*d)
		s.more |= uint64(p.Phase[d])<<(phaseAt+2*d) | uint64(p.Home[d])<<(homeAt+2*d) |
			uint64(p.Rounds[d])<<(roundsAt+8*d) | uint64(p.Points[d])<<(pointsAt+8*d) |
			uint64(p.Sent[d])<<(sentAt+4*d)
	}
	var put gathered
	for t, n := range p.Pending {
		put += gathered(n) << (8 * t)
	}
	return put.onto(s)
}

// Position unpacks a state.
func (g *Game) Position(s State) game.Position {
	p := game.Position{
		Turn: s.Turn(), Await: s.Await(), Throw: s.Standing(),
		Piece:    board.Square(s.rest >> pieceAt & 31),
		FateSide: board.Side(s.rest >> fateAt & 1),
		Owed:     int8(s.Owed()),
		Swapped:  s.rest>>swappedAt&1 == 1,
		Opening:  s.rest>>openingAt&1 == 1,
		Touched:  board.Square(s.more >> touchedAt & 31),
		Finished: uint8(s.rest >> finishedAt & 3),
		Winner:   uint8(s.rest >> winnerAt & 3),
	}
	for d := range board.Side(2) {
		for set := s.Pieces(d); set != 0; set &= set - 1 {
			p.Cells[bits.TrailingZeros32(set)] = 1 + uint8(d)
		}
		p.Drowned[d], p.Reserve[d], p.Freed[d] = uint8(s.Drowned(d)), uint8(s.Reserve(d)), uint8(g.Freed(s, d))
		p.Carry[d] = int8(s.Carry(d))
		p.Phase[d], p.Home[d] = s.Phase(d), s.Home(d)
		p.Rounds[d], p.Points[d] = uint8(s.Rounds(d)), uint8(s.Points(d))
		p.Sent[d] = s.Sent(d)
	}
	if put := gatheredOf(s); put != 0 {
		p.Piece = board.None
		for t := range p.Pending {
			p.Pending[t] = uint8(s.Pending(game.Throw(t)))
		}
	}
	return p
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
