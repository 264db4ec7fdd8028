package ui

import (
	"os"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"senet/game"
	"senet/game/rules"
	"senet/game/session"
	"senet/settings"
	"senet/ui/tr"
)

// rig is a shell in Fyne's test driver. What other goroutines want done on the
// UI goroutine waits in a queue until the test lets it happen.
type rig struct {
	*Shell
	t     *testing.T
	queue chan func()
}

func newRig(t *testing.T, prefs settings.Preferences) *rig {
	t.Helper()
	if os.Getenv("SENET_DATA_DIR") == "" {
		t.Setenv("SENET_DATA_DIR", t.TempDir())
		t.Setenv("SENET_CONFIG_DIR", t.TempDir())
	}
	r := &rig{t: t, queue: make(chan func(), 4096)}
	app := test.NewTempApp(t)
	win := test.NewTempWindow(t, nil)
	prefs.Speed, prefs.ThrowPause, prefs.MovePause = 0, 0, 0
	r.Shell = newShell(app, win, prefs, func(f func()) { r.queue <- f })
	win.Resize(fyne.NewSize(startWidth, startHeight))
	t.Cleanup(func() { r.match.close(); r.tosses.store.Close(); tr.SetLanguage("en") })
	return r
}

// until lets the UI goroutine work until done holds.
func (r *rig) until(what string, done func() bool) {
	r.t.Helper()
	end := time.After(20 * time.Second)
	for !done() {
		select {
		case f := <-r.queue:
			f()
		case <-time.After(10 * time.Millisecond):
		case <-end:
			r.t.Fatalf("waited in vain for %s", what)
		}
	}
}

// idle lets everything queued happen, for a while.
func (r *rig) idle() {
	for quiet := 0; quiet < 5; {
		select {
		case f := <-r.queue:
			f()
			quiet = 0
		case <-time.After(10 * time.Millisecond):
			quiet++
		}
	}
}

func defaults(lang string) settings.Preferences {
	p := settings.Defaults()
	p.Language, p.Theme, p.Side = lang, "dark", "spools"
	return p
}

func friends(t *testing.T) session.Config {
	t.Helper()
	p, _ := rules.ByID("kendall")
	p.Rules.FirstPlayer = rules.FirstSpools
	return session.Config{RuleID: "kendall", Rules: p.Rules, Seed: 7, Seats: [2]session.Seat{{Name: "Anna"}, {Name: "Boris"}}}
}

// texts collects all visible text under o.
func texts(o fyne.CanvasObject) []string {
	var out []string
	walk(o, func(o fyne.CanvasObject) {
		if t, ok := o.(*canvas.Text); ok && t.Text != "" {
			out = append(out, t.Text)
		}
	})
	return out
}

func walk(o fyne.CanvasObject, f func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	f(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, c := range o.Objects {
			walk(c, f)
		}
	case fyne.Widget:
		for _, c := range test.WidgetRenderer(o).Objects() {
			walk(c, f)
		}
	}
}

// playTo plays any moves until the log has n entries.
func (r *rig) playTo(n int) {
	r.t.Helper()
	for len(r.snapshot().Log) < n {
		r.until("something to do", func() bool { return r.snapshot().CanThrow || len(r.snapshot().Legal) > 0 })
		now := r.snapshot().Revision
		if s := r.snapshot(); len(s.Legal) > 0 {
			r.match.play(s.Legal[0])
		} else {
			r.match.throw()
		}
		r.until("a change", func() bool { return r.snapshot().Revision != now })
	}
}

// press does what a shortcut does; the test canvas takes none itself.
func (r *rig) press(want fyne.Shortcut) {
	r.t.Helper()
	for have, do := range r.shortcuts() {
		if have.ShortcutName() == want.ShortcutName() {
			do()
			return
		}
	}
	r.t.Fatalf("no shortcut %s", want.ShortcutName())
}

// A throw and a move reach the panels and the saved game; Ctrl+Z takes both back.
func TestPlayUndoSave(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.until("the first throw", func() bool { return r.snapshot().CanThrow })
	r.typedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	r.until("a throw", func() bool { return len(r.snapshot().Log) > 0 })
	r.until("a choice", func() bool {
		if r.snapshot().CanThrow {
			r.match.throw()
			r.idle()
		}
		return len(r.snapshot().Legal) > 0
	})
	r.match.play(r.snapshot().Legal[0])
	r.until("the move", func() bool { s := r.snapshot(); return len(s.Log) > 0 && s.Log[len(s.Log)-1].MoveValid })
	path, _ := settings.GamePath()
	data, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(data), "kendall") {
		t.Fatalf("the game was not saved: %v", err)
	}
	if got := strings.Join(texts(r.column.Object), "|"); !strings.Contains(got, "Anna") {
		t.Errorf("the panels do not show the player: %s", got)
	}
	before := r.snapshot().Pos
	r.press(&fyne.ShortcutUndo{})
	r.until("the undo", func() bool { return r.snapshot().Pos != before })
	r.typedRune('r')
	r.until("the redo", func() bool { return r.snapshot().Pos == before })
}

// The letters work on a Cyrillic keyboard too, and not behind a dialog.
func TestLettersByPlace(t *testing.T) {
	r := newRig(t, defaults("uk"))
	r.match.start(friends(t))
	r.playTo(3)
	r.openAbout()
	r.typedRune('г')
	r.idle()
	if !r.snapshot().CanUndo {
		t.Fatal("a dialog let a key through")
	}
	r.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	r.typedRune('г')
	r.until("the undo", func() bool { return r.snapshot().CanRedo })
}

