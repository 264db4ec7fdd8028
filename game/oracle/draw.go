package oracle

import (
	"senet/game"
	"senet/game/board"
	"senet/game/sticks"
)

// DrawKind tells apart the draws without a game.
type DrawKind uint8

// The draws.
const (
	DrawDay   DrawKind = iota // one card
	DrawThree                 // three different cards
	DrawPath                  // a single piece walks from 1 off the board
)

// CastKind says what a cast of the sticks was for.
type CastKind uint8

// What a cast of a draw is for.
const (
	CastPair  CastKind = iota // chooses one of the fifteen pairs of squares
	CastOne                   // chooses one square of the pair
	CastVoid                  // does not count: four light sides where a pair is chosen
	CastTaken                 // chooses a card that lies there already; thrown anew
	CastStep                  // path: how far
	CastFate                  // path: the fate throw on 26
	CastWait                  // path: thrown, but the piece stays
)

// Cast is one throw of the sticks in a draw, to be shown like any other.
type Cast struct {
	Kind   CastKind
	Faces  sticks.Faces
	Throw  game.Throw   // its score
	Square board.Square // the lower square of the pair, the square chosen, or where the piece stands after it; Off when freed
	First  int          // the meetings it led to are Reading.Meetings[First:End]
	End    int
}

// Draw is a reading without a game. It is made again from its kind and seed.
type Draw struct {
	Kind    DrawKind
	Version int
	Seed    uint64
	Casts   []Cast
	// Reading has one meeting for a day, three for three, and for a path one for
	// every square the piece landed on.
	Reading Reading
}

// NewDraw makes the draw of a kind for a seed; 0 is a seed like any other.
func NewDraw(kind DrawKind, seed uint64) Draw {
	return Draw{Kind: kind, Version: drawVersion, Seed: seed, Reading: Reading{StayAt: -1}}
}

// drawVersion is the version of the way that cards are drawn.
const drawVersion = 1

// Record is the line that the draw can be made again from.
func (d Draw) Record() string { return "" }

// ParseDraw makes the draw of a record line again. The error is a *fault.Fault.
func ParseDraw(line string) (Draw, error) { return Draw{}, nil }

// RandomSeed is a seed from the system's source of chance.
func RandomSeed() uint64 { return 1 }
