package ai

import (
	"context"
	"errors"
	"math"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
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
			d, err := New().Choose(context.Background(), g, p, names[p.Mover()])
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
	r, err := Review(context.Background(), rec, func(Verdict, int) { calls++ })
	if err != nil {
		t.Fatal(err)
	}
	if !r.Over || len(r.Verdicts) != len(rec.Actions) || calls != len(rec.Actions) || len(r.Curve()) != calls+1 {
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
	result := 0.0
	if r.Winner == board.Spools {
		result = 1
	}
	if r.End != result {
		t.Errorf("it ends at %g", r.End)
	}
	if own := thoth.Own - child.Own; math.Abs(own-thoth.Luck) > 1e-9 || thoth.Luck != -child.Luck {
		t.Errorf("luck of both: %g and %g, of one: %g", thoth.Own, child.Own, thoth.Luck)
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
	done := 0
	_, err := Review(ctx, rec, func(Verdict, int) {
		if done++; done == 5 {
			cancel()
		}
	})
	if done != 5 {
		t.Errorf("%d verdicts after it was stopped at the fifth", done)
	}
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

// The bounds of the marks belong to the worse one, and are those of the figure
// shown.
func TestMarks(t *testing.T) {
	for _, c := range []struct {
		loss float64
		want string
	}{
		{0, "fine"},
		{0.00449, "fine"}, // −0.4 %
		{0.00451, "slip"}, // −0.5 %
		{0.005, "slip"},
		{0.01949, "slip"},
		{0.01951, "mistake"}, // −2.0 %
		{0.02, "mistake"},
		{0.04949, "mistake"},
		{0.04951, "blunder"}, // −5.0 %
		{0.05, "blunder"},
		{1, "blunder"},
	} {
		if got := MarkOf(c.loss).Name(); got != c.want {
			t.Errorf("%g: %s, want %s", c.loss, got, c.want)
		}
	}
	v := Verdict{Loss: 0.3}
	if v.Mark() != MarkNone {
		t.Error("what was not chosen is judged")
	}
}

// Accounts count choices only, luck is each side's own, and the worst is found.
func TestAccounts(t *testing.T) {
	r := NewReviewed()
	for _, v := range []Verdict{
		{Side: board.Spools, Luck: 0.10},
		{Side: board.Spools, Choice: true, Loss: 0.02},
		{Side: board.Cones, Luck: 0.04}, // good for the spools
		{Side: board.Cones, Loss: 0.5},  // no choice
		{Side: board.Spools, Luck: -0.03},
		{Side: board.Spools, Choice: true, Loss: 0.06},
		{Side: board.Spools, Choice: true},
		{Side: board.Cones, Choice: true, Loss: 0.001},
	} {
		r.Add(v)
	}
	s, c := r.Sides[0], r.Sides[1]
	near := func(a, b float64) bool { return math.Abs(a-b) < 1e-12 }
	if s.Decisions != 3 || !near(s.Loss, 0.08) || !near(s.Mean(), 0.08/3) || s.WorstAt != 5 || s.Worst != 0.06 {
		t.Errorf("spools %+v", s)
	}
	if !near(s.Own, 0.07) || !near(c.Own, -0.04) || !near(s.Luck, 0.11) || !near(c.Luck, -0.11) {
		t.Errorf("luck %g and %g of their own, %g and %g in all", s.Own, c.Own, s.Luck, c.Luck)
	}
	if s.Marks != [marks]int{0, 1, 0, 1, 1} || c.Marks != [marks]int{0, 1} || c.Decisions != 1 {
		t.Errorf("marks %v and %v", s.Marks, c.Marks)
	}
	if (Account{}).Mean() != 0 {
		t.Error("the mean of nothing is not nothing")
	}
}

// Where the fast path does not know the rules, throws have luck all the same,
// and it comes to nothing on average.
func TestPlainLuck(t *testing.T) {
	rec := recorded(t, "kendall-printed", [2]string{LevelScribe, LevelScribe})
	g := preset(t, "kendall-printed")
	n, moved := 0, 0
	_ = rec.Replay(func(p game.Position, a record.Action, _ []game.Event, _ game.Position) {
		if a.Kind != record.ActThrow || p.Await == game.AwaitLot || n > 60 {
			return
		}
		n++
		sum, same := 0.0, 0.0
		for _, c := range g.Chances(&p) {
			luck, mean := plainLuck(context.Background(), g, &p, c.Throw)
			if mean < 0 || mean > 1 {
				t.Fatalf("a chance of %g", mean)
			}
			if q, _, err := g.Throw(p, c.Throw, nil); err != nil || q == p {
				continue
			}
			sum += luck * float64(c.Sixteenth)
			same += math.Abs(luck)
		}
		if math.Abs(sum) > 1e-9 {
			t.Errorf("the luck of all throws comes to %g", sum)
		}
		if same > 0.001 {
			moved++
		}
	})
	if moved < n/3 {
		t.Errorf("of %d throws %d matter", n, moved)
	}
}

// The gods choose nothing, nor does who has one move or gives up; a touch is
// judged in place of the move that it binds to.
func TestNoChoices(t *testing.T) {
	rec := recorded(t, "gods", [2]string{LevelChild, LevelChild})
	rec.Actions = append(rec.Actions[:len(rec.Actions)/2:len(rec.Actions)/2], record.Action{Kind: record.ActResign, Side: board.Cones})
	r, err := Review(context.Background(), rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	if r.Sides[board.Spools].Decisions != 0 || r.Sides[board.Cones].Decisions == 0 || !r.Over || r.End != 1 {
		t.Errorf("gods: %+v", r.Sides)
	}
	for i, v := range r.Verdicts {
		if v.Choice && (len(v.Choices) < 2 || v.Played < 0) {
			t.Errorf("verdict %d is no choice", i)
		}
	}
}

func TestTouchIsTheChoice(t *testing.T) {
	pr, _ := rules.ByID("kendall")
	pr.Rules.TouchMove = true
	g := gametest.New(t, pr.Rules)
	plain := recorded(t, "kendall", [2]string{LevelChild, LevelChild})
	want, err := Review(context.Background(), plain, nil)
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Header: record.Header{RuleID: "kendall", Rules: pr.Rules}}
	p := g.Start()
	for _, a := range plain.Actions {
		if a.Kind == record.ActPlay && a.Move.Kind == game.MoveStep {
			touch := record.Action{Kind: record.ActTouch, Square: a.Move.From}
			if q, _, err := record.Apply(g, p, touch, nil); err == nil && q != p {
				rec.Actions = append(rec.Actions, touch)
				p = q
			}
		}
		q, _, err := record.Apply(g, p, a, nil)
		if err != nil {
			t.Fatal(err)
		}
		rec.Actions = append(rec.Actions, a)
		p = q
	}
	if len(rec.Actions) == len(plain.Actions) {
		t.Fatal("nothing was touched")
	}
	got, err := Review(context.Background(), rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	for side := range got.Sides {
		a, b := got.Sides[side], want.Sides[side]
		if a.Decisions != b.Decisions || math.Abs(a.Loss-b.Loss) > 0.02 {
			t.Errorf("side %d: %d choices, %g; without touching %d, %g", side, a.Decisions, a.Loss, b.Decisions, b.Loss)
		}
	}
}
