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
	"time"

	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/ai/lab"
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
	lab.Main(func(ctx context.Context) error { return run(ctx, c) })
}

func run(ctx context.Context, c config) error {
	set, err := lab.Open(c.id)
	if err != nil {
		return err
	}
	var also []uint8
	if c.also != 0 {
		also = append(also, uint8(c.also))
	}
	games, err := study.Games(set.Rules, also...)
	if err != nil {
		return err
	}
	table, err := endings(ctx, c, games[0])
	if err != nil {
		return err
	}
	net := open(c, set.Rules)
	o := c.o
	o.Time = time.Duration(c.minutes * float64(time.Minute))
	o.Report = func(p study.Progress) {
		fmt.Printf("%3.0f %%  %d games, %d positions, %d steps, off by %.4f, endings by %.4f\n",
			100*p.Share, p.Record.Games, p.Record.Positions, p.Record.Steps, p.Off, p.Distance)
	}
	if c.out != "" {
		o.Keep = func(n *eval.Net) error { return lab.WriteNet(c.out, n) }
	}
	return study.New(games, net, table, c.seed+net.Games*0x9e3779b97f4a7c15).Run(ctx, o)
}

// endings are those of the file that was named, else solved now; nil for none.
func endings(ctx context.Context, c config, g *fast.Game) (*endgame.Table, error) {
	if c.endings != "" {
		return lab.ReadEndings(c.endings, g)
	}
	if c.pieces == 0 || !endgame.Supports(g) {
		return nil, nil
	}
	fmt.Printf("solving endings of %d against %d\n", c.pieces, c.pieces)
	return endgame.Solve(ctx, g, nil, endgame.Options{Pieces: c.pieces})
}

// open is the network that was written before, or a fresh one.
func open(c config, r rules.Rules) *eval.Net {
	if net, err := lab.ReadNet(c.out); err == nil && net.Family == eval.Family(r) {
		return net
	}
	return study.Fresh(c.id, r, c.seed)
}
