package ui

import (
	"cmp"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"senet/game/fault"
	"senet/game/notation"
	"senet/game/record"
	"senet/settings"
	"senet/ui/tr"
)

// maxTold is how many faults of a record are told one by one.
const maxTold = 12

// openRecord opens the text of a record and looks through it, named as its file
// or "" for what was pasted: a finished game from its beginning, another from its end, where it can be played on. What
// cannot be read is told with its lines; what can be read before that is shown.
// It returns an error when nothing could be opened, and has told it.
func (s *Shell) openRecord(name string, data []byte) error {
	rec, warnings, err := record.Read(data)
	if rec == nil || err != nil && len(rec.Actions) == 0 {
		s.tellFaults("replay.bad", name, faults(err), nil)
		return err
	}
	at := start(rec)
	if err == nil { // in our own words, for saving and copying
		if own, e := record.Write(rec); e == nil {
			data = own
		}
	}
	if e := s.review.open(rec, data, name, false, at); e != nil {
		s.tellFaults("replay.bad", name, faults(e), nil)
		return e
	}
	switch {
	case err != nil:
		s.review.player.End()
		warnings = slices.DeleteFunc(warnings, func(f *fault.Fault) bool { return f.Key == "record.result" })
		s.tellFaults("replay.part", name, faults(err), warnings)
	case len(warnings) > 0:
		s.tellFaults("replay.odd", name, nil, warnings)
	}
	return nil
}

// start is the moment to begin at with a record: the beginning of a finished
// game, the end (-1) of another.
func start(rec *record.Record) int {
	if _, p, _, err := rec.End(); err == nil {
		if _, over := p.Over(); over {
			return 0
		}
	}
	return -1
}

// faults takes an error of reading apart.
func faults(err error) fault.List {
	var list fault.List
	if errors.As(err, &list) {
		return list
	}
	var f *fault.Fault
	if errors.As(err, &f) {
		return fault.List{f}
	}
	return fault.List{fault.New("record.cannotRead", "Reason", err)}
}

// tellFaults tells what is wrong with a record, worst first, in a dialog.
func (s *Shell) tellFaults(key, name string, bad, odd fault.List) {
	var out []fyne.CanvasObject
	title := key + ".title"
	switch {
	case name == "" && key == "replay.bad":
		title = "replay.clipboard.title"
	case name != "" && tr.Has(key+".text"):
		out = append(out, aside(tr.F(key+".text", map[string]any{"Name": name})))
	}
	all := append(sorted(bad), sorted(odd)...)
	for i, f := range all {
		if i == maxTold {
			out = append(out, aside(tr.N("replay.more", len(all)-i, nil)))
			break
		}
		out = append(out, para(tr.Fault(f)))
	}
	s.read(tr.S(title), fyne.NewSize(560, 160), func() { s.tellFaults(key, name, bad, odd) }, out...)
}

// sorted puts faults in the order of their lines.
func sorted(l fault.List) fault.List {
	return slices.SortedStableFunc(slices.Values(l), func(a, b *fault.Fault) int { return cmp.Compare(a.Line, b.Line) })
}

// openRemark shows a remark of the record in full.
func (s *Shell) openRemark(text string) {
	s.read(tr.S("replay.remark"), fyne.NewSize(520, 120), func() { s.openRemark(text) }, para(text))
}

// openPath opens a file of the disk. It is read only, and no further than the
// largest record goes.
func (s *Shell) openPath(path string) error {
	name := filepath.Base(path)
	data, err := readFile(path)
	if err != nil {
		s.tellFaults("replay.bad", name, faults(err), nil)
		return err
	}
	return s.openRecord(name, data)
}

// readFile reads at most one byte more than a record may have; what is no plain
// file is not waited for.
func readFile(path string) ([]byte, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fault.New("replay.noFile")
	case err != nil:
		return nil, fault.New("record.cannotRead", "Reason", err)
	case info.IsDir():
		return nil, fault.New("replay.folder")
	case !info.Mode().IsRegular():
		return nil, fault.New("record.binary")
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, fault.New("record.cannotRead", "Reason", err)
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, maxRecord+1))
}

