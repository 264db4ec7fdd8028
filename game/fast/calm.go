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

// calmRules is what the short ways need to know of the rules.
type calmRules struct {
	canCalm, canStill bool // whether calmly and still may be asked

	gain      [32]int8 // what landing on a square earns or costs
	noisy     uint32   // squares where a calm ply ends
	calmWater uint32   // 27, when pieces there have throws of their own

	ownBars, pairBars, joinedBars uint32 // see calmBars
	broken, notAfter, notBefore   uint32 // see calmStrong
	plainPairs                    bool   // two in a row are safe, always and everywhere
	stillBars                     uint32 // all ones when three enemies bar
}

// compileCalm settles which rule sets take the short way.
func (g *Game) compileCalm() {
	r := &g.r
	g.canCalm = !g.gods && g.pieces <= 8 && r.Backward != rules.BackwardPiece &&
		r.Hit == rules.HitSwaps && !r.StartHeld && !r.ThrowsFirst && !r.WaterCosts && r.FreeWhen == rules.FreeAlways &&
		r.Safe == 2 && r.Break != rules.BreakMiddleOfThreeOrFour
	g.compileCalmGroups()
	g.noisy = g.special &^ (at15 | 1<<board.Net)
	if r.RebirthAgain15 {
		g.gain[board.Rebirth] = 1
	}
	if r.NetLoses {
		g.gain[board.Net] = -1
	}
	g.plainPairs = r.Safe == 2 && r.Break == rules.BreakNone && r.LastProtect
	if g.hasWater {
		g.calmWater = at27
	}
	if r.LastHits == rules.LastHitsToWater {
		g.noisy |= at26 // a hit from there has a way of its own
	}
}

// compileCalmGroups puts what groups do into masks.
func (g *Game) compileCalmGroups() {
	const all = ^uint32(0)
	switch g.width {
	case 2:
		g.ownBars, g.pairBars, g.joinedBars = all, all, g.joined
	case 3:
		g.joinedBars = g.joined
	}
	switch g.r.Break {
	case rules.BreakMiddleOfThree:
		g.broken, g.notAfter, g.notBefore = all, all, all
	case rules.BreakSecond:
		g.broken, g.notAfter = all, all
	}
	for n := range g.ahead[0] {
		w := &g.ahead[0][n]
		w.rare = w.ba | w.lone | w.wet | w.stop
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
		open := path &^ own & (^foe | foe&^g.hard&^g.calmStrong(foe))
		set := own & w.calmFrom(g.calmBars(own, foe), open)
		if own&w.rare != 0 {
			set = g.calmRare(own, foe, w)
		}
		if set == 0 {
			w = &g.behind[0][throw]
			set = g.calmBack(own, foe, w)
		}
		if drowned != 0 && (set == 0 || r>>4&1 == 1) && drowned>>(4*turn)&15 != 0 && g.rebirthSquare(own, foe) != 0 {
			break
		}
		if set != 0 {
			from := uint32(bits.TrailingZeros32(nth(set, uint32(r>>32))))
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
		ends := uint64(next-1) >> 63
		if (next|carry)&-int64(ends) != 0 { // a lost turn, or a throw too many
			next, carry, ends = passOn(next, carry)
			owed = next
		} else {
			owed += int64(ends)
		}
		turn ^= ends
		b = bits.RotateLeft64(b, int(ends<<5))
		if owed > mostCalm || carry < -mostCalm {
			n++
			break
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

// calmBars is barring for the side that has own.
func (g *Game) calmBars(own, foe uint32) uint32 {
	x := own&g.ownBars | foe
	x &= x >> 1 & g.joinedBars
	return x & (x>>1 | g.pairBars)
}

// calmStrong is protected for pieces that walk up the path, where two in a row
// are safe: all in a group, but for what can be broken of its inner ones.
func (g *Game) calmStrong(foe uint32) uint32 {
	foe &= g.grouping
	j := foe & (foe >> 1) & g.joined
	inner := j << 1 & j
	return (j | j<<1) &^ (inner & g.broken &^ (inner<<1&g.notAfter | inner>>1&g.notBefore))
}

// calmFrom are the pieces that can walk up the path so, given what bars and
// where a piece may come to rest, those in w.rare apart.
func (w *walk) calmFrom(bars, open uint32) uint32 {
	barred := bars>>1&w.shifts[0] | bars>>2&w.shifts[1] | bars>>3&w.shifts[2] | bars>>4&w.shifts[3]
	return w.src &^ (barred &^ w.exempt) & (open>>(w.n&31) | w.off)
}

// calmRare is from where calmFrom will not do.
func (g *Game) calmRare(own, foe uint32, w *walk) uint32 {
	v := g.look(State{board: uint64(own) | uint64(foe)<<32}, board.Spools)
	return g.from(w, &v)
}
