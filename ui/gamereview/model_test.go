package gamereview

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"senet/game"
	"senet/game/ai"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/record"
	"senet/game/rules"
	"senet/game/session"
	"senet/game/sticks"
	"senet/ui/replay"
)

// played is the record of a game of random moves, or of its first actions.
func played(t *testing.T, id string, seed uint64, most int) *record.Record {
	t.Helper()
	pr, ok := rules.ByID(id)
	if !ok {
		t.Fatalf("no rule set %s", id)
	}
	g := gametest.New(t, pr.Rules)
	rec := &record.Record{Header: record.Header{RuleID: id, Rules: pr.Rules, Seed: seed, HasSeed: true}}
	src, rnd := sticks.Seeded(seed), rand.New(rand.NewPCG(seed, 1))
	p := g.Start()
	for throws := 0; p.Await != game.AwaitNothing && len(rec.Actions) < most; {
		a := record.Action{Kind: record.ActThrow}
		if legal := g.Legal(&p, nil); len(legal) > 0 && (g.Chances(&p) == nil || rnd.IntN(2) == 0) {
			a = record.Action{Kind: record.ActPlay, Move: legal[rnd.IntN(len(legal))]}
		} else {
			a.Faces = src.Faces(throws)
			a.Throw = a.Faces.Score(int(pr.Rules.AllDark))
			throws++
		}
		q, _, err := record.Apply(g, p, a, nil)
		if err != nil {
			t.Fatal(err)
		}
		rec.Actions, p = append(rec.Actions, a), q
	}
	return rec
}

