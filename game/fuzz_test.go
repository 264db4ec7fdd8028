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

// FuzzPlay lets bytes choose the rule set, toggles of it, and everything that is
// thrown, touched and played, sensible or not. The engine must refuse what is
// not allowed without changing anything, and stay sound.
func FuzzPlay(f *testing.F) {
	for i := range rules.Presets() {
		f.Add([]byte{byte(i), 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 200, 150, 120, 90, 60, 30, 7, 77})
		f.Add([]byte{byte(i), 9, 3, 0, 0, 0, 0, 255, 255, 3, 3, 1, 0, 1, 0, 2, 5, 9, 13, 17, 33, 65})
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		in := input{data}
		g, ok := fuzzedGame(&in)
		if !ok {
			return
		}
		p := g.Start()
		for len(in.data) > 0 {
			p = fuzzedPly(t, g, p, &in)
			if err := gametest.Sound(g, p); err != nil {
				t.Fatalf("%v\n%s", err, gametest.Draw(p))
			}
			if _, over := p.Over(); over {
				return
			}
		}
	})
}

// input hands out the bytes of the fuzzer one by one, and zeros at the end.
type input struct{ data []byte }

func (in *input) next(n int) int {
	if len(in.data) == 0 {
		return 0
	}
	b := in.data[0]
	in.data = in.data[1:]
	return int(b) % n
}

// fuzzedGame takes a preset and changes up to three toggles of it.
func fuzzedGame(in *input) (*game.Game, bool) {
	presets := rules.Presets()
	r := presets[in.next(len(presets))].Rules
	all := rules.Catalogue()
	for range in.next(4) {
		toggle := all[in.next(len(all))]
		if options := toggle.Options(); len(options) > 0 {
			_ = toggle.Set(&r, options[in.next(len(options))])
		}
	}
	g, err := game.New(r)
	return g, err == nil
}

func fuzzedPly(t *testing.T, g *game.Game, p game.Position, in *input) game.Position {
	legal := g.Legal(&p, nil)
	switch in.next(8) {
	case 0, 1, 2:
		if len(legal) == 0 {
			break
		}
		next, _, err := g.Play(p, legal[in.next(len(legal))], nil)
		if err != nil {
			t.Fatalf("a legal move is refused: %v\n%s", err, gametest.Draw(p))
		}
		return next
	case 3: // anything
		m := game.Move{
			Kind: game.MoveKind(in.next(6)), From: board.Square(in.next(40)),
			To: board.Square(in.next(40)), Back: in.next(2) == 1,
		}
		next, ev, err := g.Play(p, m, nil)
		return refusedOr(t, p, next, ev, err)
	case 4:
		q := board.Square(in.next(256))
		_ = g.Refusal(&p, q)
		next, _ := g.Touch(p, q)
		return next
	}
	next, ev, err := g.Throw(p, game.Throw(in.next(8)), nil)
	return refusedOr(t, p, next, ev, err)
}

// refusedOr checks that what was refused left no trace and says why.
func refusedOr(t *testing.T, p, next game.Position, ev []game.Event, err error) game.Position {
	var why *fault.Fault
	switch {
	case err == nil:
	case !errors.As(err, &why):
		t.Fatalf("not a fault: %v", err)
	case next != p || len(ev) > 0:
		t.Fatalf("%v, yet something changed\n%s", err, gametest.Draw(p))
	case why.Key == "reason.none":
		t.Fatalf("refused for no reason\n%s", gametest.Draw(p))
	}
	return next
}
