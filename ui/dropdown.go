package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
)

// dropdown is a menu under a word of the top bar: one or more columns of
// entries, all in sight at once. Fyne's own pop-up menus show shortcuts too pale
// to read and hide half of the entries in sub-menus.
type dropdown struct {
	widget.BaseWidget

	shell   *Shell
	at      fyne.Position // its top left corner, as far as there is room
	ground  *canvas.Rectangle
	columns [][]*menuRow
	heads   []*canvas.Text
	rules   []*canvas.Rectangle
}

// Measures of a dropdown, in Fyne's units.
const (
	rowHeight  float32 = 30
	headHeight float32 = 34
	menuPad    float32 = 10
	columnGap  float32 = 18
)

// openDropdown shows menus side by side under o; reopen makes them anew.
func (s *Shell) openDropdown(o fyne.CanvasObject, menus []*fyne.Menu, reopen func()) {
	d := &dropdown{shell: s, ground: look.Rounded(look.Panel, look.Gold, look.PanelRadius)}
	d.at = s.app.Driver().AbsolutePositionForObject(o).AddXY(0, o.Size().Height+6)
	for _, m := range menus {
		if m.Label != "" {
			d.heads = append(d.heads, look.Text(m.Label, look.Title20, look.Gold))
		}
		d.columns = append(d.columns, d.rows(m))
	}
	d.ExtendBaseWidget(d)
	s.push(layer{object: d, open: reopen, cancel: s.closeModal})
	s.win.Canvas().Focus(d.columns[0][0])
}

func (d *dropdown) rows(m *fyne.Menu) []*menuRow {
	var rows []*menuRow
	for _, i := range m.Items {
		if i.IsSeparator {
			if len(rows) > 0 {
				rows[len(rows)-1].last = true
				d.rules = append(d.rules, look.NewRule())
			}
			continue
		}
		rows = append(rows, newMenuRow(d, i))
	}
	return rows
}

// Tapped is for Fyne: a click beside the menu closes it.
func (d *dropdown) Tapped(*fyne.PointEvent) { d.shell.closeModal() }

// choose closes the menu and does what the entry says.
func (d *dropdown) choose(do func()) {
	d.shell.closeModal()
	if do != nil {
		do()
	}
}

// walk moves the keyboard from an entry by columns and rows, past what is off.
func (d *dropdown) walk(from *menuRow, dx, dy int) {
	for c, col := range d.columns {
		for r := range col {
			if col[r] == from {
				d.focus((c+dx+len(d.columns))%len(d.columns), r+dy, dy)
				return
			}
		}
	}
}

func (d *dropdown) focus(c, r, dy int) {
	col := d.columns[c]
	if dy == 0 {
		r = min(r, len(col)-1)
		dy = -1
	}
	for range col {
		r = (r + len(col)) % len(col)
		if !col[r].item.Disabled {
			d.shell.win.Canvas().Focus(col[r])
			return
		}
		r += dy
	}
}

// CreateRenderer is for Fyne.
func (d *dropdown) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{d.ground}
	for _, h := range d.heads {
		objects = append(objects, h)
	}
	for _, r := range d.rules {
		objects = append(objects, r)
	}
	for _, col := range d.columns {
		for _, r := range col {
			objects = append(objects, r)
		}
	}
	return &dropdownRenderer{d, objects}
}

type dropdownRenderer struct {
	d       *dropdown
	objects []fyne.CanvasObject
}

func (r *dropdownRenderer) Destroy()                     {}
func (r *dropdownRenderer) MinSize() fyne.Size           { return fyne.NewSize(0, 0) }
func (r *dropdownRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *dropdownRenderer) Refresh()                     { canvas.Refresh(r.d) }

func (r *dropdownRenderer) Layout(size fyne.Size) {
	d := r.d
	head := float32(0)
	if len(d.heads) > 0 {
		head = headHeight
	}
	var widths []float32
	total, tall := 2*menuPad+columnGap*float32(len(d.columns)-1), float32(0)
	for _, col := range d.columns {
		w, h := float32(0), float32(0)
		for _, row := range col {
			w, h = max(w, row.MinSize().Width), h+row.height()
		}
		widths = append(widths, w)
		total, tall = total+w, max(tall, h)
	}
	x := max(6, min(d.at.X, size.Width-total-8))
	y := d.at.Y
	look.Put(d.ground, x, y, total, tall+head+2*menuPad)
	rules := d.rules
	for c, col := range d.columns {
		cx := x + menuPad + columnGap*float32(c)
		for _, w := range widths[:c] {
			cx += w
		}
		if head > 0 {
			s := d.heads[c].MinSize()
			look.Put(d.heads[c], cx+12, y+menuPad, s.Width, s.Height)
		}
		cy := y + menuPad + head
		for _, row := range col {
			look.Put(row, cx, cy, widths[c], rowHeight)
			cy += row.height()
			if row.last {
				look.Put(rules[0], cx+12, cy-5, widths[c]-24, 1)
				rules = rules[1:]
			}
		}
	}
}

