package naive

import (
	"senet/game"
	"senet/game/rules"
)

// apply carries out a choice and everything that follows by itself.
func (s *State) apply(c cand) {
	side := s.Turn
	switch c.Kind {
	case frees:
		delete(s.Board, int(c.M.From))
		s.Freed[side]++
	case rebirths:
		s.reborn()
	case walks:
		s.move(side, c)
		if s.Await == game.AwaitFate {
			return
		}
	}
	s.goOn()
}

// reborn puts a drowned piece on 15. It uses a throw owed, unless it is what a
// throw already made is spent on, and "earns no extra throw" (toggle).
func (s *State) reborn() {
	s.Drowned[s.Turn]--
	s.Board[15] = s.Turn
	if s.Throw == 0 {
		s.Owed--
	}
	if s.R.RebirthAgain {
		s.Owed++
	}
}

// move puts the piece on its new square, the enemy hit on the one it came from,
// and lets the Houses act on both.
func (s *State) move(side int, c cand) {
	from, to := int(c.M.From), int(c.M.To)
	delete(s.Board, from)
	if c.Hit != 0 {
		delete(s.Board, c.Hit)
		s.Board[c.VictimTo] = 1 - side
	}
	s.Board[to] = side
	s.house(side, to)
	if c.Hit != 0 {
		s.house(1-side, c.VictimTo)
	}
}

// house lets the House on q act on the piece of the side that was just put there.
func (s *State) house(side, q int) {
	switch {
	case q == 15 && s.R.RebirthAgain15:
		s.credit(side, 1)
	case q == 16 && s.R.NetLoses:
		s.credit(side, -1)
	case q == 26 && s.R.BeautyFate == rules.BeautyAtOnce && !s.bell(side):
		s.Await, s.FateSide, s.Throw, s.Piece, s.Touched = game.AwaitFate, side, 0, 0, 0
	case q == 27 && s.R.Water == rules.WaterDrowns && !s.bell(side):
		s.drown(side)
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

// drown: "the piece is drowned: off the board, not freed", and "voids what its
// owner is still owed".
func (s *State) drown(side int) {
	delete(s.Board, 27)
	s.Drowned[side]++
	if side == s.Turn {
		s.Owed = 0
	} else if s.Carry[side] > 0 {
		s.Carry[side] = 0
	}
}

// threwFate carries out a fate throw for the piece on 26. It never earns more.
func (s *State) threwFate(n int) {
	side := s.FateSide
	s.Await = game.AwaitNothing // so that a new fate throw can be told
	s.fateOf(side, n)
	if s.Await != game.AwaitFate {
		s.goOn()
	}
}

func (s *State) fateOf(side, n int) {
	var c cand
	ok := false
	switch s.R.Fate[n] {
	case rules.FateOn:
		c, ok = s.walk(side, 26, n, 1)
		if !ok {
			c, ok = s.walk(side, 26, n, -1)
		}
	case rules.FateBack:
		c, ok = s.walk(side, 26, n, -1)
	}
	if ok {
		s.move(side, c)
	}
}
