// Package oracle reads a game of Senet as a way among the cards that lie on its
// squares (RULES §1), and draws cards without a game. It predicts nothing and
// judges nobody: it tells which cards were met, in which order, and what
// happened there.
//
// # The reading of a game
//
// Read follows the pieces of one side, or of both, through the move list. A
// piece meets the card of a square by coming to it; what counts as that is a
// choice (Met). The cards in the order they were met are parted into three
// passages of equal length, setting out, crossing the dark, and coming forth by
// day; what cannot be divided by three goes to the earlier ones. While a game goes
// on nobody knows how long the way will be: it is then parted as if the rest
// brought as many cards as the part that lies behind, which is judged by how far
// the pieces of the side further on have come. So the first cards set out, and
// only late ones come forth by day.
//
// The question to stay with is that of the arcanum met most often, and among
// equals that of the one met last. The Houses ask only where no arcanum was met:
// every piece has to go by way of them, so they would ask after every game.
//
// Where a record places a position (package record) and names what was played,
// the card is met on the square that was empty of the side before; where it names
// nothing, the position was only put right, and nothing is met.
//
// # The draws
//
// A draw is made of real throws of the four sticks (package sticks), throw 0 and
// on of a seed, and can be made again from its record line.
//
// One card takes two throws. The first chooses one of fifteen pairs of squares:
// its sticks from left to right, light as 1 and dark as 0, are a number in base
// two, 0 to 14, for 1 and 2, 3 and 4, … 29 and 30. Four light sides would be 15
// and do not count: the first throw is made again. The second throw chooses
// within the pair: an odd number of light sides (8 of 16 ways) the odd square, an
// even number the even one. So each square has 1 of 30 chances, exactly. In a
// draw of three a card that lies there already does not count either: both throws
// are made again, so each set of three has the same chance.
//
// A path is walked by one piece alone. It stands on 1, whose card it does not
// meet by standing there, and goes forward by each throw; the Houses act as in
// RULES §2 where a single piece leaves them something to do: after the Net one
// throw goes by unused; from the Ba it goes on by the same number; on 26 a fate
// throw is made at once, 1 into the Water, 2, 3, 4 to 28, 29, 30, 5 five back,
// which is the Ba and so the Net; out of the Water it is reborn on 15 before the
// next throw; from 28, 29, 30 only 3, 2, 1 leads out, and any other throw goes
// by unused, as one that would lead beyond 30 does.
// Its cards are those it lands on. A path that is not at its end
// after maxCasts throws, which nobody will see, ends where it is.
package oracle
