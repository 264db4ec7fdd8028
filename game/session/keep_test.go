package session

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"sync"
	"testing"

	"senet/game/board"
	"senet/game/record"
	"senet/game/rules"
)

// keeper is a save that remembers.
type keeper struct {
	mu   sync.Mutex
	data [][]byte
	err  error
}

func (k *keeper) save(data []byte) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.data = append(k.data, data)
	return k.err
}

func (k *keeper) count() int {
	k.mu.Lock()
	defer k.mu.Unlock()
	return len(k.data)
}

// PITFALLS: a new game is saved before its first move, and then after every
// throw and move; what was saved reads back to the same moment.
func TestSaved(t *testing.T) {
	k := &keeper{}
	s := open(t, config(t, "kendall", Human, Human), Options{Save: k.save})
	rng := rand.New(rand.NewPCG(9, 9))
	for i := range 200 {
		step(t, s, rng.IntN(64))
		_ = s.ViewAt(-1) // waits until the save of the step is done
		if k.count() != i+2 {
			t.Fatalf("%d saves after %d actions", k.count(), i+1)
		}
		if s.Snapshot().Over {
			break
		}
	}
	last, err := Load(k.data[len(k.data)-1], Options{})
	must(t, err)
	defer last.Close()
	sameState(t, last.Snapshot(), s.Snapshot())
}

// A resumed game is the same game: seed, throws to come, undo to the start.
func TestResume(t *testing.T) {
	for _, p := range rules.Presets() {
		s := open(t, config(t, p.ID, Human, Human), Options{Now: fixedNow})
		rng := rand.New(rand.NewPCG(10, 10))
		for range 60 {
			if snap := s.Snapshot(); snap.Over {
				break
			} else if snap.HumanToAct {
				step(t, s, rng.IntN(64))
			}
		}
		if p.ID == "gods" {
			continue // its other side goes on meanwhile
		}
		again, err := Load(s.Record(), Options{Now: fixedNow})
		if err != nil {
			t.Fatalf("%s: %v\n%s", p.ID, err, s.Record())
		}
		t.Cleanup(again.Close)
		sameState(t, again.Snapshot(), s.Snapshot())
		if a, b := again.Snapshot().Config, s.Snapshot().Config; !reflect.DeepEqual(a, b) {
			t.Errorf("%s: config %+v, want %+v", p.ID, a, b)
		}
		for range 40 {
			if s.Snapshot().Over {
				break
			}
			choice := rng.IntN(64)
			step(t, s, choice)
			step(t, again, choice)
			sameState(t, again.Snapshot(), s.Snapshot())
		}
	}
}

// A save cut off in its last line gives the game up to there, with a warning.
func TestResumeCutOff(t *testing.T) {
	s := open(t, config(t, "kendall", Human, Human), Options{Product: "Senet test"})
	till(t, s, 1, func(sn Snapshot) bool { return len(sn.Log) > 20 && toPlay(sn) })
	must(t, s.Play(s.Snapshot().Legal[0]))
	want := s.Snapshot().Log
	data := s.Record()
	again, err := Load(data[:len(data)-2], Options{})
	must(t, err)
	defer again.Close()
	snap := again.Snapshot()
	if len(snap.Warnings) != 1 || key(snap.Warnings[0]) != "record.cutOff" {
		t.Errorf("warnings %v", snap.Warnings)
	}
	n := len(want)
	for want[n-1].Lost {
		n--
	}
	if got := len(snap.Log); got < n-1 || snap.Log[n-2].Text != want[n-2].Text {
		t.Errorf("%d entries, want %d", got, n-1)
	}
}

// A damaged file is an error with its line, never a crash.
func TestLoadDamaged(t *testing.T) {
	for name, data := range map[string]string{
		"empty": "", "binary": "\x00\x01\x02", "no rules": "Seed: 4\n\n1. 3 — 4-7\n",
		"illegal": "Rules: kendall\n\n0. ? 1\n1. 3 — 4-7\n",
	} {
		s, err := Load([]byte(data), Options{})
		if err == nil {
			s.Close()
			t.Errorf("%s: read without an error", name)
		}
	}
}

