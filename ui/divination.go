package ui

import (
	"fyne.io/fyne/v2"

	"senet/game/oracle"
	"senet/game/record"
	"senet/ui/reading"
	"senet/ui/tr"
)

// divination is what the window remembers of readings while it is open.
type divination struct {
	options oracle.Options // the choices made last
	game    *reading.Game  // the reading of the game, while it is open
}

// openDivination shows what there is for one alone with the board.
func (s *Shell) openDivination() {
	m := fyne.NewMenu("", s.divineItems()...)
	s.openDropdown(s.bar.divine, []*fyne.Menu{m}, s.openDivination)
}

func (s *Shell) divineItems() []*fyne.MenuItem {
	game := item("oracle.title", s.openReading, plainKey(fyne.KeyD))
	game.Disabled = len(s.readLog()) == 0
	return []*fyne.MenuItem{game}
}

// readLog is the move list of what is on the table, all of it, whatever moment
// is looked at.
func (s *Shell) readLog() []record.Entry {
	switch {
	case s.review.on():
		return s.review.story.Snapshot(s.review.story.Len()).Log
	case s.match.session != nil:
		return s.snapshot().Log
	}
	return nil
}

// openReading opens the reading of the game on the table.
func (s *Shell) openReading() {
	log := s.readLog()
	if len(log) == 0 {
		s.notice.show(tr.S("oracle.empty"), false)
		return
	}
	g := reading.NewGame(log, s.divination.options, reading.Calls{Close: s.closePage}, func(o oracle.Options) { s.divination.options = o })
	s.openBook(g.View, s.openReading)
	s.divination.game = g
	s.page.left = func() { s.divination.game = nil }
}

// openBook shows a view of cards as a page.
func (s *Shell) openBook(v *reading.View, again func()) {
	v.SetMotion(s.prefs.Speed, s.prefs.Reduced)
	s.openPage(page{object: v, key: v.Key, again: again})
}

// readingGoesOn shows in an open reading what has come to the game since.
func (s *Shell) readingGoesOn() {
	if g := s.divination.game; g != nil && !s.review.on() {
		g.Update(s.readLog())
	}
}
