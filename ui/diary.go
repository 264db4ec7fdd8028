package ui

import (
	"time"

	"fyne.io/fyne/v2"

	"senet/game/journal"
	diary "senet/ui/journal"
	"senet/ui/look"
	"senet/ui/reading"
	"senet/ui/tr"
)

// openJournal opens the journal at its newest entry.
func (s *Shell) openJournal() { s.showJournal("") }

// showJournal opens the journal at an entry.
func (s *Shell) showJournal(id string) {
	j := s.reloadJournal()
	dir, _ := journal.Dir()
	v := diary.New(j, dir, len(s.divination.damaged), id, diary.Calls{
		Reread:  s.reread,
		Open:    func(e journal.Entry) { _ = s.openRecord(tr.S("journal.title"), []byte(e.Record)) },
		Copy:    s.copyEntry,
		Text:    s.saveData,
		Picture: s.savePicture,
		Delete:  s.askDelete,
		Failed:  s.journalFailed,
		Damaged: s.tellDamaged,
		Later:   func(d time.Duration, f func()) func() { return s.do.later(d, f) },
	})
	s.openPage(page{
		object: v, key: v.Key, left: v.Leave, again: func() { s.showJournal(v.ID()) },
		first: func() fyne.Focusable { return v.First() },
	})
}

func (s *Shell) copyEntry(text string) {
	s.app.Clipboard().SetContent(text)
	s.notice.show(tr.S("reading.journal.copied"), false)
}

// journalFailed tells that something could not be written.
func (s *Shell) journalFailed(err error) {
	s.notice.show(tr.Fault(err), true)
}

// reread shows the cards of an entry; Escape comes back to the journal.
func (s *Shell) reread(e journal.Entry, at int) {
	b, _, err := reading.OfEntry(e)
	back := func() { s.showJournal(e.ID) }
	v := reading.New(reading.Calls{Close: back}, look.NewSecondary(tr.S("journal.title"), "Esc", back))
	v.SetBook(b, at)
	v.Kept(tr.S("reading.kept"))
	s.openBook(v, func() { s.reread(e, v.Chosen()) })
	if err != nil {
		s.notice.show(tr.F("reading.journal.gone", map[string]any{"Why": tr.Fault(err)}), true)
	}
}

// askDelete asks before an entry is deleted.
func (s *Shell) askDelete(e journal.Entry, sure func()) {
	yes := look.NewSecondary(tr.S("reading.journal.yes"), "", func() { s.closeModal(); sure() })
	no := look.NewPrimarySmall(tr.S("reading.journal.no"), "Esc", s.closeModal)
	s.ask(tr.S("reading.journal.ask.title"), tr.F("reading.journal.ask", map[string]any{"Title": diary.Name(e), "Date": reading.Date(e.Date)}),
		func() { s.askDelete(e, sure) }, s.closeModal, no, yes)
}

// tellDamaged tells which files of the journal could not be read.
func (s *Shell) tellDamaged() {
	s.tellFaults("reading.journal.damaged", "", s.divination.damaged, nil)
}

// saveData asks for a name and writes a file.
func (s *Shell) saveData(name string, data []byte) {
	s.askWhere(name, "", data, func(fyne.URI) {})
}
