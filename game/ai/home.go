package ai

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"sync"

	"senet/game"
	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/ai/study"
)

// home is the folder where endings and networks made on this machine are kept.
var home struct {
	sync.Mutex
	dir string
}

// SetHome names the folder where endings and networks made on this machine are
// kept; "" is none, as at first. Players take what they find there for a rule
// set at its first use. To be called before anything is played.
func SetHome(dir string) {
	home.Lock()
	defer home.Unlock()
	home.dir = dir
}

// place is where something for a rule set is kept, or "".
func place(name string) string {
	home.Lock()
	defer home.Unlock()
	if home.dir == "" {
		return ""
	}
	return filepath.Join(home.dir, name)
}

// fromHome takes what there is for the rule set of an engine.
func (e *engine) fromHome() {
	r := e.g.Core().Rules()
	if f, err := os.Open(place(r.Hash() + ".endings")); err == nil {
		if t, err := endgame.Read(f, e.g); err == nil && t.Holds() > e.table.Holds() {
			e.table = t
		}
		f.Close()
	}
	if data, err := os.ReadFile(place(eval.Family(r) + ".net")); err == nil {
		if n, err := eval.Read(data); err == nil && n.Family == eval.Family(r) {
			e.net = n
		}
	}
}

// Prepare solves the endings of a rule set up to so many pieces a side, uses
// them, and keeps them for later. It does nothing where that has been done, or
// cannot be. report hears of passes over the states of a layer; it may be nil.
// It takes a minute or two: call it on a goroutine of its own.
func Prepare(ctx context.Context, g *game.Game, pieces int, report func(a, b, sweep, states int, mean float64)) error {
	e := engineOf(g)
	if e == nil || !endgame.Supports(e.g) || e.endings().Holds() >= pieces {
		return nil
	}
	t, err := endgame.Solve(ctx, e.g, nil, endgame.Options{Pieces: pieces, Mean: 2e-6, Report: report})
	if err != nil {
		return err
	}
	UseEndings(g, t)
	name := place(g.Rules().Hash() + ".endings")
	if name == "" {
		return nil
	}
	var out bytes.Buffer
	if err := t.Write(&out); err != nil {
		return err
	}
	return keep(name, out.Bytes())
}

// Studied says whether players judge by a network in this rule set, and CanStudy
// whether one can be learned.
func Studied(g *game.Game) bool {
	e := engineOf(g)
	return e != nil && e.network() != nil
}

// CanStudy says whether a network can be learned for a rule set.
func CanStudy(g *game.Game) bool {
	_, err := study.Games(g.Rules())
	return err == nil
}

// Study learns a network for a rule set by games against itself, uses it, and
// keeps it for later, as it does every so often on the way: when ctx is done it
// ends with what has been learned, which is no error. It goes on from the
// network there is. id names the rule set in the network's record. Call it on a
// goroutine of its own.
func Study(ctx context.Context, g *game.Game, id string, o study.Options) error {
	r := g.Rules()
	games, err := study.Games(r)
	if err != nil {
		return err
	}
	var table *endgame.Table
	if endgame.Supports(games[0]) {
		if table, err = endgame.Solve(ctx, games[0], nil, endgame.Options{Pieces: 1}); err != nil {
			return nil // stopped before anything was learned
		}
	}
	net := study.Fresh(id, r, 1)
	if e := engineOf(g); e != nil && e.network() != nil {
		before := *e.network()
		net = &before
	}
	o.Keep = func(n *eval.Net) error {
		now := *n
		UseNet(g, &now)
		if name := place(eval.Family(r) + ".net"); name != "" {
			return keep(name, now.Write())
		}
		return nil
	}
	return study.New(games, net, table, net.Games+1).Run(ctx, o)
}

// keep writes a file that is there whole or not at all.
func keep(name string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(name+".new", data, 0o644); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}

func (e *engine) endings() *endgame.Table {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.table
}

func (e *engine) network() *eval.Net {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.net
}
