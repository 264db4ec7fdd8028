package oracle

import (
	"fmt"
	"strconv"
	"strings"

	"senet/game/board"
)

// Card is the name of a card: "arcanum-00" to "arcanum-21", or "house-15" and
// the other Houses by their squares. It is the ID of its text in package
// readings too.
type Card string

// cards are the cards by square, and places the squares by card.
var cards, places = layCards()

func layCards() (c [board.Off + 1]Card, p map[Card]board.Square) {
	p = map[Card]board.Square{}
	for q := board.Square(1); q <= board.Squares; q++ {
		c[q] = Card(fmt.Sprintf("house-%02d", q))
		if n, ok := q.Arcanum(); ok {
			c[q] = Card(fmt.Sprintf("arcanum-%02d", n))
		}
		p[c[q]] = q
	}
	return c, p
}

// CardOf is the card that lies on q, "" when q is not on the board.
func CardOf(q board.Square) Card {
	if !q.Valid() {
		return ""
	}
	return cards[q]
}

// Square is where the card lies, None when there is no such card.
func (c Card) Square() board.Square { return places[c] }

// Valid reports whether there is such a card.
func (c Card) Valid() bool { return c.Square() != board.None }

// IsHouse reports whether the card is one of the eight Houses.
func (c Card) IsHouse() bool { return strings.HasPrefix(string(c), "house-") }

// Arcanum is the number of the arcanum, 0 to 21, and true; false for a House.
func (c Card) Arcanum() (int, bool) { return c.Square().Arcanum() }

// NameKey is the text key of the card's name, as in "names.arcanum.18.name".
func (c Card) NameKey() string {
	kind, number, _ := strings.Cut(string(c), "-")
	n, _ := strconv.Atoi(number)
	return "names." + kind + "." + strconv.Itoa(n) + ".name"
}

// Art is the name of the card's drawing without "card-" or "tile-" before it:
// "18" or "house-27".
func (c Card) Art() string { return strings.TrimPrefix(string(c), "arcanum-") }
