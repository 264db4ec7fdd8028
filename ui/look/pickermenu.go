package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// pickerMenu is the open list of a picker, over everything else. It has the
// keyboard as long as it is open; a click beside it closes it.
type pickerMenu struct {
	widget.BaseWidget

	picker *Picker
	cv     fyne.Canvas
	at     int // the entry pointed at
	first  int // the entry on top, where there are more than fit

	ground fyne.CanvasObject
	mark   *plate
	labels []*canvas.Text
}

// Measures of the menu, in Fyne's units.
const (
	menuRow  float32 = 34
	menuLow  float32 = 24 // a row where there are many
	menuEdge float32 = 6
	menuPad  float32 = 14
)

// openMenu shows the choices of p on cv.
func openMenu(p *Picker, cv fyne.Canvas) {
	m := &pickerMenu{picker: p, cv: cv, at: max(0, p.selected)}
	m.ground = NewPlate(Panel, Gold, ButtonRadius)
	m.mark = newPlate(Raised, Line, ButtonRadius-2)
	for i, c := range p.choices {
		t := Text(c, Label15, Ink)
		if i == p.selected {
			SetColor(t, Gold)
		}
		m.labels = append(m.labels, t)
	}
	m.ExtendBaseWidget(m)
	cv.Overlays().Add(m)
	m.Resize(cv.Size())
	m.follow()
	m.Refresh()
	cv.Focus(m)
}

func (m *pickerMenu) close() { m.cv.Overlays().Remove(m) }

func (m *pickerMenu) take() {
	m.close()
	m.picker.choose(m.at)
}

func (m *pickerMenu) point(i int) {
	if i >= 0 && i < len(m.labels) && i != m.at {
		m.at = i
		m.follow()
		m.Refresh()
	}
}

// follow brings the entry pointed at into sight.
func (m *pickerMenu) follow() {
	n := m.fitting()
	m.first = max(min(m.first, m.at), m.at-n+1)
}

// fitting is how many entries are in sight.
func (m *pickerMenu) fitting() int {
	_, size, row := m.box()
	return max(1, int((size.Height-2*menuEdge)/row+.01))
}

// Scrolled is for Fyne: the wheel moves the entries, and no further than there
// are any.
func (m *pickerMenu) Scrolled(e *fyne.ScrollEvent) {
	by := -1
	if e.Scrolled.DY < 0 {
		by = 1
	}
	m.first = max(0, min(m.first+by, len(m.labels)-m.fitting()))
	m.Refresh()
}

// box is where the list lies: under its picker, or as far up as it must.
func (m *pickerMenu) box() (pos fyne.Position, size fyne.Size, row float32) {
	p := m.picker
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(p)
	w := p.Size().Width
	for _, l := range m.labels {
		w = max(w, l.MinSize().Width+2*menuPad+2*menuEdge)
	}
	room := m.Size()
	n := float32(len(m.labels))
	space := room.Height - 8 - 2*menuEdge
	row = min(menuRow, max(menuLow, space/max(1, n)))
	n = min(n, max(1, float32(int(space/row+.01))))
	size = fyne.NewSize(min(w, room.Width-8), n*row+2*menuEdge)
	x := max(4, min(at.X, room.Width-size.Width-4))
	y := max(4, min(at.Y+p.Size().Height+4, room.Height-size.Height-4))
	return fyne.NewPos(x, y), size, row
}

// entry is the choice at a position, or -1.
func (m *pickerMenu) entry(pos fyne.Position) int {
	at, size, row := m.box()
	if pos.X < at.X || pos.X > at.X+size.Width || pos.Y < at.Y+menuEdge {
		return -1
	}
	if i := int((pos.Y - at.Y - menuEdge) / row); i < m.fitting() && m.first+i < len(m.labels) {
		return m.first + i
	}
	return -1
}

// Tapped is for Fyne.
func (m *pickerMenu) Tapped(e *fyne.PointEvent) {
	if i := m.entry(e.Position); i >= 0 {
		m.at = i
		m.take()
		return
	}
	m.close()
}

// MouseIn is for Fyne.
func (m *pickerMenu) MouseIn(*desktop.MouseEvent) {}

// MouseMoved is for Fyne.
func (m *pickerMenu) MouseMoved(e *desktop.MouseEvent) { m.point(m.entry(e.Position)) }

// MouseOut is for Fyne.
func (m *pickerMenu) MouseOut() {}

// FocusGained is for Fyne.
func (m *pickerMenu) FocusGained() {}

// FocusLost is for Fyne.
func (m *pickerMenu) FocusLost() {}

// TypedRune is for Fyne.
func (m *pickerMenu) TypedRune(rune) {}

// TypedKey is for Fyne.
func (m *pickerMenu) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyUp:
		m.point(m.at - 1)
	case fyne.KeyDown:
		m.point(m.at + 1)
	case fyne.KeyHome:
		m.point(0)
	case fyne.KeyEnd:
		m.point(len(m.labels) - 1)
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		m.take()
	case fyne.KeyEscape:
		m.close()
	}
}

// CreateRenderer is for Fyne.
func (m *pickerMenu) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{m.ground, m.mark.Raster}
	for _, l := range m.labels {
		objects = append(objects, l)
	}
	return NewLaid(m, m.lay, objects...)
}

func (m *pickerMenu) lay(fyne.Size) {
	at, size, row := m.box()
	putSize(m.ground, at.X, at.Y, size)
	x, y := at.X+menuEdge, at.Y+menuEdge
	last := m.first + m.fitting() - 1
	ShowIf(m.mark.Raster, m.at >= m.first && m.at <= last)
	putSize(m.mark.Raster, x, y+float32(m.at-m.first)*row, fyne.NewSize(size.Width-2*menuEdge, row))
	for i, l := range m.labels {
		min := l.MinSize()
		ShowIf(l, i >= m.first && i <= last)
		putSize(l, at.X+menuPad, y+float32(i-m.first)*row+(row-min.Height)/2, min)
	}
}
