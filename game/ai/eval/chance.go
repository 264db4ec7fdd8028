package eval

import "math"

// The logistic function is looked up between points of a curve: calling the
// exponential would take as long as all the rest of a judgement.
const (
	curveEnd   = 14  // outputs beyond ± this are taken for this
	curveSteps = 256 // points for each unit
)

var curve = func() (c [2*curveEnd*curveSteps + 2]float32) {
	for i := range c {
		c[i] = float32(1 / (1 + math.Exp(curveEnd-float64(i)/curveSteps)))
	}
	return c
}()

// Chance makes a chance of an output: the logistic function, to a millionth.
func Chance(z float32) float32 {
	at := (min(max(z, -curveEnd), curveEnd) + curveEnd) * curveSteps
	i := int(at)
	low := curve[i]
	return low + float32((at-float32(i))*(curve[i+1]-low))
}
