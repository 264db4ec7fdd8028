package ui

import (
	"time"

	"senet/game"
	"senet/game/board"
	"senet/game/session"
	"senet/settings"
	"senet/ui/tr"
)

// match is the game on the table: its session, and what is done with it. A new
// game gets a new number, so that what an old one still has to say is dropped.
type match struct {
	shell *Shell

	session *session.Session
	number  int
	cfg     session.Config
	record  bool // a record is looked at, and the game waits
	file    savedAs
	gate    gate  // where the gods wait for a key
	tally   tally // of the games before this one
	unsaved bool  // the saved game is damaged and could not be moved: nothing is written over it
}

// Time that the motions of a throw and of a move take at normal speed, added to
// the computer's pauses: it must not move before its throw has been seen.
const (
	throwMotion = 1100 * time.Millisecond
	moveMotion  = 800 * time.Millisecond
)

// start begins a new match.
func (m *match) start(cfg session.Config) {
	err := m.open(func(o session.Options) (*session.Session, error) { return session.New(cfg, o) }, false)
	if err != nil {
		m.shell.notice.show(tr.Fault(err), true)
	}
}

// load continues the match of a record. A record to look at is not saved.
func (m *match) load(data []byte, record bool) error {
	return m.open(func(o session.Options) (*session.Session, error) { return session.Load(data, o) }, record)
}

// open replaces the match by the one that make gives. On an error, which it
// returns, the old one goes on.
func (m *match) open(make func(session.Options) (*session.Session, error), record bool) error {
	number := m.number + 1
	m.count() // before its save is written over
	ses, err := make(m.options(number, record))
	if err != nil {
		return err
	}
	m.keep()
	m.close()
	m.shell.review.drop()
	m.shell.closePage()
	m.session, m.number, m.record, m.tally = ses, number, record, tally{}
	snap := ses.Snapshot()
	m.cfg = snap.Config
	m.shell.present.reset(snap)
	if !record && (m.cfg.Seats[0].Kind == session.Computer || m.cfg.Seats[1].Kind == session.Computer) {
		m.shell.quietly.begin(snap.Game)
	}
	m.applyPrefs()
	for _, w := range snap.Warnings {
		m.shell.notice.show(tr.Fault(w), true)
	}
	return nil
}

// options are those of match number n.
func (m *match) options(n int, record bool) session.Options {
	s := m.shell
	o := session.Options{AutoForced: s.prefs.AutoForced, Product: Product}
	o.ThrowDelay, o.MoveDelay = m.pace()
	o.GodsAfter = m.gate.after
	o.Notify = func(u session.Update) {
		s.do(func() {
			if n == m.number { // a newer match has not been opened since
				s.fromSession(u)
			}
		})
	}
	if !record && !m.unsaved {
		o.Save = m.saver()
	}
	return o
}

// saveGame keeps the record of the running game. It is called on the session's
// goroutine and touches nothing of the window.
func saveGame(data []byte) error {
	path, err := settings.GamePath()
	if err != nil {
		return err
	}
	return settings.WriteAtomic(path, data)
}

// pace is how long the computer waits before a throw and before a move.
func (m *match) pace() (throw, move time.Duration) {
	p := m.shell.prefs
	scale := 0.0
	if p.Speed > 0 && !p.Reduced {
		scale = 1 / p.Speed
	}
	seconds := func(s float64, motion time.Duration) time.Duration {
		return time.Duration(s*float64(time.Second)) + time.Duration(scale*float64(motion))
	}
	// Never nothing: only what waits can wait for a key.
	return max(time.Millisecond, seconds(p.ThrowPause, moveMotion)), max(time.Millisecond, seconds(p.MovePause, throwMotion))
}

// applyPrefs hands the preferences to the session.
func (m *match) applyPrefs() {
	if m.session == nil {
		return
	}
	m.gate.set(m.shell.prefs.GodsWait && playsGods(m.cfg))
	m.session.SetPace(m.pace())
	m.session.SetAutoForced(m.shell.prefs.AutoForced)
}

// close ends the session, if there is one.
func (m *match) close() {
	m.shell.quietly.end()
	if m.session != nil {
		m.session.Close()
		m.session = nil
	}
}

// try carries out a command and says why if it is refused. While something is
// looked through the game waits.
func (m *match) try(command func(*session.Session) error) {
	if m.session == nil || m.shell.review.on() {
		return
	}
	if err := command(m.session); err != nil {
		m.shell.notice.refuse(tr.Fault(err))
	}
}

func (m *match) throw() {
	if !m.shell.letGods() {
		m.try((*session.Session).Throw)
	}
}

func (m *match) undo() { m.try((*session.Session).Undo) }
func (m *match) redo() { m.try((*session.Session).Redo) }

func (m *match) resign() { m.try((*session.Session).Resign) }

func (m *match) play(mv game.Move) {
	m.try(func(s *session.Session) error { return s.Play(mv) })
}

func (m *match) touch(sq board.Square) {
	m.try(func(s *session.Session) error { return s.Touch(sq) })
}

func (m *match) view(i int) {
	if m.shell.review.view(i) {
		return
	}
	m.try(func(s *session.Session) error { return s.ViewAt(i) })
}

// step looks one entry back (-1) or on (1).
func (m *match) step(by int) {
	if m.shell.review.step(by) {
		return
	}
	snap := m.shell.snapshot()
	now := snap.Viewing
	if now < 0 {
		now = len(snap.Log) - 1
	}
	at := now + by
	switch {
	case len(snap.Log) == 0 || at < 0:
	case at >= len(snap.Log)-1:
		if snap.Viewing >= 0 {
			m.view(-1)
		}
	default:
		m.view(at)
	}
}

// again begins another game of the same kind, with fresh sticks; points go on
// being counted.
func (m *match) again() {
	cfg := m.cfg
	if len(cfg.Rules.Hash()) == 0 || m.record {
		m.shell.openNewGame()
		return
	}
	cfg.Seed, cfg.Started = freshSeed(), time.Time{}
	score := m.tally.with(m.shell.snapshot())
	m.start(cfg)
	m.tally = score
}
