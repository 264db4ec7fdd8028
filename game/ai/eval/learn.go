package eval

import (
	"math"
	"math/bits"

	"senet/game/fast"
)

// Init fills a network with small random weights.
func (n *Net) Init(seed uint64) {
	rng := fast.NewRand(seed)
	rnd := func(size float64) float32 {
		return float32((float64(rng.Uint64()>>11)/(1<<52) - 1) * size)
	}
	for i := range n.In {
		for j := range n.In[i] {
			n.In[i][j] = rnd(0.25)
		}
	}
	for j := range n.Bias {
		n.Bias[j] = rnd(0.1) + 0.1
	}
	var out [Hidden]float32
	for j := range out {
		out[j] = rnd(math.Sqrt(1.0 / Hidden))
	}
	for b := range n.Out {
		n.Out[b] = out
	}
}

// Learn moves the network a step towards a target for features and returns how
// far it was off: one step of stochastic gradient descent on the cross entropy.
func (n *Net) Learn(f Features, bucket int, target, rate float32) float32 {
	var a Sum
	n.Fill(&a, f)
	p := Chance(n.output(&a.h, bucket))
	off := target - p
	step := off * rate
	out := &n.Out[bucket]
	n.Base[bucket] += step
	var g [Hidden]float32
	for i := range g {
		if h := a.h[i]; h > 0 {
			g[i] = step * out[i]
			out[i] += step * h
		}
	}
	add(&n.Bias, &g)
	for w, set := range f {
		for ; set != 0; set &= set - 1 {
			add(&n.In[w<<6+bits.TrailingZeros64(set)], &g)
		}
	}
	return off
}
