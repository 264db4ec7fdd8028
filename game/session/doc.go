// Package session runs one match of Senet for a window, a test or a robot. It
// owns the game in one goroutine: commands go in, and updates come out, each
// with a snapshot and the ordered steps that led to it. It knows nothing of
// screens and never waits for an animation.
//
// The contract:
//   - Commands may be called from any goroutine. Each returns nil when it was
//     carried out, else a *fault.Fault that says in words why it was not; a
//     refused command changes nothing.
//   - A throw is fixed by the seed and its number in the game, so undo and redo,
//     a restart, or another choice never reroll it.
//   - Undo takes back to the last thing a human could decide, and may be
//     repeated to the start; redo replays until the next such moment. A new
//     decision forgets what could be redone.
//   - The computer and the gods act by themselves after the delays. An answer
//     that was thought out for an older revision is dropped.
//   - The record is offered to Save after every throw and move, and Load of that
//     record gives the same match back, at the same throw.
package session