// A failed save is told, and the game goes on.
func TestSaveFails(t *testing.T) {
	ups := newUpdates()
	k := &keeper{err: errors.New("the disk is full")}
	cfg, o := script(t, Human, Human, 2)
	o.Save, o.Notify = k.save, ups.notify
	s := open(t, cfg, o)
	must(t, s.Throw())
	u := ups.wait(t, "the error", func(u Update) bool { return u.Err != nil && u.Snapshot.LastThrow == 2 })
	wantKey(t, u.Err, "session.saveFailed")
	must(t, s.Play(s.Snapshot().Legal[0]))
}

// Clicking an entry of the list shows its position; nothing can be done there
// but to come back, and the computer waits.
func TestView(t *testing.T) {
	s := open(t, config(t, "kendall", Human, Human), Options{})
	live := till(t, s, 1, func(sn Snapshot) bool { return len(sn.Log) > 8 && toPlay(sn) })
	must(t, s.ViewAt(4))
	snap := s.Snapshot()
	if snap.Viewing != 4 || snap.Pos != live.Log[4].After || snap.CanThrow || snap.Legal != nil || snap.HumanToAct {
		t.Errorf("viewing: %+v", snap)
	}
	if want := live.Log[4]; want.MoveValid && snap.LastMove != want.Move {
		t.Errorf("last move %+v", snap.LastMove)
	}
	wantKey(t, s.Throw(), "session.viewing")
	wantKey(t, s.Play(live.Legal[0]), "session.viewing")
	wantKey(t, s.ViewAt(len(live.Log)), "session.noEntry")
	must(t, s.ViewAt(-1))
	sameState(t, s.Snapshot(), live)
}

// Giving up ends the game for the human to act, or for the only one.
func TestResign(t *testing.T) {
	cfg, o := script(t, Human, Human, 2, 2)
	s := open(t, cfg, o)
	must(t, s.Throw())
	must(t, s.Resign())
	snap := s.Snapshot()
	if !snap.Over || snap.Winner != board.Cones || !snap.Resigned || snap.CanThrow {
		t.Errorf("after giving up: %+v", snap.Pos)
	}
	wantKey(t, s.Throw(), "reason.over")
	wantKey(t, s.Resign(), "reason.over")
	if !strings.Contains(string(s.Record()), "Result: cones") {
		t.Error("the record does not tell the result")
	}
	must(t, s.Undo())
	if s.Snapshot().Over {
		t.Error("giving up cannot be undone")
	}

	p := newSlow()
	cfg, o = script(t, Computer, Human, 1)
	o.Player = p
	s = open(t, cfg, o)
	<-p.asked
	must(t, s.Resign())
	if snap := s.Snapshot(); snap.Winner != board.Spools {
		t.Error("the only human gave up and won")
	}
	s = open(t, config(t, "kendall", Computer, Computer), Options{ThrowDelay: 1 << 40})
	wantKey(t, s.Resign(), "session.notYourTurn")
}

// After Close nothing is told, commands are refused, and the record remains.
func TestClose(t *testing.T) {
	ups := newUpdates()
	cfg, o := script(t, Human, Human, 2)
	o.Notify = ups.notify
	s := open(t, cfg, o)
	must(t, s.Throw())
	ups.wait(t, "the throw", func(u Update) bool { return u.Snapshot.LastThrow == 2 })
	s.Close()
	s.Close()
	wantKey(t, s.Throw(), "session.closed")
	wantKey(t, s.Undo(), "session.closed")
	if _, _, err := record.Read(s.Record()); err != nil {
		t.Error(err)
	}
	n := len(ups.list())
	s.SetPace(0, 0)
	if len(ups.list()) != n {
		t.Error("an update after Close")
	}
}

// Close may be called from Notify.
func TestCloseFromNotify(t *testing.T) {
	done := make(chan struct{})
	ready := make(chan *Session, 1)
	cfg, o := script(t, Human, Human, 2)
	o.Notify = func(u Update) {
		if u.Snapshot.LastThrow == 0 {
			return
		}
		s := <-ready
		s.Close()
		close(done)
	}
	s := open(t, cfg, o)
	ready <- s
	_ = s.Throw()
	<-done
}
