package ai

import (
	"context"

	"senet/game"
	"senet/game/board"
	"senet/game/fault"
	"senet/game/rules"
)

// budget bounds the positions one decision may look at. It is a count, not a
// time, so that every machine decides alike.
const budget = 60_000

// unlikely is the chance below which a position is only estimated.
const unlikely = 1.0 / 1000

// New returns the built-in player.
func New() Player { return searcher{&standard} }

type searcher struct{ w *weights }

// level is how a named level thinks.
type level struct {
	throws int     // how many further throws are weighed
	blind  float64 // how far an estimate may be off
}

func levelOf(name string) level {
	switch name {
	case LevelNovice:
		return level{throws: 0, blind: 0.12}
	case LevelPriest:
		return level{throws: 2}
	}
	return level{throws: 1}
}

// Choose implements Player.
func (pl searcher) Choose(ctx context.Context, g *game.Game, p game.Position, name string) (Decision, error) {
	if p.Await == game.AwaitNothing {
		return Decision{}, fault.New("session.over")
	}
	if err := ctx.Err(); err != nil {
		return Decision{}, err
	}
	lv := levelOf(name)
	s := search{ctx: ctx, w: pl.w, g: g, r: g.Rules(), root: toAct(&p), left: budget}
	var best Decision
	found := false
	try := func(d Decision, value float64) {
		value += lv.blind * (noise(&p, d) - 0.5)
		if !found || value > best.Win || value == best.Win && noise(&p, d) > noise(&p, best) {
			found = true
			best = d
			best.Win = value
		}
	}
	legal := g.Legal(&p, nil)
	if g.Chances(&p) != nil {
		d := Decision{Throw: true}
		if len(legal) == 0 {
			d.Win = s.throws(&p, lv.throws, 1)
			return d, ctx.Err()
		}
		try(d, s.throws(&p, lv.throws, 1))
	}
	for _, m := range legal {
		q, _, err := g.Play(p, m, s.events[:0])
		if err != nil {
			continue // cannot happen: m is legal
		}
		try(Decision{Move: m}, s.value(&q, lv.throws, 1))
	}
	if err := ctx.Err(); err != nil {
		return Decision{}, err
	}
	best.Win = min(max(best.Win, 0), 1)
	best.Why = reasons(g, &p, best, len(legal))
	return best, nil
}

// toAct is the side that has to throw or choose.
func toAct(p *game.Position) board.Side {
	if p.Await == game.AwaitFate {
		return p.FateSide
	}
	return p.Turn
}

// search weighs positions for one side.
type search struct {
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
func (s *search) value(p *game.Position, depth int, chance float64) float64 {
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
func (s *search) best(p *game.Position, depth int, chance float64) float64 {
	var room [game.MaxMoves]game.Move
	legal := s.g.Legal(p, room[:0])
	mine := toAct(p) == s.root
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
func (s *search) throws(p *game.Position, depth int, chance float64) float64 {
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

// noise is a number from 0 to 1 made from the position and the decision alone:
// it tells equal choices apart, and blinds the weaker levels, without chance.
func noise(p *game.Position, d Decision) float64 {
	h := uint64(14695981039346656037)
	mix := func(b uint8) { h = (h ^ uint64(b)) * 1099511628211 }
	for _, c := range p.Cells {
		mix(c)
	}
	for side := range 2 {
		mix(p.Drowned[side])
		mix(p.Freed[side])
		mix(p.Reserve[side])
		mix(uint8(p.Carry[side]))
	}
	mix(uint8(p.Turn))
	mix(uint8(p.Throw))
	mix(uint8(p.Owed))
	mix(uint8(d.Move.Kind))
	mix(uint8(d.Move.From))
	mix(uint8(d.Move.To))
	if d.Move.Throw != 0 {
		mix(uint8(d.Move.Throw))
	}
	if d.Throw {
		mix(1)
	}
	h ^= h >> 32
	h *= 0x9e3779b97f4a7c15
	return float64(h>>11) / (1 << 53)
}
