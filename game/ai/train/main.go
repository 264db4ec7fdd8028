// Command train teaches a network to judge the states of a rule set, by games
// against itself that end in exact endings:
//
//	go run ./game/ai/train -rules kendall -minutes 60 -endings kendall.endings -out game/ai/eval/nets/kendall.net
//
// It goes on from the file it writes to, if that is there. It learns by the
// clock, so two runs differ in how far they come; the record in the file says how far.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"time"

	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/ai/study"
	"senet/game/fast"
	"senet/game/rules"
)

type config struct {
	id, endings, out string
	pieces, also     int
	minutes          float64
	seed             uint64
	o                study.Options
}

func main() {
	c := config{o: study.Standard}
	flag.StringVar(&c.id, "rules", "kendall", "the rule set")
	flag.StringVar(&c.endings, "endings", "", "file of exact endings, made by game/ai/endings")
	flag.IntVar(&c.pieces, "pieces", 1, "without a file: solve endings of so many pieces a side first; 0 for none")
	flag.StringVar(&c.out, "out", "", "file of the network, read first if it is there")
	flag.Float64Var(&c.minutes, "minutes", 20, "how long")
	flag.Float64Var(&c.o.First, "rate", c.o.First, "learning rate at first")
	flag.Float64Var(&c.o.Last, "last", c.o.Last, "learning rate at last")
	flag.Float64Var(&c.o.Lambda, "lambda", c.o.Lambda, "share of the next target")
	flag.Float64Var(&c.o.Explore, "explore", c.o.Explore, "share of choices made at random")
	flag.Float64Var(&c.o.Hurry, "hurry", c.o.Hurry, "share of a lead that each turn takes away, for rule sets in which one may wait for ever")
	flag.IntVar(&c.o.Reuse, "reuse", c.o.Reuse, "steps of descent for a new position")
	flag.Uint64Var(&c.seed, "seed", 1, "seed")
	flag.IntVar(&c.also, "also", 0, "a number of pieces to train for besides that of the rule set")
	flag.Parse()
	if err := run(c); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(c config) error {
	p, ok := rules.ByID(c.id)
	if !ok {
		return fmt.Errorf("no rule set %s", c.id)
	}
	var also []uint8
	if c.also != 0 {
		also = append(also, uint8(c.also))
	}
	games, err := study.Games(p.Rules, also...)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	table, err := endings(ctx, c, games[0])
	if err != nil {
		return err
	}
	net := open(c, p.Rules)
	o := c.o
	o.Time = time.Duration(c.minutes * float64(time.Minute))
	o.Report = func(p study.Progress) {
		fmt.Printf("%3.0f %%  %d games, %d positions, %d steps, off by %.4f, endings by %.4f\n",
			100*p.Share, p.Record.Games, p.Record.Positions, p.Record.Steps, p.Off, p.Distance)
	}
	if c.out != "" {
		o.Keep = func(n *eval.Net) error {
			if err := os.WriteFile(c.out+".new", n.Write(), 0o644); err != nil {
				return err
			}
			return os.Rename(c.out+".new", c.out)
		}
	}
	return study.New(games, net, table, c.seed+net.Games*0x9e3779b97f4a7c15).Run(ctx, o)
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
	return study.Fresh(c.id, r, c.seed)
}
