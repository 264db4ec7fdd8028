package session

import (
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"

	"senet/game"
	"senet/game/ai"
	"senet/game/board"
	"senet/game/fault"
	"senet/game/record"
)

// Session is a running match. Make one with New or Load, and Close it.
type Session struct {
	o       Options
	m       *match
	played  time.Duration // by the sessions before this one
	began   time.Time
	warned  []error
	snap    atomic.Pointer[Snapshot]
	out     *outbox
	cmds    chan command
	answers chan answer
	quit    chan struct{}
	done    chan struct{}
	once    sync.Once
	auto    automaton
	hint    thought
	clock   <-chan time.Time // fires when the agreed time of the match is over
	checked uint64           // the revision at which the end by time was asked for
	asked   uint64           // questions put to the player so far
	prepare sync.Once        // before the first of them
}

// command is something to be done on the session's goroutine. It returns an
// error for the caller; its changes are published by publish.
type command struct {
	do    func() error
	reply chan error
}

// New starts a match. It fails with a *fault.Fault (or fault.List) when the
// rules contradict each other.
func New(cfg Config, o Options) (*Session, error) {
	if cfg.Seed == 0 && o.Source == nil {
		cfg.Seed = rand.Uint64()
	}
	o.fill()
	if cfg.Started.IsZero() {
		cfg.Started = o.Now()
	}
	m, err := newMatch(cfg, o.Source, o.AutoForced)
	if err != nil {
		return nil, err
	}
	return start(m, o, 0, nil), nil
}

// Load continues the match that a record holds; o.Source is then normally nil.
// A record cut off in its last line gives the match up to there, with a warning
// in Snapshot.Warnings. It fails with a *fault.Fault when nothing can be read.
func Load(data []byte, o Options) (*Session, error) {
	rec, warnings, err := record.Read(data)
	if err != nil {
		return nil, err
	}
	warned := make([]error, len(warnings))
	for i, w := range warnings {
		warned[i] = w
	}
	return Open(rec, warned, o)
}

// Open continues the match of a record that has been read already.
func Open(rec *record.Record, warnings []error, o Options) (*Session, error) {
	cfg := Config{RuleID: rec.RuleID, Rules: rec.Rules, Seed: rec.Seed, Started: rec.Started, Remark: rec.Remark}
	if !rec.HasSeed {
		cfg.Seed = rand.Uint64()
	}
	for i, p := range rec.Players {
		cfg.Seats[i] = Seat{Kind: SeatKind(p.Kind), Name: p.Name, Level: p.Level}
	}
	o.fill()
	if cfg.Started.IsZero() {
		cfg.Started = o.Now()
	}
	m, err := newMatch(cfg, o.Source, o.AutoForced)
	if err != nil {
		return nil, err
	}
	for _, a := range rec.Actions {
		if _, err := m.do(a); err != nil {
			return nil, err
		}
	}
	return start(m, o, rec.Played, warnings), nil
}

// fill puts the real world where the options name no other.
func (o *Options) fill() {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.After == nil {
		o.After = time.After
	}
	if o.GodsAfter == nil {
		o.GodsAfter = o.After
	}
	if o.Player == nil {
		o.Player = ai.New()
	}
}

// start sets the goroutine of a match going.
func start(m *match, o Options, played time.Duration, warnings []error) *Session {
	s := &Session{
		o: o, m: m, played: played, began: o.Now(), warned: warnings,
		out: newOutbox(o.Notify), cmds: make(chan command), answers: make(chan answer),
		quit: make(chan struct{}), done: make(chan struct{}),
	}
	s.publish(Update{Reset: true})
	go s.run()
	return s
}

// call has f carried out on the session's goroutine.
func (s *Session) call(f func() error) error {
	c := command{do: f, reply: make(chan error, 1)}
	select {
	case s.cmds <- c:
		return <-c.reply
	case <-s.done:
		return fault.New("session.closed")
	}
}

