package gamereview

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"senet/game/ai"
	"senet/ui/look"
	"senet/ui/tr"
)

// detail says in words what there is to say of the line chosen: what was played
// and what would have been better, with both chances and the reasons.
type detail struct {
	widget.BaseWidget

	m     *Model
	plate fyne.CanvasObject
	piece *look.Art
	head  *canvas.Text // the line in notation
	mark  *canvas.Text
	luck  *canvas.Text
	rows  [2]option
	said  *look.Wrapped
	line  int
	title string // what head says, before it is shortened
}

// option is a choice in a row: how it is drawn on the board, what it is called,
// the choice, its chance and what speaks for or against it.
type option struct {
	stroke []*canvas.Rectangle
	label  *canvas.Text
	text   *canvas.Text
	chance *canvas.Text
	why    *look.Wrapped
	full   string // what text says, before it is shortened
	on     bool
}

func newDetail(m *Model) *detail {
	d := &detail{m: m}
	d.plate = look.NewPlate(look.Panel, look.Line, look.PanelRadius)
	d.piece = look.NewArt("piece-spool-black")
	d.head = look.Text("", look.Strong17, look.Ink)
	d.mark = look.Text("", look.Strong13, look.Muted)
	d.luck = look.Text("", look.Label13, look.Muted)
	d.said = look.NewWrapped("", look.Body13, look.Muted)
	for i := range d.rows {
		token, dots := look.Last, 4
		if i == 1 {
			token, dots = look.Move, 1
		}
		o := option{
			label: look.Text("", look.Strong13, token), text: look.Text("", look.Strong13, look.Ink),
			chance: look.Text("", look.Strong13, look.Ink), why: look.NewWrapped("", look.Body13, look.Muted),
		}
		for range dots {
			o.stroke = append(o.stroke, look.Rounded(token, look.Transparent, 2))
		}
		d.rows[i] = o
	}
	d.ExtendBaseWidget(d)
	return d
}

// show tells of line i.
func (d *detail) show(i int) {
	d.line = i
	for r := range d.rows {
		d.rows[r].on = false
	}
	if d.m.Len() == 0 {
		d.title, d.mark.Text, d.luck.Text = tr.S("review.begin"), "", ""
		d.said.SetText("")
		d.Refresh()
		return
	}
	p := d.m.Ply(i)
	d.piece.SetName([2]string{"piece-spool-black", "piece-cone-white"}[p.Side])
	d.title = strings.TrimSpace(number(p) + " " + noted(p))
	d.mark.Text, d.luck.Text = "", ""
	if p.Mark != ai.MarkNone {
		d.mark.Text = strings.TrimSpace(markName(p.Mark) + " " + sign(p.Mark))
		look.SetColor(d.mark, markColor(p.Mark))
	}
	if s := lucky(p); p.Known && s != "" {
		d.luck.Text = tr.F("review.luck.throw", map[string]any{"N": s})
	}
	d.said.SetText(d.m.verdict(i))
	if v := d.m.Verdict(i); p.Known && v != nil && v.Choice {
		d.options(v)
	}
	d.Refresh()
}

// options fills both rows, or the second alone where the best was played.
func (d *detail) options(v *ai.Verdict) {
	played, best := v.Choices[v.Played], v.Choices[v.Best]
	if v.Played != v.Best {
		d.rows[0].set(tr.S("review.played"), d.m.short(v, played), played.Win, reasons(played.Under(best)))
		better := "review.better"
		if v.Loss < telling {
			better = "review.equal"
		}
		d.rows[1].set(tr.S(better), d.m.short(v, best), best.Win, reasons(best.Over(played)))
		return
	}
	d.rows[1].set(tr.S("review.played"), d.m.short(v, best), best.Win, reasons(best.Why))
}

func (o *option) set(label, text string, win float64, why string) {
	o.label.Text, o.full, o.chance.Text, o.on = label, text, tr.Percent(win, 1), true
	o.why.SetText(why)
}

func (o *option) objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{o.label, o.text, o.chance, o.why}
	for _, s := range o.stroke {
		out = append(out, s)
	}
	return out
}

// Measures of the detail, in Fyne's units.
const (
	detailPad  float32 = 12
	detailHead float32 = 26
	optionLine float32 = 19
)

// lay places everything.
func (d *detail) lay(size fyne.Size) {
	look.Put(d.plate, 0, 0, size.Width, size.Height)
	y, right := float32(8), size.Width-detailPad
	look.Put(d.piece, detailPad-2, y+1, 24, 24)
	look.ShowIf(d.piece, d.m.Len() > 0 && d.m.Ply(d.line).Entry.Turn > 0)
	at := func(t *canvas.Text, x float32) float32 {
		m := t.MinSize()
		look.Put(t, x, y+(detailHead-m.Height)/2, m.Width, m.Height)
		return x + m.Width
	}
	luck := d.luck.MinSize().Width
	at(d.luck, right-luck)
	d.head.Text = look.Shortened(d.title, look.Strong17, 1, right-luck-d.mark.MinSize().Width-detailPad-28-30)
	at(d.mark, at(d.head, detailPad+28)+12)
	y += detailHead + 3
	d.layOptions(size, y)
}

// layOptions places the rows under the head, and what is said under them.
func (d *detail) layOptions(size fyne.Size, y float32) {
	label, text, chance := float32(0), float32(0), float32(0)
	for _, o := range d.rows {
		if o.on {
			label = max(label, o.label.MinSize().Width)
			text = max(text, look.Measure(o.full, look.Strong13, 1).Width)
			chance = max(chance, o.chance.MinSize().Width)
		}
	}
	text = min(text, size.Width*.3)
	x := [5]float32{detailPad, detailPad + 34}
	x[2] = x[1] + label + 12
	x[3] = x[2] + text + 12
	x[4] = x[3] + chance + 14
	room := size.Width - detailPad - x[4]
	for i := range d.rows {
		o := &d.rows[i]
		for _, c := range o.objects() {
			look.ShowIf(c, o.on)
		}
		if !o.on {
			continue
		}
		h := max(optionLine, o.why.HeightFor(room))
		o.lay(x, y, room, h)
		y += h + 3
	}
	look.Put(d.said, detailPad, y, size.Width-2*detailPad, max(0, size.Height-y-4))
	look.ShowIf(d.said, y+optionLine <= size.Height)
}

// lay places a row at height y, in the columns x.
func (o *option) lay(x [5]float32, y, room, h float32) {
	n := float32(len(o.stroke))
	for i, s := range o.stroke {
		const w = 26
		step := w / n
		look.Put(s, x[0]+float32(i)*step, y+optionLine/2-2, max(4, step-3), 4)
	}
	for i, t := range []*canvas.Text{o.label, o.text, o.chance} {
		if t == o.text {
			t.Text = look.Shortened(o.full, look.Strong13, 1, x[3]-x[2]-10)
		}
		m := t.MinSize()
		look.Put(t, x[i+1], y+(optionLine-m.Height)/2, m.Width, m.Height)
	}
	look.Put(o.why, x[4], y, room, h)
}

// CreateRenderer is for Fyne.
func (d *detail) CreateRenderer() fyne.WidgetRenderer {
	o := []fyne.CanvasObject{d.plate, d.piece, d.head, d.mark, d.luck, d.said}
	for i := range d.rows {
		o = append(o, d.rows[i].objects()...)
	}
	return look.NewLaid(d, d.lay, o...).AtLeast(260, 100)
}
