package table

import (
	"slices"
	"testing"

	"senet/game"
	"senet/game/session"
)

// What happens is told once and at its moment; what is jumped to is not.
func TestCues(t *testing.T) {
	tb, _ := newTable(t)
	var told []game.EventKind
	tb.cb.OnCue = func(k game.EventKind) { told = append(told, k) }
	c := &clock{}
	tb.queue.Start = c.start
	s := guide(t)
	show(tb, s)
	if len(told) > 0 {
		t.Fatalf("a jump is told: %v", told)
	}
	tb.Present(swapUpdate(t, s))
	c.frame(.5)
	if len(told) > 0 {
		t.Errorf("on its way it is told already: %v", told)
	}
	for i := 0; tb.Busy() && i < 20; i++ {
		c.frame(1)
	}
	if i := slices.Index(told, game.EvSwapped); i != 0 || slices.Contains(told[1:], game.EvSwapped) {
		t.Errorf("told %v, want the swap first and once", told)
	}
	show(tb, s)
	told = nil
	tb.Present(swapUpdate(t, s))
	tb.Present(session.Update{Snapshot: s, Reset: true})
	if len(told) > 0 {
		t.Errorf("told in spite of the jump: %v", told)
	}
}
