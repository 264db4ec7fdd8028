package ruleform

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"senet/game/rules"
	"senet/ui/look"
	"senet/ui/ruleform/draft"
	"senet/ui/tr"
)

// sheet is what scrolls at the right: what there is to say about the rule set,
// and a row for each toggle under the headings of the groups.
type sheet struct {
	pane *pane

	description  *look.Wrapped
	describe     *look.Field
	faultsTitle  *look.Wrapped
	faults       *look.Wrapped
	sourcesTitle *look.Wrapped
	sources      *look.Wrapped
	compared     *look.Wrapped
	resetAll     *chip
	resetBox     *fyne.Container
	nothing      *look.Wrapped

	rows     []*row
	headings map[rules.Group]fyne.CanvasObject
	index    draft.Index
	marks    []draft.Mark
}

func newSheet(v *View) *sheet {
	f := &sheet{index: draft.NewIndex(tr.S), headings: map[rules.Group]fyne.CanvasObject{}}
	f.description = look.NewWrapped("", look.Reading16, look.Ink)
	f.describe = look.NewField(tr.S("ruleform.description"), draft.MaxText, 2)
	f.describe.Changed = v.describe
	f.describe.SetOnFocus(func() { f.pane.reveal(f.describe.Box) })
	f.faultsTitle = look.NewWrapped("", look.Strong13, look.Warn)
	f.faults = look.NewWrapped("", look.Body13, look.Ink)
	f.sourcesTitle = look.NewWrapped(tr.S("ruleform.sources"), look.Strong13, look.Muted)
	f.sources = look.NewWrapped("", look.Body13, look.Muted)
	f.compared = look.NewWrapped("", look.Body13, look.Ink)
	f.resetAll = newChip("", v.resetAll)
	f.resetBox = container.New(naturalWidth{}, f.resetAll.box)
	f.resetAll.SetOnFocus(func() { f.pane.reveal(f.resetBox) })
	f.nothing = look.NewWrapped(tr.S("ruleform.find.none"), look.Reading16, look.Muted)
	f.nothing.Hide()
	blocks := []block{
		wrappedBlock(f.faultsTitle, 4), wrappedBlock(f.faults, 2), wrappedBlock(f.description, 4),
		{f.describe.Box, func(float32) float32 { return f.describe.MinSize().Height }, 6},
		wrappedBlock(f.sourcesTitle, 8), wrappedBlock(f.sources, 1), wrappedBlock(f.compared, 10),
		{f.resetBox, func(float32) float32 { return 28 }, 6},
		wrappedBlock(f.nothing, 14),
	}
	last := rules.Group(255)
	for _, t := range draft.Catalogue() {
		if t.Group != last {
			last = t.Group
			h := look.NewWrapped(tr.S(t.Group.NameKey()), look.Strong17, look.Gold)
			f.headings[t.Group] = h
			blocks = append(blocks, wrappedBlock(h, 20))
		}
		r := newRow(t, rowFuncs{change: v.change, reset: v.reset, seen: func(r *row) { f.pane.reveal(r.box) }, tall: func() { f.pane.relay() }})
		f.rows = append(f.rows, r)
		blocks = append(blocks, r.block())
	}
	legend := look.NewWrapped(tr.S("ruleform.legend"), look.Strong13, look.Muted)
	blocks = append(blocks, wrappedBlock(legend, 26), wrappedBlock(look.NewWrapped(legendText(), look.Body13, look.Muted), 2))
	f.pane = newPane(blocks...)
	return f
}

// show brings everything up to date with the draft.
func (f *sheet) show(d *draft.Draft) {
	f.marks = d.Marks()
	tall := f.about(d)
	base := d.Base().Name(tr.Language())
	for i, r := range f.rows {
		if r.show(f.marks[i], d.Fixed(), base) {
			r.box.Refresh()
			tall = true
		}
	}
	if tall {
		f.pane.relay()
	}
}

// about shows what there is to say about the rule set as a whole; it reports
// whether that has changed.
func (f *sheet) about(d *draft.Draft) bool {
	lang := tr.Language()
	tall := false
	text := func(w *look.Wrapped, s string) {
		if w.Text() != s {
			w.SetText(s)
			tall = true
		}
		tall = look.ShowIf(w, s != "") || tall
	}
	description := ""
	if d.Fixed() {
		description = d.Now.Description(lang)
	}
	text(f.description, description)
	tall = look.ShowIf(f.describe.Box, !d.Fixed()) || tall
	if now := d.Now.Description(lang); !d.Fixed() && now != strings.TrimSpace(f.describe.Text) {
		f.describe.Fill(now)
	}
	var sources []string
	for _, s := range d.Now.Sources {
		sources = append(sources, fullSource(s))
	}
	text(f.sources, strings.Join(sources, "\n"))
	tall = look.ShowIf(f.sourcesTitle, len(sources) > 0) || tall
	title, faults := faultTexts(d)
	text(f.faultsTitle, title)
	text(f.faults, faults)

	base := map[string]any{"Name": d.Base().Name(lang), "Changes": changes(d)}
	compared := tr.F("ruleform.compared", base)
	switch {
	case d.Set.Unusable || !d.Set.Own && d.Base().ID == d.Now.ID:
		compared = ""
	case d.Changes() == 0:
		compared = tr.F("ruleform.same", map[string]any{"Name": base["Name"]})
	}
	text(f.compared, compared)
	f.resetAll.SetText(tr.F("ruleform.resetAll", map[string]any{"Name": base["Name"]}))
	return look.ShowIf(f.resetBox, !d.Fixed() && d.Changes() > 0) || tall
}

// faultTexts says what is wrong with the file of a draft.
func faultTexts(d *draft.Draft) (title, faults string) {
	if len(d.Set.Faults) == 0 {
		return "", ""
	}
	switch {
	case d.Set.Unusable:
		title = tr.S("ruleform.faults.unusable")
	case d.Imported != "":
		title = tr.F("ruleform.faults.imported", map[string]any{"File": d.Imported})
	default:
		title = tr.S("ruleform.faults.own")
	}
	return title, tr.Fault(d.Set.Faults)
}

// filter shows the rows that the search finds, and of those, if asked, only the
// changed ones.
func (f *sheet) filter(query string, onlyChanged bool, d *draft.Draft) {
	found := f.index.Find(query)
	groups := map[rules.Group]bool{}
	for i, r := range f.rows {
		on := found[i] && (!onlyChanged || f.marks[i].Changed) && !d.Set.Unusable
		look.ShowIf(r.box, on)
		groups[r.toggle.Group] = groups[r.toggle.Group] || on
	}
	for g, h := range f.headings {
		look.ShowIf(h, groups[g])
	}
	look.ShowIf(f.nothing, len(groups) > 0 && !anyTrue(groups) && !d.Set.Unusable)
	f.pane.relay()
}

func anyTrue(m map[rules.Group]bool) bool {
	for _, on := range m {
		if on {
			return true
		}
	}
	return false
}

// row finds the row of a toggle.
func (f *sheet) row(key string) *row {
	for _, r := range f.rows {
		if r.toggle.Key == key {
			return r
		}
	}
	return nil
}
