package session

import (
	"context"

	"senet/game"
	"senet/game/ai"
	"senet/game/fault"
)

// Hint is the player's advice: what is best, and how good all the rest is.
type Hint struct {
	// Revision is that of the snapshot it is about: it holds for no other.
	Revision uint64
	Move     game.Move
	Throw    bool     // throw rather than be reborn; Move is then empty
	Win      float64  // estimated chance of winning, 0 to 1
	Why      []string // text keys, see ai.Decision
	// Against are those of what speaks against it.
	Against []string
	// All is everything that can be done, the best among it: the throw, where it
	// is one, then the legal moves in their order. Of a player that only chooses
	// it holds the choice alone.
	All []ai.Decision
}

// Of is what the hint says of a move; false if nothing.
func (h *Hint) Of(m game.Move) (ai.Decision, bool) {
	for _, d := range h.All {
		if !d.Throw && d.Move == m {
			return d, true
		}
	}
	return ai.Decision{}, false
}

// Throwing is what the hint says of throwing; false where that is no choice.
func (h *Hint) Throwing() (ai.Decision, bool) {
	for _, d := range h.All {
		if d.Throw {
			return d, true
		}
	}
	return ai.Decision{}, false
}

// Best reports whether d is what the hint advises.
func (h *Hint) Best(d ai.Decision) bool { return d.Throw == h.Throw && d.Move == h.Move }

// Hint asks for advice to the human to act; it arrives in Update.Hint, unless
// the state changes before. Asking again while it is thought about is no error.
func (s *Session) Hint() error {
	return s.call(func() error {
		if err := s.m.humanMay(); err != nil {
			return err
		}
		if s.hint.cancel == nil {
			s.ask(&s.hint, s.advise)
		}
		return nil
	})
}

// NoHint lets the advice that was asked for be: thinking stops, and it does not
// arrive.
func (s *Session) NoHint() {
	_ = s.call(func() error {
		s.hint.drop()
		return nil
	})
}

// advise weighs all that can be done, at the strength of hints.
func (s *Session) advise(ctx context.Context, g *game.Game, p game.Position) ([]ai.Decision, error) {
	if w, ok := s.o.Player.(ai.Adviser); ok {
		return w.Weigh(ctx, g, p, ai.HintLevel)
	}
	d, err := s.o.Player.Choose(ctx, g, p, ai.HintLevel)
	return []ai.Decision{d}, err
}

// advised tells the advice of an answer.
func (s *Session) advised(a answer) {
	s.hint.drop()
	h := &Hint{Revision: s.m.revision, All: a.found}
	for i, d := range a.found {
		if !s.possible(d) {
			a.err = fault.New("session.noHint")
			break
		}
		if i == 0 || d.Win > h.Win {
			h.Move, h.Throw, h.Win, h.Why, h.Against = d.Move, d.Throw, d.Win, d.Why, d.Against
		}
	}
	if a.err != nil || len(a.found) == 0 {
		s.tell(Update{Err: fault.New("session.noHint")})
		return
	}
	s.tell(Update{Hint: h})
}
