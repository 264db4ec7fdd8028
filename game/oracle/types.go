package oracle

import (
	"senet/game"
	"senet/game/board"
)

// Side says whose pieces are followed.
type Side uint8

// The choices of side. OfSpools and OfCones are board.Spools and board.Cones.
const (
	OfSpools Side = iota
	OfCones
	OfBoth
)

// Has reports whether the pieces of s are followed.
func (o Side) Has(s board.Side) bool { return o == OfBoth || o == Side(s) }

// Met says which squares of a piece's way count as met.
type Met uint8

// The choices of what is met.
const (
	// Landed: every square on which a leg of the way ended: by a move, by a hit
	// that put the piece there, by fate, by rebirth, by entering. The Ba counts,
	// though the piece flies on; the Water counts, though it drowns there. Where
	// the pieces stand at the start is not met: nobody came there. Only a piece that
	// leaves the board for good from where it stood at the start meets that card.
	Landed Met = iota
	// Rested: of those only the squares on which the piece still stood when its
	// side's next turn began (or was lost). A drowned piece rests in the Water.
	Rested
	// Crossed: every square of the way, those landed on and those passed over,
	// each in its order.
	Crossed
)

// Options say how a game is read. The zero value reads the spools' landings.
type Options struct {
	Side Side
	Met  Met
}

// Kind tells apart what happened at a card.
type Kind uint8

// What happened at a card. The comment says which fields of Happening are set.
const (
	// HapLanded: the piece came here and rested. From; Throw.
	HapLanded Kind = iota
	// HapCrossed: the piece passed over this square (Met Crossed). From, To: of the leg.
	HapCrossed
	// HapHit: the piece took the place of an enemy, who stands on To now (Off:
	// back in the reserve).
	HapHit
	// HapSent: the piece did not come by itself: it was hit on From and put here.
	HapSent
	// HapSwapped: the piece was hit here and sent away, to To (Off: to the reserve).
	HapSwapped
	// HapPassedOver: on its way here the piece passed over others: N of its own
	// and the enemy's together.
	HapPassedOver
	// HapPassedBy: another piece passed over the piece that stood here. Other
	// tells whether it was the enemy's. Only the first for each stay.
	HapPassedBy
	// HapBa: the piece flew on from here by the same number. To; Throw.
	HapBa
	// HapBounced: the piece turned back here at the end of the board. To.
	HapBounced
	// HapAgain: Rebirth gave another throw.
	HapAgain
	// HapNet: a throw or a turn is lost in the Net.
	HapNet
	// HapTurnLost: the turn that the Net cost was lost now.
	HapTurnLost
	// HapFate: the piece threw its fate here. Throw.
	HapFate
	// HapFateStays: barred both ways, it stayed. Throw.
	HapFateStays
	// HapWaterThrow: a throw for the piece in the Water. Throw.
	HapWaterThrow
	// HapWaterStays: it stayed in the Water.
	HapWaterStays
	// HapDrowned: the piece left the board here.
	HapDrowned
	// HapReborn: the piece came back here. From: None out of the waiting, or 27.
	HapReborn
	// HapPushed: the piece made room for one reborn, and went to To.
	HapPushed
	// HapMadeRoom: the piece was pushed here from From.
	HapMadeRoom
	// HapEntered: the piece came in from the reserve.
	HapEntered
	// HapFreed: the piece left the board for good from here. Throw, if one was thrown.
	HapFreed
	// HapWaited: in a path, a throw that did not move the piece. Throw.
	HapWaited
	// HapDrawn: the card was drawn, in a draw without a game. Throw.
	HapDrawn
	// HapWon: with this piece its side won.
	HapWon
	kinds // how many there are
)

// Happening is one thing that happened at a card. Fields that its kind does not
// name are zero. Text says it in words.
type Happening struct {
	Kind  Kind
	Side  board.Side // of the piece that met the card
	Entry int        // index of the log entry it happened in
	From  board.Square
	To    board.Square
	Throw game.Throw
	N     int
	Other bool
}

// Meeting is a piece coming to a card.
type Meeting struct {
	Square board.Square
	Card   Card
	Side   board.Side
	// Entry is the index in the log of the entry by which the card was met; in a
	// draw that of the cast in Draw.Casts. Turn is its row of the move list.
	Entry, Turn int
	// From is where the piece came from, None from off the board.
	From board.Square
	// Throw is the throw that brought it, 0 where none did.
	Throw game.Throw
	// Move is the leg in the short notation of the cards: 19–22, 19×22, 26–27≈,
	// ≈15, 28↑ is left to what happened. Text is the whole entry of the move list.
	Move, Text string
	// Stayed counts the turns of its side that began while the piece stood here.
	Stayed int
	// Again counts later meetings with the same card that Once folded into this.
	Again int
	// Happened is what happened here, in order, the coming itself first.
	Happened []Happening
}

// Passage is one of the three parts of a reading: Meetings[First:End].
type Passage struct{ First, End int }

// Counts are the numbers of a reading.
type Counts struct {
	Meetings int // how many meetings
	Cards    int // how many different cards
	// Visits counts the meetings by square, 1 to 30.
	Visits [board.Squares + 1]int
	// Kinds counts what happened, by kind.
	Kinds [kinds]int
}

// Reading is a game read as a way among the cards.
type Reading struct {
	Options  Options
	Meetings []Meeting
	// Passages are setting out, crossing the dark, coming forth by day.
	Passages [3]Passage
	Counts   Counts
	// Stay is the card whose question to stay with, "" in an empty reading, and
	// StayAt the index of its last meeting, or -1.
	Stay   Card
	StayAt int
	// Over is false while the game goes on: more may be met.
	Over bool
}
