package game

import "senet/game/board"

// Throw is the score of one throw of the sticks: 1 to 5, or 6 for four dark
// sides where the toggle all-dark says so. 0 means no throw.
type Throw uint8

// Await says what a position waits for.
type Await uint8

// What a position can wait for. A throw is made with Game.Throw, a choice with
// Game.Play. Nothing else is ever asked: a throw that cannot be played, a lost
// turn and the end of a turn happen by themselves and are reported as events.
const (
	// AwaitLot: a throw of the lot for the first move, by the seat in Turn.
	AwaitLot Await = iota
	// AwaitThrow: the mover's throw. Legal may offer, instead of throwing, a
	// MoveRebirth (RULES §2 "Rebirth").
	AwaitThrow
	// AwaitPiece: the gods' second throw, which names the piece (RULES §3).
	AwaitPiece
	// AwaitMove: a choice among Legal for the throw in Throw. Throw is 0 when one
	// of the throws in Pending is to be played, or when none is pending and a
	// rebirth is compulsory before any throw.
	AwaitMove
	// AwaitFate: the fate throw for the piece on 26, thrown by FateSide.
	AwaitFate
	// AwaitWater: the throw for the mover's piece on 27 (RULES §6, row 27).
	// Legal may offer a MoveRebirth instead, where the rule set gives the choice.
	AwaitWater
	// AwaitNothing: the game is over.
	AwaitNothing
)

// Phase is what a side is doing: removing its pieces (Kendall), placing them
// (Bell), or occupying given squares (Maat).
type Phase uint8

// The phases (RULES §2, §4, §6).
const (
	PhaseKendall Phase = iota
	PhaseBell
	PhaseMaat
)

// Home is the parity of the home squares that a side owns.
type Home uint8

// The parities (RULES §4).
const (
	HomeNone Home = iota // not owned yet
	HomeOdd
	HomeEven
)

// Position is everything a game is at one moment, as a small comparable value:
// == compares positions, and a Position can be a map key. Which rules it is
// played under is not in it; Game holds them. It holds no history: who is ahead
// in throws, the move list and the seed belong to the record.
type Position struct {
	// Cells[q] is 0 for an empty square, 1 for a spool, 2 for a cone
	// (1 + uint8(side)), for q 1 to 30. Cells[0] is always 0.
	Cells [board.Squares + 1]uint8
	// Drowned, Freed and Reserve count pieces off the board, by side: waiting
	// in the Water for rebirth, taken off for good, not yet entered (Bell).
	Drowned, Freed, Reserve [2]uint8
	// Turn is the side whose turn it is. While AwaitLot it is the seat that
	// throws: 0 the first player, 1 the second.
	Turn board.Side
	// Await says what is needed next.
	Await Await
	// Throw is the throw that stands to be played (AwaitMove, AwaitPiece), else 0.
	Throw Throw
	// Piece is the square of the gods' piece that the second throw chose while
	// AwaitMove on the gods' turn, else None.
	Piece board.Square
	// FateSide is the owner of the piece on 26 while AwaitFate, else Spools.
	FateSide board.Side
	// Owed is how many throws the mover is still owed, the standing one not
	// counted. Carry is what each side takes into its next turn (RULES §2).
	Owed  int8
	Carry [2]int8
	// Swapped is true when the lot gave the spools to the second player.
	Swapped bool
	// Opening is true until the first mover's first throw stands (RULES §6).
	Opening bool
	// Pending counts, by score, the throws that were made and are still to be
	// played, where all are made before any is (toggle throws-first); else zero.
	Pending [7]uint8
	// Sent is, by side, the square of a piece that came back from the Water and
	// moves before any other of its side (toggle reborn-first), else None.
	Sent [2]board.Square
	// Touched is the piece that touch-move binds the mover to, else None.
	Touched board.Square
	// Phase and Rounds are, by side, the phase and the finished rounds (RULES §5).
	Phase  [2]Phase
	Rounds [2]uint8
	// Home says, by side, which home squares are its own in the round it plays;
	// HomeNone until they are owned (RULES §4, §5). In maat they are from the start.
	Home [2]Home
	// Points are those won in this game (bell-1979); Finished marks, as
	// 1 + uint8(side), a side that is home while the other plays on alone.
	Points   [2]uint8
	Finished uint8
	// Winner is 0 while the game goes on, else 1 + uint8(side).
	Winner uint8
}

// At returns the side standing on q and true, or false.
func (p *Position) At(q board.Square) (board.Side, bool) {
	if !q.Valid() || p.Cells[q] == 0 {
		return 0, false
	}
	return board.Side(p.Cells[q] - 1), true
}

// Over reports whether the game has ended, and who won.
func (p *Position) Over() (board.Side, bool) {
	if p.Winner == 0 {
		return 0, false
	}
	return board.Side(p.Winner - 1), true
}

// Mover is the side that has to throw or to choose: the owner of the piece on 26
// while AwaitFate, else the side whose turn it is.
func (p *Position) Mover() board.Side {
	if p.Await == AwaitFate {
		return p.FateSide
	}
	return p.Turn
}

// Chance is one outcome of a throw and its probability in sixteenths.
type Chance struct {
	Throw     Throw
	Sixteenth uint8
}

// MoveKind tells apart the things a side can choose.
type MoveKind uint8

// The kinds of move.
const (
	// MoveStep moves a piece along the path by the throw, forward or backward;
	// freeing one is a step to board.Off.
	MoveStep MoveKind = iota
	// MoveRebirth puts a drowned piece (or one on 27, where it stays there) on 15,
	// or behind it where the rule set says so. From is None or 27.
	MoveRebirth
	// MoveEnter puts a piece from the reserve on To. From is None.
	MoveEnter
	// MovePass declines, where a rule set gives that choice.
	MovePass
)

