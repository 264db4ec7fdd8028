package naive

import (
	"senet/game"
	"senet/game/rules"
)

// threwFate carries out a fate throw for the piece on 26. It never earns more.
func (s *State) threwFate(n int) {
	side := s.FateSide
	s.Await = game.AwaitNothing // so that a new fate throw can be told
	switch s.R.FateTaken {
	case rules.FateTakenWater:
		s.fateOrWater(side, n)
	default:
		s.fateOrBack(side, n)
	}
	if s.R.LastEndsTurn && side == s.Turn {
		s.void(side) // "a fate […] throw earns none: the turn ends"
	}
	if s.askedAtOnce() {
		return
	}
	s.goOn()
}

// fateOrBack: "If the way forward is barred, the piece goes back by the score
// under the ordinary rules (a hit, the Ba included); if that is barred too it
// stays" (RULES §2).
func (s *State) fateOrBack(side, n int) {
	switch s.R.Fate[n] {
	case rules.FateOn:
		if c, ok := s.walk(side, 26, n, 1); ok {
			s.move(side, c)
			return
		}
		if s.R.FateTaken == rules.FateTakenStays {
			return
		}
	case rules.FateFree:
		if s.mayLeave(side) {
			s.free(side, 26)
		}
		return
	case rules.FateNone:
		return
	}
	if c, ok := s.walk(side, 26, n, -1); ok {
		s.move(side, c)
	}
}

// fateOrWater: "fate throw at once: 5 frees, 1 water, 2–4 to 28–30, target taken
// → water; water taken → rebirth" (RULES §6).
func (s *State) fateOrWater(side, n int) {
	switch s.R.Fate[n] {
	case rules.FateFree:
		if s.mayLeave(side) {
			s.free(side, 26)
		}
	case rules.FateBack:
		if c, ok := s.walk(side, 26, n, -1); ok {
			s.move(side, c)
		}
	case rules.FateOn:
		to := 26 + n
		if !s.empty(to) {
			to = 27
		}
		if !s.empty(to) {
			s.rebirthFrom(side, 26)
			return
		}
		s.Board[26] = nobody
		s.put(side, to)
	}
}

// threwWater carries out the throw for the mover's piece on 27.
func (s *State) threwWater(n int) {
	side := s.Turn
	s.Owed--
	stays := n >= 5
	switch { // "4 frees, 5 stays, 1–3 rebirth"; five-stones: "4 frees, else it stays"
	case n == 4 && s.mayLeave(side):
		s.free(side, 27)
	case n < 4 && s.R.Water != rules.WaterChoice:
		s.rebirthFrom(side, 27)
	default:
		stays = true
	}
	if s.earns(n) && !(stays && s.R.AgainNeedsMove) {
		s.Owed++
	}
	if s.R.LastEndsTurn {
		s.void(side) // "a fate or water throw […] earns none: the turn ends"
	}
	s.goOn()
}
