// Package gamereview looks back on a recorded game: the chance of winning line by
// line, what every choice gave away, the better one on the board, and how the
// sticks favoured each side. Package ai judges; Model orders what it says, Run
// keeps the judging off the UI goroutine, View shows it, and Text writes it down.
package gamereview
