// Package fast plays Senet by the rule sets of package rules (all that contradict
// nothing, see Supports) as package game does, on sets of squares in machine
// words: for search, for training and for random games, where the plain core
// would be the slowest part. It is no second opinion: the core says what the
// rules are, and the tests see that both agree on every choice and every
// position.
//
// A Game is a compiled rule set, immutable and safe for many goroutines. A
// State is a position in three words: comparable, copied freely, passed in
// registers. Nothing here allocates but Compile and a buffer that is too small.
//
// # A node of the search
//
// State.Await says what a state is, as it does for the core:
//   - a throw (AwaitLot, AwaitThrow, AwaitPiece, AwaitFate, AwaitWater): Chances
//     gives the outcomes, Throw carries one out. While AwaitThrow and AwaitWater
//     Moves may offer a rebirth instead of throwing.
//   - a choice (AwaitMove): Moves lists it, Play carries one out. Where throws are
//     all made before any is played (State.Pending), one choice follows another.
//   - nothing (AwaitNothing): Winner says who won.
//
// Threw throws and lists the choices at once, which saves working them out
// twice. State.Mover is the side that throws or chooses.
//
// Throw, Play and Threw trust their caller: an outcome the sticks cannot show,
// or a move that is not legal, gives an undefined state. Game.State trusts that
// its position is sound (one made by the core or accepted by game.Setup).
//
// # A ply
//
// In the figures of this package a ply is one throw of the sticks together with
// what is done with it: a move, a pass, the fate of a piece on 26, a throw for
// a piece in the Water, both throws of the gods; and a rebirth that takes the
// place of a throw. Throws that are put by are plies of their own; all that is
// played in the end belongs to the last. Game.Ply makes one. The core's own
// benchmarks count throws and choices one by one, so about two of theirs make
// one of these.
//
//	go test ./game/fast -run TestFigures -figures 20 -v
//
// prints plies and tree edges a second for every rule set, on one core and by
// processor time, beside the plain core's.
//
// # Ways of different speed
//
// Every rule set goes through the same code, on sets of squares. What every
// throw and move passes is in walk.go, moves.go and play.go; turn.go, houses.go,
// phase.go, bounce.go and pending.go follow package game step by step for what
// happens seldom. Playout has two short ways besides: calm.go for rule sets of removing
// without the gods, still.go for those as plain as modern-kendall.
package fast
