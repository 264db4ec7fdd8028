package sound

import (
	"math"
	"math/rand/v2"
	"sync"
)

// Sound is one of the sounds there are.
type Sound uint8

// The sounds of play, and those of meditation.
const (
	Sticks  Sound = iota // four throwing sticks come down
	Step                 // a piece is set down
	Swap                 // two pieces change places
	Water                // a piece drowns
	Rebirth              // a piece comes back out of The Waters
	Free                 // a piece leaves the board for good
	Win                  // the last of them did
	In                   // a breath in begins: a bowl, touched
	Out                  // a breath out begins: the same, lower
	House                // the piece comes to a House: a small bell
	End                  // the time is over: three strokes
	Drone                // what lies under a meditation; without an end
	sounds
)

// recipe is how a sound is made and how loud it is: its loudest sample, where 1 is
// the most there can be. The figures are matched by measurement, so that no sound
// of play stands out; those of meditation lie under them.
type recipe struct {
	name string
	peak float64
	make func() wave
}

var recipes = [sounds]recipe{
	Sticks:  {"sticks", .24, sticks},
	Step:    {"step", .30, step},
	Swap:    {"swap", .30, swap},
	Water:   {"water", .26, water},
	Rebirth: {"rebirth", .13, rebirth},
	Free:    {"free", .13, free},
	Win:     {"win", .24, win},
	In:      {"in", .15, func() wave { return bowl(7, 174, 0) }},
	Out:     {"out", .16, func() wave { return bowl(7, 146.8, 0) }},
	House:   {"house", .07, house},
	End:     {"end", .20, func() wave { return bowl(14, 174, 0, 2.6, 5.2) }},
	Drone:   {"drone", .12, drone},
}

// String is the sound's name, for tests.
func (s Sound) String() string { return recipes[s].name }

var made [sounds]func() []float32

func init() {
	for i, r := range recipes {
		made[i] = sync.OnceValue(func() []float32 {
			if Sound(i) == Drone {
				return r.make().scale(r.peak) // it goes round: it has no ends
			}
			return r.make().finish(r.peak)
		})
	}
}

// Samples is the sound, at Rate samples a second, each from -1 to 1. It is made
// when it is first asked for, which may take some milliseconds, and must not be
// changed.
func (s Sound) Samples() []float32 { return made[s]() }

// wood is a knock of wood on wood: pitch is the lowest sound of it.
func (w wave) wood(at, pitch, level float64) {
	w.ring(at, .0006,
		partial{pitch, level, .030},
		partial{pitch * 2.41, level * .55, .014},
		partial{pitch * 4.13, level * .22, .006},
		partial{pitch * 5.9, level * .08, .003},
	)
	w.rush(at, .012, .1, 2400, level*.9)
}

// sticks come down as far apart as package anim lets them land, and each jumps
// once more.
func sticks() wave {
	w := silence(.5)
	for i, pitch := range []float64{640, 735, 585, 690} {
		at := .04 * float64(i)
		level := []float64{1, .85, .95, .8}[i]
		w.wood(at, pitch, level)
		w.wood(at+.105+.013*float64(i), pitch*1.03, level*.26)
	}
	return w
}

// step is lower and rounder than a stick: a piece of stone on a board of wood.
func step() wave {
	w := silence(.28)
	w.thud(0, 1)
	return w
}

func (w wave) thud(at, pitch float64) {
	w.ring(at, .0015,
		partial{310 * pitch, 1, .038},
		partial{655 * pitch, .75, .026},
		partial{1180 * pitch, .42, .014},
		partial{2300 * pitch, .16, .007},
	)
	w.rush(at, .02, .15, 1300, .8)
}

// swap is two pieces, one after the other, the second lower.
func swap() wave {
	w := silence(.45)
	w.thud(0, 1.19)
	w.thud(.11, .94)
	return w
}

