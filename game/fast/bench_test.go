package fast_test

import (
	"syscall"
	"testing"
	"time"

	"senet/game/fast"
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
