package ruleform

import (
	"strings"

	"fyne.io/fyne/v2"

	"senet/game/rules"
	"senet/ui/ruleform/draft"
	"senet/ui/tr"
)

// oneLine is a text as a name: without blanks at the ends or in a row.
func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// change gives a toggle of the draft a value. Its row stays where it is on the
// screen, whatever appears above it.
func (v *View) change(t rules.Toggle, value string) {
	defer v.hold(t.Key)()
	v.strip.quiet()
	if err := v.model.Selected().Set1(t, value); err != nil {
		if r := v.sheet.row(t.Key); r != nil {
			r.note(tr.Fault(err))
			v.sheet.pane.relay()
		}
		return
	}
	v.refresh()
}

// reset gives a toggle the value it has in the base. The link that did it goes,
// so the keyboard goes to the toggle.
func (v *View) reset(t rules.Toggle) {
	defer v.hold(t.Key)()
	v.strip.quiet()
	v.model.Selected().Reset(t)
	v.refresh()
	if r := v.sheet.row(t.Key); r != nil && r.edit != nil && r.box.Visible() {
		v.focus(r.edit.first)
	}
}

// hold returns a function that scrolls so that a toggle's row is again as far
// down as it is now.
func (v *View) hold(key string) func() {
	r, p := v.sheet.row(key), v.sheet.pane
	if r == nil {
		return func() {}
	}
	at := func() float32 { return p.Position().Y + r.box.Position().Y - p.scroll.Offset.Y }
	before := at()
	return func() { p.to(p.scroll.Offset.Y + at() - before) }
}

func (v *View) resetAll() {
	v.strip.quiet()
	v.model.Selected().ResetAll()
	v.refresh()
	v.focus(v.sheet.pane)
}

func (v *View) rename(name string) {
	v.strip.quiet()
	v.model.Selected().SetName(tr.Language(), name)
	v.refresh()
}

func (v *View) describe(text string) {
	v.model.Selected().SetDescription(tr.Language(), text)
	v.refresh()
}

// copy makes a copy of the rule set for the player to change.
func (v *View) copy() {
	d := v.model.Selected()
	lang := tr.Language()
	v.model.Copy(d, tr.F("ruleform.copyName", map[string]any{"Name": d.Name(lang)}), lang)
	v.selectNew()
	v.focus(v.head.name)
	v.head.name.TypedShortcut(&fyne.ShortcutSelectAll{})
}

// save saves the draft.
func (v *View) save() { v.saveDraft(v.model.Selected()) }

// saveDraft saves d and says so; false if it could not be.
func (v *View) saveDraft(d *draft.Draft) bool {
	lang := tr.Language()
	v.strip.quiet()
	if v.model.Hindrance(d, lang) != draft.Free {
		v.refresh()
		return false
	}
	res, err := v.model.Save(d, lang, tr.S)
	if err != nil {
		v.strip.say(tr.Fault(err), true)
		return false
	}
	if v.opts.OnSaved != nil {
		v.opts.OnSaved(res.From, res.To)
	}
	v.refill()
	v.refresh()
	v.list.revealSelected()
	text := tr.F("ruleform.saved", map[string]any{"Name": d.Name(lang)})
	if res.Aside != "" {
		text = tr.F("ruleform.savedAside", map[string]any{"Name": d.Name(lang), "Path": res.Aside})
	}
	v.strip.say(text, false)
	return true
}

// askSaveAs saves the rule set as it is now under another name; the one it was
// made from stays as it was saved.
func (v *View) askSaveAs() {
	d, lang := v.model.Selected(), tr.Language()
	name := tr.F("ruleform.copyName", map[string]any{"Name": d.Name(lang)})
	v.strip.ask(tr.S("ruleform.saveAs.ask"), &name, func() { v.focus(v.list) },
		answer{tr.S("ruleform.save"), func() { v.saveAs(d, oneLine(v.strip.field.Text)) }},
		answer{tr.S("shell.cancel"), func() { v.strip.escape() }})
}

func (v *View) saveAs(d *draft.Draft, name string) {
	lang := tr.Language()
	switch {
	case name == "":
		v.strip.wrong(tr.S("ruleform.noName"))
		return
	case v.model.Taken(nil, name, lang):
		v.strip.wrong(tr.S("ruleform.taken"))
		return
	}
	v.strip.done()
	c := v.model.Copy(d, name, lang)
	d.Revert()
	v.selectNew()
	v.saveDraft(c)
	v.focus(v.list)
}

// revert takes back what was changed since the last save.
func (v *View) revert() {
	v.strip.quiet()
	v.model.Selected().Revert()
	v.refresh()
	v.focus(v.list)
}

// play starts a game with the rule set as it is.
func (v *View) play() {
	d := v.model.Selected()
	if !d.Playable() || v.opts.OnPlay == nil {
		return
	}
	p := d.ToPlay()
	v.Leave(func() {
		if now := d.ToPlay(); d.Set.File != "" && now.Rules == p.Rules {
			p = now // it has been saved meanwhile
		}
		v.opts.OnPlay(p)
	})
}

// askDelete deletes the rule set after a question.
func (v *View) askDelete() {
	d := v.model.Selected()
	v.strip.ask(tr.F("ruleform.delete.ask", map[string]any{"Name": d.Name(tr.Language())}), nil, func() { v.focus(v.list) },
		answer{tr.S("ruleform.delete.no"), func() { v.strip.escape() }},
		answer{tr.S("ruleform.delete.yes"), func() {
			v.strip.done()
			v.remove(d)
		}})
}

func (v *View) remove(d *draft.Draft) {
	name := d.Name(tr.Language())
	if err := v.model.Remove(d); err != nil {
		v.strip.say(tr.Fault(err), true)
		return
	}
	v.selectNew()
	v.strip.say(tr.F("ruleform.deleted", map[string]any{"Name": name}), false)
	v.focus(v.list)
}

// Escape cancels the question that is asked, or closes the view; it asks before
// something unsaved would be lost.
func (v *View) Escape() {
	if v.strip.escape() {
		v.refresh()
		return
	}
	v.Leave(v.opts.Close)
}

// Leave does what takes the player away from here, such as ending the program,
// unless something is unsaved: then it asks first.
func (v *View) Leave(then func()) {
	if then == nil {
		return
	}
	unsaved := v.model.Unsaved()
	if len(unsaved) == 0 {
		then()
		return
	}
	lang := tr.Language()
	var names []string
	can := true
	for _, d := range unsaved {
		names = append(names, tr.F("ruleform.quoted", map[string]any{"Text": d.Name(lang)}))
		can = can && v.model.Hindrance(d, lang) == draft.Free
	}
	answers := []answer{
		{tr.S("ruleform.leave.back"), func() { v.strip.escape(); v.refresh() }},
		{tr.S("ruleform.leave.drop"), func() {
			v.strip.done()
			v.drop(unsaved)
			then()
		}},
	}
	if can {
		answers = append([]answer{{tr.S("ruleform.leave.save"), func() {
			v.strip.done()
			for _, d := range unsaved {
				if !v.saveDraft(d) {
					return
				}
			}
			then()
		}}}, answers...)
	}
	v.strip.ask(tr.F("ruleform.leave.ask", map[string]any{"Names": strings.Join(names, ", ")}), nil, func() { v.focus(v.list) }, answers...)
}

// drop gives up what is unsaved.
func (v *View) drop(unsaved []*draft.Draft) {
	for _, d := range unsaved {
		if d.New() {
			_ = v.model.Remove(d) // it has no file, so nothing can fail
		} else {
			d.Revert()
		}
	}
}
