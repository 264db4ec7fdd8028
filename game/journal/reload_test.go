package journal

import (
	"os"
	"testing"
	"time"
)

// Two windows of the program keep one journal: each takes in what the other has
// written, and what both have changed is lost in neither.
func TestTwoAtOnce(t *testing.T) {
	dir := t.TempDir()
	a, _ := Open(dir)
	b, _ := Open(dir)
	one, err := a.Add(Entry{Kind: Day, Notes: "one"})
	if err != nil {
		t.Fatal(err)
	}
	if len(b.Entries()) != 0 {
		t.Fatal("not read again yet")
	}
	if f := b.Reload(); len(f) > 0 || len(b.Entries()) != 1 {
		t.Fatalf("%v, %d entries", f, len(b.Entries()))
	}
	if err := b.SetNotes(one.ID, "from b"); err != nil {
		t.Fatal(err)
	}
	a.Reload()
	if e, _ := a.Get(one.ID); e.Notes != "from b" {
		t.Errorf("a has %q", e.Notes)
	}
	if err := a.SetNotes(one.ID, "from a"); err != nil {
		t.Fatal(err)
	}
	if err := b.SetNotes(one.ID, "again from b"); err == nil { // without reading again
		t.Error("nothing is said of what a wrote")
	}
	b.Reload()
	notes := map[string]bool{}
	for _, e := range b.Entries() {
		notes[e.Notes] = true
	}
	if !notes["from a"] || !notes["again from b"] {
		t.Errorf("lost: %v", notes)
	}
	if err := a.Delete(one.ID); err == nil {
		if b.Reload(); len(b.Entries()) > 2 {
			t.Errorf("%d entries", len(b.Entries()))
		}
	}
}

// A file that was not touched is not read again; one that was, is.
func TestReloadReadsChanges(t *testing.T) {
	dir := t.TempDir()
	a, _ := Open(dir)
	e, err := a.Add(Entry{Kind: Day, Notes: "old"})
	if err != nil {
		t.Fatal(err)
	}
	a.Reload()
	before := a.entries[e.ID]
	if a.Reload(); a.entries[e.ID] != before {
		t.Error("read again")
	}
	path := a.path(e.ID)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, append(data, "more\n"...), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(path, time.Time{}, time.Now().Add(time.Second)); err != nil {
		t.Fatal(err)
	}
	if a.Reload(); a.entries[e.ID] == before {
		t.Error("the change was not seen")
	}
}
