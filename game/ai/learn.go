package ai

import (
	"context"
	"math"
	"time"

	"senet/game"
	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/ai/study"
	"senet/settings"
)

// How files of networks end: in use, and still being learned.
const (
	studied = ".net"
	young   = ".young"
)

// Knowledge is how the computer comes to judge the positions of a rule set.
type Knowledge uint8

// What it judges by.
const (
	ByHand    Knowledge = iota // made by hand, of what every rule set has
	ByStudy                    // a network learned on this machine
	ByNetwork                  // a network that comes with the program
)

// Knows says what the players of the next match in a rule set judge by.
func Knows(g *game.Game) Knowledge {
	e := engineOf(g)
	if e == nil {
		return ByHand
	}
	made.Lock()
	fresh := made.nets[eval.Family(g.Rules())] != nil
	made.Unlock()
	e.mu.Lock()
	defer e.mu.Unlock()
	switch {
	case fresh || e.studied:
		return ByStudy
	case e.net != nil:
		return ByNetwork
	}
	return ByHand
}

// Studied says whether players judge by a network in this rule set.
func Studied(g *game.Game) bool { return Knows(g) != ByHand }

// CanStudy says whether a network can be learned for a rule set.
func CanStudy(g *game.Game) bool {
	_, err := study.Games(g.Rules())
	return err == nil
}

// Begun is how many games have been learned from in a rule set on this machine,
// whether players judge by that or not.
func Begun(g *game.Game) uint64 {
	if n := begun(eval.Family(g.Rules())); n != nil {
		return n.Games
	}
	return 0
}

// begun is the network of a family that is still being learned, or the one in
// use that was learned here.
func begun(family string) *eval.Net {
	for _, end := range [...]string{young, studied} {
		if n := readNet(family + end); n != nil && n.Family == family {
			return n
		}
	}
	return nil
}

// Lesson is how far the study of a rule set has come.
type Lesson struct {
	Share  float64 // of the time for learning, 0 to 1
	Games  uint64  // learned from, those of former studies included
	Off    float64 // how far judgements were off of late, in chances of winning
	Trying bool    // it has learned and is being tried against what was used before
	Tried  float64 // share of the games of the trial played
	Done   bool
	// Score is what it won of the trial, luck taken out, 0.5 being even. Better
	// says that it is therefore used from the next match on. Both hold once Done.
	Score  float64
	Better bool
}

// Study learns a network for a rule set for so long by games against itself,
// going on from what was learned before, and then tries it against what players
// judge by now. Only if it wins is it used, from the next match on; it is kept
// in any case, to be learned on. When ctx is done it stops learning and goes on
// to the trial; when quit is, it stops at once, with what was learned kept. id
// names the rule set in the network's record, and report hears of it every
// second or so. It works on the calling goroutine alone, and so takes one core.
func Study(ctx, quit context.Context, g *game.Game, id string, d time.Duration, report func(Lesson)) error {
	r := g.Rules()
	games, err := study.Games(r)
	if err != nil {
		return err
	}
	var l Lesson
	tell := func() {
		if report != nil {
			report(l)
		}
	}
	var table *endgame.Table
	if e := engineOf(g); endgame.Supports(e.endings.Game) {
		table, err = endgame.Solve(quit, e.endings.Game, nil, endgame.Options{Pieces: 1})
		if err != nil {
			return nil // stopped before anything was learned
		}
	}
	family := eval.Family(r)
	net := start(g, family, id)
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	defer context.AfterFunc(quit, stop)()
	o := study.Standard
	o.Time, o.Every = d, time.Second
	before := net.Positions
	o.Report = func(p study.Progress) {
		l.Share, l.Games = p.Share, p.Record.Games
		l.Off = p.Off / share(p.Record.Positions-before)
		tell()
	}
	kept, learned := time.Now(), net
	o.Keep = func(n *eval.Net) error {
		now := *n
		learned = &now
		if time.Since(kept) < 10*time.Second && ctx.Err() == nil && l.Share < 1 {
			return nil
		}
		kept = time.Now()
		return keepNet(family+young, learned)
	}
	if err := study.New(games, net, table, net.Games+1).Run(ctx, o); err != nil || quit.Err() != nil {
		return err
	}
	l.Trying = true
	tell()
	l.Score, err = trial(quit, g, learned, func(share float64) { l.Tried = share; tell() })
	if err != nil {
		return nil // stopped
	}
	l.Better, l.Done = l.Score > 0.5, true
	if l.Better {
		err = use(family, learned)
	}
	tell()
	return err
}

// share is how much of a running mean, which begins at nothing and goes over some
// twenty thousand positions, so many positions have filled.
func share(positions uint64) float64 { return -math.Expm1(-float64(positions+1) / 20_000) }

// start is the network that a study begins with: what was learned here before,
// else the built-in one, else one that knows nothing.
func start(g *game.Game, family, id string) *eval.Net {
	if n := begun(family); n != nil {
		return n
	}
	if e := engineOf(g); e.network() != nil {
		n := *e.network()
		return &n
	}
	return study.Fresh(id, g.Rules(), 1)
}

// use hands a network to players, from the next match on, and keeps it.
func use(family string, n *eval.Net) error {
	made.Lock()
	if made.nets == nil {
		made.nets = map[string]*eval.Net{}
	}
	made.nets[family] = n
	made.Unlock()
	return keepNet(family+studied, n)
}

// keepNet writes a network, where there is a place for it.
func keepNet(name string, n *eval.Net) error {
	if name = place(name); name == "" {
		return nil
	}
	return settings.WriteAtomic(name, n.Write())
}
