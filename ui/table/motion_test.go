package table

import (
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/session"
	"senet/game/sticks"
	"senet/ui/boardview"
)

// swapUpdate is the update after the move 19 × 22.
func swapUpdate(t *testing.T, s session.Snapshot) session.Update {
	t.Helper()
	mid := s.Pos
	mid.Cells[19], mid.Cells[22] = 0, 1
	pos, ev, err := s.Game.Play(s.Pos, game.Move{From: 19, To: 22}, nil)
	if err != nil {
		t.Fatal(err)
	}
	u := session.Update{Snapshot: s}
	for i, e := range ev {
		after := pos
		if i == 0 {
			after = mid
		}
		u.Steps = append(u.Steps, session.Step{Event: e, After: after})
	}
	u.Snapshot.Revision++
	u.Snapshot.Pos, u.Snapshot.Legal, u.Snapshot.HumanToAct = pos, nil, false
	return u
}

func TestInputWaitsAndAClickSkips(t *testing.T) {
	tb, a := newTable(t)
	c := &clock{}
	tb.queue.Start = c.start
	s := guide(t)
	show(tb, s)
	idle := a.idle
	tb.Present(swapUpdate(t, s))
	if !tb.Busy() || len(tb.view.Marks().Movable) != 0 {
		t.Fatal("something moves, and no signs are shown")
	}
	c.frame(.5)
	tb.press()
	tb.tap(boardview.On(12))
	if tb.Busy() || len(a.moves) != 0 || a.idle != idle+1 {
		t.Errorf("busy %v, moves %v, idle %d", tb.Busy(), a.moves, a.idle-idle)
	}
	if p := tb.view.At(boardview.On(22)); p == nil || p.Side != board.Spools {
		t.Error("the skipped move is done")
	}
	if p := tb.view.At(boardview.On(19)); p == nil || p.Side != board.Cones {
		t.Error("and so is the swap")
	}
}

func TestResetDropsWhatIsStillToCome(t *testing.T) {
	tb, _ := newTable(t)
	c := &clock{}
	tb.queue.Start = c.start
	s := guide(t)
	show(tb, s)
	tb.Present(swapUpdate(t, s))
	c.frame(.4)
	show(tb, s)
	c.frame(1)
	if tb.Busy() {
		t.Error("still busy")
	}
	if p := tb.view.At(boardview.On(19)); p == nil || p.Side != board.Spools {
		t.Error("the position of the reset is shown")
	}
}

// The value is nowhere to be read before the sticks have landed (PITFALLS "The
// result is readable before the sticks have landed").
func TestTheValueComesAfterTheLanding(t *testing.T) {
	tb, _ := newTable(t)
	c := &clock{}
	tb.queue.Start = c.start
	s := guide(t)
	s.Pos.Await, s.Pos.Throw, s.Pos.Owed, s.CanThrow, s.Legal = game.AwaitThrow, 0, 1, true, nil
	show(tb, s)
	pos, ev, err := s.Game.Throw(s.Pos, 2, nil)
	if err != nil {
		t.Fatal(err)
	}
	u := session.Update{Snapshot: s, Steps: []session.Step{{Event: ev[0], Faces: sticks.Of(2), After: pos}}}
	u.Snapshot.Pos, u.Snapshot.Faces, u.Snapshot.LastThrow = pos, sticks.Of(2), 2
	tb.Present(u)
	c.frame(.9)
	if w := tb.mat.Words(); w.Value != "" || w.Score != 0 || w.Title != "" {
		t.Errorf("in flight already: %+v", w)
	}
	c.frame(1)
	c.frame(.1)
	if w := tb.mat.Words(); w.Value != "2" || w.Score != 2 {
		t.Errorf("landed: %+v", w)
	}
}
