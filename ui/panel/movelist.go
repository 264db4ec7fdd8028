package panel

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
	"senet/ui/panel/words"
)

// moveList is the scrolling part of the moves panel. It holds objects for the
// lines in sight only, so a game of any length costs the same to draw; a line
// is a whole step, so no entry is ever cut in half.
type moveList struct {
	widget.BaseWidget

	view    func(int)
	rows    []words.Row
	count   int // entries in the log
	viewing int
	lines   []listLine
	lineOf  map[int]int // log entry to line
	first   int         // the line at the top
	k       float32
	width   float32 // that the lines were broken for
	focused bool
	hover   int // log entry pointed at, or -1
	drag    float32

	pool       []*lineObjects
	ground     *canvas.Rectangle // behind the newest or viewed line
	hoverPlate *canvas.Rectangle
	ring, bar  *canvas.Rectangle
}

// listLine is one line of the list: a row, or the continuation of one.
type listLine struct {
	turn  int // shown when positive
	cells [2][]placed
}

// placed is an entry and where it stands in its column.
type placed struct {
	words.Entry
	x, w float32
	rel  float32 // its size, smaller where that saves a line
}

func newMoveList(view func(int)) *moveList {
	l := &moveList{view: view, viewing: -1, hover: -1, k: 1, lineOf: map[int]int{}}
	l.ground = look.Rounded(look.Raised, look.Raised, 4)
	l.hoverPlate = look.Rounded(look.Transparent, look.Move, 4)
	l.ring = look.Rounded(look.Transparent, look.Move, 6)
	l.ring.StrokeWidth = 2.5
	l.bar = look.Rounded(look.Line, look.Transparent, 2)
	l.ExtendBaseWidget(l)
	return l
}

// set replaces what is listed; the newest or the viewed entry comes in sight.
func (l *moveList) set(rows []words.Row, count, viewing int) {
	l.rows, l.count, l.viewing = rows, count, viewing
	l.width = 0
	l.breakLines()
	l.reveal(l.current())
	l.Refresh()
}

// look marks another entry as the one looked at.
func (l *moveList) look(viewing int) {
	l.viewing = viewing
	l.reveal(l.current())
	l.Refresh()
}

func (l *moveList) scale(k float32) {
	if l.k != k {
		l.k, l.width = k, 0
	}
}

// current is the entry shown on the board.
func (l *moveList) current() int {
	if l.viewing >= 0 {
		return l.viewing
	}
	return l.count - 1
}

func (l *moveList) step() float32 { return max(20, 23*l.k) }

func (l *moveList) visible() int { return max(1, int(l.Size().Height/l.step())) }

// reveal scrolls just so far that the entry's line is in sight, or that of the
// entry before which has one. An entry past the last is the beginning.
func (l *moveList) reveal(entry int) {
	if entry >= l.count {
		l.first = 0
		return
	}
	at, ok := l.lineOf[entry]
	for ; !ok && entry > 0; at, ok = l.lineOf[entry] {
		entry--
	}
	if !ok {
		return
	}
	if at < l.first {
		l.first = at
	}
	if n := l.visible(); at >= l.first+n {
		l.first = at - n + 1
	}
	l.clamp()
}

func (l *moveList) clamp() { l.first = max(0, min(l.first, len(l.lines)-l.visible())) }

// breakLines shares the entries of every row out over lines of the column width.
func (l *moveList) breakLines() {
	w := l.Size().Width
	if w <= 0 || l.width == w {
		return
	}
	l.width = w
	l.lines = l.lines[:0]
	clear(l.lineOf)
	cols := columns(l.k)
	widths := [2]float32{cols[2] - cols[1] - 10*l.k, w - cols[2] - 6*l.k}
	for _, row := range l.rows {
		start := len(l.lines)
		l.lines = append(l.lines, listLine{turn: row.Turn})
		for c, cell := range row.Cells {
			l.breakCell(start, c, cell, widths[c])
		}
	}
	l.clamp()
}

func (l *moveList) breakCell(start, c int, cell []words.Entry, width float32) {
	at, x := start, float32(0)
	gap := 9 * l.k
	for _, e := range cell {
		parts, rel := l.parts(e.Text, width)
		for i, part := range parts {
			w := look.Measure(part, look.Strong13, rel).Width
			if x > 0 && (i > 0 || x+w > width) {
				at, x = at+1, 0
			}
			if at == len(l.lines) {
				l.lines = append(l.lines, listLine{})
			}
			l.lines[at].cells[c] = append(l.lines[at].cells[c], placed{words.Entry{Index: e.Index, Text: part}, x, w, rel})
			l.lineOf[e.Index] = at
			x += w + gap
		}
	}
}

