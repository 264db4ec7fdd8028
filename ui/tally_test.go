package ui

import (
	"strings"
	"testing"

	"senet/game"
	"senet/game/session"
	"senet/ui/tr"
)

// RULES §6: matches of bell-1979 are scored in points over several games, by
// player and not by side.
func TestTally(t *testing.T) {
	defer tr.SetLanguage(tr.Language())
	tr.SetLanguage("en")
	cfg := session.Config{Seats: [2]session.Seat{{Name: "Anna"}, {Name: "Boris"}}}
	game1 := session.Snapshot{Over: true, Config: cfg, Pos: game.Position{Points: [2]uint8{15, 2}}}
	game2 := session.Snapshot{Over: true, Config: cfg, Pos: game.Position{Points: [2]uint8{10, 7}, Swapped: true}}
	unfinished := session.Snapshot{Config: cfg, Pos: game.Position{Points: [2]uint8{5, 0}}}

	score := tally{}.with(game1)
	if got := score.line(cfg); got != "" {
		t.Errorf("after one game the match says %q", got)
	}
	if got := score.with(unfinished); got != score {
		t.Errorf("an unfinished game counts: %+v", got)
	}
	score = score.with(game2)
	if want := (tally{2, [2]int{22, 12}}); score != want {
		t.Errorf("the match stands %+v, not %+v", score, want)
	}
	if got := score.line(cfg); !strings.Contains(got, "Anna 22") || !strings.Contains(got, "Boris 12") {
		t.Errorf("the match says %q", got)
	}
}

// "Play again" keeps the tally, a new game begins another.
func TestTallyLastsWhilePlayingAgain(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.match.tally = tally{2, [2]int{3, 4}}
	r.match.again()
	if r.match.tally.games != 2 {
		t.Errorf("playing again gives %+v", r.match.tally)
	}
	r.match.start(friends(t))
	if r.match.tally != (tally{}) {
		t.Errorf("a new game begins with %+v", r.match.tally)
	}
}
