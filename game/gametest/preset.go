package gametest

import (
	"testing"

	"senet/game"
	"senet/game/rules"
)

// Preset returns the game of a built-in rule set, changed a little if a change is
// given; t fails if there is no such rule set, or no such game.
func Preset(t testing.TB, id string, change ...func(*rules.Rules)) *game.Game {
	t.Helper()
	p, ok := rules.ByID(id)
	if !ok {
		t.Fatalf("no rule set %s", id)
	}
	for _, c := range change {
		c(&p.Rules)
	}
	g, err := game.New(p.Rules)
	if err != nil {
		t.Fatal(id, err)
	}
	return g
}
