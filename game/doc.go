// Package game plays Senet by any rule set of package rules, and knows nothing
// of windows, clocks, files or random numbers.
//
// A Game is a compiled rule set and never changes. A Position is a small value.
// A position awaits the lot, a throw, a choice or nothing (Await): throws are
// made with Game.Throw, choices with Game.Play, and both give the next position
// and the events that led there. What nobody decides happens by itself: a throw
// that cannot be used passes, lost turns are lost, turns end. What somebody
// decides never does, not even when one choice is left.
//
// # Guarantees
//
// Throw and Play change nothing but append to the events they are given; with
// room there they allocate nothing. Legal equals what RULES.md allows, in the
// order of the squares, without repetition. Every position that Start, Throw,
// Play and Setup.Validate return is sound: pieces are conserved, and unless the
// game is over something is awaited.
//
// Positions made by hand are not checked; use Setup.
//
// # Readings
//
// Where RULES.md leaves a choice to the engine, this is what it does:
//   - Freeing from 28, 29, 30 looks at the throw alone: groups on the squares
//     between do not bar it (S0: such a piece leaves with a three "in all
//     cases"). Freeing from 26 in later turns walks, and can be barred.
//   - A fate throw that places a piece (FateTakenWater) looks at the target
//     alone; one that goes back (FateTakenBack) walks, and can be barred.
//   - A turn that passes because only drowned pieces are left uses up the turn
//     and whatever was owed for it.
//   - The farthest square a bouncing piece can stand on is an empty one; what it
//     turns back before is not hit. Pieces on 28–30 do not bounce.
//   - In bell-1979 neighbours do not protect an enemy on 15 from being sent back
//     to the reserve. The pieces of the side that is home stay on the board
//     while the other plays on; only turns that begin then earn points.
//   - Touch-move binds a side to what it touched only while a legal move with
//     it exists; the first binding touch counts.
package game