// Move is one choice. To is where the piece comes to rest for now: after the
// second leg when it goes on from the Ba, 26 when a fate throw follows, 27 when
// it drowns, board.Off when it is freed. Back is true for a backward move, and
// for a bounce that spent its rest backward, wherever that ends. Throw is the
// pending throw that the move uses where several are to be played in any order
// (Position.Pending), and 0 where one stands or none is needed.
type Move struct {
	Kind     MoveKind
	From, To board.Square
	Back     bool
	Throw    Throw
}

// EventKind tells apart what can happen.
type EventKind uint8

// What can happen. The comment says which fields of Event are set besides Side.
const (
	EvLotThrew   EventKind = iota // a lot throw by seat Side: Throw
	EvLotWon                      // seat Side takes the spools
	EvTurn                        // Side's turn begins: N throws owed
	EvThrew                       // Throw
	EvThrewPiece                  // the gods' second throw: Throw is the piece's number, From its square or None
	EvThrewAgain                  // an opening throw that does not stand and is repeated, instead of EvThrew: Throw
	EvMoved                       // From, To: the first or only leg along the path; N is -1 for backward
	EvBa                          // on from the Ba: From 21, To; N is -1 for backward
	EvBounced                     // turned back at the end: From (farthest square), To
	EvSwapped                     // Side's piece was hit and changes places: From, To
	EvFateDue                     // Side's piece came to 26 and throws its fate
	EvFateThrew                   // Throw
	EvFateStays                   // barred both ways, the piece stays on 26
	EvWaterDue                    // Side's piece on 27 throws for itself: N throws granted for it beside those owed
	EvWaterThrew                  // a throw for the piece on 27: Throw
	EvWaterStays                  // the piece stays in the Water
	EvDrowned                     // the piece on From (27) leaves the board
	EvReborn                      // To: a piece comes back; From None (waiting) or the square it left
	EvPushed                      // Side's piece is pushed off 15: From, To
	EvFreed                       // From: off the board for good
	EvEntered                     // To: in from the reserve
	EvToReserve                   // From: sent back to the reserve
	EvAgain                       // another throw is earned; Reason says by what
	EvNet                         // the mover loses a throw in the Net: From 16
	EvCarry                       // Side's carry changes by N: it was put on 15 (+1) or 16 (−1) by the other side, or came back from the Water (−1)
	EvVoided                      // drowning voids what Side was owed
	EvPassed                      // a throw cannot be used and is lost: Throw, Reason
	EvTurnLost                    // Side's turn is lost to a negative carry
	EvTurnBarred                  // the turn passes without a throw: only drowned pieces are left and 15 is taken
	EvHomesOwned                  // Side owns the odd home squares
	EvPhase                       // Side begins Phase(N)
	EvRound                       // Side finished round N
	EvPoints                      // Side gains N points
	EvFinished                    // Side is home; the other plays on alone
	EvWon                         // Side wins
	EvStored                      // after EvThrew: the throw is put by, to be played when all are made: Throw
	EvUsed                        // one of the throws that were put by is played now: Throw
)

// Event is one thing that happened, as data for the window, the move list and
// the tests. Fields not named beside its kind are zero.
type Event struct {
	Kind     EventKind
	Side     board.Side
	From, To board.Square
	Throw    Throw
	Reason   Reason
	N        int8
}

// Reason says why a move is refused, a throw passed, or a throw earned. The
// window shows it in words under the key "reason." + its name.
type Reason uint8

// The reasons. Name gives the text key.
const (
	ReasonNone        Reason = iota
	ReasonOwnPiece           // the target holds a piece of one's own
	ReasonBarred             // a group bars the way
	ReasonProtected          // the enemy there is protected by its neighbour
	ReasonHouse              // nobody is hit in a House
	ReasonExact              // only an exact 3, 2 or 1 frees this piece
	ReasonTooFar             // the throw leads off the board
	ReasonBa                 // the second leg from the Ba is not possible
	ReasonBeauty             // 26 may not be passed
	ReasonOwnSquare          // the enemy stands on a square of its own
	ReasonForward            // backward only when no piece can go forward
	ReasonBackward           // barred backward too, or backward is never allowed
	ReasonNotYours           // the piece is the other side's
	ReasonEmpty              // no piece stands there
	ReasonTouched            // another piece was touched
	ReasonMustReborn         // a drowned piece must be reborn
	ReasonMustEnter          // a piece must enter from the reserve
	ReasonChosen             // the sticks chose another piece (the gods)
	ReasonNoSuchPiece        // no piece of that number is on the board (the gods)
	ReasonNotNow             // it is not the time for a move
	ReasonNoPieces           // nothing on the board to move
	ReasonOccupied           // the square of rebirth or of entry is taken
	ReasonThrow              // a throw of 1, 4 or 5 earns another
	ReasonRebirth            // landing on 15, or being reborn, earns another
	ReasonNoMove             // no piece can use this throw
	ReasonWaterOnly          // the piece in the Water is moved only by a throw made for it
	ReasonNotThere           // the throw does not lead there
	ReasonBadThrow           // the sticks cannot show that
	ReasonOver               // the game is over
	ReasonHeld               // the piece right in front has not left its starting square yet
	ReasonNotAll             // no piece may be freed before all have come far enough
	ReasonSentFirst          // the piece that came back from the Water must move first
	ReasonWaterTaken         // the enemy there would go to the Water, and that is taken
	reasons                  // how many there are
)
