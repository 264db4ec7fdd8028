// Package newgame is the New game dialog: who plays, with which pieces, by
// which rules. What it chooses is a Choice, plain data; the dialog only shows it.
package newgame

import (
	"math/rand/v2"
	"slices"

	"senet/game"
	"senet/game/rules"
	"senet/game/session"
	"senet/settings"
	"senet/ui/ruleform/shelf"
	"senet/ui/tr"
)

// Opponents, in the order of the dialog.
const (
	Friend = iota
	Computer
	Gods
)

// Sides that the player can ask for, in the order of the dialog.
const (
	Spools = iota
	Cones
	Lot
)

// Choice is what the dialog chose.
type Choice struct {
	Opponent int
	Side     int
	Preset   rules.Preset
	Level    string
	Names    [2]string // the player's, and the friend's
	Touch    bool

	usualTouch bool // Touch where the rule set leaves it open
}

// Playable lists the rule sets that can be played: the built-in ones, then the
// player's own.
func Playable() []rules.Preset {
	var out []rules.Preset
	for _, p := range rules.Presets() {
		if _, err := game.New(p.Rules); err == nil {
			out = append(out, p)
		}
	}
	return append(out, shelf.Playable(tr.Language())...)
}

// With adds a rule set to a list that has none with its id and rules, such as
// one that has not been saved.
func With(presets []rules.Preset, p rules.Preset) []rules.Preset {
	if index := indexOf(presets, p); index < 0 {
		return append(presets, p)
	}
	return presets
}

// indexOf finds a rule set by its id and its rules; -1 if it is not there.
func indexOf(presets []rules.Preset, p rules.Preset) int {
	return slices.IndexFunc(presets, func(o rules.Preset) bool { return o.ID == p.ID && o.Rules == p.Rules })
}

// FromPreferences is what the dialog shows at first: the last choice.
func FromPreferences(p settings.Preferences, presets []rules.Preset) Choice {
	c := Choice{
		Opponent: Computer, Side: Lot, Level: p.Level,
		Names: [2]string{p.Name, p.Friend}, Touch: p.TouchMove, usualTouch: p.TouchMove,
	}
	if p.Opponent == "friend" {
		c.Opponent = Friend
	}
	switch p.Side {
	case "spools":
		c.Side = Spools
	case "cones":
		c.Side = Cones
	}
	c.SetPreset(find(presets, p.Rules))
	return c
}

// find returns the preset with that id, else the first.
func find(presets []rules.Preset, id string) rules.Preset {
	for _, p := range presets {
		if p.ID == id {
			return p
		}
	}
	if len(presets) > 0 {
		return presets[0]
	}
	return rules.Preset{}
}

// SetPreset takes a rule set. One with gods is played against them, and only
// such a one is. One with touch-move has it, another the player's usual.
func (c *Choice) SetPreset(p rules.Preset) {
	c.Preset = p
	c.Touch = c.usualTouch || p.Rules.TouchMove
	if p.Rules.Gods {
		c.Opponent = Gods
	} else if c.Opponent == Gods {
		c.Opponent = Computer
	}
}

// SetTouch chooses whether a touched piece must move.
func (c *Choice) SetTouch(on bool) {
	c.Touch = on
	if !c.Preset.Rules.TouchMove {
		c.usualTouch = on
	}
}

// SetOpponent takes an opponent, and a rule set that goes with it.
func (c *Choice) SetOpponent(o int, presets []rules.Preset) {
	c.Opponent = o
	if (o == Gods) == c.Preset.Rules.Gods {
		return
	}
	for _, p := range presets {
		if p.Rules.Gods == (o == Gods) {
			c.Preset = p
			return
		}
	}
}

// Remember stores the choice for the next time.
func (c Choice) Remember(p *settings.Preferences) {
	if c.Opponent != Gods {
		p.Rules = c.Preset.ID
		p.Opponent = map[int]string{Friend: "friend", Computer: "computer"}[c.Opponent]
		p.Side = map[int]string{Spools: "spools", Cones: "cones", Lot: "lot"}[c.Side]
	}
	p.Level = c.Level
	if !c.Preset.Rules.TouchMove {
		p.TouchMove = c.Touch
	}
	p.Name, p.Friend = c.Names[0], c.Names[1]
}

// Config is the match that was chosen, with fresh sticks.
func (c Choice) Config() session.Config {
	cfg := session.Config{RuleID: c.Preset.ID, Rules: c.Preset.Rules, Seed: rand.Uint64()}
	cfg.Rules.TouchMove = c.Touch
	me := session.Seat{Kind: session.Human, Name: c.Names[0]}
	other := session.Seat{Kind: session.Human, Name: c.Names[1]}
	switch c.Opponent {
	case Computer:
		other = session.Seat{Kind: session.Computer, Level: c.Level}
	case Gods:
		// The gods have the spools and begin (RULES §3).
		cfg.Seats = [2]session.Seat{{Kind: session.Gods}, me}
		return cfg
	}
	cfg.Seats = [2]session.Seat{me, other}
	if c.Side == Cones {
		cfg.Seats = [2]session.Seat{other, me}
	}
	switch {
	case c.Side == Lot:
		cfg.Rules.FirstPlayer = rules.FirstLot
	case cfg.Rules.FirstPlayer == rules.FirstLot:
		cfg.Rules.FirstPlayer = rules.FirstSpools
	}
	return cfg
}

// Text picks the text of the chosen language from a preset's names or
// descriptions, else the English one.
func Text(m map[string]string) string {
	if s := m[tr.Language()]; s != "" {
		return s
	}
	return m["en"]
}
