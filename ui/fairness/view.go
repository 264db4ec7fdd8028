package fairness

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"senet/game/throws"
	"senet/ui/look"
	"senet/ui/panel/form"
	"senet/ui/reading/rows"
	"senet/ui/tr"
)

// Calls are what the page asks of the window.
type Calls struct {
	Close func()
	Copy  func(text string) // all of the page, to the clipboard
	Seed  func(seed string) // the seed, to the clipboard
	Save  func(text string) // all of the page, to a file
}

// About is what the page has to be told of the game looked at.
type About struct {
	Names [2]string // who has the spools and who the cones
	Title string    // whose game it is, in one line; "" for none
	File  string    // where the throws of all games are kept
}

// View is the page.
type View struct {
	widget.BaseWidget

	about  About
	calls  Calls
	report *throws.Report // nil while it is being made

	title   *canvas.Text
	line    *canvas.Text
	saying  string
	scope   *look.Segmented
	content *fyne.Container
	reader  *form.Reader
	cards   []*box
	panels  []*box
	wait    *canvas.Text
	key     *canvas.Text
	buttons []*look.Button
	objects []fyne.CanvasObject
}

// New returns the page, of one game or of all, which says that it counts until SetReport.
func New(about About, all bool, calls Calls) *View {
	v := &View{about: about, calls: calls}
	v.title = look.Text(tr.S("fairness.title"), look.Title34, look.Ink)
	v.line = look.Text("", look.Body13, look.Muted)
	at := 0
	if all {
		at = 1
	}
	v.scope = look.NewSegmented([]look.Choice{{Label: tr.S("fairness.this")}, {Label: tr.S("fairness.all")}}, at, func(int) { v.turn() })
	v.content = container.New(flowing{v})
	v.reader = form.NewReader(v.content, fyne.NewSize(0, 0))
	v.wait = look.Text(tr.S("fairness.counting"), look.Reading16, look.Muted)
	v.key = look.Text("", look.Body13, look.Muted)
	v.buttons = []*look.Button{
		look.NewSecondary(tr.S("fairness.close"), "Esc", func() { calls.Close() }),
		look.NewSecondary(tr.S("fairness.save"), "", func() { v.text(calls.Save) }),
		look.NewPrimarySmall(tr.S("fairness.copy"), "", v.Copy),
	}
	v.objects = []fyne.CanvasObject{v.title, v.line, v.scope, v.reader, v.wait, v.key}
	for _, b := range v.buttons {
		v.objects = append(v.objects, b)
	}
	v.ExtendBaseWidget(v)
	v.fill()
	return v
}

// All reports whether all games are shown, not the one.
func (v *View) All() bool { return v.scope.Selected() == 1 }

// SetReport shows a report.
func (v *View) SetReport(r throws.Report) {
	v.report = &r
	v.fill()
}

// Copy copies the page as text.
func (v *View) Copy() { v.text(v.calls.Copy) }

// text hands the page on as text, once there is one.
func (v *View) text(to func(string)) {
	if v.report != nil {
		to(Text(v.report, v.about))
	}
}

// part is what is shown.
func (v *View) part() *throws.Part {
	if v.All() {
		return &v.report.All
	}
	return &v.report.This
}

// turn shows the other part, from its top.
func (v *View) turn() {
	v.fill()
	v.reader.TypedKey(&fyne.KeyEvent{Name: fyne.KeyHome})
}

// fill makes the boxes anew.
func (v *View) fill() {
	v.cards, v.panels, v.content.Objects = nil, nil, nil
	counted := v.report != nil
	look.ShowIf(v.wait, !counted)
	for _, b := range v.buttons[1:] {
		b.SetEnabled(counted)
	}
	if counted {
		v.saying = rule(v.part())
		p := v.part()
		for i := range p.Lines {
			v.cards = append(v.cards, v.card(&p.Lines[i]))
		}
		v.panels = v.notes()
		for _, b := range append(v.cards, v.panels...) {
			v.content.Objects = append(v.content.Objects, b.object)
		}
	}
	v.content.Refresh()
	v.reader.Grown()
	v.Refresh()
}

// card is the box of one line.
func (v *View) card(l *throws.Line) *box {
	name, art := v.name(l.Who), ""
	switch l.Who {
	case throws.Spools:
		art = "piece-spool-black"
	case throws.Cones:
		art = "piece-cone-white"
	}
	blocks := []rows.Block{
		rows.Fixed(newHead(name, art), -4),
		rows.Fixed(newBars(&l.Stat, dark(v.part())), 0),
	}
	above := float32(12)
	for _, f := range figures(l, v.part()) {
		blocks = append(blocks, rows.Fixed(newFigure(f), above))
		above = 2
	}
	return newBox(append(blocks, para(verdict(l, v.All()), look.Ink))...)
}

// name is what those a line is about are called.
func (v *View) name(w throws.Who) string { return nameOf(w, v.about) }

func nameOf(w throws.Who, about About) string {
	switch w {
	case throws.Spools, throws.Cones:
		return about.Names[w]
	case throws.People:
		return tr.S("fairness.who.people")
	case throws.Computer:
		return tr.S("fairness.who.computer")
	case throws.Gods:
		return tr.S("fairness.who.gods")
	}
	return tr.S("fairness.together")
}

// notes are the two boxes under the cards.
func (v *View) notes() []*box {
	if v.All() {
		return v.notesOfAll()
	}
	lines, good := checked(v.report)
	col := look.Ink
	if !good {
		col = look.Warn
	}
	check := []rows.Block{title(tr.S("fairness.check"))}
	for _, l := range lines {
		check = append(check, para(l, col))
	}
	if v.report.Check.Seeded && v.report.Check.Throws > 0 {
		seed := strconv.FormatUint(v.report.Game.Seed, 10)
		check = append(check, para(tr.F("fairness.seed", map[string]any{"Seed": seed}), look.Ink),
			v.link(tr.S("fairness.seed.copy"), func() { v.calls.Seed(seed) }))
	}
	how := newBox(title(tr.S("fairness.how")), para(tr.S("fairness.how.seed"), look.Ink), para(tr.S("fairness.how.so"), look.Ink))
	return []*box{newBox(check...), how}
}

func (v *View) notesOfAll() []*box {
	who := []rows.Block{title(tr.S("fairness.who"))}
	for _, l := range compared(v.report) {
		who = append(who, para(l, look.Ink))
	}
	what := []rows.Block{title(tr.S("fairness.what"))}
	if v.report.Err != nil {
		what = append(what, para(tr.Fault(v.report.Err), look.Warn))
	}
	if v.report.Games > 0 {
		what = append(what, para(checkedAll(v.report), look.Ink))
	}
	what = append(what, para(tr.S("fairness.what.text"), look.Ink))
	if v.about.File != "" {
		what = append(what, para(tr.F("fairness.what.file", map[string]any{"Path": v.about.File}), look.Muted))
	}
	return []*box{newBox(who...), newBox(what...)}
}

// Key does what a key means to the page: the arrows choose and scroll.
func (v *View) Key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyLeft, fyne.KeyRight:
		at := 0
		if k == fyne.KeyRight {
			at = 1
		}
		if at != v.scope.Selected() {
			v.scope.SetSelected(at)
			v.turn()
		}
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeySpace, fyne.KeyHome, fyne.KeyEnd:
		v.reader.TypedKey(&fyne.KeyEvent{Name: k})
	default:
		return false
	}
	return true
}
