package session

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"senet/game"
	"senet/game/ai"
	"senet/game/board"
	"senet/game/rules"
)

// fixedNow is a clock that stands still.
func fixedNow() time.Time { return start0 }

// The computer plays a whole game against itself, and every pass of it is told.
func TestComputers(t *testing.T) {
	for _, p := range rules.Presets() {
		ups := newUpdates()
		s := open(t, config(t, p.ID, Computer, Computer), Options{Notify: ups.notify})
		ups.wait(t, "the end of "+p.ID, over)
		s.Close()
		for _, u := range ups.list() {
			if u.Err != nil {
				t.Fatal(u.Err)
			}
			if sn := u.Snapshot; sn.CanThrow || sn.Legal != nil || sn.HumanToAct {
				t.Fatal("a human is asked although none plays")
			}
		}
		checkUpdates(t, ups.list())
	}
}

// The gods throw and move by themselves; the operator is only asked for its own.
func TestGods(t *testing.T) {
	cfg := config(t, "gods", Human, Human)
	ups := newUpdates()
	s := open(t, cfg, Options{Notify: ups.notify})
	if got := s.Snapshot().Config.Seats; got[0].Kind != Gods || got[1].Kind != Human {
		t.Fatalf("the seats are %+v", got)
	}
	limit := time.Now().Add(20 * time.Second)
	for i := 0; !s.Snapshot().Over && time.Now().Before(limit); i++ {
		if snap := s.Snapshot(); snap.HumanToAct {
			if snap.ToAct != board.Cones {
				t.Fatal("the operator is asked for the gods")
			}
			step(t, s, i)
		}
	}
	if !s.Snapshot().Over {
		t.Error("the game with the gods does not end")
	}
}

// PITFALLS: the computer's throw and move come at a readable pace.
func TestPace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		cfg, o := script(t, Computer, Human, 2, 3)
		ups := newUpdates()
		o.ThrowDelay, o.MoveDelay, o.Notify = 800*time.Millisecond, 500*time.Millisecond, ups.notify
		s, err := New(cfg, o)
		must(t, err)
		defer s.Close()
		time.Sleep(799 * time.Millisecond)
		synctest.Wait()
		if snap := s.Snapshot(); snap.LastThrow != 0 || !snap.Thinking {
			t.Error("thrown before the delay was over")
		}
		time.Sleep(2 * time.Millisecond)
		synctest.Wait()
		if snap := s.Snapshot(); snap.LastThrow != 2 || snap.Pos.Await != game.AwaitMove {
			t.Error("not thrown after the delay")
		}
		time.Sleep(498 * time.Millisecond)
		synctest.Wait()
		if s.Snapshot().LastMoveValid {
			t.Error("moved before the delay was over")
		}
		time.Sleep(3 * time.Millisecond)
		synctest.Wait()
		if snap := s.Snapshot(); !snap.LastMoveValid || !snap.HumanToAct || snap.Thinking {
			t.Error("not moved after the delay")
		}
		// A pace changed while waiting holds at once.
		must(t, s.Throw())
		for snap := s.Snapshot(); snap.HumanToAct; snap = s.Snapshot() {
			step(t, s, 1)
		}
		s.SetPace(0, 0)
		synctest.Wait()
		if !s.Snapshot().HumanToAct {
			t.Error("the new pace does not hold")
		}
	})
}

// Options.Now and After are the clock.
func TestOwnClock(t *testing.T) {
	cfg, o := script(t, Computer, Human, 2)
	fire := make(chan time.Time)
	asked := make(chan time.Duration, 4)
	o.ThrowDelay = 7 * time.Hour
	o.Now = fixedNow
	o.After = func(d time.Duration) <-chan time.Time { asked <- d; return fire }
	s := open(t, cfg, o)
	if d := <-asked; d != 7*time.Hour {
		t.Errorf("waits %v", d)
	}
	fire <- start0
	for s.Snapshot().LastThrow == 0 {
		time.Sleep(time.Millisecond)
	}
}

// slow is a player that answers when told, whatever has become of the game.
type slow struct {
	asked  chan game.Position
	answer chan ai.Decision
	ended  chan error
}

func (p *slow) Choose(ctx context.Context, _ *game.Game, pos game.Position, _ string) (ai.Decision, error) {
	p.asked <- pos
	select {
	case d := <-p.answer:
		return d, nil
	case <-ctx.Done():
		p.ended <- ctx.Err()
		return ai.Decision{}, ctx.Err()
	}
}

func newSlow() *slow {
	return &slow{make(chan game.Position, 8), make(chan ai.Decision), make(chan error, 8)}
}

// Thinking stops when the state changes, and its answer is dropped.
func TestStaleAnswer(t *testing.T) {
	cfg, o := script(t, Human, Computer, 3, 3)
	p := newSlow()
	o.Player = p
	s := open(t, cfg, o)
	must(t, s.Throw())
	before := s.Snapshot()
	must(t, s.Play(before.Legal[0]))
	<-p.asked // the computer threw a 3 by itself and thinks
	must(t, s.Undo())
	if err := <-p.ended; !errors.Is(err, context.Canceled) {
		t.Errorf("thinking ended with %v", err)
	}
	if got := s.Snapshot(); got.Pos != before.Pos {
		t.Errorf("at %+v", got.Pos)
	}
	// Once more, and an answer that comes in time is played; nonsense is not.
	must(t, s.Redo())
	pos := <-p.asked
	p.answer <- ai.Decision{Move: game.Move{From: 30, To: 1}}
	for s.Snapshot().Pos == pos {
		time.Sleep(time.Millisecond)
	}
	if !s.Snapshot().LastMoveValid {
		t.Error("a senseless answer holds the game up")
	}
}

