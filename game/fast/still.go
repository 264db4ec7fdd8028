package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
)

// The shortest way, for rule sets as plain as modern-kendall: nothing to carry,
// no piece drowned, no square that sends a piece on or stops it, groups of
// enemies alone that bar. A whole ply is then some seventy instructions without
// a branch that is hard to foretell.

// compileStill settles whether the rule set is plain enough.
func (g *Game) compileStill() {
	g.canStill = g.canCalm && g.plainPairs && g.width != 2 && !g.bounces &&
		g.gain == [32]int8{} && g.special&^(lastFive&^at26) == 0 && g.calmWater == 0
	if g.width == 3 {
		g.stillBars = ^uint32(0)
	}
	for _, c := range g.chances {
		w := &g.ahead[0][c.Throw]
		natural := w.off &^ (1 << (uint32(board.Off) - w.n&31)) // freed by more than is needed
		if w.rare|natural != 0 || w.shifts[3] != 0 {
			g.canStill = false
		}
	}
}

// still plays random plies from s as calmly does, for plain rule sets.
func (g *Game) still(s State, rng *Rand, most int) (State, int) {
	const free = uint64(1<<turnAt | 1<<swappedAt | 255<<owedAt)
	if s.rest&^free != uint64(game.AwaitThrow)<<awaitAt || s.more != 0 || !g.canStill {
		return s, 0
	}
	random := rng.state
	b := bits.RotateLeft64(s.board, int(s.rest&1<<5)) // the mover's pieces are the lower half
	turn := s.rest&1 | s.rest>>owedAt&255<<8          // and from bit 8 on, what is owed
	left := most
	for ; left > 0; left-- {
		r := wyrand(random + wyStep)
		throw := g.sticks >> (r & 15 * 4) & 7
		w := &g.ahead[0][throw]
		own, foe := uint32(b), uint32(b>>32)
		pairs := foe & (foe >> 1) & g.joined
		open := ^(own | pairs | pairs<<1 | foe&g.hard)
		bars := pairs & (pairs >> 1) & g.stillBars
		barred := bars>>1&w.shifts[0] | bars>>2&w.shifts[1] | bars>>3&w.shifts[2]
		set := own & w.src &^ barred & (open>>(w.n&31) | w.off)
		if set == 0 {
			w = &g.behind[0][throw]
			barred = bars<<3&w.shifts[0] | bars<<4&w.shifts[1] | bars<<5&w.shifts[2]
			set = own & w.src &^ barred & (open << (w.n & 31))
		}
		next := turn + uint64(g.again[throw])<<8 - 1<<8
		if set == 0 {
			if g.needsMove {
				next = turn & 1
			}
		} else {
			a := nth(set, uint32(r>>32))
			t := bits.RotateLeft32(a, int(w.step))
			hit := foe & t
			back := bits.RotateLeft32(hit, -int(w.step)) // a, if something was hit
			own = (own ^ a | t) & path
			foe ^= hit | back
			if (t|back)&g.noisy != 0 || own == 0 {
				break
			}
		}
		random += wyStep
		ends := (next - 1<<8) >> 63
		turn = next ^ ends + ends<<8
		b = bits.RotateLeft64(uint64(own)|uint64(foe)<<32, int(ends<<5))
	}
	rng.state = random
	s.rest = s.rest&^(255<<owedAt|1) | turn&1 | turn>>8<<owedAt
	s.board = bits.RotateLeft64(b, int(turn&1<<5))
	return s, most - left
}

// nth is one of the squares of a set, as a set, chosen by r, each as likely as
// any other.
func nth(set, r uint32) uint32 {
	k := uint32(uint64(r) * uint64(bits.OnesCount32(set)) >> 32)
	for ; k > 3; k-- {
		set &= set - 1
	}
	one := set & (set - 1)
	two := one & (one - 1)
	three := two & (two - 1)
	if k&1 != 0 {
		set, two = one, three
	}
	if k&2 != 0 {
		set = two
	}
	return set & -set
}
