package session

import (
	"time"

	"senet/game"
	"senet/game/board"
)

// Session is a running match. Make one with New or Load, and Close it.
type Session struct{}

// New starts a match. It fails with a *fault.Fault (or fault.List) when the
// rules contradict each other.
func New(cfg Config, o Options) (*Session, error) { return &Session{}, nil }

// Load continues the match that a record holds; o.Source is then normally nil.
// A record cut off in its last line gives the match up to there, with a warning
// in Snapshot.Warnings. It fails with a *fault.Fault when nothing can be read.
func Load(data []byte, o Options) (*Session, error) { return &Session{}, nil }

// Throw throws the sticks for the human to act.
func (s *Session) Throw() error { return nil }

// Play plays one of Snapshot.Legal.
func (s *Session) Play(m game.Move) error { return nil }

// Touch touches a piece under touch-move (RULES §2); it binds nothing otherwise.
func (s *Session) Touch(sq board.Square) error { return nil }

// Undo goes back to the last decision of a human.
func (s *Session) Undo() error { return nil }

// Redo takes back one Undo.
func (s *Session) Redo() error { return nil }

// Hint asks for advice; it arrives in Update.Hint.
func (s *Session) Hint() error { return nil }

// Resign gives the game up for the human to act, or for the only human.
func (s *Session) Resign() error { return nil }

// ViewAt shows the position after log entry i; -1 returns to the present one.
func (s *Session) ViewAt(i int) error { return nil }

// SetPace changes the delays before the computer's throws and moves.
func (s *Session) SetPace(throw, move time.Duration) {}

// SetAutoForced changes whether a human's only move is played by itself.
func (s *Session) SetAutoForced(on bool) {}

// SetTouchMove changes the toggle touch-move of the running match, for every
// choice from now on; it is part of the rules and of the record.
func (s *Session) SetTouchMove(on bool) error { return nil }

// Snapshot returns the present state. It never blocks on the game.
func (s *Session) Snapshot() Snapshot { return Snapshot{} }

// Record returns the match as a record file (package record).
func (s *Session) Record() []byte { return nil }

// Close ends the session: thinking stops, and no update follows.
func (s *Session) Close() {}
