package ui

import (
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
	s.showModal(tr.S("ruleform.title"), v, v.First(), again, v.Escape)
}

// newGameWith opens the New game dialog with a rule set chosen.
func (s *Shell) newGameWith(p rules.Preset) {
	presets := newgame.With(newgame.Playable(), p)
	c := newgame.FromPreferences(s.prefs, presets)
	c.SetPreset(p)
	s.askNewGame(c, presets)
}
