package ai

import (
	_ "embed"
	"sync"

	"github.com/BurntSushi/toml"

	"senet/game/rules"
)

// Strength is what was measured of a level in a rule set. STRENGTH.md says how.
type Strength struct {
	Rules string // the id of the rule set
	Level string
	// Loss is what it gives away with a move on average, in parts of a won game,
	// against exact values of endings; 0 where that was not measured.
	Loss float64
	// Share is its part of the games won against Below, a weaker level; 0 where
	// that was not measured.
	Share float64
	Below string
}

//go:embed measured.toml
var measuredText []byte

var measured = sync.OnceValue(func() []Strength {
	var file struct{ Strength []Strength }
	if _, err := toml.Decode(string(measuredText), &file); err != nil {
		panic("measured.toml: " + err.Error()) // a test reads it
	}
	return file.Strength
})

// Measured is the strength of a level in the rule set of an id, or, where it was
// not measured there, in the default one; false where it was in neither.
func Measured(level, id string) (Strength, bool) {
	var usual Strength
	for _, s := range measured() {
		switch {
		case s.Level != Level(level):
		case s.Rules == id:
			return s, true
		case s.Rules == rules.DefaultID:
			usual = s
		}
	}
	return usual, usual.Level != ""
}
