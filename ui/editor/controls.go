package editor

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"senet/game"
	"senet/game/board"
	"senet/ui/look"
	"senet/ui/newgame"
	"senet/ui/panel/form"
	"senet/ui/tr"
)

// controls are what there is beside the board: the rules, whose turn it is, the
// throw, and what is counted for each side.
type controls struct {
	Object fyne.CanvasObject

	e      *Editor
	rules  *look.Picker
	turn   *look.Segmented
	throw  *look.Segmented
	owed   *look.Stepper
	pairs  []*pair
	phases [2]*look.Segmented
	homes  *look.Segmented
	rows   struct{ phases, homes []fyne.CanvasObject }
	column *fyne.Container
	reader *form.Reader
	dark   int // four dark sides, as the row of throws has it
}

// pair is a row with a number for each side.
type pair struct {
	row   fyne.CanvasObject
	steps [2]*look.Stepper
	get   func(board.Side) int
	shown func() bool
}

func newControls(e *Editor) *controls {
	c := &controls{e: e}
	names := make([]string, len(e.opts.Presets))
	for i, p := range e.opts.Presets {
		names[i] = newgame.Text(p.Names)
	}
	c.rules = look.NewPicker(names, -1, func(i int) {
		err := e.model.SetRules(e.opts.Presets[i])
		c.rulesChanged()
		e.did(err)
	})
	c.turn = look.NewSegmented([]look.Choice{{Label: tr.S("editor.spools")}, {Label: tr.S("editor.cones")}}, 0, func(i int) {
		e.model.SetTurn(board.Side(i))
		e.did(nil)
	})
	c.makeThrow()
	c.owed = look.NewStepper(func(n int) { e.model.SetOwed(n); e.did(nil) })
	c.makePairs()
	c.makePhases()
	c.fill()
	body := container.New(padded{6, 6, 12, 16}, c.column)
	reader := form.NewReader(body, fyne.NewSize(10, 10))
	c.reader = reader
	c.follow()
	title := look.Text(tr.S("editor.title"), look.Title27, look.Gold)
	c.Object = container.New(controlsLayout{}, look.Rounded(look.Panel, look.Line, look.PanelRadius), title, reader)
	return c
}

// makeThrow makes the row of throws, which ends in 5 or 6 by the rules.
func (c *controls) makeThrow() {
	all := c.e.model.Throws()
	words := []look.Choice{{Label: tr.S("editor.none")}}
	for _, t := range all {
		words = append(words, look.Choice{Label: strconv.Itoa(int(t))})
	}
	c.dark = int(all[len(all)-1])
	c.throw = look.NewSegmented(words, 0, func(i int) {
		t := game.Throw(0)
		if i > 0 {
			t = c.e.model.Throws()[i-1]
		}
		c.e.model.SetThrow(t)
		c.e.did(nil)
	})
}

func (c *controls) makePairs() {
	m := c.e.model
	off := func(o Off, shown func() bool, key string) {
		c.pair(key, func(s board.Side) int { return c.e.model.Count(o, s) },
			func(s board.Side, n int) error { return c.e.model.SetCount(o, s, n) }, shown)
	}
	off(Drowned, m.HasDrowned, "editor.drowned")
	off(Freed, m.HasFreed, "editor.freed")
	off(Reserve, m.HasReserve, "editor.reserve")
	plain := func(key string, get func(board.Side) int, set func(board.Side, int), shown func() bool) {
		c.pair(key, get, func(s board.Side, n int) error { set(s, n); return nil }, shown)
	}
	plain("editor.carry", m.Carry, m.SetCarry, func() bool { return true })
	plain("editor.rounds", m.Rounds, m.SetRounds, m.HasRounds)
	plain("editor.points", m.Points, m.SetPoints, m.HasPoints)
}

// pair makes a row of two numbers. Numbers that the rules do not know are shown
// only while they are not zero, so that nothing wrong is out of sight.
func (c *controls) pair(key string, get func(board.Side) int, set func(board.Side, int) error, shown func() bool) {
	p := &pair{get: get}
	for side := range p.steps {
		s := board.Side(side)
		p.steps[side] = look.NewStepper(func(n int) { c.e.did(set(s, n)) })
	}
	p.shown = func() bool { return shown() || get(0) != 0 || get(1) != 0 }
	p.row = container.New(cells{}, look.Text(tr.S(key), look.Label13, look.Ink), p.steps[0], p.steps[1])
	c.pairs = append(c.pairs, p)
}