// water is a plunge and the bubbles after it.
func water() wave {
	w := silence(1.5)
	w.rush(0, .9, .07, 700, 2.2)
	w.glide(.03, .16, 210, 330, .9)
	random := rand.New(rand.NewPCG(27, 15))
	for i := range 9 {
		at := .18 + .1*float64(i) + .06*random.Float64()
		hz := 340 + 420*random.Float64()
		w.glide(at, .05+.06*random.Float64(), hz, hz*1.5, .5*math.Exp(-float64(i)/4))
	}
	return w
}

// rebirth rises from the water and becomes a tone.
func rebirth() wave {
	w := silence(2)
	w.rush(0, .7, .6, 800, .9)
	for i := range 4 {
		hz := 300 * math.Pow(1.22, float64(i))
		w.glide(.08*float64(i), .12, hz, hz*1.4, .3)
	}
	w.bell(.34, 523.25, .8)
	return w
}

// free is two bells a fifth apart, going up.
func free() wave {
	w := silence(2.2)
	w.bell(0, 587.33, .8)
	w.bell(.16, 880, .7)
	return w
}

// win goes up five tones without a half-tone, and rests on the first of them.
func win() wave {
	w := silence(4.5)
	for i, hz := range []float64{293.66, 369.99, 440, 493.88, 587.33} {
		w.bell(.17*float64(i), hz, .75)
	}
	w.bell(.17*5+.12, 293.66, .9)
	return w
}

// bell is a small bell struck with something soft.
func (w wave) bell(at, pitch, level float64) {
	w.ring(at, .006,
		partial{pitch / 2, level * .22, .9},
		partial{pitch, level, .75},
		partial{pitch * 1.0015, level * .5, .8},
		partial{pitch * 2.005, level * .32, .4},
		partial{pitch * 3.01, level * .12, .22},
		partial{pitch * 4.21, level * .06, .12},
	)
}

func house() wave {
	w := silence(4)
	w.ring(0, .012,
		partial{659.25, 1, 1.1},
		partial{660.1, .6, 1.0},
		partial{1324, .25, .6},
		partial{1985, .10, .35},
		partial{329.6, .25, 1.2},
	)
	return w
}

// bowl is a metal bowl touched at times with a soft mallet. Its sounds are not
// those of a string: they lie some 2.8 and 5.2 times above the lowest, and each
// is two that differ a little, so that it swells and ebbs.
func bowl(seconds, pitch float64, at ...float64) wave {
	w := silence(seconds)
	for _, t := range at {
		w.ring(t, .045,
			partial{pitch, 1, 2.4},
			partial{pitch + .7, .45, 2.4},
			partial{pitch * 2.76, .42, 1.5},
			partial{pitch*2.76 + 1.1, .18, 1.5},
			partial{pitch * 5.22, .10, .7},
			partial{pitch*5.22 + 1.7, .07, .7},
			partial{pitch * 8.3, .02, .3},
		)
	}
	w.hush(1.5)
	return w
}

// hush lets the last seconds of a long tail fade.
func (w wave) hush(seconds float64) {
	n := min(len(w), int(seconds*Rate))
	for i := range n {
		x := float32(i) / float32(n)
		w[len(w)-1-i] *= x * x * (3 - 2*x)
	}
}

// droneTime is one round of the drone. All of its sines go round a whole number
// of times in it, so that the end meets the beginning.
const droneTime = 16

// drone is a low chord, and over it wind: many weak sines.
func drone() wave {
	w := silence(droneTime)
	steady := func(hz, level, phase float64) {
		hz = math.Round(hz*droneTime) / droneTime
		turn, point := polar(1, 2*math.Pi*hz/Rate), polar(level, phase)
		for i := range w {
			w[i] += float32(imag(point))
			point *= turn
		}
	}
	for _, p := range [][2]float64{{87, .8}, {87.25, .7}, {130.5, .5}, {130.8125, .4}, {174, .3}, {174.375, .25}, {261, .08}} {
		steady(p[0], p[1], p[0])
	}
	random := rand.New(rand.NewPCG(21, 9))
	for range 90 {
		hz := 240 * math.Pow(4, random.Float64())
		steady(hz, .05*math.Sqrt(240/hz), 2*math.Pi*random.Float64())
	}
	return w
}
