package ai

import (
	"context"
	"math"
	"slices"
	"testing"

	"senet/game"
	"senet/game/fast"
	"senet/game/sticks"
)

// Names of levels in older records are still understood.
func TestOldNames(t *testing.T) {
	for old, want := range map[string]string{
		"novice": LevelChild, "adept": LevelScribe, "priest": LevelVizier, "": DefaultLevel, "?": DefaultLevel,
	} {
		if got := Level(old); got != want {
			t.Errorf("%q is %q, want %q", old, got, want)
		}
	}
	for _, l := range Levels() {
		if Level(l) != l {
			t.Errorf("%q is not itself", l)
		}
	}
}

// A level errs only where choices are close: what it plays is, in its own eyes,
// never worse than the best by more than it may be blinded.
func TestNoNonsense(t *testing.T) {
	g := preset(t, "kendall")
	src := sticks.Seeded(8)
	throws, erred := 0, 0
	for range 20 {
		p := g.Start()
		for range 120 {
			if p.Await == game.AwaitNothing {
				break
			}
			legal := g.Legal(&p, nil)
			if len(legal) < 2 || p.Await != game.AwaitMove {
				if g.Chances(&p) == nil {
					p, _, _ = g.Play(p, legal[0], nil)
					continue
				}
				p, _, _ = g.Throw(p, src.Faces(throws).Score(5), nil)
				throws++
				continue
			}
			for _, name := range []string{LevelChild, LevelApprentice, LevelScribe} {
				d, err := New().Choose(context.Background(), g, p, name)
				if err != nil {
					t.Fatal(err)
				}
				list, _ := Weigh(context.Background(), g, p, name)
				best := 0.0
				for _, o := range list {
					best = max(best, o.Win)
				}
				if d.Win < best-levels[name].blind-1e-6 {
					t.Errorf("%s plays a move worth %.3f, the best is %.3f", name, d.Win, best)
				}
				if d.Win < best {
					erred++
				}
			}
			p, _, _ = g.Play(p, legal[throws%len(legal)], nil)
		}
	}
	if erred == 0 {
		t.Error("nobody ever errs")
	}
}

// Luck comes to nothing on average over the sticks, however positions are judged.
func TestLuck(t *testing.T) {
	for _, id := range []string{"kendall", "bell", "gods", "voyage"} {
		g := preset(t, id)
		j, err := NewJudge(g)
		if err != nil {
			t.Fatal(err)
		}
		f := fast.Compile(g)
		rng := fast.NewRand(4)
		s := f.Start()
		for range 300 {
			if s, _ = f.Playout(s, rng, 5); s.Over() {
				s = f.Start()
			}
			p := f.Position(s)
			sum := 0.0
			for _, c := range g.Chances(&p) {
				sum += float64(c.Sixteenth) / 16 * j.Luck(p, c.Throw)
			}
			if math.Abs(sum) > 1e-5 {
				t.Fatalf("%s: luck is %g on average", id, sum)
			}
		}
	}
	if !slices.Contains(Levels(), HintLevel) {
		t.Error("hints are given at no level")
	}
}
