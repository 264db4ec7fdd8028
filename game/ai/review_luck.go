package ai

import (
	"context"

	"senet/game"
	"senet/game/board"
)

// reviewDepth is how many throws ahead a review judges throws.
const reviewDepth = 1

// luckOf is by how much the outcome t of the throw that p awaits is better for
// the spools than the mean of all outcomes, and that mean: their chance before
// the throw.
func luckOf(ctx context.Context, g *game.Game, p *game.Position, t game.Throw) (luck, mean float64) {
	e := engineOf(g)
	if e == nil {
		return plainLuck(ctx, g, p, t)
	}
	lv := levels[LevelVizier]
	x := e.take(lv)
	defer e.give(x, lv)
	x.Budget = 0
	x.Begin(ctx)
	return x.Luck(e.g.State(*p), t, reviewDepth)
}

// plainLuck is luckOf on the plain core, for rule sets that the fast path does
// not know. A throw that changes nothing is thrown again: it has no luck, and no
// part in the mean.
func plainLuck(ctx context.Context, g *game.Game, p *game.Position, t game.Throw) (luck, mean float64) {
	s := looker{ctx: ctx, w: &standard, g: g, r: g.Rules(), root: board.Spools, left: simpleBudget}
	sum, weight, value, counts := 0.0, 0.0, 0.0, false
	for _, c := range g.Chances(p) {
		q, _, err := g.Throw(*p, c.Throw, s.events[:0])
		if err != nil || q == *p {
			continue
		}
		part := float64(c.Sixteenth)
		v := s.value(&q, reviewDepth, part/16)
		if c.Throw == t {
			value, counts = v, true
		}
		sum += part * v
		weight += part
	}
	if weight == 0 {
		return 0, 0.5
	}
	mean = sum / weight
	if counts {
		luck = value - mean
	}
	return luck, mean
}
