package panel

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/ui/look"
)

// lineObjects are the texts of one line in sight.
type lineObjects struct {
	turn    *canvas.Text
	entries []*canvas.Text
}

// CreateRenderer is for Fyne.
func (l *moveList) CreateRenderer() fyne.WidgetRenderer { return &listRenderer{l: l} }

type listRenderer struct {
	l       *moveList
	objects []fyne.CanvasObject
}

func (r *listRenderer) Destroy()           {}
func (r *listRenderer) MinSize() fyne.Size { return fyne.NewSize(0, 0) }

func (r *listRenderer) Objects() []fyne.CanvasObject {
	if r.objects == nil {
		r.objects = r.collect()
	}
	return r.objects
}

func (r *listRenderer) collect() []fyne.CanvasObject {
	l := r.l
	out := []fyne.CanvasObject{l.ground, l.hoverPlate}
	for _, p := range l.pool {
		out = append(out, p.turn)
		for _, t := range p.entries {
			out = append(out, t)
		}
	}
	return append(out, l.bar, l.ring)
}

func (r *listRenderer) Layout(fyne.Size) {
	r.l.breakLines()
	r.l.reveal(r.l.current())
	r.Refresh()
}

// Refresh fills the lines in sight.
func (r *listRenderer) Refresh() {
	l := r.l
	l.breakLines()
	n := l.visible()
	for len(l.pool) < n {
		l.pool = append(l.pool, &lineObjects{turn: look.Text("", look.Label13, look.Muted)})
	}
	look.ShowIf(l.ground, false)
	look.ShowIf(l.hoverPlate, false)
	for i, p := range l.pool {
		if at := l.first + i; i < n && at < len(l.lines) {
			l.fill(p, l.lines[at], float32(i)*l.step())
		} else {
			p.hideFrom(0)
			look.ShowIf(p.turn, false)
		}
	}
	l.layBar(n)
	look.ShowIf(l.ring, l.focused)
	look.Put(l.ring, -2, -2, l.Size().Width+2, l.Size().Height+4)
	r.objects = r.collect()
	canvas.Refresh(l)
}

// fill shows one line at height y.
func (l *moveList) fill(p *lineObjects, line listLine, y float32) {
	cols := columns(l.k)
	p.turn.Text = ""
	if line.turn > 0 {
		p.turn.Text = strconv.Itoa(line.turn)
	}
	p.turn.TextSize = scaled(look.Label13, l.k)
	s := p.turn.MinSize()
	look.Put(p.turn, cols[0]-s.Width, y+(l.step()-s.Height)/2, s.Width, s.Height)
	look.ShowIf(p.turn, true)
	used := 0
	for c, cell := range line.cells {
		for _, e := range cell {
			l.fillEntry(p.entry(used), e, cols[c+1]+e.x, y)
			used++
		}
	}
	p.hideFrom(used)
}

func (l *moveList) fillEntry(t *canvas.Text, e placed, x, y float32) {
	col := look.Ink
	if e.Index == l.current() {
		col = look.Move
		look.ShowIf(l.ground, true)
		look.Put(l.ground, 0, y+1, l.Size().Width-6*l.k, l.step()-2)
	}
	if e.Index == l.hover {
		look.ShowIf(l.hoverPlate, true)
		look.Put(l.hoverPlate, x-4, y+2, e.w+8, l.step()-4)
	}
	look.SetColor(t, col)
	t.Text, t.TextSize = e.Text, e.rel*look.Strong13.Size()
	s := t.MinSize()
	look.Put(t, x, y+(l.step()-s.Height)/2, s.Width, s.Height)
	look.ShowIf(t, true)
}

// layBar shows how much of the list is in sight, and where.
func (l *moveList) layBar(n int) {
	h := l.Size().Height
	look.ShowIf(l.bar, len(l.lines) > n)
	if len(l.lines) <= n {
		return
	}
	size := max(16, h*float32(n)/float32(len(l.lines)))
	y := (h - size) * float32(l.first) / float32(len(l.lines)-n)
	look.Put(l.bar, l.Size().Width-4, y, 4, size)
}

func (p *lineObjects) entry(i int) *canvas.Text {
	for len(p.entries) <= i {
		p.entries = append(p.entries, look.Text("", look.Strong13, look.Ink))
	}
	return p.entries[i]
}

func (p *lineObjects) hideFrom(i int) {
	for ; i < len(p.entries); i++ {
		look.ShowIf(p.entries[i], false)
	}
}
