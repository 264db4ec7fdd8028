package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"senet/game/rules"
	"senet/ui/newgame"
	"senet/ui/ruleform"
	"senet/ui/ruleform/draft"
	"senet/ui/tr"
)

// openRuleSets opens the view of the rule sets at the one last played.
func (s *Shell) openRuleSets() { s.showRuleSets(nil, s.prefs.Rules) }

// showRuleSets opens the view with what is not yet saved in m, if not nil.
func (s *Shell) showRuleSets(m *draft.Model, id string) {
	v := ruleform.New(ruleform.Options{
		Model: m, Select: id, Files: ruleform.Dialogs{Window: s.win, Show: s.showFiles}, Close: s.closeModal,
		OnPlay: func(p rules.Preset) {
			s.closeModal()
			s.newGameWith(p)
		},
		OnSaved: func(from, to string) {
			if from != "" && from == s.prefs.Rules {
				s.prefs.Rules = to
				s.savePrefs()
			}
		},
	})
	again := func() { s.showRuleSets(v.Model(), "") }
	dialog := s.showModal(tr.S("ruleform.title"), v, v.First(), again, v.Escape)
	s.ruleSets = openRules{v, dialog}
}

// openRules is the view of the rule sets and the dialog it is in, open or not.
type openRules struct {
	view  *ruleform.View
	modal *modal
}

// unsavedRules reports whether the view of the rule sets is open with something
// unsaved; it then asks what to do and goes on with then.
func (s *Shell) unsavedRules(then func()) bool {
	open := slices.ContainsFunc(s.modals, func(l layer) bool { return l.object == fyne.CanvasObject(s.ruleSets.modal) })
	if !open || len(s.ruleSets.view.Model().Unsaved()) == 0 {
		return false
	}
	s.ruleSets.view.Leave(then)
	return true
}

// newGameWith opens the New game dialog with a rule set chosen.
func (s *Shell) newGameWith(p rules.Preset) {
	presets := newgame.With(newgame.Playable(), p)
	c := newgame.FromPreferences(s.prefs, presets)
	c.SetPreset(p)
	s.askNewGame(c, presets)
}
