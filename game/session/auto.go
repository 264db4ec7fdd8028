package session

import (
	"context"
	"slices"
	"time"

	"senet/game"
	"senet/game/ai"
	"senet/game/fault"
	"senet/game/record"
)

// automaton is what the session does by itself: the computer's and the gods'
// throws and moves, and forced moves. It waits for a delay and, where there is
// a choice, for an answer.
type automaton struct {
	planned  bool             // what follows is about the present state
	active   bool             // something is to be done by itself
	timer    <-chan time.Time // the delay, nil when over
	waited   bool
	thought  thought
	decision *ai.Decision
}

// reset forgets all plans; plan makes new ones.
func (a *automaton) reset() {
	a.thought.drop()
	*a = automaton{}
}

// thought is a question put to the player.
type thought struct {
	cancel context.CancelFunc
}

// drop lets the player know that nobody waits any more.
func (t *thought) drop() {
	if t.cancel != nil {
		t.cancel()
		t.cancel = nil
	}
}

// answer is what the player answered to the question of a revision.
type answer struct {
	revision uint64
	hint     bool
	decision ai.Decision
	err      error
}

// plan sees what is to be done by itself in the present state.
func (s *Session) plan() {
	a, m := &s.auto, s.m
	if a.planned {
		return
	}
	a.planned = true
	if m.viewing >= 0 || m.pos.Winner != 0 {
		return
	}
	legal := m.legal()
	canThrow := m.g.Chances(&m.pos) != nil
	switch kind := m.actor(&m.pos); {
	case kind == Human && !(m.autoForced && m.pos.Await == game.AwaitMove && len(legal) == 1):
		return
	case kind == Computer && len(legal) > 0 && (canThrow || len(legal) > 1):
		s.ask(&a.thought, false, m.cfg.Seats[seatToAct(&m.pos)].Level)
	case canThrow:
		a.decision = &ai.Decision{Throw: true}
	default:
		a.decision = &ai.Decision{Move: legal[0]}
	}
	a.active = true
	delay := s.o.MoveDelay
	if canThrow {
		delay = s.o.ThrowDelay
	}
	switch {
	case delay <= 0:
		a.waited = true
	case m.actor(&m.pos) == Gods:
		a.timer = s.o.GodsAfter(delay)
	default:
		a.timer = s.o.After(delay)
	}
}

// ask puts the present position to the player, on a goroutine of its own.
func (s *Session) ask(t *thought, hint bool, level string) {
	t.drop()
	ctx, cancel := context.WithCancel(context.Background())
	t.cancel = cancel
	g, p, revision := s.m.g, s.m.pos, s.m.revision
	go func() {
		d, err := s.o.Player.Choose(ctx, g, p, level)
		select {
		case s.answers <- answer{revision, hint, d, err}:
		case <-ctx.Done():
		case <-s.quit:
		}
	}()
}

// answered takes an answer in, unless it is about an older state.
func (s *Session) answered(a answer) {
	switch {
	case a.revision != s.m.revision:
	case a.hint:
		s.hint.drop()
		if a.err != nil || !s.possible(a.decision) {
			s.tell(Update{Err: fault.New("session.noHint")})
			return
		}
		d := a.decision
		s.tell(Update{Hint: &Hint{Move: d.Move, Throw: d.Throw, Win: d.Win, Why: d.Why, Against: d.Against}})
	default:
		d := a.decision
		if a.err != nil || !s.possible(d) { // a player must not hold the game up
			d = ai.Decision{Throw: s.m.g.Chances(&s.m.pos) != nil}
			if !d.Throw {
				d.Move = s.m.legal()[0]
			}
		}
		s.auto.decision = &d
	}
}

// possible reports whether the rules allow what the player decided.
func (s *Session) possible(d ai.Decision) bool {
	if d.Throw {
		return s.m.g.Chances(&s.m.pos) != nil
	}
	return slices.Contains(s.m.legal(), d.Move)
}

// act does what was planned once the delay is over and the answer is there.
func (s *Session) act() {
	a := &s.auto
	s.plan()
	for a.active && a.waited && a.decision != nil {
		d := *a.decision
		var steps []Step
		var err error
		if d.Throw {
			steps, err = s.m.throw()
		} else {
			steps, err = s.m.do(record.Action{Kind: record.ActPlay, Move: d.Move})
		}
		if s.acted(steps, err) != nil {
			a.active = false // cannot happen: the decision was possible
			return
		}
		if s.stopping() {
			return
		}
		s.plan()
	}
}

// stopping reports whether somebody waits to be heard, or the end has come:
// two computers without delays would otherwise play on undisturbed.
func (s *Session) stopping() bool {
	select {
	case <-s.quit:
		return true
	default:
		return false
	}
}

// Hint asks for advice to the human to act; it arrives in Update.Hint, unless
// the state changes before. Asking again while it is thought about is no error.
func (s *Session) Hint() error {
	return s.call(func() error {
		if err := s.m.humanMay(); err != nil {
			return err
		}
		if s.hint.cancel == nil {
			s.ask(&s.hint, true, ai.HintLevel)
		}
		return nil
	})
}
