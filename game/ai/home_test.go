package ai

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"senet/game"
	"senet/game/ai/eval"
	"senet/game/gametest"
	"senet/game/rules"
)

// own is a rule set that nobody has seen before.
func own(t *testing.T) *game.Game {
	t.Helper()
	p, _ := rules.ByID("five-stones")
	r := p.Rules
	r.BaDoubles = true
	g := gametest.New(t, r)
	return g
}

// A rule set of one's own is studied: a network is learned, used, kept, and
// found again; endings too.
func TestHome(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "ai")
	SetHome(dir)
	defer SetHome("")
	g := own(t)
	if Studied(g) || !CanStudy(g) {
		t.Fatal("studied already, or cannot be")
	}
	var last Lesson
	if err := Study(context.Background(), context.Background(), g, "own", 1500*time.Millisecond, func(l Lesson) { last = l }); err != nil {
		t.Fatal(err)
	}
	if !last.Done || last.Games == 0 || last.Share != 1 || Begun(g) != last.Games {
		t.Errorf("learned %+v, %d games", last, Begun(g))
	}
	if Studied(g) != last.Better {
		t.Errorf("used, though it won %.3f", last.Score)
	}
	net := begun(eval.Family(g.Rules()))
	if err := use(eval.Family(g.Rules()), net); err != nil {
		t.Fatal(err)
	}
	if err := Prepare(context.Background(), g, 1, nil); err != nil {
		t.Fatal(err)
	}
	if e := engineOf(g); !last.Better && e.network() != nil || e.table.Holds() != 0 {
		t.Error("taken over in the middle of a match")
	}
	Renew(g)
	if e := engineOf(g); e.network() == nil || e.table.Holds() == 0 {
		t.Error("not taken over by the next match")
	}
	if files, _ := os.ReadDir(dir); len(files) != 3 {
		t.Errorf("%d files are kept", len(files))
	}
	for _, change := range []func(*rules.Rules){ // players take it for others of the family too
		func(*rules.Rules) {},
		func(r *rules.Rules) { r.FirstPlayer = rules.FirstLot },
		func(r *rules.Rules) { r.TouchMove = true },
	} {
		r := g.Rules()
		change(&r)
		forget(r)
		made.Lock()
		made.nets, made.tables = nil, nil
		made.Unlock()
		other := gametest.New(t, r)
		if e := engineOf(other); Knows(other) != ByStudy || e.table.Holds() == 0 {
			t.Errorf("what was kept is not found: %v, endings of %d", Knows(other), e.table.Holds())
		}
		forget(r)
	}
}

// forget has the engine of a rule set made anew.
func forget(r rules.Rules) {
	enginesMu.Lock()
	defer enginesMu.Unlock()
	delete(engines, r)
}

// A study that is broken off keeps what it has learned, and tries nothing.
func TestStudyBrokenOff(t *testing.T) {
	SetHome(t.TempDir())
	defer SetHome("")
	g := own(t)
	defer forget(g.Rules())
	quit, stop := context.WithCancel(context.Background())
	began := time.Now()
	err := Study(context.Background(), quit, g, "own", time.Hour, func(l Lesson) {
		if l.Trying {
			t.Error("tried after the end")
		}
		stop()
	})
	if err != nil || Begun(g) == 0 || Studied(g) {
		t.Errorf("%v, %d games learned from", err, Begun(g))
	}
	if d := time.Since(began); d > 20*time.Second {
		t.Errorf("it took %v to stop", d)
	}
}

// What is solved quietly is what takes seconds: endings with drowned pieces and
// throws carried over stop at one against one.
func TestPrepareQuick(t *testing.T) {
	if testing.Short() {
		t.Skip("some seconds")
	}
	for id, want := range map[string]int{"kendall-1978": 2, "kendall": 1} {
		p, _ := rules.ByID(id)
		r := p.Rules
		r.Safe = 3 // not as built in
		g := gametest.New(t, r)
		if err := PrepareQuick(context.Background(), g); err != nil {
			t.Fatal(err)
		}
		Renew(g)
		if e := engineOf(g); e != nil && e.table.Holds() != want {
			t.Errorf("%s: endings of %d, want %d", id, e.table.Holds(), want)
		}
		forget(r)
	}
}

// Endings are the same whoever begins: the built-in ones are found for a game
// that begins with the lot.
func TestEndingsWhoeverBegins(t *testing.T) {
	p, _ := rules.ByID("modern-kendall")
	r := p.Rules
	r.FirstPlayer, r.TouchMove = rules.FirstLot, true
	g := gametest.New(t, r)
	if e := engineOf(g); e.table.Holds() < 2 {
		t.Errorf("endings of %d", e.table.Holds())
	}
}