// Throw throws the sticks for the human to act.
func (s *Session) Throw() error {
	return s.call(func() error {
		if err := s.m.humanMay(); err != nil {
			return err
		}
		if s.m.g.Chances(&s.m.pos) == nil {
			return fault.New("session.playFirst")
		}
		return s.acted(s.m.throw())
	})
}

// Play plays one of Snapshot.Legal.
func (s *Session) Play(mv game.Move) error {
	return s.call(func() error {
		if err := s.m.humanMay(); err != nil {
			return err
		}
		return s.acted(s.m.do(record.Action{Kind: record.ActPlay, Move: mv}))
	})
}

// Touch touches a piece under touch-move (RULES §2); it binds nothing otherwise.
func (s *Session) Touch(sq board.Square) error {
	return s.call(func() error {
		if err := s.m.humanMay(); err != nil {
			return err
		}
		q, why := s.m.g.Touch(s.m.pos, sq)
		switch {
		case why != game.ReasonNone:
			return fault.New("reason." + why.Name())
		case q == s.m.pos:
			return nil
		}
		return s.acted(s.m.do(record.Action{Kind: record.ActTouch, Square: sq}))
	})
}

// Undo goes back to the last decision of a human.
func (s *Session) Undo() error { return s.call(func() error { return s.jumped(s.m.undo()) }) }

// Redo takes back one Undo.
func (s *Session) Redo() error { return s.call(func() error { return s.jumped(s.m.redo()) }) }

// Resign gives the game up for the human to act, or for the only human.
func (s *Session) Resign() error {
	return s.call(func() error {
		side, ok := s.m.resigner()
		if !ok {
			return fault.New("session.notYourTurn")
		}
		s.m.viewing = -1
		return s.acted(s.m.do(record.Action{Kind: record.ActResign, Side: side}))
	})
}

// ViewAt shows the position after log entry i; -1 returns to the present one.
// While an old position is shown, the computer and the gods wait.
func (s *Session) ViewAt(i int) error {
	return s.call(func() error {
		if i < -1 || i >= len(s.m.log.Entries()) {
			return fault.New("session.noEntry")
		}
		if i != s.m.viewing {
			s.m.viewing = i
			s.publish(Update{Reset: true})
		}
		return nil
	})
}

// SetPace changes the delays before the computer's throws and moves. They apply
// to what is being waited for as well.
func (s *Session) SetPace(throw, move time.Duration) {
	_ = s.call(func() error {
		s.o.ThrowDelay, s.o.MoveDelay = throw, move
		s.auto.reset()
		return nil
	})
}

// SetAutoForced changes whether a human's only move is played by itself.
func (s *Session) SetAutoForced(on bool) {
	_ = s.call(func() error {
		if s.m.autoForced != on {
			s.m.autoForced = on
			s.publish(Update{})
		}
		return nil
	})
}

// SetTouchMove changes the toggle touch-move of the running match, for every
// choice from now on; it is part of the rules and of the record.
func (s *Session) SetTouchMove(on bool) error {
	return s.call(func() error {
		if on == s.m.cfg.Rules.TouchMove {
			return nil
		}
		if err := s.m.setTouchMove(on); err != nil {
			return err
		}
		s.publish(Update{})
		s.save()
		return nil
	})
}

// Snapshot returns the present state. It never blocks on the game.
func (s *Session) Snapshot() Snapshot { return *s.snap.Load() }

// Record returns the match as a record file (package record).
func (s *Session) Record() []byte {
	var data []byte
	err := s.call(func() error {
		data = s.record()
		return nil
	})
	if err != nil { // closed: nobody else looks at the match any more
		data = s.record()
	}
	return data
}

// Close ends the session: thinking stops, and no further update begins. It may
// be called more than once, and from Notify.
func (s *Session) Close() {
	s.once.Do(func() {
		s.out.close()
		close(s.quit)
	})
	<-s.done
}
