package fast_test

import (
	"syscall"
	"testing"
	"time"

	"senet/game"
	"senet/game/fast"
	"senet/game/gametest"
	"senet/game/rules"
)

// spent is the processor time this process has used.
func spent(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano())
}

// BenchmarkRandom measures whole random games, one ply an operation. Mply/cpu-s
// is by processor time, for machines with other work to do.
func BenchmarkRandom(b *testing.B) {
	for _, preset := range rules.Presets() {
		b.Run(preset.ID, func(b *testing.B) {
			b.ReportAllocs()
			g := fast.Compile(plainGame(b, preset.Rules))
			rng := fast.NewRand(1)
			games, before := 0, spent(b)
			b.ResetTimer()
			for left := b.N; left > 0; {
				_, n := g.Playout(g.Start(), rng, left)
				left -= n
				games++
			}
			b.ReportMetric(float64(b.N)/float64(games), "plies/game")
			b.ReportMetric(float64(b.N)/1e6/b.Elapsed().Seconds(), "Mply/s")
			b.ReportMetric(float64(b.N)/1e6/(spent(b)-before).Seconds(), "Mply/cpu-s")
		})
	}
}

// BenchmarkTree measures the search's way through a tree: from positions of
// random games, every outcome of the sticks, every choice, and so for two throws
// and the choices after them. One operation is one edge: a throw or a choice.
func BenchmarkTree(b *testing.B) {
	for _, preset := range rules.Presets() {
		b.Run(preset.ID, func(b *testing.B) {
			b.ReportAllocs()
			g := fast.Compile(plainGame(b, preset.Rules))
			rng := fast.NewRand(1)
			before := spent(b)
			s := g.Start()
			b.ResetTimer()
			for done := 0; done < b.N; {
				if s, _ = g.Playout(s, rng, 17); s.Over() {
					s = g.Start()
				}
				done += edges(g, s, 2)
			}
			b.ReportMetric(float64(b.N)/1e6/b.Elapsed().Seconds(), "Medge/s")
			b.ReportMetric(float64(b.N)/1e6/(spent(b)-before).Seconds(), "Medge/cpu-s")
		})
	}
}

// edges walks the tree below s to the given number of throws.
func edges(g *fast.Game, s fast.State, throws int) int {
	n := 0
	var room [fast.MaxMoves]game.Move
	if chances := g.Chances(s); throws > 0 {
		for _, c := range chances {
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
	}
	return n
}

// BenchmarkCore measures random games by the plain core in the same unit: a
// throw with what is done with it.
func BenchmarkCore(b *testing.B) {
	for _, preset := range rules.Presets() {
		b.Run(preset.ID, func(b *testing.B) {
			b.ReportAllocs()
			r := gametest.NewPlayer(plainGame(b, preset.Rules), 1)
			before, throws := spent(b), 0
			b.ResetTimer()
			for throws < b.N {
				awaits := r.Position().Await
				if err := r.Ply(); err != nil {
					b.Fatal(err)
				}
				if awaits != game.AwaitMove && awaits != game.AwaitPiece {
					throws++
				}
			}
			b.ReportMetric(float64(b.N)/1e6/b.Elapsed().Seconds(), "Mply/s")
			b.ReportMetric(float64(b.N)/1e6/(spent(b)-before).Seconds(), "Mply/cpu-s")
		})
	}
}
