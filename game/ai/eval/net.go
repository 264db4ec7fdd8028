package eval

import (
	"math/bits"

	"senet/game/board"
	"senet/game/fast"
)

// Hidden is the number of hidden units; Buckets that of outputs, one for each
// number of pieces left on both sides together.
const (
	Hidden  = 64
	Buckets = 20
)

// Net is a network of one hidden layer of rectified sums: the features choose
// rows of In, the rows are summed, and the output for the pieces that are left
// makes a chance of it.
//
// Where both sides are alike it looks with the eyes of the side whose turn it
// is; where they are not (Record.Apart), always with those of the spools.
type Net struct {
	In   [Inputs]units
	Bias units
	Out  [Buckets]units
	Base [Buckets]float32
	Record
}

// units is a value for each hidden unit.
type units [Hidden]float32

// Sum is the hidden layer before it is rectified, and what it was summed for.
// A state that differs little is judged quickly from it. Not for several
// goroutines.
type Sum struct {
	f Features
	h units
	r rows // room for Near
}

// rows names rows of In.
type rows [Inputs]uint16

func (r *rows) list(f *Features, n int) int {
	for w, set := range f {
		for ; set != 0; set &= set - 1 {
			r[n] = uint16(w<<6 + bits.TrailingZeros64(set))
			n++
		}
	}
	return n
}

// See works out the features of a state that waits for a throw, and its output,
// with the eyes that the network has for it.
func (n *Net) See(s fast.State) (f Features, bucket int) {
	d := s.Turn()
	if !n.Apart {
		return See(s, d)
	}
	f, bucket = See(s, board.Spools)
	if d == board.Cones {
		f[2] |= 1 << coneAt
	}
	return f, bucket
}

// For is the chance of the side whose turn it is in s, where the network's
// output is v. It is its own inverse.
func (n *Net) For(s fast.State, v float32) float32 {
	if n.Apart && s.Turn() == board.Cones {
		return 1 - v
	}
	return v
}

// Fill works out the sum for features.
func (n *Net) Fill(a *Sum, f Features) {
	a.f = f
	sum(&a.h, &n.Bias, &n.In, &a.r, a.r.list(&f, 0))
}

// Near is the output for features that differ little from those of a sum.
func (n *Net) Near(a *Sum, f Features, bucket int) float32 {
	var more, less Features
	for w := range f {
		more[w], less[w] = f[w]&^a.f[w], a.f[w]&^f[w]
	}
	adds := a.r.list(&more, 0)
	all := a.r.list(&less, adds)
	return Chance(n.Base[bucket] + near(&a.h, &n.In, &a.r, adds, all, &n.Out[bucket]))
}

// Win judges a state that waits for a throw.
func (n *Net) Win(s fast.State) float32 {
	f, bucket := n.See(s)
	return n.For(s, n.output(f, bucket))
}

func (n *Net) output(f Features, bucket int) float32 {
	var a Sum
	n.Fill(&a, f)
	return Chance(n.Base[bucket] + near(&a.h, &n.In, &a.r, 0, 0, &n.Out[bucket]))
}
