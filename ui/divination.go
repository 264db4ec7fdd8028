package ui

import (
	"time"

	"fyne.io/fyne/v2"

	"senet/game/fault"
	"senet/game/journal"
	"senet/game/oracle"
	"senet/game/record"
	"senet/game/rules"
	"senet/ui/codex"
	"senet/ui/reading"
	"senet/ui/sound"
	"senet/ui/tr"
)

// divination is what the window remembers of readings while it is open.
type divination struct {
	game    *reading.Game // the reading of the game, while it is open
	journal *journal.Journal
	damaged fault.List // what of the journal could not be read
	givenUp bool       // what could not be written is given up
}

// openDivination shows what there is for one alone with the board.
func (s *Shell) openDivination() {
	m := fyne.NewMenu("", s.divineItems()...)
	s.openDropdown(s.bar.divine, []*fyne.Menu{m}, s.openDivination)
}

func (s *Shell) divineItems() []*fyne.MenuItem {
	cards := item("reading.menu.quiet", s.toggleQuiet, nil)
	cards.Checked = s.quietWanted()
	cards.Disabled = s.snapshot().Game == nil || s.review.on()
	keep := item("reading.menu.keep", s.keepGame, nil)
	keep.Disabled = !s.canKeepGame()
	return []*fyne.MenuItem{
		item("oracle.title", s.openReading, plainKey(fyne.KeyD)),
		cards,
		fyne.NewMenuItemSeparator(),
		item("oracle.draw.day", func() { s.openDraw(oracle.DrawDay) }, nil),
		item("oracle.draw.three", func() { s.openDraw(oracle.DrawThree) }, nil),
		item("oracle.draw.path", func() { s.openDraw(oracle.DrawPath) }, nil),
		fyne.NewMenuItemSeparator(),
		keep,
		item("journal.title", s.openJournal, chord(fyne.KeyJ)),
		item("reading.menu.codex", s.openCodex, chord(fyne.KeyB)),
		fyne.NewMenuItemSeparator(),
		item("reading.menu.gods", s.openGods, nil),
		item("shell.menu.record2015", s.openRecord2015, nil),
		item("reading.menu.meditation", s.openMeditation, nil),
	}
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
	log := s.readLog() // with nothing in it, the page says so
	var g *reading.Game
	k := keeper{shell: s}
	g = reading.NewGame(log, s.choices(), reading.Calls{
		Close: s.closePage,
		Keep:  func() { k.keep(g.View, journal.OfReading(g.Reading(), g.Choices().Once, s.text())) },
	}, s.setChoices)
	s.openBook(g.View, s.openReading)
	s.divination.game = g
	s.page.left = func() { s.divination.game = nil }
}

// openBook shows a view of cards as a page.
func (s *Shell) openBook(v *reading.View, again func()) {
	v.SetMotion(s.prefs.Speed, s.prefs.Reduced)
	s.openPage(page{object: v, key: v.Key, again: again, copy: func() {
		s.app.Clipboard().SetContent(v.Book().Text())
		s.notice.show(tr.S("reading.copied"), false)
	}})
}

// readingGoesOn shows in an open reading what has come to the game since.
func (s *Shell) readingGoesOn() {
	if g := s.divination.game; g != nil && !s.review.on() {
		g.Update(s.readLog())
	}
}

// openDraw begins a draw with fresh sticks.
func (s *Shell) openDraw(kind oracle.DrawKind) {
	s.showDraw(oracle.NewDraw(kind, oracle.RandomSeed()), "")
}

// showDraw shows how a draw is made, and then its cards.
func (s *Shell) showDraw(d oracle.Draw, question string) {
	note := ""
	if d.Kind == oracle.DrawDay && s.drawnToday() {
		note = tr.S("reading.draw.today")
	}
	v := reading.NewDrawing(d, note, func(asked string) { s.showDrawn(d, asked) })
	v.Ask(question)
	v.Landed = func() { s.hear(sound.Sticks) }
	v.SetMotion(s.prefs.Speed, s.prefs.Reduced)
	s.openPage(page{object: v, key: v.Key, first: v.First, again: func() { s.showDraw(d, v.Question()) }})
}

// showDrawn shows the cards of a draw.
func (s *Shell) showDrawn(d oracle.Draw, question string) {
	var v *reading.View
	k := keeper{shell: s}
	v = reading.NewDrawn(d, question, reading.Calls{
		Close: s.closePage,
		Keep:  func() { k.keep(v, journal.OfDraw(d, question)) },
	}, func() { s.openDraw(d.Kind) })
	s.openBook(v, func() { s.showDrawn(d, question) })
}

// drawnToday reports whether a card has been drawn and kept today.
func (s *Shell) drawnToday() bool {
	today := time.Now().Format(time.DateOnly)
	for _, e := range s.openJournalFiles().Entries() {
		if e.Kind == journal.Day && e.Date.Local().Format(time.DateOnly) == today {
			return true
		}
	}
	return false
}

// openCodex opens the book.
func (s *Shell) openCodex() { s.showCodex(0) }

// showCodex opens the book at a chapter.
func (s *Shell) showCodex(at int) {
	v := codex.New(at)
	s.openPage(page{object: v, key: v.Key, again: func() { s.showCodex(v.Open()) }, first: func() fyne.Focusable { return v.First() }})
}

// openGods offers a game with the gods.
func (s *Shell) openGods() {
	if p, ok := rules.ByID("gods"); ok {
		s.newGameWith(p)
	}
}
