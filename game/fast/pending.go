package fast

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
)

// Throws that are all made before any is played (toggle throws-first), as in
// package game, and the piece that the Water sent back and that moves first
// (toggle reborn-first).
//
// A State keeps the throws put by in places that only rule sets use which cannot
// have any: those of the reserve and of the rounds, for nothing but pieces are
// removed then, and that of the piece the gods' sticks chose. The bit at gatherAt
// says that it is so. Of a score of 5 or 6 for four dark sides a rule set knows
// but one; the bit at sixAt says which.

// gathered counts throws put by, those of t in the bits from 8t on.
type gathered uint64

// one is a throw of n put by.
func one(n uint32) gathered { return 1 << (8 * n & 63) }

// count is how many throws of n were put by.
func (p gathered) count(n uint32) uint8 { return uint8(p >> (8 * n & 63)) }

// mostPending bounds how many throws of one score are put by, as in the core.
const mostPending = 100

// Places of the throws put by, 7 bits each: those of 1 and 2 and 3 in more, of 4
// and of 5 or 6 in rest.
const (
	onesAt   = roundsAt
	twosAt   = roundsAt + 7
	threesAt = 53
	foursAt  = reserveAt
	darkAt   = pieceAt
	putMask  = 127
)

// putBits are the places in rest and in more.
const (
	putRest = uint64(putMask<<foursAt | putMask<<darkAt)
	putMore = uint64(putMask<<onesAt | putMask<<twosAt | putMask<<threesAt | 1<<gatherAt | 1<<sixAt)
)

// gatheredOf are the throws put by in s.
func gatheredOf(s State) gathered {
	if s.more>>gatherAt&1 == 0 {
		return 0
	}
	return gathered(s.more>>onesAt&putMask<<8 | s.more>>twosAt&putMask<<16 | s.more>>threesAt&putMask<<24 |
		s.rest>>foursAt&putMask<<32 | s.rest>>darkAt&putMask<<(40+s.more>>sixAt&1<<3))
}

// onto puts the throws into s, which has none.
func (p gathered) onto(s State) State {
	if p == 0 {
		return s
	}
	dark := uint64(p.count(5)) | uint64(p.count(6))
	s.rest |= uint64(p.count(4))<<foursAt | dark<<darkAt
	s.more |= uint64(p.count(1))<<onesAt | uint64(p.count(2))<<twosAt | uint64(p.count(3))<<threesAt |
		1<<gatherAt | bit(p.count(6) != 0)<<sixAt
	return s
}

// put is s with other throws put by.
func (s State) put(p gathered) State {
	if s.more>>gatherAt&1 == 1 {
		s.rest &^= putRest
		s.more &^= putMore
	}
	return p.onto(s)
}

// Pending is how many throws of t were made and are still to be played, where
// all are made before any is (throws-first); else 0.
func (s State) Pending(t game.Throw) int { return int(gatheredOf(s).count(uint32(t & 7))) }

// use is s with one of the throws put by standing to be played.
func (s State) use(n uint32) State {
	s = s.put(gatheredOf(s) - one(n))
	s.rest |= uint64(n) << throwAt
	return s
}

// gathering reports whether the state awaits a choice among throws put by.
func (s State) gathering() bool {
	return s.more>>gatherAt&1 == 1 && s.Await() == game.AwaitMove
}

// putBy is s after the mover's throw of n, with so many throws still owed.
func (g *Game) putBy(s State, n uint32, owed int8) State {
	p := gatheredOf(s)
	if p.count(n) < mostPending {
		p += one(n)
	}
	s.rest = s.rest&^(255<<owedAt) | uint64(uint8(owed))<<owedAt
	if s = s.put(p); owed > 0 {
		return s
	}
	return g.choosing(s)
}

// choosing is s, in which no more throws are owed, with a choice among the throws
// put by or, when none of them can be played, without them in the next turn.
func (g *Game) choosing(s State) State {
	s.rest = s.rest&^(7<<awaitAt|7<<throwAt) | uint64(game.AwaitMove)<<awaitAt
	if g.playsAny(s) {
		return s
	}
	s = s.put(0)
	if next, ok := g.onward(s, s.Owed()); ok {
		return next
	}
	var x turn
	x.open(g, s)
	x.next()
	return x.close()
}

// playsAny reports whether one of the throws put by can be played.
func (g *Game) playsAny(s State) bool {
	d := s.Turn()
	v := g.look(s, d)
	if s.Drowned(d) > 0 && g.rebirthSquare(v.own, v.foe) != 0 {
		return true // for want of all else
	}
	held := g.held(s, &v)
	for p := gatheredOf(s); p != 0; p = p.rest() {
		var o options
		if g.sideOptions(&o, s, &v, p.lowest(), held); !o.none() {
			return true
		}
	}
	return false
}

// lowest is the lowest throw put by.
func (p gathered) lowest() uint32 { return uint32(bits.TrailingZeros64(uint64(p))) >> 3 }

// rest are the throws that are higher than the lowest.
func (p gathered) rest() gathered { return p &^ (255 << (8 * p.lowest() & 63)) }

