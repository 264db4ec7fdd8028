package session

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"sync"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// A whole game of every rule set between two humans: revisions grow, each
// update's steps lead to its snapshot, and the game ends.
func TestWholeGames(t *testing.T) {
	for _, p := range rules.Presets() {
		t.Run(p.ID, func(t *testing.T) {
			t.Parallel()
			ups := newUpdates()
			s := open(t, config(t, p.ID, Human, Human), Options{Notify: ups.notify})
			rng := rand.New(rand.NewPCG(1, 1))
			for range 60_000 {
				snap := s.Snapshot()
				if snap.Over {
					break
				}
				if snap.HumanToAct {
					step(t, s, rng.IntN(64))
				}
			}
			if p.ID == "gods" { // the other side plays by itself
				s.Close()
				return
			}
			last := ups.wait(t, "the end", over).Snapshot
			if winner, ok := last.Pos.Over(); !ok || winner != last.Winner {
				t.Errorf("winner %v, position says %v", last.Winner, winner)
			}
			checkUpdates(t, ups.list())
		})
	}
}

func checkUpdates(t *testing.T, all []Update) {
	t.Helper()
	for i := 1; i < len(all); i++ {
		before, u := all[i-1].Snapshot, all[i]
		if u.Snapshot.Revision <= before.Revision {
			t.Fatalf("revision %d after %d", u.Snapshot.Revision, before.Revision)
		}
		n := len(u.Steps)
		if n == 0 {
			continue
		}
		if u.Steps[n-1].After != u.Snapshot.Pos {
			t.Fatalf("the steps lead elsewhere than the snapshot")
		}
		p := before.Pos
		for _, st := range u.Steps[:n-1] {
			p = u.Snapshot.Game.Show(p, st.Event)
			if st.After != p {
				t.Fatalf("step %v shows another position", st.Event)
			}
		}
	}
}

// PITFALLS: a throw stands until it is played; it cannot be thrown again.
func TestThrowStands(t *testing.T) {
	cfg, o := script(t, Human, Human, 3)
	s := open(t, cfg, o)
	must(t, s.Throw())
	before := s.Snapshot()
	wantKey(t, s.Throw(), "session.playFirst")
	if after := s.Snapshot(); after.Pos != before.Pos || after.Revision != before.Revision {
		t.Error("the refused throw changed something")
	}
	if before.CanThrow || before.LastThrow != 3 || before.Faces.Light() != 3 {
		t.Errorf("after a 3: can throw %v, last throw %d, faces %v", before.CanThrow, before.LastThrow, before.Faces)
	}
}

// A refused move says why and changes nothing.
func TestRefused(t *testing.T) {
	cfg, o := script(t, Human, Human, 2)
	s := open(t, cfg, o)
	wantKey(t, s.Play(game.Move{From: 1, To: 3}), "reason.notNow")
	must(t, s.Throw())
	before := s.Snapshot()
	if err := s.Play(game.Move{From: 1, To: 3}); !strings.HasPrefix(key(err), "reason.") {
		t.Errorf("own piece on 3: %v", err)
	}
	if !reflect.DeepEqual(s.Snapshot(), before) {
		t.Error("the refused move changed something")
	}
}

// PITFALLS: a throw that cannot be played passes by itself, is announced with
// its reason, and the turn comes to the other side: a pass is not the end.
func TestPass(t *testing.T) {
	ups := newUpdates()
	s := open(t, config(t, "kendall", Human, Human), Options{Notify: ups.notify})
	rng := rand.New(rand.NewPCG(3, 3))
	for !s.Snapshot().Over {
		step(t, s, rng.IntN(64))
	}
	ups.wait(t, "the end", over)
	found := false
	for _, u := range ups.list() {
		for i, st := range u.Steps {
			if st.Event.Kind != game.EvPassed {
				continue
			}
			found = true
			if st.Event.Reason == game.ReasonNone {
				t.Error("a pass without a reason")
			}
			if last := u.Snapshot.Log[len(u.Snapshot.Log)-1]; !u.Snapshot.Over && i == len(u.Steps)-2 && !strings.HasSuffix(last.Text, "— 0") {
				t.Errorf("a pass is written %q", last.Text)
			}
			if !u.Snapshot.Over && u.Snapshot.Pos.Await == game.AwaitNothing {
				t.Error("after a pass nothing is awaited")
			}
		}
	}
	if !found {
		t.Error("a whole game without a pass: choose another seed")
	}
}

// PITFALLS: every counter belongs to a position; a second game is like the first.
func TestSecondGame(t *testing.T) {
	run := func() Snapshot {
		s := open(t, config(t, "kendall", Human, Human), Options{})
		rng := rand.New(rand.NewPCG(5, 5))
		for !s.Snapshot().Over {
			step(t, s, rng.IntN(64))
		}
		return s.Snapshot()
	}
	a, b := run(), run()
	a.Game, b.Game, a.Played, b.Played = nil, nil, 0, 0
	if !reflect.DeepEqual(a, b) {
		t.Error("the same game was played twice and ended differently")
	}
}

