// Package boardview draws the board of Senet with everything a piece can be on:
// The Waters above, the thirty squares in their frame, The Field of Reeds below.
// It is one widget whose canvas objects are made once and then only moved,
// resized and hidden. It knows where things are and what was pointed at; it
// knows no rules, plays no animation and decides nothing.
package boardview
