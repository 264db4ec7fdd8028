package ai

import (
	"context"
	"math/rand/v2"

	"senet/game"
	"senet/game/ai/duel"
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
			won, err := contest(ctx, g, sides, judge, lv, uint64(pair), seat)
			if err != nil {
				return 0, err
			}
			sum += won
		}
		report(float64(pair+1) / trialPairs)
	}
	return sum / (2 * trialPairs), nil
}

// contest plays one game of a trial; the first engine has the spools when seat is
// 0. It returns 1 or 0 for it, less its luck.
func contest(ctx context.Context, g *game.Game, sides [2]*engine, judge *search.Search, lv level, seed uint64, seat int) (float64, error) {
	d := duel.Duel{Game: g, Seat: seat, Dice: rand.New(rand.NewPCG(seed, 0x7219)), Most: mostTrialPlies}
	d.Choose = func(p game.Position, _ []game.Move, _ bool, who int) (game.Move, bool, error) {
		list, err := sides[who].weigh(ctx, &p, lv)
		if err != nil {
			return game.Move{}, false, err
		}
		best := pick(&p, list, 0)
		return best.Move, best.Throw, nil
	}
	d.Luck = func(p game.Position, t game.Throw) float64 {
		l, _ := judge.Luck(sides[0].g.State(p), t, 0)
		return l
	}
	r, err := d.Play(ctx)
	return r.Fair, err
}
