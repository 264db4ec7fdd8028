package game

import (
	"senet/game/board"
	"senet/game/fault"
)

// Setup is anything an editor, a file or a test can say about a position, right
// or wrong. Validate makes a Position of it, or says everything that is wrong.
type Setup struct {
	// Pieces lists where the pieces of each side stand, in any order.
	Pieces [2][]board.Square
	// Drowned, Freed and Reserve count pieces off the board, by side.
	Drowned, Freed, Reserve [2]int
	// Turn is the side whose turn it is.
	Turn board.Side
	// Throw is the throw that stands to be played; 0 when it is still to be made.
	Throw Throw
	// Owed is how many throws the mover is owed, a standing one not counted; 0
	// with no throw standing means one.
	Owed int
	// Carry is what each side takes into its next turn; for the mover 0, or less
	// where going back from the Water costs a turn.
	Carry [2]int
	// The rest means what the fields of Position of the same names mean.
	Swapped        bool
	Phase          [2]Phase
	Rounds, Points [2]int
	Home           [2]Home
	Finished       uint8
	Pending        [7]uint8
	Sent           [2]board.Square
	// Exact says that the fields below are meant. Without it they are worked
	// out: the throw is awaited, or what the standing one can be used for, and
	// home squares are claimed by a piece on 1.
	Exact    bool
	Await    Await
	Piece    board.Square
	FateSide board.Side
	Opening  bool
	Touched  board.Square
	Winner   uint8
}

// SetupOf says of a position all that Validate needs to make it again.
func SetupOf(p Position) Setup {
	s := Setup{
		Turn: p.Turn, Throw: p.Throw, Owed: int(p.Owed), Swapped: p.Swapped, Phase: p.Phase, Home: p.Home,
		Finished: p.Finished, Exact: true, Await: p.Await, Piece: p.Piece, FateSide: p.FateSide,
		Opening: p.Opening, Touched: p.Touched, Winner: p.Winner, Pending: p.Pending, Sent: p.Sent,
	}
	for q := board.Square(1); q <= board.Squares; q++ {
		if side, ok := p.At(q); ok {
			s.Pieces[side] = append(s.Pieces[side], q)
		}
	}
	for i := range 2 {
		s.Drowned[i], s.Freed[i], s.Reserve[i] = int(p.Drowned[i]), int(p.Freed[i]), int(p.Reserve[i])
		s.Carry[i], s.Rounds[i], s.Points[i] = int(p.Carry[i]), int(p.Rounds[i]), int(p.Points[i])
	}
	return s
}

// checker gathers the faults of a setup while its position is being made.
type checker struct {
	g      *Game
	s      *Setup
	p      Position
	faults fault.List
}

func (c *checker) fault(key string, pairs ...any) {
	c.faults = append(c.faults, fault.New("setup."+key, pairs...))
}

// need adds the fault unless ok.
func (c *checker) need(ok bool, key string, pairs ...any) {
	if !ok {
		c.fault(key, pairs...)
	}
}

// Validate makes the position, or returns every fault in it: squares that are
// not on the board, two pieces on one, wrong counts, pieces where none can
// rest, throws and carries that cannot be, a game that is decided already. The
// faults have keys "setup.…"; those that speak of a side end in its name.
func (s Setup) Validate(g *Game) (Position, fault.List) {
	c := checker{g: g, s: &s}
	c.copy()
	c.pieces()
	for _, side := range []board.Side{board.Spools, board.Cones} {
		c.resting(side)
		c.off(side)
		c.aim(side)
	}
	c.homes()
	c.throws()
	if len(c.faults) == 0 {
		c.awaited()
	}
	if len(c.faults) > 0 {
		return Position{}, c.faults
	}
	return c.p, nil
}

