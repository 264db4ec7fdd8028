package ui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/game/journal"
	"senet/game/oracle"
	"senet/ui/reading"
	"senet/ui/tr"
)

// Every page opens in every language in the smallest window, says nothing in
// keys, is made anew in another language, and Escape comes back to the table.
func TestPages(t *testing.T) {
	for _, lang := range tr.Languages {
		r := newRig(t, defaults(lang))
		r.match.start(friends(t))
		r.playTo(6)
		r.idle()
		r.win.Resize(fyne.NewSize(minWidth, minHeight))
		for name, open := range map[string]func(){
			"reading": r.openReading, "journal": r.openJournal, "codex": r.openCodex, "meditation": r.openMeditation,
			"day": func() { r.openDraw(oracle.DrawDay) }, "path": func() { r.openDraw(oracle.DrawPath) },
			"drawn": func() { r.showDrawn(oracle.NewDraw(oracle.DrawThree, 4), "?") },
		} {
			open()
			if !r.paged() || r.table.Visible() && r.under[0].Visible() {
				t.Fatalf("%s: the table is still shown", name)
			}
			for _, s := range texts(r.win.Content()) {
				if strings.HasPrefix(s, "reading.") || strings.HasPrefix(s, "oracle.") || strings.HasPrefix(s, "journal.") || strings.Contains(s, "{{") {
					t.Errorf("%s %s says %q", lang, name, s)
				}
			}
			if m := r.win.Content().MinSize(); m.Width > minWidth || m.Height > minHeight {
				t.Errorf("%s %s asks for %v", lang, name, m)
			}
			r.rebuild()
			if !r.paged() {
				t.Errorf("%s is not made anew", name)
			}
			r.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			if r.paged() || !r.under[0].Visible() || !r.bar.Object.Visible() {
				t.Errorf("%s: Escape does not close it", name)
			}
		}
	}
}

// While a page is open nothing is done on the table behind it; a new game closes
// the page.
func TestPageHidesTheTable(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.playTo(4)
	r.idle()
	before := r.snapshot().Revision
	r.openReading()
	for _, k := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyBackspace, fyne.KeyLeft} {
		r.typedKey(&fyne.KeyEvent{Name: k})
	}
	for _, c := range "uruhг" {
		r.typedRune(c)
	}
	if !r.pageShortcut(&fyne.ShortcutUndo{}) || !r.pageShortcut(&fyne.ShortcutPaste{}) || r.pageShortcut(chord(fyne.KeyN)) {
		t.Error("the shortcuts of the table are not held back")
	}
	r.idle()
	if r.snapshot().Revision != before {
		t.Error("something was done on the table")
	}
	r.match.start(friends(t))
	if r.paged() {
		t.Error("the page is open over a new game")
	}
}

// A kept draw is in the journal, and comes back from it as it was.
func TestKeep(t *testing.T) {
	r := newRig(t, defaults("en"))
	d := oracle.NewDraw(oracle.DrawThree, 11)
	r.showDrawn(d, "Why?")
	if !strings.Contains(strings.Join(texts(r.win.Content()), "\n"), tr.S("reading.keep")) {
		t.Fatal("no way to keep it")
	}
	e := journal.OfDraw(d, "Why?")
	k := keeper{shell: r.Shell}
	k.keep(reading.NewDrawn(d, "Why?", reading.Calls{}, nil), e)
	kept := r.openJournalFiles().Entries()
	if len(kept) != 1 || kept[0].Draw != d.Record() || kept[0].Question != "Why?" || kept[0].Language != "en" {
		t.Fatalf("%+v", kept)
	}
	r.reread(kept[0], 1)
	if !r.paged() {
		t.Fatal("not shown")
	}
	r.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if !r.paged() {
		t.Error("Escape should come back to the journal")
	}
}

// The gate holds what waits until it is let go, and nothing once it is off.
func TestGate(t *testing.T) {
	var g gate
	if g.step() {
		t.Error("nothing waits")
	}
	g.set(true)
	c := g.after(time.Nanosecond)
	select {
	case <-c:
		t.Fatal("it did not wait")
	case <-time.After(20 * time.Millisecond):
	}
	if !g.step() || g.step() {
		t.Error("one step is one step")
	}
	<-c
	c = g.after(time.Hour)
	g.set(false)
	<-c
	<-g.after(time.Nanosecond)
}

// From every page there is a way back to the board for those who use the mouse,
// in the smallest window too; what the menu does on the table is seen there.
func TestWayBack(t *testing.T) {
	for _, lang := range tr.Languages {
		r := newRig(t, defaults(lang))
		r.match.start(friends(t))
		r.playTo(4)
		r.idle()
		r.win.Resize(fyne.NewSize(minWidth, minHeight))
		if r.bar.back.Visible() {
			t.Error("a way back from the table")
		}
		r.openCodex()
		b := r.bar
		if !b.back.Visible() || b.back.Position().X+b.back.Size().Width > b.menu.Position().X {
			t.Errorf("%s: the way back is at %v of %v", lang, b.back.Position(), b.back.Size())
		}
		if b.word.Visible() && b.word.Position().X+b.word.Size().Width > b.back.Position().X {
			t.Errorf("%s: the way back lies on the name of the game", lang)
		}
		test.Tap(b.back)
		if r.paged() || b.back.Visible() || !b.word.Visible() {
			t.Errorf("%s: it does not lead back", lang)
		}
		r.openJournal()
		for _, i := range r.moveItems() {
			if i.Label == tr.S("shell.menu.prev") {
				i.Action()
			}
		}
		if r.paged() {
			t.Errorf("%s: the journal lies over the move looked at", lang)
		}
	}
}
