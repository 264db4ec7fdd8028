// Package lab is what the commands that solve, train, grade and compare share:
// how they begin and end, and how they open a rule set and their files.
package lab

import (
	"context"
	"fmt"
	"os"
	"os/signal"

	"senet/game"
	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/fast"
	"senet/game/rules"
	"senet/settings"
)

// Main runs a command until it is done or interrupted, and says what went wrong.
func Main(run func(context.Context) error) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	err := run(ctx)
	stop()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Set is a rule set and its game, plain and fast.
type Set struct {
	rules.Preset

	Core *game.Game
	Fast *fast.Game
}

// Open returns the built-in rule set of an ID.
func Open(id string) (*Set, error) {
	p, ok := rules.ByID(id)
	if !ok {
		return nil, fmt.Errorf("no rule set %s", id)
	}
	core, err := game.New(p.Rules)
	if err != nil {
		return nil, err
	}
	return &Set{Preset: p, Core: core, Fast: fast.Compile(core)}, nil
}

// ReadEndings reads a file of exact endings of a game.
func ReadEndings(name string, g *fast.Game) (*endgame.Table, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return endgame.Read(f, g)
}

// WriteEndings writes such a file.
func WriteEndings(name string, t *endgame.Table) error {
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

// ReadNet reads a file of a network.
func ReadNet(name string) (*eval.Net, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return eval.Read(data)
}

// WriteNet writes such a file; if that fails, the one before it stays whole.
func WriteNet(name string, n *eval.Net) error {
	return settings.WriteAtomic(name, n.Write())
}
