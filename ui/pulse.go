package ui

import (
	"fmt"
	"io"
	"os"
	"slices"
	"time"
)

// pulseVariable is the environment variable that has the window's pulse taken.
const pulseVariable = "SENET_PULSE"

// How often the pulse is taken, and how often it is told.
const (
	pulseTime = 4 * time.Millisecond
	pulseTold = 5 * time.Second
)

// pulse measures whether anything stalls the window: every few milliseconds it
// asks for the UI goroutine and notes how long that takes to come, apart for when
// the computer thinks, when it studies, and when it rests. It proves that thinking
// is done elsewhere. Nothing is measured in ordinary use.
type pulse struct {
	waits map[string][]time.Duration
	told  time.Time
	out   io.Writer
}

// takePulse begins to measure, where the environment asks for it.
func (s *Shell) takePulse() {
	if os.Getenv(pulseVariable) == "" {
		return
	}
	p := &pulse{waits: map[string][]time.Duration{}, told: time.Now(), out: os.Stderr}
	beside(func() {
		for {
			time.Sleep(pulseTime)
			asked, done := time.Now(), make(chan struct{})
			s.do(func() {
				p.note(s.busyWith(), time.Since(asked))
				close(done)
			})
			<-done
		}
	})
}

// busyWith says what the computer does at the moment.
func (s *Shell) busyWith() string {
	switch {
	case s.match.session != nil && s.match.session.Snapshot().Thinking, s.present.asked:
		return "thinks"
	case s.study.state.Running:
		return "studies"
	}
	return "rests"
}

// note takes a measurement, and tells of all so far now and then.
func (p *pulse) note(busy string, d time.Duration) {
	p.waits[busy] = append(p.waits[busy], d)
	if time.Since(p.told) < pulseTold {
		return
	}
	p.told = time.Now()
	for _, busy := range [...]string{"thinks", "studies", "rests"} {
		if list := p.waits[busy]; len(list) > 0 {
			fmt.Fprintf(p.out, "pulse while the computer %-7s %s\n", busy, spread(list))
		}
	}
}

// spread puts measurements into words.
func spread(list []time.Duration) string {
	list = slices.Sorted(slices.Values(list))
	n := len(list)
	late := n - sortedBelow(list, 50*time.Millisecond)
	at := func(part int) time.Duration { return list[min(n-1, n*part/1000)].Round(10 * time.Microsecond) }
	return fmt.Sprintf("%7d waits: half under %v, 99 %% under %v, longest %v; %d over 50 ms", n, at(500), at(990), list[n-1].Round(10*time.Microsecond), late)
}

// sortedBelow counts what is below d in a sorted list.
func sortedBelow(list []time.Duration, d time.Duration) int {
	n, _ := slices.BinarySearch(list, d)
	return n
}
