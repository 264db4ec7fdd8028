package newgame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"senet/game/ai"
	"senet/game/rules"
	"senet/ui/look"
	"senet/ui/panel/form"
	"senet/ui/tr"
)

// Dialog is the content of the New game dialog.
type Dialog struct {
	Object fyne.CanvasObject
	Start  *look.Button // has the focus at first
	Reader *form.Reader // the part that scrolls if it must

	// Changed is told when what is shown takes another height; it may be nil.
	Changed func()

	choice  Choice
	presets []rules.Preset
	body    *fyne.Container

	opponent, side, level, touch *look.Segmented
	rules                        *look.Picker
	names                        [2]*look.Field

	note                                                     *canvas.Text
	opponentAbout, levelAbout, sideAbout, rulesAbout, origin *look.Wrapped
	namesLabel                                               *canvas.Text // of one name or two
	sideRow, levelRow, friendName                            fyne.CanvasObject

	known              *look.Wrapped
	study              *look.Item
	knownRow, studyRow fyne.CanvasObject
	studying           Study
}

// nameLimit is the most characters of a name.
const nameLimit = 40

// New returns the dialog. start is given the choice; cancel may be nil, then
// there is no way out but to start.
func New(c Choice, presets []rules.Preset, start func(Choice), cancel func()) *Dialog {
	d := &Dialog{choice: c, presets: presets}
	d.makeControls()
	d.Start = look.NewPrimarySmall(tr.S("shell.new.start"), "", func() { start(d.Choice()) })
	d.note = look.Text("", look.Body13, look.Warn)
	buttons := container.New(layout.NewCustomPaddedHBoxLayout(10), container.NewCenter(d.note), layout.NewSpacer())
	if cancel != nil {
		buttons.Add(look.NewSecondary(tr.S("shell.cancel"), "Esc", cancel))
	}
	buttons.Add(d.Start)
	d.body = form.Column(12, d.rows()...)
	d.Reader = form.NewReader(container.New(layout.NewCustomPaddedLayout(5, 5, 6, 16), d.body), fyne.NewSize(630, 340))
	d.Reader.Follow(d.opponent, d.side, d.level, d.touch, d.rules, d.names[0], d.names[1], d.study)
	d.Object = container.NewBorder(nil, container.New(layout.NewCustomPaddedLayout(14, 0, 0, 0), buttons), nil, nil, d.Reader)
	d.update()
	return d
}

// SetNote shows a short warning beside the buttons.
func (d *Dialog) SetNote(text string) { look.SetText(d.note, text) }

// Choice is what is chosen at the moment.
func (d *Dialog) Choice() Choice {
	c := d.choice
	for i, e := range d.names {
		c.Names[i] = e.Text
	}
	return c
}

func (d *Dialog) makeControls() {
	c := d.choice
	d.opponent = look.NewSegmented(choices("shell.new.friend", "shell.new.computer", "shell.new.gods"), c.Opponent, func(i int) {
		d.choice.SetOpponent(i, d.presets)
		d.update()
	})
	d.side = look.NewSegmented([]look.Choice{
		{Label: tr.S("shell.new.spools"), Art: "piece-spool-black"},
		{Label: tr.S("shell.new.cones"), Art: "piece-cone-white"},
		{Label: tr.S("shell.new.lot")},
	}, c.Side, func(i int) { d.choice.Side = i; d.update() })
	d.level = look.NewSegmented(levels(), levelIndex(c.Level), func(i int) {
		d.choice.Level = ai.Levels()[i]
		d.update()
	})
	d.levelAbout = look.NewWrapped("", look.Body13, look.Muted)
	d.touch = look.NewSegmented(choices("shell.no", "shell.yes"), index(c.Touch), func(i int) { d.choice.SetTouch(i == 1) })
	names := make([]string, len(d.presets))
	for i, p := range d.presets {
		names[i] = Text(p.Names)
	}
	d.rules = look.NewPicker(names, d.presetIndex(), func(i int) {
		d.choice.SetPreset(d.presets[i])
		d.update()
	})
	d.names[0] = look.NewField(tr.S("shell.new.you"), nameLimit, 1)
	d.names[1] = look.NewField(tr.S("shell.new.name.1"), nameLimit, 1)
	for i, f := range d.names {
		f.Fill(c.Names[i])
	}
	d.opponentAbout = look.NewWrapped("", look.Body13, look.Muted)
	d.sideAbout = look.NewWrapped("", look.Body13, look.Muted)
	d.rulesAbout = look.NewWrapped("", look.Body13, look.Ink)
	d.origin = look.NewWrapped("", look.Body13, look.Muted)
	d.makeStudy()
}

