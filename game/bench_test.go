package game_test

import (
	"testing"

	"senet/game"
	"senet/game/gametest"
	"senet/game/rules"
)

// BenchmarkPlies measures whole random games, one ply an operation: legal
// moves, a random choice, the throw or the move. No ply may allocate.
func BenchmarkPlies(b *testing.B) {
	each(b, func(b *testing.B, g *game.Game) {
		r := gametest.NewPlayer(g, 1)
		for b.Loop() {
			if err := r.Ply(); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkLegal measures the legal moves of positions from random games.
func BenchmarkLegal(b *testing.B) {
	each(b, func(b *testing.B, g *game.Game) {
		positions := chosen(b, g)
		buf := make([]game.Move, 0, game.MaxMoves)
		for i := 0; b.Loop(); i++ {
			buf = g.Legal(&positions[i%len(positions)], buf)
		}
	})
}

// BenchmarkPlay measures carrying out a move.
func BenchmarkPlay(b *testing.B) {
	each(b, func(b *testing.B, g *game.Game) {
		positions := chosen(b, g)
		moves := make([]game.Move, len(positions))
		for i := range positions {
			moves[i] = g.Legal(&positions[i], nil)[0]
		}
		events := make([]game.Event, 0, 64)
		for i := 0; b.Loop(); i++ {
			n := i % len(positions)
			_, events, _ = g.Play(positions[n], moves[n], events[:0])
		}
	})
}

func each(b *testing.B, f func(*testing.B, *game.Game)) {
	for _, preset := range rules.Presets() {
		b.Run(preset.ID, func(b *testing.B) {
			b.ReportAllocs()
			g := plainGame(b, preset.Rules)
			f(b, g)
		})
	}
}

// chosen gathers positions that await a choice.
func chosen(b *testing.B, g *game.Game) []game.Position {
	var list []game.Position
	for r := gametest.NewPlayer(g, 2); len(list) < 1000; {
		if err := r.Ply(); err != nil {
			b.Fatal(err)
		}
		if p := r.Position(); p.Await == game.AwaitMove {
			list = append(list, p)
		}
	}
	return list
}

// TestNoAllocations: a ply with room for its moves and events allocates nothing.
func TestNoAllocations(t *testing.T) {
	for _, preset := range rules.Presets() {
		r := gametest.NewPlayer(plainGame(t, preset.Rules), 3)
		if n := testing.AllocsPerRun(5000, func() { _ = r.Ply() }); n != 0 {
			t.Errorf("%s: %v allocations a ply", preset.ID, n)
		}
	}
}
