package sound

import (
	"math"
	"math/rand/v2"
)

// Rate is how many samples a second has. All sounds have one channel.
const Rate = 48000

// wave is a sound being made: samples of any size, brought into range at the end.
type wave []float32

// silence is a wave of a length in seconds.
func silence(seconds float64) wave { return make(wave, int(seconds*Rate)) }

// partial is one sine that dies away.
type partial struct {
	hz    float64
	level float64
	decay float64 // seconds until it is down to 1/e
}

// ring adds partials that begin at a time, after a rise of some seconds. A rise
// of a few milliseconds is a knock, a longer one a stroke with something soft.
func (w wave) ring(at, rise float64, partials ...partial) {
	start := int(at * Rate)
	for _, p := range partials {
		// The sine is a point going round, which costs one product a sample.
		turn := polar(math.Exp(-1/(p.decay*Rate)), 2*math.Pi*p.hz/Rate)
		point := complex(p.level, 0)
		for i := start; i < len(w); i++ {
			up := min(1, float64(i-start)/(rise*Rate))
			w[i] += float32(imag(point) * up * up * (3 - 2*up))
			point *= turn
		}
	}
}

func polar(r, angle float64) complex128 {
	sin, cos := math.Sincos(angle)
	return complex(r*cos, r*sin)
}

// glide adds a sine that goes from one pitch to another in a time and dies away:
// a bubble, when it rises.
func (w wave) glide(at, seconds, from, to, level float64) {
	start, n := int(at*Rate), int(seconds*Rate)
	phase := 0.0
	for i := 0; i < n && start+i < len(w); i++ {
		t := float64(i) / float64(n)
		phase += 2 * math.Pi * (from + (to-from)*t*t) / Rate
		w[start+i] += float32(level * math.Sin(phase) * window(t, .08))
	}
}

// window rises from 0 to 1 in the first part of the way t and falls to 0 along
// the rest.
func window(t, rise float64) float64 {
	if t < rise {
		return math.Sin(math.Pi / 2 * t / rise)
	}
	x := (t - rise) / (1 - rise)
	return (1 + math.Cos(math.Pi*x)) / 2
}

// rush adds noise without its highs and lows, as water or wind have it: pitch is
// about where most of it is. The noise is the same every time.
func (w wave) rush(at, seconds, rise, pitch, level float64) {
	random := rand.New(rand.NewPCG(30, 5))
	start, n := int(at*Rate), int(seconds*Rate)
	c := 2 * math.Pi * pitch / Rate
	var low, lower, mean float64
	for i := 0; i < n && start+i < len(w); i++ {
		low += c * (random.Float64()*2 - 1 - low)
		lower += c * (low - lower)
		mean += c / 4 * (lower - mean)
		w[start+i] += float32(level * (lower - mean) * window(float64(i)/float64(n), rise))
	}
}

// The ends of every sound: a knock must stay one, a tail must not be cut.
const (
	fadeIn  = .001
	fadeOut = .05
)

// finish takes what is constant out of the wave, lets it begin and end in silence
// and gives it the loudest sample asked for.
func (w wave) finish(peak float64) []float32 {
	w.level()
	in, out := int(fadeIn*Rate), int(min(fadeOut*Rate, float64(len(w))/4))
	for i := range min(in, len(w)) {
		w[i] *= float32(i) / float32(in)
	}
	for i := range out {
		w[len(w)-1-i] *= float32(i) / float32(out)
	}
	return w.scale(peak)
}

// level is a filter against everything under some 20 Hz, which no one hears and
// loudspeakers dislike.
func (w wave) level() {
	const keep = 1 - 2*math.Pi*20/Rate
	var was, is float64
	for i, x := range w {
		is = keep * (is + float64(x) - was)
		was = float64(x)
		w[i] = float32(is)
	}
}

// scale brings the loudest sample to peak.
func (w wave) scale(peak float64) []float32 {
	var most float32
	for _, x := range w {
		most = max(most, x, -x)
	}
	if most > 0 {
		k := float32(peak) / most
		for i := range w {
			w[i] *= k
		}
	}
	return w
}
