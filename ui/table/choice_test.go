package table

import (
	"strings"
	"testing"

	"senet/game"
	"senet/game/board"
)

// What may be done instead of throwing is said, and throws made in advance are
// not taken for a rebirth.
func TestChoicesInWords(t *testing.T) {
	tb, _ := newTable(t)
	s := guide(t)
	s.HumanToAct, s.CanThrow, s.Pos.Await, s.Pos.Throw = true, true, game.AwaitWater, 0
	s.Legal = []game.Move{{Kind: game.MoveRebirth, From: board.Water, To: 13}}
	show(tb, s)
	if w := tb.words(); !strings.Contains(w.Lines[0], "Water") || !strings.Contains(w.Lines[1], "13") {
		t.Errorf("in the Water: %q", w.Lines)
	}
	s.CanThrow, s.Pos.Await, s.Legal = false, game.AwaitMove, nil
	s.Pos.Pending[1], s.Pos.Pending[3] = 1, 2
	show(tb, s)
	if w := tb.words(); !strings.Contains(w.Lines[0], "1,\u00a03\u00a0×2") {
		t.Errorf("throws to play: %q", w.Lines)
	}
}
