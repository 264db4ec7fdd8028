// Command train teaches a network to judge the states of a rule set, by games
// against itself that end in exact endings:
//
//	go run ./game/ai/train -rules kendall -minutes 60 -endings kendall.endings -out game/ai/eval/nets/kendall.net
//
// It goes on from the file it writes to, if that is there. The same seed and the
// same number of games give the same network on one machine.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"time"

	"senet/game"
	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/fast"
	"senet/game/rules"

	"math"
)

type config struct {
	id, endings, out string
	pieces           int
	minutes          float64
	from, to         float64
	lambda, explore  float64
	reuse            int
	seed             uint64
	also             int
}

func main() {
	var c config
	flag.StringVar(&c.id, "rules", "kendall", "the rule set")
	flag.StringVar(&c.endings, "endings", "", "file of exact endings, made by game/ai/endings")
	flag.IntVar(&c.pieces, "pieces", 1, "without a file: solve endings of so many pieces a side first; 0 for none")
	flag.StringVar(&c.out, "out", "", "file of the network, read first if it is there")
	flag.Float64Var(&c.minutes, "minutes", 20, "how long")
	flag.Float64Var(&c.from, "rate", 0.02, "learning rate at first")
	flag.Float64Var(&c.to, "last", 0.0015, "learning rate at last")
	flag.Float64Var(&c.lambda, "lambda", 0.5, "share of the next target")
	flag.Float64Var(&c.explore, "explore", 0.05, "share of choices made at random")
	flag.IntVar(&c.reuse, "reuse", 4, "steps of descent for a new position")
	flag.Uint64Var(&c.seed, "seed", 1, "seed")
	flag.IntVar(&c.also, "also", 0, "a number of pieces to train for besides that of the rule set")
	flag.Parse()
	if err := run(c); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func compile(r rules.Rules) (*fast.Game, error) {
	core, err := game.New(r)
	if err != nil {
		return nil, err
	}
	g := fast.Compile(core)
	if g == nil || !g.Symmetric() {
		return nil, fmt.Errorf("no network can be trained for this rule set")
	}
	return g, nil
}

func run(c config) error {
	p, ok := rules.ByID(c.id)
	if !ok {
		return fmt.Errorf("no rule set %s", c.id)
	}
	g, err := compile(p.Rules)
	if err != nil {
		return err
	}
	games := []*fast.Game{g}
	if c.also != 0 {
		r := p.Rules
		r.Pieces = uint8(c.also)
		more, err := compile(r)
		if err != nil {
			return err
		}
		games = append(games, more)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	table, err := endings(ctx, c, g)
	if err != nil {
		return err
	}
	net := open(c, p.Rules)
	net.Lambda, net.Endings = c.lambda, table.Holds()
	l := newLearner(games, net, table, c.seed+net.Games*0x9e3779b97f4a7c15)
	l.lambda, l.explore, l.reuse = c.lambda, c.explore, c.reuse
	return train(ctx, c, l)
}

func endings(ctx context.Context, c config, g *fast.Game) (*endgame.Table, error) {
	if c.endings != "" {
		f, err := os.Open(c.endings)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		return endgame.Read(f, g)
	}
	if c.pieces == 0 || !endgame.Supports(g) {
		return nil, nil
	}
	fmt.Printf("solving endings of %d against %d\n", c.pieces, c.pieces)
	return endgame.Solve(ctx, g, nil, endgame.Options{Pieces: c.pieces})
}

func open(c config, r rules.Rules) *eval.Net {
	if data, err := os.ReadFile(c.out); err == nil {
		if net, err := eval.Read(data); err == nil && net.Family == eval.Family(r) {
			return net
		}
	}
	net := &eval.Net{Record: eval.Record{Version: eval.Version, Rules: c.id, Family: eval.Family(r), Seed: c.seed}}
	net.Init(c.seed)
	return net
}

func train(ctx context.Context, c config, l *learner) error {
	began := time.Now()
	told, kept, before := began, began, l.net.Seconds
	for n := 0; ; n++ {
		l.net.Positions += uint64(l.episode())
		l.net.Games++
		if n&63 != 0 {
			continue
		}
		now := time.Now()
		share := now.Sub(began).Minutes() / c.minutes
		l.rate = float32(c.from * math.Pow(c.to/c.from, min(share, 1)))
		l.net.Seconds = before + now.Sub(began).Seconds()
		if now.Sub(told) > 10*time.Second {
			told = now
			fmt.Printf("%3.0f %%  %d games, %d positions, %d steps, off by %.4f, endings by %.4f\n",
				100*share, l.net.Games, l.net.Positions, l.net.Steps, l.off, l.distance())
		}
		over := share >= 1 || ctx.Err() != nil
		if c.out != "" && (over || now.Sub(kept) > time.Minute) {
			kept = now
			if err := os.WriteFile(c.out+".new", l.net.Write(), 0o644); err != nil {
				return err
			}
			if err := os.Rename(c.out+".new", c.out); err != nil {
				return err
			}
		}
		if over {
			return nil
		}
	}
}
