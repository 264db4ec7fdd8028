// Package journal is the view of the player's journal: a list of what was kept,
// and beside it the entry chosen, with its cards and the reader's own notes. It
// opens no files and asks no questions: the window does.
package journal

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"senet/game/journal"
	"senet/ui/look"
	"senet/ui/reading"
	"senet/ui/reading/rows"
	"senet/ui/tr"
)

// Calls are what the view asks of the window.
type Calls struct {
	Reread  func(journal.Entry, int)                // show its cards, from the given one
	Open    func(journal.Entry)                     // open the game of its record
	Copy    func(text string)                       // to the clipboard
	Text    func(name string, data []byte)          // write a text file
	Picture func(journal.Entry)                     // write a picture
	Delete  func(e journal.Entry, sure func())      // ask, and call sure if so
	Failed  func(error)                             // something could not be written
	Damaged func()                                  // tell what could not be read
	Later   func(time.Duration, func()) (no func()) // run something later
}

// Limits of what is typed, in characters, and how long after the last key notes
// are written.
const (
	maxSearch = 200
	maxNotes  = 100_000
	noteDelay = 1200 * time.Millisecond
)

// View is the widget.
type View struct {
	widget.BaseWidget

	calls   Calls
	journal *journal.Journal
	finder  *journal.Finder
	entries []journal.Entry // those listed
	id      string          // of the one chosen, "" for none
	book    reading.Book

	title, line *canvas.Text
	lineText    string
	search      *look.Field
	list        *rows.List
	all         *look.Button
	damaged     *look.Item
	ground      fyne.CanvasObject // of the list
	panel       fyne.CanvasObject

	name, when *canvas.Text
	nameText   string
	full       *look.Wrapped // the name, where it is longer than a line
	fullScroll *container.Scroll
	whenText   string
	rename     *look.Item
	titled     *look.Field // the name, while it is being changed
	asked      *look.Wrapped
	row        *reading.Row
	notesHead  *canvas.Text
	notes      *look.Field
	unsaved    *canvas.Text
	retry      *look.Item
	buttons    []*look.Button
	empty      *look.Wrapped
	cancel     func() // the writing of notes that is due
	dirty      bool

	objects []fyne.CanvasObject
}

// New returns the view of a journal. damaged is how many of its files could not
// be read; dir is its folder; id names the entry to show, "" the newest.
func New(j *journal.Journal, dir string, damaged int, id string, calls Calls) *View {
	v := &View{calls: calls, journal: j, finder: journal.NewFinder(j, searched()), id: id}
	v.title = look.Text("", look.Title34, look.Ink)
	v.line = look.Text("", look.Body13, look.Muted)
	v.lineText = tr.F("reading.journal.line", map[string]any{"Dir": dir})
	v.search = look.NewField(tr.S("reading.journal.search"), maxSearch, 1)
	v.search.Changed = func(string) { v.fill() }
	v.list = rows.NewList(v.choose)
	v.all = look.NewSecondary(tr.S("reading.journal.all"), "", v.saveAll)
	v.damaged = look.NewLink(tr.N("reading.journal.damaged", damaged, nil), calls.Damaged)
	look.ShowIf(v.damaged, damaged > 0)
	v.ground = look.NewPlate(look.Panel, look.Line, look.PanelRadius)
	v.panel = look.NewPlate(look.Panel, look.Line, look.PanelRadius)
	v.name = look.Text("", look.Title27, look.Gold)
	v.full = look.NewWrapped("", look.Strong17, look.Gold)
	v.fullScroll = container.NewVScroll(v.full)
	v.when = look.Text("", look.Body13, look.Muted)
	v.makeTitle()
	v.asked = look.NewWrapped("", look.Question23, look.Ink)
	v.row = reading.NewRow(func(i int) { v.with(func(e journal.Entry) { calls.Reread(e, i) }) })
	v.notesHead = look.Text(tr.S("reading.journal.notes"), look.Strong13, look.Muted)
	v.notes = look.NewField("", maxNotes, 3)
	v.notes.Changed = v.typed
	v.notes.Left = v.write
	v.notes.Keys, v.search.Keys = v.nameKey, v.nameKey
	v.unsaved = look.Text(tr.S("reading.journal.unsaved"), look.Strong13, look.Warn)
	v.retry = look.NewLink(tr.S("reading.journal.retry"), v.again)
	v.empty = look.NewWrapped("", look.Reading16, look.Muted)
	v.makeButtons()
	v.objects = []fyne.CanvasObject{
		v.title, v.line, v.ground, v.search.Box, v.list.Scroll, v.all, v.damaged, v.panel, v.name, v.fullScroll, v.when, v.rename, v.titled.Box,
		v.asked, v.row.Object, v.notesHead, v.notes.Box, v.unsaved, v.retry, v.empty,
	}
	for _, b := range v.buttons {
		v.objects = append(v.objects, b)
	}
	v.ExtendBaseWidget(v)
	v.fill()
	v.prepare()
	return v
}

