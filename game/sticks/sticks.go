// Package sticks throws the four casting sticks. A throw is drawn from the seed
// of the game and its own number in the game, and from nothing else: taking
// back a move never changes what will be thrown, and anybody who has the record
// can check that no throw was arranged.
//
// Throw n (counted from 0; the lot, the gods' second throws, fate and water
// throws count too) of a game with seed s is made so: a ChaCha8 generator
// (https://c2sp.org/chacha8rand, Go's math/rand/v2) is keyed with 32 bytes, s as
// eight bytes little-endian, n as eight bytes little-endian, and the sixteen
// ASCII bytes "senet sticks 001"; bits 0, 1, 2 and 3 of its first 64-bit value
// say which of the four sticks fall light side up. So all sixteen faces are
// equally likely, which gives the chances of RULES §1.
package sticks

import (
	"encoding/binary"
	"math/rand/v2"

	"senet/game"
)

// Faces is how the four sticks lie, from left to right; true is light side up.
// The zero value is four dark sides.
type Faces [4]bool

// domain separates these draws from anything else that a seed may be used for.
// It is part of the definition: changing it changes every game.
const domain = "senet sticks 001"

// Light counts the sticks that lie light side up: 0 to 4.
func (f Faces) Light() int {
	n := 0
	for _, up := range f {
		if up {
			n++
		}
	}
	return n
}

// Score is what the throw counts (RULES §1): the light sides, or allDark when
// there are none. allDark is the toggle all-dark, 5 or 6; anything else is
// taken as 5.
func (f Faces) Score(allDark int) game.Throw {
	if n := f.Light(); n > 0 {
		return game.Throw(n)
	}
	if allDark == 6 {
		return 6
	}
	return 5
}

// Of returns faces that score t: the first t sticks light, or all dark for 5
// and 6. It serves records that tell the score but not how the sticks fell.
func Of(t game.Throw) Faces {
	var f Faces
	if t > 4 {
		return f
	}
	for i := range int(t) {
		f[i] = true
	}
	return f
}

// Source gives the faces of throw n of a game, n counted from 0. The same n
// must always give the same faces; that is what makes undo honest.
type Source interface{ Faces(n int) Faces }

// Seeded is the source that the package comment defines.
func Seeded(seed uint64) Source { return seeded(seed) }

type seeded uint64

// Faces implements Source.
func (s seeded) Faces(n int) Faces {
	var key [32]byte
	binary.LittleEndian.PutUint64(key[0:], uint64(s))
	binary.LittleEndian.PutUint64(key[8:], uint64(n))
	copy(key[16:], domain)
	bits := rand.NewChaCha8(key).Uint64()
	var f Faces
	for i := range f {
		f[i] = bits>>i&1 == 1
	}
	return f
}

// Script is a source that scores the given throws in order, and two after the
// last. It is for tests and demonstrations.
type Script []game.Throw

// Faces implements Source.
func (s Script) Faces(n int) Faces {
	if n < 0 || n >= len(s) {
		return Of(2)
	}
	return Of(s[n])
}
