package naive

import (
	"slices"

	"senet/game"
	"senet/game/rules"
)

// apply carries out a choice and everything that follows by itself.
func (s *State) apply(c cand) {
	side := s.Turn
	if n := int(c.M.Throw); n != 0 { // one of several throws
		i := slices.Index(s.Pending, n)
		s.Pending = slices.Delete(s.Pending, i, i+1)
		s.Throw = n
	}
	if s.R.AgainNeedsMove && s.Throw != 0 && s.earns(s.Throw) {
		s.Owed++ // earned by being played
	}
	switch c.Kind {
	case frees:
		s.free(side, int(c.M.From))
	case rebirths:
		s.choseRebirth(c)
	case enters:
		s.Reserve[side]--
		s.put(side, int(c.M.To))
	case walks:
		s.move(side, c)
		if s.askedAtOnce() {
			return
		}
	}
	s.goOn()
}

func (s *State) free(side, q int) {
	s.Board[q] = nobody
	s.Freed[side]++
}

// choseRebirth: it uses a throw owed, unless it is what a throw already made is
// spent on, and "earns no extra throw" (toggle).
func (s *State) choseRebirth(c cand) {
	side := s.Turn
	if s.Throw == 0 {
		s.Owed--
	}
	if c.M.From != 0 {
		s.rebirthFrom(side, int(c.M.From))
		return
	}
	s.Drowned[side]--
	s.rebirthFrom(side, 0)
}

// move puts the piece on its new square, the enemy hit where it goes, and lets
// the Houses act on both.
func (s *State) move(side int, c cand) {
	from, to := int(c.M.From), int(c.M.To)
	s.Board[from] = nobody
	if c.Hit != 0 {
		s.Board[c.Hit] = nobody
	}
	s.Board[to] = of(side)
	if c.Hit != 0 && c.VictimTo != 0 {
		s.Board[c.VictimTo] = of(1 - side)
	} else if c.Hit != 0 {
		s.Reserve[1-side]++
	}
	s.house(side, to)
	if c.Hit != 0 && c.VictimTo != 0 {
		s.house(1-side, c.VictimTo)
	}
}

func (s *State) put(side, q int) {
	s.Board[q] = of(side)
	s.house(side, q)
}

// house lets the House on q act on the piece of the side that was just put there.
func (s *State) house(side, q int) {
	s.act(side, q)
	if q >= 26 && s.R.LastEndsTurn && s.beautyActs(side) && side == s.Turn {
		s.void(side) // "a move that ends on 26–30 […] earns none: the turn ends"
	}
}

func (s *State) act(side, q int) {
	switch {
	case q == 15 && s.R.RebirthAgain15:
		s.credit(side, 1)
	case q == 16 && s.R.NetLoses:
		s.credit(side, -1)
	case q == 26 && s.R.BeautyFate == rules.BeautyAtOnce && s.beautyActs(side):
		s.Await, s.FateSide, s.Throw, s.Piece, s.Touched = game.AwaitFate, side, 0, 0, 0
	case q == 27 && s.beautyActs(side):
		s.water(side)
	}
}

// credit: the mover's own count changes now, the other side's through its carry.
func (s *State) credit(side, n int) {
	if side == s.Turn {
		s.Owed += n
	} else {
		s.Carry[side] += n
	}
}

// water lets 27 act on the piece of the side that was just put there.
func (s *State) water(side int) {
	switch s.R.Water {
	case rules.WaterDrowns: // "the piece is drowned: off the board, not freed"
		s.Board[27] = nobody
		s.Drowned[side]++
		s.void(side)
	case rules.WaterRebirth: // "straight to 15"; it does not drown, so nothing is voided
		s.rebirthFrom(side, 27)
	case rules.WaterStart: // to the free square furthest from the end
		s.Board[27] = nobody
		s.Board[s.furthestBack(side, 0)] = of(side)
		s.leftWater(side)
	case rules.WaterAtOnce: // "one throw for it at once"
		if side == s.Turn {
			s.Await = game.AwaitWater
			s.FateSide, s.Throw, s.Piece, s.Touched = 0, 0, 0, 0
		}
	}
}

// askedAtOnce reports whether a fate or water throw is to be made at once; a
// water throw is granted beside what is owed.
func (s *State) askedAtOnce() bool {
	if s.Await == game.AwaitWater {
		s.Owed++
		return true
	}
	return s.Await == game.AwaitFate
}

// void: "A piece that drowns (27) voids what its owner is still owed".
func (s *State) void(side int) {
	if side == s.Turn {
		s.Owed = min(s.Owed, 0)
		s.Pending = nil
	} else if s.Carry[side] > 0 {
		s.Carry[side] = 0
	}
}

// rebirthSquare says where a piece that is reborn at once comes to stand.
func (s *State) rebirthSquare(side int) int {
	if s.R.RebirthTaken == rules.RebirthWaits && !s.empty(15) {
		return 0
	}
	for q := 15; q >= 1; q-- {
		if s.empty(q) {
			return q
		}
		if s.R.RebirthTaken == rules.RebirthPushes && s.holds(q, 1-side) {
			return q
		}
	}
	return 0
}

// leftWater: going back from 27 loses the side's next turn (water-costs-a-turn).
func (s *State) leftWater(side int) {
	if s.R.WaterCosts {
		s.Carry[side]--
	}
}

// rebirthFrom brings the piece on q back. In common "an enemy on 15 […] moves
// to the lowest free square; an enemy on the square behind is hit, and goes to
// the lowest free square too".
func (s *State) rebirthFrom(side, q int) {
	to := s.rebirthSquare(side)
	s.Board[q] = nobody
	if to == 0 {
		s.Drowned[side]++ // it waits
		return
	}
	if s.R.RebirthAgain {
		s.credit(side, 1)
	}
	if q == 27 {
		s.leftWater(side)
		if at := s.Sent[side]; s.R.RebornFirst && (at == 0 || !s.holds(at, side)) {
			s.Sent[side] = to
		}
	}
	pushed := s.holds(to, 1-side)
	s.Board[to] = of(side)
	if pushed {
		for low := 1; ; low++ {
			if s.empty(low) {
				s.Board[low] = of(1 - side)
				return
			}
		}
	}
}