func (v *View) makeButtons() {
	add := func(b *look.Button) { v.buttons = append(v.buttons, b) }
	add(look.NewPrimarySmall(tr.S("reading.journal.reread"), "", func() { v.with(func(e journal.Entry) { v.calls.Reread(e, 0) }) }))
	add(look.NewSecondary(tr.S("reading.journal.open"), "", func() { v.with(v.calls.Open) }))
	add(look.NewSecondary(tr.S("reading.journal.copy"), "", func() { v.with(func(e journal.Entry) { v.calls.Copy(string(Markdown(e))) }) }))
	add(look.NewSecondary(tr.S("reading.journal.markdown"), "", func() {
		v.with(func(e journal.Entry) { v.calls.Text("senet-"+e.Date.Local().Format(time.DateOnly)+".md", Markdown(e)) })
	}))
	add(look.NewSecondary(tr.S("reading.journal.picture"), "", func() { v.with(v.calls.Picture) }))
	add(look.NewSecondary(tr.S("reading.journal.delete"), "", func() { v.with(v.remove) }))
}

// with calls f with the entry chosen, as the journal has it now.
func (v *View) with(f func(journal.Entry)) {
	v.write()
	if e, ok := v.journal.Get(v.id); ok {
		f(e)
	}
}

// prepare makes ready for a search, a little at a time.
func (v *View) prepare() {
	if v.calls.Later != nil && v.finder.Prepare(40) {
		v.calls.Later(5*time.Millisecond, v.prepare)
	}
}

// First is what has the keyboard at first.
func (v *View) First() fyne.Focusable { return v.list }

// ID is the entry shown, "" for none.
func (v *View) ID() string { return v.id }

// Leave writes what is not yet written.
func (v *View) Leave() { v.write() }

// fill lists what the search finds.
func (v *View) fill() {
	v.write()
	v.entries = v.finder.Search(v.search.Text)
	var items []rows.Item
	at := -1
	for i, e := range v.entries {
		items = append(items, v.item(e))
		if e.ID == v.id {
			at = i
		}
	}
	if at < 0 && len(v.entries) > 0 {
		at = 0
	}
	v.list.Set(items, at)
	v.show(at)
}

func (v *View) item(e journal.Entry) rows.Item {
	sub := []string{reading.Date(e.Date)}
	if Name(e) != kind(e) {
		sub = append(sub, kind(e))
	}
	if n := len(e.Cards); n > 1 {
		sub = append(sub, tr.N("oracle.cards", n, nil))
	}
	it := rows.Item{Title: Name(e), Sub: strings.Join(sub, " · ")}
	if v.journal.Unsaved(e.ID) {
		it.Sub, it.Warn = tr.S("reading.journal.unsaved"), true
	}
	return it
}

func (v *View) choose(i int) {
	v.write()
	v.show(i)
}

