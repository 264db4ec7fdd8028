package game_test

import (
	"flag"
	"testing"

	"senet/game/gametest"
	"senet/game/rules"
)

var plies = flag.Int("plies", 200_000, "random plies to check for each rule set")

// TestPlayouts plays random games of every rule set and checks every ply:
// pieces conserved, nobody hit in a House, something awaited, events that lead
// to the position; and that games end.
func TestPlayouts(t *testing.T) {
	for _, preset := range rules.Presets() {
		t.Run(preset.ID, func(t *testing.T) {
			t.Parallel()
			r := gametest.NewPlayer(plainGame(t, preset.Rules), 2015)
			r.Check = true
			n := *plies
			if testing.Short() {
				n /= 20
			}
			for r.Plies < n {
				if err := r.Ply(); err != nil {
					t.Fatalf("ply %d of game %d: %v", r.Plies, r.Games, err)
				}
			}
			if r.Games == 0 {
				t.Errorf("no game ended in %d plies", r.Plies)
			}
			t.Logf("%d plies, %d games, the longest of %d", r.Plies, r.Games, r.Longest)
		})
	}
}
