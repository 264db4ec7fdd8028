package ruleform

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"senet/game/rules"
	"senet/ui/look"
	"senet/ui/ruleform/draft"
	"senet/ui/tr"
)

// Options are what the view needs of the window around it.
type Options struct {
	// Model is what the view shows; nil loads it. A view that is made anew in
	// another language goes on with the model of the one before (View.Model).
	Model *draft.Model
	// Select is the id of the rule set to look at first; "" keeps the model's.
	Select string
	// OnPlay starts a game with a rule set, which is without contradictions.
	OnPlay func(rules.Preset)
	// OnSaved is told that an own rule set has been saved, under another id than
	// before if it was renamed; from is "" for a new one. It may be nil.
	OnSaved func(from, to string)
	// Close closes the view. It is not called while there is something unsaved.
	Close func()
	// Files opens and writes files the player chooses.
	Files Files
}

// View is the view of the rule sets, for a dialog of the window.
type View struct {
	widget.BaseWidget

	opts  Options
	model *draft.Model

	find       *look.Field
	list       *list
	listScroll *container.Scroll
	fromFile   *look.Button
	closing    *look.Button

	head   *head
	strip  *strip
	search *look.Field
	only   *look.Segmented
	goTo   *look.Picker
	sheet  *sheet

	groups  []rules.Group // those that goTo offers
	clashAt int           // which contradiction was shown last
	objects []fyne.CanvasObject
}

// New makes the view.
func New(o Options) *View {
	v := &View{opts: o, model: o.Model}
	var failed error
	if v.model == nil {
		v.model, failed = draft.Load(tr.Language())
	}
	if o.Select != "" {
		v.model.SelectID(o.Select)
	}
	v.makeLeft()
	v.makeRight()
	v.ExtendBaseWidget(v)
	v.refill()
	v.refresh()
	v.filter()
	if failed != nil {
		v.strip.say(tr.F("ruleform.readFailed", map[string]any{"Why": tr.Fault(failed)}), true)
	}
	return v
}

// Model is what the view shows, with everything not yet saved.
func (v *View) Model() *draft.Model { return v.model }

// First is what has the keyboard at first: the list.
func (v *View) First() fyne.Focusable { return v.list }

func (v *View) makeLeft() {
	v.find = look.NewField(tr.S("ruleform.find"), draft.MaxName, 1)
	v.find.Changed, v.find.Clears = func(string) { v.refill() }, true
	v.list = newList(v.choose)
	v.find.Keys = func(k fyne.KeyName) bool {
		if k == fyne.KeyDown || k == fyne.KeyReturn {
			v.focus(v.list)
			v.list.choose(0)
			return true
		}
		return false
	}
	v.listScroll = container.NewVScroll(container.New(listRoom{}, v.list))
	v.list.reveal = func(y, h float32) {
		at, room := v.listScroll.Offset.Y, v.listScroll.Size().Height
		switch {
		case y < at+4:
			v.listScroll.ScrollToOffset(fyne.NewPos(0, max(0, y-4)))
		case y+h+8 > at+room:
			v.listScroll.ScrollToOffset(fyne.NewPos(0, y+h+8-room))
		}
	}
	v.fromFile = look.NewSecondary(tr.S("ruleform.import"), "", v.importFile)
	v.closing = look.NewSecondary(tr.S("shell.close"), "Esc", v.Escape)
}

// listRoom leaves room round the list for its focus ring and the scroll bar.
type listRoom struct{}

// MinSize is for Fyne.
func (listRoom) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height+8)
}

// Layout is for Fyne.
func (listRoom) Layout(o []fyne.CanvasObject, size fyne.Size) {
	look.Put(o[0], 3, 3, size.Width-3-12, size.Height-6)
}

func (v *View) makeRight() {
	v.head = newHead(v)
	v.strip = newStrip(v.focus, v.relay)
	v.search = look.NewField(tr.S("ruleform.search"), draft.MaxName, 1)
	v.search.Changed, v.search.Clears = func(string) { v.filter() }, true
	v.only = look.NewSegmented([]look.Choice{{Label: tr.S("ruleform.all")}, {Label: tr.S("ruleform.onlyChanged")}}, 0,
		func(int) { v.filter() })
	var names []string
	for _, g := range rules.Groups() {
		v.groups = append(v.groups, g)
		names = append(names, tr.S(g.NameKey()))
	}
	v.sheet = newSheet(v)
	v.goTo = look.NewPicker(names, -1, v.jump)
	v.goTo.SetEmpty(tr.S("ruleform.goTo"))
	v.sheet.pane.scroll.OnScrolled = func(fyne.Position) { v.goTo.SetSelected(v.here()) }
	v.objects = []fyne.CanvasObject{
		v.find.Box, v.listScroll, v.head.box, v.strip.box, v.search.Box, v.only, v.goTo, v.sheet.pane, v.fromFile, v.closing,
	}
}

// focus gives o the keyboard.
func (v *View) focus(o fyne.Focusable) {
	if cv := fyne.CurrentApp().Driver().CanvasForObject(v); cv != nil {
		cv.Focus(o)
	}
}

// refill lists the rule sets that the search over the list asks for.
func (v *View) refill() {
	lang := tr.Language()
	match := func(all []*draft.Draft) []*draft.Draft {
		var out []*draft.Draft
		for _, d := range all {
			if draft.Matches(d, v.find.Text, lang, tr.S) {
				out = append(out, d)
			}
		}
		return out
	}
	builtIn, own := match(v.model.BuiltIn()), match(v.model.Own())
	none := ""
	switch {
	case len(builtIn)+len(own) == 0:
		none = tr.S("ruleform.find.none")
	case len(v.model.Own()) == 0:
		none = tr.S("ruleform.yours.none")
	}
	v.list.show(builtIn, own, v.model.Selected(), none)
	v.listScroll.Refresh()
}

