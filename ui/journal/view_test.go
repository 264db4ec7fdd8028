package journal

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/game/journal"
	"senet/game/oracle"
	"senet/ui/look"
	"senet/ui/tr"
)

// bench is a journal with three entries in its view.
func bench(t *testing.T) (*View, *journal.Journal, *[]error) {
	t.Helper()
	return benchIn(t, t.TempDir())
}

func benchIn(t *testing.T, dir string) (*View, *journal.Journal, *[]error) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(look.Theme())
	tr.SetLanguage("en")
	j, faults := journal.Open(dir)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	for i, q := range []string{"Why now?", "", "Where to?"} {
		e := journal.OfDraw(oracle.NewDraw(oracle.DrawKind(i), uint64(i)), q)
		e.Date = time.Date(2026, 5, 1+i, 12, 0, 0, 0, time.UTC)
		if _, err := j.Add(e); err != nil {
			t.Fatal(err)
		}
	}
	var failed []error
	v := New(j, "/folder", 2, "", Calls{
		Failed: func(err error) { failed = append(failed, err) },
		Delete: func(_ journal.Entry, sure func()) { sure() },
		Reread: func(journal.Entry, int) {},
	})
	w := test.NewTempWindow(t, v)
	w.Resize(fyne.NewSize(900, 544))
	return v, j, &failed
}

// The newest is shown first; a search leaves what has all its words, and finds
// cards by name.
func TestSearch(t *testing.T) {
	v, j, _ := bench(t)
	if len(v.entries) != 3 || v.ID() != j.Entries()[0].ID {
		t.Fatal(v.ID())
	}
	v.search.SetText("why NOW")
	if len(v.entries) != 1 || v.entries[0].Question != "Why now?" {
		t.Errorf("%d found", len(v.entries))
	}
	v.search.SetText("nothing like it")
	if v.ID() != "" || !v.empty.Visible() {
		t.Error("an entry is shown")
	}
	card := tr.S(oracle.Card(j.Entries()[2].Cards[0]).NameKey())
	v.search.SetText(card)
	if len(v.entries) == 0 {
		t.Error("the card is not found")
	}
}

// Notes are written when the keyboard leaves them, another entry is chosen, or
// the view is left; none goes to the wrong entry.
func TestNotes(t *testing.T) {
	v, j, _ := bench(t)
	first := v.ID()
	v.notes.SetText("one")
	v.list.Choose(1)
	second := v.ID()
	v.notes.SetText("two")
	v.Leave()
	a, _ := j.Get(first)
	b, _ := j.Get(second)
	if a.Notes != "one" || b.Notes != "two" {
		t.Errorf("%q, %q", a.Notes, b.Notes)
	}
	v.list.Choose(0)
	if v.notes.Text != "one" {
		t.Errorf("shows %q", v.notes.Text)
	}
}

// An entry that cannot be written is told of and marked, and can be tried again.
func TestFailure(t *testing.T) {
	v, j, failed := bench(t)
	dir := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(dir, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	bad, _ := journal.Open(dir) // a file where the folder should be
	e, err := bad.Add(journal.OfDraw(oracle.NewDraw(oracle.DrawDay, 9), ""))
	if err == nil {
		t.Skip("could be written")
	}
	v.journal, v.finder = bad, journal.NewFinder(bad, nil)
	v.fill()
	if v.ID() != e.ID || !v.unsaved.Visible() || !v.retry.Visible() {
		t.Error("not marked as unsaved")
	}
	v.again()
	if len(*failed) != 1 {
		t.Error("the failure was not told")
	}
	_ = j
}

func TestDelete(t *testing.T) {
	v, j, _ := bench(t)
	id := v.ID()
	v.with(v.remove)
	if _, ok := j.Get(id); ok || len(v.entries) != 2 || v.ID() == id {
		t.Error("still there")
	}
}

// A title of one's own is written at once, is what the list shows, and goes away
// when it is emptied; Escape leaves it as it was.
func TestRename(t *testing.T) {
	dir := t.TempDir()
	v, j, failed := benchIn(t, dir)
	id := v.ID()
	before := Name(must(t, j, id))
	v.Key(fyne.KeyF2)
	v.titled.SetText("  First  light ")
	v.titled.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if e := must(t, j, id); e.Title != "First light" || v.name.Text != "First light" || v.titled.Box.Visible() {
		t.Fatalf("title %q, shown %q", e.Title, v.name.Text)
	}
	again, _ := journal.Open(dir)
	if e, _ := again.Get(id); e.Title != "First light" {
		t.Errorf("on the disk: %q", e.Title)
	}
	v.Key(fyne.KeyF2)
	v.titled.SetText("Other")
	if !v.Key(fyne.KeyEscape) || must(t, j, id).Title != "First light" {
		t.Error("Escape changed it")
	}
	if v.Key(fyne.KeyEscape) {
		t.Error("the second Escape is for the window")
	}
	v.notes.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF2})
	if !v.titled.Box.Visible() {
		t.Error("from the notes, F2 does not ask for a title")
	}
	v.askTitle()
	v.titled.SetText(" ")
	v.choose(1) // leaves the field
	if e := must(t, j, id); e.Title != "" && Name(e) != before {
		t.Errorf("called %q", Name(e))
	}
	if len(*failed) > 0 {
		t.Error(*failed)
	}
}

func must(t *testing.T, j *journal.Journal, id string) journal.Entry {
	t.Helper()
	e, ok := j.Get(id)
	if !ok {
		t.Fatal("no entry")
	}
	return e
}
