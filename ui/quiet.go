package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"senet/game/board"
	"senet/game/oracle"
	"senet/game/session"
	"senet/ui/look"
	"senet/ui/reading"
)

// quiet is the place of the quiet strip under the table: the cards met so far
// while the game goes on.
type quiet struct {
	slot  *fyne.Container
	strip *reading.Quiet
}

// newQuiet makes the place anew, in the language in force.
func (s *Shell) newQuiet() fyne.CanvasObject {
	s.quiet = quiet{slot: container.NewStack(), strip: reading.NewQuiet(s.openReading)}
	return s.quiet.slot
}

// on reports whether the strip is shown.
func (q *quiet) on() bool { return q.slot != nil && len(q.slot.Objects) > 0 }

// foot is the height of the strip, 0 while it is not shown.
func (q *quiet) foot() float32 {
	if q.on() {
		return reading.QuietHeight
	}
	return 0
}

// quietWanted reports whether the game on the table has the strip under it.
func (s *Shell) quietWanted() bool {
	snap := s.snapshot()
	if snap.Game == nil || s.review.on() {
		return false
	}
	switch s.prefs.ReadStrip {
	case "always":
		return true
	case "never":
		return false
	}
	return playsGods(snap.Config)
}

// showQuiet brings the strip up to date with the game.
func (s *Shell) showQuiet() {
	q := &s.quiet
	if q.slot == nil {
		return
	}
	if on := s.quietWanted(); on != q.on() {
		q.slot.Objects = nil
		if on {
			q.slot.Objects = []fyne.CanvasObject{q.strip}
		}
		if c := s.win.Content(); c != nil { // the table makes room
			c.Refresh()
		}
	}
	if q.on() {
		log := s.snapshot().Log
		if at := s.snapshot().Viewing; at >= 0 && at < len(log) {
			log = log[:at+1]
		}
		q.strip.SetReading(oracle.Read(log, s.choices().Options))
	}
}

// toggleQuiet shows the strip with this game, or not; the choice is kept for
// others of its kind.
func (s *Shell) toggleQuiet() {
	p := s.prefs
	gods := playsGods(s.snapshot().Config)
	switch on := s.quietWanted(); {
	case on && gods:
		p.ReadStrip = "never"
	case on || gods:
		p.ReadStrip = "solo"
	default:
		p.ReadStrip = "always"
	}
	s.setPrefs(p)
}

// own is the side whose cards are read where nothing else is asked for: that of
// the only human player, else the spools.
func own(snap session.Snapshot) oracle.Side {
	seats := snap.Config.Seats
	for _, side := range []board.Side{board.Spools, board.Cones} {
		at := snap.SeatOf(side) & 1
		if seats[at].Kind == session.Human && seats[1-at].Kind != session.Human {
			return oracle.Side(side)
		}
	}
	return oracle.OfSpools
}

// choices are how the game on the table is read.
func (s *Shell) choices() reading.Choices {
	c := reading.Choices{Once: s.prefs.ReadOnce, Options: oracle.ParseOptions("", s.prefs.ReadMet)}
	c.Side = own(s.snapshot())
	switch s.prefs.ReadSide {
	case "both":
		c.Side = oracle.OfBoth
	case "other":
		c.Side = oracle.OfCones - c.Side
	}
	return c
}

// setChoices keeps how games are read.
func (s *Shell) setChoices(c reading.Choices) {
	s.prefs.ReadOnce, s.prefs.ReadMet = c.Once, c.Met.Name()
	switch c.Side {
	case oracle.OfBoth:
		s.prefs.ReadSide = "both"
	case own(s.snapshot()):
		s.prefs.ReadSide = "own"
	default:
		s.prefs.ReadSide = "other"
	}
	s.savePrefs()
	s.showQuiet()
}

// layStage sets the table, and under it the bar of a replay or the quiet strip
// while there is one.
func layStage(o []fyne.CanvasObject, size fyne.Size, foot float32, at int) {
	for i := 1; i < len(o); i++ {
		look.Put(o[i], 0, size.Height, size.Width, 0)
	}
	if foot == 0 {
		look.Put(o[0], 0, 0, size.Width, size.Height)
		return
	}
	gap := min(look.Gap, size.Height/60)
	h := size.Height - foot - gap
	look.Put(o[0], 0, 0, size.Width, h)
	look.Put(o[at], 0, h+gap, size.Width, foot)
}
