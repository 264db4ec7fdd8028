package ai

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/rules"
	"senet/game/sticks"
)

func preset(t testing.TB, id string) *game.Game {
	t.Helper()
	return gametest.Preset(t, id)
}

// chooser plays one side of a test match.
type chooser func(g *game.Game, p game.Position) Decision

func at(level string) chooser {
	pl := New()
	return func(g *game.Game, p game.Position) Decision {
		d, err := pl.Choose(context.Background(), g, p, level)
		if err != nil {
			panic(err)
		}
		return d
	}
}

func random(seed uint64) chooser {
	rng := rand.New(rand.NewPCG(seed, 1))
	return func(g *game.Game, p game.Position) Decision {
		legal := g.Legal(&p, nil)
		n := len(legal)
		if g.Chances(&p) != nil {
			n++
		}
		if i := rng.IntN(n); i < len(legal) {
			return Decision{Move: legal[i]}
		}
		return Decision{Throw: true}
	}
}

// match plays n pairs of games, the same throws with seats changed, and returns
// the share won by a.
func match(t testing.TB, g *game.Game, n int, a, b chooser) float64 {
	won, games := 0, 0
	for seed := range uint64(n) {
		for seat := range 2 {
			players := [2]chooser{a, b}
			if seat == 1 {
				players = [2]chooser{b, a}
			}
			if w, ok := play(t, g, seed, players); ok {
				games++
				if int(w) == seat {
					won++
				}
			}
		}
	}
	return float64(won) / float64(max(games, 1))
}

func play(t testing.TB, g *game.Game, seed uint64, players [2]chooser) (board.Side, bool) {
	src := sticks.Seeded(seed)
	p := g.Start()
	throws := 0
	for range 20_000 {
		if w, over := p.Over(); over {
			return w, true
		}
		d := Decision{Throw: true}
		if p.Await != game.AwaitLot && len(g.Legal(&p, nil)) > 0 {
			d = players[p.Mover()](g, p)
		}
		var err error
		if d.Throw {
			p, _, err = g.Throw(p, src.Faces(throws).Score(int(g.Rules().AllDark)), nil)
			throws++
		} else {
			p, _, err = g.Play(p, d.Move, nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return 0, false
}

func pairs(n int) int {
	if v, err := strconv.Atoi(os.Getenv("SENET_GAMES")); err == nil {
		return v
	}
	return n
}

// The levels are in order of strength, and all better than chance.
func TestLevels(t *testing.T) {
	g := preset(t, "kendall")
	n := pairs(60)
	for _, c := range []struct {
		name  string
		a, b  chooser
		least float64
	}{
		{"child against chance", at(LevelChild), random(1), 0.52},
		{"scribe against chance", at(LevelScribe), random(2), 0.62},
		{"scribe against child", at(LevelScribe), at(LevelChild), 0.5},
	} {
		if got := match(t, g, n, c.a, c.b); got < c.least {
			t.Errorf("%s wins %.2f, want at least %.2f", c.name, got, c.least)
		} else {
			t.Logf("%s wins %.3f", c.name, got)
		}
	}
}

// Every rule set is played to the end, not worse than by chance.
func TestEveryRuleSet(t *testing.T) {
	for _, p := range rules.Presets() {
		t.Run(p.ID, func(t *testing.T) {
			t.Parallel()
			g := preset(t, p.ID)
			n := 12
			if testing.Short() {
				n = 3
			}
			if got := match(t, g, pairs(n), at(LevelVizier), random(3)); got < 0.4 && !testing.Short() { // few games: only to see that it is not senseless
				t.Errorf("wins only %.2f against chance", got)
			} else {
				t.Logf("wins %.2f", got)
			}
		})
	}
}

// A decision is legal and the same each time; how long it takes is for the benchmarks.
func TestChoose(t *testing.T) {
	plies := 40
	if testing.Short() { // the race detector makes a search ten times as long
		plies = 6
	}
	for _, pr := range rules.Presets() {
		g := preset(t, pr.ID)
		pl := New()
		pick := random(9)
		p := g.Start()
		src := sticks.Seeded(4)
		throws := 0
		for range plies {
			if p.Await == game.AwaitNothing {
				break
			}
			legal := g.Legal(&p, nil)
			for _, level := range append(Levels(), "", "no such level", "priest") {
				d, err := pl.Choose(context.Background(), g, p, level)
				again, _ := pl.Choose(context.Background(), g, p, level)
				switch {
				case err != nil:
					t.Fatal(err)
				case d.Throw && g.Chances(&p) == nil, !d.Throw && !slices.Contains(legal, d.Move):
					t.Fatalf("%s %s: %+v is not possible in %+v", pr.ID, level, d, p)
				case d.Move != again.Move || d.Throw != again.Throw || d.Win != again.Win:
					t.Fatalf("%s %s: two answers to one question", pr.ID, level)
				case d.Win < 0 || d.Win > 1:
					t.Fatalf("%s %s: a chance of %f", pr.ID, level, d.Win)
				}
			}
			d := pick(g, p)
			var err error
			if d.Throw {
				p, _, err = g.Throw(p, src.Faces(throws).Score(int(g.Rules().AllDark)), nil)
				throws++
			} else {
				p, _, err = g.Play(p, d.Move, nil)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Instead of throwing, a drowned piece may be reborn (RULES §2 "Rebirth"): both
// are chosen where they are better.
func TestThrowOrRebirth(t *testing.T) {
	g := preset(t, "kendall")
	pl, pick := New(), random(5)
	var threw, reborn int
	for seed := range uint64(40) {
		play(t, g, seed, [2]chooser{func(g *game.Game, p game.Position) Decision {
			if p.Await != game.AwaitThrow {
				return pick(g, p)
			}
			d, err := pl.Choose(context.Background(), g, p, LevelScribe)
			if err != nil {
				t.Fatalf("%+v %v", d, err)
			}
			if d.Throw {
				threw++
			} else {
				reborn++
			}
			return d
		}, pick})
	}
	if threw == 0 || reborn == 0 {
		t.Errorf("threw %d times, was reborn %d times", threw, reborn)
	}
	t.Logf("threw %d times, was reborn %d times", threw, reborn)
}

// A cancelled question is not answered.
func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	g := preset(t, "kendall")
	if _, err := New().Choose(ctx, g, g.Start(), LevelScribe); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want context.Canceled", err)
	}
}

func BenchmarkChoose(b *testing.B) {
	g := preset(b, "kendall")
	p := g.Start()
	for _, throw := range []game.Throw{1, 3} { // the lot, and a first throw
		p, _, _ = g.Throw(p, throw, nil)
	}
	for _, level := range Levels() {
		b.Run(level, func(b *testing.B) {
			b.ReportAllocs()
			pl := New()
			for range b.N {
				if _, err := pl.Choose(context.Background(), g, p, level); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