// copy takes over what needs no checking, or is checked where it lies.
func (c *checker) copy() {
	s := c.s
	c.p = Position{
		Turn: s.Turn & 1, Swapped: s.Swapped, Phase: s.Phase, Home: s.Home, Finished: s.Finished, Throw: s.Throw,
		Pending: s.Pending, Sent: s.Sent,
	}
	if s.Exact {
		c.p.Await, c.p.Piece, c.p.FateSide = s.Await, s.Piece, s.FateSide&1
		c.p.Opening, c.p.Touched, c.p.Winner = s.Opening, s.Touched, s.Winner
	}
	c.need(s.Turn <= board.Cones && s.FateSide <= board.Cones, "side")
	c.need(s.Finished <= 2 && s.Winner <= 2, "side")
}

// pieces puts the pieces on their squares.
func (c *checker) pieces() {
	for side, list := range c.s.Pieces {
		for _, q := range list {
			switch {
			case !q.Valid():
				c.fault("square", "Square", int(q))
			case c.p.Cells[q] != 0:
				c.fault("two", "Square", int(q))
			default:
				c.p.Cells[q] = 1 + uint8(side)
			}
		}
	}
}

// resting looks for pieces where the rules let none come to rest.
func (c *checker) resting(side board.Side) {
	for _, q := range []board.Square{board.Ba, board.Water} {
		if c.p.Cells[q] == 1+uint8(side) && !c.g.restsOn(q, c.p.Phase[side]) {
			c.fault("resting", "Square", int(q))
		}
	}
}

// restsOn reports whether a piece in the given phase can come to rest on q.
func (g *Game) restsOn(q board.Square, phase Phase) bool {
	switch q {
	case board.Ba:
		return !g.baDoubles(q)
	case board.Water:
		return phase != PhaseKendall || g.waterRests()
	}
	return true
}

// off counts the pieces of a side.
func (c *checker) off(side board.Side) {
	s, name := c.s, side.String()
	drowned, freed, reserve := s.Drowned[side], s.Freed[side], s.Reserve[side]
	all := len(s.Pieces[side]) + drowned + freed + reserve
	if drowned < 0 || freed < 0 || reserve < 0 {
		c.fault("negative." + name)
		return
	}
	want := c.g.pieces()
	c.need(all == want, "count."+name, "Have", all, "Want", want)
	if all != want {
		return
	}
	kendall, alone := c.p.Phase[side] == PhaseKendall, s.Finished == 1+uint8(side.Other())
	c.need(drowned == 0 || kendall && c.g.drowns(), "drowned."+name)
	c.need(freed == 0 || kendall || alone, "freed."+name)
	c.need(reserve == 0 || c.p.Phase[side] == PhaseBell, "reserve."+name)
	c.p.Drowned[side], c.p.Freed[side], c.p.Reserve[side] = uint8(drowned), uint8(freed), uint8(reserve)
}

// aim checks the phase, the rounds and the points of a side.
func (c *checker) aim(side board.Side) {
	s, name := c.s, side.String()
	c.need(c.g.hasPhase(s.Phase[side]), "phase."+name)
	c.need(s.Rounds[side] >= 0 && s.Rounds[side] <= c.g.mostRounds(), "rounds."+name)
	c.need(s.Points[side] >= 0 && s.Points[side] <= 255 && (s.Points[side] == 0 || c.g.hasPoints()), "points."+name)
	c.p.Rounds[side], c.p.Points[side] = uint8(s.Rounds[side]), uint8(s.Points[side])
}

// homes checks who owns what, claims what is to be claimed, and that nobody is
// done already.
func (c *checker) homes() {
	x := turn{g: c.g, p: c.p}
	if !c.s.Exact {
		if c.g.homesFixed() {
			c.g.startPhase(&x.p)
		} else {
			x.claimHomes()
			x.p.Points = c.p.Points // squares claimed in a set-up earn no points
		}
		c.p = x.p
	}
	c.need(c.g.homesSound(&c.p), "homes")
	c.need(c.s.Finished == 0 || c.g.scores(), "finished")
	for _, side := range []board.Side{board.Spools, board.Cones} {
		if c.p.Winner == 0 && c.p.Finished == 0 && c.g.done(&c.p, side) {
			c.fault("over." + side.String())
		}
	}
}

