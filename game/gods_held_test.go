package game_test

import (
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/rules"
)

// The gods' throw frees no piece by itself while another must move first
// (gods-auto-free beside reborn-first): it goes on to name a piece. Otherwise
// the game would wait for a move that nobody may make.
func TestGodsFreeNothingThatIsHeld(t *testing.T) {
	preset, _ := rules.ByID("gods")
	r := preset.Rules
	r.Water, r.RebirthTaken, r.RebornFirst = rules.WaterRebirth, rules.RebirthBehind, true
	g := gametest.New(t, r)
	s := game.Setup{Pieces: [2][]board.Square{{15, 28}, {1, 2}}, Freed: [2]int{3, 3}, Turn: board.Spools}
	for sent, want := range map[board.Square]game.Await{board.None: game.AwaitMove, 15: game.AwaitPiece} {
		s.Sent[board.Spools] = sent
		p, faults := s.Validate(g)
		if len(faults) > 0 {
			t.Fatal(faults)
		}
		if p, _, _ = g.Throw(p, 3, nil); p.Await != want {
			t.Errorf("sent %d: awaits %d, want %d, with %v legal", sent, p.Await, want, g.Legal(&p, nil))
		}
	}
}
