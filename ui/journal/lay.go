package journal

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/ui/look"
	"senet/ui/tr"
)

// CreateRenderer is for Fyne.
func (v *View) CreateRenderer() fyne.WidgetRenderer {
	return look.NewLaid(v, v.lay, v.objects...)
}

// one sets a line of text, shortened to its room.
func one(t *canvas.Text, s string, role look.Role, x, y, w float32) float32 {
	t.Text, t.TextSize = look.Shortened(s, role, 1, w), role.Size()
	h := t.MinSize().Height
	look.Put(t, x, y, w, h)
	return h
}

// lay places the list at the left and the entry at the right.
func (v *View) lay(size fyne.Size) {
	if size.Width < 1 {
		return
	}
	m := look.MarginIn(size)
	w := size.Width - 2*m
	y := float32(6)
	y += one(v.title, tr.S("journal.title"), look.Title34, m, y, w) - 4
	y += one(v.line, v.lineText, look.Body13, m, y, w) + 10
	left := max(230, min(320, w*0.27))
	bottom := size.Height - m
	look.Put(v.ground, m, y, left, bottom-y)
	look.Put(v.search.Box, m+12, y+12, left-24, 40)
	foot := bottom - 12
	if v.all.Visible() {
		foot -= 44
		look.Put(v.all, m+12, foot, left-24, 44)
		foot -= 6
	}
	if v.damaged.Visible() {
		d := v.damaged.MinSize()
		foot -= d.Height + 4
		look.Put(v.damaged, m+8, foot, min(d.Width, left-16), d.Height)
	}
	look.Put(v.list.Scroll, m+8, y+60, left-10, max(40, foot-y-66))
	x := m + left + 16
	pw := size.Width - m - x
	look.Put(v.panel, x, y, pw, bottom-y)
	v.layEntry(x+20, y+14, pw-40, bottom-y-28)
	eh := v.empty.HeightFor(pw - 80)
	look.Put(v.empty, x+40, y+(bottom-y-eh)/2, pw-80, eh)
}

// layEntry places the entry: its name, its cards, the notes in what is left, and
// the buttons at the foot.
func (v *View) layEntry(x, y, w, h float32) {
	bottom := y + h
	look.Put(v.titled.Box, x, y-4, w, 40)
	role := look.Title27
	if strings.ContainsAny(v.nameText, "0123456789") { // Cormorant has no lining figures
		role = look.Strong17
	}
	look.SetRole(v.name, role)
	y += v.layName(role, x, y, w, h*0.4) - 2
	if v.titled.Box.Visible() {
		y += 10
	}
	rename := v.rename.MinSize()
	wh := one(v.when, v.whenText, look.Body13, x, y, w-rename.Width)
	ux := x + look.Measure(v.when.Text, look.Body13, 1).Width + 8
	look.Put(v.rename, ux, y+(wh-rename.Height)/2, rename.Width, rename.Height)
	ux += rename.Width + 10
	u := v.unsaved.MinSize()
	look.Put(v.unsaved, ux, y+(wh-u.Height)/2, u.Width, u.Height)
	rm := v.retry.MinSize()
	look.Put(v.retry, ux+u.Width+6, y+(wh-rm.Height)/2, rm.Width, rm.Height)
	y += wh + 8
	if v.asked.Visible() {
		ah := v.asked.HeightFor(w)
		look.Put(v.asked, x, y, w, ah)
		y += ah + 8
	}
	if v.row.Object.Visible() {
		look.Put(v.row.Object, x-8, y, w+16, v.row.Height())
		y += v.row.Height() + 2
	}
	bottom -= v.layButtons(x, bottom, w) + 12
	nh := v.notesHead.MinSize().Height
	look.Put(v.notesHead, x, y, w, nh)
	y += nh + 4
	look.Put(v.notes.Box, x, y, w, max(40, bottom-y))
}

// layName sets the name of the entry: in one line, or smaller in as many as it
// takes. What is higher than most is scrolled.
func (v *View) layName(role look.Role, x, y, w, most float32) float32 {
	line := one(v.name, v.nameText, role, x, y, w)
	long := v.id != "" && v.name.Text != v.nameText && !v.titled.Box.Visible()
	look.ShowIf(v.fullScroll, long)
	if v.id == "" || v.titled.Box.Visible() {
		return line
	}
	look.ShowIf(v.name, !long)
	if !long {
		return line
	}
	v.full.SetText(v.nameText)
	h := v.full.HeightFor(w)
	v.full.Resize(fyne.NewSize(w, h)) // its height is that of its width
	look.Put(v.fullScroll, x, y, w, min(h, most))
	v.fullScroll.Refresh()
	return min(h, most) + 6
}

// layButtons sets the buttons in as many rows as they need, from below; it
// returns their height.
func (v *View) layButtons(x, bottom, w float32) float32 {
	const bh, gap float32 = 42, 10
	var lines [][]fyne.CanvasObject
	used := w + 1
	for _, b := range v.buttons {
		if !b.Visible() {
			continue
		}
		need := b.MinSize().Width
		if used+gap+need > w {
			lines, used = append(lines, nil), -gap
		}
		lines[len(lines)-1] = append(lines[len(lines)-1], b)
		used += gap + need
	}
	y := bottom - float32(len(lines))*bh - float32(max(0, len(lines)-1))*8
	for _, l := range lines {
		bx := x
		for _, b := range l {
			look.Put(b, bx, y, b.MinSize().Width, bh)
			bx += b.MinSize().Width + gap
		}
		y += bh + 8
	}
	return float32(len(lines))*bh + float32(max(0, len(lines)-1))*8
}