// menuRow is one entry of a dropdown.
type menuRow struct {
	widget.BaseWidget

	menu  *dropdown
	item  *fyne.MenuItem
	last  bool // a line follows
	label *canvas.Text
	key   *canvas.Text
	plate *canvas.Rectangle
	ring  *canvas.Rectangle
	over  bool
	focus bool
}

func newMenuRow(d *dropdown, i *fyne.MenuItem) *menuRow {
	r := &menuRow{menu: d, item: i, label: look.Text(i.Label, look.Label15, look.Ink)}
	r.key = look.Text(keyText(i.Shortcut), look.Label13, look.Muted)
	if i.Checked {
		r.key.Text = "●"
	}
	r.plate = look.Rounded(look.Transparent, look.Transparent, 6)
	r.ring = look.Rounded(look.Transparent, look.Move, 6)
	r.ring.StrokeWidth = 2
	r.ExtendBaseWidget(r)
	r.dress()
	return r
}

// keyText writes a shortcut: "Ctrl+N".
func keyText(s fyne.Shortcut) string {
	k, ok := s.(fyne.KeyboardShortcut)
	if !ok {
		return ""
	}
	var parts []string
	for _, m := range []struct {
		bit  fyne.KeyModifier
		name string
	}{{fyne.KeyModifierControl, "Ctrl"}, {fyne.KeyModifierSuper, "⌘"}, {fyne.KeyModifierAlt, "Alt"}, {fyne.KeyModifierShift, "Shift"}} {
		if k.Mod()&m.bit != 0 {
			parts = append(parts, m.name)
		}
	}
	return strings.Join(append(parts, keyName(k.Key())), "+")
}

func (r *menuRow) height() float32 {
	if r.last {
		return rowHeight + 10
	}
	return rowHeight
}

func (r *menuRow) dress() {
	col := look.Ink
	switch {
	case r.item.Disabled:
		col = look.Muted
	case r.over || r.focus || r.item.Checked:
		col = look.Gold
	}
	look.SetColor(r.label, col)
	r.plate.FillColor, r.plate.StrokeWidth = look.Color(look.Transparent), 0
	if (r.over || r.focus) && !r.item.Disabled {
		r.plate.FillColor = look.Color(look.Raised)
	}
	look.ShowIf(r.ring, r.focus)
	alpha := look.Muted
	look.SetColor(r.key, alpha)
	canvas.Refresh(r)
}

// Tapped is for Fyne.
func (r *menuRow) Tapped(*fyne.PointEvent) { r.use() }

func (r *menuRow) use() {
	if !r.item.Disabled {
		r.menu.choose(r.item.Action)
	}
}

// MouseIn is for Fyne.
func (r *menuRow) MouseIn(*desktop.MouseEvent) { r.over = true; r.dress() }

// MouseMoved is for Fyne.
func (r *menuRow) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is for Fyne.
func (r *menuRow) MouseOut() { r.over = false; r.dress() }

// FocusGained is for Fyne.
func (r *menuRow) FocusGained() { r.focus = true; r.dress() }

// FocusLost is for Fyne.
func (r *menuRow) FocusLost() { r.focus = false; r.dress() }

// Disabled is for Fyne: Tab passes by what cannot be chosen.
func (r *menuRow) Disabled() bool { return r.item.Disabled }

// Enable is for Fyne; a menu is made anew each time it opens.
func (r *menuRow) Enable() {}

// Disable is for Fyne.
func (r *menuRow) Disable() {}

// TypedRune is for Fyne.
func (r *menuRow) TypedRune(rune) {}

// TypedKey is for Fyne.
func (r *menuRow) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyUp:
		r.menu.walk(r, 0, -1)
	case fyne.KeyDown:
		r.menu.walk(r, 0, 1)
	case fyne.KeyLeft:
		r.menu.walk(r, -1, 0)
	case fyne.KeyRight:
		r.menu.walk(r, 1, 0)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		r.use()
	default:
		r.menu.shell.typedKey(e)
	}
}

// MinSize is for Fyne.
func (r *menuRow) MinSize() fyne.Size {
	w := r.label.MinSize().Width + 24
	if r.key.Text != "" {
		w += r.key.MinSize().Width + 26
	}
	return fyne.NewSize(w, rowHeight)
}

// CreateRenderer is for Fyne.
func (r *menuRow) CreateRenderer() fyne.WidgetRenderer { return menuRowRenderer{r} }

type menuRowRenderer struct{ r *menuRow }

func (m menuRowRenderer) Destroy()           {}
func (m menuRowRenderer) Refresh()           { m.r.dress() }
func (m menuRowRenderer) MinSize() fyne.Size { return m.r.MinSize() }

func (m menuRowRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{m.r.plate, m.r.label, m.r.key, m.r.ring}
}

func (m menuRowRenderer) Layout(size fyne.Size) {
	r := m.r
	r.plate.Resize(size)
	r.ring.Resize(size)
	l, k := r.label.MinSize(), r.key.MinSize()
	look.Put(r.label, 12, (size.Height-l.Height)/2, l.Width, l.Height)
	look.Put(r.key, size.Width-12-k.Width, (size.Height-k.Height)/2, k.Width, k.Height)
}
