package ui

import (
	"runtime"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"senet/game/ai"
	"senet/game/rules"
	"senet/ui/newgame"
	"senet/ui/studying"
	"senet/ui/tr"
)

// unlearned is a rule set of the player's own that nobody has learned.
func unlearned(t *testing.T) rules.Preset {
	t.Helper()
	p, _ := rules.ByID("five-stones")
	p.ID, p.Base, p.Rules.BaDoubles = "mine", "five-stones", true
	p.Names = map[string]string{"en": "Mine"}
	return p
}

// goroutines counts those whose stack has the given words in it.
func goroutines(what string) int {
	room := make([]byte, 4<<20)
	n := 0
	for _, g := range strings.Split(string(room[:runtime.Stack(room, true)]), "\n\n") {
		if strings.Contains(g, what) {
			n++
		}
	}
	return n
}

// gone waits until no goroutine does what is named.
func gone(t *testing.T, what string) {
	t.Helper()
	for range 500 {
		if goroutines(what) == 0 {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("%s goes on", what)
}

// A rule set that the computer has not learned is studied: the New game dialog
// says so and offers it, the dialog tells how far it is, it goes on when that is
// closed, and what came of it is told.
func TestStudy(t *testing.T) {
	r := newRig(t, defaults("en"))
	ai.SetHome(t.TempDir())
	t.Cleanup(func() { ai.SetHome("") })
	p := unlearned(t)
	r.newGameWith(p)
	said := func() string { return strings.Join(texts(r.modals[len(r.modals)-1].object), " ") }
	if got := said(); !strings.Contains(got, "not learned these rules") || !strings.Contains(got, tr.S("study.open")) {
		t.Errorf("the new game says %q", got)
	}
	r.openStudy(p)
	r.study.start(700 * time.Millisecond)
	r.until("some games", func() bool { return r.study.state.Lesson.Games > 0 })
	if got := said(); !strings.Contains(got, "Learned from") || !strings.Contains(got, "%") {
		t.Errorf("while it learns: %q", got)
	}
	if i := r.study.item(); i == nil || !strings.Contains(i.Label, "Mine") {
		t.Errorf("the menu has %v", i)
	}
	r.closeAll()
	if !r.study.state.Running || r.study.going(p) == "" {
		t.Error("it ends with its dialog")
	}
	r.until("its end", func() bool { return !r.study.state.Running })
	if l := r.study.state.Lesson; !l.Done || l.Tried != 1 || !strings.Contains(r.notice.shown(), "Mine") {
		t.Errorf("it ends with %+v, and %q is said", l, r.notice.shown())
	}
	if r.study.item() != nil {
		t.Error("the menu still has it")
	}
	gone(t, "ai.Study")
}

// A study ends with the program, at once, and keeps what it has learned.
func TestStudyEndsWithTheProgram(t *testing.T) {
	r := newRig(t, defaults("en"))
	ai.SetHome(t.TempDir())
	t.Cleanup(func() { ai.SetHome("") })
	p := unlearned(t)
	p.Rules.BaDoubles, p.Rules.Safe = false, 3
	r.openStudy(p)
	r.study.start(time.Hour)
	r.until("some games", func() bool { return r.study.state.Lesson.Games > 0 })
	r.win = r.app.NewWindow("") // the rig closes its own
	began := time.Now()
	r.quit()
	if d := time.Since(began); d > lastWords {
		t.Errorf("it took %v", d)
	}
	gone(t, "ai.Study")
	if got := newgame.Knows(p); !strings.Contains(got, "not learned") {
		t.Errorf("used without a trial: %q", got)
	}
	r.study.state.Running = false
	r.openStudy(p)
	if r.study.state.Before == 0 {
		t.Error("what was learned is lost")
	}
}

// What the New game dialog says of the levels was measured.
func TestLevelsTellTheirStrength(t *testing.T) {
	r := newRig(t, defaults("en"))
	for _, l := range ai.Levels() {
		r.prefs.Level = l
		r.openNewGame()
		got := strings.Join(texts(r.modals[0].object), " ")
		if s, ok := ai.Measured(l, rules.DefaultID); !ok || s.Loss > 0 && !strings.Contains(got, "of a win with a move") {
			t.Errorf("%s: %q", l, got)
		}
		r.closeAll()
	}
}

// The dialog fits into the smallest window in every language, whatever it has to
// say.
func TestStudyFits(t *testing.T) {
	for _, lang := range tr.Languages {
		r := newRig(t, defaults(lang))
		r.win.Resize(fyne.NewSize(minWidth, minHeight))
		p := unlearned(t)
		for name, s := range map[string]studying.State{
			"new":      {},
			"begun":    {Before: 123_456},
			"begins":   {Running: true},
			"learning": {Running: true, Lesson: ai.Lesson{Share: 0.34, Games: 123_456, Off: 0.034}},
			"trying":   {Running: true, Lesson: ai.Lesson{Share: 1, Games: 123_456, Trying: true, Tried: 0.5}},
			"stopping": {Running: true, Stopping: true, Lesson: ai.Lesson{Share: 0.34, Games: 21}},
			"better":   {Before: 22, Lesson: ai.Lesson{Done: true, Better: true, Score: 0.61, Games: 22}},
			"worse":    {Before: 25, Lesson: ai.Lesson{Done: true, Score: 0.41, Games: 25}},
			"failed":   {Failed: "no space left on device"},
		} {
			r.openStudy(p)
			r.study.state = s
			r.study.show()
			r.checkLayer(lang + " " + name)
			if got := strings.Join(texts(r.modals[0].object), " "); strings.Contains(got, "study.") {
				t.Errorf("%s %s says %q", lang, name, got)
			}
			r.closeAll()
			r.study.state = studying.State{}
		}
	}
}