// parts cuts an entry that is too long for its column at its spaces, unless it
// fits in a smaller size.
func (l *moveList) parts(text string, width float32) (parts []string, rel float32) {
	rel = scaled(look.Strong13, l.k) / look.Strong13.Size()
	w := look.Measure(text, look.Strong13, rel).Width
	if w <= width {
		return []string{text}, rel
	}
	small := fitSize(text, look.Strong13, l.k, width, look.Snap(minText)) / look.Strong13.Size()
	if look.Measure(text, look.Strong13, small).Width <= width {
		return []string{text}, small
	}
	return wrap(text, look.Strong13, rel, width), rel
}

// entryAt finds the entry under a point, or -1.
func (l *moveList) entryAt(p fyne.Position) int {
	i := l.first + int(p.Y/l.step())
	if p.Y < 0 || i >= len(l.lines) || int(p.Y/l.step()) >= l.visible() {
		return -1
	}
	cols := columns(l.k)
	for c, cell := range l.lines[i].cells {
		for _, e := range cell {
			if x := cols[c+1] + e.x; p.X >= x-4 && p.X <= x+e.w+4 {
				return e.Index
			}
		}
	}
	return -1
}

// Tapped is for Fyne: an entry is shown on the board.
func (l *moveList) Tapped(e *fyne.PointEvent) {
	if i := l.entryAt(e.Position); i >= 0 {
		l.choose(i)
	}
}

// choose shows an entry, no later than the newest.
func (l *moveList) choose(i int) { l.view(min(i, l.count-1)) }

// Scrolled is for Fyne.
func (l *moveList) Scrolled(e *fyne.ScrollEvent) { l.pull(e.Scrolled.DY) }

// Dragged is for Fyne.
func (l *moveList) Dragged(e *fyne.DragEvent) { l.pull(e.Dragged.DY) }

// DragEnd is for Fyne.
func (l *moveList) DragEnd() { l.drag = 0 }

// pull moves the lines by dy units, in whole lines.
func (l *moveList) pull(dy float32) {
	l.drag -= dy
	n := int(l.drag / l.step())
	l.drag -= float32(n) * l.step()
	if before := l.first; n != 0 {
		l.first += n
		l.clamp()
		if l.first != before {
			l.Refresh()
		}
	}
}

// MouseIn is for Fyne.
func (l *moveList) MouseIn(e *desktop.MouseEvent) { l.MouseMoved(e) }

// MouseMoved is for Fyne.
func (l *moveList) MouseMoved(e *desktop.MouseEvent) { l.point(l.entryAt(e.Position)) }

// MouseOut is for Fyne.
func (l *moveList) MouseOut() { l.point(-1) }

func (l *moveList) point(entry int) {
	if l.hover != entry {
		l.hover = entry
		l.Refresh()
	}
}

// Cursor is for Fyne.
func (l *moveList) Cursor() desktop.Cursor {
	if l.hover >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// FocusGained is for Fyne.
func (l *moveList) FocusGained() { l.focused = true; l.Refresh() }

// FocusLost is for Fyne.
func (l *moveList) FocusLost() { l.focused = false; l.Refresh() }

// TypedRune is for Fyne: letters are the window's.
func (l *moveList) TypedRune(r rune) {
	if cv := l.canvas(); cv != nil && cv.OnTypedRune() != nil {
		cv.OnTypedRune()(r)
	}
}

func (l *moveList) canvas() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(l) }

// TypedKey is for Fyne: arrows go through the entries, Escape comes back.
func (l *moveList) TypedKey(e *fyne.KeyEvent) {
	now := l.current()
	switch e.Name {
	case fyne.KeyUp, fyne.KeyLeft:
		l.choose(max(0, now-1))
	case fyne.KeyDown, fyne.KeyRight:
		l.choose(now + 1)
	case fyne.KeyPageUp:
		l.choose(max(0, now-10))
	case fyne.KeyPageDown:
		l.choose(now + 10)
	case fyne.KeyHome:
		l.choose(0)
	case fyne.KeyEnd:
		l.choose(l.count)
	case fyne.KeyEscape:
		if l.viewing >= 0 {
			l.view(-1)
			return
		}
		fallthrough
	default:
		if cv := l.canvas(); cv != nil && cv.OnTypedKey() != nil {
			cv.OnTypedKey()(e)
		}
	}
}
