package session

import (
	"time"

	"senet/game/fault"
	"senet/game/record"
)

// run is the session's goroutine: the only one that touches the match.
func (s *Session) run() {
	defer close(s.done)
	defer s.auto.reset()
	defer s.hint.drop()
	s.save()
	for {
		s.checkTime()
		s.act()
		select {
		case c := <-s.cmds:
			c.reply <- c.do()
		case a := <-s.answers:
			s.answered(a)
		case <-s.auto.timer:
			s.auto.timer, s.auto.waited = nil, true
		case <-s.clock:
			s.clock = nil
		case <-s.quit:
			return
		}
	}
}

// humanMay is the fault that keeps a human from acting, or nil.
func (m *match) humanMay() error {
	switch {
	case m.viewing >= 0:
		return fault.New("session.viewing")
	case m.pos.Winner != 0:
		return fault.New("reason.over")
	case m.actor(&m.pos) != Human:
		return fault.New("session.notYourTurn")
	}
	return nil
}

// acted publishes and saves what an action brought.
func (s *Session) acted(steps []Step, err error) error {
	if err != nil {
		return err
	}
	s.publish(Update{Steps: steps})
	s.save()
	return nil
}

// jumped publishes and saves the place that undo or redo led to.
func (s *Session) jumped(err error) error {
	if err != nil {
		return err
	}
	s.m.viewing = -1
	s.publish(Update{Reset: true})
	s.save()
	return nil
}

// publish makes what was done the present state, and tells of it. Whatever was
// being thought about the state before is dropped.
func (s *Session) publish(u Update) {
	s.m.revision++
	s.auto.reset()
	s.hint.drop()
	s.tell(u)
}

// tell sends an update about the present state.
func (s *Session) tell(u Update) {
	snap := s.m.snapshot()
	snap.Warnings = s.warned
	snap.Played, snap.Limit = s.playedSoFar(), s.limit()
	s.snap.Store(&snap)
	u.Snapshot = snap
	s.out.put(u)
}

// save hands the record over to be kept.
func (s *Session) save() {
	if s.o.Save == nil {
		return
	}
	if err := s.o.Save(s.record()); err != nil {
		s.tell(Update{Err: fault.New("session.saveFailed", "Reason", err)})
	}
}

// record writes the match down.
func (s *Session) record() []byte {
	h := s.m.header(s.o.Product, s.o.Source != nil)
	h.Played = s.playedSoFar().Round(time.Second)
	return record.Format(&h, s.m.log.Entries(), &s.m.pos)
}

// playedSoFar is how long the match has been open, over all its sessions.
func (s *Session) playedSoFar() time.Duration { return s.played + s.o.Now().Sub(s.began) }

// limit is the agreed time of the match, 0 for none (RULES §5).
func (s *Session) limit() time.Duration {
	return time.Duration(s.m.cfg.Rules.Minutes) * time.Minute
}

// checkTime ends a match whose agreed time is over, and otherwise sets the clock
// that wakes the loop then. Where the sides are quite equal they play on, and it
// is asked again after every change.
func (s *Session) checkTime() {
	limit := s.limit()
	if limit == 0 || s.m.pos.Winner != 0 {
		return
	}
	left := limit - s.playedSoFar()
	if left > 0 {
		if s.clock == nil {
			s.clock = s.o.After(left)
		}
		return
	}
	if s.checked == s.m.revision {
		return
	}
	s.checked = s.m.revision
	if steps, err := s.m.do(record.Action{Kind: record.ActTime}); err == nil {
		_ = s.acted(steps, nil)
	}
}
