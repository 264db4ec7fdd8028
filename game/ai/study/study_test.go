package study

import (
	"bytes"
	"context"
	"testing"
	"time"

	"senet/game"
	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/fast"
	"senet/game/rules"
)

func learner(t *testing.T, id string, seed uint64) (*Learner, *eval.Net) {
	t.Helper()
	p, _ := rules.ByID(id)
	games, err := Games(p.Rules)
	if err != nil {
		t.Fatal(err)
	}
	table, err := endgame.Solve(context.Background(), games[0], nil, endgame.Options{Pieces: 1})
	if err != nil {
		t.Fatal(err)
	}
	net := Fresh(id, p.Rules, seed)
	return New(games, net, table, seed), net
}

// A few hundred games teach more than nothing: exact endings are misjudged less.
func TestLearns(t *testing.T) {
	l, _ := learner(t, "kendall", 1)
	before := l.distance()
	for range 250 {
		l.episode()
		l.blend()
	}
	if after := l.distance(); after > before*0.7 {
		t.Errorf("endings are misjudged by %.3f, %.3f before", after, before)
	} else {
		t.Logf("endings are misjudged by %.3f, %.3f before", after, before)
	}
}

// Equal seeds and equal numbers of games make equal networks; the file of a
// network is read back as it was written.
func TestSeeded(t *testing.T) {
	var files [3][]byte
	for i, seed := range []uint64{5, 5, 6} {
		l, net := learner(t, "modern-kendall", seed)
		for range 60 {
			l.episode()
		}
		files[i] = net.Write()
	}
	if !bytes.Equal(files[0], files[1]) || bytes.Equal(files[0], files[2]) {
		t.Error("not settled by the seed")
	}
	back, err := eval.Read(files[0])
	if err != nil || !bytes.Equal(back.Write(), files[0]) {
		t.Errorf("not read back: %v", err)
	}
	for _, n := range []int{0, 4, 40, len(files[0]) - 1} {
		if _, err := eval.Read(files[0][:n]); err == nil {
			t.Errorf("a file cut at %d is read", n)
		}
	}
}

// Run ends in time, or when told to, and keeps what was learned.
func TestRun(t *testing.T) {
	l, _ := learner(t, "modern-kendall", 1)
	o := Standard
	o.Time, o.Every = 300*time.Millisecond, 50*time.Millisecond
	kept, told := 0, 0.0
	o.Keep = func(*eval.Net) error { kept++; return nil }
	o.Report = func(p Progress) { told = p.Share }
	if err := l.Run(context.Background(), o); err != nil || kept < 1 || told != 1 {
		t.Errorf("%v, kept %d times, told %g", err, kept, told)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	o.Time = time.Hour
	if err := l.Run(ctx, o); err != nil {
		t.Error(err)
	}
}

// Everything that the fast path knows can be learned.
func TestGames(t *testing.T) {
	for _, p := range rules.Presets() {
		core, err := game.New(p.Rules)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Games(p.Rules); (err == nil) != (fast.Compile(core) != nil) {
			t.Errorf("%s: %v", p.ID, err)
		}
	}
}
