package eval

import (
	"math"
	"math/bits"

	"senet/game/board"
	"senet/game/fast"
)

// Hidden is the number of hidden units; Buckets that of outputs, one for each
// number of pieces left on both sides together.
const (
	Hidden  = 48
	Buckets = 16
)

// Net is a network of one hidden layer of rectified sums: the features choose
// rows of In, the rows are summed, and the output for the pieces that are left
// makes a chance of it.
type Net struct {
	In   [Inputs][Hidden]float32
	Bias [Hidden]float32
	Out  [Buckets][Hidden]float32
	Base [Buckets]float32
	Record
}

// Sum is the hidden layer before it is rectified, and what it was summed for.
// A state that differs little is judged quickly from it.
type Sum struct {
	f Features
	h [Hidden]float32
}

// Fill works out the sum for features.
func (n *Net) Fill(a *Sum, f Features) {
	a.f = f
	a.h = n.Bias
	for w, set := range f {
		for ; set != 0; set &= set - 1 {
			add(&a.h, &n.In[w<<6+bits.TrailingZeros64(set)])
		}
	}
}

func add(h, row *[Hidden]float32) {
	for i := 0; i < Hidden; i += 4 {
		h[i] += row[i]
		h[i+1] += row[i+1]
		h[i+2] += row[i+2]
		h[i+3] += row[i+3]
	}
}

func sub(h, row *[Hidden]float32) {
	for i := 0; i < Hidden; i += 4 {
		h[i] -= row[i]
		h[i+1] -= row[i+1]
		h[i+2] -= row[i+2]
		h[i+3] -= row[i+3]
	}
}

// Near is the judgement for features that differ little from those of a sum.
func (n *Net) Near(a *Sum, f Features, bucket int) float32 {
	h := a.h
	for w := range f {
		for set := f[w] &^ a.f[w]; set != 0; set &= set - 1 {
			add(&h, &n.In[w<<6+bits.TrailingZeros64(set)])
		}
		for set := a.f[w] &^ f[w]; set != 0; set &= set - 1 {
			sub(&h, &n.In[w<<6+bits.TrailingZeros64(set)])
		}
	}
	return Chance(n.output(&h, bucket))
}

func (n *Net) output(h *[Hidden]float32, bucket int) float32 {
	out := &n.Out[bucket&(Buckets-1)]
	var a, b, c, d float32
	for i := 0; i < Hidden; i += 4 {
		a += max(h[i], 0) * out[i]
		b += max(h[i+1], 0) * out[i+1]
		c += max(h[i+2], 0) * out[i+2]
		d += max(h[i+3], 0) * out[i+3]
	}
	return n.Base[bucket&(Buckets-1)] + (a + b) + (c + d)
}

// Win judges a state that waits for a throw.
func (n *Net) Win(s fast.State) float32 { return n.see(s, s.Turn()) }

func (n *Net) see(s fast.State, d board.Side) float32 {
	var a Sum
	f, bucket := See(s, d)
	n.Fill(&a, f)
	return Chance(n.output(&a.h, bucket))
}

// Chance makes a chance of an output: the logistic function.
func Chance(z float32) float32 { return float32(1 / (1 + math.Exp(-float64(z)))) }
