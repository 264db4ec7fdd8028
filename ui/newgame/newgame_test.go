package newgame

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/game/rules"
	"senet/game/session"
	"senet/settings"
	"senet/ui/tr"
)

func choice(t *testing.T, id string) Choice {
	t.Helper()
	p, ok := rules.ByID(id)
	if !ok {
		t.Fatalf("no rule set %q", id)
	}
	c := Choice{Opponent: Computer, Names: [2]string{"Anna", "Boris"}, Level: "adept"}
	c.SetPreset(p)
	return c
}

// Seat 0 has the spools (session.Config): whoever asked for them sits there.
func TestSides(t *testing.T) {
	c := choice(t, "kendall")
	for side, want := range map[int][2]session.SeatKind{
		Spools: {session.Human, session.Computer},
		Cones:  {session.Computer, session.Human},
		Lot:    {session.Human, session.Computer},
	} {
		c.Side = side
		cfg := c.Config()
		if got := [2]session.SeatKind{cfg.Seats[0].Kind, cfg.Seats[1].Kind}; got != want {
			t.Errorf("side %d: seats %v, want %v", side, got, want)
		}
		if lot := cfg.Rules.FirstPlayer == rules.FirstLot; lot != (side == Lot) {
			t.Errorf("side %d: first player %v", side, cfg.Rules.FirstPlayer)
		}
	}
}

// RULES §3: the gods have the spools and begin; a game with gods is played with
// nobody else, and no other game is played with them.
func TestGods(t *testing.T) {
	c := choice(t, "gods")
	if c.Opponent != Gods {
		t.Fatal("the rule set does not bring its opponent")
	}
	cfg := c.Config()
	if cfg.Seats[0].Kind != session.Gods || cfg.Seats[1].Kind != session.Human || cfg.Seats[1].Name != "Anna" {
		t.Errorf("seats %+v", cfg.Seats)
	}
	presets := Playable()
	c.SetOpponent(Friend, presets)
	if c.Preset.Rules.Gods {
		t.Error("a friend plays the gods' rules")
	}
	c.SetOpponent(Gods, presets)
	if !c.Preset.Rules.Gods {
		t.Error("the gods play without their rules")
	}
}

// Every game has its own sticks, and the toggles that were asked for.
func TestConfig(t *testing.T) {
	c := choice(t, "kendall-long")
	c.Touch, c.Opponent = true, Friend
	a, b := c.Config(), c.Config()
	if a.Seed == b.Seed {
		t.Error("two games with the same sticks")
	}
	if !a.Rules.TouchMove || a.RuleID != "kendall-long" || a.Seats[1].Name != "Boris" {
		t.Errorf("got %+v", a)
	}
	if _, err := session.New(a, session.Options{}); err != nil {
		t.Errorf("cannot be played: %v", err)
	}
}

// The dialog shows the next time what was chosen this time.
func TestRemember(t *testing.T) {
	presets := Playable()
	for _, side := range []int{Spools, Cones, Lot} {
		for _, opponent := range []int{Friend, Computer} {
			c := choice(t, "kendall-long")
			c.Side, c.Opponent, c.Touch = side, opponent, true
			p := settings.Defaults()
			c.Remember(&p)
			got := FromPreferences(p, presets)
			if got.Side != side || got.Opponent != opponent || !got.Touch || got.Names != c.Names || got.Preset.ID != "kendall-long" {
				t.Errorf("side %d, opponent %d came back as %+v", side, opponent, got)
			}
		}
	}
}

// The dialog starts what it shows, in every language.
func TestDialog(t *testing.T) {
	app := test.NewTempApp(t)
	_ = app
	for _, l := range tr.Languages {
		tr.SetLanguage(l)
		var got Choice
		d := New(choice(t, "kendall"), Playable(), func(c Choice) { got = c }, nil)
		d.choice.SetOpponent(Gods, d.presets)
		d.update()
		if d.side.Disabled() != true {
			t.Errorf("%s: the side can be chosen against the gods", l)
		}
		d.names[0].SetText("Хатшепсут")
		test.Tap(d.Start)
		if got.Opponent != Gods || got.Names[0] != "Хатшепсут" {
			t.Errorf("%s: got %+v", l, got)
		}
	}
	tr.SetLanguage("en")
}

// A name of any length is cut to what fits in a record and a panel.
func TestNameLimit(t *testing.T) {
	test.NewTempApp(t)
	d := New(choice(t, "kendall"), Playable(), func(Choice) {}, nil)
	long := ""
	for range 500 {
		long += "ж"
	}
	d.names[0].SetText(long)
	if n := len([]rune(d.Choice().Names[0])); n != nameLimit {
		t.Errorf("%d characters", n)
	}
}

// Two rule sets of the player's own may have one name; each can be chosen.
func TestRuleSetsOfOneName(t *testing.T) {
	test.NewApp()
	first := choice(t, "kendall").Preset
	second := first
	second.ID, second.Rules.Pieces = "mine", 7
	d := New(Choice{Preset: first}, []rules.Preset{first, second}, func(Choice) {}, nil)
	for range 2 {
		d.rules.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	}
	if got := d.Choice().Preset.ID; got != "mine" {
		t.Errorf("the second of two alike cannot be chosen: %s", got)
	}
}

// In a small window the dialog scrolls to what has the keyboard.
func TestTheKeyboardIsFollowed(t *testing.T) {
	test.NewTempApp(t)
	d := New(choice(t, "kendall"), Playable(), func(Choice) {}, nil)
	w := test.NewTempWindow(t, d.Object)
	w.Resize(fyne.NewSize(700, 420))
	w.Canvas().Focus(d.touch)
	if d.Reader.Offset() == 0 {
		t.Error("touch-move has the keyboard and is out of sight")
	}
	w.Canvas().Focus(d.opponent)
	if d.Reader.Offset() > 20 {
		t.Errorf("the opponent has the keyboard, scrolled by %v", d.Reader.Offset())
	}
}
