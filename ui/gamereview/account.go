package gamereview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
)

// account is the table of what both sides gave away and how lucky they were.
type account struct {
	widget.BaseWidget

	m       *Model
	plate   fyne.CanvasObject
	pieces  [2]*look.Art
	cells   [][]*canvas.Text
	balance *canvas.Text
	legend  *look.Wrapped // from which loss on a choice has which mark
	says    string
	objects []fyne.CanvasObject
}

// Measures of the table, in Fyne's units.
const (
	accountPad  float32 = 12
	accountLine float32 = 21
)

func newAccount(m *Model) *account {
	a := &account{m: m}
	a.plate = look.NewPlate(look.Panel, look.Line, look.PanelRadius)
	a.pieces = [2]*look.Art{look.NewArt("piece-spool-black"), look.NewArt("piece-cone-white")}
	a.objects = []fyne.CanvasObject{a.plate, a.pieces[0], a.pieces[1]}
	for i, r := range m.accounts() {
		var line []*canvas.Text
		for j := range r {
			role, col := look.Strong13, look.Ink
			switch {
			case j == 0:
				role, col = look.Label13, look.Muted
			case i == 0:
				col = look.Gold
			}
			t := look.Text("", role, col)
			line = append(line, t)
			a.objects = append(a.objects, t)
		}
		a.cells = append(a.cells, line)
	}
	a.balance = look.Text("", look.Label11, look.Muted)
	a.legend = look.NewWrapped(legend(), look.Label11, look.Muted)
	a.objects = append(a.objects, a.balance, a.legend)
	a.ExtendBaseWidget(a)
	return a
}

// heightFor is what the table needs at a width.
func (a *account) heightFor(w float32) float32 {
	return 2*accountPad - 4 + accountLine*float32(len(a.cells)+1) + a.legend.HeightFor(w-2*accountPad)
}

func (a *account) lay(size fyne.Size) {
	look.Put(a.plate, 0, 0, size.Width, size.Height)
	w := size.Width - 2*accountPad
	col := [2]float32{accountPad + w*.67, accountPad + w}
	for i, line := range a.m.accounts() {
		y := accountPad - 4 + accountLine*float32(i)
		for j, s := range line {
			t := a.cells[i][j]
			role, room := look.Label13, w*.4
			if j > 0 {
				role, room = look.Strong13, w*.33-30
			}
			if j > 0 && look.Measure(s, role, 1).Width > room {
				role = look.Strong11
			}
			look.SetRole(t, role)
			t.Text = look.Shortened(s, role, 1, room)
			m := t.MinSize()
			x := accountPad
			if j > 0 {
				x = col[j-1] - m.Width
			}
			look.Put(t, x, y+(accountLine-m.Height)/2, m.Width, m.Height)
			if i == 0 && j > 0 {
				look.Put(a.pieces[j-1], x-22, y+1, 19, 19)
			}
		}
	}
	a.balance.Text = look.Shortened(a.says, look.Label11, 1, w)
	m := a.balance.MinSize()
	y := accountPad - 4 + accountLine*float32(len(a.cells))
	look.Put(a.balance, accountPad, y, m.Width, m.Height)
	if a.says != "" {
		y += m.Height + 2
	}
	look.Put(a.legend, accountPad, y, w, a.legend.HeightFor(w))
}

// CreateRenderer is for Fyne.
func (a *account) CreateRenderer() fyne.WidgetRenderer {
	r := look.NewLaid(a, a.lay, a.objects...).AtLeast(200, 150)
	r.Dress = func() { a.says = a.m.balance() }
	return r
}
