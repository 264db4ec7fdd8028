package eval

import (
	"math"
	"testing"
)

// The curve is the logistic function, rises everywhere, and is symmetric enough
// for chances of both sides to add up to one.
func TestChance(t *testing.T) {
	before := float32(0)
	for z := float32(-20); z < 20; z += 0.0007 {
		v := Chance(z)
		want := 1 / (1 + math.Exp(-float64(z)))
		if off := math.Abs(float64(v) - want); off > 1.5e-6 {
			t.Fatalf("%g: %g, not %g", z, v, want)
		}
		if v < before {
			t.Fatalf("falls at %g", z)
		}
		if sum := v + Chance(-z); math.Abs(float64(sum-1)) > 2e-6 {
			t.Fatalf("%g: both sides have %g", z, sum)
		}
		before = v
	}
}
