package ai

import (
	"slices"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// A hint says only what holds under the rules that are played (RULES §2, §4, §6).
func TestReasonsFitTheRules(t *testing.T) {
	tests := []struct {
		name, id string
		setup    game.Setup
		move     game.Move
		has, not string
	}{
		{"two protect each other", "kendall", setup(3, []board.Square{4, 8}, []board.Square{20}), game.Move{From: 4, To: 7}, "pair", ""},
		{"a House shelters", "kendall", setup(3, []board.Square{12}, []board.Square{20}), game.Move{From: 12, To: 15}, "house", ""},
		{"15 shelters nobody in the common rules", "common", setup(3, []board.Square{12}, []board.Square{20}), game.Move{From: 12, To: 15}, "", "house"},
		{"nor do the last Houses in the modern ones", "modern-kendall", setup(2, []board.Square{26}, []board.Square{20}), game.Move{From: 26, To: 28}, "", "house"},
		{"a hit backward throws nobody back", "kendall", setup(2, []board.Square{8}, []board.Square{6, 9, 10}), game.Move{From: 8, To: 6, Back: true}, "", "hit"},
		{"in the last row of maat no group protects", "maat", setup(2, []board.Square{20, 23, 1, 5, 7}, []board.Square{2, 4, 6, 8, 10}), game.Move{From: 20, To: 22}, "", "pair"},
	}
	for _, test := range tests {
		preset, _ := rules.ByID(test.id)
		g, err := game.New(preset.Rules)
		if err != nil {
			t.Fatal(err)
		}
		if test.id == "maat" {
			test.setup.Freed, test.setup.Phase = [2]int{}, [2]game.Phase{game.PhaseMaat, game.PhaseMaat}
		}
		p, faults := test.setup.Validate(g)
		if len(faults) > 0 {
			t.Errorf("%s: %v", test.name, faults)
			continue
		}
		why := reasons(g, &p, Decision{Move: test.move}, 2)
		if len(why) == 0 && test.has != "" {
			t.Errorf("%s: no reason", test.name)
		}
		if test.has != "" && !slices.Contains(why, "session.why."+test.has) || slices.Contains(why, "session.why."+test.not) {
			t.Errorf("%s: %v", test.name, why)
		}
	}
}

// setup is a position of five pieces a side, those not on the board freed.
func setup(n game.Throw, spools, cones []board.Square) game.Setup {
	return game.Setup{Pieces: [2][]board.Square{spools, cones}, Freed: [2]int{5 - len(spools), 5 - len(cones)}, Throw: n}
}
