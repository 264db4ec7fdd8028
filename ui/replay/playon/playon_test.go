package playon

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"senet/game/board"
	"senet/game/session"
	"senet/settings"
)

// The side to move is the player's, the other the last opponent's.
func TestFrom(t *testing.T) {
	p := settings.Defaults()
	p.Name, p.Friend, p.Opponent = "Anna", "Boris", "computer"
	got := From(p, board.Cones, false).Seats()
	if got[0].Kind != session.Computer || got[1].Kind != session.Human || got[1].Name != "Anna" {
		t.Errorf("got %+v", got)
	}
	p.Opponent = "friend"
	got = From(p, board.Spools, false).Seats()
	if got[0].Name != "Anna" || got[1].Name != "Boris" || got[1].Kind != session.Human {
		t.Errorf("got %+v", got)
	}
	got = From(p, board.Spools, true).Seats()
	if got[0].Kind != session.Gods || got[1].Kind != session.Human || got[1].Name != "Anna" {
		t.Errorf("against the gods: %+v", got)
	}
}

// The dialog starts what it shows.
func TestDialog(t *testing.T) {
	test.NewTempApp(t)
	p := settings.Defaults()
	var got *Choice
	d := New(From(p, board.Spools, false), "A game begins.", func(c Choice) { got = &c }, func() {})
	d.who[0].SetSelected(1)
	d.choice.Computer = [2]bool{true, true}
	d.update()
	test.Tap(d.Start)
	if got == nil || got.Seats()[0].Kind != session.Computer || got.Seats()[1].Kind != session.Computer {
		t.Errorf("got %+v", got)
	}
	d = New(From(p, board.Spools, true), "A game begins.", func(Choice) {}, func() {})
	if !d.who[0].Disabled() || !d.level.Disabled() {
		t.Error("who plays against the gods can be chosen")
	}
}