// A hint arrives in an update, only for a human to act; a change voids it.
func TestHint(t *testing.T) {
	ups := newUpdates()
	cfg, o := script(t, Human, Human, 3)
	o.Notify = ups.notify
	s := open(t, cfg, o)
	must(t, s.Throw())
	must(t, s.Hint())
	h := ups.wait(t, "a hint", func(u Update) bool { return u.Hint != nil }).Hint
	if h.Throw || s.Play(h.Move) != nil || h.Win <= 0 || h.Win >= 1 {
		t.Errorf("the hint is %+v", h)
	}
	p := newSlow()
	o.Player = p
	ups = newUpdates()
	o.Notify = ups.notify
	s = open(t, cfg, o)
	must(t, s.Throw())
	must(t, s.Hint())
	must(t, s.Hint()) // impatience is no error
	<-p.asked
	must(t, s.Play(s.Snapshot().Legal[0]))
	<-p.ended
	for _, u := range ups.list() {
		if u.Hint != nil {
			t.Error("a hint for a position that is gone")
		}
	}
}

// PITFALLS: a forced move is played once.
func TestAutoForced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, err := New(config(t, "kendall", Human, Human), Options{AutoForced: true, MoveDelay: time.Second})
		must(t, err)
		defer s.Close()
		forced := 0
		for i := 0; forced < 5 && !s.Snapshot().Over; i++ {
			snap := s.Snapshot()
			if snap.Pos.Await == game.AwaitMove && len(snap.Legal) == 1 {
				if !snap.AutoMove {
					t.Fatal("a forced move is not announced")
				}
				before := len(snap.Log)
				time.Sleep(1001 * time.Millisecond)
				synctest.Wait()
				now := s.Snapshot()
				lost := 0
				for _, e := range now.Log[before:] {
					if e.Lost {
						lost++
					}
				}
				if now.Pos == snap.Pos || len(now.Log) != before+lost {
					t.Fatalf("after the delay: %d entries, were %d", len(now.Log), before)
				}
				forced++
				continue
			}
			step(t, s, i)
			synctest.Wait()
		}
		if forced == 0 {
			t.Error("nothing was forced")
		}
	})
}

// The agreed time of a cycle ends it for the side ahead (RULES §5).
func TestTimeUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		cfg := config(t, "cycle", Human, Human)
		cfg.Rules.Minutes, cfg.Rules.FirstPlayer = 30, rules.FirstSpools
		cfg.Started = time.Time{}
		s, err := New(cfg, Options{})
		must(t, err)
		defer s.Close()
		for i := range 40 {
			step(t, s, i)
		}
		if s.Snapshot().Limit != 30*time.Minute || s.Snapshot().Over {
			t.Error("the clock is wrong")
		}
		time.Sleep(20 * time.Minute)
		record := s.Record()
		s.Close()
		// The clock stands while the game is closed.
		time.Sleep(5 * time.Hour)
		again, err := Load(record, Options{})
		must(t, err)
		defer again.Close()
		synctest.Wait()
		if again.Snapshot().Over {
			t.Error("the clock ran while the game was closed")
		}
		time.Sleep(11 * time.Minute)
		synctest.Wait()
		if !again.Snapshot().Over {
			t.Error("the time is over but the game is not")
		}
	})
}

// Only the gods' acts wait for Options.GodsAfter; a forced move of the human
// waits for the time, as everywhere.
func TestGodsAfter(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		key := make(chan time.Time, 1)
		s, err := New(config(t, "gods", Human, Human), Options{
			AutoForced: true, ThrowDelay: time.Second, MoveDelay: time.Second,
			GodsAfter: func(time.Duration) <-chan time.Time { return key },
		})
		must(t, err)
		defer s.Close()
		gods, forced := 0, 0
		for i := 0; (gods < 20 || forced < 5) && !s.Snapshot().Over; i++ {
			synctest.Wait()
			snap := s.Snapshot()
			switch {
			case snap.Config.Seats[snap.ToActSeat].Kind == Gods:
				time.Sleep(time.Minute)
				synctest.Wait()
				if s.Snapshot().Revision != snap.Revision {
					t.Fatal("the gods did not wait")
				}
				key <- time.Now()
				synctest.Wait()
				if s.Snapshot().Revision == snap.Revision {
					t.Fatal("the gods do not go on")
				}
				gods++
			case snap.AutoMove:
				time.Sleep(1001 * time.Millisecond)
				synctest.Wait()
				if s.Snapshot().Revision == snap.Revision {
					t.Fatal("a forced move waits for the gods' key")
				}
				forced++
			default:
				step(t, s, i)
			}
		}
		if gods < 20 || forced < 5 {
			t.Errorf("%d acts of the gods, %d forced moves", gods, forced)
		}
	})
}
