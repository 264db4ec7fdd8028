package fast_test

import (
	"fmt"

	"senet/game"
	"senet/game/board"
	"senet/game/fast"
	"senet/game/rules"
)

// lead is a crude evaluation: how much farther the spools have come.
func lead(g *fast.Game, s fast.State) float64 {
	n := 31 * (g.Freed(s, board.Spools) - g.Freed(s, board.Cones))
	for q := range 31 {
		n += q * int(s.Pieces(board.Spools)>>q&1)
		n -= q * int(s.Pieces(board.Cones)>>q&1)
	}
	return float64(n)
}

// value is the plainest search there is, over chances and choices, for so many
// throws. Spools want much of it, cones little. It allocates nothing. (In rule
// sets with drowned pieces, Moves(s) may offer a rebirth instead of a throw.)
func value(g *fast.Game, s fast.State, throws int) float64 {
	if s.Over() || throws == 0 {
		return lead(g, s)
	}
	var room [fast.MaxMoves]game.Move
	sum := 0.0
	for _, c := range g.Chances(s) {
		next, moves := g.Threw(s, c.Throw, room[:0])
		if len(moves) == 0 { // lost, or the sticks are to be thrown again
			sum += float64(c.Sixteenth) * value(g, next, throws-1)
			continue
		}
		sum += float64(c.Sixteenth) * best(g, next, moves, throws-1)
	}
	return sum / 16
}

// best is the value of the best of the moves for the side that has them.
func best(g *fast.Game, s fast.State, moves []game.Move, throws int) float64 {
	top, sign := 0.0, 1.0
	if s.Mover() == board.Cones {
		sign = -1
	}
	for i, m := range moves {
		if v := sign * value(g, g.Play(s, m), throws); i == 0 || v > top {
			top = v
		}
	}
	return sign * top
}

// A search of two throws for the first move of modern-kendall after a throw of 3.
func Example() {
	preset, _ := rules.ByID("modern-kendall")
	core, err := game.New(preset.Rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	g := fast.Compile(core)
	s, moves := g.Threw(g.Start(), 3, nil)
	for _, m := range moves {
		fmt.Printf("%d-%d %.2f\n", m.From, m.To, value(g, g.Play(s, m), 2))
	}
	// Output:
	// 1-4 -1.82
	// 3-6 -0.24
	// 5-8 -0.23
	// 7-10 0.23
	// 9-12 -5.87
}
