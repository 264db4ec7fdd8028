package words

import (
	"strings"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/session"
	"senet/ui/tr"
)

// RULES §3: the gods pass when the piece that was chosen cannot move, whatever
// their others could do.
func TestGodsPassForTheChosenPieceOnly(t *testing.T) {
	story := For(session.Snapshot{}).Story([]game.Event{
		{Kind: game.EvThrewPiece, Side: board.Spools, Throw: 1, From: 6},
		{Kind: game.EvPassed, Side: board.Spools, Throw: 3, Reason: game.ReasonNoMove},
	})
	if len(story) != 1 || strings.Contains(story[0], tr.S("reason.noMove")) {
		t.Errorf("the story is %q", story)
	}
}
