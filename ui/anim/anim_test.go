package anim

import (
	"math"
	"testing"
	"time"
)

func near(t *testing.T, what string, got, want float32) {
	t.Helper()
	if math.Abs(float64(got-want)) > 1e-4 {
		t.Errorf("%s = %v, want %v", what, got, want)
	}
}

func TestCurvesAtStartHalfAndEnd(t *testing.T) {
	for _, c := range []struct {
		name            string
		f               func(float32) float32
		zero, half, one float32
	}{
		{"Out", Out, 0, .875, 1},
		{"InOut", InOut, 0, .5, 1},
		{"Fall", Fall, 0, .25, 1},
		{"Hill", Hill, 0, 1, 0},
		{"Shake", Shake, 0, 0, 0},
		{"Pulse", Pulse, 1, 1.25, 1},
	} {
		near(t, c.name+"(0)", c.f(0), c.zero)
		near(t, c.name+"(.5)", c.f(.5), c.half)
		near(t, c.name+"(1)", c.f(1), c.one)
		near(t, c.name+"(2), clamped", c.f(2), c.f(1))
		near(t, c.name+"(-1), clamped", c.f(-1), c.f(0))
	}
}

func TestHopsFollowTheSquares(t *testing.T) {
	leg, at, h := Hops(4, 0)
	if leg != 0 || at != 0 || h != 0 {
		t.Errorf("start: leg %d, %v, height %v", leg, at, h)
	}
	if leg, at, h = Hops(4, .5); leg != 2 || at != 0 || h != 0 {
		t.Errorf("half of 4 hops stands on the second square: leg %d, %v, height %v", leg, at, h)
	}
	if leg, at, h = Hops(4, .375); leg != 1 || at != .5 || h != 1 {
		t.Errorf("between two squares it is highest: leg %d, %v, height %v", leg, at, h)
	}
	if leg, at, h = Hops(4, 1); leg != 3 || at != 1 || h != 0 {
		t.Errorf("end: leg %d, %v, height %v", leg, at, h)
	}
	if HopsTime(1) != HopTime || HopsTime(10) != HopsMost {
		t.Error("a hop takes 130 ms, a long move is capped at 700 ms")
	}
}

func TestTradeMovesBothAndLandsThem(t *testing.T) {
	for _, c := range []struct{ p, t, lift, arc float32 }{{0, 0, 0, 0}, {.5, .5, 1, 1}, {1, 1, 0, 0}} {
		x, lift, arc := Trade(c.p)
		near(t, "t", x, c.t)
		near(t, "lift", lift, c.lift)
		near(t, "arc", arc, c.arc)
	}
}

func TestSinkRippleGlideLeave(t *testing.T) {
	s, a := Sink(0)
	near(t, "sink(0)", s, 0)
	near(t, "alpha(0)", a, 1)
	s, a = Sink(1)
	near(t, "sink(1)", s, .4)
	near(t, "alpha(1)", a, 0)
	if s, a = Sink(.5); s <= 0 || s >= .4 || a < 0 || a > 1 {
		t.Errorf("sink(.5) = %v, %v", s, a)
	}
	_, a = Ripple(1)
	near(t, "ripple gone", a, 0)
	g, arc := Glide(1)
	near(t, "glide(1)", g, 1)
	near(t, "arc(1)", arc, 0)
	c, d := Leave(0)
	near(t, "cross(0)", c, 0)
	near(t, "down(0)", d, 0)
	c, d = Leave(.1)
	if c <= 0 || d != 0 {
		t.Errorf("a freed piece first crosses the edge: %v, %v", c, d)
	}
	c, d = Leave(1)
	near(t, "cross(1)", c, 1)
	near(t, "down(1)", d, 1)
}

func flight(was, light bool, half int) Flight {
	return Flight{
		Index: 2, FromX: 10, FromY: 20, HandX: 50, HandY: 60, ToX: 90, ToY: 30,
		Peak: 80, HalfTurns: half, FromAngle: 3, Angle: -6, WasLight: was, Light: light,
	}
}

