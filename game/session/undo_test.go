package session

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"testing"
	"time"

	"senet/game"
	"senet/game/rules"
)

// PITFALLS: undo across a throw gives the same throw back, is possible once the
// turn has passed, and goes back to the start without limit.
func TestUndoNeverRerolls(t *testing.T) {
	for _, id := range []string{"kendall", "kendall-long", "bell", "voyage", "five-stones"} {
		s := open(t, config(t, id, Human, Human), Options{})
		var kept []Snapshot // a snapshot at every decision
		rng := rand.New(rand.NewPCG(2, 2))
		for len(kept) < 60 && !s.Snapshot().Over {
			if snap := s.Snapshot(); len(snap.Legal) > 0 {
				kept = append(kept, snap)
			}
			step(t, s, rng.IntN(64))
		}
		end := s.Snapshot()
		for i := len(kept) - 1; i >= 0; i-- {
			must(t, s.Undo())
			sameState(t, s.Snapshot(), kept[i])
		}
		wantKey(t, s.Undo(), "session.nothingToUndo")
		for i := 1; i < len(kept); i++ {
			must(t, s.Redo())
			sameState(t, s.Snapshot(), kept[i])
		}
		for s.Snapshot().CanRedo {
			must(t, s.Redo())
		}
		sameState(t, s.Snapshot(), end)
		wantKey(t, s.Redo(), "session.nothingToRedo")
	}
}

// sameState compares what must come back exactly.
func sameState(t *testing.T, got, want Snapshot) {
	t.Helper()
	if got.Pos != want.Pos || !reflect.DeepEqual(got.Legal, want.Legal) || got.Faces != want.Faces ||
		got.LastThrow != want.LastThrow || !reflect.DeepEqual(got.Log, want.Log) || got.Stats != want.Stats ||
		got.LastMove != want.LastMove {
		t.Fatalf("came back to\n%+v\nwant\n%+v", got.Pos, want.Pos)
	}
}

// Another choice after undo does not change what is thrown next, and forgets
// what could be redone; the same choice keeps it.
func TestUndoThenOther(t *testing.T) {
	s := open(t, config(t, "kendall", Human, Human), Options{})
	first := till(t, s, 0, toPlay)
	must(t, s.Play(first.Legal[0]))
	till(t, s, 0, func(sn Snapshot) bool {
		return sn.LastThrow != 0 && len(sn.Log) > len(first.Log) && sn.Pos.Await == game.AwaitMove
	})
	next := s.Snapshot()
	must(t, s.Undo())
	must(t, s.Play(first.Legal[0]))
	if !s.Snapshot().CanRedo {
		t.Error("the same choice forgot what could be redone")
	}
	for s.Snapshot().CanUndo && s.Snapshot().Pos != first.Pos {
		must(t, s.Undo())
	}
	must(t, s.Play(first.Legal[1]))
	if s.Snapshot().CanRedo {
		t.Error("another choice can still be redone")
	}
	must(t, s.Throw())
	if got := s.Snapshot(); got.LastThrow != next.Log[len(first.Log)].Throw {
		t.Errorf("the next throw changed from %d to %d", next.Log[len(first.Log)].Throw, got.LastThrow)
	}
}

// Undo against the computer goes back to the human's last decision, and the
// computer does not act there.
func TestUndoAgainstComputer(t *testing.T) {
	cfg := config(t, "kendall", Human, Computer)
	cfg.Rules.FirstPlayer = rules.FirstSpools
	s := open(t, cfg, Options{})
	rng := rand.New(rand.NewPCG(4, 4))
	undone := 0
	for undone < 30 && !s.Snapshot().Over {
		snap := s.Snapshot()
		if !snap.HumanToAct {
			time.Sleep(time.Millisecond)
			continue
		}
		if toPlay(snap) {
			must(t, s.Play(snap.Legal[rng.IntN(len(snap.Legal))]))
			must(t, s.Undo())
			undone++
			time.Sleep(2 * time.Millisecond) // time for the computer to do wrong
			if back := s.Snapshot(); back.Pos != snap.Pos || !back.HumanToAct {
				t.Fatalf("undo led to %+v, want %+v", back.Pos, snap.Pos)
			}
		}
		step(t, s, rng.IntN(64))
	}
	if undone == 0 {
		t.Error("nothing was undone")
	}
}

// Undo and forced moves: with AutoForced a position with one move is no place to
// go back to, or undo would be played away at once.
func TestUndoAutoForced(t *testing.T) {
	s := open(t, config(t, "kendall", Human, Human), Options{AutoForced: true})
	rng := rand.New(rand.NewPCG(6, 6))
	for range 400 {
		snap := s.Snapshot()
		if snap.Over {
			break
		}
		if snap.AutoMove || !snap.CanThrow && len(snap.Legal) == 0 {
			continue
		}
		if snap.CanUndo && rng.IntN(4) == 0 {
			must(t, s.Undo())
			if back := s.Snapshot(); back.AutoMove || len(back.Legal) == 0 {
				t.Fatalf("undo led to a place without a choice: %+v", back.Pos)
			}
			continue
		}
		if len(snap.Legal) > 0 {
			_ = s.Play(snap.Legal[rng.IntN(len(snap.Legal))])
		} else {
			_ = s.Throw()
		}
	}
}

// Undo gives the exact record back, wherever it is done, and a resumed session
// goes on with the same throws.
func TestUndoRecord(t *testing.T) {
	s := open(t, config(t, "kendall", Human, Human), Options{Now: fixedNow})
	var records [][]byte
	rng := rand.New(rand.NewPCG(8, 8))
	for len(records) < 25 {
		if snap := s.Snapshot(); len(snap.Legal) > 0 {
			records = append(records, s.Record())
		}
		step(t, s, rng.IntN(64))
	}
	for i := len(records) - 1; i >= 0; i-- {
		must(t, s.Undo())
		if !bytes.Equal(s.Record(), records[i]) {
			t.Fatalf("undo gives another record:\n%s\nwant\n%s", s.Record(), records[i])
		}
	}
}
