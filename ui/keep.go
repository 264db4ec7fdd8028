package ui

import (
	"senet/game/journal"
	"senet/game/session"
	"senet/ui/look"
	"senet/ui/newgame"
	"senet/ui/panel/words"
	"senet/ui/reading"
	"senet/ui/ruleform/shelf"
	"senet/ui/tr"
)

// keeper keeps what one view shows in the journal. What could not be written is
// in the journal's memory already, so that another try is not another entry.
type keeper struct {
	shell *Shell
	id    string // of an entry that could not be written
}

// keep puts a reading into the journal, and says so on the view's button only if
// it is on the disk.
func (k *keeper) keep(v *reading.View, e journal.Entry) {
	e.Language = tr.Language()
	j := k.shell.openJournalFiles()
	var err error
	if k.id != "" {
		e.ID = k.id
		err = j.Update(e)
	} else {
		e, err = j.Add(e)
	}
	if err != nil && j.Unsaved(e.ID) {
		k.id = e.ID
		v.NotKept(tr.S("reading.keep.again"))
		k.shell.notKept(e, err, func() { k.keep(v, e) }, func() string { return v.Book().Text() })
		return
	}
	k.id = ""
	v.Kept(tr.S("reading.kept"))
	if err != nil { // written, but there is something to tell
		k.shell.notice.show(tr.Fault(err), true)
	}
}

// notKept tells why an entry could not be written, and offers what can still be
// done with it.
func (s *Shell) notKept(e journal.Entry, why error, again func(), text func() string) {
	retry := look.NewPrimarySmall(tr.S("reading.keep.again"), "", func() { s.closeModal(); again() })
	copied := look.NewSecondary(tr.S("reading.journal.copy"), "", func() { s.copyEntry(text()) })
	picture := look.NewSecondary(tr.S("reading.journal.picture"), "", func() { s.closeModal(); s.savePicture(e) })
	back := look.NewSecondary(tr.S("shell.close"), "Esc", s.closeModal)
	answers := []*look.Button{back, retry, copied}
	if e.Kind != journal.Game {
		answers = append(answers, picture)
	}
	s.ask(tr.S("reading.keep.failed"), tr.Fault(why),
		func() { s.notKept(e, why, again, text) }, s.closeModal, answers...)
}

// keepGame puts the game on the table into the journal, without a reading.
func (s *Shell) keepGame() {
	data := s.text()
	if data == nil {
		return
	}
	e := journal.OfGame(data)
	e.Title = gameTitle(s.snapshot())
	e.Language = tr.Language()
	j := s.openJournalFiles()
	e, err := j.Add(e)
	s.gameKept(e, err)
}

// gameKept tells what has become of a game that was to be kept.
func (s *Shell) gameKept(e journal.Entry, err error) {
	if err == nil {
		s.notice.show(tr.S("reading.kept"), false)
		return
	}
	s.notKept(e, err, func() { s.gameKept(e, s.openJournalFiles().Save(e.ID)) }, func() string { return e.Record })
}

// gameTitle names a game by its players and its rules.
func gameTitle(snap session.Snapshot) string {
	name := snap.Config.RuleID
	if p, ok := shelf.ByID(name); ok {
		name = newgame.Text(p.Names)
	}
	return words.SeatName(snap.Config, 0) + " – " + words.SeatName(snap.Config, 1) + ", " + name
}

// canKeepGame reports whether there is a game to keep.
func (s *Shell) canKeepGame() bool { return s.snapshot().Game != nil && len(s.snapshot().Log) > 0 }

// unsavedEntries asks before the program is left with entries of the journal that
// are in memory only; it reports whether it asked. quit leaves all the same.
func (s *Shell) unsavedEntries(quit func()) bool {
	j := s.divination.journal
	if j == nil || s.divination.givenUp {
		return false
	}
	n := j.SaveAll()
	if n == 0 {
		return false
	}
	back := look.NewPrimarySmall(tr.S("journal.title"), "", func() { s.closeModal(); s.openJournal() })
	leave := look.NewSecondary(tr.S("reading.quit.leave"), "", func() {
		s.closeModal()
		s.divination.givenUp = true
		quit()
	})
	s.ask(tr.S("reading.quit.title"), tr.N("reading.quit.text", n, nil), func() { s.unsavedEntries(quit) }, s.closeModal, back, leave)
	return true
}
