// Package naive is a second implementation of Senet's rules, written straight
// from the text of RULES §2–§6 and without looking at package game's engine, in
// the plainest and slowest style: a list of squares, lists of candidates, one
// function per sentence. It is the oracle that tests hold the engine against
// and is used by nothing else.
package naive

import (
	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// State is a position in the oracle's own terms.
type State struct {
	R rules.Rules
	// Board says who stands on each square from 1 to 30.
	Board [31]owner
	// Drowned, Freed and Reserve count the pieces off the board, by side.
	Drowned, Freed, Reserve [2]int
	// The rest means what the fields of game.Position of the same names mean.
	Turn, Throw, Piece, FateSide, Owed, Touched int
	Await                                       game.Await
	Carry                                       [2]int
	Swapped, Opening                            bool
	Phase                                       [2]game.Phase
	Rounds, Points                              [2]int
	Home                                        [2]game.Home
	Finished, Winner                            int
	// Pending lists the throws made and not yet played, in rising order.
	Pending []int
	Sent    [2]int
}

// owner is who stands on a square: nobody, or 1 + a side.
type owner int

const nobody owner = 0

// of is the owner that a side is.
func of(side int) owner { return owner(side + 1) }

// From reads a position.
func From(r rules.Rules, p game.Position) *State {
	s := &State{R: r}
	for q := 1; q <= 30; q++ {
		s.Board[q] = owner(p.Cells[q])
	}
	for i := range 2 {
		s.Drowned[i], s.Freed[i], s.Reserve[i] = int(p.Drowned[i]), int(p.Freed[i]), int(p.Reserve[i])
		s.Carry[i], s.Rounds[i], s.Points[i] = int(p.Carry[i]), int(p.Rounds[i]), int(p.Points[i])
	}
	s.Turn, s.Throw, s.Piece, s.FateSide = int(p.Turn), int(p.Throw), int(p.Piece), int(p.FateSide)
	s.Owed, s.Touched, s.Await = int(p.Owed), int(p.Touched), p.Await
	s.Swapped, s.Opening, s.Phase = p.Swapped, p.Opening, p.Phase
	s.Finished, s.Winner = int(p.Finished), int(p.Winner)
	s.Home = p.Home
	for n, times := range p.Pending {
		for range times {
			s.Pending = append(s.Pending, n)
		}
	}
	for side, q := range p.Sent {
		s.Sent[side] = int(q)
	}
	return s
}

// Position writes the state as a position.
func (s *State) Position() game.Position {
	var p game.Position
	for q, who := range s.Board {
		p.Cells[q] = uint8(who)
	}
	for i := range 2 {
		p.Drowned[i], p.Freed[i], p.Reserve[i] = uint8(s.Drowned[i]), uint8(s.Freed[i]), uint8(s.Reserve[i])
		p.Carry[i], p.Rounds[i], p.Points[i] = int8(s.Carry[i]), uint8(s.Rounds[i]), uint8(s.Points[i])
	}
	p.Turn, p.Throw, p.Piece = board.Side(s.Turn), game.Throw(s.Throw), board.Square(s.Piece)
	p.FateSide, p.Owed, p.Touched = board.Side(s.FateSide), int8(s.Owed), board.Square(s.Touched)
	p.Await, p.Swapped, p.Opening, p.Phase = s.Await, s.Swapped, s.Opening, s.Phase
	p.Finished, p.Winner = uint8(s.Finished), uint8(s.Winner)
	p.Home = s.Home
	for _, n := range s.Pending {
		p.Pending[n]++
	}
	for side, q := range s.Sent {
		if s.holds(q, side) { // else it has moved on, or was hit
			p.Sent[side] = board.Square(q)
		}
	}
	return p
}

// squares lists where the pieces of a side stand, in order.
func (s *State) squares(side int) []int {
	var out []int
	for q := 1; q <= 30; q++ {
		if s.holds(q, side) {
			out = append(out, q)
		}
	}
	return out
}

// holds reports whether q holds a piece of the side.
func (s *State) holds(q, side int) bool {
	return q >= 1 && q <= 30 && s.Board[q] == of(side)
}

// empty reports whether no piece stands on q.
func (s *State) empty(q int) bool {
	return q < 1 || q > 30 || s.Board[q] == nobody
}

// gods reports whether the side is the gods' (RULES §3: the spools).
func (s *State) gods(side int) bool { return s.R.Gods && side == int(board.Spools) }

// bell reports whether the side walks the way back (RULES §4).
func (s *State) bell(side int) bool { return s.Phase[side] == game.PhaseBell }

// ahead is the direction in which the side goes forward.
func (s *State) ahead(side int) int {
	if s.bell(side) {
		return -1
	}
	return 1
}

// isHouse lists the eight Houses (RULES §1).
func isHouse(q int) bool {
	switch q {
	case 15, 16, 21, 26, 27, 28, 29, 30:
		return true
	}
	return false
}

// neighbours tells whether two squares touch: they follow each other on the
// path, and, with row-corners off, are in the same row (RULES §1).
func (s *State) neighbours(a, b int) bool {
	if a > b {
		a, b = b, a
	}
	if b-a != 1 || a < 1 || b > 30 {
		return false
	}
	return s.R.RowCorners || (a != 10 && a != 20)
}
