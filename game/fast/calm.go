package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// The short way for most plies of a random game: the mover throws, a piece goes
// forward to a square that does nothing, and the next throw follows. It stays
// in registers from ply to ply, and gives up as soon as anything else is to be
// done. calm_test.go sees that it leads where the long way does.

// calm is State.rest, calmFree apart, when nothing is special: a throw is
// awaited, nobody carries anything.
const (
	calm     = uint64(game.AwaitThrow) << awaitAt
	calmFree = uint64(1<<turnAt | 1<<swappedAt | 255<<owedAt | 255<<drownedAt)
)

func (g *Game) compileCalm() {
	g.canCalm = !g.gods && g.pieces <= 8 && g.r.LastHits != rules.LastHitsToWater
	if g.hasWater {
		g.calmWater = at27
	}
	g.noisy = g.special
	if g.r.BaDoubles {
		g.noisy |= 1 << board.Ba
	}
}

// calmly plays random plies from s while they are calm, and most at the most.
// It returns where it came and how many there were; of the generator it uses
// one number for each.
func (g *Game) calmly(s State, rng *Rand, most int) (State, int) {
	if s.rest&^calmFree != calm || s.more != 0 || !g.canCalm {
		return s, 0
	}
	bitsOf := rng.state
	turn := s.rest & 1
	drowned := s.rest >> drownedAt & 255
	owed := s.rest >> owedAt & 255
	b := bits.RotateLeft64(s.board, int(turn<<5)) // the mover's pieces are the lower half
	n := 0
	for ; n < most; n++ {
		r := wyrand(bitsOf + wyStep)
		throw := uint32(g.sticks>>(r&15*4)) & 7
		w := &g.ahead[0][throw]
		own, foe := uint32(b), uint32(b>>32)
		set := g.calmFrom(own, foe, w)
		if set == 0 || drowned != 0 && drowned>>(4*turn)&15 != 0 && r>>4&1 == 1 {
			break
		}
		from := nth(set, uint32(r>>32))
		to := w.n + from
		if w.stop != 0 && w.stop>>from&1 == 1 {
			to = uint32(board.Beauty)
		}
		to |= 31 & -(w.off >> from & 1)
		a, t := uint32(1)<<(from&31), uint32(1)<<(to&31)
		hit := -(foe >> (to & 31) & 1)
		own = (own ^ a | t) & path
		foe ^= (a | t) & hit
		if (t|a&hit)&g.noisy|(own|foe)&g.calmWater != 0 || own == 0 || foe == 0 {
			break
		}
		bitsOf += wyStep
		owed += uint64(g.again[throw]) - 1
		ends := (owed - 1) >> 63
		owed += ends
		turn ^= ends
		b = bits.RotateLeft64(uint64(own)|uint64(foe)<<32, int(ends<<5))
	}
	rng.state = bitsOf
	s.rest = s.rest&^(255<<owedAt|1) | turn | owed<<owedAt
	s.board = bits.RotateLeft64(b, int(turn<<5))
	return s, n
}

// calmFrom is from for the side that has own, while only Kendall is played.
func (g *Game) calmFrom(own, foe uint32, w *walk) uint32 {
	var bars uint32
	if g.width == 2 {
		all := own | foe
		bars = all & (all >> 1) & g.joined
	} else if g.width == 3 {
		bars = foe & (foe >> 1) & (foe >> 2) & g.joined & (g.joined >> 1)
	}
	var strong uint32
	if g.plainPairs {
		strong = foe & (foe >> 1) & g.joined
		strong |= strong << 1
	} else {
		strong = g.protected(foe&g.grouping, false)
	}
	open := path &^ own & (^foe | foe&^g.hard&^strong)
	barred := w.spread(bars)
	if w.stop != 0 {
		barred = barred&^w.stop | w.spread(bars&w.low)&w.stop
	}
	can := w.src &^ (barred &^ w.exempt)
	ends := open>>(w.n&31) | w.off
	if w.stop != 0 {
		ends = ends&^w.stop | w.stop&-(open>>board.Beauty&1)
	}
	good := can & ends
	if own&(w.ba|w.lone) != 0 {
		good = g.calmRare(own, foe, w, bars, can, good)
	}
	return own & good
}

// calmRare corrects calmFrom for a piece that goes on from the Ba, and for one
// that a throw other than 5 frees from 26.
func (g *Game) calmRare(own, foe uint32, w *walk, bars, can, good uint32) uint32 {
	if own&w.ba != 0 {
		good = good&^w.ba | g.onFromBa(w, &view{own: own, foe: foe}, can, good)
	}
	if own&w.lone != 0 && bars>>27 != 0 {
		good &^= w.lone
	}
	return good
}

// nth is one of the squares of a set of at most eight, chosen by r.
func nth(set, r uint32) uint32 {
	var left [8]uint32
	left[0] = set
	set &= set - 1
	left[1] = set
	set &= set - 1
	left[2] = set
	set &= set - 1
	left[3] = set
	set &= set - 1
	left[4] = set
	set &= set - 1
	left[5] = set
	set &= set - 1
	left[6] = set
	set &= set - 1
	left[7] = set
	k := uint64(r) * uint64(bits.OnesCount32(left[0])) >> 32
	return uint32(bits.TrailingZeros32(left[k&7]))
}