// openFile asks for a record and opens it.
func (s *Shell) openFile() {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if r == nil {
			if err != nil {
				s.cannotOpen(err)
			}
			return
		}
		defer r.Close()
		data, err := io.ReadAll(io.LimitReader(r, maxRecord+1))
		if err != nil {
			s.cannotOpen(err)
			return
		}
		_ = s.openRecord(r.URI().Name(), data)
	}, s.win)
	d.SetFilter(storage.NewExtensionFileFilter([]string{record.Extension, ".txt"}))
	d.SetTitleText(strings.TrimSuffix(tr.S("shell.menu.open"), "…"))
	s.showFiles(d)
}

// dropped opens a file that was dragged onto the window. Dialogs that can be
// left are left; the question about the saved game is answered with yes, so
// that nothing is lost.
func (s *Shell) dropped(_ fyne.Position, uris []fyne.URI) {
	if len(uris) == 0 || s.files != nil {
		return
	}
	if n := len(s.modals); n > 0 && s.modals[n-1].cancel == nil {
		s.closeAll()
		s.offerSaved()
	}
	s.closeAll()
	if s.covered() {
		return
	}
	if err := s.openPath(uris[0].Path()); err == nil && len(uris) > 1 {
		s.notice.show(tr.F("replay.oneFile", map[string]any{"Name": uris[0].Name()}), false)
	}
}

// beginWith opens a file that was named when the program was started. A saved
// game that is not finished goes on behind it.
func (s *Shell) beginWith(path string) {
	data, err := s.savedGame()
	tell := func() {}
	if err == nil && data != nil {
		rec, _, bad := record.Read(data)
		if bad == nil && start(rec) < 0 {
			err = s.match.load(data, false)
		} else {
			err = bad
		}
	}
	if err != nil {
		tell = s.setAside(err)
	}
	if s.match.session == nil {
		s.freshGame()
	}
	_ = s.openPath(path)
	tell()
}

// text is the record of what is on the table.
func (s *Shell) text() []byte {
	switch {
	case s.review.foreign():
		return s.review.data
	case s.match.session != nil:
		return s.match.session.Record()
	}
	return nil
}

// saveFile writes the record where it was written before, else asks for a name.
func (s *Shell) saveFile() {
	at := s.match.file
	if s.review.foreign() || at.uri == nil || at.number != s.match.number {
		s.saveFileAs()
		return
	}
	if err := settings.WriteAtomic(at.uri.Path(), s.text()); err != nil {
		s.cannotSave(err)
		return
	}
	s.saved(at.uri)
}

// saveFileAs asks for a name and writes the record there.
func (s *Shell) saveFileAs() {
	data := s.text()
	if data == nil {
		return
	}
	own, number := !s.review.foreign(), s.match.number
	name := "senet-" + time.Now().Format("2006-01-02") + record.Extension
	if n := s.review.name; s.review.foreign() && strings.HasSuffix(n, record.Extension) {
		name = n
	}
	s.askWhere(name, strings.TrimSuffix(tr.S("shell.menu.save"), "…"), data, func(u fyne.URI) {
		if own && u.Scheme() == "file" {
			s.match.file = savedAs{u, number}
		}
	})
}

// savedAs is the file that the record of a match was last written to.
type savedAs struct {
	uri    fyne.URI
	number int
}

func (s *Shell) saved(u fyne.URI) {
	s.notice.show(tr.F("shell.saved", map[string]any{"Name": u.Name()}), false)
}

func (s *Shell) cannotOpen(err error) {
	s.notice.show(tr.F("shell.open.failed", map[string]any{"Why": tr.Fault(err)}), true)
}

func (s *Shell) cannotSave(err error) {
	s.notice.show(tr.F("shell.save.failed", map[string]any{"Why": tr.Fault(err)}), true)
}

// copyRecord puts the record on the clipboard.
func (s *Shell) copyRecord() {
	if data := s.text(); data != nil {
		s.app.Clipboard().SetContent(string(data))
		s.notice.show(tr.S("replay.copied"), false)
	}
}

// pasteRecord opens what is on the clipboard: a record, or a position.
func (s *Shell) pasteRecord() {
	text := strings.TrimSpace(s.app.Clipboard().Content())
	if text == "" {
		s.notice.show(tr.S("replay.clipboard.empty"), false)
		return
	}
	if !strings.ContainsAny(text, "\n\r:") {
		p, err := notation.ParsePosition(text)
		if err != nil {
			s.tellFaults("replay.bad", "", faults(err), nil)
			return
		}
		s.editPosition(p)
		return
	}
	_ = s.openRecord("", []byte(text+"\n"))
}
