package newgame

import (
	"math"

	"senet/game"
	"senet/game/ai"
	"senet/game/rules"
	"senet/ui/look"
	"senet/ui/tr"
)

// Study is what the window does about the study of rule sets.
type Study struct {
	Open func(rules.Preset) // opens the dialog of it
	// Going says how far the study of a rule set that goes on has come; "" where
	// none does.
	Going func(rules.Preset) string
}

// SetStudy offers to have a rule set studied that the computer has not learned.
func (d *Dialog) SetStudy(s Study) {
	d.studying = s
	d.update()
}

func (d *Dialog) makeStudy() {
	d.known = look.NewWrapped("", look.Body13, look.Muted)
	d.study = look.NewLink(tr.S("study.open"), func() {
		if d.studying.Open != nil {
			d.studying.Open(d.choice.Preset)
		}
	})
}

// updateStudy says what the computer knows of the rules, where it plays, and
// offers what can be done about it.
func (d *Dialog) updateStudy() {
	p := d.choice.Preset
	text, can := "", false
	if g, err := game.New(p.Rules); err == nil && d.choice.Opponent == Computer {
		text = Knows(p)
		can = d.studying.Open != nil && ai.Knows(g) != ai.ByNetwork && ai.CanStudy(g)
		if d.studying.Going != nil {
			if going := d.studying.Going(p); going != "" {
				text += " " + going
			}
		}
	}
	d.known.SetText(text)
	look.ShowIf(d.knownRow, text != "")
	look.ShowIf(d.studyRow, can)
}

// Knows says what the computer judges a rule set by.
func Knows(p rules.Preset) string {
	g, err := game.New(p.Rules)
	if err != nil {
		return ""
	}
	switch ai.Knows(g) {
	case ai.ByNetwork:
		return tr.S("study.knows.network")
	case ai.ByStudy:
		return tr.N("study.knows.study", int(ai.Begun(g)), nil)
	}
	return tr.S("study.knows.hand")
}

// aboutLevel says what a level is like, and what was measured of it.
func aboutLevel(level string, p rules.Preset) string {
	text := tr.S("session.about." + ai.Level(level))
	s, ok := ai.Measured(level, p.ID)
	if !ok {
		return text
	}
	rules := ""
	if base, ok := rulesName(s.Rules); ok && s.Rules != p.ID {
		rules = base
	}
	if s.Loss > 0 {
		text += " " + tr.F("study.loss", map[string]any{"Loss": tr.Percent(s.Loss, telling(100*s.Loss))})
	}
	if s.Share > 0 {
		text += " " + tr.F("study.beats."+s.Below, map[string]any{"Share": int(math.Round(100 * s.Share))})
	}
	if rules != "" {
		text += " " + tr.F("study.measured", map[string]any{"Rules": rules})
	}
	return text
}

func rulesName(id string) (string, bool) {
	p, ok := rules.ByID(id)
	return Text(p.Names), ok
}

// telling is how many places after the comma show two figures of v that are not 0.
func telling(v float64) int {
	if v <= 0 {
		return 0
	}
	return min(max(1-int(math.Floor(math.Log10(v))), 0), 6)
}
