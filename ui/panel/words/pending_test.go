package words

import (
	"strings"
	"testing"

	"senet/game"
)

// What is still to be played is told in the turn's line (toggle throws-first).
func TestTurnTellsThrowsToPlay(t *testing.T) {
	s := snapshot(t, "kendall-printed")
	s.Pos.Await, s.Pos.Pending = game.AwaitMove, [7]uint8{1: 1, 2: 1, 4: 2}
	inEach(t, func(t *testing.T) {
		_, sub := Turn(s)
		check(t, "turn", sub)
		if !strings.Contains(sub, ": 1,\u00a02,\u00a04\u00a0×2 · ") {
			t.Errorf("%q", sub)
		}
	})
	s.Pos.Pending = [7]uint8{2: 1}
	if _, sub := Turn(s); !strings.Contains(sub, "throw of 2") {
		t.Errorf("the last one stands alone: %q", sub)
	}
}
