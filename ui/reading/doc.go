// Package reading shows a game, or a draw of the sticks, as cards to read: the
// row of cards in the order they were met, in three passages, and below it the
// card chosen with what is said of it, a small board, and the facts. It lays no
// cards and knows no rules: a Book says what to show.
package reading
