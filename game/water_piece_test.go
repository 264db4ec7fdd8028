package game_test

import (
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
)

func newGame(t *testing.T, id string) *game.Game {
	t.Helper()
	g := gametest.Preset(t, id)
	return g
}

// RULES §6, five-stones 27: "return it to 15, or throw": the piece in the Water
// can be chosen while its throw is awaited.
func TestPieceInTheWaterCanBeReturned(t *testing.T) {
	g := newGame(t, "five-stones")
	p := game.Position{Turn: board.Cones, Await: game.AwaitWater, Owed: 1, Freed: [2]uint8{4, 3}}
	p.Cells[3], p.Cells[7], p.Cells[27] = 1, 2, 2
	if moves := g.Legal(&p, nil); len(moves) != 1 || moves[0].From != board.Water {
		t.Fatalf("moves: %v", moves)
	}
	if why := g.Refusal(&p, board.Water); why != game.ReasonNone {
		t.Errorf("the piece on 27 is refused: %s", why.Name())
	}
	if why := g.Refusal(&p, 7); why == game.ReasonNone {
		t.Error("the turn is for the piece on 27, but that on 7 is not refused")
	}
}

// RULES §6, voyage 27: "one throw for it at once". FateSide means something
// while a fate throw is awaited only.
func TestWaterThrowAtOnce(t *testing.T) {
	g := newGame(t, "voyage")
	p := game.Position{Turn: board.Cones, Await: game.AwaitFate, FateSide: board.Cones, Freed: [2]uint8{4, 4}}
	p.Cells[3], p.Cells[26] = 1, 2
	p, _, err := g.Throw(p, 1, nil)
	if err != nil || p.Await != game.AwaitWater || p.Turn != board.Cones || p.FateSide != board.Spools {
		t.Errorf("after a fate throw of 1: %v, %+v", err, p)
	}
}
