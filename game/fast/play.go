package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// Start is the first state of a game: the lot, or the first throw.
func (g *Game) Start() State { return g.start }

// Core is the game that was compiled.
func (g *Game) Core() *game.Game { return g.core }

// Throw makes the throw that s awaits with the outcome t.
func (g *Game) Throw(s State, t game.Throw) State {
	if s.Await() == game.AwaitThrow {
		next, _ := g.ownThrow(s, uint32(t))
		return next
	}
	return g.otherThrow(s, uint32(t))
}

// Threw is Throw, and the choices of the state it leads to when those are for
// the throw that was made, or for it and others put by: none when it was lost, or
// when another throw comes next. The moves are appended to buf[:0].
func (g *Game) Threw(s State, t game.Throw, buf []game.Move) (State, []game.Move) {
	if s.Await() == game.AwaitThrow {
		next, o := g.ownThrow(s, uint32(t))
		if next.Standing() == 0 || next.Await() != game.AwaitMove {
			if g.gathers {
				return next, g.listGathered(next, buf)
			}
			return next, buf[:0]
		}
		return next, g.list(next, &o, uint32(t), buf[:0])
	}
	next := g.otherThrow(s, uint32(t))
	switch {
	case g.gathers:
		return next, g.listGathered(next, buf)
	case next.Standing() == 0 || next.Await() != game.AwaitMove:
		return next, buf[:0]
	}
	return next, g.Moves(next, buf)
}

// ownThrow is the mover's throw of n, and the ways to use it when it stands.
func (g *Game) ownThrow(s State, n uint32) (State, options) {
	if s.rest>>openingAt&1 == 1 {
		if g.r.OpeningThrow == rules.OpeningTwoOrThree && n != 2 && n != 3 {
			return s, options{}
		}
		s.rest &^= 1 << openingAt
	}
	owed := int8(s.rest>>owedAt) - 1
	if !g.needsMove {
		owed += g.again[n&7]
	}
	if g.gathers {
		return g.putBy(s, n, owed), options{}
	}
	s.rest = s.rest&^(255<<owedAt|7<<awaitAt) | uint64(uint8(owed))<<owedAt |
		uint64(n)<<throwAt | uint64(game.AwaitMove)<<awaitAt
	if g.gods && s.rest&1 == uint64(board.Spools) {
		return g.godsThrow(s, n)
	}
	o := g.options(s, n, 0)
	if o.none() && o.bounce == 0 {
		return g.passed(s), o
	}
	return s, o
}

// godsThrow follows the gods' first throw: the second one is to name a piece,
// unless the first frees one.
func (g *Game) godsThrow(s State, n uint32) (State, options) {
	if g.r.GodsFree {
		v := g.look(s, board.Spools)
		out := v.own &^ g.held(s, &v) & g.forward(s, n).off & (7 << board.ThreeTruths)
		if out != 0 {
			s.rest |= uint64(highest(out)) << pieceAt
			return s, g.options(s, n, highest(out))
		}
	}
	s.rest = s.rest&^(7<<awaitAt) | uint64(game.AwaitPiece)<<awaitAt
	return s, options{}
}

// pieceThrow is the gods' second throw: the number of the piece, counted from
// square 1 up among those on the board.
func (g *Game) pieceThrow(s State, number uint32) State {
	set := s.Pieces(s.Turn())
	for ; number > 1; number-- {
		set &= set - 1
	}
	if set == 0 {
		return g.passed(s)
	}
	piece := uint32(bits.TrailingZeros32(set))
	s.rest = s.rest&^(7<<awaitAt) | uint64(game.AwaitMove)<<awaitAt | uint64(piece)<<pieceAt
	if o := g.options(s, uint32(s.Standing()), piece); o.none() {
		return g.passed(s)
	}
	return s
}

// passed is s after its standing throw is lost.
func (g *Game) passed(s State) State {
	owed := s.Owed()
	if g.needsMove {
		owed = min(owed, 0)
	}
	if next, ok := g.onward(s, owed); ok {
		return next
	}
	var x turn
	x.open(g, s)
	x.pass()
	return x.close()
}

// otherThrow makes a throw that is not the mover's own for a move.
func (g *Game) otherThrow(s State, n uint32) State {
	var x turn
	switch s.Await() {
	case game.AwaitLot:
		return g.lotThrow(s, n)
	case game.AwaitPiece:
		return g.pieceThrow(s, n)
	case game.AwaitFate:
		x.open(g, s)
		x.due = board.Side(s.rest >> fateAt & 1)
		x.fateThrow(n)
		return x.close()
	case game.AwaitWater:
		x.open(g, s)
		x.waterThrow(n)
		return x.close()
	}
	return s
}

