package meditation

import (
	"math"
	"time"
)

// Choices are what can be set. Who owns the preferences says what stands.
type Choices struct {
	In, Hold, Out int  // the parts of a breath, in seconds; In and Out at least 1
	Minutes       int  // until the end; 0: there is none
	Sound         bool // it can be heard
}

// breath is the length of all of it.
func (c Choices) breath() time.Duration { return time.Duration(c.In+c.Hold+c.Out) * time.Second }

// rate is how many breaths there are in a minute.
func (c Choices) rate() float64 { return time.Minute.Seconds() / c.breath().Seconds() }

// limit is the time until the end; 0: there is none.
func (c Choices) limit() time.Duration { return time.Duration(c.Minutes) * time.Minute }

// phase is a part of a breath.
type phase uint8

const (
	in phase = iota
	hold
	out
)

// length is how long a part of a breath is.
func (c Choices) length(p phase) time.Duration {
	return time.Duration([...]int{c.In, c.Hold, c.Out}[p]) * time.Second
}

// lungs are a moment of a breath: a part of it, and how much of that has passed,
// 0 to 1. Where they are does not change with the lengths.
type lungs struct {
	phase phase
	t     float64
}

// next lets time pass. It reports which part has begun, if any has.
func (l *lungs) next(d time.Duration, c Choices) (begun phase, any bool) {
	for {
		length := c.length(l.phase)
		left := time.Duration((1 - l.t) * float64(length))
		if d < left {
			l.t += float64(d) / float64(length)
			return l.phase, any
		}
		d -= left
		l.phase, l.t, any = (l.phase+1)%3, 0, true
	}
}

// air is how full they are, 0 to 1: at rest at both ends.
func (l lungs) air() float64 {
	switch l.phase {
	case in:
		return (1 - math.Cos(math.Pi*l.t)) / 2
	case hold:
		return 1
	}
	return (1 + math.Cos(math.Pi*l.t)) / 2
}

// gone is how far out the breath is, 0 to 1: nothing before it goes out.
func (l lungs) gone() float64 {
	if l.phase != out {
		return 0
	}
	return l.t * l.t * (3 - 2*l.t)
}