// However often it turns, a stick lies with the old side up at the start and
// with the side actually thrown at the end, and changes sides only edge-on.
func TestSticksLandAsThrown(t *testing.T) {
	for half := 3; half <= 5; half++ {
		for _, was := range []bool{false, true} {
			for _, light := range []bool{false, true} {
				f := flight(was, light, half)
				if p := f.At(0); p != (Pose{X: 10, Y: 20, Angle: 3, Flat: 1, Light: was}) {
					t.Errorf("start: %+v", p)
				}
				if p := f.At(1); p != (Pose{X: 90, Y: 30, Angle: -6, Flat: 1, Light: light}) {
					t.Errorf("end: %+v", p)
				}
				last, turns := f.At(0), 0
				for i := 1; i <= 2000; i++ {
					p := f.At(float32(i) / 2000)
					if p.Light != last.Light {
						turns++
						if p.Flat > .25 {
							t.Fatalf("changed sides at width %v", p.Flat)
						}
					}
					last = p
				}
				if turns < 3 || turns > 6 {
					t.Errorf("%d half-turns", turns)
				}
			}
		}
	}
}

func TestSticksLandOneAfterAnother(t *testing.T) {
	landed := func(i int) float32 {
		f := flight(true, false, 4)
		f.Index = i
		for k := 0; k <= 1000; k++ {
			p := f.At(float32(k) / 1000)
			if p.X == f.ToX && p.Y == f.ToY {
				return float32(k) / 1000
			}
		}
		return 2
	}
	gap := float32(LandApart) / float32(ThrowTime)
	for i := 0; i < 3; i++ {
		if d := landed(i+1) - landed(i); math.Abs(float64(d-gap)) > .003 {
			t.Errorf("stick %d lands %v after the one before, want %v", i+1, d, gap)
		}
	}
	if mid := flight(true, false, 4).At(.5); mid.Lift < 40 {
		t.Errorf("half-way a stick is in the air, lift %v", mid.Lift)
	}
}

// clock is a Starter that a test moves by hand.
type clock struct {
	d     time.Duration
	frame func(float32)
	stops int
}

func (c *clock) start(d time.Duration, frame func(float32)) func() {
	c.d, c.frame = d, frame
	return func() { c.stops++ }
}

// tape records what a motion drew.
type tape struct{ got []float32 }

func (r *tape) motion(d time.Duration) Motion {
	return Motion{Time: d, Frame: func(p float32) { r.got = append(r.got, p) }}
}

func one(m ...Motion) func() []Motion { return func() []Motion { return m } }

func TestQueuePlaysInOrderAndGoesIdle(t *testing.T) {
	c, idle := &clock{}, 0
	q := NewQueue(func() { idle++ })
	q.Start = c.start
	var a, b tape
	q.Add(one(a.motion(time.Second)))
	q.Add(one(b.motion(2 * time.Second)))
	if !q.Busy() || c.d != time.Second {
		t.Fatalf("busy %v, time %v", q.Busy(), c.d)
	}
	c.frame(.5)
	c.frame(1)
	if c.d != 2*time.Second || len(a.got) != 2 || a.got[1] != 1 || idle != 0 {
		t.Fatalf("after the first: %v, %v, idle %d", c.d, a.got, idle)
	}
	c.frame(1)
	if q.Busy() || idle != 1 || len(b.got) != 1 {
		t.Errorf("after the last: busy %v, idle %d, %v", q.Busy(), idle, b.got)
	}
	c.frame(.3)
	if len(b.got) != 1 {
		t.Error("a late tick was drawn")
	}
}

func TestQueueSkipDrawsEveryLastFrameOnce(t *testing.T) {
	c, idle, done := &clock{}, 0, 0
	q := NewQueue(func() { idle++ })
	q.Start = c.start
	var a, b tape
	first := a.motion(time.Second)
	first.Done = func() { done++ }
	q.Add(one(first))
	q.Add(one(b.motion(time.Second), b.motion(time.Second)))
	late := c.frame
	q.Skip()
	if q.Busy() || idle != 1 || done != 1 || c.stops != 1 {
		t.Errorf("busy %v, idle %d, done %d, stopped %d", q.Busy(), idle, done, c.stops)
	}
	if len(a.got) != 1 || a.got[0] != 1 || len(b.got) != 2 {
		t.Errorf("last frames %v %v", a.got, b.got)
	}
	late(1)
	if done != 1 {
		t.Error("a tick after the skip finished the motion again")
	}
	q.Add(one(a.motion(time.Second)))
	if c.d != time.Second || !q.Busy() {
		t.Error("speed is normal again after a skip")
	}
}

