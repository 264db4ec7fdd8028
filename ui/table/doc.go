// Package table is the left part of the window: the board with its zones and the
// throwing mat below, with everything that can be done on them by pointer and by
// keyboard. It shows updates of a session one event after another, and asks for
// throws and moves through callbacks. It decides nothing: what is legal comes from
// the snapshot, what a move would do from game.Play.
package table