// lotThrow is a throw of the lot.
func (g *Game) lotThrow(s State, n uint32) State {
	if n != 1 {
		s.rest ^= 1
		return s
	}
	s.rest |= s.rest & 1 << swappedAt
	var x turn
	x.open(g, s)
	x.begin(board.Spools)
	s = x.close()
	if g.r.LotPlays { // the 1 is the winner's first throw
		s, _ = g.ownThrow(s, n)
	}
	return s
}

// Play makes the choice m, which must be one of Moves.
func (g *Game) Play(s State, m game.Move) State {
	if m.Kind|game.MoveKind(m.Throw) == game.MoveStep {
		return g.step(s, uint32(m.From), uint32(m.To))
	}
	if m.Throw != 0 {
		s = s.use(uint32(m.Throw))
		if m.Kind == game.MoveStep {
			return g.stepPut(s, uint32(m.From), uint32(m.To))
		}
	}
	var x turn
	x.open(g, s)
	if m.Kind == game.MoveEnter {
		x.enter(uint32(m.To))
	} else {
		x.choseRebirth(uint32(m.From))
	}
	return x.close()
}

// step is Play for a move along the path, or off it. Most moves do nothing but
// move, and are made on the packed words.
func (g *Game) step(s State, from, to uint32) State {
	half := s.rest & 1 << 5
	b := bits.RotateLeft64(s.board, int(half))
	own, foe := uint32(b), uint32(b>>32)
	a, t := uint32(1)<<(from&31), uint32(1)<<(to&31)
	hit := -(foe >> (to & 31) & 1)
	if t&g.special|a&hit&g.loud == 0 {
		own = (own ^ a | t) & path
		foe ^= (a | t) & hit
		owed := s.Owed()
		if g.needsMove {
			owed += int(g.again[s.rest>>throwAt&7])
		}
		quick := State{bits.RotateLeft64(uint64(own)|uint64(foe)<<32, int(half)), s.rest, s.more}
		if next, ok := g.onward(quick, owed); ok {
			return next
		}
	}
	var x turn
	x.open(g, s)
	x.step(from, to)
	return x.close()
}

// onward is s, with a throw dealt with, awaiting the next throw of a mover that
// is owed so many; false when anything else may have to happen first.
func (g *Game) onward(s State, owed int) (State, bool) {
	const spent = uint64(255<<owedAt | 7<<awaitAt | 7<<throwAt)
	a, b := uint32(s.board), uint32(s.board>>32)
	if a == 0 || b == 0 || (a|b)&g.calmWater != 0 || g.gods || s.more != 0 && g.astir(s) {
		return s, false
	}
	ends := uint64(owed-1) >> 63
	if ends != 0 && (owed != 0 || s.rest>>carryAt&0xffff != 0) {
		return s, false
	}
	s.rest = s.rest&^spent ^ ends | uint64(game.AwaitThrow)<<awaitAt | (uint64(owed)+ends)<<owedAt
	return s, true
}

// astir reports whether, outside plain Kendall, more may follow from the board
// than the next throw: home squares claimed, an aim reached, a piece let go.
func (g *Game) astir(s State) bool {
	if s.more>>touchedAt != 0 || s.rest>>finishedAt&3 != 0 {
		return true
	}
	for d := range board.Side(2) {
		if s.Phase(d) == game.PhaseKendall {
			continue
		}
		set, home := s.Pieces(d), s.Home(d)
		if set&^g.owns(home) == 0 || set&2 != 0 && home == game.HomeNone {
			return true
		}
	}
	return false
}

// step carries out a move whatever it leads to.
func (x *turn) step(from, to uint32) {
	if to == uint32(board.Off) {
		x.set[x.side&1] &^= 1 << (from & 31)
	} else {
		x.walk(x.side, from, to)
	}
	x.played(x.throw)
	x.settle()
}

// choseRebirth carries out a rebirth that was chosen.
func (x *turn) choseRebirth(from uint32) {
	if x.throw == 0 {
		x.owed--
	}
	if from == 0 {
		x.drowned[x.side&1]--
	}
	x.reborn(x.side, from)
	if x.throw != 0 {
		x.played(x.throw)
	}
	x.settle()
}

// enter carries out an entry.
func (x *turn) enter(to uint32) {
	d := x.side & 1
	x.reserve[d]--
	x.set[d] |= 1 << (to & 31)
	x.land(d, to)
	x.played(x.throw)
	x.settle()
}
