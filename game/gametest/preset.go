package gametest

import (
	"testing"

	"senet/game"
	"senet/game/rules"
)

// New returns the game of rules, or fails the test.
func New(t testing.TB, r rules.Rules) *game.Game {
	t.Helper()
	g, err := game.New(r)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Rules returns those of a built-in rule set, or fails the test.
func Rules(t testing.TB, id string) rules.Rules {
	t.Helper()
	p, ok := rules.ByID(id)
	if !ok {
		t.Fatalf("no rule set %s", id)
	}
	return p.Rules
}

// Preset returns the game of a built-in rule set, or fails the test.
func Preset(t testing.TB, id string) *game.Game {
	t.Helper()
	return New(t, Rules(t, id))
}
