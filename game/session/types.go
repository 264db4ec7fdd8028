package session

import (
	"time"

	"senet/game"
	"senet/game/ai"
	"senet/game/board"
	"senet/game/record"
	"senet/game/rules"
	"senet/game/sticks"
)

// SeatKind says who sits at a seat.
type SeatKind uint8

// Who can sit at a seat. Gods sit at the seat of the gods' side in a rule set
// that has them (RULES §3), and only there; New sees to that by itself.
const (
	Human SeatKind = iota
	Computer
	Gods
)

// Seat is one of the two players.
type Seat struct {
	Kind  SeatKind
	Name  string // as typed; may be empty
	Level string // the computer's level, one of ai.Levels; "" is the default
}

// Config is what a match is about. Seat 0 has the spools, seat 1 the cones,
// unless the lot swaps them (Position.Swapped); use Snapshot.SeatOf.
type Config struct {
	RuleID  string      // id of the preset, or of the player's own rule set
	Rules   rules.Rules // the values played by
	Seats   [2]Seat
	Seed    uint64    // the seed of the sticks (package sticks); 0: New draws one
	Started time.Time // zero: New takes the present moment
	Remark  string    // what the record says of the game, else ""
}

// Options are what a session needs from outside. The zero value works: real
// time, sticks by the seed, the built-in player, no delays, nothing saved.
type Options struct {
	// Now and After are the clock; nil means time.Now and time.After.
	Now   func() time.Time
	After func(time.Duration) <-chan time.Time
	// GodsAfter takes the place of After where the gods are to throw or to move,
	// so that they can wait for something else than the time; nil means After.
	GodsAfter func(time.Duration) <-chan time.Time
	// Source throws the sticks; nil means sticks.Seeded(Config.Seed). A source
	// of one's own is not written into the record.
	Source sticks.Source
	// Player plays the computer's moves and gives hints; nil means ai.New().
	Player ai.Player
	// ThrowDelay is waited before the computer or the gods throw, MoveDelay
	// before they (or a forced move, see AutoForced) move.
	ThrowDelay, MoveDelay time.Duration
	// Save is given the whole record after every throw, move, undo and redo, and
	// once at the start, in order. It is called on the session's goroutine: a
	// slow Save delays the next command. Its error arrives in Update.Err as a
	// fault "session.saveFailed"; the game goes on.
	Save func([]byte) error
	// AutoForced plays a human's only legal move by itself after MoveDelay.
	AutoForced bool
	// Product is the product's name and version for the record's header.
	Product string
	// Notify is given every update in order, on a goroutine of its own, so it
	// may call the session's commands and may take its time. No call begins once
	// Close has returned; one may still be going on then.
	Notify func(Update)
}

// LogEntry is one line of the move list: a throw with what was played with it,
// a rebirth, a lost turn, a throw of the lot (RULES §8).
type LogEntry = record.Entry

// Snapshot is all that a window needs to draw a match at one moment. It is a
// value: what it holds is never changed afterwards.
type Snapshot struct {
	Revision uint64 // grows with every change
	Game     *game.Game
	Config   Config
	// Pos is the position to show: the present one, or that after log entry
	// Viewing. Legal, CanThrow and the like are empty and false while viewing.
	Pos   game.Position
	Legal []game.Move // what the human to act may choose; nil if it is not a human's choice
	// CanThrow is true when the human to act may throw the sticks now.
	CanThrow         bool
	CanUndo, CanRedo bool
	// Thinking is true while the computer or the gods are to act.
	Thinking bool
	// ToAct is the side that has to throw or choose (the owner of the piece in a
	// fate throw), and ToActSeat its seat. In the lot ToAct is meaningless.
	ToAct      board.Side
	ToActSeat  int
	HumanToAct bool
	// AutoMove is true when the human's only move will be played by itself.
	AutoMove bool
	// Faces is what lies on the mat and LastThrow its score; 0 before the first.
	Faces     sticks.Faces
	LastThrow game.Throw
	// LastMove is the move before Pos, where LastMoveValid.
	LastMove      game.Move
	LastMoveValid bool
	Log           []LogEntry
	Viewing       int  // -1 live, else the index of the log entry shown
	Lot           bool // the lot for the first move is being drawn
	// Over is true when the game has ended; Winner is then the winning side.
	Over   bool
	Winner board.Side
	// Resigned is true when the game ended because a side gave up.
	Resigned bool
	// Stats counts the throws of the whole game by side and score; the lot does
	// not count, the gods' second throws do.
	Stats [2][7]int
	// Played is how long the match had been open at this snapshot, over all its
	// sessions; Limit is the agreed time of a cycle, 0 for none (RULES §5).
	Played, Limit time.Duration
	// Warnings are what the reading of the record had to say (Load).
	Warnings []error
}

// SeatOf returns the seat, 0 or 1, that plays side s.
func (s Snapshot) SeatOf(side board.Side) int {
	if s.Pos.Swapped {
		return int(side.Other())
	}
	return int(side)
}

// SideOf returns the side that seat (0 or 1) plays.
func (s Snapshot) SideOf(seat int) board.Side {
	if s.Pos.Swapped {
		return board.Side(seat).Other()
	}
	return board.Side(seat)
}

// Step is one event and how the board looks once it has been shown. Off the
// board nothing is half-way: after EvMoved the piece stands on its new square
// (a piece it hit is not drawn), after EvSwapped both stand in their places,
// after EvDrowned it is among the drowned.
type Step struct {
	Event game.Event
	// Faces is how the sticks fell, for the events that are throws.
	Faces sticks.Faces
	After game.Position
}

// Update tells the window of a change. Steps lead, in order, from what was
// shown before to Snapshot. Reset means a jump: what is queued is void, and
// Snapshot is to be drawn at once (new, load, undo, redo, view).
type Update struct {
	Snapshot Snapshot
	Steps    []Step
	Reset    bool
	Hint     *Hint
	Err      error // what went wrong beside the game, such as a failed save: a *fault.Fault
}
