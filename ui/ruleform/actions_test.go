package ruleform

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/game/rules"
	"senet/ui/look"
)

// By keyboard alone: a copy is named, changed, saved, found in a new view,
// played, saved under another name, deleted.
func TestByKeyboard(t *testing.T) {
	b := newBench(t)
	c := b.win.Canvas()
	c.Focus(b.First())
	b.key(fyne.KeyDown, fyne.KeyDown, fyne.KeyDown)
	if b.model.Selected().Now.ID != "bell" {
		t.Fatal(b.model.Selected().Now.ID)
	}
	c.FocusNext() // to "Copy and change"
	b.key(fyne.KeyReturn)
	for _, r := range "My way" {
		c.Focused().TypedRune(r)
	}
	for c.Focused() != b.sheet.row("net-loses").edit.first {
		c.FocusNext()
	}
	if b.sheet.pane.scroll.Offset.Y == 0 {
		t.Error("the focus has left what is in sight")
	}
	b.key(fyne.KeyLeft)
	c.Focus(b.head.save)
	b.key(fyne.KeySpace)
	if len(b.saved) != 1 || b.saved[0] != [2]string{"", "my-way"} {
		t.Fatalf("%v: %s", b.saved, b.strip.text.Text())
	}

	b.open()
	b.pick("my-way")
	d := b.model.Selected()
	if d.Name("uk") != "My way" || d.Now.Rules.NetLoses {
		t.Errorf("%+v", d.Now)
	}
	b.play()
	if len(b.played) != 1 || b.played[0].ID != "my-way" || b.played[0].Rules != d.Now.Rules {
		t.Fatalf("%+v", b.played)
	}
	b.askSaveAs()
	b.strip.field.SetText("Kendall")
	b.strip.field.OnSubmitted("")
	if !b.strip.asking || len(b.saved) != 1 {
		t.Error("a name that is taken was taken again")
	}
	b.strip.field.SetText("Other")
	b.strip.field.OnSubmitted("")
	if len(b.saved) != 2 || b.saved[1][1] != "other" || b.model.Selected().Now.ID != "other" {
		t.Fatalf("%v", b.saved)
	}
	b.askDelete()
	b.Escape()
	if b.strip.asking || b.closed > 0 || len(b.model.Own()) != 2 {
		t.Error("Escape is not no")
	}
	b.askDelete()
	b.win.Canvas().FocusNext()
	b.key(fyne.KeyReturn)
	if len(b.model.Own()) != 1 {
		t.Error("not deleted")
	}
	b.Escape() // the message
	b.Escape()
	if b.closed != 1 {
		t.Errorf("closed %d times", b.closed)
	}
}

// What is unsaved is asked about before the view closes.
func TestLeaving(t *testing.T) {
	b := newBench(t)
	test.Tap(b.head.copy)
	b.Escape()
	if b.closed > 0 || !b.strip.asking || !strings.Contains(b.strip.text.Text(), "Kendall, my way") {
		t.Fatal("closed without asking")
	}
	test.Tap(b.strip.row.Objects[0].(fyne.Tappable)) // save
	if b.closed != 1 || len(b.saved) != 1 {
		t.Error("not saved and closed")
	}
	b.open()
	b.pick("kendall-my-way")
	b.sheet.row("pieces").edit.first.(*look.Segmented).TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	b.Escape()
	if len(b.strip.row.Objects) != 2 {
		t.Error("offers to save what cannot be saved")
	}
	test.Tap(b.strip.row.Objects[1].(fyne.Tappable)) // do not save
	if b.closed != 2 || len(b.saved) != 1 {
		t.Error("not closed")
	}
}

// To a file and from one; faults are named, a wrong file is refused, and none is
// changed.
func TestFiles(t *testing.T) {
	b := newBench(t)
	b.pick("bell")
	b.export()
	if b.files.name != "bell.toml" || !strings.Contains(string(b.files.wrote), "base = \"kendall\"") {
		t.Errorf("%s\n%s", b.files.name, b.files.wrote)
	}
	b.files.data, b.files.name = b.files.wrote, "gift.toml"
	b.importFile()
	d := b.model.Selected()
	bell, _ := rules.ByID("bell")
	if d.Fixed() || d.Now.Rules != bell.Rules || d.Name("en") != "Bell 2" {
		t.Errorf("%+v", d.Now)
	}
	b.files.data = []byte("name = \"Half\"\n[rules]\npieces = 7\nwatr = \"plain\"\n")
	b.importFile()
	if text := b.sheet.faults.Text(); !strings.Contains(text, "4") || !strings.Contains(text, "“water”") || !b.sheet.faults.Visible() {
		t.Errorf("%q", text)
	}
	n := len(b.model.Own())
	for _, bad := range []paper{{data: []byte("\x00")}, {data: nil}, {err: errors.New("no")}, {data: []byte(strings.Repeat("#", 1<<18))}} {
		b.files.data, b.files.err = bad.data, bad.err
		b.importFile()
		if len(b.model.Own()) != n || !b.strip.message || !b.strip.loud {
			t.Errorf("%.10q was taken", bad.data)
		}
	}
	b.files.err = errors.New("disk full")
	b.export()
	if !b.strip.loud || !strings.Contains(b.strip.text.Text(), "disk full") {
		t.Error(b.strip.text.Text())
	}
}

// A file in the folder that cannot be understood can be looked at and deleted,
// nothing else.
func TestUnusableShown(t *testing.T) {
	b := newBench(t)
	dir := filepath.Join(os.Getenv("SENET_DATA_DIR"), "rules")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "bad.toml"), []byte("\x00"), 0o666); err != nil {
		t.Fatal(err)
	}
	b.open()
	b.pick("bad")
	if !b.sheet.faults.Visible() || b.head.play.Visible() || b.head.save.Visible() || b.head.export.Visible() || !b.head.remove.Visible() {
		t.Error("wrong buttons")
	}
	for _, r := range b.sheet.rows {
		if r.box.Visible() {
			t.Fatal("shows rules that it has not got")
		}
	}
	b.pick("kendall")
	if !b.sheet.rows[0].box.Visible() {
		t.Error("shows no rules")
	}
}
