package ui

import (
	"strings"
	"testing"

	"senet/game/rules"
	"senet/game/session"
	"senet/ui/tr"
)

// The end is told by what the game was about, with the points where there are
// any: nobody is free in a placing game (RULES §4, §6).
func TestResultSaysWhatWasReached(t *testing.T) {
	tr.SetLanguage("en")
	for id, want := range map[string]string{
		"kendall": "all free", "bell": "in their places", "maat": "in their places", "cycle": "There and back",
		"bell-1979": "Points: First player 17, Second player 5.",
	} {
		p, _ := rules.ByID(id)
		s := session.Snapshot{Config: session.Config{Rules: p.Rules}}
		if p.Rules.HomePoints {
			s.Pos.Points = [2]uint8{17, 5}
		}
		if got := resultLine(s); !strings.Contains(got, want) {
			t.Errorf("%s: %q", id, got)
		}
	}
}
