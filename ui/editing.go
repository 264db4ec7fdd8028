package ui

import (
	"time"

	"fyne.io/fyne/v2"

	"senet/game"
	"senet/game/record"
	"senet/game/rules"
	"senet/ui/editor"
	"senet/ui/newgame"
	"senet/ui/replay"
	"senet/ui/replay/playon"
	"senet/ui/ruleform/shelf"
	"senet/ui/tr"
)

// onTable is the position shown, and the rules it is played by; false when
// there is none.
func (s *Shell) onTable() (rules.Preset, game.Position, bool) {
	snap := s.snapshot()
	if snap.Game == nil {
		return rules.Preset{}, game.Position{}, false
	}
	p, ok := shelf.ByID(snap.Config.RuleID)
	if !ok {
		p, _ = rules.ByID(rules.DefaultID)
		p.ID = snap.Config.RuleID
	}
	p.Rules = snap.Config.Rules
	return p, snap.Pos, true
}

// openEditor opens the position editor: with what was last set up in it and not
// played, else with what is on the table.
func (s *Shell) openEditor() {
	if s.editing == nil {
		p, pos, ok := s.onTable()
		if !ok {
			p, _ = rules.ByID(rules.DefaultID)
		}
		m, err := editor.New(p, pos)
		if err != nil {
			s.notice.show(tr.Fault(err), true)
			return
		}
		if !ok {
			m.Start()
		}
		s.editing = m
	}
	s.showEditor()
}

// editPosition opens the editor with a position under the rules on the table.
func (s *Shell) editPosition(pos game.Position) {
	s.editing = nil
	s.openEditor()
	if s.editing != nil {
		s.editing.Load(pos)
		s.closeModal()
		s.showEditor()
	}
}

// showEditor opens the editor over the window.
func (s *Shell) showEditor() {
	if s.review.on() {
		s.review.player.Pause()
	}
	presets := newgame.With(newgame.Playable(), s.editing.Preset())
	if p, _, ok := s.onTable(); ok {
		presets = newgame.With(presets, p)
	}
	e := editor.NewEditor(s.editing, editor.Options{
		Presets: presets, Current: s.onTable, Play: s.playPosition, Close: s.closeEditor,
		Copy:  func(text string) { s.app.Clipboard().SetContent(text) },
		Paste: func() string { return s.app.Clipboard().Content() },
	})
	s.editor = e
	s.push(layer{object: e.Object, open: s.showEditor, cancel: s.closeEditor})
	s.win.Canvas().Focus(e.First())
}

func (s *Shell) closeEditor() {
	s.editor = nil
	s.closeModal()
}

// inEditor is the editor if it lies on top, else nil.
func (s *Shell) inEditor() *editor.Editor {
	if n := len(s.modals); s.editor != nil && s.files == nil && n > 0 && s.modals[n-1].object == s.editor.Object {
		return s.editor
	}
	return nil
}

// editorShortcut does what Ctrl+C and Ctrl+V mean in the editor.
func (s *Shell) editorShortcut(k fyne.Shortcut) {
	e := s.inEditor()
	if e == nil {
		return
	}
	switch k.(type) {
	case *fyne.ShortcutCopy:
		e.CopyText()
	case *fyne.ShortcutPaste:
		e.PasteText()
	}
}

// playPosition asks who plays a position that was set up.
func (s *Shell) playPosition(p rules.Preset, pos game.Position) {
	c := playon.From(s.prefs, pos.Turn, p.Rules.Gods)
	again := func() { s.playPosition(p, pos) }
	s.askWho(c, tr.S("editor.who.about"), again, func(c playon.Choice) *record.Record {
		s.editing, s.editor = nil, nil
		return replay.Placed(p.ID, p.Rules, pos, c.Seats(), time.Now(), freshSeed())
	})
}
