package journal

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"senet/game/fault"
)

// What is no entry is named and left alone; all the rest opens.
func TestBadFiles(t *testing.T) {
	dir := t.TempDir()
	j := open(t, dir)
	good := []Entry{add(t, j, full(t)), add(t, j, Entry{Kind: Day})}
	head := "+++\nsenet-journal = 1\n"
	whole := files(t, dir)[good[0].ID+".md"]
	for name, text := range map[string]string{
		"empty.md": "", "zeros.md": "+++\nsenet-journal\x00", "cut.md": whole[:300], "cut-record.md": whole[:len(whole)/2],
		"toml.md": head + "kind = day\n+++\n", "kind.md": head + "kind = \"week\"\n+++\n", "type.md": head + "kind = \"day\"\ntitle = 5\n+++\n",
		"cards.md": head + "kind = \"day\"\ncards = [\"arcanum-22\"]\n+++\n", "cards2.md": head + "kind = \"day\"\ncards = [1]\n+++\n",
		"date.md": head + "kind = \"day\"\ndate = \"today\"\n+++\n", "version.md": "+++\nsenet-journal = \"x\"\n+++\n", "latin.md": head + "title = \"\xff\"\n+++\n",
		"deep.md": head + "kind = \"day\"\nx = " + strings.Repeat("[", 100_000) + "\n+++\n", "dots.md": head + strings.Repeat("a.", 100_000) + "b = 1\n+++\n",
		"newer.md": "+++\nsenet-journal = 2\nkind = \"dream\"\n+++\n", "notes.md": "# My notes\n", "hugo.md": "+++\ntitle = \"x\"\n+++\n", "bytes.md": "\x7fELF\xff",
		"other.txt": "not looked at", "upper.MD": "nor this",
	} {
		put(t, dir, name, text)
	}
	if err := os.Mkdir(filepath.Join(dir, "folder.md"), 0o755); err != nil {
		t.Fatal(err)
	}
	before := files2(t, dir)
	again, faults := Open(dir)
	want := "journal.damaged cards.md, journal.damaged cards2.md, journal.damaged cut-record.md, journal.damaged cut.md, journal.damaged date.md, " +
		"journal.damaged deep.md, journal.damaged dots.md, journal.damaged empty.md, journal.damaged kind.md, journal.damaged latin.md, " +
		"journal.damaged toml.md, journal.damaged type.md, journal.damaged version.md, journal.damaged zeros.md, " +
		"journal.foreign bytes.md, journal.foreign hugo.md, journal.foreign notes.md, journal.newer newer.md"
	if got := keys(faults); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if len(again.Entries()) != 2 {
		t.Errorf("%d entries", len(again.Entries()))
	}
	for _, e := range good {
		if got, _ := again.Get(e.ID); !equal(got, e) {
			t.Errorf("%s is not what it was", e.ID)
		}
		if err := again.SetNotes(e.ID, "more"); err != nil {
			t.Error(err)
		}
	}
	add(t, again, Entry{Kind: Path})
	for name, text := range before {
		if !strings.HasPrefix(name, "20") && files2(t, dir)[name] != text {
			t.Errorf("%s was touched", name)
		}
	}
}

// files2 is files without the folders.
func files2(t testing.TB, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	found, _ := os.ReadDir(dir)
	for _, f := range found {
		if data, err := os.ReadFile(filepath.Join(dir, f.Name())); err == nil {
			out[f.Name()] = string(data)
		}
	}
	return out
}

// A file that was changed meanwhile is not replaced: damaged, foreign or only
// edited, it is set aside, and one of a later version is not touched.
func TestChangedMeanwhile(t *testing.T) {
	for _, text := range []string{"", "garbage", "+++\nsenet-journal = 1\nkind = \"day\"\n+++\n\nedited elsewhere\n"} {
		dir := t.TempDir()
		j := open(t, dir)
		e := add(t, j, Entry{Kind: Day, Notes: "mine"})
		put(t, dir, e.ID+".md", text)
		if err := j.SetNotes(e.ID, "mine, changed"); key(err) != "journal.setAside" {
			t.Errorf("%q: %v", text, err)
		}
		if j.Unsaved(e.ID) {
			t.Errorf("%q: the entry was not written", text)
		}
		found := files(t, dir)
		if len(found) != 2 || !strings.Contains(found[e.ID+".md"], "mine, changed") {
			t.Errorf("%q: %v", text, found)
		}
		aside := false
		for name, held := range found {
			aside = aside || name != e.ID+".md" && held == text
		}
		if !aside {
			t.Errorf("%q is lost", text)
		}
		if _, faults := Open(dir); len(faults) > 0 {
			t.Errorf("%q: what was set aside is named again: %v", text, faults)
		}
	}
	dir := t.TempDir()
	j := open(t, dir)
	e := add(t, j, Entry{Kind: Day, Notes: "mine"})
	newer := "+++\nsenet-journal = 7\n+++\n"
	put(t, dir, e.ID+".md", newer)
	if err := j.SetNotes(e.ID, "changed"); key(err) != "journal.writeFailed" || !strings.Contains(err.Error(), "journal.newer") {
		t.Error(err)
	}
	if err := j.Delete(e.ID); key(err) != "journal.deleteFailed" {
		t.Error(err)
	}
	if !maps.Equal(files(t, dir), map[string]string{e.ID + ".md": newer}) {
		t.Error("the file of a later version was touched")
	}
	if got, ok := j.Get(e.ID); !ok || got.Notes != "changed" || !j.Unsaved(e.ID) {
		t.Error("the entry is not in memory")
	}
	// Deleting an entry whose file was edited elsewhere keeps that other text.
	k := add(t, j, Entry{Kind: Day})
	put(t, dir, k.ID+".md", "edited")
	if err := j.Delete(k.ID); err != nil {
		t.Error(err)
	}
	kept := false
	for _, held := range files(t, dir) {
		kept = kept || held == "edited"
	}
	if _, ok := j.Get(k.ID); ok || !kept {
		t.Error("the edited file is lost")
	}
}