// The lot: seats throw in turn, the one with a 1 takes the spools.
func TestLot(t *testing.T) {
	cfg := config(t, "kendall", Human, Human)
	_, o := script(t, Human, Human, 2, 1, 3)
	s := open(t, cfg, o)
	if snap := s.Snapshot(); !snap.Lot || !snap.CanThrow || snap.ToActSeat != 0 {
		t.Fatalf("at first: %+v", snap)
	}
	must(t, s.Throw())
	if snap := s.Snapshot(); !snap.Lot || snap.ToActSeat != 1 {
		t.Error("after a 2 the other seat throws")
	}
	must(t, s.Throw())
	snap := s.Snapshot()
	if snap.Lot || snap.ToActSeat != 1 || snap.ToAct != board.Spools || snap.SeatOf(board.Spools) != 1 || snap.SideOf(0) != board.Cones {
		t.Errorf("seat 1 threw the 1 and has the spools: %+v", snap)
	}
	var texts []string
	for _, e := range snap.Log {
		texts = append(texts, e.Text)
	}
	if got := strings.Join(texts, "; "); got != "? 2; ? 1" {
		t.Errorf("the log is %q", got)
	}
	if snap.Stats != [2][7]int{} {
		t.Errorf("the lot counts in the statistics: %v", snap.Stats)
	}
}

// The move list: one entry for a throw with its move, with the row and the side;
// statistics by side.
func TestLog(t *testing.T) {
	cfg, o := script(t, Human, Human, 1, 3, 2)
	s := open(t, cfg, o)
	must(t, s.Throw())
	if log := s.Snapshot().Log; len(log) != 1 || log[0].Text != "1" || log[0].Turn != 1 {
		t.Fatalf("a standing throw: %+v", log)
	}
	must(t, s.Play(game.Move{From: 9, To: 10})) // hits, for cones on 10 stand alone
	must(t, s.Throw())
	must(t, s.Play(s.Snapshot().Legal[0]))
	must(t, s.Throw())
	snap := s.Snapshot()
	if len(snap.Log) != 3 {
		t.Fatalf("%d entries", len(snap.Log))
	}
	for i, want := range []struct {
		row  int
		side board.Side
		text string
	}{{1, board.Spools, "1 — 9-10 : 10-9"}, {1, board.Spools, "3 — "}, {1, board.Cones, "2"}} {
		e := snap.Log[i]
		if e.Turn != want.row || e.Side != want.side || !strings.HasPrefix(e.Text, want.text) {
			t.Errorf("entry %d is %d %v %q, want %+v", i, e.Turn, e.Side, e.Text, want)
		}
	}
	if snap.Log[0].After != snap.Log[1].Before || !snap.Log[0].MoveValid || snap.Log[0].Throw != 1 {
		t.Errorf("entry 0: %+v", snap.Log[0])
	}
	if snap.Stats != ([2][7]int{{0, 1, 0, 1}, {0, 0, 1}}) {
		t.Errorf("statistics %v", snap.Stats)
	}
}

// Touch-move: a touched piece must move if it can (RULES §2); a save made while
// a piece is touched keeps it so.
func TestTouch(t *testing.T) {
	cfg, o := script(t, Human, Human, 1)
	cfg.Rules.TouchMove = true
	s := open(t, cfg, o)
	must(t, s.Throw())
	all := s.Snapshot().Legal
	must(t, s.Touch(all[0].From))
	snap := s.Snapshot()
	for _, m := range snap.Legal {
		if m.From != all[0].From && m.To != all[0].From {
			t.Errorf("%+v does not move the touched piece", m)
		}
	}
	wantKey(t, s.Play(all[len(all)-1]), "reason.touched")
	again, err := Load(s.Record(), Options{})
	must(t, err)
	defer again.Close()
	if got := again.Snapshot().Pos; got != snap.Pos {
		t.Errorf("resumed at %+v, want %+v", got, snap.Pos)
	}
	must(t, s.SetTouchMove(false))
	if got := s.Snapshot(); len(got.Legal) != len(all) || got.Config.Rules.TouchMove {
		t.Error("without touch-move the piece is still bound")
	}
}

// Commands from many goroutines at once do no harm (run with -race).
func TestManyGoroutines(t *testing.T) {
	s := open(t, config(t, "kendall", Human, Computer), Options{Notify: func(Update) {}, Save: func([]byte) error { return nil }})
	var wg sync.WaitGroup
	for n := range 6 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range 150 {
				snap := s.Snapshot()
				switch (i + n) % 7 {
				case 0, 1:
					_ = s.Throw()
				case 2, 3:
					if len(snap.Legal) > 0 {
						_ = s.Play(snap.Legal[i%len(snap.Legal)])
					}
				case 4:
					_ = s.Undo()
				case 5:
					_ = s.Hint()
				case 6:
					_ = s.ViewAt(i%3 - 1)
					_ = len(s.Record())
				}
			}
		}()
	}
	wg.Wait()
	if _, err := Load(s.Record(), Options{}); err != nil {
		t.Errorf("the record does not read: %v", err)
	}
}
