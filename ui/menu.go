package ui

import (
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"senet/ui/tr"
)

// item makes a menu entry; key may be nil.
func item(text string, do func(), key fyne.Shortcut) *fyne.MenuItem {
	i := fyne.NewMenuItem(tr.S(text), do)
	i.Shortcut = key
	return i
}

// chord is a key with Control held.
func chord(k fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: k, Modifier: ctrl}
}

// alt is a key with Alt held.
func alt(k fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: k, Modifier: fyne.KeyModifierAlt}
}

// plainKey shows a key that needs no Control; typedKey sees to it.
func plainKey(k fyne.KeyName) fyne.Shortcut { return &desktop.CustomShortcut{KeyName: k} }

// menus are all there is to do, in four menus. On a Mac they are the system's
// menu bar, elsewhere parts of the menu of the top bar.
func (s *Shell) menus() []*fyne.Menu {
	return []*fyne.Menu{
		fyne.NewMenu(tr.S("shell.menu.file"), s.fileItems()...),
		fyne.NewMenu(tr.S("shell.menu.moves"), s.moveItems()...),
		fyne.NewMenu(tr.S("shell.menu.view"), s.viewItems()...),
		fyne.NewMenu(tr.S("shell.menu.help"), s.helpItems()...),
	}
}

func (s *Shell) fileItems() []*fyne.MenuItem {
	resume := item("replay.back", s.backToMine, nil)
	resume.Disabled = !s.match.record && !hasEarlier()
	return []*fyne.MenuItem{
		item("shell.menu.new", s.openNewGame, chord(fyne.KeyN)),
		resume,
		item("ruleform.menu", s.openRuleSets, chord(fyne.KeyR)),
		fyne.NewMenuItemSeparator(),
		item("shell.menu.open", s.openFile, chord(fyne.KeyO)),
		item("replay.menu.save", s.saveFile, chord(fyne.KeyS)),
		item("replay.menu.saveAs", s.saveFileAs, &desktop.CustomShortcut{KeyName: fyne.KeyS, Modifier: ctrl | fyne.KeyModifierShift}),
		item("replay.menu.copy", s.copyRecord, &fyne.ShortcutCopy{}),
		item("replay.menu.paste", s.pasteRecord, &fyne.ShortcutPaste{}),
		item("editor.menu", s.openEditor, chord(fyne.KeyE)),
		item("shell.menu.record2015", s.openRecord2015, nil),
	}
}

func (s *Shell) moveItems() []*fyne.MenuItem {
	snap := s.snapshot()
	off := func(i *fyne.MenuItem, on bool) *fyne.MenuItem {
		i.Disabled = !on
		return i
	}
	live := snap.Viewing < 0
	return []*fyne.MenuItem{
		off(item("shell.menu.throw", s.atTable(s.match.throw), plainKey(fyne.KeySpace)), snap.CanThrow),
		off(item("shell.menu.undo", s.atTable(s.match.undo), &fyne.ShortcutUndo{}), snap.CanUndo && live),
		off(item("shell.menu.redo", s.atTable(s.match.redo), &fyne.ShortcutRedo{}), snap.CanRedo && live),
		off(item("shell.menu.hint", s.atTable(s.match.hint), plainKey(fyne.KeyH)), snap.HumanToAct && live),
		fyne.NewMenuItemSeparator(),
		off(item("shell.menu.prev", s.atTable(func() { s.match.step(-1) }), alt(fyne.KeyLeft)), len(snap.Log) > 1),
		off(item("shell.menu.next", s.atTable(func() { s.match.step(1) }), alt(fyne.KeyRight)), !live),
		off(item("shell.menu.first", s.atTable(s.review.first), nil), len(snap.Log) > 0),
		off(item("review.menu", s.openLookback, plainKey(fyne.KeyA)), s.canLookBack()),
		off(item("shell.menu.live", s.backToTable, plainKey(fyne.KeyEscape)), !live || s.paged()),
		fyne.NewMenuItemSeparator(),
		off(item("shell.menu.resign", s.openResign, nil), snap.Game != nil && !snap.Over && live && !s.match.record),
	}
}

// backToTable closes the page, or else comes back from an earlier position.
func (s *Shell) backToTable() {
	if s.paged() {
		s.closePage()
		return
	}
	s.match.view(-1)
}

func (s *Shell) viewItems() []*fyne.MenuItem {
	numbers := item("shell.menu.numbers", func() {
		p := s.prefs
		p.Numbers = !p.Numbers
		s.setPrefs(p)
	}, nil)
	numbers.Checked = s.prefs.Numbers
	flip := item("shell.menu.flip", func() {
		p := s.prefs
		p.Flipped = !p.Flipped
		s.setPrefs(p)
	}, nil)
	flip.Checked = s.prefs.Flipped
	heard := item("sound.menu", s.toggleSound, plainKey(fyne.KeyM))
	heard.Checked = s.prefs.Sound
	return []*fyne.MenuItem{
		numbers, flip, heard,
		item("fairness.menu", s.openFairness, chord(fyne.KeyT)),
		item("shell.menu.theme", s.toggleTheme, nil),
		item("shell.menu.full", s.toggleFull, plainKey(fyne.KeyF11)),
	}
}

func (s *Shell) helpItems() []*fyne.MenuItem {
	return []*fyne.MenuItem{
		item("shell.menu.rules", s.openRules, plainKey(fyne.KeyF1)),
		item("shell.menu.keys", s.openKeys, nil),
		item("shell.menu.about", s.openAbout, nil),
	}
}

func (s *Shell) languageMenu() *fyne.Menu {
	m := fyne.NewMenu("")
	for _, code := range tr.Languages {
		i := fyne.NewMenuItem(tr.Name(code), func() { s.setLanguage(code) })
		i.Checked = code == tr.Language()
		m.Items = append(m.Items, i)
	}
	return m
}

// openMenu shows everything there is to do, under the word in the top bar.
func (s *Shell) openMenu() {
	all := s.menus()
	if i := s.study.item(); i != nil {
		all[0].Items = append(all[0].Items, i)
	}
	all[0].Items = append(all[0].Items, fyne.NewMenuItemSeparator(),
		item("shell.menu.prefs", s.openPrefs, chord(fyne.KeyComma)),
		item("shell.menu.quit", s.quit, chord(fyne.KeyQ)))
	all[2].Items = append(all[2].Items, fyne.NewMenuItemSeparator())
	all[2].Items = append(all[2].Items, all[3].Items...)
	s.openDropdown(s.bar.menu, all[:3], s.openMenu)
}

// openLanguages shows the languages under their word in the top bar.
func (s *Shell) openLanguages() {
	s.openDropdown(s.bar.language, []*fyne.Menu{s.languageMenu()}, s.openLanguages)
}

// keyName is a key as menus write it.
func keyName(k fyne.KeyName) string {
	switch k {
	case fyne.KeySpace:
		return tr.S("shell.key.space")
	case fyne.KeyEscape:
		return "Esc"
	case fyne.KeyLeft:
		return "←"
	case fyne.KeyRight:
		return "→"
	}
	return string(k)
}

// setMainMenu fills the system's menu bar where there is one.
func (s *Shell) setMainMenu() {
	if runtime.GOOS == "darwin" {
		s.win.SetMainMenu(fyne.NewMainMenu(s.menus()...))
	}
}
