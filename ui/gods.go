package ui

import (
	"sync"
	"time"

	"fyne.io/fyne/v2"

	"senet/game/session"
)

// gate lets the gods wait for a key: in place of the clock, it holds up each of
// their throws and moves until the player lets them go on. It is used from the
// session's goroutine and from the window's.
type gate struct {
	mu      sync.Mutex
	on      bool
	waiting chan time.Time
}

// after is the gods' clock.
func (g *gate) after(d time.Duration) <-chan time.Time {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.on {
		return time.After(d)
	}
	g.waiting = make(chan time.Time, 1)
	return g.waiting
}

// set turns the waiting on or off; off lets go whatever waits.
func (g *gate) set(on bool) {
	g.mu.Lock()
	g.on = on
	g.mu.Unlock()
	if !on {
		g.step()
	}
}

// step lets the gods do one thing; it reports whether they were waiting for it.
func (g *gate) step() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.waiting == nil {
		return false
	}
	g.waiting <- time.Now()
	g.waiting = nil
	return true
}

// playsGods reports whether one of the seats of a match is the gods'.
func playsGods(c session.Config) bool {
	return c.Seats[0].Kind == session.Gods || c.Seats[1].Kind == session.Gods
}

// godsWait reports whether the gods are to act and wait for a key.
func (s *Shell) godsWait(snap session.Snapshot) bool {
	return s.prefs.GodsWait && !s.review.on() && snap.Thinking && !snap.Over && snap.Viewing < 0 &&
		snap.Config.Seats[snap.ToActSeat&1].Kind == session.Gods
}

// letGods lets the gods do what they wait with; it reports whether they did.
func (s *Shell) letGods() bool {
	if !s.godsWait(s.snapshot()) || s.table.Busy() {
		return false
	}
	return s.match.gate.step()
}

// godsKey takes the keys that let the gods go on, before the table does.
func (s *Shell) godsKey(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		return !s.covered() && !s.paged() && s.letGods()
	}
	return false
}
