// Package board knows the Senet board and nothing about play: the thirty
// squares on their one path, the eight Houses, the Major Arcana that lie on the
// other squares, and the two sides (RULES §1). It imports nothing.
package board

// Side is one of the two colours.
type Side uint8

// The two sides. Spools are dark and move first; cones are light (RULES §1).
const (
	Spools Side = iota
	Cones
)

// Other returns the opposing side.
func (s Side) Other() Side { return s ^ 1 }

// String returns the English name in lower case, for tests and records.
func (s Side) String() string {
	if s == Spools {
		return "spools"
	}
	return "cones"
}

// Square is a place on the path: 1 to 30. None (0) means no square; Off (31)
// means off the board, where a freed piece goes.
type Square uint8

// Special values of Square, and the number of real squares.
const (
	None    Square = 0
	Squares        = 30
	Off     Square = 31
)

// The eight Houses (RULES §1).
const (
	Rebirth     Square = 15
	Net         Square = 16
	Ba          Square = 21
	Beauty      Square = 26
	Water       Square = 27
	ThreeTruths Square = 28
	TwoSisters  Square = 29
	Sun         Square = 30
)

// Houses lists the eight Houses in path order.
var Houses = [8]Square{Rebirth, Net, Ba, Beauty, Water, ThreeTruths, TwoSisters, Sun}

// Valid reports whether s is one of the thirty squares.
func (s Square) Valid() bool { return s >= 1 && s <= Squares }

// IsHouse reports whether s is one of the eight Houses.
func (s Square) IsHouse() bool {
	return s == Rebirth || s == Net || s == Ba || (s >= Beauty && s <= Sun)
}

// Row returns the row of s, 0 for the top row (1–10), 1 for the middle, 2 for
// the bottom. s must be valid.
func (s Square) Row() int { return int(s-1) / 10 }

// Col returns the column of s counted from the left, 0 to 9. The middle row is
// walked from right to left, so 11 stands under 10. s must be valid.
func (s Square) Col() int {
	i := int(s-1) % 10
	if s.Row() == 1 {
		return 9 - i
	}
	return i
}

// At returns the square in the given row (0–2) and column (0–9), or None when
// either is outside the board. It is the inverse of Row and Col.
func At(row, col int) Square {
	if row < 0 || row > 2 || col < 0 || col > 9 {
		return None
	}
	if row == 1 {
		col = 9 - col
	}
	return Square(row*10 + col + 1)
}

// Arcanum returns the number of the Major Arcanum that lies on s, 0 (the Fool)
// to 21 (the World), and true; for a House it returns 0 and false. Squares 1–14
// carry 0–XIII, 17–20 XIV–XVII, 22–25 XVIII–XXI (RULES §1).
func (s Square) Arcanum() (int, bool) {
	switch {
	case s >= 1 && s <= 14:
		return int(s) - 1, true
	case s >= 17 && s <= 20:
		return int(s) - 3, true
	case s >= 22 && s <= 25:
		return int(s) - 4, true
	}
	return 0, false
}
