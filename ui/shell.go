// Package ui is the window: the top bar, the table in the middle, the panels at
// the right, the dialogs and the menu. It owns no rules and no game: package
// session does, and tells the window of every change; package table draws the
// board and plays the motions.
//
// Everything here runs on the UI goroutine; dispatch.go is the one way in from
// elsewhere.
package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"

	"senet/game/session"
	"senet/settings"
	"senet/ui/editor"
	"senet/ui/look"
	"senet/ui/panel"
	"senet/ui/table"
	"senet/ui/tr"
)

// Shell is the window and what belongs to it. Make one with newShell.
type Shell struct {
	app   fyne.App
	win   fyne.Window
	do    dispatcher
	prefs settings.Preferences

	match    match          // the game being played or looked at
	present  present        // what of it is shown
	review   review         // what is looked through in its place
	tosses   tosses         // how the sticks fell
	editing  *editor.Model  // a position set up and not played yet
	editor   *editor.Editor // while it is open
	lookback lookback       // the review of a whole game

	bar        *bar
	table      *table.Table
	column     *panel.Column
	notice     *notice
	pages      *fyne.Container     // where a page is shown
	under      []fyne.CanvasObject // what it takes the place of
	page       *page               // the one that is open
	divination divination          // what is read
	quiet      quiet               // the cards met so far, under the table
	ruleSets   openRules           // the view of the rule sets, when it is open
	modals     []layer             // dialogs and menus, the topmost last
	files      *dialog.FileDialog  // Fyne's, while it is open
	speaker    speaker             // what sounds are played on
	awake      bool                // the screen is kept on
	quietly    quietly             // what the computer works out meanwhile
	study      study               // the rule set it studies
}

// newShell fills win with the window's content. Nothing is shown yet and no
// game is on; begin does that.
func newShell(app fyne.App, win fyne.Window, prefs settings.Preferences, do dispatcher) *Shell {
	s := &Shell{app: app, win: win, do: do, prefs: prefs, speaker: mute{}}
	s.match.shell, s.present.shell, s.review.shell, s.study.shell = s, s, s, s
	s.present.snap.Viewing = -1
	s.openTosses()
	s.useLanguage()
	s.useTheme()
	s.build()
	s.keys()
	win.SetCloseIntercept(s.quit)
	win.SetOnDropped(s.dropped)
	return s
}

// build makes the content anew from the language, the theme and the game.
func (s *Shell) build() {
	s.bar, s.column = newBar(s), nil
	s.table = table.New(table.Callbacks{
		OnThrow: s.match.throw, OnMove: s.match.play, OnTouch: s.match.touch,
		OnRefused: s.present.refused, OnConsider: s.present.consider, OnCue: s.cue,
		OnIdle: func() { s.present.idle(); s.review.rested() }, OnKey: func(e *fyne.KeyEvent) bool { return s.godsKey(e) || s.review.key(e) },
	})
	s.column = panel.NewColumn(panel.ActionFuncs{
		Throw: s.match.throw, Live: s.review.leave, Again: s.match.again,
		Undo: s.match.undo, Redo: s.match.redo, Hint: s.match.hint, Waits: s.godsWait,
	}, s.match.view)
	s.notice = newNotice(s.do)
	stage := s.stage()
	body := container.New(bodyLayout{s.review.foot}, look.NewBackground(), stage, s.column.Object,
		s.newPages(stage, s.column.Object), s.bar.Object, s.notice.Object)
	s.win.SetContent(container.NewStack(body, look.NewTipLayer()))
	s.win.SetTitle(tr.S("shell.app"))
	s.win.SetPadded(false)
	s.setMainMenu()
	s.applyPrefs()
	s.review.fill()
	s.present.redraw()
	s.win.Canvas().Focus(s.table)
}

// applyPrefs hands the preferences to whoever they concern.
func (s *Shell) applyPrefs() {
	p := s.prefs
	s.table.SetPrefs(table.Prefs{Numbers: p.Numbers, Flipped: p.Flipped, Speed: p.Speed, Reduced: p.Reduced})
	s.match.applyPrefs()
	s.showQuiet()
}

// setPrefs takes over changed preferences, applies and saves them. A new
// language or theme rebuilds the window around the game.
func (s *Shell) setPrefs(p settings.Preferences) {
	old := s.prefs
	s.prefs = p
	switch {
	case p.Language != old.Language:
		s.useLanguage()
		if p.Theme != old.Theme {
			s.useTheme()
		}
		s.rebuild()
	case p.Theme != old.Theme:
		s.useTheme()
	}
	s.applyPrefs()
	s.applySound(old)
	s.savePrefs()
}

// savePrefs writes the preferences; a failure is told and changes nothing else.
func (s *Shell) savePrefs() {
	if err := settings.Save(s.prefs); err != nil {
		s.notice.show(tr.F("shell.prefs.failed", map[string]any{"Why": tr.Fault(err)}), true)
	}
}

// rebuild makes content and open dialogs anew, in the language now chosen.
func (s *Shell) rebuild() {
	open, page := s.modals, s.page
	for len(s.modals) > 0 {
		s.closeModal()
	}
	s.leavePage()
	s.build()
	if page != nil {
		page.again()
	}
	for _, m := range open {
		m.open()
	}
}

func (s *Shell) useLanguage() {
	if l := s.prefs.Language; l != "" && l != "system" {
		tr.SetLanguage(l)
		return
	}
	tr.SetLanguage(tr.SystemLanguage())
}

// useTheme puts the chosen theme in force.
func (s *Shell) useTheme() {
	light := s.prefs.Theme == "light" ||
		s.prefs.Theme == "system" && s.app.Settings().ThemeVariant() == variantLight
	if light {
		look.SetMode(look.Light)
	} else {
		look.SetMode(look.Dark)
	}
}

// toggleTheme changes between dark and light.
func (s *Shell) toggleTheme() {
	p := s.prefs
	p.Theme = "light"
	if look.Current() == look.Light {
		p.Theme = "dark"
	}
	s.setPrefs(p)
}

// setLanguage changes the language.
func (s *Shell) setLanguage(code string) {
	p := s.prefs
	p.Language = code
	s.setPrefs(p)
}

// toggleFull changes between full screen and window.
func (s *Shell) toggleFull() { s.win.SetFullScreen(!s.win.FullScreen()) }

// quit saves the window's size and ends the program. The game is saved already.
func (s *Shell) quit() {
	if s.unsavedRules(s.quit) || s.unsavedEntries(s.quit) {
		return // they ask first
	}
	if size := s.win.Canvas().Size(); !s.win.FullScreen() && size.Width > 0 {
		s.prefs.WindowWidth, s.prefs.WindowHeight = int(size.Width), int(size.Height)
	}
	s.savePrefs()
	s.leavePage()
	s.match.count()
	s.match.close()
	s.study.close()
	s.tosses.store.Close()
	s.win.SetCloseIntercept(nil)
	s.win.Close()
	s.app.Quit()
}

// snapshot is the game as it is shown.
func (s *Shell) snapshot() session.Snapshot { return s.present.snap }
