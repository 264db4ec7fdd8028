package ui

import (
	"errors"
	"io/fs"
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"senet/game/session"
	"senet/settings"
	"senet/ui/look"
	"senet/ui/newgame"
	"senet/ui/panel/words"
	"senet/ui/ruleform/shelf"
	"senet/ui/tr"
)

// maxRecord is the greatest size of a record file, in bytes.
const maxRecord = 4 << 20

// begin shows what there is to play at a start: a saved game that is not
// finished is offered again; otherwise a new one is laid out. A damaged save is
// out of the way before the new game is saved in its place.
func (s *Shell) begin() {
	data, err := s.savedGame()
	if err == nil && data != nil {
		var open bool
		if open, err = s.offer(data); open {
			return
		}
	}
	tell := func() {}
	if err != nil {
		tell = s.setAside(err)
	}
	s.freshGame()
	s.openNewGame()
	tell()
}

// tellCopy says that another copy of the program plays already, and where this
// one keeps its game.
func (s *Shell) tellCopy() {
	path, err := settings.GamePath()
	if err != nil {
		return // saving will say so
	}
	s.openFailure(tr.S("shell.copy.title"), tr.F("shell.copy.text", map[string]any{"Path": path}))
}

// savedGame reads the saved game; nil when there is none.
func (s *Shell) savedGame() ([]byte, error) {
	path, err := settings.GamePath()
	if err != nil {
		return nil, err
	}
	data, err := settings.ReadLimited(path, maxRecord)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	s.tosses.store.Count(data) // the program may have been killed before
	return data, err
}

// offer asks whether to go on with a saved game. It reports whether it asked:
// a game that is finished, or was not begun, is no question.
func (s *Shell) offer(data []byte) (asked bool, err error) {
	peek, err := session.Load(data, session.Options{ThrowDelay: time.Hour, MoveDelay: time.Hour})
	if err != nil {
		return false, err
	}
	snap := peek.Snapshot()
	peek.Close()
	if snap.Over || len(snap.Log) == 0 {
		return false, nil
	}
	s.present.peek(snap)
	s.openResume(data, snap)
	return true, nil
}

// openResume offers a saved game.
func (s *Shell) openResume(data []byte, snap session.Snapshot) {
	again := func() { s.openResume(data, snap) }
	name := snap.Config.RuleID
	if p, ok := shelf.ByID(name); ok {
		name = newgame.Text(p.Names)
	}
	yes := look.NewPrimarySmall(tr.S("shell.resume.continue"), "", func() {
		s.closeModal()
		if err := s.match.load(data, false); err != nil {
			s.damaged(err)
		}
	})
	no := look.NewSecondary(tr.S("shell.resume.new"), "", func() {
		s.closeModal()
		s.freshGame()
		s.openNewGame()
	})
	s.ask(tr.S("shell.resume.title"), tr.F("shell.resume.text", map[string]any{
		"First": words.SeatName(snap.Config, 0), "Second": words.SeatName(snap.Config, 1),
		"Rules": name, "Turns": tr.N("shell.result.turns", turnsOf(snap), nil),
	}), again, nil, yes, no)
}

// offerSaved takes up the game that was being played.
func (s *Shell) offerSaved() {
	data, err := s.savedGame()
	if err == nil && data != nil {
		err = s.match.load(data, false)
	}
	if err != nil {
		s.damaged(err)
	}
}

// damaged sets a saved game aside that cannot be read, and says so.
func (s *Shell) damaged(why error) { s.setAside(why)() }

// setAside gives a saved game that cannot be read a new name, and returns what
// tells of it. If even that fails the file is left alone, and nothing is saved
// over it.
func (s *Shell) setAside(why error) (tell func()) {
	title := tr.S("shell.damaged.title")
	path, err := settings.GamePath()
	if err != nil {
		return func() { s.openFailure(title, tr.Fault(err)) }
	}
	args := map[string]any{"Why": tr.Fault(why), "Path": path}
	key := "shell.damaged.stuck"
	if to, err := settings.SetAside(path); err == nil {
		key, args["Path"] = "shell.damaged.text", to
	} else {
		s.match.unsaved = true
	}
	return func() { s.openFailure(title, tr.F(key, args)) }
}

// freshGame lays out a game as it was last chosen, without saving it before
// something has happened in it.
func (s *Shell) freshGame() {
	c := newgame.FromPreferences(s.prefs, newgame.Playable())
	s.match.start(c.Config())
}

func freshSeed() uint64 { return rand.Uint64() }

// askWhere asks for the name of a file and writes data there; what goes wrong is
// said. The dialog proposes name, and has Fyne's own title where title is "".
// written is called once all of it is on the disk.
func (s *Shell) askWhere(name, title string, data []byte, written func(fyne.URI)) {
	d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
		if w == nil {
			if err != nil {
				s.cannotSave(err)
			}
			return
		}
		_, err = w.Write(data)
		if e := w.Close(); err == nil {
			err = e
		}
		if err != nil {
			s.cannotSave(err)
			return
		}
		written(w.URI())
		s.saved(w.URI())
	}, s.win)
	d.SetFileName(name)
	if title != "" {
		d.SetTitleText(title)
	}
	s.showFiles(d)
}

// showFiles shows Fyne's dialog of files, nearly as large as the window. Fyne
// makes its parts only when it is shown.
func (s *Shell) showFiles(d *dialog.FileDialog) {
	s.files = d
	d.SetOnClosed(func() { s.files = nil })
	d.Show()
	d.Resize(s.win.Canvas().Size().SubtractWidthHeight(80, 80))
	cv := s.win.Canvas()
	if name := lettingEscape(contentOf(cv.Overlays().Top())); name != nil {
		cv.Focus(name)
	}
}
