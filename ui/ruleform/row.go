package ruleform

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"senet/game/fault"
	"senet/game/rules"
	"senet/ui/look"
	"senet/ui/ruleform/draft"
	"senet/ui/tr"
)

// row is one toggle in the form: its name and sentence at the left, its value or
// its editor at the right, and below what there is to say about it.
type row struct {
	toggle rules.Toggle
	box    *fyne.Container
	do     rowFuncs

	mark  draft.Mark
	fixed bool
	base  string // the name of the rule set that Mark.Base is of
	shown bool   // the state above is what is to be seen

	bar                 *canvas.Rectangle
	rule                fyne.CanvasObject
	name, about, source *look.Wrapped
	value, was          *look.Wrapped // where there is no editor: the value, and the base's if it differs
	notice, clash       *look.Wrapped
	back                *chip
	backText            string // the whole of what back says
	edit                *editor

	heightAt, heightOf float32 // the height last computed, and for which width
}

// rowFuncs are what a row tells of.
type rowFuncs struct {
	change func(t rules.Toggle, value string)
	reset  func(t rules.Toggle)
	seen   func(*row) // the keyboard has come to it
	tall   func()     // it needs another height
}

// Measures of a row, in Fyne's units.
const (
	rowIndent float32 = 14
	rowPad    float32 = 9
	rowGap    float32 = 16
)

func newRow(t rules.Toggle, do rowFuncs) *row {
	r := &row{toggle: t, do: do}
	r.bar = look.Track(canvas.NewRectangle(nil), func(b *canvas.Rectangle) { b.FillColor = look.Color(look.Gold) })
	r.bar.CornerRadius = 2
	r.rule = look.NewRule()
	r.name = look.NewWrapped(tr.S(t.NameKey()), look.Strong15, look.Ink)
	r.was = look.NewWrapped("", look.Body13, look.Gold)
	r.about = look.NewWrapped(tr.S(t.AboutKey()), look.Body13, look.Muted)
	source := tr.F("ruleform.source", map[string]any{"Source": shortSources(t.Source)})
	r.source = look.NewWrapped(joined(" · ", source, t.Key), look.Label11, look.Muted)
	r.value = look.NewWrapped("", look.Strong15, look.Ink)
	r.notice = look.NewWrapped("", look.Body13, look.Ink)
	r.clash = look.NewWrapped("", look.Body13, look.Warn)
	r.back = newChip("", func() { r.do.reset(t) })
	r.back.SetOnFocus(func() { r.do.seen(r) })
	for _, o := range []fyne.CanvasObject{r.bar, r.was, r.notice, r.clash, r.back.box} {
		o.Hide()
	}
	r.box = container.New(rowLayout{r}, r.rule, r.bar, r.name, r.about, r.source, r.value, r.was, r.notice, r.clash, r.back.box)
	return r
}

// show brings the row up to date; base is the name of the rule set it is compared
// with. It reports whether its height may have changed.
func (r *row) show(m draft.Mark, fixed bool, base string) bool {
	if r.shown && r.fixed == fixed && r.base == base && sameMark(m, r.mark) {
		return false
	}
	r.mark, r.fixed, r.base, r.shown = m, fixed, base, true
	if !fixed {
		r.makeEditor()
		r.edit.show(m.Value)
	} else {
		r.value.SetText(strings.ReplaceAll(value(r.toggle, m.Value), "; ", "\n"))
	}
	look.ShowIf(r.value, fixed)
	if r.edit != nil {
		look.ShowIf(r.edit.object, !fixed)
	}
	look.ShowIf(r.bar, m.Changed)
	look.ShowIf(r.was, m.Changed && fixed)
	look.ShowIf(r.back.box, m.Changed && !fixed)
	if m.Changed {
		was := value(r.toggle, m.Base)
		r.backText = tr.F("ruleform.reset", map[string]any{"Value": was})
		r.was.SetText(tr.F("ruleform.was", map[string]any{"Name": base, "Value": was}))
	}
	r.note("")
	col := look.Ink
	if !m.Matters {
		col = look.Muted
	}
	r.name.SetColor(col)
	r.value.SetColor(col)
	r.clash.SetText(clashTexts(m.Clashes))
	look.ShowIf(r.clash, len(m.Clashes) > 0)
	r.heightOf = -1
	return true
}

