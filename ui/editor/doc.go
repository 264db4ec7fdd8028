// Package editor is the position editor: a Model is a position being set up,
// right or wrong, with everything that is wrong with it; an Editor shows it,
// takes what the player does to it, and hands a sound one over to be played.
package editor
