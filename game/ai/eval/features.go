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

// Features are what the network sees of a state, as a set, from the side whose
// turn it is (own) against the other (foe). Bit i of word w is input 64w+i.
//
//	word 0: own pieces on 1–30, foe's on 1–30 (30 bits each)
//	word 1: own pairs on 1–2, 2–3, … (29 bits), foe's pairs (29 bits)
//	word 2: pairs of different colours (29 bits), then the counts below
//
// Words 1 and 2 say of neighbours what a layer of sums cannot.
type Features [3]uint64

// Inputs is the number of rows of the first layer.
const Inputs = 3 * 64

// Places of the counts in word 2.
const (
	leftAt    = 29 // 8 bits a side: one of them for 1 to 8 or more pieces left
	drownedAt = 45 // 3 bits a side: 1, 2, 3 or more drowned
	owedAt    = 51 // 2 bits: 2, 3 or more throws owed
	carryAt   = 53 // 4 bits: what foe carries, at most −1, at most −2, at least 1, at least 2
	waterAt   = 57 // the throw is for the Water
)

const pairBits = 1<<29 - 1

// See works out the features of a state that waits for a throw, seen by side d
// as if it were its turn, and the number of its output, by the pieces left.
func See(s fast.State, d board.Side) (f Features, bucket int) {
	own, foe := uint64(s.Pieces(d)>>1), uint64(s.Pieces(d^1)>>1)
	ownPairs, foePairs := own&(own>>1)&pairBits, foe&(foe>>1)&pairBits
	all := own | foe
	f[0] = own | foe<<30
	f[1] = ownPairs | foePairs<<29
	f[2] = all & (all >> 1) & pairBits &^ (ownPairs | foePairs)
	do, df := s.Drowned(d), s.Drowned(d^1)
	a, b := bits.OnesCount64(own)+do, bits.OnesCount64(foe)+df
	f[2] |= 1<<(leftAt-1+min(max(a, 1), 8)) | 1<<(leftAt+7+min(max(b, 1), 8))
	if do|df != 0 {
		f[2] |= (1<<min(do, 3)-1)<<drownedAt | (1<<min(df, 3)-1)<<(drownedAt+3)
	}
	if owed := s.Owed(); owed > 1 {
		f[2] |= (1<<min(owed-1, 2) - 1) << owedAt
	}
	if c := s.Carry(d ^ 1); c < 0 {
		f[2] |= (1<<min(-c, 2) - 1) << carryAt
	} else if c > 0 {
		f[2] |= (1<<min(c, 2) - 1) << (carryAt + 2)
	}
	if s.Await() == game.AwaitWater {
		f[2] |= 1 << waterAt
	}
	return f, min(a+b, Buckets) - 1
}
