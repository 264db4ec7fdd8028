package table

import (
	"testing"

	"senet/game"
	"senet/game/ai"
	"senet/game/board"
	"senet/game/session"
	"senet/ui/boardview"
)

// advise is a hint for what can be done in s, the wins falling from the first on.
func advise(s session.Snapshot, wins ...float64) *session.Hint {
	h := &session.Hint{Revision: s.Revision, Move: s.Legal[0], Win: wins[0]}
	for i, m := range s.Legal {
		h.All = append(h.All, ai.Decision{Move: m, Win: wins[min(i, len(wins)-1)]})
	}
	return h
}

// chip finds the chip at a spot.
func chip(tb *Table, at boardview.Spot) (boardview.Odds, bool) {
	for _, o := range tb.view.Marks().Odds {
		if o.At == at {
			return o, true
		}
	}
	return boardview.Odds{}, false
}

func TestHintIsMarkedUntilTheNextUpdate(t *testing.T) {
	tb, _ := newTable(t)
	s := guide(t)
	show(tb, s)
	h := advise(s, 0.61, 0.52)
	tb.SetHint(h)
	from, to := boardview.On(h.Move.From), boardview.On(h.Move.To)
	if m := tb.view.Marks().Hint; len(m) != 2 || m[0] != from || m[1] != to {
		t.Errorf("hint %v", m)
	}
	if n := len(tb.view.Marks().Odds); n != len(s.Legal) {
		t.Errorf("%d chips for %d moves", n, len(s.Legal))
	}
	for i, m := range s.Legal {
		at := boardview.On(m.To)
		if c, ok := chip(tb, at); !ok || c.Best != (i == 0) {
			t.Errorf("chip of %v: %+v %v", m, c, ok)
		}
	}
	show(tb, s)
	if m := tb.view.Marks(); len(m.Hint) != 0 || len(m.Odds) != 0 {
		t.Error("the hint outlives its position")
	}
}

// A hint that comes late, when something else is shown already, is not shown.
func TestLateHint(t *testing.T) {
	tb, _ := newTable(t)
	s := guide(t)
	show(tb, s)
	old := advise(s, 0.6)
	s.Revision++
	show(tb, s)
	tb.SetHint(old)
	if m := tb.view.Marks(); len(m.Hint) != 0 || len(m.Odds) != 0 {
		t.Error("a late hint is shown")
	}
	// Nor one that was shown while something still moved.
	tb, _ = newTable(t)
	c := &clock{}
	tb.queue.Start = c.start
	show(tb, s)
	u := swapUpdate(t, s)
	u.Snapshot.Revision = s.Revision + 1
	tb.Present(u)
	tb.SetHint(advise(s, 0.6))
	for range 60 {
		c.frame(1)
	}
	if m := tb.view.Marks(); tb.Busy() || len(m.Odds) != 0 {
		t.Errorf("busy %v, chips %v", tb.Busy(), m.Odds)
	}
}

// Where several pieces can go to one square, the chips are on the pieces.
func TestChipsOnPieces(t *testing.T) {
	tb, _ := newTable(t)
	s := guide(t)
	a := game.Move{Kind: game.MoveStep, From: 12, To: board.Off}
	b := game.Move{Kind: game.MoveStep, From: 14, To: board.Off}
	s.Legal = []game.Move{a, b}
	show(tb, s)
	tb.SetHint(advise(s, 0.6, 0.4))
	for _, m := range s.Legal {
		if _, ok := chip(tb, boardview.On(m.From)); !ok {
			t.Errorf("no chip on the piece on %d: %v", m.From, tb.view.Marks().Odds)
		}
	}
}

// Two choices that look alike in whole per cents are told apart by tenths; two
// that are alike need not be.
func TestPlaces(t *testing.T) {
	for want, all := range [][]ai.Decision{
		{{Win: 0.61}, {Win: 0.52}, {Win: 0.52}},
		{{Win: 0.612}, {Win: 0.609}, {Win: 0.41}},
	} {
		if got := Places(&session.Hint{All: all}); got != want {
			t.Errorf("%v: %d places", all, got)
		}
	}
}
