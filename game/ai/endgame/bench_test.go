package endgame

import (
	"context"
	"testing"
)

func BenchmarkSolve(b *testing.B) {
	for _, id := range []string{"modern-kendall", "kendall"} {
		n := 2
		if id == "kendall" {
			n = 1
		}
		b.Run(id, func(b *testing.B) {
			g := compiled(b, id)
			for b.Loop() {
				if _, err := Solve(context.Background(), g, nil, Options{Pieces: n}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
