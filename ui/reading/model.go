package reading

import "senet/game/board"

// Passages is how many equal parts the way through the cards has.
const Passages = 3

// Fact is a line beside the card: what, and how it was.
type Fact struct{ Name, Value string }

// Card is one card as the view shows it: words and names of drawings only.
type Card struct {
	Square board.Square // where it lies on the board; None for a throw
	Side   board.Side   // whose piece met it
	Art    string       // the large drawing, "card-18"
	Tile   string       // the small one, "tile-18"
	Sticks int          // the light sides, where the card is a throw (Square None)

	Title    string // "The Moon"
	Short    string // under the tile
	Numeral  string // "XVIII"; "" on a House
	Kind     string // what stands in the numeral's place under the tile: "House"
	Way      string // under the tile, after the numeral: "19×22"
	Badge    string // drawing of what happened there, "" for nothing
	Head     string // the line over the title
	Keywords []string
	Here     string   // what happened here in this game, "" for nothing to tell
	Said     []string // what is said of the card, in paragraphs
	Question string
	Facts    []Fact
}

// Book is a whole reading as the view shows it.
type Book struct {
	Title string // "The Path of This Game"
	Line  string // one line of explanation
	Asked string // what was asked before, "" for nothing
	Brief string // a shorter one, where that has no room; "" for none
	Aside string // what the column at the right is headed
	Cards []Card
	Parts [Passages]int // where the passages end
	Plain bool          // no passages: a few cards that are no way
	Empty string        // what to say when there are no cards
}

// part is the first card of passage p and the one after its last.
func (b Book) part(p int) (first, end int) {
	if p > 0 {
		first = b.Parts[p-1]
	}
	return first, b.Parts[p]
}

// visits tells which number each square bears on the small board: that of the
// card chosen where it lies there, else that of the first card met there; 0 for
// none. Numbers are from 1.
func visits(cards []Card, chosen int) (at [board.Squares + 1]int) {
	for i, c := range cards {
		if c.Square.Valid() && at[c.Square] == 0 {
			at[c.Square] = i + 1
		}
	}
	if chosen >= 0 && chosen < len(cards) && cards[chosen].Square.Valid() {
		at[cards[chosen].Square] = chosen + 1
	}
	return at
}
