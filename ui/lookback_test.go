package ui

import (
	"runtime"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"senet/game/record"
	"senet/ui/tr"
)

// open2015 opens the record of 2015 in the viewer.
func (r *rig) open2015() {
	r.t.Helper()
	r.match.start(friends(r.t))
	r.openRecord2015()
	r.idle()
	if !r.review.on() {
		r.t.Fatal("the record is not open")
	}
}

// The review opens over a record, begins to judge, says everything in words in
// every language and is made anew with what it knows; Escape stops it, leaves no
// goroutine, and brings the viewer to the line that was looked at.
func TestLookback(t *testing.T) {
	for _, lang := range tr.Languages {
		r := newRig(t, defaults(lang))
		r.open2015()
		r.win.Resize(fyne.NewSize(minWidth, minHeight))
		before := runtime.NumGoroutine()
		r.typedRune('a')
		if !r.paged() || r.lookback.run == nil {
			t.Fatal("the review is not open")
		}
		l := &r.lookback
		r.until("a verdict", func() bool { return l.model.Known() > 20 })
		for _, s := range texts(r.win.Content()) {
			if strings.HasPrefix(s, "review.") || strings.Contains(s, "{{") {
				t.Errorf("%s: it says %q", lang, s)
			}
		}
		if m := r.win.Content().MinSize(); m.Width > minWidth || m.Height > minHeight {
			t.Errorf("%s: it asks for %v", lang, m)
		}
		known, model := l.model.Known(), l.model
		r.rebuild()
		if !r.paged() || l.model != model || l.model.Known() < known || l.run == nil {
			t.Errorf("%s: it is not made anew as it was", lang)
		}
		for range 4 {
			r.typedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
		}
		line := l.view.Chosen()
		run := l.run
		r.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		run.Wait()
		if r.paged() || l.run != nil || l.view != nil || r.review.player.At() != line+1 {
			t.Errorf("%s: Escape does not close it at line %d, but at %d", lang, line, r.review.player.At())
		}
		known = model.Known()
		r.idle()
		if model.Known() != known {
			t.Errorf("%s: it goes on after it was closed", lang)
		}
		end := time.Now().Add(2 * time.Second)
		for runtime.NumGoroutine() > before && time.Now().Before(end) {
			time.Sleep(10 * time.Millisecond)
		}
		if n := runtime.NumGoroutine(); n > before {
			t.Errorf("%s: %d goroutines, %d before", lang, n, before)
		}
		r.typedRune('ф')
		if l.model != model {
			t.Errorf("%s: what was found is forgotten", lang)
		}
		r.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	}
}

// While a game is being played its review is not open to be asked for; when it
// has been given up it is, and one plays on from a line of it with its throw.
func TestLookbackOfOwnGame(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.playTo(12)
	r.idle()
	r.typedRune('a')
	if r.paged() {
		t.Fatal("the running game is reviewed")
	}
	r.match.resign()
	r.until("the end", func() bool { return r.snapshot().Over })
	r.closeAll()
	r.openLookback()
	l := &r.lookback
	r.until("the whole review", func() bool { return l.model.Done() })
	if l.run != nil {
		t.Error("it is still judging")
	}
	if c, _ := l.model.Point(l.model.Len()); c != 0 && c != 1 {
		t.Errorf("it ends at %g", c)
	}
	line := -1
	for i := range l.model.Len() {
		if v := l.model.Verdict(i); v != nil && v.Choice {
			line = i
		}
	}
	if line < 0 {
		t.Fatal("there was no choice")
	}
	want := l.model.Verdict(line).Before
	r.playOnFrom(line)
	if len(r.modals) == 0 {
		t.Fatal("nobody is asked who plays on")
	}
	r.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if !r.paged() {
		t.Fatal("a no closes the review")
	}
	r.page.copy()
	if s := r.app.Clipboard().Content(); !strings.Contains(s, tr.S("review.title")) {
		t.Errorf("copied %q", s)
	}
	r.playOnFrom(line)
	r.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	r.until("the new game", func() bool { return !r.paged() && !r.snapshot().Over })
	if log := r.snapshot().Log; len(log) == 0 || log[0].After.Throw != want.Throw || log[0].After.Cells != want.Cells {
		t.Error("it begins with another position")
	}
}

// Leaving the window stops a review.
func TestLookbackEndsWithTheWindow(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.open2015()
	r.openLookback()
	run := r.lookback.run
	r.stopLookback()
	run.Wait()
	if r.lookback.run != nil || !r.paged() {
		t.Error("it is not stopped, or closed")
	}
	r.judge()
	run = r.lookback.run
	r.match.start(friends(t))
	run.Wait()
	if r.paged() || r.lookback.run != nil {
		t.Error("a new game leaves it open")
	}
}

// What is opened after it is another review.
func TestLookbackForgets(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.open2015()
	r.openLookback()
	first := r.lookback.model
	r.closePage()
	rec, _, err := record.Read(r.text())
	if err != nil {
		t.Fatal(err)
	}
	rec.Actions = rec.Actions[:60]
	data, err := record.Write(rec)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.openRecord("part.senet", data); err != nil {
		t.Fatal(err)
	}
	r.openLookback()
	if r.lookback.model == first || r.lookback.model.Actions() != 60 {
		t.Error("it is the review of another record")
	}
}
