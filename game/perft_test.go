package game_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"senet/game"
	"senet/game/gametest"
	"senet/game/notation"
	"senet/game/rules"
)

var update = flag.Bool("update", false, "write testdata/perft and testdata/games anew")

// perftDepth is how deep the files count.
const perftDepth = 6

// TestPerft counts the ways to go on from the start and from positions of
// every kind, and compares with testdata/perft. gametest.Perft tells what is
// counted. The counts were agreed with the oracle in gametest/naive.
func TestPerft(t *testing.T) {
	for _, preset := range rules.Presets() {
		t.Run(preset.ID, func(t *testing.T) {
			g := plainGame(t, preset.Rules)
			name := filepath.Join("testdata", "perft", preset.ID+".txt")
			if *update {
				writePerft(t, g, name)
			}
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(string(data)) {
				text, want, _ := strings.Cut(strings.TrimSpace(line), " : ")
				p, err := notation.ParsePosition(text)
				if err != nil {
					t.Fatalf("%s: %v", text, err)
				}
				if got := counts(g, p); got != want {
					t.Errorf("%s\n got %s\nwant %s", text, got, want)
				}
			}
		})
	}
}

func counts(g *game.Game, p game.Position) string {
	list := make([]string, perftDepth)
	for d := range perftDepth {
		list[d] = fmt.Sprint(gametest.Perft(g, p, d+1))
	}
	return strings.Join(list, " ")
}

// writePerft writes the start, and from random games the first position of
// each kind of waiting and some more.
func writePerft(t *testing.T, g *game.Game, name string) {
	list := []game.Position{g.Start()}
	seen := map[string]bool{}
	r := gametest.NewPlayer(g, 1979)
	for r.Plies < 20_000 {
		if err := r.Ply(); err != nil {
			t.Fatal(err)
		}
		p := r.Position()
		kind := fmt.Sprint(p.Await, p.Turn, p.Throw == 0, p.Drowned != [2]uint8{}, p.Carry != [2]int8{}, p.Phase)
		if !seen[kind] && p.Await != game.AwaitLot && p.Await != game.AwaitNothing && r.Plies%7 == 0 {
			seen[kind] = true
			list = append(list, p)
		}
	}
	var b strings.Builder
	for _, p := range list[:min(len(list), 14)] {
		fmt.Fprintf(&b, "%s : %s\n", notation.Format(p), counts(g, p))
	}
	if err := os.WriteFile(name, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
