package anim

import (
	"math"
	"time"
)

// Times of the motions at normal speed.
const (
	HopTime      = 130 * time.Millisecond // one square
	HopsMost     = 700 * time.Millisecond // a move of any length
	SwapTime     = 360 * time.Millisecond
	EnterTime    = 180 * time.Millisecond // the last hop, into the Water
	SinkTime     = 420 * time.Millisecond
	SurfaceTime  = 260 * time.Millisecond
	RebirthTime  = 520 * time.Millisecond
	PulseTime    = 240 * time.Millisecond
	FreeTime     = 560 * time.Millisecond
	ShakeTime    = 160 * time.Millisecond
	FadeTime     = 150 * time.Millisecond // square art coming back
	ValueTime    = 160 * time.Millisecond // the numeral of a throw
	ReducedTime  = 120 * time.Millisecond // a cross-fade in place of any motion
	RingsApart   = 30 * time.Millisecond
	AnnounceTime = 700 * time.Millisecond // something that has no motion but must be seen
)

// HopsTime is how long a move of n squares takes.
func HopsTime(n int) time.Duration {
	return min(time.Duration(max(n, 1))*HopTime, HopsMost)
}

// Hops is a walk of n squares, one hop each. At progress p the piece is a part t
// of the way along hop leg (0 to n-1), at a height from 0 on the ground to 1.
func Hops(n int, p float32) (leg int, t, height float32) {
	if n < 1 {
		return 0, 1, 0
	}
	x := Clamp(p) * float32(n)
	leg = min(int(x), n-1)
	part := x - float32(leg)
	return leg, InOut(part), Hill(part)
}

// Trade is two pieces changing places. t is how far each has come, lift how far
// both have risen, arc how far the one bends up and the other down, each 0 to 1.
func Trade(p float32) (t, lift, arc float32) {
	t = InOut(Span(p, .12, .88))
	lift = min(InOut(Span(p, 0, .2)), 1-InOut(Span(p, .8, 1)))
	return t, lift, Hill(t)
}

// Sink is a piece going under on the House of Water: sink is the part of its
// height that is below the surface (0 to 0.4), alpha its visibility.
func Sink(p float32) (sink, alpha float32) {
	f := Fall(p)
	return .4 * f, 1 - Span(f, .35, 1)
}

// Ripple is the ring on the water: its size, 0.3 to 1, and visibility.
func Ripple(p float32) (size, alpha float32) {
	return Lerp(.3, 1, Out(p)), 1 - Clamp(p)
}

// Shake is a refusal: a sideways offset from -1 to 1, twice to each side, that
// starts and ends at 0.
func Shake(p float32) float32 {
	return float32(math.Sin(float64(Clamp(p)) * 4 * math.Pi))
}

// Pulse is a size that swells once and returns: 1 to 1.25 and back to 1.
func Pulse(p float32) float32 { return 1 + .25*Hill(p) }

// Glide is a flight from one place to another: t the way covered, arc the height
// of its bow, 0 to 1.
func Glide(p float32) (t, arc float32) {
	t = Out(p)
	return t, Hill(t)
}

// Leave is a piece set free: first across the edge of the board, then gliding
// down to its place. Both parts run from 0 to 1, the second after the first.
func Leave(p float32) (cross, down float32) {
	p = Out(p)
	return Span(p, 0, .4), InOut(Span(p, .4, 1))
}