func TestQueueClearDrawsNothing(t *testing.T) {
	c, idle := &clock{}, 0
	q := NewQueue(func() { idle++ })
	q.Start = c.start
	var a tape
	q.Add(one(a.motion(time.Second)))
	q.Clear()
	c.frame(1)
	if q.Busy() || idle != 0 || len(a.got) != 0 {
		t.Errorf("busy %v, idle %d, %v", q.Busy(), idle, a.got)
	}
}

func TestQueueSpeedAndReduced(t *testing.T) {
	c := &clock{}
	q := NewQueue(nil)
	q.Start = c.start
	q.Speed = 2
	var a, still tape
	q.Add(one(a.motion(time.Second)))
	if c.d != 500*time.Millisecond {
		t.Errorf("twice as fast: %v", c.d)
	}
	q.Clear()
	q.Speed, q.Reduced = 1, true
	m := a.motion(time.Second)
	m.Still = func(p float32) { still.got = append(still.got, p) }
	q.Add(one(m))
	c.frame(.5)
	if c.d != ReducedTime || len(still.got) != 1 || len(a.got) != 0 {
		t.Errorf("reduced: %v, %v, %v", c.d, still.got, a.got)
	}
	c.frame(1)
	if len(a.got) != 1 || a.got[0] != 1 {
		t.Error("the last frame is that of the motion itself")
	}
	q.Add(one(Motion{Time: time.Second, Wait: true}))
	if c.d != FadeTime {
		t.Errorf("no wait over 150 ms: %v", c.d)
	}
}

// A thousand instant motions must not pile up on the stack, and a motion that
// queues another from its end must work.
func TestQueueInstant(t *testing.T) {
	n, idle := 0, 0
	q := NewQueue(func() { idle++ })
	q.Speed = 0
	for i := 0; i < 1000; i++ {
		q.Add(one(Motion{Done: func() { n++ }}))
	}
	q.Add(one(Motion{Done: func() { q.Add(one(Motion{Done: func() { n++ }})) }}))
	if n != 1001 || q.Busy() || idle != 1001 {
		t.Errorf("%d done, busy %v, idle %d", n, q.Busy(), idle)
	}
}

// A cue comes once: at its moment, at the end when the motion is skipped or takes
// no time, and not at all when the motion is dropped.
func TestQueueCue(t *testing.T) {
	c, cues := &clock{}, 0
	q := NewQueue(nil)
	q.Start = c.start
	m := Motion{Time: time.Second, Cue: func() { cues++ }, CueAt: .5}
	q.Add(one(m))
	c.frame(.4)
	if cues != 0 {
		t.Error("too early")
	}
	for _, p := range []float32{.5, .6, 1} {
		c.frame(p)
	}
	if cues != 1 {
		t.Errorf("%d cues", cues)
	}
	q.Add(one(m))
	q.Skip()
	if cues != 2 {
		t.Error("none when skipped")
	}
	q.Add(one(m))
	q.Clear()
	if cues != 2 {
		t.Error("one when dropped")
	}
	q.Speed = 0
	q.Add(one(m))
	if cues != 3 {
		t.Error("none without animation")
	}
}

// The first stick lies where it was thrown from its landing on, and not before.
func TestLanding(t *testing.T) {
	f := flight(true, false, 4)
	f.Index = 0
	if p := f.At(Landing - .02); p.X == f.ToX {
		t.Error("it lies too early")
	}
	if p := f.At(Landing + .001); p.X != f.ToX || p.Y != f.ToY {
		t.Errorf("it has not landed: %+v", p)
	}
}
