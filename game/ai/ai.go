// Package ai plays Senet. A Player looks at a position and says what it would
// do there; the session asks it for the computer's moves and for hints. Weigh
// gives the chance of winning of everything that can be done, Review goes back
// over a finished game.
//
// A decision is a search over the throws that may come and the choices after
// them (package search). At the end of its sight it asks a network learned for
// the rule set (package eval), or, where there is none, a hand-made evaluation
// that speaks only of what every rule set has: how far each piece still has to
// walk, who is safe, who holds the way shut, who is owed throws. Small endings
// are known exactly where they have been solved (package endgame).
//
// Nothing in it is random, and no clock is asked: equal choices are told apart,
// and weaker levels misled, by a hash of the position, so a game replays exactly.
package ai

import (
	"context"

	"senet/game"
)

// Decision is what a player would do in a position.
type Decision struct {
	// Throw is true to throw the sticks; otherwise Move is to be played.
	Throw bool
	// Move is one of the legal moves of the position when Throw is false.
	Move game.Move
	// Win is the estimated chance, 0 to 1, that the side to choose wins after
	// this decision, as the level sees it.
	Win float64
	// Why holds text keys (area session, "session.why.…") of the reasons that
	// speak for the decision, the weightiest first; it may be empty.
	Why []string
	// Against holds keys of what speaks against it, in the same form.
	Against []string
	// Risk is in how many of sixteen throws the enemy can hit the piece that Move
	// moves where it comes to rest ("session.why.exposed").
	Risk int
}

// Player chooses for the side that has to act.
type Player interface {
	// Choose answers for position p of game g at the named level ("" is the
	// default one, see Levels). Where only a throw is possible it says Throw.
	// It returns ctx.Err() as soon as it notices that ctx is done, and a fault
	// with the key "session.over" when the game is over. It is safe to call
	// from any goroutine.
	Choose(ctx context.Context, g *game.Game, p game.Position, level string) (Decision, error)
}

// Adviser is a Player that can also weigh everything that can be done.
type Adviser interface {
	Player
	// Weigh gives the chance, 0 to 1, that the side to act wins after each of
	// the things it can do in p: the throw where that is one, then the legal
	// moves in their order, with Why and Against. Its errors are those of Choose.
	Weigh(ctx context.Context, g *game.Game, p game.Position, level string) ([]Decision, error)
}

// The levels, weakest first.
const (
	LevelChild      = "child"      // looks for the longest way, sees no danger, often errs
	LevelApprentice = "apprentice" // judges like Scribe, but errs where choices are close
	LevelScribe     = "scribe"     // judges well, without looking ahead
	LevelVizier     = "vizier"     // weighs every next throw and the best answer to it
	LevelThoth      = "thoth"      // weighs three throws and more, as far as its budget goes
)

// Levels lists the levels, weakest first. The text key of a level is
// "session.level." + its name, that of the sentence about it
// "session.about." + its name.
func Levels() []string {
	return []string{LevelChild, LevelApprentice, LevelScribe, LevelVizier, LevelThoth}
}

// DefaultLevel is the level taken for an empty or unknown name.
const DefaultLevel = LevelScribe

// HintLevel is the level hints are given at.
const HintLevel = LevelThoth

// Level is the name of today's level for a name that may come from an older
// record: novice, adept and priest became child, scribe and vizier.
func Level(name string) string {
	switch name {
	case LevelChild, LevelApprentice, LevelScribe, LevelVizier, LevelThoth:
		return name
	case "novice":
		return LevelChild
	case "adept":
		return LevelScribe
	case "priest":
		return LevelVizier
	}
	return DefaultLevel
}
