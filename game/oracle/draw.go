package oracle

import (
	"crypto/rand"
	"encoding/binary"

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
	CastTaken                 // chooses a card that lies there already; both throws are made again
	CastStep                  // path: how far
	CastFate                  // path: the fate throw on 26
	CastWait                  // path: thrown, but the piece stays
)

// Cast is one throw of the sticks in a draw, to be shown like any other.
type Cast struct {
	Kind  CastKind
	Faces sticks.Faces
	// Throw is its score, four dark sides as 5.
	Throw game.Throw
	// Square is the lower square of the pair (CastPair), the square chosen
	// (CastOne, CastTaken), where the piece stands after it (a path; board.Off
	// when freed), or None.
	Square board.Square
	// The meetings it led to are Reading.Meetings[First:End].
	First, End int
}

// Draw is a reading without a game, made from its kind and seed alone. Not to be
// changed.
type Draw struct {
	Kind    DrawKind
	Version int // of the way that cards are drawn
	Seed    uint64
	Casts   []Cast
	// Reading has one meeting for a day, three for three, and for a path one for
	// every square the piece landed on. The question to stay with is that of the
	// last card for a day and for three, and as in a game for a path.
	Reading Reading
}

// drawVersion is the version of the way that cards are drawn. It is part of a
// draw's record: whoever changes the way must keep the old one beside it.
const drawVersion = 1

// NewDraw makes the draw of a kind for a seed; 0 is a seed like any other.
func NewDraw(kind DrawKind, seed uint64) Draw { return drawFrom(kind, seed, sticks.Seeded(seed)) }

// RandomSeed is a seed from the system's source of chance.
func RandomSeed() uint64 {
	var b [8]byte
	rand.Read(b[:]) // never fails (crypto/rand)
	return binary.LittleEndian.Uint64(b[:])
}

func drawFrom(kind DrawKind, seed uint64, source sticks.Source) Draw {
	d := drawer{source: source}
	switch kind {
	case DrawPath:
		d.path()
	case DrawThree:
		d.cards(3)
	default:
		kind = DrawDay
		d.cards(1)
	}
	r := finish(d.track.meetings, Options{}, true)
	if n := len(r.Meetings); kind != DrawPath && n > 0 {
		r.Stay, r.StayAt = r.Meetings[n-1].Card, n-1
	}
	return Draw{Kind: kind, Version: drawVersion, Seed: seed, Casts: d.casts, Reading: r}
}

// drawer makes a draw.
type drawer struct {
	source sticks.Source
	casts  []Cast
	track  *tracker
}

// cast throws the sticks.
func (d *drawer) cast(kind CastKind) *Cast {
	f := d.source.Faces(len(d.casts))
	n := len(d.track.meetings)
	d.casts = append(d.casts, Cast{Kind: kind, Faces: f, Throw: f.Score(5), First: n, End: n})
	d.track.entry = len(d.casts) - 1
	return &d.casts[len(d.casts)-1]
}

// cards draws n different cards, or as many as come within maxCasts throws.
func (d *drawer) cards(n int) {
	d.track = newTracker(false)
	for len(d.track.meetings) < n && len(d.casts)+2 <= maxCasts {
		pair := d.cast(CastPair)
		low, ok := pairOf(pair.Faces)
		if !ok {
			pair.Kind = CastVoid
			continue
		}
		pair.Square = low
		one := d.cast(CastOne)
		one.Square = oneOf(low, one.Faces)
		if d.track.cells[one.Square] != 0 {
			one.Kind = CastTaken
			continue
		}
		d.track.land(board.Spools, one.Square, "", Happening{Kind: HapDrawn, Throw: one.Throw})
		one.End++
	}
}

// pairOf is the lower square of the pair that faces choose, or false for four
// light sides.
func pairOf(f sticks.Faces) (board.Square, bool) {
	n := 0
	for _, light := range f {
		n *= 2
		if light {
			n++
		}
	}
	return board.Square(2*n + 1), n < board.Squares/2
}

// oneOf chooses within a pair: the odd square for an odd number of light sides.
func oneOf(low board.Square, f sticks.Faces) board.Square {
	if f.Light()%2 == 1 {
		return low
	}
	return low + 1
}
