package ui

import (
	"maps"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"senet/assets"
	"senet/game/rules"
	"senet/settings"
	"senet/ui/look"
	"senet/ui/newgame"
	"senet/ui/panel/form"
	"senet/ui/panel/words"
	"senet/ui/prefs"
	"senet/ui/ruleform/shelf"
	"senet/ui/tr"
)

// openNewGame opens the New game dialog.
func (s *Shell) openNewGame() {
	presets := newgame.Playable()
	s.askNewGame(newgame.FromPreferences(s.prefs, presets), presets)
}

// askNewGame opens the New game dialog with a choice to begin with.
func (s *Shell) askNewGame(c newgame.Choice, presets []rules.Preset) {
	d := newgame.New(c, presets, func(c newgame.Choice) {
		s.closeAll()
		c.Remember(&s.prefs)
		s.savePrefs()
		s.match.start(c.Config())
	}, s.closeModal)
	m := s.showModal(tr.S("shell.new.title"), d.Object, d.Start, s.openNewGame, s.closeModal)
	m.scrolls(d.Reader)
	m.start, d.Changed = d.Start, m.Refresh
	d.SetStudy(newgame.Study{Open: func(p rules.Preset) { s.study.under = d.Update; s.openStudy(p) }, Going: s.study.going})
	if snap := s.snapshot(); len(snap.Log) > 0 && !snap.Over && !s.match.record {
		d.SetNote(tr.S("shell.new.replace"))
	}
}

func (s *Shell) closeAll() {
	for len(s.modals) > 0 {
		s.closeModal()
	}
}

// openPrefs opens the Settings dialog. Changes work at once.
func (s *Shell) openPrefs() {
	d := prefs.New(s.prefs, func(p settings.Preferences) { s.setPrefs(p) }, s.closeModal)
	s.showModal(tr.S("shell.prefs.title"), d.Object, d.First, s.openPrefs, s.closeModal).scrolls(d.Reader)
}

// buttons sets buttons side by side at the right.
func buttons(all ...fyne.CanvasObject) fyne.CanvasObject {
	row := container.New(layout.NewCustomPaddedHBoxLayout(10), layout.NewSpacer())
	for _, b := range all {
		row.Add(b)
	}
	return container.New(layout.NewCustomPaddedLayout(14, 0, 0, 0), row)
}

// read opens a dialog of text to read.
func (s *Shell) read(title string, size fyne.Size, reopen func(), paragraphs ...fyne.CanvasObject) {
	r := form.NewReader(container.New(layout.NewCustomPaddedLayout(8, 8, 14, 18), form.Column(9, paragraphs...)), size)
	done := look.NewPrimarySmall(tr.S("shell.close"), "Esc", s.closeModal)
	s.showModal(title, container.NewBorder(nil, buttons(done), nil, nil, r), r, reopen, s.closeModal).scrolls(r)
}

func para(text string) fyne.CanvasObject { return look.NewWrapped(text, look.Reading16, look.Ink) }

func aside(text string) fyne.CanvasObject { return look.NewWrapped(text, look.Body13, look.Muted) }

func heading(text string) fyne.CanvasObject { return look.NewWrapped(text, look.Title23, look.Gold) }

// openRules shows the rules of the game on the table in sentences.
func (s *Shell) openRules() {
	p, _ := rules.ByID(rules.DefaultID)
	if snap := s.snapshot(); snap.Game != nil {
		if known, ok := shelf.ByID(snap.Config.RuleID); ok {
			p = known
		}
		p.Rules = snap.Config.Rules
	}
	out := []fyne.CanvasObject{
		para(newgame.About(p)), aside(newgame.Origin(p)), aside(tr.S("shell.rules.lost")),
	}
	for _, sec := range words.Book(p.Rules) {
		out = append(out, heading(sec.Title))
		for _, l := range sec.Lines {
			out = append(out, para(l))
		}
	}
	title := newgame.Text(p.Names)
	if title == "" {
		title = tr.S("shell.rules.title")
	}
	s.read(title, fyne.NewSize(600, 400), s.openRules, out...)
}

