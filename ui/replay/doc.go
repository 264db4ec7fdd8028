// Package replay goes through a recorded game: a Story is the game as a row of
// moments, a Player moves through them by hand or by itself, and a Bar is what
// the window shows of both: buttons, a scrub bar over all entries, the speed,
// and what the record remarks. It opens no file and plays no game; the window
// does, and is told by callbacks.
//
// Moments are counted from 0, the beginning, to Story.Len, the end: moment k is
// after entry k-1 of the move list.
package replay
