package eval

import (
	"math"

	"senet/game/fast"
)

// Init fills a network with small random weights for where the pieces stand.
func (n *Net) Init(seed uint64) {
	rng := fast.NewRand(seed)
	rnd := func(size float64) float32 {
		return float32((float64(rng.Uint64()>>11)/(1<<52) - 1) * size)
	}
	for i := range n.In[:60] { // the rest begins at 0: what never occurs takes no room in the file
		for j := range n.In[i] {
			n.In[i][j] = rnd(0.2)
		}
	}
	for j := range n.Bias {
		n.Bias[j] = rnd(0.1) + 0.1
	}
	var out units
	for j := range out {
		out[j] = rnd(math.Sqrt(1.0 / Hidden))
	}
	for b := range n.Out {
		n.Out[b] = out
	}
}

// Learn moves the network a step towards a target for features and returns how
// far it was off: one step of stochastic gradient descent on the cross entropy.
// The target is for the eyes that the features were seen with.
func (n *Net) Learn(f Features, bucket int, target, rate float32) float32 {
	var r rows
	var h, g units
	count := r.list(&f, 0)
	sum(&h, &n.Bias, &n.In, &r, count)
	off := target - Chance(n.Base[bucket]+near(&h, &n.In, &r, 0, 0, &n.Out[bucket]))
	step := off * rate
	n.Base[bucket] += step
	slope(&h, &n.Out[bucket], &g, step)
	push(&n.In, &n.Bias, &r, count, &g)
	return off
}

// Blend moves a network's weights a share of the way to those of another: the
// mean of many networks on the way of a descent is steadier than any of them.
func (n *Net) Blend(to *Net, share float32) {
	for i := range n.In {
		n.In[i].blend(&to.In[i], share)
	}
	n.Bias.blend(&to.Bias, share)
	for b := range n.Out {
		n.Out[b].blend(&to.Out[b], share)
		n.Base[b] += (to.Base[b] - n.Base[b]) * share
	}
	n.Record = to.Record
}

func (u *units) blend(to *units, share float32) {
	for i := range u {
		u[i] += (to[i] - u[i]) * share
	}
}
