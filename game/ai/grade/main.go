// Command grade measures what players give away where the truth is known: in
// endings that have been solved exactly.
//
//	go run ./game/ai/grade -rules modern-kendall -endings modern-kendall.endings -pieces 3 -decisions 10000
//
// The decisions are those with at least two choices that come up in games of a
// player who judges by the network without looking ahead and chooses at random
// one time in ten. Players do not see the table unless -with says so.
package main

import (
	"context"
	"flag"
	"fmt"
	"strings"
	"time"

	"senet/game"
	"senet/game/ai"
	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/ai/lab"
	"senet/game/ai/search"
	"senet/game/board"
	"senet/game/fast"
)

type config struct {
	id, endings, net, players string
	pieces, decisions         int
	with, first               bool
}

func main() {
	var c config
	flag.StringVar(&c.id, "rules", "kendall", "the rule set")
	flag.StringVar(&c.endings, "endings", "", "file of exact endings; else those that are built in, or solved now")
	flag.StringVar(&c.net, "net", "", "file of a network to use instead of the built-in one")
	flag.StringVar(&c.players, "players", "greedy hand0 hand1 hand2 net0 net1 net2 "+strings.Join(ai.Levels(), " "), "who is graded")
	flag.IntVar(&c.pieces, "pieces", 2, "endings in which one side at least has so many pieces, and none more")
	flag.IntVar(&c.decisions, "decisions", 2000, "how many")
	flag.BoolVar(&c.with, "with", false, "players use the table")
	flag.BoolVar(&c.first, "first", false, "instead, say what the players do with each first throw of a game")
	flag.Parse()
	lab.Main(func(ctx context.Context) error { return run(ctx, c) })
}

func run(ctx context.Context, c config) error {
	if c.pieces < 2 {
		return fmt.Errorf("one piece leaves no choice: -pieces 2 or more")
	}
	set, err := lab.Open(c.id)
	if err != nil {
		return err
	}
	core, g := set.Core, set.Fast
	table, err := endings(ctx, c, g)
	if err != nil {
		return err
	}
	net := eval.For(set.Rules)
	if c.net != "" {
		if net, err = lab.ReadNet(c.net); err != nil {
			return err
		}
		ai.UseNet(core, net)
	}
	ai.UseEndings(core, nil)
	if c.first {
		return firsts(ctx, core, c)
	}
	list := decisions(g, net, table, c)
	if c.with {
		ai.UseEndings(core, table)
	}
	fmt.Printf("%s: %d decisions with %d pieces a side at most, of %d games\n", c.id, len(list), c.pieces, games)
	for _, name := range strings.Fields(c.players) {
		if err := grade(ctx, core, g, table, list, name); err != nil {
			return err
		}
	}
	return nil
}

// firsts says what each player does with the first throws, and what it thinks of
// its choice.
func firsts(ctx context.Context, core *game.Game, c config) error {
	for _, name := range strings.Fields(c.players) {
		fmt.Printf("  %-10s", name)
		p := core.Start()
		for p.Await == game.AwaitLot {
			p, _, _ = core.Throw(p, 1, nil)
		}
		for _, chance := range core.Chances(&p) {
			q, _, err := core.Throw(p, chance.Throw, nil)
			if err != nil || q.Await != game.AwaitMove {
				continue
			}
			d, err := ai.New().Choose(ctx, core, q, name)
			if err != nil {
				return err
			}
			fmt.Printf("  %d: %d-%d %.2f %%", chance.Throw, d.Move.From, d.Move.To, 100*d.Win)
		}
		fmt.Println()
	}
	return nil
}

// endings are those of the file that was named, else the built-in ones, else
// solved now.
func endings(ctx context.Context, c config, g *fast.Game) (*endgame.Table, error) {
	if c.endings != "" {
		return lab.ReadEndings(c.endings, g)
	}
	if t := endgame.For(g); t.Holds() >= c.pieces {
		return t, nil
	}
	fmt.Println("solving …")
	return endgame.Solve(ctx, g, nil, endgame.Options{Pieces: c.pieces})
}

// decision is a choice to be made, with the exact chance after each.
type decision struct {
	s     fast.State
	moves []game.Move
	win   []float64
	best  float64
}

var games int

// decisions plays games and collects.
func decisions(g *fast.Game, net *eval.Net, table *endgame.Table, c config) []decision {
	rng := fast.NewRand(20)
	x := search.New(g, net, nil, nil)
	var out []decision
	var room [fast.MaxMoves]game.Move
	var choices []search.Choice
	for len(out) < c.decisions {
		games++
		s := g.Start()
		for !s.Over() && len(out) < c.decisions {
			moves := g.Moves(s, room[:0])
			if len(moves) == 0 || s.Await() != game.AwaitMove {
				s = g.Throw(s, g.Stick(rng.Uint64()))
				continue
			}
			if d, ok := exact(g, table, s, moves, c.pieces); ok {
				out = append(out, d)
			}
			m := moves[rng.Uint64()>>33%uint64(len(moves))]
			if net != nil && rng.Uint64()%10 != 0 {
				choices = x.Choices(s, 0, choices)
				top := 0
				for i := range choices {
					if choices[i].Win > choices[top].Win {
						top = i
					}
				}
				m = choices[top].Move
			}
			s = g.Play(s, m)
		}
	}
	return out
}

func exact(g *fast.Game, table *endgame.Table, s fast.State, moves []game.Move, pieces int) (decision, bool) {
	left := func(d board.Side) int { return int(g.Core().Rules().Pieces) - g.Freed(s, d) }
	if len(moves) < 2 || max(left(0), left(1)) != pieces {
		return decision{}, false
	}
	d := decision{s: s, moves: append([]game.Move(nil), moves...)}
	for _, m := range moves {
		v, ok := table.Chance(g.Play(s, m), s.Turn())
		if !ok {
			return decision{}, false
		}
		d.win = append(d.win, v)
		d.best = max(d.best, v)
	}
	return d, true
}

// grade lets a player choose in all of them.
func grade(ctx context.Context, core *game.Game, g *fast.Game, table *endgame.Table, list []decision, name string) error {
	sum, worst, right := 0.0, 0.0, 0
	rng := fast.NewRand(3)
	began := time.Now()
	for _, d := range list {
		at := int(rng.Uint64() >> 33 % uint64(len(d.moves)))
		if name != "random" {
			got, err := ai.New().Choose(ctx, core, g.Position(d.s), name)
			if err != nil {
				return err
			}
			for i, m := range d.moves {
				if m == got.Move {
					at = i
				}
			}
		}
		loss := d.best - d.win[at]
		sum += loss
		worst = max(worst, loss)
		if loss < 1e-4 {
			right++
		}
	}
	n := float64(len(list))
	fmt.Printf("  %-10s loses %.4f %% of a win a decision, %.2f %% at worst; right in %.1f %%; %v each\n",
		name, 100*sum/n, 100*worst, 100*float64(right)/n, (time.Since(began) / time.Duration(len(list))).Round(time.Microsecond))
	return nil
}
