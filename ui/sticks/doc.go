// Package sticks draws the throwing mat: the four sticks, lying, gathered or in
// flight, the value of the throw with its words, and the scale of throws. It
// throws nothing: how the sticks fall is told to it.
package sticks
