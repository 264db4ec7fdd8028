package ai

import (
	"context"
	"math"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/record"
)

// Where the fast path does not know the rules, every choice is seen equally
// deep, whatever stands before it in the list: else the budget would run out on
// the first ones, and the others would be called mistakes, or masterstrokes.
func TestSimpleSeesAllAlike(t *testing.T) {
	rec := recorded(t, "kendall-printed", [2]string{LevelScribe, LevelScribe})
	g := preset(t, "kendall-printed")
	lv := levels[LevelThoth]
	n, deep := 0, 0
	_ = rec.Replay(func(p game.Position, _ record.Action, _ []game.Event, _ game.Position) {
		legal := g.Legal(&p, nil)
		if len(legal) < 2 || g.Chances(&p) != nil || n >= 40 {
			return
		}
		list, err := simple(context.Background(), g, &p, lv)
		if err != nil {
			t.Fatal(err)
		}
		n++
		if seenAt(t, g, p, list, 2) {
			deep++
		} else if !seenAt(t, g, p, list, 1) {
			t.Errorf("choice %d: some of the %d are not seen a throw deep", n, len(list))
		}
	})
	if n == 0 || deep < n/3 {
		t.Errorf("of %d choices %d are seen two throws deep", n, deep)
	}
}

// seenAt reports whether all choices have the value that looking so many throws
// ahead gives, as far as a share of the budget lasts.
func seenAt(t *testing.T, g *game.Game, p game.Position, list []Decision, depth int) bool {
	for _, d := range list {
		q, _, err := g.Play(p, d.Move, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := looker{ctx: context.Background(), w: &standard, g: g, r: g.Rules(), root: p.Mover(), left: simpleBudget / len(list)}
		if math.Abs(s.value(&q, depth, 1)-d.Win) > 1e-12 {
			return false
		}
	}
	return true
}

// The gods do not choose, and are judged so: at the beginning they are nearer to
// the end and win next to never, with one piece left they may.
func TestGodsAreJudgedAsTheyPlay(t *testing.T) {
	g := preset(t, "gods")
	p := g.Start()
	if _, mean := luckOf(context.Background(), g, &p, 1); mean < 0.001 || mean > 0.15 {
		t.Errorf("the gods win %.3f of the games that begin", mean)
	}
	p.Cells = [board.Squares + 1]uint8{}
	p.Cells[29] = 1
	p.Freed[board.Spools] = 4
	for q := 1; q <= 5; q++ {
		p.Cells[q] = 2
	}
	if _, mean := luckOf(context.Background(), g, &p, 1); mean < 0.85 {
		t.Errorf("the gods with one piece on 29 win %.3f", mean)
	}
}
