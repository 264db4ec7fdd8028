package replay

import (
	"fmt"
	"testing"
	"time"
)

// clock holds what is to be done later.
type clock struct {
	due  func()
	wait time.Duration
}

func (c *clock) after(d time.Duration, f func()) func() {
	c.due, c.wait = f, d
	return func() { c.due = nil }
}

func (c *clock) tick() bool {
	f := c.due
	c.due = nil
	if f != nil {
		f()
	}
	return f != nil
}

func newTestPlayer(last, at int) (*Player, *clock, *[]string) {
	p, c := NewPlayer(last, at), &clock{}
	var got []string
	p.After = c.after
	p.Shown = func(at int, how Way) { got = append(got, fmt.Sprint(at, how)) }
	return p, c, &got
}

// The buttons go where they say and no further than there is anything.
func TestButtons(t *testing.T) {
	p, _, _ := newTestPlayer(3, 0)
	for _, step := range []struct {
		do   func()
		want int
	}{{p.Prev, 0}, {p.Next, 1}, {p.Next, 2}, {p.End, 3}, {p.Next, 3}, {p.Prev, 2}, {p.First, 0}, {func() { p.To(99) }, 3}, {func() { p.To(-4) }, 0}} {
		if step.do(); p.At() != step.want {
			t.Errorf("at %d, want %d", p.At(), step.want)
		}
	}
}

// By itself the story goes on once each moment has come to rest, in time with
// the speed, and rests at the end.
func TestPlayThrough(t *testing.T) {
	p, c, got := newTestPlayer(3, 0)
	p.Toggle()
	normal := c.wait
	for n := 0; c.tick(); n++ {
		if n > 10 {
			t.Fatal("no end")
		}
		p.Rested()
	}
	if want := "[0 0 1 2 2 2 3 2 3 0]"; fmt.Sprint(*got) != want {
		t.Errorf("shown %v, want %v", *got, want)
	}
	if p.Playing() || p.At() != 3 {
		t.Error("it does not rest at the end")
	}
	p.Toggle() // from the beginning again
	if p.At() != 0 || !p.Playing() {
		t.Error("at the end it does not begin anew")
	}
	p.SetRate(3)
	if c.wait*4 != normal {
		t.Errorf("four times as fast it waits %v, else %v", c.wait, normal)
	}
}

// Going somewhere by hand, or pausing, ends the show; what was due is forgotten.
func TestPauses(t *testing.T) {
	p, c, _ := newTestPlayer(5, 0)
	for _, do := range []func(){p.Next, p.Prev, p.Toggle, func() { p.To(4) }, p.Stop} {
		if !p.Playing() {
			p.Toggle()
		}
		do()
		if p.Playing() || c.due != nil {
			t.Error("it plays on")
		}
	}
	p, c, _ = newTestPlayer(0, 0) // a record without moves
	p.Toggle()
	if p.Playing() || c.due != nil {
		t.Error("nothing is played through")
	}
}
