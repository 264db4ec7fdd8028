package ai

import (
	"slices"
	"testing"

	"senet/game"
	"senet/game/board"
)

// What speaks against a move is named: the fate throw after 26 that may drown
// (RULES §2), the Net, a pair left open, a piece that can be hit.
func TestObjections(t *testing.T) {
	g := preset(t, "kendall")
	at := func(own, foe []board.Square, throw game.Throw) game.Position {
		p := game.Position{Await: game.AwaitMove, Throw: throw, Turn: board.Spools, Freed: [2]uint8{5, 5}}
		for _, q := range own {
			p.Cells[q] = 1
			p.Freed[0]--
		}
		for _, q := range foe {
			p.Cells[q] = 2
			p.Freed[1]--
		}
		return p
	}
	for _, c := range []struct {
		p        game.Position
		from, to board.Square
		want     []string
	}{
		{at([]board.Square{24}, []board.Square{3}, 2), 24, 26, []string{"session.why.water"}},
		{at([]board.Square{14, 5}, []board.Square{3}, 2), 14, 16, []string{"session.why.net"}},
		{at([]board.Square{4, 5}, []board.Square{1}, 2), 5, 7, []string{"session.why.opens"}},
		{at([]board.Square{4, 9}, []board.Square{10, 2}, 2), 4, 6, []string{"session.why.exposed"}},
		{at([]board.Square{4, 7}, []board.Square{2}, 2), 4, 6, nil},
	} {
		d := Decision{Move: game.Move{From: c.from, To: c.to}}
		if got := objections(g, &c.p, d); !slices.Equal(got, c.want) {
			t.Errorf("%d-%d: %v, want %v", c.from, c.to, got, c.want)
		}
	}
}
