// Command endings solves small endings of a rule set exactly and keeps them:
//
//	go run ./game/ai/endings -rules modern-kendall -pieces 3 -out modern-kendall.endings
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"time"

	"senet/game"
	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/fast"
	"senet/game/rules"
)

func main() {
	id := flag.String("rules", "kendall", "the rule set")
	pieces := flag.Int("pieces", 2, "up to so many pieces a side")
	mean := flag.Float64("mean", 1e-6, "stop a layer when values change by less on average")
	out := flag.String("out", "", "file to write; it is read first, if it is there")
	workers := flag.Int("workers", runtime.GOMAXPROCS(0), "how many share the work")
	memory := flag.Int64("memory", 4096, "megabytes for remembering what follows from a state")
	net := flag.Bool("net", false, "begin with what the built-in network says, if there is one")
	bits := flag.Int("bits", 16, "bits of a value that are kept in the file")
	check := flag.Bool("check", false, "check every value against its followers")
	flag.Parse()
	o := endgame.Options{Pieces: *pieces, Mean: *mean, Workers: *workers, Memory: *memory << 20}
	if err := run(*id, o, *net, *out, *bits, *check); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(id string, o endgame.Options, net bool, out string, bits int, check bool) error {
	p, ok := rules.ByID(id)
	if !ok {
		return fmt.Errorf("no rule set %s", id)
	}
	core, err := game.New(p.Rules)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	g := fast.Compile(core)
	t := load(out, g)
	began := time.Now()
	o.Report = func(a, b, sweep, states int, mean float64) {
		fmt.Printf("%6.1fs  %d against %d: %d states, pass %d, mean change %.2g\n", time.Since(began).Seconds(), a, b, states, sweep, mean)
	}
	if n := eval.For(p.Rules); net && n != nil && g.Symmetric() {
		o.Guess = n.Win
	}
	t, err = endgame.Solve(ctx, g, t, o)
	if t != nil && out != "" {
		t.Coarsen(bits)
		if err := save(out, t); err != nil {
			return err
		}
	}
	if check && err == nil {
		m, w := t.Check(o.Pieces)
		fmt.Printf("off by %.2g on average, %.2g at most\n", m, w)
	}
	return err
}

func load(name string, g *fast.Game) *endgame.Table {
	f, err := os.Open(name)
	if err != nil {
		return nil
	}
	defer f.Close()
	t, _ := endgame.Read(f, g)
	return t
}

func save(name string, t *endgame.Table) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := t.Write(f); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