// putOptions are the ways to use a throw of n that was put by, as if it stood
// alone; touch-move is not looked at.
func (g *Game) putOptions(s State, v *view, held, n uint32) options {
	var o options
	g.sideOptions(&o, s, v, n, held)
	if o.none() && s.Drowned(v.side) > 0 {
		o.reborn = g.rebirthSquare(v.own, v.foe)
	}
	return o
}

// listGathered is buf[:0] with the choices among throws put by, if s awaits one.
func (g *Game) listGathered(s State, buf []game.Move) []game.Move {
	if s.gathering() {
		return g.listPut(s, buf[:0])
	}
	return buf[:0]
}

// stepPut is step for a throw that was put by and stands now. While others wait
// to be played, most moves do nothing but move.
func (g *Game) stepPut(s State, from, to uint32) State {
	half := s.rest & 1 << 5
	b := bits.RotateLeft64(s.board, int(half))
	own, foe := uint32(b), uint32(b>>32)
	a, t := uint32(1)<<(from&31), uint32(1)<<(to&31)
	hit := -(foe >> (to & 31) & 1)
	own = (own ^ a | t) & path
	if s.more>>gatherAt&1 == 0 || s.more&^putMore != 0 || t&g.special|a&hit&g.loud != 0 || own == 0 {
		return g.step(s, from, to)
	}
	foe ^= (a | t) & hit
	return g.choosing(State{bits.RotateLeft64(uint64(own)|uint64(foe)<<32, int(half)), s.rest, s.more})
}

// listPut appends the choices among the throws put by.
func (g *Game) listPut(s State, buf []game.Move) []game.Move {
	v := g.look(s, s.Turn())
	held := g.held(s, &v)
	for p := gatheredOf(s); p != 0; p = p.rest() {
		n, before := p.lowest(), len(buf)
		o := g.putOptions(s, &v, held, n)
		buf = g.list(s, &o, n, buf)
		for i := range buf[before:] {
			buf[before+i].Throw = game.Throw(n)
		}
	}
	return bound(buf, board.Square(s.more>>touchedAt&31))
}

// playPut makes random choices among the throws put by for as long as they are
// to be made, the first by the upper half of r.
func (g *Game) playPut(s State, r uint64) State {
	for s.gathering() {
		s = g.pickPut(s, r>>32)
		r = wyrand(r + wyStep)
	}
	return s
}

// pickPut makes one of the choices by the low 32 bits of r.
func (g *Game) pickPut(s State, r uint64) State {
	if s.more>>touchedAt&31 != 0 {
		var room [MaxMoves]game.Move
		list := g.listPut(s, room[:0])
		return g.Play(s, list[r*uint64(len(list))>>32])
	}
	v := g.look(s, s.Turn())
	held := g.held(s, &v)
	var ways [8]options
	all := uint32(0)
	put := gatheredOf(s)
	for p := put; p != 0; p = p.rest() {
		o := &ways[p.lowest()&7]
		*o = g.putOptions(s, &v, held, p.lowest())
		all += o.choices()
	}
	k := uint32(r * uint64(all) >> 32)
	for p := put; ; p = p.rest() {
		n := p.lowest()
		o := &ways[n&7]
		c := o.choices()
		if k < c {
			kth := (uint64(k)<<32 + uint64(c) - 1) / uint64(c) // the bits that pick the k-th of c
			return g.pick(s.use(n), o, n, kth)
		}
		k -= c
	}
}

// choices is how many choices the options are; they have no entry and no bounce.
func (o *options) choices() uint32 {
	if o.reborn != 0 {
		return 1
	}
	return uint32(bits.OnesCount32(o.ahead | o.back))
}

// takePut takes the throws put by out of the state.
func (x *turn) takePut(s State) {
	x.put = gatheredOf(s)
	x.more &^= putMore
	x.reserve, x.piece = [2]int8{}, 0
}

// nextPut asks for the next throw owed, or for a choice among the throws put by.
func (x *turn) nextPut() {
	x.await = game.AwaitThrow
	if x.owed > 0 {
		return
	}
	x.await = game.AwaitMove
	if x.g.playsAny(x.close()) {
		return
	}
	x.put = 0
	x.next()
}

// sent is where a piece of side d stands that moves first.
func (x *turn) sent(d board.Side) uint32 { return uint32(x.more >> (sentAt + 4*(d&1)) & 15) }

// cameBack remembers a piece of d that came back from the Water to q. Of two the
// first counts.
func (x *turn) cameBack(d board.Side, q uint32) {
	if x.g.r.RebornFirst {
		x.forgetSent()
		if x.sent(d) == 0 {
			x.more |= uint64(q) << (sentAt + 4*(d&1))
		}
	}
}

// forgetSent ends the duty of pieces that have left the square they came back to.
func (x *turn) forgetSent() {
	for d := range board.Side(2) {
		if x.set[d]>>x.sent(d)&1 == 0 {
			x.more &^= 15 << (sentAt + 4*d)
		}
	}
}

// waterCosts takes its next turn from side d, where the rules say so.
func (x *turn) waterCosts(d board.Side) {
	if x.g.r.WaterCosts {
		x.carry[d&1] = limit(x.carry[d&1] - 1)
	}
}
