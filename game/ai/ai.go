// Package ai plays Senet. A Player looks at a position and says what it would
// do there; the session asks it for the computer's moves and for hints.
//
// The player here is a one-throw search: every choice is tried, every throw
// that may follow is weighed with its chance (RULES §1), and the best answer to
// it is assumed. Positions at the end are judged by a hand-made evaluation that
// speaks only of what every rule set has: how far each piece still has to walk,
// who is safe, who holds the way shut, who is owed throws. Nothing in it is
// random: equal choices are told apart by a hash of the position, so a game
// replays exactly.
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
	// this decision. It is an estimate by hand-made weights, not a measured
	// probability.
	Win float64
	// Why holds text keys (area session, "session.why.…") of the reasons that
	// speak for the decision, the weightiest first; it may be empty.
	Why []string
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

// The levels, weakest first.
const (
	LevelNovice = "novice" // sees the board after its move, and often looks away
	LevelAdept  = "adept"  // weighs every next throw and the best answer to it
	LevelPriest = "priest" // weighs the answer to the answer too, where time allows
)

// Levels lists the levels, weakest first. The text key of a level is
// "session.level." + its name.
func Levels() []string { return []string{LevelNovice, LevelAdept, LevelPriest} }

// DefaultLevel is the level taken for an empty or unknown name.
const DefaultLevel = LevelAdept

// HintLevel is the level hints are given at.
const HintLevel = LevelPriest
