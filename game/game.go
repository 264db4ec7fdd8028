package game

import (
	"senet/game/board"
	"senet/game/fault"
	"senet/game/rules"
)

// Game is a rule set made ready to play. It is immutable and safe for use by
// many goroutines.
type Game struct {
	r         rules.Rules
	chances   []Chance
	joined    uint32    // bit q: q and q+1 are neighbours in a group
	safe      uint32    // squares where nobody is hit, exceptions aside
	grouping  uint32    // squares whose pieces protect each other
	zone      uint32    // the home squares, or the last row in maat
	starts    [2]uint32 // by side, the squares where its pieces start; empty unless start-held
	restrains bool      // a rule holds pieces that could move otherwise
}

// New makes a rule set ready to play. The error is a fault.List with the
// contradictions in it.
func New(r rules.Rules) (*Game, error) {
	if faults := r.Validate(); len(faults) > 0 {
		return nil, faults
	}
	return compile(r), nil
}

// compile works the toggles that are sets of squares out into bit sets.
func compile(r rules.Rules) *Game {
	g := &Game{
		r:        r,
		chances:  chancesOf(&r),
		joined:   joinedSquares(&r),
		safe:     safeSquares(&r),
		grouping: groupingSquares(&r),
		zone:     homeZone(&r),
		starts:   heldStarts(&r),
	}
	g.restrains = restraining(g)
	return g
}

// Rules returns the rule set that is played.
func (g *Game) Rules() rules.Rules { return g.r }

// Chances returns the outcomes of the throw that p awaits, with probabilities
// that sum to sixteen sixteenths, or nil when it awaits none. The slice is
// shared and must not be changed.
func (g *Game) Chances(p *Position) []Chance {
	switch p.Await {
	case AwaitLot, AwaitThrow, AwaitPiece, AwaitFate, AwaitWater:
		return g.chances
	}
	return nil
}

// Legal appends to buf[:0] everything that can be chosen now, in the order of
// the squares (of pending throws, and for each in that of the squares); nothing
// when there is no choice. While AwaitThrow or AwaitWater
// these are the alternatives to throwing. No position has more than MaxMoves.
func (g *Game) Legal(p *Position, buf []Move) []Move {
	buf = buf[:0]
	switch p.Await {
	case AwaitThrow:
		return g.rebirths(p, buf)
	case AwaitWater:
		return g.waterChoice(p, buf)
	case AwaitMove:
		switch {
		case p.Throw != 0:
			return g.playable(p, buf)
		case p.pends():
			return g.pendingMoves(p, buf)
		}
		return g.rebirths(p, buf) // compulsory, before any throw
	}
	return buf
}

// MaxMoves is more than the number of choices any position can have.
const MaxMoves = 48

// playable lists the ways to use the standing throw: moves of pieces, or, when
// there are none, the rebirth it is spent on (RULES §2 "Rebirth").
func (g *Game) playable(p *Position, buf []Move) []Move {
	v := g.look(p, p.Turn)
	if g.IsGods(p.Turn) {
		return v.pieceMoves(p.Piece, buf)
	}
	buf = v.sideMoves(buf)
	if len(buf) == 0 {
		buf = g.rebirths(p, buf)
	}
	return v.bound(p.Touched, buf)
}

// Throw makes the throw that p awaits with the outcome t, and appends what
// happened to ev. The error is a *fault.Fault when no throw is awaited or the
// sticks cannot show t; then the position is p itself.
func (g *Game) Throw(p Position, t Throw, ev []Event) (Position, []Event, error) {
	if g.Chances(&p) == nil {
		return p, ev, refusal(whyNothing(&p))
	}
	if !g.shows(t) {
		return p, ev, refusal(ReasonBadThrow)
	}
	x := turn{g: g, p: p, ev: ev}
	switch p.Await {
	case AwaitLot:
		x.lotThrow(t)
	case AwaitThrow:
		x.ownThrow(t)
	case AwaitPiece:
		x.pieceThrow(t)
	case AwaitFate:
		x.fateThrow(t)
	case AwaitWater:
		x.waterThrow(t)
	}
	return x.p, x.ev, nil
}

// Play makes the choice m and appends what happened to ev. The error is a
// *fault.Fault with a key "reason.…" when m is not legal; then the position is
// p itself.
func (g *Game) Play(p Position, m Move, ev []Event) (Position, []Event, error) {
	var room [MaxMoves]Move
	if !contains(g.Legal(&p, room[:0]), m) {
		return p, ev, refusal(g.whyNot(&p, m))
	}
	x := turn{g: g, p: p, ev: ev}
	if m.Throw != 0 {
		x.use(m.Throw)
	}
	switch m.Kind {
	case MoveStep:
		x.step(m)
	case MoveRebirth:
		x.choseRebirth(m)
	case MoveEnter:
		x.enter(m)
	}
	return x.p, x.ev, nil
}

func contains(list []Move, m Move) bool {
	for i := range list {
		if list[i] == m {
			return true
		}
	}
	return false
}

// refusal is the error for a reason.
func refusal(r Reason) error { return fault.New("reason." + r.Name()) }

// Concede gives the game to the side that s plays against.
func (g *Game) Concede(p Position, s board.Side, ev []Event) (Position, []Event) {
	if p.Await == AwaitNothing {
		return p, ev
	}
	x := turn{g: g, p: p, ev: ev}
	x.win(s.Other())
	return x.p, x.ev
}