// A dialog and a game survive a change of language and theme.
func TestLanguageAndThemeInPlace(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.until("the first throw", func() bool { return r.snapshot().CanThrow })
	r.match.throw()
	r.until("a throw", func() bool { return len(r.snapshot().Log) > 0 })
	before := r.snapshot().Pos
	r.openPrefs()
	for _, code := range []string{"ru", "uk", "en"} {
		r.setLanguage(code)
		r.toggleTheme()
		r.idle()
		if r.snapshot().Pos != before {
			t.Fatalf("%s: the game changed", code)
		}
		if len(r.modals) != 1 {
			t.Fatalf("%s: the dialog is gone", code)
		}
		if got := strings.Join(texts(r.column.Object), "|"); !strings.Contains(got, tr.S("shell.moves.title")) {
			t.Errorf("%s: the panels speak another language: %s", code, got)
		}
	}
	p, _ := settings.Load()
	if p.Language != "en" || p.Theme == "system" {
		t.Errorf("not saved: %+v", p)
	}
}

// A new game while the computer thinks leaves no trace of the old one.
func TestNewGameWhileThinking(t *testing.T) {
	r := newRig(t, defaults("en"))
	cfg := friends(t)
	cfg.Seats[0] = session.Seat{Kind: session.Computer}
	r.prefs.ThrowPause = 0.02
	for i := range 5 {
		cfg.Seed = uint64(i + 1)
		r.match.start(cfg)
		time.Sleep(time.Duration(i) * 15 * time.Millisecond)
	}
	r.match.start(friends(t))
	r.until("the new game", func() bool { return r.snapshot().CanThrow })
	r.idle()
	if s := r.snapshot(); len(s.Log) != 0 || s.Config.Seats[0].Kind != session.Human {
		t.Errorf("the old game shows through: %d entries", len(s.Log))
	}
}

// Looking back shows an old position, offers the way back, and changes nothing.
func TestLookBack(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.playTo(4)
	live := r.snapshot().Pos
	r.match.view(0)
	r.until("the past", func() bool { return r.snapshot().Viewing == 0 })
	if got := strings.Join(texts(r.column.Object), "|"); !strings.Contains(got, tr.S("shell.moves.live")) {
		t.Errorf("no way back: %s", got)
	}
	r.match.step(1)
	r.until("a step", func() bool { return r.snapshot().Viewing == 1 })
	r.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	r.until("the present", func() bool { return r.snapshot().Viewing == -1 })
	if r.snapshot().Pos != live {
		t.Error("looking back changed the game")
	}
}

// Every shortcut of the contract is there.
func TestShortcuts(t *testing.T) {
	r := newRig(t, defaults("en"))
	have := map[string]bool{}
	for s := range r.shortcuts() {
		have[s.ShortcutName()] = true
	}
	key := func(k fyne.KeyName, m fyne.KeyModifier) string {
		return (&desktop.CustomShortcut{KeyName: k, Modifier: m}).ShortcutName()
	}
	for _, want := range []string{
		key(fyne.KeyN, ctrl), key(fyne.KeyO, ctrl), key(fyne.KeyS, ctrl), key(fyne.KeyComma, ctrl),
		key(fyne.KeyZ, ctrl|fyne.KeyModifierShift), (&fyne.ShortcutUndo{}).ShortcutName(), (&fyne.ShortcutRedo{}).ShortcutName(),
	} {
		if !have[want] {
			t.Errorf("no shortcut %s", want)
		}
	}
	r.typedKey(&fyne.KeyEvent{Name: fyne.KeyF1})
	r.checkLayer("F1")
	r.closeAll()
	r.typedKey(&fyne.KeyEvent{Name: fyne.KeyF10})
	r.checkLayer("F10")
}

// The end of a game is told once, with who won.
func TestResult(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.until("the first throw", func() bool { return r.snapshot().CanThrow })
	r.match.resign()
	r.until("the result", func() bool { return len(r.modals) == 1 })
	got := strings.Join(texts(r.modals[0].object), " ")
	if !strings.Contains(got, "The cones have won") || !strings.Contains(got, "Anna") {
		t.Errorf("the result says %q", got)
	}
	r.closeAll()
	r.match.view(-1)
	r.idle()
	if len(r.modals) != 0 {
		t.Error("the result came twice")
	}
}

// A refusal does not outlive its reason: "Play the throw first" goes once the
// throw has been played.
func TestRefusalGoesWithItsReason(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	r.until("the first throw", func() bool { return r.snapshot().CanThrow })
	r.present.refused(1, game.ReasonNotNow)
	if got := strings.Join(texts(r.column.Object), " "); !strings.Contains(got, tr.S("session.throwFirst")) {
		t.Errorf("a piece before the throw: %q", got)
	}
	r.match.throw()
	r.until("a choice", func() bool { return len(r.snapshot().Legal) > 0 })
	r.match.throw()
	if r.notice.shown() != tr.S("session.playFirst") {
		t.Fatalf("a throw too many: %q", r.notice.shown())
	}
	r.match.play(r.snapshot().Legal[0])
	r.until("the move", func() bool { return r.snapshot().CanThrow })
	if got := r.notice.shown(); got != "" {
		t.Errorf("still says %q", got)
	}
}