func (c *controls) makePhases() {
	e := c.e
	for side := range c.phases {
		s := board.Side(side)
		c.phases[side] = look.NewSegmented([]look.Choice{{Label: tr.S("editor.phase.kendall")}, {Label: tr.S("editor.phase.bell")}}, 0, func(i int) {
			e.model.SetPhase(s, game.Phase(i))
			e.did(nil)
		})
		c.rows.phases = append(c.rows.phases, container.NewBorder(nil, nil, icon(Tool(side)), nil, c.phases[side]))
	}
	c.homes = look.NewSegmented([]look.Choice{{Label: tr.S("editor.nobody")}, {Art: toolArt[Spool]}, {Art: toolArt[Cone]}}, 0, func(i int) {
		h := [...]game.Home{game.HomeNone, game.HomeOdd, game.HomeEven}[i]
		e.model.SetHome(board.Spools, h)
		e.did(nil)
	})
	c.rows.homes = []fyne.CanvasObject{label("editor.homes"), c.homes}
}

func label(key string) fyne.CanvasObject { return look.Text(tr.S(key), look.Label13, look.Muted) }

// fill lists the rows that the rules ask for.
func (c *controls) fill() {
	m := c.e.model
	rows := []fyne.CanvasObject{
		label("editor.rules"), c.rules, label("editor.turn"), c.turn, label("editor.throw"), c.throw,
		container.New(cells{}, look.Text(tr.S("editor.owed"), look.Label13, look.Ink), space(), c.owed),
		container.New(cells{}, label("editor.off"), icon(Spool), icon(Cone)),
	}
	for _, p := range c.pairs {
		rows = append(rows, p.row)
	}
	if len(m.Phases()) > 1 {
		rows = append(rows, label("editor.phase"))
		rows = append(rows, c.rows.phases...)
	}
	if m.HasHomes() {
		rows = append(rows, c.rows.homes...)
	}
	if c.column == nil {
		c.column = form.Column(6)
	}
	c.column.Objects = rows
	c.column.Refresh()
}

func space() fyne.CanvasObject { return container.NewWithoutLayout() }

// follow brings what the keyboard comes to into sight.
func (c *controls) follow() {
	c.reader.Follow(c.rules, c.turn, c.throw, c.phases[0], c.phases[1], c.homes, c.owed)
	for _, p := range c.pairs {
		c.reader.Follow(p.steps[0], p.steps[1])
	}
}

// rulesChanged makes the rows anew that another rule set asks for.
func (c *controls) rulesChanged() {
	if all := c.e.model.Throws(); int(all[len(all)-1]) != c.dark {
		c.makeThrow()
		c.follow()
	}
	c.fill()
}

// show takes over the model.
func (c *controls) show() {
	m := c.e.model
	for i, p := range c.e.opts.Presets {
		if p.ID == m.preset.ID && p.Rules == m.preset.Rules {
			c.rules.SetSelected(i)
		}
	}
	c.turn.SetSelected(int(m.Turn()))
	c.throw.SetSelected(0)
	for i, t := range m.Throws() {
		if t == m.Throw() {
			c.throw.SetSelected(i + 1)
		}
	}
	c.owed.Set(m.Owed())
	for _, p := range c.pairs {
		for side, s := range p.steps {
			s.Set(p.get(board.Side(side)))
		}
		look.ShowIf(p.row, p.shown())
	}
	for side, s := range c.phases {
		s.SetSelected(int(m.Phase(board.Side(side))))
	}
	c.homes.SetSelected(map[game.Home]int{game.HomeOdd: 1, game.HomeEven: 2}[m.Home(board.Spools)])
	c.column.Refresh()
}

// cells sets a label and a cell for each side in a row.
type cells struct{}

// MinSize is for Fyne.
func (cells) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(2*look.StepperWidth+68, max(o[1].MinSize().Height, o[2].MinSize().Height))
}

// Layout is for Fyne.
func (cells) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l := o[0].MinSize()
	look.Put(o[0], 0, (size.Height-l.Height)/2, l.Width, l.Height)
	x := size.Width - 2*look.StepperWidth - 8
	look.Put(o[1], x, 0, look.StepperWidth, size.Height)
	look.Put(o[2], x+look.StepperWidth+8, 0, look.StepperWidth, size.Height)
}

// padded is a layout with paddings: top, bottom, left, right.
type padded [4]float32

// MinSize is for Fyne.
func (p padded) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(p[2]+p[3], p[0]+p[1])
}

// Layout is for Fyne.
func (p padded) Layout(o []fyne.CanvasObject, size fyne.Size) {
	look.Put(o[0], p[2], p[0], size.Width-p[2]-p[3], size.Height-p[0]-p[1])
}

type controlsLayout struct{}

// MinSize is for Fyne.
func (controlsLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// Layout is for Fyne.
func (controlsLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	look.Put(o[0], 0, 0, size.Width, size.Height)
	t := o[1].MinSize()
	look.Put(o[1], 14, 6, size.Width-28, t.Height)
	look.Put(o[2], 2, 8+t.Height, size.Width-4, max(0, size.Height-t.Height-12))
}

// icon is the drawing of a side over its column of numbers.
func icon(t Tool) fyne.CanvasObject { return container.NewCenter(look.NewIcon(toolArt[t], 26, 26)) }
