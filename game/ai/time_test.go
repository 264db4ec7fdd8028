package ai

import (
	"context"
	"testing"

	"senet/game"
	"senet/game/fast"
)

// BenchmarkThoth measures decisions of the strongest level in the middle of
// games; an operation is a decision with at least two choices.
func BenchmarkThoth(b *testing.B) {
	for _, id := range []string{"kendall", "modern-kendall", "bell"} {
		b.Run(id, func(b *testing.B) {
			g := preset(b, id)
			f := fast.Compile(g)
			rng := fast.NewRand(6)
			s := f.Start()
			pl := New()
			b.ReportAllocs()
			b.ResetTimer()
			for n := 0; n < b.N; {
				b.StopTimer()
				if s, _ = f.Playout(s, rng, 3); s.Over() {
					s = f.Start()
				}
				var room [fast.MaxMoves]game.Move
				var next fast.State
				moves := room[:0]
				if s.Await() == game.AwaitThrow {
					next, moves = f.Threw(s, f.Stick(rng.Uint64()), moves)
				}
				b.StartTimer()
				if len(moves) < 2 {
					continue
				}
				n++
				if _, err := pl.Choose(context.Background(), g, f.Position(next), LevelThoth); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
