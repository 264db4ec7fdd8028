package ai

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"senet/game"
	"senet/game/ai/study"
	"senet/game/rules"
)

// own is a rule set that nobody has seen before.
func own(t *testing.T) *game.Game {
	t.Helper()
	p, _ := rules.ByID("five-stones")
	r := p.Rules
	r.BaDoubles = true
	g, err := game.New(r)
	if err != nil {
		t.Fatal(err)
	}
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
	o := study.Standard
	o.Time, o.Every = 300*time.Millisecond, 100*time.Millisecond
	if err := Study(context.Background(), g, "own", o); err != nil {
		t.Fatal(err)
	}
	if err := Prepare(context.Background(), g, 1, nil); err != nil {
		t.Fatal(err)
	}
	if files, _ := os.ReadDir(dir); len(files) != 2 {
		t.Errorf("%d files are kept", len(files))
	}
	enginesMu.Lock()
	delete(engines, g.Rules())
	enginesMu.Unlock()
	if !Studied(g) || engineOf(g).endings().Holds() != 1 {
		t.Error("what was kept is not found")
	}
	enginesMu.Lock()
	delete(engines, g.Rules())
	enginesMu.Unlock()
}
