package session

import (
	"context"
	"runtime"
	"strings"
	"testing"
	"time"

	"senet/game"
	"senet/game/ai"
)

// A hint weighs everything that can be done, in every rule set; the best of it is
// the advice, and it says which position it is about.
func TestHintWeighsAll(t *testing.T) {
	for _, id := range []string{"kendall", "kendall-printed", "maat", "gods"} {
		ups := newUpdates()
		s := open(t, config(t, id, Human, Human), Options{Notify: ups.notify})
		for i := 0; len(s.Snapshot().Legal) < 2; i++ {
			if s.Snapshot().HumanToAct {
				step(t, s, 1)
			} else {
				runtime.Gosched()
			}
		}
		snap := s.Snapshot()
		must(t, s.Hint())
		h := ups.wait(t, "a hint", func(u Update) bool { return u.Hint != nil }).Hint
		if h.Revision != snap.Revision {
			t.Errorf("%s: about revision %d, not %d", id, h.Revision, snap.Revision)
		}
		for _, m := range snap.Legal {
			d, ok := h.Of(m)
			switch {
			case !ok:
				t.Errorf("%s: nothing of %v", id, m)
			case d.Win > h.Win:
				t.Errorf("%s: %v is better than the advice", id, m)
			case len(d.Why)+len(d.Against) == 0:
				t.Errorf("%s: no reason for or against %v", id, m)
			}
		}
		if _, ok := h.Throwing(); ok != snap.CanThrow {
			t.Errorf("%s: throwing is a choice: %v", id, ok)
		}
	}
}

// A question that is put anew, as a change of pace does, is not answered by the
// failure of the one before.
func TestAnswerToAnOlderQuestion(t *testing.T) {
	for range 40 {
		p := newSlow()
		cfg, o := script(t, Human, Computer, 3, 3)
		first := true
		o.Player = chooser(func(ctx context.Context, g *game.Game, q game.Position, level string) (ai.Decision, error) {
			if first {
				first = false
				close(p.asked)
				<-ctx.Done()
				return ai.Decision{}, ctx.Err()
			}
			legal := g.Legal(&q, nil)
			return ai.Decision{Move: legal[len(legal)-1]}, nil
		})
		ups := newUpdates()
		o.Notify = ups.notify
		s := open(t, cfg, o)
		must(t, s.Throw())
		must(t, s.Play(s.Snapshot().Legal[0]))
		<-p.asked
		before := s.Snapshot()
		legal := before.Game.Legal(&before.Pos, nil)
		s.SetPace(0, 0)
		u := ups.wait(t, "the computer's move", func(u Update) bool { return u.Snapshot.Revision > before.Revision && u.Snapshot.LastMoveValid })
		if u.Snapshot.LastMove != legal[len(legal)-1] {
			t.Fatalf("it played %v, the first of its moves, for want of an answer", u.Snapshot.LastMove)
		}
		s.Close()
	}
}

// chooser is a player made of a function.
type chooser func(context.Context, *game.Game, game.Position, string) (ai.Decision, error)

func (f chooser) Choose(ctx context.Context, g *game.Game, p game.Position, level string) (ai.Decision, error) {
	return f(ctx, g, p, level)
}

// A hint that is called off does not come, and the next one does.
func TestNoHint(t *testing.T) {
	cfg, o := script(t, Human, Human, 3)
	ups := newUpdates()
	o.Notify = ups.notify
	calls := make(chan bool, 8)
	o.Player = chooser(func(ctx context.Context, g *game.Game, p game.Position, level string) (ai.Decision, error) {
		if calls <- true; len(calls) == 1 {
			<-ctx.Done()
			return ai.Decision{}, ctx.Err()
		}
		return ai.Decision{Move: g.Legal(&p, nil)[0], Win: 0.5}, nil
	})
	s := open(t, cfg, o)
	must(t, s.Throw())
	must(t, s.Hint())
	for len(calls) == 0 {
		runtime.Gosched()
	}
	s.NoHint()
	must(t, s.Hint())
	ups.wait(t, "the second hint", func(u Update) bool { return u.Hint != nil })
	for _, u := range ups.list() {
		if u.Err != nil {
			t.Errorf("the hint that was called off is told of: %v", u.Err)
		}
	}
}

// PITFALLS, "cancelling or starting a new game while it thinks": whatever ends the
// thinking, it stops soon, no goroutine is left, and no move comes late.
func TestNothingIsLeftOfThinking(t *testing.T) {
	for name, end := range map[string]func(*testing.T, *Session){
		"close": func(_ *testing.T, s *Session) { s.Close() },
		"undo": func(t *testing.T, s *Session) {
			must(t, s.Undo())
			if snap := s.Snapshot(); !snap.HumanToAct || snap.Thinking {
				t.Error("undo while it thinks does not come back to the human")
			}
		},
		"look back": func(t *testing.T, s *Session) { must(t, s.ViewAt(0)) },
		"resign":    func(t *testing.T, s *Session) { must(t, s.Resign()) },
	} {
		t.Run(name, func(t *testing.T) {
			cfg := config(t, "kendall", Human, Computer)
			cfg.Seats[1].Level = ai.LevelThoth
			ups := newUpdates()
			s := open(t, cfg, Options{Notify: ups.notify, Player: endless{}})
			for i := 0; ; i++ { // until it has something to think about
				for !s.Snapshot().HumanToAct && thinkers() == 0 {
					time.Sleep(time.Millisecond)
				}
				if thinkers() > 0 && !s.Snapshot().HumanToAct {
					break
				}
				step(t, s, 1)
			}
			end(t, s)
			now := s.Snapshot().Revision
			for i := 0; thinkers() > 0; i++ {
				if i > 500 {
					t.Fatal("it goes on thinking")
				}
				time.Sleep(10 * time.Millisecond)
			}
			time.Sleep(20 * time.Millisecond)
			if got := s.Snapshot().Revision; got != now {
				t.Error("a move came late")
			}
		})
	}
}

// endless thinks with the built-in player, again and again.
type endless struct{}

func (endless) Choose(ctx context.Context, g *game.Game, p game.Position, level string) (ai.Decision, error) {
	if p.Await == game.AwaitThrow {
		return ai.Decision{Throw: true}, nil
	}
	for {
		if d, err := ai.New().Choose(ctx, g, p, level); err != nil {
			return d, err
		}
	}
}

// thinkers counts the goroutines that think for a session.
func thinkers() int {
	room := make([]byte, 1<<20)
	n := 0
	for _, g := range strings.Split(string(room[:runtime.Stack(room, true)]), "\n\n") {
		if strings.Contains(g, "session.endless.Choose") {
			n++
		}
	}
	return n
}
