package gamereview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/game/ai"
	"senet/ui/look"
	"senet/ui/tr"
)

// list shows lines of the game with mark, loss and luck. It holds objects for
// the rows in sight only, so that a game of any length costs the same to draw.
type list struct {
	widget.BaseWidget

	m      *Model
	pick   func(line int)
	lines  []int // of the model, in the order shown
	chosen int   // line, wherever it stands
	over   int   // row pointed at, or −1
	first  int   // row at the top
	none   string
	drag   float32

	heads      [3]*canvas.Text
	pool       []*row
	plate      *canvas.Rectangle
	hover, bar *canvas.Rectangle
	empty      *look.Wrapped
}

// row are the objects of one row in sight.
type row struct {
	number, text, mark, loss, luck *canvas.Text
	piece                          *look.Art
}

// Measures of the list, in Fyne's units.
const (
	rowHeight float32 = 25
	headRoom  float32 = 22
	barRoom   float32 = 10
)

func newList(m *Model, pick func(int)) *list {
	l := &list{m: m, pick: pick, over: -1}
	l.plate = look.Rounded(look.Raised, look.Gold, 5)
	l.hover = look.Rounded(look.Raised, look.Line, 5)
	l.bar = look.Rounded(look.Line, look.Transparent, 2)
	l.empty = look.NewWrapped("", look.Body13, look.Muted)
	for i, key := range [3]string{"review.text.line", "review.text.lost", "review.luck.one"} {
		l.heads[i] = look.Text(tr.S(key), look.Label11, look.Gold)
	}
	l.ExtendBaseWidget(l)
	return l
}

// set lists other lines; none is said where there are none.
func (l *list) set(lines []int, none string) {
	l.lines, l.none = lines, none
	l.over = -1
	l.clamp()
	l.Refresh()
}

// choose marks a line and brings its row in sight.
func (l *list) choose(line int) {
	l.chosen = line
	if at := l.row(); at >= 0 {
		if at < l.first {
			l.first = at
		}
		if n := l.visible(); at >= l.first+n {
			l.first = at - n + 1
		}
	}
	l.clamp()
	l.Refresh()
}

// row is where the chosen line stands, or −1.
func (l *list) row() int {
	for i, n := range l.lines {
		if n == l.chosen {
			return i
		}
	}
	return -1
}

// step is the line so many rows from the chosen one; where that is not listed,
// the first.
func (l *list) step(by int) (line int, ok bool) {
	if len(l.lines) == 0 {
		return 0, false
	}
	at := l.row()
	if at < 0 {
		return l.lines[0], true
	}
	return l.lines[min(max(at+by, 0), len(l.lines)-1)], true
}

func (l *list) visible() int { return max(1, int((l.Size().Height-headRoom)/rowHeight)) }

func (l *list) clamp() { l.first = max(0, min(l.first, len(l.lines)-l.visible())) }

func (l *list) at(y float32) int {
	if y < headRoom {
		return -1
	}
	i := int((y - headRoom) / rowHeight)
	if i >= l.visible() || l.first+i >= len(l.lines) {
		return -1
	}
	return l.first + i
}

// Tapped is for Fyne.
func (l *list) Tapped(e *fyne.PointEvent) {
	if i := l.at(e.Position.Y); i >= 0 {
		l.pick(l.lines[i])
	}
}

// Scrolled is for Fyne.
func (l *list) Scrolled(e *fyne.ScrollEvent) { l.pull(e.Scrolled.DY) }

// Dragged is for Fyne: the bar at the right is drawn, elsewhere the rows are.
func (l *list) Dragged(e *fyne.DragEvent) {
	if e.Position.X > l.Size().Width-2*barRoom {
		h := max(1, l.Size().Height-headRoom)
		l.pull(-e.Dragged.DY * rowHeight * float32(len(l.lines)) / h)
		return
	}
	l.pull(e.Dragged.DY)
}

// DragEnd is for Fyne.
func (l *list) DragEnd() { l.drag = 0 }

// pull moves the rows by dy units, in whole rows.
func (l *list) pull(dy float32) {
	l.drag -= dy
	n := int(l.drag / rowHeight)
	l.drag -= float32(n) * rowHeight
	if n != 0 {
		l.first += n
		l.clamp()
		l.Refresh()
	}
}

// MouseIn is for Fyne.
func (l *list) MouseIn(e *desktop.MouseEvent) { l.MouseMoved(e) }

// MouseMoved is for Fyne.
func (l *list) MouseMoved(e *desktop.MouseEvent) { l.point(l.at(e.Position.Y)) }

// MouseOut is for Fyne.
func (l *list) MouseOut() { l.point(-1) }

func (l *list) point(i int) {
	if i != l.over {
		l.over = i
		l.Refresh()
	}
}

