// Package playon is the dialog that asks who plays which side when a game
// begins from a position: one of a record, or one set up by hand.
package playon

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"senet/game/ai"
	"senet/game/board"
	"senet/game/session"
	"senet/settings"
	"senet/ui/look"
	"senet/ui/panel/form"
	"senet/ui/tr"
)

// Choice is who plays: by side, whether the computer does, and its level.
type Choice struct {
	Computer [2]bool
	Level    string
	Names    [2]string // the player's, and the friend's
	Gods     bool      // the spools are the gods': nobody's choice
}

// From is what the dialog proposes: the opponent of the last game, and for the
// player the side to move.
func From(p settings.Preferences, turn board.Side, gods bool) Choice {
	c := Choice{Level: p.Level, Names: [2]string{p.Name, p.Friend}, Gods: gods}
	if p.Opponent != "friend" && !gods {
		c.Computer[turn.Other()] = true
	}
	return c
}

// FromSeats proposes the players of a record, by side.
func FromSeats(p settings.Preferences, bySide [2]session.Seat, gods bool) Choice {
	c := Choice{Level: p.Level, Names: [2]string{p.Name, p.Friend}, Gods: gods}
	for side, s := range bySide {
		c.Computer[side] = s.Kind == session.Computer
		if s.Level != "" {
			c.Level = s.Level
		}
	}
	return c
}

// Seats are the players, by side. Of two people the one with the spools is the
// player.
func (c Choice) Seats() [2]session.Seat {
	var out [2]session.Seat
	name := 0
	for side := range out {
		switch {
		case c.Gods && board.Side(side) == board.Spools:
			out[side].Kind = session.Gods
		case c.Computer[side] && !c.Gods:
			out[side] = session.Seat{Kind: session.Computer, Level: c.Level}
		default:
			out[side].Name = c.Names[min(name, 1)]
			name++
		}
	}
	return out
}

// Dialog is the content of the dialog.
type Dialog struct {
	Object fyne.CanvasObject
	Start  *look.Button
	Reader *form.Reader

	choice   Choice
	who      [2]*look.Segmented
	level    *look.Segmented
	levelRow fyne.CanvasObject
	body     *fyne.Container
}

// New returns the dialog. about says, in a sentence, what will begin; start is
// given the choice.
func New(c Choice, about string, start func(Choice), cancel func()) *Dialog {
	d := &Dialog{choice: c}
	sides := [2]string{"replay.who.spools", "replay.who.cones"}
	art := [2]string{"piece-spool-black", "piece-cone-white"}
	rows := []fyne.CanvasObject{look.NewWrapped(about, look.Body13, look.Ink)}
	for side := range d.who {
		words := []look.Choice{{Label: tr.S("replay.who.person"), Art: art[side]}, {Label: tr.S("replay.who.computer")}}
		if c.Gods && board.Side(side) == board.Spools {
			words = []look.Choice{{Label: tr.S("replay.who.gods"), Art: art[side]}}
		}
		d.who[side] = look.NewSegmented(words, index(c.Computer[side] && !c.Gods), func(i int) {
			d.choice.Computer[side] = i == 1
			d.update()
		})
		d.who[side].SetEnabled(!c.Gods)
		rows = append(rows, form.Row(tr.S(sides[side]), d.who[side], nil))
	}
	var levels []look.Choice
	at := 0
	for i, l := range ai.Levels() {
		levels = append(levels, look.Choice{Label: tr.S("session.level." + l)})
		if l == ai.Level(c.Level) {
			at = i
		}
	}
	d.level = look.NewSegmented(levels, at, func(i int) { d.choice.Level = ai.Levels()[i] })
	d.levelRow = form.Row(tr.S("shell.new.level"), d.level, nil)
	d.body = form.Column(14, append(rows, d.levelRow)...)
	d.Start = look.NewPrimarySmall(tr.S("replay.who.start"), "", func() { start(d.choice) })
	no := look.NewSecondary(tr.S("shell.cancel"), "Esc", cancel)
	foot := container.New(layout.NewCustomPaddedHBoxLayout(10), layout.NewSpacer(), no, d.Start)
	d.Reader = form.NewReader(container.New(layout.NewCustomPaddedLayout(5, 5, 6, 16), d.body), fyne.NewSize(560, 200))
	d.Object = container.NewBorder(nil, container.New(layout.NewCustomPaddedLayout(14, 0, 0, 0), foot), nil, nil, d.Reader)
	d.update()
	return d
}

// Choice is what is chosen at the moment.
func (d *Dialog) Choice() Choice { return d.choice }

func (d *Dialog) update() {
	if any := (d.choice.Computer[0] || d.choice.Computer[1]) && !d.choice.Gods; any {
		d.level.Enable()
	} else {
		d.level.Disable()
	}
	d.body.Refresh()
}

func index(b bool) int {
	if b {
		return 1
	}
	return 0
}
