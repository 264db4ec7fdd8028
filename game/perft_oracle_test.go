package game_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"senet/game"
	"senet/game/gametest/naive"
	"senet/game/notation"
	"senet/game/rules"
)

// oracleDepth is how deep the oracle, which is slow, counts with its own rules.
const oracleDepth = perftDepth

// TestPerftOfOracle lets the second implementation of the rules count all
// of testdata/perft, so that the files do not rest on the engine alone.
func TestPerftOfOracle(t *testing.T) {
	if testing.Short() {
		t.Skip("slow")
	}
	for _, preset := range rules.Presets() {
		data, err := os.ReadFile(filepath.Join("testdata", "perft", preset.ID+".txt"))
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			text, want, _ := strings.Cut(strings.TrimSpace(line), " : ")
			p, err := notation.ParsePosition(text)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			for d, n := range strings.Fields(want)[:oracleDepth] {
				if got := fmt.Sprint(oraclePerft(preset.Rules, p, d+1)); got != n {
					t.Errorf("%s: %s: depth %d: the oracle counts %s, not %s", preset.ID, text, d+1, got, n)
				}
			}
		}
	}
}

func oraclePerft(r rules.Rules, p game.Position, depth int) uint64 {
	if depth == 0 {
		return 1
	}
	var n uint64
	for _, m := range naive.Legal(r, p) {
		next, _ := naive.Play(r, p, m)
		n += oraclePerft(r, next, depth-1)
	}
	for throw := range naive.Chances(r, p) {
		next, _ := naive.Throw(r, p, throw)
		n += oraclePerft(r, next, depth-1)
	}
	return n
}
