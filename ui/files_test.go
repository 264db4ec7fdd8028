package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/settings"
	"senet/ui/tr"
)

// A saved unfinished game is offered; continuing it gives the same position.
func TestResume(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.until("the first throw", func() bool { return r.snapshot().CanThrow })
	r.match.throw()
	r.until("a throw", func() bool { return len(r.snapshot().Log) > 0 })
	want := r.snapshot().Pos
	r.match.close()

	again := newRig(t, defaults("ru"))
	again.begin()
	again.idle()
	if len(again.modals) != 1 {
		t.Fatalf("%d dialogs", len(again.modals))
	}
	if again.escape(); len(again.modals) != 1 {
		t.Fatal("the question can be passed by")
	}
	if again.match.session != nil {
		t.Fatal("the game runs before the answer")
	}
	test.Tap(again.win.Canvas().Focused().(fyne.Tappable))
	again.until("the game", func() bool { return again.snapshot().Pos == want && len(again.modals) == 0 })
}

// A damaged save is set aside under a new name, told, and a game can be begun.
func TestDamagedSave(t *testing.T) {
	t.Setenv("SENET_DATA_DIR", t.TempDir())
	t.Setenv("SENET_CONFIG_DIR", t.TempDir())
	path, _ := settings.GamePath()
	if err := os.WriteFile(path, []byte("no record at all\n\x00"), 0o600); err != nil {
		t.Fatal(err)
	}
	r := newRig(t, defaults("uk"))
	r.begin()
	r.idle()
	found, _ := filepath.Glob(filepath.Join(filepath.Dir(path), "*damaged*"))
	if len(found) != 1 {
		t.Fatalf("set aside: %v", found)
	}
	if data, _ := os.ReadFile(found[0]); string(data) != "no record at all\n\x00" {
		t.Errorf("the damaged file was changed: %q", data)
	}
	if got := strings.Join(texts(r.modals[len(r.modals)-1].object), " "); !strings.Contains(got, "damaged") || !strings.Contains(got, tr.S("shell.damaged.title")) {
		t.Errorf("the message is %q", got)
	}
	if r.match.session == nil {
		t.Error("there is no game behind the message")
	}
}

// A save that fails is told and the game goes on.
func TestSaveFailure(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("SENET_DATA_DIR", filepath.Join(dir, "a-file", "below"))
	t.Setenv("SENET_CONFIG_DIR", t.TempDir())
	if err := os.WriteFile(filepath.Join(dir, "a-file"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.until("the message", func() bool { return r.notice.shown() != "" })
	r.until("the first throw", func() bool { return r.snapshot().CanThrow })
	r.match.throw()
	r.until("a throw all the same", func() bool { return len(r.snapshot().Log) > 0 })
}

// The dialogs of files open in the smallest window, keep the game's keys away,
// and go with Escape.
func TestFileDialogs(t *testing.T) {
	r := newRig(t, defaults("uk"))
	r.match.start(friends(t))
	r.until("the first throw", func() bool { return r.snapshot().CanThrow })
	r.win.Resize(fyne.NewSize(minWidth, minHeight))
	for _, open := range []func(){r.openFile, r.saveFile} {
		open()
		if !r.covered() {
			t.Fatal("no dialog")
		}
		r.typedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
		r.idle()
		if len(r.snapshot().Log) > 0 {
			t.Error("a key went through the dialog")
		}
		if f := r.win.Canvas().Focused(); f != nil {
			f.TypedRune('a')
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		} else {
			r.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		}
		if r.covered() {
			t.Error("Escape does not close the dialog")
		}
	}
	if s := r.win.Canvas().Size(); s.Width > minWidth || s.Height > minHeight {
		t.Errorf("the window grew to %v", s)
	}
}

// The recorded game of 2015 opens from the menu, can be stepped through, and
// leaves the saved game alone (RULES §3).
func TestRecord2015(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.playTo(2)
	path, _ := settings.GamePath()
	before, _ := os.ReadFile(path)
	r.openRecord2015()
	r.until("the record", func() bool { return len(r.snapshot().Log) >= 419 && r.review.player.At() == 0 })
	for i := 1; i < 5; i++ {
		r.match.step(1)
		r.until("a step", func() bool { return r.snapshot().Viewing == i-1 })
	}
	if got := strings.Join(texts(r.column.Object), "|"); !strings.Contains(got, "Operator") {
		t.Errorf("the player has no English name: %s", got)
	}
	if after, _ := os.ReadFile(path); string(after) != string(before) {
		t.Error("looking at a record changed the saved game")
	}
	r.backToMine()
	r.until("the game", func() bool { return len(r.snapshot().Log) == 2 })
}

// A record is looked at, one that can go on from its end; playing on from there
// makes it the running game, and the one before it is kept.
func TestOpenRecord(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.playTo(2)
	data := r.match.session.Record()
	r.match.start(friends(t))
	r.playTo(3)
	mine := r.snapshot().Pos
	if err := r.openRecord("a.senet", data); err != nil || !r.review.foreign() {
		t.Fatalf("the record is not looked at (%v)", err)
	}
	if at := r.review.player.At(); at != 2 {
		t.Errorf("it is at moment %d", at)
	}
	r.typedRune('u')
	r.typedKey(&fyne.KeyEvent{Name: fyne.KeySpace}) // plays the record, from its beginning
	if !r.review.player.Playing() {
		t.Error("Space does not play")
	}
	r.typedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	r.openPlayOn()
	test.Tap(r.win.Canvas().Focused().(fyne.Tappable))
	r.until("the game of the record", func() bool { return len(r.snapshot().Log) == 2 && r.snapshot().Viewing < 0 })
	r.backToMine()
	r.until("my game", func() bool { return r.snapshot().Pos == mine })
	r.closeAll()
	if err := r.openRecord("b.senet", []byte("Senet: 1\nRules: nothing such\n")); err == nil {
		t.Error("nonsense was opened")
	}
	if got := strings.Join(texts(r.modals[0].object), " "); !strings.Contains(got, "nothing such") || !strings.Contains(got, "b.senet") {
		t.Errorf("the message is %q", got)
	}
	if r.match.session == nil {
		t.Error("a failed opening ended the game")
	}
}