// openAbout says what this is and whose work is in it.
func (s *Shell) openAbout() {
	licences := look.NewLink(tr.S("shell.about.licences"), s.openLicences)
	s.read(tr.S("shell.app"), fyne.NewSize(560, 340), s.openAbout,
		aside(tr.F("shell.about.version", map[string]any{"Version": Version})),
		para(tr.S("shell.about.text")), aside(tr.S("shell.about.fonts")),
		aside(tr.S("shell.about.glyphs")), aside(tr.S("shell.about.libs")),
		container.NewHBox(licences))
}

// openLicences shows the licence texts that ship with fonts and drawings.
func (s *Shell) openLicences() {
	all := assets.Licences()
	var out []fyne.CanvasObject
	for _, name := range slices.Sorted(maps.Keys(all)) {
		out = append(out, heading(name), aside(all[name]))
	}
	s.read(tr.S("shell.about.licences"), fyne.NewSize(600, 400), s.openLicences, out...)
}

// openKeys lists what the keyboard does.
func (s *Shell) openKeys() {
	var out []fyne.CanvasObject
	row := func(keys, text string) {
		out = append(out, form.Row(keys, look.NewWrapped(tr.S(text), look.Reading16, look.Ink), nil))
	}
	row(tr.S("shell.key.space"), "shell.keys.throw")
	row(tr.S("shell.keys.key.arrows"), "shell.keys.walk")
	row("Enter", "shell.keys.choose")
	row("1 – 6", "shell.keys.which")
	row("Esc", "shell.keys.esc")
	row("Tab", "shell.keys.tab")
	row("U, Backspace, Ctrl+Z", "shell.keys.undo")
	row("R, Ctrl+Y", "shell.keys.redo")
	row("H", "shell.menu.hint")
	row("M", "sound.menu")
	row("Alt+←, Alt+→", "shell.keys.look")
	row(tr.S("shell.key.space"), "replay.keys.play")
	row("←, →", "replay.keys.step")
	row("Home, End", "replay.keys.ends")
	row("↑, ↓", "replay.keys.remarks")
	row("A", "review.menu")
	row("←, →", "review.keys.walk")
	row("↑, ↓", "review.keys.list")
	row("Enter", "review.keys.play")
	row("D", "oracle.title")
	row("Ctrl+J", "journal.title")
	row("F2", "reading.keys.rename")
	row("Ctrl+B", "reading.menu.codex")
	row("Ctrl+T", "fairness.menu")
	row("F1", "shell.menu.rules")
	row("F10", "shell.bar.menu")
	row("F11", "shell.menu.full")
	row("Ctrl+N", "shell.menu.new")
	row("Ctrl+O", "shell.menu.open")
	row("Ctrl+R", "ruleform.menu")
	row("Ctrl+S", "replay.menu.save")
	row("Ctrl+Shift+S", "replay.menu.saveAs")
	row("Ctrl+C", "replay.menu.copy")
	row("Ctrl+V", "replay.menu.paste")
	row("Ctrl+E", "editor.menu")
	row("Ctrl+,", "shell.menu.prefs")
	row("Ctrl+Q", "shell.menu.quit")
	s.read(tr.S("shell.keys.title"), fyne.NewSize(520, 380), s.openKeys, out...)
}

// ask opens a question with its answers, the first the most likely.
func (s *Shell) ask(title, text string, reopen, cancel func(), answers ...*look.Button) {
	body := look.NewWrapped(text, look.Reading16, look.Ink)
	all := make([]fyne.CanvasObject, len(answers))
	for i, a := range answers {
		all[len(answers)-1-i] = a
	}
	r := form.NewReader(form.Column(8, body), fyne.NewSize(480, 30))
	s.showModal(title, container.NewBorder(nil, buttons(all...), nil, nil, r), answers[0], reopen, cancel).scrolls(r)
}

// openResign asks before a game is given up.
func (s *Shell) openResign() {
	yes := look.NewSecondary(tr.S("shell.resign.yes"), "", func() {
		s.closeModal()
		s.match.resign()
	})
	no := look.NewPrimarySmall(tr.S("shell.cancel"), "Esc", s.closeModal)
	s.ask(tr.S("shell.resign.title"), tr.S("shell.resign.text"), s.openResign, s.closeModal, no, yes)
}

// openFailure tells of a failure that needs to be known.
func (s *Shell) openFailure(title, text string) {
	ok := look.NewPrimarySmall(tr.S("shell.ok"), "Esc", s.closeModal)
	s.ask(title, strings.TrimSpace(text), func() { s.openFailure(title, text) }, s.closeModal, ok)
}
