package anim

import (
	"time"

	"fyne.io/fyne/v2"
)

// Motion is one thing to be seen. Frame draws it at a progress from 0 to 1 and
// is always called with 1 at the end, also when the motion is skipped. Done, if
// any, follows the last frame. Still is the frame used with reduced motion in
// place of Frame; without one only the last frame is drawn. Wait marks a pause
// that shows nothing new. Cue, if any, is called once, when CueAt has been passed,
// also when the motion is skipped, but not when it is dropped.
type Motion struct {
	Time  time.Duration
	Frame func(p float32)
	Still func(p float32)
	Done  func()
	Wait  bool
	Cue   func()
	CueAt float32 // 0 to 1
}

// cue gives the cue if progress p has come to it.
func (m *Motion) cue(p float32) {
	if f := m.Cue; f != nil && p >= m.CueAt {
		m.Cue = nil
		f()
	}
}

// Starter plays frame from 0 to 1 in the given time and returns a way to stop it.
// After stop, no further frame may be drawn.
type Starter func(d time.Duration, frame func(p float32)) (stop func())

// Fyne is the Starter of the running application.
func Fyne(d time.Duration, frame func(p float32)) func() {
	a := fyne.NewAnimation(d, frame)
	a.Curve = fyne.AnimationLinear
	a.Start()
	return a.Stop
}

// Queue plays motions one after another. It is used from Fyne's goroutine only
// and starts none of its own. The zero value plays at normal speed.
type Queue struct {
	// Start plays one motion; nil means Fyne.
	Start Starter
	// Speed divides all times: 2 is twice as fast, 0 or less is instant.
	Speed float64
	// Reduced replaces motions by short cross-fades.
	Reduced bool
	// OnIdle is called each time the last motion has ended.
	OnIdle func()

	waiting []func() []Motion
	motions []Motion
	current *Motion
	stop    func()
	run     int  // which run the animation being played belongs to
	working bool // a loop of advance is already going on
	active  bool // OnIdle is still to be called
}

// NewQueue returns a queue that plays at normal speed.
func NewQueue(onIdle func()) *Queue { return &Queue{Speed: 1, OnIdle: onIdle} }

// Busy reports whether anything is being played or waits.
func (q *Queue) Busy() bool {
	return q.current != nil || len(q.motions) > 0 || len(q.waiting) > 0 || q.working
}

// Add queues motions that are made when their turn comes, so that they start
// from what is shown then.
func (q *Queue) Add(make func() []Motion) {
	q.waiting = append(q.waiting, make)
	q.active = true
	q.advance()
}

// Clear drops everything without drawing another frame. OnIdle is not called.
func (q *Queue) Clear() {
	q.halt()
	q.current, q.motions, q.waiting, q.active = nil, nil, nil, false
}

// Skip jumps to the end: every motion gets its last frame, in order.
func (q *Queue) Skip() {
	if q.working || !q.Busy() {
		return
	}
	q.halt()
	speed := q.Speed
	q.Speed = 0
	if m := q.current; m != nil {
		q.current = nil
		q.working = true
		q.finish(m)
		q.working = false
	}
	q.advance()
	q.Speed = speed
}

func (q *Queue) halt() {
	q.run++
	if q.stop != nil {
		q.stop()
		q.stop = nil
	}
}

// advance plays until a motion needs time or nothing is left. Motions without
// time are drawn here in a loop, never by recursion.
func (q *Queue) advance() {
	if q.working || q.current != nil {
		return
	}
	q.working = true
	for q.current == nil && q.fill() {
		m := q.motions[0]
		q.motions = q.motions[1:]
		q.play(&m)
	}
	q.working = false
	if q.active && !q.Busy() {
		q.active = false
		if q.OnIdle != nil {
			q.OnIdle()
		}
	}
}

// fill makes sure that a motion is ready, and reports whether there is one.
func (q *Queue) fill() bool {
	for len(q.motions) == 0 {
		if len(q.waiting) == 0 {
			return false
		}
		next := q.waiting[0]
		q.waiting = q.waiting[1:]
		q.motions = next()
	}
	return true
}

func (q *Queue) play(m *Motion) {
	d := q.length(m)
	if d <= 0 {
		q.finish(m)
		return
	}
	q.current = m
	q.run++
	run := q.run
	frame := q.frame(m)
	start := q.Start
	if start == nil {
		start = Fyne
	}
	stop := start(d, func(p float32) {
		switch {
		case q.run != run || q.current != m: // stopped, but a last tick was on its way
		case p < 1:
			frame(p)
			m.cue(p)
		default:
			q.current, q.stop = nil, nil
			q.finish(m)
			q.advance()
		}
	})
	if q.current == m {
		q.stop = stop
	}
}

func (q *Queue) length(m *Motion) time.Duration {
	if q.Speed <= 0 {
		return 0
	}
	d := time.Duration(float64(m.Time) / q.Speed)
	if q.Reduced {
		switch {
		case m.Wait:
			d = min(d, FadeTime)
		case m.Still == nil:
			return 0
		default:
			d = min(d, ReducedTime)
		}
	}
	return d
}

func (q *Queue) frame(m *Motion) func(p float32) {
	f := m.Frame
	if q.Reduced {
		f = m.Still
	}
	if f == nil {
		return func(float32) {}
	}
	return f
}

func (q *Queue) finish(m *Motion) {
	if m.Frame != nil {
		m.Frame(1)
	}
	m.cue(1)
	if m.Done != nil {
		m.Done()
	}
}
