package ai

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/record"
	"senet/game/rules"
	"senet/game/sticks"
)

// recorded plays a game of two levels and records it.
func recorded(t *testing.T, id string, names [2]string) *record.Record {
	t.Helper()
	pr, _ := rules.ByID(id)
	g := preset(t, id)
	rec := &record.Record{Header: record.Header{RuleID: id, Rules: pr.Rules}}
	src := sticks.Seeded(11)
	p := g.Start()
	for throws := 0; p.Await != game.AwaitNothing; {
		a := record.Action{Kind: record.ActThrow}
		if legal := g.Legal(&p, nil); len(legal) > 0 {
			d, err := New().Choose(context.Background(), g, p, names[toAct(&p)])
			if err != nil {
				t.Fatal(err)
			}
			if !d.Throw {
				a = record.Action{Kind: record.ActPlay, Move: d.Move}
			}
		}
		if a.Kind == record.ActThrow {
			a.Faces = src.Faces(throws)
			a.Throw = a.Faces.Score(int(pr.Rules.AllDark))
			throws++
		}
		q, _, err := record.Apply(g, p, a, nil)
		if err != nil {
			t.Fatal(err)
		}
		rec.Actions = append(rec.Actions, a)
		p = q
	}
	return rec
}

// A review accounts for the whole of a game: the chances before it, luck, and
// what both sides gave away come to the result, but for what looking further
// changes in the judgement; and the weaker player gives more away.
func TestReview(t *testing.T) {
	rec := recorded(t, "kendall", [2]string{LevelThoth, LevelChild})
	calls := 0
	r, err := Review(context.Background(), rec, func(done, of int) { calls++ })
	if err != nil {
		t.Fatal(err)
	}
	if !r.Over || len(r.Verdicts) != len(rec.Actions) || calls != len(rec.Actions) || len(r.Curve()) != calls {
		t.Fatalf("%d verdicts of %d actions, %d reports", len(r.Verdicts), len(rec.Actions), calls)
	}
	for i, v := range r.Verdicts {
		if v.Win < 0 || v.Win > 1 || v.Loss < 0 || math.Abs(v.Luck) > 1 || v.Choice && v.Played < 0 {
			t.Errorf("verdict %d: %+v", i, v)
		}
	}
	thoth, child := r.Sides[0], r.Sides[1]
	if thoth.Mean() > 0.002 || child.Mean() < 2*thoth.Mean() {
		t.Errorf("Thoth gave away %.4f a decision, Child %.4f", thoth.Mean(), child.Mean())
	}
	if !strings.Contains(r.Text(), "cones: ") {
		t.Error("no summary")
	}
	result := 0.0
	if r.Winner == board.Spools {
		result = 1
	}
	sum := r.Verdicts[0].Win + r.Sides[0].Luck - thoth.Loss + child.Loss
	if math.Abs(sum-result) > 0.25 {
		t.Errorf("the start, luck and losses come to %.3f, the result is %g", sum, result)
	}
	t.Logf("%.3f against %g; Thoth %.5f, Child %.5f a decision", sum, result, thoth.Mean(), child.Mean())
}

// A review can be stopped.
func TestReviewStops(t *testing.T) {
	rec := recorded(t, "kendall", [2]string{LevelChild, LevelChild})
	ctx, cancel := context.WithCancel(context.Background())
	_, err := Review(ctx, rec, func(done, of int) {
		if done == 5 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

// Every rule set can be reviewed, and every legal move is weighed, in order.
func TestWeigh(t *testing.T) {
	for _, pr := range rules.Presets() {
		rec := recorded(t, pr.ID, [2]string{LevelChild, LevelChild})
		g := preset(t, pr.ID)
		n := 0
		_ = rec.Replay(func(p game.Position, a record.Action, _ []game.Event, _ game.Position) {
			legal := g.Legal(&p, nil)
			if n++; n%9 != 0 || len(legal) == 0 || n > 200 {
				return
			}
			list, err := Weigh(context.Background(), g, p, LevelScribe)
			if err != nil {
				t.Fatal(err)
			}
			if g.Chances(&p) != nil {
				if !list[0].Throw {
					t.Fatalf("%s: throwing is not weighed", pr.ID)
				}
				list = list[1:]
			}
			if len(list) != len(legal) {
				t.Fatalf("%s: %d of %d moves weighed", pr.ID, len(list), len(legal))
			}
			for i, d := range list {
				if d.Move != legal[i] {
					t.Fatalf("%s: %v for %v", pr.ID, d.Move, legal[i])
				}
			}
		})
	}
}
