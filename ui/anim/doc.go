// Package anim holds the motions of the game as functions of progress, and the
// queue that plays them one after another. A motion says where things are when
// a part p of it (0 to 1) has passed; it never reads a clock, so a test can look
// at any moment of it. Only Queue knows about time, and it borrows Fyne's: when
// nothing is queued, nothing runs.
package anim
