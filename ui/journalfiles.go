package ui

import (
	"senet/game/fault"
	"senet/game/journal"
)

// readJournal reads the journal from the disk; it is safe on any goroutine.
func readJournal() (*journal.Journal, fault.List) {
	dir, err := journal.Dir()
	j, damaged := journal.Open(dir)
	if err != nil {
		damaged = append(faults(err), damaged...)
	}
	return j, damaged
}

// readJournalAhead reads the journal beside the window's own work, so that it is
// there when it is first wanted.
func (s *Shell) readJournalAhead() {
	beside(func() {
		j, damaged := readJournal()
		s.do(func() {
			if d := &s.divination; d.journal == nil {
				d.journal, d.damaged = j, damaged
			}
		})
	})
}

// openJournalFiles is the journal, read at once if it has not been yet.
func (s *Shell) openJournalFiles() *journal.Journal {
	d := &s.divination
	if d.journal == nil {
		d.journal, d.damaged = readJournal()
	}
	return d.journal
}

// reloadJournal takes in what has been written from outside, as by another
// window of the program.
func (s *Shell) reloadJournal() *journal.Journal {
	d := &s.divination
	if d.journal == nil {
		return s.openJournalFiles()
	}
	d.damaged = d.journal.Reload()
	return d.journal
}
