package game_test

import (
	"errors"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/fault"
	"senet/game/gametest"
	"senet/game/rules"
)

func plainGame(t testing.TB, r rules.Rules) *game.Game {
	t.Helper()
	g := gametest.New(t, r)
	return g
}

// RULES §1: "Chances out of 16: 1→4, 2→6, 3→4, 4→1, 5→1."
func TestChances(t *testing.T) {
	for _, preset := range rules.Presets() {
		g := plainGame(t, preset.Rules)
		p := g.Start()
		want := map[game.Throw]uint8{1: 4, 2: 6, 3: 4, 4: 1, game.Throw(preset.Rules.AllDark): 1}
		for _, c := range g.Chances(&p) {
			if want[c.Throw] != c.Sixteenth {
				t.Errorf("%s: a throw of %d has %d sixteenths", preset.ID, c.Throw, c.Sixteenth)
			}
			delete(want, c.Throw)
		}
		if len(want) > 0 {
			t.Errorf("%s: without chance: %v", preset.ID, want)
		}
		p.Await = game.AwaitMove
		if g.Chances(&p) != nil {
			t.Errorf("%s: a choice is no throw", preset.ID)
		}
	}
}

// RULES §1, toggle all-dark: "6 replaces 5 everywhere, … and is refused where a
// rule needs a 5: Bell entry, the gods, fate throws."
func TestAllDarkIsSix(t *testing.T) {
	for id, ok := range map[string]bool{"maat": true, "bell": false, "gods": false, "kendall": false} {
		preset, _ := rules.ByID(id)
		preset.Rules.AllDark = 6
		g, err := game.New(preset.Rules)
		if (err == nil) != ok {
			t.Errorf("%s with 6 for four dark: %v", id, err)
		}
		if err != nil {
			continue
		}
		p := g.Start()
		if last := g.Chances(&p)[4]; last.Throw != 6 || last.Sixteenth != 1 {
			t.Errorf("%s: %+v", id, last)
		}
		if _, _, err := g.Throw(p, 5, nil); err == nil {
			t.Errorf("%s: a 5 can be thrown", id)
		}
	}
}

// Rules that contradict themselves are refused with all that is wrong.
func TestNewRefuses(t *testing.T) {
	var faults fault.List
	if _, err := game.New(rules.Rules{}); !errors.As(err, &faults) || len(faults) == 0 {
		t.Errorf("the zero rule set: %v", err)
	}
}

// A throw or a choice that is not awaited changes nothing and says why.
func TestNotNow(t *testing.T) {
	preset, _ := rules.ByID("kendall")
	g := plainGame(t, preset.Rules)
	p := g.Start()
	step := game.Move{From: 9, To: 11}
	refuses(t, "a move in the lot", func() (game.Position, []game.Event, error) { return g.Play(p, step, nil) }, p, "reason.notNow")
	refuses(t, "a throw of 7", func() (game.Position, []game.Event, error) { return g.Throw(p, 7, nil) }, p, "reason.badThrow")
	refuses(t, "a throw of 0", func() (game.Position, []game.Event, error) { return g.Throw(p, 0, nil) }, p, "reason.badThrow")
	p, _, _ = g.Throw(p, 1, nil)
	p, _, _ = g.Throw(p, 2, nil)
	refuses(t, "a second throw", func() (game.Position, []game.Event, error) { return g.Throw(p, 2, nil) }, p, "reason.notNow")
	refuses(t, "an enemy's piece", func() (game.Position, []game.Event, error) { return g.Play(p, game.Move{From: 10, To: 12}, nil) }, p, "reason.notYours")
	refuses(t, "an empty square", func() (game.Position, []game.Event, error) { return g.Play(p, game.Move{From: 12, To: 14}, nil) }, p, "reason.empty")
	refuses(t, "no square", func() (game.Position, []game.Event, error) { return g.Play(p, game.Move{From: 99, To: 14}, nil) }, p, "reason.empty")
	refuses(t, "too far", func() (game.Position, []game.Event, error) { return g.Play(p, game.Move{From: 9, To: 12}, nil) }, p, "reason.notThere")
	refuses(t, "a pass", func() (game.Position, []game.Event, error) { return g.Play(p, game.Move{Kind: game.MovePass}, nil) }, p, "reason.notNow")
	refuses(t, "an entry", func() (game.Position, []game.Event, error) {
		return g.Play(p, game.Move{Kind: game.MoveEnter, To: 29}, nil)
	}, p, "reason.noPieces")
	p, _ = g.Concede(p, board.Spools, nil)
	refuses(t, "after the end", func() (game.Position, []game.Event, error) { return g.Play(p, step, nil) }, p, "reason.over")
	refuses(t, "after the end", func() (game.Position, []game.Event, error) { return g.Throw(p, 2, nil) }, p, "reason.over")
}

func refuses(t *testing.T, what string, do func() (game.Position, []game.Event, error), p game.Position, key string) {
	t.Helper()
	next, ev, err := do()
	var why *fault.Fault
	if !errors.As(err, &why) || why.Key != key {
		t.Errorf("%s: %v, want %s", what, err, key)
	}
	if next != p || len(ev) > 0 {
		t.Errorf("%s changed something", what)
	}
}

func TestConcede(t *testing.T) {
	preset, _ := rules.ByID("kendall")
	g := plainGame(t, preset.Rules)
	p, ev := g.Concede(g.Start(), board.Cones, nil)
	if w, over := p.Over(); !over || w != board.Spools || p.Await != game.AwaitNothing || len(ev) != 1 {
		t.Errorf("%v %v %+v", w, over, ev)
	}
	again, ev := g.Concede(p, board.Spools, nil)
	if again != p || len(ev) != 0 {
		t.Error("a game that is over is given up once more")
	}
}

// RULES §3: the gods are the spools, and choose nothing.
func TestCompelled(t *testing.T) {
	preset, _ := rules.ByID("gods")
	g := plainGame(t, preset.Rules)
	if !g.IsGods(board.Spools) || g.IsGods(board.Cones) {
		t.Error("the gods have the spools")
	}
	p := g.Start()
	for plies := 0; plies < 300; plies++ {
		legal := g.Legal(&p, nil)
		if p.Await == game.AwaitMove && g.Compelled(&p) != (p.Turn == board.Spools) {
			t.Fatalf("compelled: %v", p.Turn)
		}
		if g.Compelled(&p) && len(legal) != 1 {
			t.Fatalf("the gods have %d moves", len(legal))
		}
		var err error
		if p.Await == game.AwaitMove {
			p, _, err = g.Play(p, legal[plies%len(legal)], nil)
		} else if c := g.Chances(&p); c != nil {
			p, _, err = g.Throw(p, c[(plies*7+plies/5)%5].Throw, nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// RULES §4: "The first side with a piece on square 1 owns the odd squares".
func TestOwns(t *testing.T) {
	preset, _ := rules.ByID("bell")
	g := plainGame(t, preset.Rules)
	p := g.Start()
	if g.Owns(&p, board.Spools, 1) || g.Owns(&p, board.Cones, 2) {
		t.Error("nobody owns anything at first")
	}
	p.Home = [2]game.Home{game.HomeEven, game.HomeOdd}
	for q := board.Square(0); q <= board.Off; q++ {
		home := q >= 1 && q <= 10
		if g.Owns(&p, board.Spools, q) != (home && q%2 == 0) || g.Owns(&p, board.Cones, q) != (home && q%2 == 1) {
			t.Errorf("square %d", q)
		}
	}
}
