package fast_test

import (
	"flag"
	"fmt"
	"os"
	"testing"
	"time"

	"senet/game"
	"senet/game/fast"
	"senet/game/gametest"
)

var figures = flag.Int("figures", 0, "print the table of speeds, measured so many times")

// work does so much of something: plies of random games, or edges of trees.
type work func(n int)

// randomWork plays random games.
func randomWork(g *fast.Game) work {
	rng := fast.NewRand(1)
	return func(left int) {
		for left > 0 {
			_, n := g.Playout(g.Start(), rng, left)
			left -= n
		}
	}
}

// treeWork is a search's way through trees: from positions of random games,
// every outcome of the sticks and every choice, for two throws. One edge is a
// throw or a choice.
func treeWork(g *fast.Game) work {
	rng, s := fast.NewRand(1), g.Start()
	return func(left int) {
		for left > 0 {
			if s, _ = g.Playout(s, rng, 17); s.Over() {
				s = g.Start()
			}
			left -= 1 + edges(g, s, 2)
		}
	}
}

// edges walks the tree below s to the given number of throws.
func edges(g *fast.Game, s fast.State, throws int) int {
	if throws == 0 {
		return 0
	}
	n := 0
	var room [fast.MaxMoves]game.Move
	for _, c := range g.Chances(s) {
		next, moves := g.Threw(s, c.Throw, room[:0])
		n++
		if len(moves) == 0 {
			n += edges(g, next, throws-1)
			continue
		}
		for _, m := range moves {
			n += 1 + edges(g, g.Play(next, m), throws-1)
		}
	}
	return n
}

// coreWork plays random games by the plain core, counted in the same plies.
func coreWork(tb testing.TB, g *game.Game) work {
	r := gametest.NewPlayer(g, 1)
	return func(left int) {
		for left > 0 {
			awaits := r.Position().Await
			if err := r.Ply(); err != nil {
				tb.Fatal(err)
			}
			if awaits != game.AwaitMove && awaits != game.AwaitPiece {
				left--
			}
		}
	}
}

// measure runs a work as a benchmark, with its rate by processor time.
func measure(b *testing.B, unit string, w work) {
	b.ReportAllocs()
	before := spent()
	b.ResetTimer()
	w(b.N)
	b.ReportMetric(float64(b.N)/1e6/(spent()-before).Seconds(), "M"+unit+"/cpu-s")
}

// BenchmarkRandom measures whole random games; an operation is a ply.
func BenchmarkRandom(b *testing.B) {
	for _, preset := range presets() {
		b.Run(preset.ID, func(b *testing.B) { measure(b, "ply", randomWork(fast.Compile(plainGame(b, preset.Rules)))) })
	}
}

// BenchmarkTree measures what a search does; an operation is a throw or a choice.
func BenchmarkTree(b *testing.B) {
	for _, preset := range presets() {
		b.Run(preset.ID, func(b *testing.B) { measure(b, "edge", treeWork(fast.Compile(plainGame(b, preset.Rules)))) })
	}
}

// BenchmarkCore measures random games by the plain core, for comparison.
func BenchmarkCore(b *testing.B) {
	for _, preset := range presets() {
		b.Run(preset.ID, func(b *testing.B) { measure(b, "ply", coreWork(b, plainGame(b, preset.Rules))) })
	}
}

// TestFigures prints the table of speeds on one core, in millions a second of
// processor time: the best of the rounds asked for, and their mean.
//
//	go test ./game/fast -run TestFigures -figures 20 -v
func TestFigures(t *testing.T) {
	if *figures == 0 {
		t.Skip("-figures 20 measures")
	}
	w := os.Stdout
	fmt.Fprintln(w, "| rule set | core, plies | fast, plies | fast, tree edges |")
	fmt.Fprintln(w, "|---|---|---|---|")
	for _, preset := range presets() {
		core := plainGame(t, preset.Rules)
		g := fast.Compile(core)
		fmt.Fprintf(w, "| %s | %s | %s | %s |\n", preset.ID, rate(coreWork(t, core), 50_000),
			rate(randomWork(g), 1_000_000), rate(treeWork(g), 400_000))
	}
}

// rate measures a work of n so often as asked.
func rate(w work, n int) string {
	best, sum := 0.0, time.Duration(0)
	w(n / 10)
	for range *figures {
		before := spent()
		w(n)
		took := spent() - before
		sum += took
		best = max(best, float64(n)/1e6/took.Seconds())
	}
	return fmt.Sprintf("%.2f (mean %.2f)", best, float64(n**figures)/1e6/sum.Seconds())
}

// TestNoAllocations: neither plies nor the nodes of a tree allocate.
func TestNoAllocations(t *testing.T) {
	for _, preset := range presets() {
		g := fast.Compile(plainGame(t, preset.Rules))
		random, tree := randomWork(g), treeWork(g)
		if n := testing.AllocsPerRun(20, func() { random(2000); tree(2000) }); n != 0 {
			t.Errorf("%s: %v allocations", preset.ID, n)
		}
	}
}
