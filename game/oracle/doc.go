// Package oracle reads a game of Senet as a way among the cards that lie on its
// squares, and draws cards without a game. It predicts nothing: it only tells
// which cards were met, and what happened there.
package oracle
