package naive

import (
	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// cand is one way to use a throw: the choice, and what it does to the board.
type cand struct {
	M    game.Move
	Kind candKind
	// Hit is the square where an enemy is hit, or 0; the enemy goes to
	// VictimTo, 0 being its reserve.
	Hit, VictimTo int
}

type candKind uint8

const (
	walks candKind = iota
	frees
	rebirths
	enters
)

// step writes a walk that ends on to, if the piece may stand there.
func (s *State) step(side, from, to int, back bool) (cand, bool) {
	c := cand{M: game.Move{Kind: game.MoveStep, From: board.Square(from), To: board.Square(to), Back: back}}
	if to == from {
		return c, false
	}
	if s.holds(to, side) {
		return c, false // "The target may not hold a piece of one's own."
	}
	if s.holds(to, 1-side) {
		if !s.canHit(side, from, to) {
			return c, false
		}
		c.Hit, c.VictimTo = to, s.victimGoes(1-side, from, to)
		if s.expels(1-side, to) {
			c.VictimTo = 0
		}
	}
	return c, true
}

// walk tries to move a piece n squares in a direction, going on from the Ba.
func (s *State) walk(side, from, n, dir int) (cand, bool) {
	to := s.atBeauty(side, from, from+n*dir)
	if to < 1 || to > 30 || s.barred(side, from, to, 0) {
		return cand{}, false
	}
	if s.ba(to) {
		// "goes on in the same direction by the same number again. If that second
		// leg is not possible, the move to 21 is not allowed."
		if !s.empty(21) {
			return cand{}, false
		}
		to = s.atBeauty(side, 21, 21+n*dir)
		if to < 1 || to > 30 || s.barred(side, 21, to, 0) {
			return cand{}, false
		}
	}
	return s.step(side, from, to, dir != s.ahead(side))
}

// atBeauty says where a leg ends that would lead from one square to another, 0
// being nowhere.
func (s *State) atBeauty(side, from, to int) int {
	if s.beautyActs(side) && from < 26 && to > 26 {
		switch s.R.BeautyStop {
		case rules.BeautyStops:
			return 26 // "every piece stops here, however much more was thrown"
		case rules.BeautyExact:
			return 0 // "exact landing"
		}
	}
	return to
}

// beautyActs: do 26–30 have their powers for the side? "the Houses act on each
// piece by its side's phase" (RULES §5).
func (s *State) beautyActs(side int) bool { return s.Phase[side] == game.PhaseKendall }

// forward gives the forward moves of one piece.
func (s *State) forward(side, from, n int) []cand {
	free := cand{M: game.Move{Kind: game.MoveStep, From: board.Square(from), To: board.Off}, Kind: frees}
	if s.mustWait(side, from) {
		return nil
	}
	if s.beautyActs(side) {
		switch {
		case from >= 28 && s.mayLeave(side) &&
			(n == 31-from || s.R.Free[from-28] == rules.FreeAny || n > 31-from && s.R.TooFar == rules.TooFarFrees):
			// "left for good with exactly 3, 2, 1"
			return []cand{free}
		case from == 27 && s.waterHolds(), from >= 27 && !s.R.LastMove:
			return nil // "no other move from there"
		case from == 26 && s.R.BeautyFate == rules.BeautyLater:
			switch s.R.Fate[n] {
			case rules.FateFree:
				if s.barred(side, from, 31, 0) || !s.mayLeave(side) {
					return nil
				}
				return []cand{free}
			case rules.FateOn:
			default:
				return nil
			}
		}
	}
	if s.leadsOff(side, from, n) {
		if s.mayLeave(side) && (from >= 28 || !s.barred(side, from, 31, 0)) {
			return []cand{free}
		}
		return nil
	}
	if c, ok := s.walk(side, from, n, s.ahead(side)); ok {
		return []cand{c}
	}
	return nil
}

// leadsOff (too-far frees): does the throw lead a piece that is being removed
// beyond 30? A piece that 26 stops, or keeps from passing, does not get there.
func (s *State) leadsOff(side, from, n int) bool {
	if s.R.TooFar != rules.TooFarFrees || !s.beautyActs(side) || from+n <= 30 {
		return false
	}
	return from >= 26 || s.R.BeautyStop == rules.BeautyOpen
}

// mayLeave (free-when): have the side's pieces come far enough for one of them to leave?
func (s *State) mayLeave(side int) bool {
	least := map[rules.FreeWhen]int{rules.FreeAlways: 1, rules.FreeOut: 11, rules.FreeLastRow: 21}[s.R.FreeWhen]
	for _, q := range s.squares(side) {
		if q < least {
			return false
		}
	}
	return s.Drowned[side] == 0 || s.R.FreeWhen == rules.FreeAlways
}

// mustWait (start-held): a piece where one of its side started does not
// move while the next square is held by a piece where one of its side started.
func (s *State) mustWait(side, q int) bool {
	if at := s.Sent[side]; at != 0 && at != q {
		return true // reborn-first: another of the side must move before it
	} else if at != 0 {
		return false
	}
	if !s.R.StartHeld || s.bell(side) || s.R.Start == rules.StartReserve {
		return false
	}
	first := From(s.R, Start(s.R)).Board
	return s.Board[q] == first[q] && q < 30 && s.Board[q+1] != nobody && s.Board[q+1] == first[q+1]
}

// backward gives the backward moves of one piece.
func (s *State) backward(side, from, n int) []cand {
	if s.mustWait(side, from) {
		return nil
	}
	if s.beautyActs(side) && (from == 27 && s.waterHolds() || from >= 27 && !s.R.LastMove) {
		return nil
	}
	if !s.bell(side) && from > int(s.R.BackwardFrom) {
		return nil
	}
	if c, ok := s.walk(side, from, n, -s.ahead(side)); ok {
		return []cand{c}
	}
	return nil
}

// bounce (RULES §6, voyage): "a piece may walk forward at least one square to
// the farthest it can stand on, groups barring as usual, and spend the rest
// backward, hitting as usual; if the rest is 1 it may stay there instead. It
// may not end where it began."
func (s *State) bounce(side, from, n int) []cand {
	if s.mustWait(side, from) {
		return nil
	}
	if s.beautyActs(side) && (from == 26 && s.R.BeautyFate == rules.BeautyLater ||
		from == 27 && s.waterHolds() || from >= 27 && !s.R.LastMove) {
		return nil
	}
	dir := s.ahead(side)
	stop := s.beautyActs(side) && s.R.BeautyStop != rules.BeautyOpen && from < 26
	for k := n - 1; k >= 1; k-- {
		far := from + k*dir
		if stop && far > 26 {
			continue // 26 is not passed
		}
		if far < 1 || far > 30 || !s.empty(far) || s.barred(side, from, far, 0) || s.ba(far) {
			continue // it stands there without hitting: "hitting as usual" is said of the way back
		}
		stay, _ := s.step(side, from, far, false)
		var out []cand
		rest := n - k
		if rest == 1 {
			out = append(out, stay)
		}
		to := far - rest*dir
		if to >= 1 && to <= 30 && !s.ba(to) && !s.barred(side, far, to, from) {
			if c, ok := s.step(side, from, to, true); ok {
				out = append(out, c)
			}
		}
		return out
	}
	return nil
}

// ofPiece: "forward, else backward: for that one piece" (RULES §3).
func (s *State) ofPiece(side, from, n int) []cand {
	out := s.forward(side, from, n)
	if len(out) == 0 && s.R.Backward != rules.BackwardNever {
		out = s.backward(side, from, n)
	}
	return out
}

// playable lists everything the side may do with a throw of n: the moves of
// its pieces, or the rebirth that an unplayable throw is spent on.
func (s *State) playable(side, n int) []cand {
	if s.gods(side) {
		return s.ofPiece(side, s.Piece, n)
	}
	out := s.entries(side, n)
	if len(out) > 0 && s.R.BellEntry == rules.EntryForced {
		return out
	}
	var blocked []int
	for _, q := range s.squares(side) {
		f := s.forward(side, q, n)
		if len(f) == 0 {
			blocked = append(blocked, q)
		}
		out = append(out, f...)
	}
	// "If no piece of the side can move forward […], a piece must move backward"
	if s.R.Backward == rules.BackwardPiece || s.R.Backward == rules.BackwardSide && len(out) == 0 {
		for _, q := range blocked {
			out = append(out, s.backward(side, q, n)...)
		}
	}
	if len(out) == 0 && s.R.TooFar == rules.TooFarBounces {
		for _, q := range s.squares(side) {
			out = append(out, s.bounce(side, q, n)...)
		}
	}
	if len(out) == 0 && s.canBeReborn(side) {
		// compulsory "when a throw has been made that cannot be played"
		out = append(out, s.rebirth())
	}
	return out
}

// entries: "A throw of n enters a piece on square 31 − n if that is empty".
func (s *State) entries(side, n int) []cand {
	if !s.bell(side) || s.Reserve[side] == 0 || n > 5 {
		return nil
	}
	q := 31 - n
	if s.R.EntryOn == rules.EntryHouses {
		q = []int{0, 29, 28, 27, 26, 15}[n]
	}
	if !s.empty(q) {
		return nil
	}
	return []cand{{M: game.Move{Kind: game.MoveEnter, To: board.Square(q)}, Kind: enters}}
}

// ba reports whether a piece goes on from q.
func (s *State) ba(q int) bool { return q == 21 && s.R.BaDoubles }

// waterHolds reports whether a piece on 27 leaves it by throws of its own only.
func (s *State) waterHolds() bool {
	return s.R.Water == rules.WaterNextTurn || s.R.Water == rules.WaterAtOnce || s.R.Water == rules.WaterChoice
}

// canBeReborn: "a side with a drowned piece, when 15 is empty".
func (s *State) canBeReborn(side int) bool { return s.Drowned[side] > 0 && s.rebirthSquare(side) > 0 }

func (s *State) rebirth() cand {
	to := s.rebirthSquare(s.Turn)
	return cand{M: game.Move{Kind: game.MoveRebirth, To: board.Square(to)}, Kind: rebirths}
}

// candidates lists what can be chosen now.
func (s *State) candidates() []cand {
	switch s.Await {
	case game.AwaitThrow:
		if s.canBeReborn(s.Turn) {
			return []cand{s.rebirth()}
		}
	case game.AwaitWater:
		if s.R.Water == rules.WaterChoice {
			c := s.rebirth()
			c.M.From, c.M.To = 27, board.Square(s.rebirthSquare(s.Turn))
			return []cand{c}
		}
	case game.AwaitMove:
		if s.Throw == 0 && len(s.Pending) > 0 {
			return s.bound(s.anyPending())
		}
		if s.Throw == 0 {
			return []cand{s.rebirth()}
		}
		return s.bound(s.playable(s.Turn, s.Throw))
	}
	return nil
}

// anyPending (throws-first): the throws are played in any order, each by any
// piece, as it could be played if it were the only one.
func (s *State) anyPending() []cand {
	var out []cand
	for i, n := range s.Pending {
		if i > 0 && s.Pending[i-1] == n {
			continue
		}
		for _, c := range s.playable(s.Turn, n) {
			c.M.Throw = game.Throw(n)
			out = append(out, c)
		}
	}
	return out
}

// bound keeps what touch-move allows: "a side that touched its own piece must
// move it if it can; one that touched an enemy must hit it if it can."
func (s *State) bound(all []cand) []cand {
	var out []cand
	for _, c := range all {
		if s.Touched != 0 && (int(c.M.From) == s.Touched || c.Hit == s.Touched) {
			out = append(out, c)
		}
	}
	if len(out) == 0 {
		return all
	}
	return out
}
