// Package eval judges states that wait for a throw: by a small network learned
// for a rule set, or by hand-made weights where there is none. A judgement is
// the chance that the side whose turn it is wins.
package eval

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
	"senet/game/fast"
)

// Features are what the network sees of a state, as a set, from one side (own)
// against the other (foe). Bit i of word w is input 64w+i.
//
//	word 0: own pieces on 1–30, foe's on 1–30 (30 bits each)
//	word 1: own pairs on 1–2, 2–3, … (29 bits), foe's pairs (29 bits)
//	word 2: pairs of different colours (29 bits), then the counts below
//	word 3: what only some systems have, below
//	words 4–6: single pieces with an enemy 1, 2, 3 squares behind them: own on
//	1–30, foe's on 1–30 (30 bits each)
//
// All but the first say of neighbours what a layer of sums cannot.
type Features [words]uint64

const words = 7

// Inputs is the number of rows of the first layer.
const Inputs = words * 64

// Places of the counts in word 2.
const (
	leftAt    = 29 // 8 bits a side: one of them for 1 to 8 or more pieces left
	drownedAt = 45 // 3 bits a side: 1, 2, 3 or more drowned
	owedAt    = 51 // 2 bits: 2, 3 or more throws owed
	carryAt   = 53 // 4 bits: what foe carries, at most −1, at most −2, at least 1, at least 2
	waterAt   = 57 // the throw is for the Water
	coneAt    = 58 // it is the cones' turn; only where the sides are not alike
)

// Places in word 3. Numbers fill their bits from below.
const (
	reserveAt = 0  // 8 bits a side: 1 to 8 or more pieces not yet entered
	phaseAt   = 16 // 2 bits a side: one of them for the later phases
	homeAt    = 20 // 2 bits a side: one of them for the home squares owned
	roundsAt  = 24 // 4 bits a side: 1 to 4 or more rounds finished
	ownAt     = 32 // 2 bits: what own carries, at most −1, at least 1
	pendingAt = 34 // 3 bits for each of 1, 2, 3, 4, dark: 1 to 3 or more throws put by
	sentAt    = 49 // 1 bit a side: a piece that the Water sent back moves first
)

const pairBits = 1<<29 - 1

// See works out the features of a state that waits for a throw, seen by side d,
// and the number of its output, by the pieces left. The throws owed are those
// of the side whose turn it is, which is d unless the sides are not alike.
func See(s fast.State, d board.Side) (f Features, bucket int) {
	own, foe := uint64(s.Pieces(d)>>1), uint64(s.Pieces(d^1)>>1)
	ownPairs, foePairs := own&(own>>1)&pairBits, foe&(foe>>1)&pairBits
	all := own | foe
	f[0] = own | foe<<30
	f[1] = ownPairs | foePairs<<29
	f[2] = all & (all >> 1) & pairBits &^ (ownPairs | foePairs)
	ownOne, foeOne := own&^(ownPairs|ownPairs<<1), foe&^(foePairs|foePairs<<1)
	f[4] = ownOne&(foe<<1) | (foeOne&(own<<1))<<30
	f[5] = ownOne&(foe<<2) | (foeOne&(own<<2))<<30
	f[6] = ownOne&(foe<<3) | (foeOne&(own<<3))<<30
	do, df := s.Drowned(d), s.Drowned(d^1)
	a, b := bits.OnesCount64(own)+do, bits.OnesCount64(foe)+df
	f[2] |= 1<<(leftAt-1+min(max(a, 1), 8)) | 1<<(leftAt+7+min(max(b, 1), 8))
	if do|df != 0 {
		f[2] |= fill(do, 3)<<drownedAt | fill(df, 3)<<(drownedAt+3)
	}
	if owed := s.Owed(); owed > 1 {
		f[2] |= fill(owed-1, 2) << owedAt
	}
	if c := s.Carry(d ^ 1); c < 0 {
		f[2] |= fill(-c, 2) << carryAt
	} else if c > 0 {
		f[2] |= fill(c, 2) << (carryAt + 2)
	}
	if s.Await() == game.AwaitWater {
		f[2] |= 1 << waterAt
	}
	f[3] = rare(s, d)
	return f, min(max(a+b, 1), Buckets) - 1
}

// fill is a number of bits from below: n, but not more than most.
func fill(n, most int) uint64 { return 1<<min(n, most) - 1 }

// rare is word 3.
func rare(s fast.State, d board.Side) (w uint64) {
	if !s.Elaborate() {
		return 0
	}
	for i, side := range [2]board.Side{d, d ^ 1} {
		w |= fill(s.Reserve(side), 8) << (reserveAt + 8*i)
		w |= fill(s.Rounds(side), 4) << (roundsAt + 4*i)
		if p := s.Phase(side); p != 0 {
			w |= 1 << (phaseAt + 2*i + int(p&3) - 1)
		}
		if h := s.Home(side); h != 0 {
			w |= 1 << (homeAt + 2*i + int(h&3) - 1)
		}
		if s.Sent(side) != 0 {
			w |= 1 << (sentAt + i)
		}
	}
	for t := game.Throw(1); t <= 6; t++ {
		w |= fill(s.Pending(t), 3) << (pendingAt + 3*int(min(t, 5)-1))
	}
	if c := s.Carry(d); c < 0 {
		w |= 1 << ownAt
	} else if c > 0 {
		w |= 2 << ownAt
	}
	return w
}