func (d *Dialog) rows() []fyne.CanvasObject {
	d.sideRow = form.Row(tr.S("shell.new.side"), d.side, d.sideAbout)
	d.levelRow = form.Row(tr.S("shell.new.level"), d.level, d.levelAbout)
	d.friendName = d.names[1].Box
	namesRow := form.Row(tr.S("shell.new.names"), container.NewGridWithColumns(2, d.names[0].Box, d.names[1].Box), nil)
	d.namesLabel = namesRow.Objects[0].(*canvas.Text)
	indent := func(o fyne.CanvasObject) fyne.CanvasObject { return form.Row("", o, nil) }
	d.knownRow, d.studyRow = indent(d.known), indent(container.NewHBox(d.study))
	return []fyne.CanvasObject{
		form.Row(tr.S("shell.new.opponent"), d.opponent, d.opponentAbout),
		d.levelRow, d.sideRow,
		form.Row(tr.S("shell.new.rules"), d.rules, nil),
		indent(d.rulesAbout), indent(d.origin), d.knownRow, d.studyRow,
		namesRow,
		form.Row(tr.S("shell.new.touch.short"), d.touch, nil),
	}
}

// Update brings up to date what is said about the choice.
func (d *Dialog) Update() { d.update() }

// update shows what goes with the choice.
func (d *Dialog) update() {
	c := d.choice
	d.opponent.SetSelected(c.Opponent)
	d.opponentAbout.SetText(tr.S("shell.new." + [...]string{"friend", "computer", "gods"}[c.Opponent] + ".about"))
	d.levelAbout.SetText(aboutLevel(c.Level, c.Preset))
	side := "shell.new." + [...]string{"spools", "cones", "lot"}[c.Side] + ".about"
	if c.Opponent == Gods {
		side = "shell.new.gods.side"
	}
	d.sideAbout.SetText(tr.S(side))
	d.side.SetEnabled(c.Opponent != Gods)
	if c.Opponent == Gods {
		d.side.SetSelected(Cones)
	} else {
		d.side.SetSelected(c.Side)
	}
	look.ShowIf(d.levelRow, c.Opponent == Computer)
	look.ShowIf(d.friendName, c.Opponent == Friend)
	label := "shell.new.name"
	if c.Opponent == Friend {
		label = "shell.new.names"
	}
	look.SetText(d.namesLabel, tr.S(label))
	d.updateStudy()
	d.rules.SetSelected(d.presetIndex())
	d.touch.SetSelected(index(c.Touch))
	d.rulesAbout.SetText(About(c.Preset))
	d.origin.SetText(Origin(c.Preset))
	d.body.Refresh()
	if d.Changed != nil {
		d.Changed()
	}
}

// About is what a rule set says of itself; of a player's own that says nothing,
// how much it differs from what it was made from.
func About(p rules.Preset) string {
	base, ok := rules.ByID(p.Base)
	if text := Text(p.Descriptions); text != "" || !ok {
		return text
	}
	return tr.F("ruleform.compared", map[string]any{
		"Name": Text(base.Names), "Changes": tr.N("ruleform.changes", len(rules.Diff(base.Rules, p.Rules)), nil),
	})
}

// Origin says whose a rule set is and when it was made.
func Origin(p rules.Preset) string {
	if base, ok := rules.ByID(p.Base); ok && p.Author == "" {
		return tr.F("ruleform.from", map[string]any{"Name": Text(base.Names)})
	}
	return tr.F("shell.new.origin", map[string]any{"Author": p.Author, "Year": p.Year})
}

func (d *Dialog) presetIndex() int {
	return max(0, indexOf(d.presets, d.choice.Preset))
}

func choices(keys ...string) []look.Choice {
	out := make([]look.Choice, len(keys))
	for i, k := range keys {
		out[i].Label = tr.S(k)
	}
	return out
}

func levels() []look.Choice {
	var out []look.Choice
	for _, l := range ai.Levels() {
		out = append(out, look.Choice{Label: tr.S("session.level." + l)})
	}
	return out
}

func levelIndex(name string) int {
	for i, l := range ai.Levels() {
		if l == ai.Level(name) {
			return i
		}
	}
	return 0
}

func index(b bool) int {
	if b {
		return 1
	}
	return 0
}