// choose looks at a rule set.
func (v *View) choose(d *draft.Draft) {
	v.strip.escape()
	v.model.Select(d)
	v.clashAt = 0
	v.refresh()
	v.filter()
	v.sheet.pane.to(0)
}

// selectNew shows a rule set that has come into the list, or what is selected
// after one has gone.
func (v *View) selectNew() {
	v.find.Fill("")
	v.refill()
	v.choose(v.model.Selected())
	v.list.revealSelected()
}

// refresh brings everything up to date with the draft that is looked at.
func (v *View) refresh() {
	d := v.model.Selected()
	hindrance := v.model.Hindrance(d, tr.Language())
	v.head.show(d, hindrance == draft.Free)
	v.sheet.show(d)
	v.list.update(d)
	v.complain(d, hindrance)
	v.relay()
}

// complain says in the strip what keeps the draft from being saved.
func (v *View) complain(d *draft.Draft, h draft.Hindrance) {
	clashes := d.Clashes()
	switch {
	case h == draft.NoName:
		v.strip.complain(tr.S("ruleform.noName"))
	case h == draft.Taken:
		v.strip.complain(tr.S("ruleform.taken"))
	case len(clashes) > 0 && !d.Set.Unusable:
		most := 3
		if v.Size().Height < 600 {
			most = 1 // the form needs the room; every one stands beside its toggles
		}
		text := tr.N("ruleform.clashes", len(clashes), nil) + "\n" + tr.Fault(clashes[:min(most, len(clashes))])
		if len(clashes) > most {
			text += " …"
		}
		v.strip.complain(text, answer{tr.S("ruleform.show"), v.showClash})
	default:
		v.strip.complain("")
	}
}

// showClash brings the next toggle that is part of a contradiction into sight
// and gives it the keyboard.
func (v *View) showClash() {
	var keys []string
	for _, f := range v.model.Selected().Clashes() {
		keys = append(keys, draft.Keys(f)...)
	}
	if len(keys) == 0 {
		return
	}
	r := v.sheet.row(keys[v.clashAt%len(keys)])
	v.clashAt++
	if r == nil {
		return
	}
	if !r.box.Visible() {
		v.search.Fill("")
		v.only.SetSelected(0)
		v.filter()
	}
	v.sheet.pane.reveal(r.box)
	if r.edit != nil && !r.fixed {
		v.focus(r.edit.first)
	}
}

// filter shows the rows that are asked for.
func (v *View) filter() {
	v.sheet.filter(v.search.Text, v.only.Selected() == 1, v.model.Selected())
}

// here is the group at the top of what is in sight of the form, as goTo counts
// them; -1 above the first.
func (v *View) here() int {
	at := -1
	for i, g := range v.groups {
		if h := v.sheet.headings[g]; h != nil && h.Visible() && h.Position().Y <= v.sheet.pane.scroll.Offset.Y+24 {
			at = i
		}
	}
	return at
}

// jump goes to a group of the form.
func (v *View) jump(i int) {
	h := v.sheet.headings[v.groups[i]]
	if h == nil {
		return
	}
	if !h.Visible() {
		v.search.Fill("")
		v.only.SetSelected(0)
		v.filter()
	}
	v.sheet.pane.to(h.Position().Y - 6)
}

// MinSize is for Fyne: what the view would like to have; it can do with less.
func (v *View) MinSize() fyne.Size { return fyne.NewSize(1130, 690) }

// CreateRenderer is for Fyne.
func (v *View) CreateRenderer() fyne.WidgetRenderer {
	return &look.Laid{Of: v, Parts: func() []fyne.CanvasObject { return v.objects }, Lay: v.lay, Least: v.MinSize}
}

// relay places everything anew in the size it has.
func (v *View) relay() { v.lay(v.Size()) }

// lay places everything; at the left the list, at the right the rule set.
func (v *View) lay(size fyne.Size) {
	if size.Width < 1 {
		return
	}
	left := max(226, min(300, size.Width*0.27))
	gap := float32(20)
	look.Put(v.find.Box, 3, 2, left-6, controlHeight)
	foot := float32(44)
	both := v.fromFile.MinSize().Width+v.closing.MinSize().Width+8 <= left-6
	if !both {
		foot = 2*40 + 8
		look.Put(v.fromFile, 3, size.Height-foot, left-6, 40)
		look.Put(v.closing, 3, size.Height-40, left-6, 40)
	} else {
		w := v.closing.MinSize().Width
		look.Put(v.fromFile, 3, size.Height-40, left-6-w-8, 40)
		look.Put(v.closing, left-3-w, size.Height-40, w, 40)
	}
	look.Put(v.listScroll, 0, controlHeight+8, left, size.Height-controlHeight-8-foot-6)

	x, w := left+gap, size.Width-left-gap-4
	h := v.head.height(w)
	look.Put(v.head.box, x, 0, w, h)
	y := h + 10
	if sh := v.strip.height(w); sh > 0 {
		look.Put(v.strip.box, x, y, w, sh)
		y += sh + 10
	}
	only := v.only.MinSize().Width
	goTo := max(198, min(240, w*0.28))
	look.Put(v.goTo, x+w-goTo, y, goTo, controlHeight)
	look.Put(v.only, x+w-goTo-10-only, y, only, controlHeight)
	look.Put(v.search.Box, x, y, w-goTo-only-20, controlHeight)
	y += controlHeight + 8
	look.Put(v.sheet.pane, x, y, w, size.Height-y)
}