// mostOwed bounds what is owed and carried; no game comes near it.
const mostOwed = 100

// throws checks the throw, what is owed and what is carried.
func (c *checker) throws() {
	s := c.s
	c.need(s.Throw == 0 || c.g.shows(s.Throw), "throw", "Throw", int(s.Throw))
	c.need(s.Owed >= -mostOwed && s.Owed <= mostOwed, "owed", "Owed", s.Owed)
	for side, n := range s.Carry {
		c.need(n >= -mostOwed && n <= mostOwed, "carry."+board.Side(side).String(), "Carry", n)
	}
	mover := s.Carry[s.Turn&1]
	c.need(mover == 0 || mover < 0 && c.g.costsTurn(), "carryMover")
	c.need(c.g.pendingSound(&c.p), "pending")
	c.need(c.g.sentSound(&c.p), "sent")
	c.p.Owed, c.p.Carry = int8(s.Owed), [2]int8{int8(s.Carry[0]), int8(s.Carry[1])}
}

// awaited works out what the position waits for, or checks that it can.
func (c *checker) awaited() {
	if c.s.Exact {
		c.need(c.g.awaits(&c.p), "await")
		return
	}
	x := turn{g: c.g, p: c.p}
	if c.g.throwsFirst() && c.p.Throw != 0 {
		x.p.Pending[c.p.Throw]++
		x.p.Throw = 0
	}
	if x.p.pends() {
		x.p.Await = AwaitThrow
		if x.p.Owed <= 0 {
			x.p.Await = AwaitMove
		}
		c.p = x.p
		c.need(c.g.awaits(&c.p), "unplayable", "Throw", int(c.p.firstPending()))
		return
	}
	if c.p.Throw == 0 {
		x.p.Owed = max(1, x.p.Owed)
		if !x.waterTurn() && x.barredTurn() {
			c.fault("barred")
		}
		c.p = x.p
		return
	}
	if x.p.Await = AwaitMove; c.g.IsGods(x.p.Turn) {
		x.godsThrow(x.p.Throw)
	}
	c.p = x.p
	var room [MaxMoves]Move
	if c.p.Await == AwaitMove && len(c.g.Legal(&c.p, room[:0])) == 0 {
		c.fault("unplayable", "Throw", int(c.s.Throw))
	}
}

// awaits reports whether p can be waiting for what it says it is.
func (g *Game) awaits(p *Position) bool {
	var room [MaxMoves]Move
	thrown := p.Await == AwaitMove || p.Await == AwaitPiece
	switch {
	case p.Await > AwaitNothing, p.Throw != 0 && !thrown, p.Touched != board.None && p.Await != AwaitMove:
		return false
	case (p.Await == AwaitNothing) != (p.Winner != 0):
		return false
	case p.pends():
		return g.awaitsPending(p)
	case p.Throw != 0 && g.throwsFirst():
		return false
	case p.Piece != board.None && (p.Await != AwaitMove || p.Throw == 0 || !g.IsGods(p.Turn)):
		return false
	}
	switch p.Await {
	case AwaitLot:
		return g.hasLot()
	case AwaitThrow:
		x := turn{g: g, p: *p}
		return p.Owed >= 1 && !x.barredTurn() && x.p.Await == AwaitThrow
	case AwaitPiece:
		return p.Owed >= 0 && p.Throw != 0 && g.IsGods(p.Turn)
	case AwaitMove:
		return p.Owed >= 0 && len(g.Legal(p, room[:0])) > 0
	case AwaitFate:
		x := turn{g: g, p: *p}
		x.atBeauty(p.FateSide)
		return x.fate && p.Cells[board.Beauty] == 1+uint8(p.FateSide)
	case AwaitWater:
		x := turn{g: g, p: *p}
		return x.waterTurn()
	}
	return true
}