// When the disk refuses, the entry stays in memory, the fault says why, and it
// can be saved later.
func TestDiskRefuses(t *testing.T) {
	j := open(t, t.TempDir())
	write, full := j.write, fault.New("settings.writeFailed", "Reason", fault.New("settings.reason.full"))
	j.write = func(string, []byte) error { return full }
	e, err := j.Add(Entry{Kind: Day, Notes: "kept"})
	if key(err) != "journal.writeFailed" || !strings.Contains(err.Error(), "settings.reason.full") {
		t.Fatal(err)
	}
	if got, ok := j.Get(e.ID); !ok || got.Notes != "kept" || !j.Unsaved(e.ID) || len(j.Search("kept", nil)) != 1 {
		t.Error("it is not in memory")
	}
	if faults := j.Reload(); len(faults) > 0 || !j.Unsaved(e.ID) {
		t.Error("reloading loses it", faults)
	}
	if len(Markdown(plainText, e)) == 0 {
		t.Error("it cannot be copied")
	}
	if err := j.Save(e.ID); err == nil {
		t.Error("saved on a full disk")
	}
	j.write = write
	if err := j.Save(e.ID); err != nil || j.Unsaved(e.ID) {
		t.Error(err)
	}
	if got, _ := open(t, j.dir).Get(e.ID); !equal(got, e) {
		t.Error("not what was added")
	}
	if err := j.Save(e.ID); err != nil {
		t.Error(err)
	}
}

// The folder cannot be made or is none: said when the journal is opened or first
// written to, and what is added stays in memory.
func TestNoFolder(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "file", "x")
	for _, path := range []string{filepath.Join(dir, "file"), filepath.Join(dir, "file", "below")} {
		j, faults := Open(path)
		if keys(faults) != "journal.folder" {
			t.Errorf("%s: %v", path, faults)
		}
		e, err := j.Add(Entry{Kind: Day})
		if key(err) != "journal.writeFailed" || !j.Unsaved(e.ID) {
			t.Errorf("%s: %v", path, err)
		}
		if err := j.Delete(e.ID); err != nil || len(j.Entries()) != 0 {
			t.Errorf("%s: an entry in memory cannot be given up: %v", path, err)
		}
	}
}

func TestReadOnlyFolder(t *testing.T) {
	dir := t.TempDir()
	e := add(t, open(t, dir), Entry{Kind: Day})
	if err := os.Chmod(dir, 0o500); err != nil {
		t.Fatal(err)
	}
	defer os.Chmod(dir, 0o700)
	if f, err := os.Create(filepath.Join(dir, "probe")); err == nil {
		f.Close()
		t.Skip("this user may write anywhere")
	}
	j := open(t, dir)
	if err := j.SetNotes(e.ID, "x"); key(err) != "journal.writeFailed" || !strings.Contains(err.Error(), "settings.reason.permission") {
		t.Error(err)
	}
	if err := j.Delete(e.ID); key(err) != "journal.deleteFailed" || !strings.Contains(err.Error(), "settings.reason.permission") {
		t.Error(err)
	}
}

// An entry too large for its file is refused and kept in memory.
func TestTooLarge(t *testing.T) {
	j := open(t, t.TempDir())
	e, err := j.Add(Entry{Kind: Day, Notes: strings.Repeat("x", MaxFile)})
	if key(err) != "journal.writeFailed" || !strings.Contains(err.Error(), "journal.tooLong") || !j.Unsaved(e.ID) {
		t.Error(err)
	}
	if _, err := j.Add(Entry{Kind: "week"}); !strings.Contains(fmt.Sprint(err), "journal.why.kind") {
		t.Error(err)
	}
	put(t, j.dir, "huge.md", strings.Repeat("x", MaxFile+1))
	if _, faults := Open(j.dir); keys(faults) != "journal.unreadable huge.md" {
		t.Error(faults)
	}
	var f *fault.Fault
	if !errors.As(err, &f) {
		t.Error(err)
	}
}
