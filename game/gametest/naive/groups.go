package naive

import "senet/game/rules"

// barred: "Passed squares may be occupied, but never two adjacent occupied ones
// (whatever their colours)"; the end squares do not count as passed. skip is a
// square that counts as empty because the moving piece has left it, or 0.
func (s *State) barred(side, from, to, skip int) bool {
	var passed []int
	for q := min(from, to) + 1; q < max(from, to); q++ {
		passed = append(passed, q)
	}
	occupied := func(q int) bool { return q != skip && !s.empty(q) }
	switch s.R.Bars {
	case rules.BarsNothing:
		return false
	case rules.BarsThreeEnemies: // "a run of three or more enemy pieces may not be passed"
		run, last := 0, -1
		for _, q := range passed {
			switch {
			case !s.holds(q, 1-side) || s.home(q):
				run = 0
			case run > 0 && s.neighbours(last, q):
				run++
			default:
				run = 1
			}
			if last = q; run == 3 {
				return true
			}
		}
		return false
	}
	for i := 1; i < len(passed); i++ {
		a, b := passed[i-1], passed[i]
		if !occupied(a) || !occupied(b) || !s.neighbours(a, b) {
			continue
		}
		if s.home(a) || s.home(b) {
			continue // RULES §4: there groups do not bar
		}
		if s.gods(side) && s.R.GodsJump && s.holds(a, side) && s.holds(b, side) {
			continue // RULES §3: the gods jump any number of their own
		}
		return true
	}
	return false
}

// counts reports whether the piece of the side on q takes part in groups.
func (s *State) counts(q, side int) bool {
	if !s.holds(q, side) || s.home(q) {
		return false
	}
	return q < 26 || s.R.LastProtect
}

// protected: the enemy on q "touches another piece of its colour", except where
// its group can be broken.
func (s *State) protected(enemy, q int) bool {
	if s.R.Safe == 0 || !s.counts(q, enemy) {
		return false
	}
	behind, before := 0, 0 // towards 1, towards 30
	for x := q; s.neighbours(x, x-1) && s.counts(x-1, enemy); x-- {
		behind++
	}
	for x := q; s.neighbours(x, x+1) && s.counts(x+1, enemy); x++ {
		before++
	}
	size := behind + 1 + before
	if size < int(s.R.Safe) {
		return false
	}
	middle := behind > 0 && before > 0
	switch s.R.Break {
	case rules.BreakMiddleOfThree:
		return !(size == 3 && middle)
	case rules.BreakMiddleOfThreeOrFour:
		return !((size == 3 || size == 4) && middle)
	case rules.BreakSecond:
		// "3 or more: the last but one, counted from the front"
		if s.bell(enemy) {
			return !(size >= 3 && before == 1)
		}
		return !(size >= 3 && behind == 1)
	}
	return true
}

// canHit: may a piece of the side, coming from start, hit what stands on q?
func (s *State) canHit(side, start, q int) bool {
	enemy := 1 - side
	if !s.holds(q, enemy) || s.onOwnSquare(enemy, q) {
		return false
	}
	if s.expels(enemy, q) {
		return true
	}
	if s.safeHouse(q) {
		switch {
		case q < 26 || s.R.LastHits == rules.LastHitsNone:
			return false
		case s.R.LastHits == rules.LastHitsToWater:
			// "by a piece from 26 on 28–30: the victim goes to 27, not while 27
			// is taken; on 27: swap"
			if start != 26 || q == 26 || q > 27 && !s.empty(27) {
				return false
			}
		}
	}
	return !s.protected(enemy, q)
}

// victimGoes says where the piece of the side that is hit on q by one from
// start goes.
func (s *State) victimGoes(victim, start, q int) int {
	if s.R.LastHits == rules.LastHitsToWater && q >= 28 && start == 26 {
		return 27
	}
	if s.R.Hit == rules.HitStart {
		return s.furthestBack(victim, start)
	}
	return start
}

// furthestBack is the free square furthest from the side's end; left is a
// square that has just been left, or 0.
func (s *State) furthestBack(side, left int) int {
	for n := 1; ; n++ {
		q := n
		if s.bell(side) {
			q = 31 - n
		}
		if (s.empty(q) || q == left) && !s.ba(q) {
			return q
		}
	}
}

// safeHouse: "Nobody is hit in a House."
func (s *State) safeHouse(q int) bool {
	switch s.R.HouseSafe {
	case rules.HouseSafeAll:
		return isHouse(q)
	case rules.HouseSafeLast:
		return q >= 26
	case rules.HouseSafeSigns:
		return q == 15 || q == 26 || q == 28 || q == 29
	}
	return false
}

// expels: "A piece landing on 15 held by an enemy sends it back to reserve"
// (RULES §6, bell-1979).
func (s *State) expels(enemy, q int) bool {
	return s.R.ExpelOn15 && q == 15 && s.bell(enemy)
}
