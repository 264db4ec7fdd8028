package naive

import (
	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// cand is one way to use a throw: the choice, and what it does to the board.
type cand struct {
	M game.Move
	// Hit is the square where an enemy is hit, or 0; the enemy goes to VictimTo.
	Hit, VictimTo int
	// Over: a fate or rebirth of another kind than a walk (see apply).
	Kind candKind
}

type candKind uint8

const (
	walks candKind = iota
	frees
	rebirths
	enters
	// dooms: a walk whose end is not where it led (a fate into a taken square).
	dooms
)

// barred: "Passed squares may be occupied, but never two adjacent occupied ones
// (whatever their colours)"; the end squares do not count as passed.
func (s *State) barred(side, from, to int) bool {
	lo, hi := min(from, to)+1, max(from, to)-1
	switch s.R.Bars {
	case rules.BarsNothing:
		return false
	case rules.BarsThreeEnemies:
		return s.barredByThree(side, lo, hi)
	}
	for q := lo; q+1 <= hi; q++ {
		if s.empty(q) || s.empty(q+1) || !s.neighbours(q, q+1) {
			continue
		}
		if s.home(q) || s.home(q+1) {
			continue // RULES §4: there groups do not bar
		}
		if s.gods(side) && s.R.GodsJump && s.holds(q, side) && s.holds(q+1, side) {
			continue // RULES §3: the gods jump their own
		}
		return true
	}
	return false
}

// canHit: may a piece of the side, coming from the square start, hit what
// stands on q? (RULES §2 "Moving", second and third sentence on the target.)
func (s *State) canHit(side, start, q int) bool {
	enemy := 1 - side
	if !s.holds(q, enemy) {
		return false
	}
	if s.safeHouse(q) || s.onOwnSquare(enemy, q) {
		return false
	}
	return !s.protected(enemy, start, q)
}

// safeHouse: "Nobody is hit in a House."
func (s *State) safeHouse(q int) bool {
	switch s.R.HouseSafe {
	case rules.HouseSafeAll:
		return isHouse(q)
	case rules.HouseSafeLast:
		return q >= 26
	}
	return false
}

// protected: it "touches another piece of its colour", except "the middle piece
// of exactly three in a row".
func (s *State) protected(enemy, start, q int) bool {
	if s.R.Safe == 0 || s.home(q) {
		return false
	}
	counts := func(x int) bool { return s.holds(x, enemy) && !s.home(x) }
	below, above := 0, 0
	for x := q; s.neighbours(x, x-1) && counts(x-1); x-- {
		below++
	}
	for x := q; s.neighbours(x, x+1) && counts(x+1); x++ {
		above++
	}
	size := below + 1 + above
	if size == 1 {
		return false
	}
	switch s.R.Break {
	case rules.BreakMiddleOfThree:
		return !(size == 3 && below == 1)
	}
	return true
}

// mayStand: the target holds no piece of one's own, and an enemy there is hit.
func (s *State) mayStand(side, start, to int) (ok, hit bool) {
	if s.empty(to) {
		return true, false
	}
	if s.holds(to, side) {
		return false, false
	}
	return s.canHit(side, start, to), true
}

// walk tries to move a piece n squares in a direction, going on from the Ba.
func (s *State) walk(side, from, n, dir int) (cand, bool) {
	to := from + n*dir
	if to < 1 || to > 30 || s.barred(side, from, to) {
		return cand{}, false
	}
	if to == 21 && s.R.BaDoubles {
		// "goes on in the same direction by the same number again. If that second
		// leg is not possible, the move to 21 is not allowed."
		if !s.empty(21) {
			return cand{}, false
		}
		to = 21 + n*dir
		if to < 1 || to > 30 || s.barred(side, 21, to) {
			return cand{}, false
		}
	}
	ok, hit := s.mayStand(side, from, to)
	if !ok {
		return cand{}, false
	}
	c := cand{M: game.Move{Kind: game.MoveStep, From: board.Square(from), To: board.Square(to), Back: dir != s.ahead(side)}}
	if hit {
		c.Hit, c.VictimTo = to, from
	}
	return c, true
}

// forward gives the forward move of one piece, if it has one.
func (s *State) forward(side, from, n int) []cand {
	if !s.bell(side) && from >= 28 && !s.R.LastMove {
		// "28, 29, 30: left for good with exactly 3, 2, 1; no other move from there."
		if s.R.Free[from-28] == rules.FreeAny || n == 31-from {
			return []cand{{M: game.Move{Kind: game.MoveStep, From: board.Square(from), To: board.Off}, Kind: frees}}
		}
		return nil
	}
	if c, ok := s.walk(side, from, n, s.ahead(side)); ok {
		return []cand{c}
	}
	return nil
}

// backward gives the backward move of one piece, if it has one.
func (s *State) backward(side, from, n int) []cand {
	if !s.bell(side) && from >= 28 && !s.R.LastMove {
		return nil
	}
	if c, ok := s.walk(side, from, n, -s.ahead(side)); ok {
		return []cand{c}
	}
	return nil
}

// playable lists everything the side may do with a throw of n: the moves of
// its pieces, or the rebirth that an unplayable throw is spent on.
func (s *State) playable(side, n int) []cand {
	if s.gods(side) {
		return s.ofPiece(side, s.Piece, n)
	}
	return s.ofSide(side, n)
}

// ofPiece: "forward, else backward: for that one piece" (RULES §3).
func (s *State) ofPiece(side, from, n int) []cand {
	out := s.forward(side, from, n)
	if len(out) == 0 && s.R.Backward != rules.BackwardNever {
		out = s.backward(side, from, n)
	}
	return out
}

func (s *State) ofSide(side, n int) []cand {
	var out []cand
	var blocked []int
	for _, q := range s.squares(side) {
		f := s.forward(side, q, n)
		if len(f) == 0 {
			blocked = append(blocked, q)
		}
		out = append(out, f...)
	}
	switch s.R.Backward {
	case rules.BackwardSide:
		// "If no piece of the side can move forward […], a piece must move backward"
		if len(out) > 0 {
			break
		}
		for _, q := range blocked {
			out = append(out, s.backward(side, q, n)...)
		}
	case rules.BackwardPiece:
		for _, q := range blocked {
			out = append(out, s.backward(side, q, n)...)
		}
	}
	if len(out) == 0 && s.canBeReborn(side) {
		// compulsory "when a throw has been made that cannot be played"
		out = append(out, s.rebirth())
	}
	return out
}

// canBeReborn: "a side with a drowned piece, when 15 is empty".
func (s *State) canBeReborn(side int) bool { return s.Drowned[side] > 0 && s.empty(15) }

func (s *State) rebirth() cand {
	return cand{M: game.Move{Kind: game.MoveRebirth, To: board.Rebirth}, Kind: rebirths}
}

// candidates lists what can be chosen now.
func (s *State) candidates() []cand {
	switch s.Await {
	case game.AwaitThrow:
		if s.canBeReborn(s.Turn) {
			return []cand{s.rebirth()}
		}
	case game.AwaitMove:
		if s.Throw == 0 {
			return []cand{s.rebirth()}
		}
		return s.bound(s.playable(s.Turn, s.Throw))
	}
	return nil
}

// bound keeps what touch-move allows: "a side that touched its own piece must
// move it if it can; one that touched an enemy must hit it if it can."
func (s *State) bound(all []cand) []cand {
	if s.Touched == 0 {
		return all
	}
	var out []cand
	for _, c := range all {
		if int(c.M.From) == s.Touched || c.Hit == s.Touched {
			out = append(out, c)
		}
	}
	if len(out) == 0 {
		return all
	}
	return out
}

// home reports whether q is one of the home squares and these are owned.
func (s *State) home(q int) bool { return s.HomeOdd != 0 && q <= int(s.R.HomeRows) }

// onOwnSquare reports whether q is an owned home square of the side, which
// protects a piece of a side in Bell.
func (s *State) onOwnSquare(side, q int) bool { return false }

func (s *State) barredByThree(side, lo, hi int) bool { return false }
