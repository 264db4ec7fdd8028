package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Picker shows one of several choices and opens a menu of them: for choices that
// are too many or too long to stand side by side. The arrow keys step through
// them, Space and Enter open the menu.
type Picker struct {
	control

	changed  func(int)
	choices  []string
	selected int

	empty       string // shown when nothing is chosen
	plate, ring *plate
	label       *canvas.Text
	chevron     [2]*canvas.Line
}

// pickerHeight is that of a row of choices.
const pickerHeight float32 = 38

// NewPicker returns a picker; selected counts from 0, and -1 shows nothing.
// changed is told of a choice by the user and may be nil.
func NewPicker(choices []string, selected int, changed func(int)) *Picker {
	p := &Picker{changed: changed, choices: choices, selected: selected}
	p.plate = newPlate(Raised, Line, ButtonRadius)
	p.ring = focusRing(ButtonRadius)
	p.label = Text("", Label15, Ink)
	for i := range p.chevron {
		p.chevron[i] = canvas.NewLine(nil)
		p.chevron[i].StrokeWidth = 1.8
		Track(p.chevron[i], func(l *canvas.Line) { l.StrokeColor = Color(Muted) })
	}
	p.act, p.paint, p.keys = p.open, p.repaint, p.key
	p.extend(p)
	return p
}

// SetEmpty gives the picker words to show when nothing is chosen.
func (p *Picker) SetEmpty(s string) { p.empty = s }

// Selected returns which choice is in force, from 0; -1 for none.
func (p *Picker) Selected() int { return p.selected }

// SetSelected puts a choice in force without telling changed.
func (p *Picker) SetSelected(i int) {
	if i >= -1 && i < len(p.choices) && i != p.selected {
		p.selected = i
		p.Refresh()
	}
}

func (p *Picker) choose(i int) {
	if p.off || i < 0 || i >= len(p.choices) || i == p.selected {
		return
	}
	p.SetSelected(i)
	if p.changed != nil {
		p.changed(i)
	}
}

func (p *Picker) key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyUp:
		p.choose(p.selected - 1)
	case fyne.KeyDown:
		p.choose(p.selected + 1)
	case fyne.KeyHome:
		p.choose(0)
	case fyne.KeyEnd:
		p.choose(len(p.choices) - 1)
	default:
		return false
	}
	return true
}

// open shows the choices as a menu.
func (p *Picker) open() {
	if cv := p.canvas(); cv != nil {
		openMenu(p, cv)
	}
}

func (p *Picker) dress() {
	col, fill, edge := Ink, Raised, Line
	switch {
	case p.off:
		col, fill = Muted, Panel
	case p.hovered || p.pressed:
		col, edge = Gold, Gold
	}
	SetColor(p.label, col)
	p.plate.set(fill, edge, false)
	ShowIf(p.ring.Raster, p.focused && !p.off)
}

func (p *Picker) repaint() {
	p.dress()
	canvas.Refresh(p.label)
}

// CreateRenderer is for Fyne.
func (p *Picker) CreateRenderer() fyne.WidgetRenderer {
	r := NewLaid(p, p.lay, p.plate.Raster, p.label, p.chevron[0], p.chevron[1], p.ring.Raster).AtLeast(120, pickerHeight)
	r.Dress = p.dress
	return r
}

func (p *Picker) lay(size fyne.Size) {
	p.plate.Resize(size)
	placeRing(p.ring, size)
	full := p.empty
	if p.selected >= 0 && p.selected < len(p.choices) {
		full = p.choices[p.selected]
	}
	role := Label15
	if room := size.Width - 14 - 34; Measure(full, role, 1).Width > room {
		role = Label13 // rather small than cut short
	}
	p.label.Text, p.label.TextSize = Shortened(full, role, 1, size.Width-14-34), role.Size()
	l := p.label.MinSize()
	putSize(p.label, 14, (size.Height-l.Height)/2, l)
	x, y := size.Width-24, size.Height/2-2.5
	for i, l := range p.chevron {
		l.Position1 = fyne.NewPos(x+float32(i)*5, y+float32(i)*5)
		l.Position2 = fyne.NewPos(x+float32(i+1)*5, y+float32(1-i)*5)
	}
}

// Shortened cuts s, with an ellipsis, so that it is no wider than w in the role
// at the given scale.
func Shortened(s string, role Role, scale, w float32) string {
	if w <= 0 || Measure(s, role, scale).Width <= w {
		return s
	}
	r := []rune(s)
	lo, hi := 0, len(r) // the longest beginning that fits
	for lo < hi {
		mid := (lo + hi + 1) / 2
		if Measure(string(r[:mid])+"…", role, scale).Width <= w {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	return string(r[:lo]) + "…"
}
