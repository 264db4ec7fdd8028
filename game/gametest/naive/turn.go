package naive

import (
	"errors"
	"slices"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// Errors for calls that do not fit the position.
var (
	ErrThrow = errors.New("naive: this throw is not awaited")
	ErrMove  = errors.New("naive: not a legal move")
)

// Start gives the first position of a game.
func Start(r rules.Rules) game.Position {
	s := &State{R: r, Opening: r.OpeningThrow == rules.OpeningTwoOrThree}
	switch r.System {
	case rules.SystemPlace:
		s.Phase = [2]game.Phase{game.PhaseBell, game.PhaseBell}
	case rules.SystemOccupy:
		s.Phase = [2]game.Phase{game.PhaseMaat, game.PhaseMaat}
		s.Home = [2]game.Home{game.HomeOdd, game.HomeEven} // "Spools own the odd squares of the last row"
	}
	n := int(r.Pieces)
	switch r.Start {
	case rules.StartAlternate, rules.StartConesOdd:
		for q := 1; q <= 2*n; q++ {
			s.Board[q] = of((q + 1) % 2)
			if r.Start == rules.StartConesOdd {
				s.Board[q] = of(q % 2)
			}
		}
	case rules.StartGods:
		for q := 1; q <= n; q++ {
			s.Board[q], s.Board[q+n] = of(int(board.Cones)), of(int(board.Spools))
		}
	case rules.StartReserve:
		s.Reserve = [2]int{n, n}
	}
	switch r.FirstPlayer {
	case rules.FirstLot:
		s.Await = game.AwaitLot
	case rules.FirstSpools:
		s.Turn = int(board.Spools)
		s.beginTurn()
	case rules.FirstCones:
		s.Turn = int(board.Cones)
		s.beginTurn()
	}
	return s.Position()
}

// Chances gives the outcomes of the awaited throw in sixteenths (RULES §1).
func Chances(r rules.Rules, p game.Position) map[game.Throw]int {
	switch p.Await {
	case game.AwaitMove, game.AwaitNothing:
		return nil
	}
	return map[game.Throw]int{1: 4, 2: 6, 3: 4, 4: 1, game.Throw(r.AllDark): 1}
}

// Legal lists the choices.
func Legal(r rules.Rules, p game.Position) []game.Move {
	var out []game.Move
	for _, c := range From(r, p).candidates() {
		if !slices.Contains(out, c.M) {
			out = append(out, c.M)
		}
	}
	return out
}

// Throw gives the position after a throw of n.
func Throw(r rules.Rules, p game.Position, t game.Throw) (game.Position, error) {
	if Chances(r, p)[t] == 0 {
		return p, ErrThrow
	}
	s := From(r, p)
	n := int(t)
	switch s.Await {
	case game.AwaitLot:
		s.lot(n)
	case game.AwaitThrow:
		s.threw(n)
	case game.AwaitPiece:
		s.threwPiece(n)
	case game.AwaitFate:
		s.threwFate(n)
	case game.AwaitWater:
		s.threwWater(n)
	}
	return s.Position(), nil
}

// Play gives the position after a choice.
func Play(r rules.Rules, p game.Position, m game.Move) (game.Position, error) {
	s := From(r, p)
	for _, c := range s.candidates() {
		if c.M == m {
			s.apply(c)
			return s.Position(), nil
		}
	}
	return p, ErrMove
}

// Touch gives the position after the side to choose has touched what is on q.
func Touch(r rules.Rules, p game.Position, q board.Square) game.Position {
	s := From(r, p)
	if !r.TouchMove || s.gods(s.Turn) || s.Await != game.AwaitMove || s.Touched != 0 {
		return p
	}
	for _, c := range s.candidates() {
		if c.M.From == q || c.Hit == int(q) {
			s.Touched = int(q)
		}
	}
	return s.Position()
}

// lot: "Sides throw in turn until one throws a 1; that side takes the spools
// and begins with a fresh throw."
func (s *State) lot(n int) {
	if n != 1 {
		s.Turn = 1 - s.Turn
		return
	}
	s.Swapped = s.Turn == 1
	s.Turn = int(board.Spools)
	s.beginTurn()
	if s.R.LotPlays {
		s.threw(1) // it is the first throw
	}
}

// beginTurn: "if its carry is negative, the turn is lost and the carry rises by
// 1; else it is owed 1 + carry throws and the carry is 0."
func (s *State) beginTurn() {
	for {
		if s.Finished != 0 {
			s.Turn = 2 - s.Finished // it plays on alone
		}
		if s.Carry[s.Turn] >= 0 {
			break
		}
		s.Carry[s.Turn]++
		s.Turn = 1 - s.Turn
	}
	if s.Finished != 0 {
		s.Points[s.Finished-1]++ // "1 for every turn the other side still needs"
	}
	s.Owed = 1 + s.Carry[s.Turn]
	s.Carry[s.Turn] = 0
	s.prepareThrow(true)
}

// endTurn: "a negative remainder is carried (that is a lost turn)."
func (s *State) endTurn() {
	s.Carry[s.Turn] += min(s.Owed, 0)
	s.Owed = 0
	s.Turn = 1 - s.Turn
	s.beginTurn()
}

// prepareThrow asks the mover for its next throw, unless it has nothing but
// drowned pieces: then the rebirth is compulsory, or the turn passes without a
// throw when 15 is taken. The gods "are reborn as soon as they can be".
func (s *State) prepareThrow(newTurn bool) {
	s.Await, s.Throw, s.Piece, s.Touched, s.FateSide = game.AwaitThrow, 0, 0, 0, 0
	if s.holds(27, s.Turn) && s.beautyActs(s.Turn) && newTurn && s.waterHolds() {
		s.Await = game.AwaitWater // "its owner's next turn is one throw for it"
		return
	}
	bare := len(s.squares(s.Turn)) == 0 && s.Reserve[s.Turn] == 0 && s.Drowned[s.Turn] > 0
	switch {
	case s.canBeReborn(s.Turn) && (bare || s.gods(s.Turn)):
		s.Await = game.AwaitMove
	case bare:
		s.Owed = 0
		s.endTurn()
	}
}

// goOn: "When nothing is owed the turn ends."
func (s *State) goOn() {
	s.Throw, s.Piece, s.Touched, s.FateSide = 0, 0, 0, 0
	for side, q := range s.Sent {
		if !s.holds(q, side) {
			s.Sent[side] = 0
		}
	}
	if s.settle() {
		return
	}
	if len(s.Pending) > 0 {
		s.goOnPending()
		return
	}
	if s.Owed > 0 {
		s.prepareThrow(false)
		return
	}
	s.endTurn()
}

// earns reports whether a throw of n earns another: "6 […] earns another throw
// where 5 did".
func (s *State) earns(n int) bool {
	if n == 6 {
		n = 5
	}
	return s.R.Again.Has(n)
}

// threw: "Making a throw uses one. A throw of 1, 4 or 5 adds one."
func (s *State) threw(n int) {
	if s.Opening && s.R.OpeningThrow == rules.OpeningTwoOrThree && n != 2 && n != 3 {
		return
	}
	s.Opening = false
	s.Throw = n
	s.Owed--
	if s.earns(n) && !s.R.AgainNeedsMove {
		s.Owed++
	}
	if s.R.ThrowsFirst {
		s.Throw = 0
		s.Pending = append(s.Pending, n)
		slices.Sort(s.Pending)
		s.goOnPending()
		return
	}
	if s.gods(s.Turn) {
		s.Await = game.AwaitPiece
		for _, q := range s.squares(s.Turn) {
			if q < 28 {
				continue
			}
			if c := s.forward(s.Turn, q, n); s.R.GodsFree && len(c) > 0 && c[0].Kind == frees {
				s.Piece, s.Await = q, game.AwaitMove // of two, which only a changed rule set can have, the last
			}
		}
		return
	}
	s.offer()
}

// goOnPending (throws-first): every throw owed is made before one is played;
// when none can be played they are all lost.
func (s *State) goOnPending() {
	s.Await = game.AwaitThrow
	if s.Owed > 0 {
		return
	}
	s.Await = game.AwaitMove
	if len(s.anyPending()) == 0 {
		s.Pending = nil
		s.goOn()
	}
}

// offer awaits the choice for the throw, or loses a throw with no move.
func (s *State) offer() {
	s.Await = game.AwaitMove
	if len(s.playable(s.Turn, s.Throw)) == 0 {
		s.lose()
	}
}

// lose: a throw that cannot be played still earns what it earns, but with
// again-needs-a-move "an unplayable throw ends the turn" (RULES §2).
func (s *State) lose() {
	if s.R.AgainNeedsMove {
		s.Owed = 0
	}
	s.goOn()
}

// threwPiece: "the second says which piece, counting the gods' pieces on the
// board from square 1 up. No such piece, or no move for it […] — the throw is lost".
func (s *State) threwPiece(n int) {
	mine := s.squares(s.Turn)
	if n > len(mine) {
		s.lose()
		return
	}
	s.Piece = mine[n-1]
	s.offer()
}