// judged makes up verdicts on every action of a record: the chance before action
// i is 0.3 + i/10000, every throw has luck 0.01 for the spools, and every choice
// that there was gave something away.
func judged(t *testing.T, rec *record.Record) []ai.Verdict {
	t.Helper()
	g, err := rec.Game()
	if err != nil {
		t.Fatal(err)
	}
	var out []ai.Verdict
	err = rec.Replay(func(p game.Position, a record.Action, _ []game.Event, _ game.Position) {
		v := ai.Verdict{Action: a, Before: p, Side: p.Turn & 1, Win: 0.3 + float64(len(out))/10000, Played: -1}
		if a.Kind == record.ActThrow && p.Await != game.AwaitLot {
			v.Luck = 0.01
		}
		if g.Chances(&p) == nil {
			for i, m := range g.Legal(&p, nil) {
				v.Choices = append(v.Choices, ai.Decision{Move: m, Win: 0.5 - float64(i)/100})
				if a.Kind == record.ActPlay && m == a.Move {
					v.Played = i
				}
			}
			if v.Choice = v.Played >= 0 && len(v.Choices) > 1; v.Choice {
				v.Loss = float64(v.Played) / 100
			}
		}
		out = append(out, v)
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func modelOf(t *testing.T, rec *record.Record) *Model {
	t.Helper()
	m, err := NewModel(rec)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Lines follow one another without a gap: each has the verdicts on its actions,
// its chances are those before its first and after its last action, and what is
// told in parts comes to what is told at once.
func TestPlies(t *testing.T) {
	for _, id := range []string{"kendall", "kendall-printed", "gods", "bell", "maat"} {
		rec := played(t, id, 3, 400)
		all := judged(t, rec)
		whole, parts := modelOf(t, rec), modelOf(t, rec)
		whole.Add(all)
		for rest := all; len(rest) > 0; {
			n := min(len(rest), 1+len(rest)%7)
			parts.Add(rest[:n])
			rest = rest[n:]
			for i := range parts.Len() {
				if p := parts.Ply(i); p.Known != (p.Last < parts.Known()) {
					t.Fatalf("%s: line %d, actions up to %d, after %d verdicts: %v", id, i, p.Last, parts.Known(), p.Known)
				}
			}
		}
		end := &ai.Reviewed{End: 0.9, Over: true}
		whole.Finish(end)
		parts.Finish(end)
		at := 0
		for i := range whole.Len() {
			p, q := whole.Ply(i), parts.Ply(i)
			if q.Entry = p.Entry; p != q {
				t.Fatalf("%s: line %d differs when it is told in parts", id, i)
			}
			check(t, id, i, p, all, at)
			at = p.Last
		}
		if at != len(all) {
			t.Errorf("%s: %d of %d actions are in lines", id, at, len(all))
		}
		if c, ok := whole.Point(whole.Len()); !ok || c != 0.9 {
			t.Errorf("%s ends at %v", id, c)
		}
	}
}

// check compares line i with the verdicts on it.
func check(t *testing.T, id string, i int, p Ply, all []ai.Verdict, from int) {
	t.Helper()
	luck, loss, mark := 0.0, 0.0, ai.MarkNone
	for _, v := range all[p.First:p.Last] {
		luck += v.Luck
		loss = max(loss, v.Loss)
		mark = max(mark, v.Mark())
	}
	if p.Side == board.Cones {
		luck = -luck
	}
	if p.First != from || math.Abs(p.Luck-luck) > 1e-9 || math.Abs(p.Loss-loss) > 1e-9 || p.Mark != mark {
		t.Errorf("%s: line %d: %+v, want luck %g, loss %g", id, i, p, luck, loss)
	}
	if so := (&ai.Reviewed{Verdicts: all}); p.Before != so.Chance(min(p.First, len(all)-1)) {
		t.Errorf("%s: line %d begins at %g", id, i, p.Before)
	}
	if mark > ai.MarkFine {
		v := all[p.At]
		if !v.Choice || v.Mark() != mark {
			t.Errorf("%s: line %d shows %+v", id, i, v)
		}
	}
}

// The list of what was given away begins with the worst and has nothing in it
// that is not worth telling.
func TestWorst(t *testing.T) {
	rec := played(t, "kendall", 5, 300)
	m := modelOf(t, rec)
	m.Add(judged(t, rec))
	list := m.Worst()
	if len(list) == 0 {
		t.Fatal("nothing was given away")
	}
	in := map[int]bool{}
	for k, i := range list {
		in[i] = true
		if k > 0 && m.Ply(i).Loss > m.Ply(list[k-1]).Loss {
			t.Errorf("%d is worse than the one before it", i)
		}
	}
	for i := range m.Len() {
		if p := m.Ply(i); in[i] != (p.Known && p.Loss >= telling) {
			t.Errorf("line %d, loss %g, listed: %v", i, p.Loss, in[i])
		}
	}
}

// One can play on from every line of every rule set, with the throw that the
// choice was about.
func TestPlayOnFromEverywhere(t *testing.T) {
	for _, pr := range rules.Presets() {
		rec := played(t, pr.ID, 11, 160)
		m := modelOf(t, rec)
		m.Add(judged(t, rec))
		cfg := m.Story().Config()
		for i := range m.Len() {
			p, ok := m.Position(i)
			if v := m.Verdict(i); v != nil && v.Choice && (!ok || p != v.Before) {
				t.Errorf("%s: line %d is not played on from its choice", pr.ID, i)
			}
			if !ok {
				continue
			}
			next := replay.Placed(cfg.RuleID, cfg.Rules, p, [2]session.Seat{}, time.Time{}, 1)
			s, err := session.Open(next, nil, session.Options{})
			if err != nil {
				t.Fatalf("%s: line %d: %v", pr.ID, i, err)
			}
			if at := s.Snapshot().Log[0].After; at.Throw != p.Throw || at.Cells != p.Cells || at.Turn != p.Turn {
				t.Errorf("%s: line %d is played on from another position", pr.ID, i)
			}
			s.Close()
		}
	}
}

// A record that places its first position begins with that; an empty one has
// nothing to show and nothing that breaks.
func TestOddRecords(t *testing.T) {
	rec := played(t, "kendall", 2, 30)
	_, p, _, err := rec.End()
	if err != nil {
		t.Fatal(err)
	}
	placed := replay.Placed("kendall", rec.Rules, p, [2]session.Seat{}, time.Time{}, 1)
	m := modelOf(t, placed)
	m.Add([]ai.Verdict{{Action: placed.Actions[0], Win: 0.5, Played: -1}})
	m.Finish(&ai.Reviewed{End: 0.7})
	if c, ok := m.Point(0); !ok || c != 0.7 {
		t.Errorf("it begins at %g", c)
	}
	empty := modelOf(t, &record.Record{Header: rec.Header})
	if empty.Len() != 0 || empty.Opening() != 0 || empty.Worst() != nil {
		t.Error("there is something in an empty record")
	}
	if _, ok := empty.Position(0); !ok {
		t.Error("one cannot begin from the beginning")
	}
}
