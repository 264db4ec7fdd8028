package ai

import (
	"context"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// simpleBudget bounds the positions that one decision looks at.
const simpleBudget = 12_000

// unlikely is the chance below which a position is only estimated.
const unlikely = 1.0 / 1000

// simple weighs the choices of p on the plain core, for rule sets that the fast
// path does not know. All are seen equally deep: a further throw counts only when
// the budget lasts for all of them.
func simple(ctx context.Context, g *game.Game, p *game.Position, lv level) ([]Decision, error) {
	var out []Decision
	var next []game.Position
	if g.Chances(p) != nil {
		out, next = append(out, Decision{Throw: true}), append(next, *p)
	}
	for _, m := range g.Legal(p, nil) {
		q, _, err := g.Play(*p, m, nil)
		if err != nil {
			continue // cannot happen: m is legal
		}
		out, next = append(out, Decision{Move: m}), append(next, q)
	}
	s := looker{ctx: ctx, w: handMade(lv), g: g, r: g.Rules(), root: p.Mover()}
	for depth := lv.depth; depth <= max(lv.depth, min(lv.most, 2)); depth++ {
		seen, whole := s.all(out, next, depth)
		if depth > lv.depth && !whole {
			break
		}
		out = seen
	}
	return out, ctx.Err()
}

// all weighs choices that lead to the given positions, so many throws deep, each
// with its part of the budget; whole says that it lasted for all.
func (s *looker) all(choices []Decision, next []game.Position, depth int) (seen []Decision, whole bool) {
	whole = true
	for i, d := range choices {
		s.left = simpleBudget / len(choices)
		if d.Throw {
			d.Win = s.throws(&next[i], depth, 1)
		} else {
			d.Win = s.value(&next[i], depth, 1)
		}
		whole = whole && s.left > 0
		seen = append(seen, d)
	}
	return seen, whole
}

// looker weighs positions for one side.
type looker struct {
	ctx    context.Context
	w      *weights
	g      *game.Game
	r      rules.Rules
	root   board.Side
	left   int // positions that may still be looked at
	events [64]game.Event
}

// value is the chance that the root side wins from p, seen so many throws deep,
// when p comes about with the given chance. Throws that only tell what becomes
// of a move already made (fate, water, which of the gods' pieces) are weighed
// beside those; but one fate can bring about another without end, so what is
// too unlikely is only estimated.
func (s *looker) value(p *game.Position, depth int, chance float64) float64 {
	s.left--
	switch {
	case p.Await == game.AwaitNothing || s.left <= 0 || chance < unlikely || s.ctx.Err() != nil:
	case p.Await == game.AwaitMove:
		return s.best(p, depth, chance)
	case p.Await == game.AwaitFate || p.Await == game.AwaitPiece || p.Await == game.AwaitWater:
		return s.throws(p, depth, chance)
	case depth > 0:
		return s.best(p, depth, chance)
	}
	return s.w.win(s.g, &s.r, p, s.root)
}

// best is the value of the best choice for whoever has it, a throw among them
// where one is awaited.
func (s *looker) best(p *game.Position, depth int, chance float64) float64 {
	var room [game.MaxMoves]game.Move
	legal := s.g.Legal(p, room[:0])
	mine := p.Mover() == s.root
	best, found := 0.0, false
	take := func(v float64) {
		if !found || mine && v > best || !mine && v < best {
			best, found = v, true
		}
	}
	if p.Await != game.AwaitMove {
		take(s.throws(p, depth-1, chance))
	}
	for _, m := range legal {
		q, _, err := s.g.Play(*p, m, s.events[:0])
		if err == nil {
			take(s.value(&q, depth, chance))
		}
	}
	return best
}

// throws is the mean over the throw that p awaits.
func (s *looker) throws(p *game.Position, depth int, chance float64) float64 {
	sum := 0.0
	for _, c := range s.g.Chances(p) {
		q, _, err := s.g.Throw(*p, c.Throw, s.events[:0])
		if err == nil {
			part := float64(c.Sixteenth) / 16
			sum += part * s.value(&q, max(depth, 0), part*chance)
		}
	}
	return sum
}
