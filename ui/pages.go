package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"senet/ui/look"
)

// page is a view that takes the place of the table and the panels, under the top
// bar or, where full, over all of the window.
type page struct {
	object fyne.CanvasObject
	full   bool
	plain  bool // it is none of those of the divination menu

	key   func(fyne.KeyName) bool  // reports whether the key meant something
	char  func(rune) bool          // the same for letters; may be nil
	first func() fyne.Focusable    // what has the keyboard at first
	again func()                   // opens it anew, in another language
	left  func()                   // it has been left; may be nil
	copy  func()                   // the shortcut to copy; may be nil
	short func(fyne.Shortcut) bool // other shortcuts; may be nil
}

// paged reports whether a page is open.
func (s *Shell) paged() bool { return s.page != nil }

// openPage shows a page in place of the table, or of the page before.
func (s *Shell) openPage(p page) {
	s.leavePage()
	if s.review.on() {
		s.review.player.Pause()
	}
	s.page = &p
	s.fillPage()
	s.focusPage()
}

// fillPage puts the open page into the window's content.
func (s *Shell) fillPage() {
	on := s.paged()
	s.pages.Objects = nil
	if on {
		s.pages.Objects = []fyne.CanvasObject{s.page.object}
		if s.page.full {
			s.pages.Objects = []fyne.CanvasObject{look.NewBackground(), s.page.object}
		}
	}
	for _, o := range s.under {
		look.ShowIf(o, !on)
	}
	look.ShowIf(s.bar.Object, !on || !s.page.full)
	s.bar.divine.SetSelected(on && !s.page.plain)
	s.bar.showBack(on)
	if c := s.win.Content(); c != nil {
		c.Refresh()
	}
}

// focusPage gives the page the keyboard.
func (s *Shell) focusPage() {
	if s.page.first != nil {
		if f := s.page.first(); f != nil {
			s.win.Canvas().Focus(f)
			return
		}
	}
	s.win.Canvas().Unfocus()
}

// leavePage ends the page without showing anything else.
func (s *Shell) leavePage() {
	if p := s.page; p != nil {
		s.page = nil
		if p.left != nil {
			p.left()
		}
	}
}

// closePage comes back to the table.
func (s *Shell) closePage() {
	if !s.paged() {
		return
	}
	s.leavePage()
	s.fillPage()
	s.win.Canvas().Focus(s.table)
}

// atTable comes back to the table for what would not be seen from a page.
func (s *Shell) atTable(do func()) func() {
	return func() {
		s.closePage()
		do()
	}
}

// pageKey does what a key means to the page; nothing of it reaches the table.
func (s *Shell) pageKey(e *fyne.KeyEvent) {
	switch {
	case s.page.key != nil && s.page.key(e.Name):
	case e.Name == fyne.KeyEscape:
		s.closePage()
	case e.Name == fyne.KeyF1:
		s.openRules()
	case e.Name == fyne.KeyF10:
		s.openMenu()
	}
}

// pageShortcut does what a shortcut means while a page is open; it reports
// whether it is the page's affair: those that concern the hidden table are.
func (s *Shell) pageShortcut(k fyne.Shortcut) bool {
	if !s.paged() {
		return false
	}
	if s.page.short != nil && s.page.short(k) {
		return true
	}
	switch k.ShortcutName() {
	case (&fyne.ShortcutCopy{}).ShortcutName():
		if s.page.copy != nil {
			s.page.copy()
		}
		return true
	case (&fyne.ShortcutPaste{}).ShortcutName(), (&fyne.ShortcutUndo{}).ShortcutName(), (&fyne.ShortcutRedo{}).ShortcutName(),
		alt(fyne.KeyLeft).ShortcutName(), alt(fyne.KeyRight).ShortcutName():
		return true
	}
	return false
}

// newPages makes the place for pages, over what they take the place of.
func (s *Shell) newPages(under ...fyne.CanvasObject) fyne.CanvasObject {
	s.under = under
	s.pages = container.NewStack()
	return s.pages
}