// Cursor is for Fyne.
func (l *list) Cursor() desktop.Cursor {
	if l.over >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// CreateRenderer is for Fyne.
func (l *list) CreateRenderer() fyne.WidgetRenderer {
	r := &listRenderer{l: l}
	r.collect()
	return r
}

type listRenderer struct {
	l       *list
	objects []fyne.CanvasObject
}

func (r *listRenderer) Destroy()                     {}
func (r *listRenderer) MinSize() fyne.Size           { return fyne.NewSize(180, headRoom+3*rowHeight) }
func (r *listRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *listRenderer) collect() {
	l := r.l
	r.objects = []fyne.CanvasObject{l.hover, l.plate, l.heads[0], l.heads[1], l.heads[2], l.bar, l.empty}
	for _, p := range l.pool {
		r.objects = append(r.objects, p.number, p.text, p.mark, p.loss, p.luck, p.piece)
	}
}

func (r *listRenderer) Layout(fyne.Size) { r.l.choose(r.l.chosen) }

// Refresh fills the rows in sight.
func (r *listRenderer) Refresh() {
	l := r.l
	n := l.visible()
	for len(l.pool) < n {
		l.pool = append(l.pool, &row{
			number: look.Text("", look.Label11, look.Muted), text: look.Text("", look.Strong13, look.Ink),
			mark: look.Text("", look.Strong13, look.Ink), loss: look.Text("", look.Strong13, look.Ink),
			luck: look.Text("", look.Label13, look.Muted), piece: look.NewArt("piece-spool-black"),
		})
	}
	l.layHead()
	look.ShowIf(l.plate, false)
	look.ShowIf(l.hover, false)
	for i, p := range l.pool {
		if at := l.first + i; i < n && at < len(l.lines) {
			l.fill(p, at, headRoom+float32(i)*rowHeight)
		} else {
			p.hide()
		}
	}
	l.layBar(n)
	r.collect()
	canvas.Refresh(l)
}

// cols are where the columns end at the right (loss and luck) or begin.
func (l *list) cols() (number, piece, text, mark, loss, luck float32) {
	w := l.Size().Width - barRoom
	luck = w - 4
	loss = luck - min(76, w*.21)
	mark = loss - min(60, w*.21) - 18
	return 28, 31, 54, mark, loss, luck
}

func (l *list) layHead() {
	_, _, text, _, loss, luck := l.cols()
	for i, h := range l.heads {
		m := h.MinSize()
		x := [3]float32{text, loss - m.Width, luck - m.Width}[i]
		look.Put(h, x, 1, m.Width, m.Height)
	}
	l.empty.SetText(l.none)
	look.ShowIf(l.empty, len(l.lines) == 0)
	look.Put(l.empty, 8, headRoom+6, l.Size().Width-16, 60)
}

// fill shows a row at height y.
func (l *list) fill(r *row, at int, y float32) {
	n := l.lines[at]
	p := l.m.Ply(n)
	ground := fyne.CanvasObject(nil)
	col := look.Ink
	switch {
	case n == l.chosen:
		ground, col = l.plate, look.Gold
	case at == l.over:
		ground = l.hover
	}
	if ground != nil {
		look.ShowIf(ground, true)
		look.Put(ground, 0, y, l.Size().Width-barRoom, rowHeight)
	}
	number, piece, text, mark, loss, luck := l.cols()
	put := func(t *canvas.Text, s string, c look.Token, x float32, right bool) {
		t.Text = s
		look.SetColor(t, c)
		m := t.MinSize()
		if right {
			x -= m.Width
		}
		look.Put(t, x, y+(rowHeight-m.Height)/2, m.Width, m.Height)
		look.ShowIf(t, s != "")
	}
	put(r.number, numbered(l.m, l.lines, at), look.Muted, number, true)
	r.piece.SetName([2]string{"piece-spool-black", "piece-cone-white"}[p.Side&1])
	look.Put(r.piece, piece, y+2, 20, 20)
	look.ShowIf(r.piece, p.Entry.Turn > 0)
	role, line := look.Strong13, noted(p)
	if look.Measure(line, role, 1).Width > mark-text-4 {
		role = look.Strong11
	}
	look.SetRole(r.text, role)
	put(r.text, look.Shortened(line, role, 1, mark-text-4), col, text, false)
	put(r.mark, sign(p.Mark), markColor(p.Mark), mark, false)
	given := ""
	if p.Mark > ai.MarkFine || p.Loss >= telling {
		given = lost(p.Loss)
	}
	put(r.loss, given, markColor(p.Mark), loss, true)
	luckText, luckCol := "", look.Muted
	if p.Known {
		luckText = lucky(p)
	}
	put(r.luck, luckText, luckCol, luck, true)
}

// numbered is the number of a row's turn, left out where the row before has the
// same.
func numbered(m *Model, lines []int, at int) string {
	p := m.Ply(lines[at])
	if at > 0 && lines[at-1] == lines[at]-1 && m.Ply(lines[at-1]).Entry.Turn == p.Entry.Turn {
		return ""
	}
	return number(p)
}

// markColor is the colour that a mark and its loss are written in; their signs
// tell them apart without it.
func markColor(m ai.Mark) look.Token {
	switch m {
	case ai.MarkMistake, ai.MarkBlunder:
		return look.Warn
	case ai.MarkSlip:
		return look.Hint
	}
	return look.Muted
}

func (r *row) hide() {
	for _, t := range []*canvas.Text{r.number, r.text, r.mark, r.loss, r.luck} {
		look.ShowIf(t, false)
	}
	look.ShowIf(r.piece, false)
}

// layBar shows how much of the list is in sight, and where.
func (l *list) layBar(n int) {
	h := l.Size().Height - headRoom
	look.ShowIf(l.bar, len(l.lines) > n)
	if len(l.lines) <= n {
		return
	}
	size := max(20, h*float32(n)/float32(len(l.lines)))
	y := headRoom + (h-size)*float32(l.first)/float32(len(l.lines)-n)
	look.Put(l.bar, l.Size().Width-5, y, 4, size)
}
