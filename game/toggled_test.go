package game_test

import (
	"slices"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/rules"
)

// changed makes a game of a preset with some toggles changed.
func changed(t *testing.T, id string, change func(*rules.Rules)) *game.Game {
	t.Helper()
	preset, _ := rules.ByID(id)
	change(&preset.Rules)
	g := gametest.New(t, preset.Rules)
	return g
}

func leadsTo(moves []game.Move, q board.Square) bool {
	return slices.ContainsFunc(moves, func(m game.Move) bool { return m.To == q })
}

// RULES §6, maat: "A piece on its own side's square cannot be hit", whatever
// last-hits allows in the Houses there.
func TestOwnSquareOutweighsLastHits(t *testing.T) {
	g := changed(t, "maat", func(r *rules.Rules) { r.LastHits = rules.LastHitsSwap })
	p := g.Start()
	p.Cells = [31]uint8{3: 1, 5: 1, 7: 1, 9: 1, 27: 1, 2: 2, 4: 2, 12: 2, 14: 2, 23: 2}
	p.Turn, p.Await, p.Throw = board.Cones, game.AwaitMove, 4
	if moves := g.Legal(&p, nil); leadsTo(moves, 27) {
		t.Errorf("a spool on its own square 27 can be hit: %v", moves)
	}
}

// Toggle last-protect: pieces on 26–30 are protected by their neighbours also
// where last-hits sends a victim to the Water.
func TestLastProtectHoldsForHitsIntoTheWater(t *testing.T) {
	for _, protect := range []bool{false, true} {
		g := changed(t, "five-stones", func(r *rules.Rules) { r.LastProtect = protect })
		p := game.Position{Await: game.AwaitMove, Throw: 2, Freed: [2]uint8{3, 3}}
		p.Cells[26], p.Cells[5], p.Cells[28], p.Cells[29] = 1, 1, 2, 2
		if moves := g.Legal(&p, nil); leadsTo(moves, 28) == protect {
			t.Errorf("last-protect %v: %v", protect, moves)
		}
	}
}

// A rebirth that pushes an enemy off 15 uses the throw that stands, not one
// more, also in the positions shown between the events.
func TestShowPushingRebirth(t *testing.T) {
	g := changed(t, "common", func(r *rules.Rules) { r.Water = rules.WaterDrowns })
	p := game.Position{
		Turn: board.Cones, Await: game.AwaitMove, Throw: 4, Owed: 1,
		Drowned: [2]uint8{0, 1}, Freed: [2]uint8{2, 3},
	}
	p.Cells[15], p.Cells[22], p.Cells[28], p.Cells[29] = 1, 1, 1, 2
	moves := g.Legal(&p, nil)
	if len(moves) != 1 || moves[0].Kind != game.MoveRebirth {
		t.Fatalf("moves: %v", moves)
	}
	after, events, err := g.Play(p, moves[0], nil)
	if err != nil {
		t.Fatal(err)
	}
	shown := p
	for _, e := range events {
		shown = g.Show(shown, e)
	}
	if shown.Owed != after.Owed || shown.Cells != after.Cells {
		t.Errorf("shown %+v\nis    %+v", shown, after)
	}
}
