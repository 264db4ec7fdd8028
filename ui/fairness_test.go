package ui

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"senet/game/record"
	"senet/game/throws"
	"senet/settings"
	"senet/ui/tr"
)

// counted is what the file of all throws holds, as a reader finds it.
func counted(t *testing.T) throws.Report {
	t.Helper()
	s := throws.Open(func(err error) { t.Error(err) })
	var r throws.Report
	s.Report(nil, nil, func(got throws.Report) { r = got })
	s.Close()
	return r
}

// made is how many throws the game on the table has.
func (r *rig) made() int {
	r.t.Helper()
	rec, _, err := record.Read(r.match.session.Record())
	if err != nil {
		r.t.Fatal(err)
	}
	return rec.Throws()
}

// A game counts once it is left, each throw once, whatever is taken back before
// and however often it is resumed.
func TestThrowsCountOnce(t *testing.T) {
	r := newRig(t, defaults("en"))
	cfg := friends(t)
	r.match.start(cfg)
	r.playTo(12)
	r.match.undo()
	r.until("the undo", func() bool { return r.snapshot().CanRedo })
	r.playTo(9)
	data, first := r.match.session.Record(), r.made()
	cfg.Seed = 8
	r.match.start(cfg)
	r.tosses.store.Wait()
	if got := counted(t); got.Games != 1 || got.Checked.Throws != first {
		t.Fatalf("%d throws of %d games, not %d", got.Checked.Throws, got.Games, first)
	}
	r.playTo(5)
	second := r.made()
	if err := r.match.load(data, false); err != nil { // back to the first
		t.Fatal(err)
	}
	r.playTo(14)
	r.match.count() // as at the end of the game and of the program
	r.tosses.store.Close()
	if got := counted(t); got.Games != 2 || got.Checked.Throws != r.made()+second {
		t.Errorf("%d throws of %d games, not %d", got.Checked.Throws, got.Games, r.made()+second)
	}
}

// After the program was killed, its last game counts before anything is written
// over it.
func TestThrowsOfAKilledGame(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.playTo(10)
	n := r.made()
	r.match.close() // nothing else is done: as if it had been killed
	r.match.session = nil
	if got := counted(t); got.Games != 0 {
		t.Fatalf("%d games are counted already", got.Games)
	}
	again := newRig(t, defaults("en"))
	again.begin()
	again.closeAll()
	cfg := friends(t)
	cfg.Seed = 99
	again.match.start(cfg)
	again.until("the save of the new game", func() bool {
		path, _ := settings.GamePath()
		data, _ := os.ReadFile(path)
		return strings.Contains(string(data), "Seed: 99")
	})
	if got := counted(t); got.Games != 1 || got.Checked.Throws != n {
		t.Errorf("%d throws of %d games, not %d", got.Checked.Throws, got.Games, n)
	}
}

// A record that is only looked at is checked and shown, and counts for nothing.
func TestThrowsOfARecord(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.playTo(4)
	r.openRecord2015()
	r.openFairness()
	r.until("the report", func() bool { return strings.Contains(strings.Join(texts(r.win.Content()), " "), "no seed") })
	if got := counted(t); got.Games != 0 {
		t.Errorf("%d games are counted", got.Games)
	}
	r.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if r.paged() || !r.review.on() {
		t.Error("Escape does not lead back to the record")
	}
}

// The page opens in every language in the smallest window, by its shortcut, is
// made anew in another language, copies, and Escape closes it.
func TestFairnessPage(t *testing.T) {
	for _, lang := range tr.Languages {
		r := newRig(t, defaults(lang))
		r.match.start(friends(t))
		r.playTo(8)
		r.win.Resize(fyne.NewSize(minWidth, minHeight))
		r.press(chord(fyne.KeyT))
		shown := func() string { return strings.Join(texts(r.win.Content()), "|") }
		r.until("the report", func() bool { return strings.Contains(shown(), tr.S("fairness.check")) })
		if strings.Contains(shown(), "fairness.") {
			t.Error(shown())
		}
		if m := r.win.Content().MinSize(); m.Width > minWidth || m.Height > minHeight {
			t.Errorf("%s asks for %v", lang, m)
		}
		r.page.copy()
		if text := r.app.Clipboard().Content(); !strings.Contains(text, "Anna") || !strings.Contains(text, "senet sticks 001") {
			t.Errorf("%s copies %q", lang, text)
		}
		r.rebuild()
		r.until("the report anew", func() bool { return strings.Contains(shown(), tr.S("fairness.check")) })
		r.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		if r.paged() {
			t.Errorf("%s: Escape does not close it", lang)
		}
	}
}

// While the page is open it follows the game.
func TestFairnessGoesOn(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.playTo(5)
	r.openFairness()
	r.idle()
	before := strings.Join(texts(r.win.Content()), "|")
	r.playTo(9)
	r.until("a newer report", func() bool { return strings.Join(texts(r.win.Content()), "|") != before })
}
