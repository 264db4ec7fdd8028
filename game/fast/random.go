package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// Rand is a small quick generator of random bits (wyrand) for playouts and
// training; the sticks of real games come from package sticks. Equal seeds give
// equal bits everywhere. It is not safe for several goroutines.
type Rand struct{ state uint64 }

// NewRand returns a generator settled by the seed.
func NewRand(seed uint64) *Rand { return &Rand{seed} }

// Uint64 returns the next 64 random bits.
func (r *Rand) Uint64() uint64 {
	r.state += wyStep
	return wyrand(r.state)
}

const wyStep = 0xa0761d6478bd642f

func wyrand(state uint64) uint64 {
	hi, lo := bits.Mul64(state, state^0xe7037ed1a0b428db)
	return hi ^ lo
}

// Stick is the throw that four random bits stand for: the lowest of r.
func (g *Game) Stick(r uint64) game.Throw { return game.Throw(g.stick(r)) }

func (g *Game) stick(r uint64) uint32 { return uint32(g.sticks>>(r&15*4)) & 7 }

// Ply makes one random ply out of the random bits r: the throw by its chances,
// then one of the choices, each as likely as any other; where a rebirth may
// take the place of the throw, either. A lost throw and a throw that repeats the
// opening are plies too. Where throws are put by, the last of them makes a ply
// with all that is played then. A game that is over stays as it is.
func (g *Game) Ply(s State, r uint64) State {
	n := g.stick(r)
	switch s.Await() {
	case game.AwaitThrow:
		if r>>4&1 == 1 {
			if next, ok := g.rebornEarly(s); ok {
				return g.goOn(next, r)
			}
		}
		next, o := g.ownThrow(s, n)
		switch {
		case next.Await() == game.AwaitPiece:
			next = g.pieceThrow(next, g.stick(r>>5))
			if next.Standing() == 0 {
				return next
			}
			o = g.options(next, n, uint32(next.rest>>pieceAt&31))
		case next.Standing() == 0:
			return g.goOn(next, r)
		}
		return g.pick(next, &o, n, r>>32)
	case game.AwaitMove:
		if s.gathering() {
			return g.playPut(s, r)
		}
		if n = uint32(s.Standing()); n == 0 {
			next, _ := g.rebornEarly(s)
			return next
		}
		o := g.options(s, n, uint32(s.rest>>pieceAt&31))
		return g.pick(s, &o, n, r>>32)
	case game.AwaitWater:
		if r>>4&1 == 1 && g.r.Water == rules.WaterChoice {
			if to := g.rebirthSquare(s.Pieces(s.Turn()), s.Pieces(s.Turn()^1)); to != 0 {
				s = g.Play(s, game.Move{Kind: game.MoveRebirth, From: board.Water, To: board.Square(to)})
				return g.goOn(s, r)
			}
		}
	}
	next := g.otherThrow(s, n)
	if s.Await() == game.AwaitLot && next.Standing() != 0 { // the 1 that won it is played
		return g.Ply(next, r)
	}
	return g.goOn(next, r)
}

// goOn is s, or where it leads when a choice among throws put by is awaited in it
// and made at random.
func (g *Game) goOn(s State, r uint64) State {
	if g.gathers {
		return g.playPut(s, r)
	}
	return s
}

// rebornEarly is s after the rebirth that may take the place of a throw, if one may.
func (g *Game) rebornEarly(s State) (State, bool) {
	d := s.Turn()
	if s.Drowned(d) == 0 {
		return s, false
	}
	to := g.rebirthSquare(s.Pieces(d), s.Pieces(d^1))
	if to == 0 {
		return s, false
	}
	return g.Play(s, game.Move{Kind: game.MoveRebirth, To: board.Square(to)}), true
}

// pick plays one of the options for a throw of n by the low 32 bits of r.
func (g *Game) pick(s State, o *options, n uint32, r uint64) State {
	if o.bounce != 0 {
		var room [MaxMoves]game.Move
		list := g.list(s, o, n, room[:0])
		return g.Play(s, list[r*uint64(len(list))>>32])
	}
	all := o.ahead | o.back
	k := uint32(r * uint64(bits.OnesCount32(all)+int(bit(o.enter != 0))) >> 32)
	if o.enter != 0 {
		if k == 0 {
			return g.Play(s, game.Move{Kind: game.MoveEnter, To: board.Square(o.enter)})
		}
		k--
	}
	if all == 0 {
		return g.Play(s, game.Move{Kind: game.MoveRebirth, To: board.Square(o.reborn)})
	}
	for ; k > 0; k-- {
		all &= all - 1
	}
	from := uint32(bits.TrailingZeros32(all))
	w := g.forward(s, n)
	if o.ahead&(1<<from) == 0 {
		w = g.backward(s, n)
	}
	if g.gathers {
		return g.stepPut(s, from, w.target(from))
	}
	return g.step(s, from, w.target(from))
}

// Playout plays at random from s to the end of the game, or for most plies, and
// returns where it came and how many plies it took.
func (g *Game) Playout(s State, r *Rand, most int) (State, int) {
	n := 0
	for n < most && !s.Over() {
		k := 0
		if g.canStill {
			s, k = g.still(s, r, most-n)
		} else if g.canCalm {
			s, k = g.calmly(s, r, most-n)
		}
		if n += k; n == most {
			break
		}
		s = g.Ply(s, r.Uint64())
		n++
	}
	return s, n
}
