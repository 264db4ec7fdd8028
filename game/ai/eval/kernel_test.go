package eval

import (
	"math"
	"testing"

	"senet/game/fast"
)

// The wide kernels give the plain ones' results to the bit.
func TestKernels(t *testing.T) {
	rng := fast.NewRand(7)
	number := func() float32 { return float32(rng.Uint64()>>40)/(1<<23) - 1 }
	var a Net
	for i := range a.In {
		for j := range a.In[i] {
			a.In[i][j] = number()
		}
	}
	for j := range a.Bias {
		a.Bias[j], a.Out[0][j] = number(), number()
	}
	b := a
	for range 2000 {
		var r rows
		adds, all := int(rng.Uint64()%20), 0
		all = adds + int(rng.Uint64()%9)
		for i := range all {
			r[i] = uint16(rng.Uint64() % Inputs)
		}
		var h, k, g, q units
		sum(&h, &a.Bias, &a.In, &r, adds)
		plainSum(&k, &b.Bias, &b.In, &r, adds)
		v, w := near(&h, &a.In, &r, adds, all, &a.Out[0]), plainNear(&k, &b.In, &r, adds, all, &b.Out[0])
		if h != k || math.Float32bits(v) != math.Float32bits(w) {
			t.Fatalf("%v and %v", v, w)
		}
		step := number() / 100
		slope(&h, &a.Out[0], &g, step)
		plainSlope(&k, &b.Out[0], &q, step)
		push(&a.In, &a.Bias, &r, adds, &g)
		plainPush(&b.In, &b.Bias, &r, adds, &q)
		if g != q || a.In != b.In || a.Bias != b.Bias || a.Out != b.Out {
			t.Fatal("learning differs")
		}
	}
}
