package session

import (
	"errors"
	"sync"
	"testing"
	"time"

	"senet/game"
	"senet/game/fault"
	"senet/game/rules"
	"senet/game/sticks"
)

// start0 is when the test matches begin.
var start0 = time.Date(2026, 1, 10, 18, 0, 0, 0, time.UTC)

// config is a match by preset id between the given seats.
func config(t testing.TB, id string, first, second SeatKind) Config {
	t.Helper()
	p, ok := rules.ByID(id)
	if !ok {
		t.Fatalf("no preset %s", id)
	}
	return Config{
		RuleID: id, Rules: p.Rules, Seed: 11, Started: start0,
		Seats: [2]Seat{{Kind: first, Name: "Anna"}, {Kind: second, Name: "Thoth"}},
	}
}

// open starts a session that is closed with the test.
func open(t testing.TB, cfg Config, o Options) *Session {
	t.Helper()
	s, err := New(cfg, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// updates collects what a session tells.
type updates struct {
	mu   sync.Mutex
	all  []Update
	news chan struct{}
}

func newUpdates() *updates { return &updates{news: make(chan struct{}, 1)} }

func (u *updates) notify(up Update) {
	u.mu.Lock()
	u.all = append(u.all, up)
	u.mu.Unlock()
	select {
	case u.news <- struct{}{}:
	default:
	}
}

func (u *updates) list() []Update {
	u.mu.Lock()
	defer u.mu.Unlock()
	return append([]Update(nil), u.all...)
}

// wait waits until an update satisfies ok and returns it.
func (u *updates) wait(t testing.TB, what string, ok func(Update) bool) Update {
	t.Helper()
	limit := time.After(20 * time.Second)
	seen := 0
	for {
		all := u.list()
		for ; seen < len(all); seen++ {
			if ok(all[seen]) {
				return all[seen]
			}
		}
		select {
		case <-u.news:
		case <-limit:
			t.Fatalf("waited in vain for %s", what)
		}
	}
}

// over tells the end of a game.
func over(u Update) bool { return u.Snapshot.Over }

// key is the text key of an error, or "".
func key(err error) string {
	var f *fault.Fault
	if errors.As(err, &f) {
		return f.Key
	}
	return ""
}

func wantKey(t testing.TB, err error, want string) {
	t.Helper()
	if key(err) != want {
		t.Errorf("got error %v, want %s", err, want)
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// step does for the human what choice says: that legal move, or a throw.
func step(t testing.TB, s *Session, choice int) {
	t.Helper()
	snap := s.Snapshot()
	if n := len(snap.Legal); n > 0 && !(snap.CanThrow && choice%2 == 0) {
		must(t, s.Play(snap.Legal[choice%n]))
		return
	}
	must(t, s.Throw())
}

// till plays on until the snapshot satisfies ok.
func till(t testing.TB, s *Session, choice int, ok func(Snapshot) bool) Snapshot {
	t.Helper()
	for i := range 5000 {
		if snap := s.Snapshot(); ok(snap) {
			return snap
		} else if snap.Over {
			break
		}
		step(t, s, choice+i)
	}
	t.Fatal("it never came to that")
	return Snapshot{}
}

// toPlay says that a human has a choice of several moves for a throw.
func toPlay(s Snapshot) bool { return s.Pos.Await == game.AwaitMove && len(s.Legal) > 1 }

// script is a config without the lot, and sticks that fall as told.
func script(t testing.TB, first, second SeatKind, throws ...game.Throw) (Config, Options) {
	cfg := config(t, "kendall", first, second)
	cfg.Rules.FirstPlayer = rules.FirstSpools
	return cfg, Options{Source: sticks.Script(throws)}
}
