package ai

import (
	"context"
	"math/rand/v2"

	"senet/game"
	"senet/game/ai/eval"
	"senet/game/ai/search"
)

// trialPairs is how many pairs of games a trial has. With luck taken out, the
// score of so many is off by three hundredths or so: enough to tell a network
// that has learned to judge from one that has not.
const trialPairs = 30

// mostTrialPlies ends a game of a trial that finds no end by itself; it then
// counts as even.
const mostTrialPlies = 4000

// trial plays a network against what players judge by now in a rule set, in pairs
// of games with the same throws and the sides changed, both looking one throw
// ahead. It returns the share that the network won, luck taken out.
func trial(ctx context.Context, g *game.Game, n *eval.Net, report func(share float64)) (float64, error) {
	e := engineOf(g)
	lv := level{depth: 1, most: 1, heed: true, net: true}
	e.mu.Lock()
	now, table := e.net, e.table
	e.mu.Unlock()
	sides := [2]*engine{
		{g: e.g, net: n, table: table, free: map[bool][]*search.Search{}},
		{g: e.g, net: now, table: table, free: map[bool][]*search.Search{}},
	}
	judge := search.New(e.g, now, hand{g: e.g, r: g.Rules(), w: &standard}, table)
	sum := 0.0
	for pair := range trialPairs {
		for seat := range 2 {
			won, err := duel(ctx, g, sides, judge, lv, uint64(pair), seat)
			if err != nil {
				return 0, err
			}
			sum += won
		}
		report(float64(pair+1) / trialPairs)
	}
	return sum / (2 * trialPairs), nil
}

// duel plays one game of a trial; the first engine has the spools when seat is 0.
// It returns 1 or 0 for it, less its luck.
func duel(ctx context.Context, g *game.Game, sides [2]*engine, judge *search.Search, lv level, seed uint64, seat int) (float64, error) {
	dice := rand.New(rand.NewPCG(seed, 0x7219))
	p := g.Start()
	for p.Await == game.AwaitLot { // the first player wins it
		p, _, _ = g.Throw(p, 1, nil)
	}
	luck := 0.0 // of the spools
	fair := func(won float64) float64 {
		if seat == 1 {
			return won + luck
		}
		return won - luck
	}
	for range mostTrialPlies {
		if w, over := p.Over(); over {
			if int(w) == seat {
				return fair(1), nil
			}
			return fair(0), nil
		}
		d, err := ply(ctx, g, &p, sides[int(p.Turn)^seat], lv)
		if err != nil {
			return 0, err
		}
		if !d.Throw {
			p, _, _ = g.Play(p, d.Move, nil)
			continue
		}
		t := thrown(g, &p, dice)
		l, _ := judge.Luck(sides[0].g.State(p), t, 0)
		luck += l
		p, _, _ = g.Throw(p, t, nil)
	}
	return fair(0.5), nil
}

// ply is what an engine does in p.
func ply(ctx context.Context, g *game.Game, p *game.Position, e *engine, lv level) (Decision, error) {
	var room [game.MaxMoves]game.Move
	legal := g.Legal(p, room[:0])
	canThrow := g.Chances(p) != nil
	switch {
	case len(legal) == 0:
		return Decision{Throw: true}, ctx.Err()
	case len(legal) == 1 && !canThrow:
		return Decision{Move: legal[0]}, ctx.Err()
	}
	list, err := e.weigh(ctx, p, lv)
	if err != nil {
		return Decision{}, err
	}
	return pick(p, list, 0), nil
}

// thrown is the next throw, by its chances.
func thrown(g *game.Game, p *game.Position, dice *rand.Rand) game.Throw {
	n := uint8(dice.IntN(16))
	for _, c := range g.Chances(p) {
		if n < c.Sixteenth {
			return c.Throw
		}
		n -= c.Sixteenth
	}
	return 0
}
