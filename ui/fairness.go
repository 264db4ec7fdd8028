package ui

import (
	"time"

	"senet/game/board"
	"senet/game/session"
	"senet/game/throws"
	"senet/ui/fairness"
	"senet/ui/panel/words"
	"senet/ui/tr"
)

// tosses is what the window has to do with the throws of the sticks: they are
// counted, and shown in a page.
type tosses struct {
	store *throws.Store
	view  *fairness.View // while the page is open
	asked int            // number of the report asked for last
}

// openTosses gives the store its file. What is said of that file is told.
func (s *Shell) openTosses() {
	s.tosses.store = throws.Open(func(err error) {
		s.do(func() { s.notice.show(tr.Fault(err), true) })
	})
}

// count counts the throws of the running game, which has ended or is about to be
// left. Games that are only looked at are no running games.
func (m *match) count() {
	if m.session != nil {
		m.shell.tosses.store.Count(m.session.Record())
	}
}

// saver keeps the record of a game that begins or is resumed. Its first record
// takes the place of the last one of the game before: not until that is counted.
func (m *match) saver() func([]byte) error {
	store, first := m.shell.tosses.store, true
	return func(data []byte) error {
		if first {
			store.Wait()
			first = false
		}
		return saveGame(data)
	}
}

// openFairness opens the page at the game on the table, or at all games where
// nothing has been thrown in it.
func (s *Shell) openFairness() { s.showFairness(len(s.readLog()) == 0) }

// openFairnessOf is what a result leads to: the dialog makes room.
func (s *Shell) openFairnessOf() {
	s.closeModal()
	s.openFairness()
}

func (s *Shell) showFairness(all bool) {
	path, _ := throws.Path()
	v := fairness.New(s.aboutThrows(path), all, fairness.Calls{
		Close: s.closePage,
		Copy:  func(text string) { s.copied(text, "fairness.copied") },
		Seed:  func(seed string) { s.copied(seed, "fairness.seed.copied") },
		Save: func(text string) {
			s.saveData("senet-throws-"+time.Now().Format(time.DateOnly)+".txt", []byte(text))
		},
	})
	s.openPage(page{
		object: v, plain: true, key: v.Key, copy: v.Copy, again: func() { s.showFairness(v.All()) },
		left: func() { s.tosses.view = nil },
	})
	s.tosses.view = v
	s.askThrows()
}

// copied puts a text on the clipboard and says so.
func (s *Shell) copied(text, key string) {
	s.app.Clipboard().SetContent(text)
	s.notice.show(tr.S(key), false)
}

// aboutThrows is what the page has to know of the game on the table.
func (s *Shell) aboutThrows(path string) fairness.About {
	snap := s.snapshot()
	about := fairness.About{File: path}
	if snap.Game == nil {
		return about
	}
	tell := words.For(snap)
	about.Names = [2]string{tell.Name(board.Spools), tell.Name(board.Cones)}
	about.Title = titleOf(snap.Config)
	return about
}

// askThrows asks the store for what the page shows; it answers soon.
func (s *Shell) askThrows() {
	s.tosses.asked++
	v, n := s.tosses.view, s.tosses.asked
	var playing []byte
	if s.match.session != nil {
		playing = s.match.session.Record()
	}
	s.tosses.store.Report(s.text(), playing, func(r throws.Report) {
		s.do(func() {
			if s.tosses.view == v && s.tosses.asked == n {
				v.SetReport(r)
			}
		})
	})
}

// throwsGoOn shows in an open page what has been thrown since.
func (s *Shell) throwsGoOn(old, now session.Snapshot) {
	if s.tosses.view != nil && !s.review.on() && (now.Lot || old.Lot || old.Stats != now.Stats) {
		s.askThrows()
	}
}
