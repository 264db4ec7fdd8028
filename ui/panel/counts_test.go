package panel

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/rules"
	"senet/game/session"
	"senet/ui/panel/words"
	"senet/ui/tr"
)

// The columns are those by which a game of each kind is decided.
func TestCounts(t *testing.T) {
	want := map[string]string{
		"kendall":   "board drowned freed",
		"cycle":     "board freed round",
		"bell":      "board reserve home",
		"bell-1979": "board reserve points",
		"maat":      "board drowned home",
	}
	for id, keys := range want {
		g := gametest.Preset(t, id)
		pos := g.Start()
		var got []string
		for _, c := range counts(session.Snapshot{Game: g}, &pos) {
			got = append(got, strings.TrimPrefix(c.key, "shell.count."))
			if strings.HasPrefix(tr.S(c.key), "shell.") {
				t.Errorf("no text for %s", c.key)
			}
		}
		if s := strings.Join(got, " "); s != keys {
			t.Errorf("%s counts %s, want %s", id, s, keys)
		}
	}
}

// RULES §5: every side has its own round and way; the time left is shown.
func TestCycleShowsRoundAndClock(t *testing.T) {
	test.NewTempApp(t)
	p, _ := rules.ByID("cycle")
	p.Rules.Rounds, p.Rules.Minutes = 3, 30
	g := gametest.New(t, p.Rules)
	pos := g.Start()
	pos.Rounds[board.Cones], pos.Phase[board.Cones] = 1, game.PhaseBell
	s := session.Snapshot{Game: g, Pos: pos, Viewing: -1, Limit: 30 * time.Minute, Played: 18*time.Minute + 1}
	turn := NewTurn()
	w := test.NewTempWindow(t, turn.Object)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(296, 152))
	turn.Show(s, pos)
	if a, b := turn.rows[0].counts[2].Text, turn.rows[1].counts[2].Text; a != "1/3 →" || b != "2/3 ←" {
		t.Errorf("rounds %q and %q", a, b)
	}
	if turn.clock.Text != words.Clock(s) || !strings.Contains(turn.clock.Text, "12") {
		t.Errorf("the clock says %q", turn.clock.Text)
	}
}
