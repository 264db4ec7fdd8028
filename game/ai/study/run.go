package study

import (
	"context"
	"errors"
	"math"
	"time"

	"senet/game"
	"senet/game/ai/eval"
	"senet/game/fast"
	"senet/game/rules"
)

// Options say how to learn.
type Options struct {
	Time        time.Duration // how long
	First, Last float64       // learning rate at first and at last
	Lambda      float64       // share of the next target, 0 to 1
	Explore     float64       // share of choices made at random
	Hurry       float64       // share of a lead that each turn takes away, at first: a win is worth more soon, and nobody learns to wait for ever
	Reuse       int           // steps of descent for a new position
	Every       time.Duration // how often Report and Keep are called
	Report      func(Progress)
	Keep        func(*eval.Net) error // stores the mean of the networks of late; the last call is at the end
}

// Standard are options that have proved good.
var Standard = Options{Time: 20 * time.Minute, First: 0.2, Last: 0.001, Lambda: 0.5, Explore: 0.05, Hurry: 0.001, Reuse: 4, Every: 10 * time.Second}

// Progress is how far the learning has come.
type Progress struct {
	Share    float64 // of the time, 0 to 1
	Record   eval.Record
	Off      float64 // how far judgements were from their targets of late, on average
	Distance float64 // root of the mean square by which exact endings are misjudged
}

// ErrRules is returned for rule sets that nothing can be learned for: those that
// the fast path does not know.
var ErrRules = errors.New("study: no network can be taught for these rules")

// Games makes the rule set, and members of its family with other numbers of
// pieces, ready to be learned.
func Games(r rules.Rules, also ...uint8) ([]*fast.Game, error) {
	var out []*fast.Game
	for _, n := range append([]uint8{r.Pieces}, also...) {
		q := r
		q.Pieces = n
		core, err := game.New(q)
		if err != nil {
			return nil, err
		}
		g := fast.Compile(core)
		if g == nil {
			return nil, ErrRules
		}
		out = append(out, g)
	}
	return out, nil
}

// Fresh is a network that knows nothing yet.
func Fresh(id string, r rules.Rules, seed uint64) *eval.Net {
	net := &eval.Net{Record: eval.Record{Version: eval.Version, Rules: id, Family: eval.Family(r), Seed: seed}}
	if core, err := game.New(r); err == nil {
		if g := fast.Compile(core); g != nil {
			net.Apart = !g.Symmetric()
		}
	}
	net.Init(seed)
	return net
}

// Run learns until the time is over or ctx is done, which is no error.
func (l *Learner) Run(ctx context.Context, o Options) error {
	l.o, l.hurry = o, o.Hurry
	l.net.Lambda, l.net.Endings = o.Lambda, l.table.Holds()
	began := time.Now()
	told, before := began, l.net.Seconds
	for n := 0; ; n++ {
		l.net.Positions += uint64(l.episode())
		l.net.Games++
		if n&15 != 0 {
			continue
		}
		l.blend()
		now := time.Now()
		share := min(float64(now.Sub(began))/float64(o.Time), 1)
		l.rate = float32(o.First * math.Pow(o.Last/o.First, share))
		l.hurry = o.Hurry * max(0.2, 1-1.5*share) // in the end, chances are to be learned
		l.net.Seconds = before + now.Sub(began).Seconds()
		over := share >= 1 || ctx.Err() != nil
		if !over && now.Sub(told) < o.Every {
			continue
		}
		told = now
		if o.Report != nil {
			o.Report(Progress{share, l.net.Record, l.off, l.distance()})
		}
		if o.Keep != nil {
			if err := o.Keep(l.mean); err != nil {
				return err
			}
		}
		if over {
			return nil
		}
	}
}
