package game_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"senet/game/gametest"
	"senet/game/rules"
)

// TestGoldenGames plays one seeded game of each rule set and compares it with
// testdata/games: the legal moves, what was done, what happened, and the board
// now and then, for people to read. Run with -update after a change that is
// meant, and read the difference.
func TestGoldenGames(t *testing.T) {
	for _, preset := range rules.Presets() {
		t.Run(preset.ID, func(t *testing.T) {
			got := golden(t, preset.Rules)
			name := filepath.Join("testdata", "games", preset.ID+".txt")
			if *update {
				if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("%s differs at %s", name, firstDifference(got, string(want)))
			}
		})
	}
}

// golden tells a whole game, but for the middle of a long one.
func golden(t *testing.T, r rules.Rules) string {
	const begin, end = 150, 60
	var plies []string
	player := gametest.NewPlayer(plainGame(t, r), 30)
	for player.Games == 0 {
		told, err := player.Tell()
		if err != nil {
			t.Fatal(err)
		}
		plies = append(plies, told)
	}
	if n := len(plies); n > begin+end {
		cut := fmt.Sprintf("… %d plies …\n", n-begin-end)
		plies = append(append(plies[:begin:begin], cut), plies[n-end:]...)
	}
	return strings.Join(plies, "")
}

func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("line %d:\n got %s\nwant %s", i+1, g[i], w[i])
		}
	}
	return "its length"
}