// show shows an entry of the list, -1 none.
func (v *View) show(i int) {
	has := i >= 0 && i < len(v.entries)
	v.id = ""
	look.ShowIf(v.titled.Box, false)
	look.ShowIf(v.fullScroll, false) // layEntry knows whether it is needed
	for _, o := range []fyne.CanvasObject{v.name, v.when, v.rename, v.asked, v.row.Object, v.notesHead, v.notes.Box} {
		look.ShowIf(o, has)
	}
	for _, b := range v.buttons {
		look.ShowIf(b, has)
	}
	look.ShowIf(v.empty, !has)
	look.ShowIf(v.all, len(v.entries) > 0)
	if !has {
		v.nothing()
		v.Refresh()
		return
	}
	e := v.entries[i]
	v.id = e.ID
	v.head(e)
	cards := e.Kind != journal.Game
	if cards {
		v.book, _, _ = reading.OfEntry(e)
		v.row.SetBook(v.book)
	}
	look.ShowIf(v.row.Object, cards && len(v.book.Cards) > 0)
	v.notes.Fill(e.Notes)
	look.ShowIf(v.buttons[0], cards)
	look.ShowIf(v.buttons[1], e.Record != "")
	look.ShowIf(v.buttons[4], cards)
	v.marks()
	v.Refresh()
}

func (v *View) nothing() {
	text := tr.S("journal.empty") + " " + tr.S("reading.journal.how")
	if len(v.journal.Entries()) > 0 {
		text = tr.S("journal.none")
	}
	v.empty.SetText(text)
	v.notes.Fill("")
	look.ShowIf(v.unsaved, false)
	look.ShowIf(v.retry, false)
}

// marks says whether the entry is on the disk.
func (v *View) marks() {
	bad := v.id != "" && v.journal.Unsaved(v.id)
	look.ShowIf(v.unsaved, bad)
	look.ShowIf(v.retry, bad)
}

// typed is told of every change of the notes; they are written a moment later.
func (v *View) typed(string) {
	v.dirty = true
	if v.cancel != nil {
		v.cancel()
	}
	if v.calls.Later != nil {
		v.cancel = v.calls.Later(noteDelay, v.write)
	}
}

// write writes the title and the notes, if they have changed.
func (v *View) write() {
	v.setTitle()
	if v.cancel != nil {
		v.cancel()
		v.cancel = nil
	}
	if !v.dirty || v.id == "" {
		return
	}
	v.dirty = false
	v.told(v.journal.SetNotes(v.id, v.notes.Text))
}

// again tries once more to write the entry.
func (v *View) again() {
	if v.id != "" {
		v.told(v.journal.Save(v.id))
	}
}

// told tells of a failure, and shows what is on the disk and what is not.
func (v *View) told(err error) {
	if err != nil && v.calls.Failed != nil {
		v.calls.Failed(err)
	}
	v.marks()
	for i, e := range v.entries {
		if now, ok := v.journal.Get(e.ID); ok {
			v.entries[i] = now
		}
	}
	var items []rows.Item
	for _, e := range v.entries {
		items = append(items, v.item(e))
	}
	v.list.Set(items, v.list.Chosen())
}

// remove deletes the entry, once the reader is sure.
func (v *View) remove(e journal.Entry) {
	v.calls.Delete(e, func() {
		v.dirty = false
		if err := v.journal.Delete(e.ID); err != nil {
			v.calls.Failed(err)
		}
		v.fill()
	})
}

func (v *View) saveAll() {
	v.write()
	v.calls.Text("senet-journal.md", Markdown(v.entries...))
}

// nameKey names the entry from within a field, which has no use for the key.
func (v *View) nameKey(k fyne.KeyName) bool { return k == fyne.KeyF2 && v.Key(k) }

// Key does what a key means to the view.
func (v *View) Key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyEscape:
		return v.keepTitle()
	case fyne.KeyF2:
		v.askTitle()
	case fyne.KeyUp:
		v.list.Choose(v.list.Chosen() - 1)
	case fyne.KeyDown:
		v.list.Choose(v.list.Chosen() + 1)
	case fyne.KeyReturn, fyne.KeyEnter:
		v.with(func(e journal.Entry) {
			if e.Kind != journal.Game {
				v.calls.Reread(e, 0)
			}
		})
	default:
		return false
	}
	return true
}
