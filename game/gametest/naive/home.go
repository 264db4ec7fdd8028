package naive

import (
	"senet/game"
	"senet/game/rules"
)

// home reports whether q is one of the home squares of RULES §4 (or of the last
// row of maat, §6) while these are owned: "once they are owned, for everybody".
func (s *State) home(q int) bool {
	if s.Home == [2]game.Home{} {
		return false
	}
	if s.R.System == rules.SystemOccupy {
		return q >= 21
	}
	return q <= int(s.R.HomeRows)
}

// onOwnSquare: "a piece on a square of its own side's cannot be hit"; "own
// squares protect only pieces whose side is in Bell" (RULES §4, §5).
func (s *State) onOwnSquare(side, q int) bool {
	if s.Phase[side] == game.PhaseKendall || !s.home(q) {
		return false
	}
	return s.Home[side] == game.HomeOdd && q%2 == 1 || s.Home[side] == game.HomeEven && q%2 == 0
}

// settle looks at the board after a change: who owns the homes, who has
// finished a phase, who has won. It reports whether the game is over.
func (s *State) settle() bool {
	order := []int{s.Turn, 1 - s.Turn} // "the mover's side first"
	for _, side := range order {
		// "The first side with a piece on square 1 owns the odd squares […], the
		// other side the even ones"; "owned anew in each round, by the first
		// Bell-phase piece on 1".
		if s.Home[side] == game.HomeNone && s.bell(side) && s.holds(1, side) {
			s.Home[side] = game.HomeOdd
			if s.Rounds[1-side] == s.Rounds[side] {
				s.Home[1-side] = game.HomeEven
			}
			if s.R.HomePoints {
				s.Points[side] += 5
			}
		}
	}
	if s.Finished != 0 {
		s.takeHome(2 - s.Finished)
		return s.Winner != 0
	}
	for _, side := range order {
		if s.Winner == 0 && s.Finished == 0 && s.done(side) {
			s.finish(side)
		}
	}
	return s.Winner != 0
}

// done reports whether the side has reached the goal of its phase.
func (s *State) done(side int) bool {
	if s.Phase[side] == game.PhaseKendall {
		return s.Freed[side] == int(s.R.Pieces)
	}
	n := 0
	for _, q := range s.squares(side) {
		if s.onOwnSquare(side, q) {
			n++
		}
	}
	return n == int(s.R.Pieces)
}

// finish carries out what reaching the goal means.
func (s *State) finish(side int) {
	if s.R.HomePoints && s.bell(side) && s.R.System == rules.SystemPlace {
		// "First with all home: 10 points, and 1 for every turn the other side
		// still needs, playing on alone, each piece taken off as it comes home"
		s.Points[side] += 10
		s.Finished = side + 1
		s.takeHome(1 - side)
		if s.Turn == side {
			s.Owed = min(s.Owed, 0) // its own turns are over
		}
		return
	}
	if s.R.System != rules.SystemCycle {
		s.win(side)
		return
	}
	if s.Phase[side] == game.PhaseKendall { // "begins Bell with all in reserve"
		s.Phase[side] = game.PhaseBell
		s.Freed[side], s.Reserve[side] = 0, int(s.R.Pieces)
		return
	}
	s.Rounds[side]++
	if s.R.Rounds > 0 && s.Rounds[side] >= int(s.R.Rounds) {
		s.win(side)
		return
	}
	s.Phase[side] = game.PhaseKendall // "from where its pieces stand"
	s.Home[side] = game.HomeNone
	if s.Rounds[1-side] > s.Rounds[side] || s.Rounds[1-side] == s.Rounds[side] && s.Home[1-side] == game.HomeOdd {
		s.Home[side] = game.HomeEven // the other side was there first
	}
}

func (s *State) win(side int) {
	s.Winner = side + 1
	s.Pending = nil
	if s.R.RowPoints { // 1 for each in the last row, 2 in the middle one, 3 in the first
		for _, q := range s.squares(1 - side) {
			s.Points[side] += 3 - (q-1)/10
		}
		s.Points[side] += 3 * s.Drowned[1-side]
	}
	s.Await, s.Owed = game.AwaitNothing, 0
	s.Throw, s.Piece, s.Touched, s.FateSide = 0, 0, 0, 0
}

// takeHome takes off the pieces that the side playing on alone has brought home.
func (s *State) takeHome(side int) {
	for _, q := range s.squares(side) {
		if s.onOwnSquare(side, q) {
			s.free(side, q)
		}
	}
	if s.Freed[side] == int(s.R.Pieces) {
		s.win(1 - side)
	}
}
