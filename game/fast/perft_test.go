package fast_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"senet/game"
	"senet/game/fast"
	"senet/game/notation"
)

// perft counts as gametest.Perft does.
func perft(g *fast.Game, s fast.State, depth int) uint64 {
	if depth == 0 {
		return 1
	}
	var n uint64
	var room [fast.MaxMoves]game.Move
	for _, m := range g.Moves(s, room[:0]) {
		n += perft(g, g.Play(s, m), depth-1)
	}
	for _, c := range g.Chances(s) {
		n += perft(g, g.Throw(s, c.Throw), depth-1)
	}
	return n
}

// TestPerft counts the ways to go on from the positions in the core's perft
// files, which were agreed with the oracle.
func TestPerft(t *testing.T) {
	for _, preset := range presets() {
		t.Run(preset.ID, func(t *testing.T) {
			g := fast.Compile(plainGame(t, preset.Rules))
			data, err := os.ReadFile(filepath.Join("..", "testdata", "perft", preset.ID+".txt"))
			if err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(string(data)) {
				text, want, _ := strings.Cut(strings.TrimSpace(line), " : ")
				p, err := notation.ParsePosition(text)
				if err != nil {
					t.Fatalf("%s: %v", text, err)
				}
				for d, count := range strings.Fields(want) {
					if got := fmt.Sprint(perft(g, g.State(p), d+1)); got != count {
						t.Errorf("%s, depth %d: %s, want %s", text, d+1, got, count)
					}
				}
			}
		})
	}
}