// note says something about the row: what is wrong with what was typed, or why
// the toggle has no effect.
func (r *row) note(wrong string) {
	text, col := wrong, look.Warn
	if text == "" && !r.mark.Matters {
		text, col = idle(r.mark), look.Muted
	}
	r.notice.SetText(text)
	r.notice.SetColor(col)
	look.ShowIf(r.notice, text != "")
	r.heightOf = -1
}

func clashTexts(l fault.List) string {
	var out []string
	for _, f := range l {
		out = append(out, tr.Fault(f))
	}
	return strings.Join(out, "\n")
}

func sameMark(a, b draft.Mark) bool {
	return a.Value == b.Value && a.Base == b.Base && a.Matters == b.Matters &&
		clashTexts(a.Clashes) == clashTexts(b.Clashes) && (a.Matters || idle(a) == idle(b))
}

// makeEditor makes the editor if there is none yet.
func (r *row) makeEditor() {
	if r.edit != nil {
		return
	}
	e := newEditor(r.toggle, func(v string) { r.do.change(r.toggle, v) }, func() {
		r.note(tr.F("ruleform.range", map[string]any{"Min": r.toggle.Min, "Max": r.toggle.Max}))
		r.do.tall()
	})
	for _, s := range e.stops {
		s.SetOnFocus(func() { r.do.seen(r) })
	}
	r.edit = &e
	// Before the link back, so that Tab comes to it first.
	at := len(r.box.Objects) - 1
	r.box.Objects = append(r.box.Objects[:at:at], e.object, r.back.box)
}

// block is the row as a block of the form.
func (r *row) block() block { return block{r.box, r.height, 0} }

// height is what the row needs at a width. Breaking texts into lines takes time,
// so it is kept.
func (r *row) height(w float32) float32 {
	if r.heightOf != w {
		r.heightOf, r.heightAt = w, r.lay(w, false)
	}
	return r.heightAt
}

// lay places everything at a width, or only measures; it returns the height.
func (r *row) lay(w float32, place bool) float32 {
	right := max(segmentsWidth, min(340, (w-rowIndent)*0.46))
	left := w - rowIndent - rowGap - right
	at := func(o fyne.CanvasObject, x, y, w, h float32) {
		if place {
			look.Put(o, x, y, w, h)
		}
	}
	para := func(p *look.Wrapped, x, y, w float32) float32 {
		h := p.HeightFor(w)
		at(p, x, y, w, h)
		return y + h
	}
	x, y := rowIndent, rowPad
	at(r.rule, 0, 0, w, 1)
	y = para(r.name, x, y, left)
	y = para(r.about, x, y+1, left)
	y = para(r.source, x, y+3, left)

	x, ry := rowIndent+left+rowGap, rowPad
	if r.fixed || r.edit == nil {
		ry = para(r.value, x, ry, right)
	} else {
		at(r.edit.object, x, ry, right, r.edit.height)
		ry += r.edit.height
	}
	if r.was.Visible() {
		ry = para(r.was, x, ry+3, right)
	}
	if r.back.box.Visible() {
		r.back.SetText(look.Shortened(r.backText, look.Label13, 1.08, right-24))
		b := r.back.box.MinSize()
		at(r.back.box, x, ry+6, min(b.Width, right), b.Height)
		ry += b.Height + 6
	}
	y = max(y, ry)
	for _, p := range []*look.Wrapped{r.notice, r.clash} {
		if p.Visible() {
			y = para(p, rowIndent, y+5, w-rowIndent)
		}
	}
	at(r.bar, 0, rowPad, 4, y-rowPad)
	return y + rowPad
}

// rowLayout lays a row out.
type rowLayout struct{ r *row }

// MinSize is for Fyne.
func (l rowLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// Layout is for Fyne.
func (l rowLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) { l.r.lay(size.Width, true) }
