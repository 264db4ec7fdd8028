package session

import (
	"context"
	"slices"
	"time"

	"senet/game"
	"senet/game/ai"
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

// thought is a question put to the player. Each has a number, so that an answer
// nobody waits for any more is known, however late it comes; 0 is none.
type thought struct {
	number uint64
	cancel context.CancelFunc
}

// drop lets the player know that nobody waits any more.
func (t *thought) drop() {
	if t.cancel != nil {
		t.cancel()
	}
	*t = thought{}
}

// answer is what the player answered to a question: one decision, or for a hint
// all that can be done.
type answer struct {
	number uint64
	found  []ai.Decision
	err    error
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
		level := m.cfg.Seats[seatToAct(&m.pos)].Level
		s.ask(&a.thought, func(ctx context.Context, g *game.Game, p game.Position) ([]ai.Decision, error) {
			d, err := s.o.Player.Choose(ctx, g, p, level)
			return []ai.Decision{d}, err
		})
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

// ask has the present position thought about, on a goroutine of its own.
func (s *Session) ask(t *thought, think func(context.Context, *game.Game, game.Position) ([]ai.Decision, error)) {
	t.drop()
	ctx, cancel := context.WithCancel(context.Background())
	s.asked++
	t.number, t.cancel = s.asked, cancel
	g, p, number := s.m.g, s.m.pos, t.number
	go func() {
		s.prepare.Do(func() { ai.Renew(g) })
		found, err := think(ctx, g, p)
		select {
		case s.answers <- answer{number, found, err}:
		case <-ctx.Done():
		case <-s.quit:
		}
	}()
}

// answered takes an answer in, unless nobody waits for it any more.
func (s *Session) answered(a answer) {
	switch a.number {
	case s.hint.number:
		s.advised(a)
	case s.auto.thought.number:
		s.auto.decision = s.decided(a)
	}
}

// decided is the decision of an answer. A player must not hold the game up:
// where it has failed, or says what cannot be done, the first thing is done.
func (s *Session) decided(a answer) *ai.Decision {
	if a.err == nil && len(a.found) == 1 && s.possible(a.found[0]) {
		return &a.found[0]
	}
	if s.m.g.Chances(&s.m.pos) != nil {
		return &ai.Decision{Throw: true}
	}
	return &ai.Decision{Move: s.m.legal()[0]}
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
