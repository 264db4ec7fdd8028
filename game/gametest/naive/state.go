// Package naive is a second implementation of Senet's rules, written straight
// from the text of RULES §2–§6 and without looking at package game's engine, in
// the plainest and slowest style: a map of pieces, lists of candidates, one
// function per sentence. It is the oracle that tests hold the engine against
// and is used by nothing else.
package naive

import (
	"sort"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// State is a position in the oracle's own terms: who stands where, in a map.
type State struct {
	R rules.Rules
	// Board maps an occupied square to the side standing there.
	Board map[int]int
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
}

// From reads a position.
func From(r rules.Rules, p game.Position) *State {
	s := &State{R: r, Board: map[int]int{}}
	for q := 1; q <= 30; q++ {
		if p.Cells[q] != 0 {
			s.Board[q] = int(p.Cells[q]) - 1
		}
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
	return s
}

// Position writes the state as a position.
func (s *State) Position() game.Position {
	var p game.Position
	for q, side := range s.Board {
		p.Cells[q] = uint8(side) + 1
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
	return p
}

// squares lists where the pieces of a side stand, in order.
func (s *State) squares(side int) []int {
	var out []int
	for q, owner := range s.Board {
		if owner == side {
			out = append(out, q)
		}
	}
	sort.Ints(out)
	return out
}

// holds reports whether q holds a piece of the side.
func (s *State) holds(q, side int) bool {
	owner, ok := s.Board[q]
	return ok && owner == side
}

// empty reports whether no piece stands on q.
func (s *State) empty(q int) bool {
	_, ok := s.Board[q]
	return !ok
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
