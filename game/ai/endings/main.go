// Command endings solves small endings of a rule set exactly and keeps them:
//
//	go run ./game/ai/endings -rules modern-kendall -pieces 3 -out modern-kendall.endings
package main

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"time"

	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/ai/lab"
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
	lab.Main(func(ctx context.Context) error { return run(ctx, *id, o, *net, *out, *bits, *check) })
}

func run(ctx context.Context, id string, o endgame.Options, net bool, out string, bits int, check bool) error {
	set, err := lab.Open(id)
	if err != nil {
		return err
	}
	g := set.Fast
	t, err := lab.ReadEndings(out, g)
	if err != nil { // there is none yet
		t = nil
	}
	began := time.Now()
	o.Report = func(a, b, sweep, states int, mean float64) {
		fmt.Printf("%6.1fs  %d against %d: %d states, pass %d, mean change %.2g\n", time.Since(began).Seconds(), a, b, states, sweep, mean)
	}
	if n := eval.For(set.Rules); net && n != nil && g.Symmetric() {
		o.Guess = n.Win
	}
	t, err = endgame.Solve(ctx, g, t, o)
	if t != nil && out != "" {
		t.Coarsen(bits)
		if err := lab.WriteEndings(out, t); err != nil {
			return err
		}
	}
	if check && err == nil {
		m, w := t.Check(o.Pieces)
		fmt.Printf("off by %.2g on average, %.2g at most\n", m, w)
	}
	return err
}
