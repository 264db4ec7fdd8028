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
//   - Going straight from 27 to 15 is no drowning: what is owed is not void, and
//     a 1 from 26 that leads there earns another throw where a 1 does.
//   - Where a throw must be played to earn another (AgainNeedsMove), one that
//     cannot be played ends the turn, whatever else was owed. A water throw counts
//     as played when it frees or sends back; returning the piece instead of
//     throwing uses one throw. In five-stones 26 may also be left backward.
//   - Where a move that ends on 26–30 ends the turn (LastEndsTurn), it does so for
//     any piece of the mover that comes to rest there, by a swap too.
//   - A carry changes for the other side whenever a piece of its comes to 15 or 16
//     in the mover's turn: by a swap, and by its own fate throw.
//   - An optional entry in Bell counts as a forward move, so it rules out retreat.
//   - In bell-1979 neighbours do not protect an enemy on 15 from being sent back
//     to the reserve. The pieces of the side that is home stay on the board
//     while the other plays on, whose pieces at home are taken off at once; only
//     turns that begin then earn points, and a lost one is none.
//   - In the cycle the homes are owned by side and round: a side that enters a
//     round in which the other was first on 1, or which it has finished, gets the
//     even squares. When the time is over and the sides are quite equal they
//     play on until one is ahead.
//   - A six for four dark sides is refused where a water throw needs a 5 to stay.
//   - Of two gods' pieces that a first throw frees, the one farthest on goes.
//   - Touch-move binds a side to what it touched only while a legal move with
//     it exists; the first binding touch counts.
package game
