package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// ctrl is the key of shortcuts: Control, or Command on a Mac.
const ctrl = fyne.KeyModifierShortcutDefault

// shortcuts lists what works with Control held, wherever the keyboard is.
func (s *Shell) shortcuts() map[fyne.Shortcut]func() {
	key := func(k fyne.KeyName, m fyne.KeyModifier) fyne.Shortcut {
		return &desktop.CustomShortcut{KeyName: k, Modifier: m}
	}
	return map[fyne.Shortcut]func(){
		key(fyne.KeyN, ctrl):                       s.openNewGame,
		key(fyne.KeyO, ctrl):                       s.openFile,
		key(fyne.KeyR, ctrl):                       s.openRuleSets,
		key(fyne.KeyS, ctrl):                       s.saveFile,
		key(fyne.KeyS, ctrl|fyne.KeyModifierShift): s.saveFileAs,
		key(fyne.KeyE, ctrl):                       s.openEditor,
		key(fyne.KeyJ, ctrl):                       s.openJournal,
		key(fyne.KeyB, ctrl):                       s.openCodex,
		key(fyne.KeyT, ctrl):                       s.openFairness,
		&fyne.ShortcutCopy{}:                       s.copyRecord,
		&fyne.ShortcutPaste{}:                      s.pasteRecord,
		key(fyne.KeyComma, ctrl):                   s.openPrefs,
		key(fyne.KeyZ, ctrl|fyne.KeyModifierShift): s.match.redo,
		&fyne.ShortcutUndo{}:                       s.match.undo,
		&fyne.ShortcutRedo{}:                       s.match.redo,
		alt(fyne.KeyLeft):                          func() { s.match.step(-1) },
		alt(fyne.KeyRight):                         func() { s.match.step(1) },
	}
}

// keys hands the keyboard to the window: the shortcuts, and the plain keys that
// whatever has the focus has no use for.
func (s *Shell) keys() {
	cv := s.win.Canvas()
	for k, f := range s.shortcuts() {
		cv.AddShortcut(k, func(fyne.Shortcut) {
			switch {
			case s.covered():
				s.editorShortcut(k)
			case !s.pageShortcut(k):
				f()
			}
		})
	}
	cv.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyQ, Modifier: ctrl}, func(fyne.Shortcut) { s.quit() })
	cv.SetOnTypedKey(s.typedKey)
	cv.SetOnTypedRune(s.typedRune)
}

// covered reports whether something lies over the window: a dialog or a menu of
// ours, or one of Fyne's.
func (s *Shell) covered() bool { return s.win.Canvas().Overlays().Top() != nil }

// typedKey does what a key means to the window as a whole.
func (s *Shell) typedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyF11 {
		s.toggleFull()
		return
	}
	if s.covered() {
		switch e.Name {
		case fyne.KeyEscape:
			s.escape()
		case fyne.KeyReturn, fyne.KeyEnter:
			s.enter()
		}
		return
	}
	if s.paged() {
		s.pageKey(e)
		return
	}
	if s.godsKey(e) || s.review.key(e) {
		return
	}
	if s.table.Busy() && (e.Name == fyne.KeyEscape || e.Name == fyne.KeyReturn || e.Name == fyne.KeySpace) {
		s.table.Skip()
		return
	}
	switch e.Name {
	case fyne.KeyF1:
		s.openRules()
	case fyne.KeyF10:
		s.openMenu()
	case fyne.KeyBackspace:
		s.match.undo()
	case fyne.KeyPageUp:
		s.match.step(-1)
	case fyne.KeyPageDown:
		s.match.step(1)
	case fyne.KeySpace:
		s.space()
	case fyne.KeyEscape:
		if s.snapshot().Viewing >= 0 {
			s.match.view(-1)
		}
		s.notice.hide()
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyReturn, fyne.KeyEnter:
		s.toTable(e)
	default:
		s.table.ThrowKey(e.Name)
	}
}

// space throws, or comes back from looking at the past.
func (s *Shell) space() {
	switch snap := s.snapshot(); {
	case snap.Viewing >= 0:
		s.match.view(-1)
	case snap.CanThrow:
		s.match.throw()
	}
}

// toTable gives the table the keyboard, if it has not got it, and the key.
func (s *Shell) toTable(e *fyne.KeyEvent) {
	cv := s.win.Canvas()
	if cv.Focused() == fyne.Focusable(s.table) {
		return // the table has had it already
	}
	cv.Focus(s.table)
	s.table.TypedKey(e)
}

// typedRune does what a letter means. The Cyrillic ones lie on the same keys.
func (s *Shell) typedRune(r rune) {
	if s.covered() {
		return
	}
	if s.paged() {
		if s.page.char != nil {
			s.page.char(r)
		}
		return
	}
	switch r {
	case 'd', 'D', 'в', 'В':
		s.openReading()
	case 'a', 'A', 'ф', 'Ф':
		s.openLookback()
	case 'u', 'U', 'г', 'Г':
		s.match.undo()
	case 'r', 'R', 'к', 'К':
		s.match.redo()
	case 'h', 'H', 'р', 'Р':
		s.match.hint()
	case 'm', 'M', 'ь', 'Ь':
		s.toggleSound()
	}
}
