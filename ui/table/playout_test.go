package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
	"senet/game/session"
	"senet/ui/boardview"
)

// shows fails unless the table's pieces stand exactly as the position has them.
func shows(t *testing.T, tb *Table, p game.Position) {
	t.Helper()
	at := func(s boardview.Spot, side board.Side, ok bool) {
		piece := tb.view.At(s)
		if ok != (piece != nil) || ok && piece.Side != side {
			t.Fatalf("%+v: shown %+v, want a piece %v of %v", s, piece, ok, side)
		}
	}
	for q := board.Square(1); q <= board.Squares; q++ {
		side, ok := p.At(q)
		at(boardview.On(q), side, ok)
	}
	for side := board.Spools; side <= board.Cones; side++ {
		d, r, f := int(p.Drowned[side]), int(p.Reserve[side]), int(p.Freed[side])
		for n := range 10 {
			at(boardview.Slot(boardview.InWaters, side, n), side, n < d)
			at(boardview.Slot(boardview.InReserve, side, n), side, n >= d && n < d+r)
			at(boardview.Slot(boardview.InReeds, side, n), side, n < f)
		}
	}
}

// Whole games of every rule set, as a session tells them: after each update the
// table shows the position, and each motion ends in a picture of its step.
func TestShowsWholeGames(t *testing.T) {
	for _, p := range rules.Presets() {
		t.Run(p.ID, func(t *testing.T) {
			for _, reduced := range []bool{false, true} {
				play1(t, p, reduced)
			}
		})
	}
}

func play1(t *testing.T, p rules.Preset, reduced bool) {
	updates := make(chan session.Update, 64)
	s, err := session.New(session.Config{RuleID: p.ID, Rules: p.Rules, Seed: 7},
		session.Options{ThrowDelay: 1, MoveDelay: 1, Notify: func(u session.Update) { updates <- u }})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	tb, _ := newTable(t)
	tb.SetPrefs(Prefs{Speed: 1, Reduced: reduced})
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 400 {
		var u session.Update
		for got := false; !got; {
			select {
			case u = <-updates:
				tb.Present(u)
				shows(t, tb, u.Snapshot.Pos)
				got = u.Snapshot.HumanToAct || u.Snapshot.Over
			case <-time.After(5 * time.Second):
				t.Fatalf("the session says nothing after %+v, thinking %v, legal %v", u.Snapshot.Pos, u.Snapshot.Thinking, u.Snapshot.Legal)
			}
		}
		snap := u.Snapshot
		switch {
		case snap.Over:
			return
		case snap.CanThrow && (len(snap.Legal) == 0 || rnd.IntN(2) == 0):
			err = s.Throw()
		case len(snap.Legal) > 0:
			err = s.Play(snap.Legal[rnd.IntN(len(snap.Legal))])
		default:
			t.Fatalf("nothing to do in %+v", snap.Pos)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
