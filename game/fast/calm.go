package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// The short way for most plies of a random game: the mover throws, a piece
// moves to a square that asks for nothing, and the next throw follows. It stays
// in registers from ply to ply, and gives up as soon as anything else is to be
// done. calm_test.go sees that it leads where the long way does.

// calm is State.rest, calmFree apart, when nothing special is going on.
const (
	calm     = uint64(game.AwaitThrow) << awaitAt
	calmFree = uint64(1<<turnAt | 1<<swappedAt | 255<<owedAt | 255<<drownedAt | 0xffff<<carryAt)
)

// mostCalm is what may be owed or carried on the short way, which does not look
// at the limit for that.
const mostCalm = mostOwed / 2

func (g *Game) compileCalm() {
	r := &g.r
	g.canCalm = !g.gods && g.pieces <= 8 && r.Backward != rules.BackwardPiece
	g.plainPairs = r.Safe == 2 && r.Break == rules.BreakNone && r.LastProtect
	g.noisy = g.special &^ (at15 | 1<<board.Net)
	if r.RebirthAgain15 {
		g.gain[board.Rebirth] = 1
	}
	if r.NetLoses {
		g.gain[board.Net] = -1
	}
	if g.hasWater {
		g.calmWater = at27
	}
	if r.LastHits == rules.LastHitsToWater {
		g.noisy |= at26 // a hit from there has a way of its own
	}
}

// calmly plays random plies from s while they are calm, and most at the most.
// It returns where it came and how many there were; of the generator it uses
// one number for each.
func (g *Game) calmly(s State, rng *Rand, most int) (State, int) {
	if s.rest&^calmFree != calm || s.more != 0 || !g.canCalm {
		return s, 0
	}
	random, turn := rng.state, s.rest&1
	drowned := s.rest >> drownedAt & 255
	owed := int64(int8(s.rest >> owedAt))
	carry := int64(s.Carry(board.Side(turn ^ 1))) // the other side's; the mover has none
	b := bits.RotateLeft64(s.board, int(turn<<5)) // the mover's pieces are the lower half
	n := 0
	for ; n < most; n++ {
		r := wyrand(random + wyStep)
		throw := uint32(g.sticks>>(r&15*4)) & 7
		own, foe := uint32(b), uint32(b>>32)
		next := owed - 1 + int64(g.again[throw])
		w := &g.ahead[0][throw]
		set := g.calmFrom(own, foe, w)
		if set == 0 {
			w = &g.behind[0][throw]
			set = g.calmBack(own, foe, w)
		}
		if drowned != 0 && (set == 0 || r>>4&1 == 1) && drowned>>(4*turn)&15 != 0 && g.rebirthSquare(own, foe) != 0 {
			break
		}
		if set != 0 {
			from := nth(set, uint32(r>>32))
			to := w.calmTarget(from)
			a, t := uint32(1)<<(from&31), uint32(1)<<(to&31)
			hit := -(foe >> (to & 31) & 1)
			own = (own ^ a | t) & path
			foe ^= (a | t) & hit
			if (t|a&hit)&g.noisy != 0 {
				break
			}
			next += int64(g.gain[to&31])
			carry += int64(g.gain[from&31]) & int64(int32(hit))
		} else if g.bounces {
			break
		} else if g.needsMove {
			next = 0
		}
		if own == 0 || foe == 0 || (own|foe)&g.calmWater != 0 {
			break
		}
		random += wyStep
		owed = next
		b = uint64(own) | uint64(foe)<<32
		if ends := uint64(next-1) >> 63; ends != 0 && next|carry != 0 {
			var flips uint64
			if owed, carry, flips = passOn(next, carry); owed > mostCalm || carry < -mostCalm {
				n++
				turn, b = turn^flips, bits.RotateLeft64(b, int(flips<<5))
				break
			}
			turn, b = turn^flips, bits.RotateLeft64(b, int(flips<<5))
		} else {
			owed += int64(ends)
			turn ^= ends
			b = bits.RotateLeft64(b, int(ends<<5))
		}
	}
	rng.state = random
	s.rest = s.rest&^(255<<owedAt|0xffff<<carryAt|1) | turn | uint64(uint8(owed))<<owedAt |
		uint64(uint8(carry))<<(carryAt+8*(turn^1))
	s.board = bits.RotateLeft64(b, int(turn<<5))
	return s, n
}

// passOn ends a turn that leaves mine to carry while the other side carries
// theirs, and begins the next one that is not lost: what is owed then, what the
// side that waits carries, and whether the turn went over (1) or came back (0).
func passOn(mine, theirs int64) (owed, carry int64, flips uint64) {
	for {
		mine, theirs, flips = theirs, mine, flips^1
		if mine >= 0 {
			return 1 + mine, theirs, flips
		}
		mine++
	}
}

// calmTarget is where the piece on from comes to rest by the walk.
func (w *walk) calmTarget(from uint32) uint32 {
	to := from + w.step + w.step&-(w.ba>>(from&31)&1)
	if w.stop != 0 && from < uint32(board.Beauty) && to > uint32(board.Beauty) {
		to = uint32(board.Beauty)
	}
	return to | 31&-(w.off>>(from&31)&1)
}

// calmBack are the pieces that can go backward, where that is done.
func (g *Game) calmBack(own, foe uint32, w *walk) uint32 {
	if g.r.Backward == rules.BackwardNever {
		return 0
	}
	v := g.look(State{board: uint64(own) | uint64(foe)<<32}, board.Spools)
	return g.fromDown(w, &v)
}

// calmFrom is from for the side that has own, while only Kendall is played.
func (g *Game) calmFrom(own, foe uint32, w *walk) uint32 {
	var bars, strong uint32
	if g.width == 2 {
		all := own | foe
		bars = all & (all >> 1) & g.joined
	} else if g.width == 3 {
		bars = foe & (foe >> 1) & (foe >> 2) & g.joined & (g.joined >> 1)
	}
	if g.plainPairs {
		strong = foe & (foe >> 1) & g.joined
		strong |= strong << 1
	} else {
		strong = g.protected(foe&g.grouping, false)
	}
	open := path &^ own & (^foe | foe&^g.hard&^strong)
	barred := w.spread(bars)
	ends := open>>(w.n&31) | w.off
	if w.stop != 0 {
		barred = barred&^w.stop | w.spread(bars&w.low)&w.stop
		ends = ends&^w.stop | w.stop&-(open>>board.Beauty&1)
	}
	can := w.src &^ (barred &^ w.exempt)
	good := can & ends
	if own&(w.ba|w.lone|w.wet) != 0 {
		v := view{own: own, foe: foe, open: open, bars: bars, wet: g.wetHits(own, foe, foe&^strong)}
		return g.from(w, &v)
	}
	return own & good
}

// nth is one of the squares of a set, chosen by r, each as likely as any other.
func nth(set, r uint32) uint32 {
	k := uint32(uint64(r) * uint64(bits.OnesCount32(set)) >> 32)
	for ; k >= 4; k -= 4 {
		set &= set - 1
		set &= set - 1
		set &= set - 1
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
	return uint32(bits.TrailingZeros32(set))
}
