package gamereview

import (
	"context"
	"errors"
	"runtime"
	"testing"
	"time"

	"senet/game/ai"
)

// desk is where a run's messages to the UI goroutine wait.
type desk chan func()

func (d desk) do(f func()) { d <- f }

// until does what waits until done holds.
func (d desk) until(t *testing.T, done func() bool) {
	t.Helper()
	end := time.After(30 * time.Second)
	for !done() {
		select {
		case f := <-d:
			f()
		case <-end:
			t.Fatal("waited in vain")
		}
	}
}

// A run that is stopped ends at once, says nothing more, leaves no goroutine and
// what it found; another goes on from there and comes to the same.
func TestStopAndGoOn(t *testing.T) {
	rec := played(t, "kendall", 4, 60)
	m := modelOf(t, rec)
	before := runtime.NumGoroutine()
	d := make(desk, 4096)
	said := 0
	run := Start(m, d.do, func() { said++ }, func(error) { t.Error("it is over") })
	d.until(t, func() bool { return m.Known() > 0 })
	run.Stop()
	known, told := m.Known(), said
	began := time.Now()
	run.Wait()
	if took := time.Since(began); took > 5*time.Second {
		t.Errorf("it ends %v after it was stopped", took)
	}
	for len(d) > 0 {
		(<-d)()
	}
	if m.Known() != known || said != told || m.Done() {
		t.Error("a stopped run is heard of")
	}
	for range 100 {
		if runtime.NumGoroutine() <= before {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	if n := runtime.NumGoroutine(); n > before {
		t.Errorf("%d goroutines, %d before", n, before)
	}
	over := false
	run = Start(m, d.do, func() {}, func(err error) { over = err == nil })
	d.until(t, func() bool { return over })
	run.Wait()
	want, err := ai.Review(context.Background(), rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !m.Done() || m.found.Sides != want.Sides || m.found.End != want.End {
		t.Errorf("after going on: %+v, at once: %+v", m.found.Sides, want.Sides)
	}
}

// A run that is stopped before anything was found ends too; stopping no run does
// nothing.
func TestStopAtOnce(t *testing.T) {
	m := modelOf(t, played(t, "kendall-printed", 4, 60))
	d := make(desk, 4096)
	run := Start(m, d.do, func() {}, func(error) { t.Error("it is over") })
	run.Stop()
	run.Wait()
	for len(d) > 0 {
		(<-d)()
	}
	if m.Known() != 0 {
		t.Error("something was found")
	}
	(*Run)(nil).Stop()
}

// What goes wrong is told, once.
func TestRunFails(t *testing.T) {
	rec := played(t, "kendall", 4, 20)
	m := modelOf(t, rec)
	rec.Actions[3].Throw = 9 // spoiled behind the model's back
	rec.Actions[4].Throw = 9
	d := make(desk, 4096)
	var told []error
	run := Start(m, d.do, func() {}, func(err error) { told = append(told, err) })
	d.until(t, func() bool { return len(told) > 0 })
	run.Wait()
	if len(told) != 1 || told[0] == nil || errors.Is(told[0], context.Canceled) || m.Done() {
		t.Errorf("told %v", told)
	}
}
