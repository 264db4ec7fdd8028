package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"senet/game/board"
	"senet/game/rules"
	"senet/ui/boardview"
	"senet/ui/look"
	"senet/ui/tr"
)

// pane is the board of the editor: it puts pieces by click, drag and keyboard.
type pane struct {
	widget.BaseWidget

	ed      *Editor
	view    *boardview.View
	cursor  boardview.Spot
	keys    bool // the keyboard was used last
	focused bool
	carried *boardview.Piece
	painted boardview.Spot // what the tool was last drawn over
}

func newPane(ed *Editor) *pane {
	p := &pane{ed: ed, cursor: boardview.On(1)}
	p.view = boardview.New(boardview.Handler{Tap: p.tap, Drag: p.drag, Drop: p.drop, Down: p.down},
		func(s boardview.Spot) bool { return s.Place != boardview.Nowhere })
	p.ExtendBaseWidget(p)
	return p
}

// show draws the position of the model and what can be played in it.
func (p *pane) show() {
	m := p.ed.model
	p.texts()
	p.arrange()
	pos := m.Pos()
	p.view.Place(&pos)
	p.mark()
}

func (p *pane) mark() {
	marks := p.ed.model.Marks()
	if p.focused && p.keys {
		marks.Cursor = p.cursor
	}
	p.view.SetMarks(marks)
}

// texts name the zones by what they hold under the rules.
func (p *pane) texts() {
	r := p.ed.model.Preset().Rules
	waters, line, reeds := "table.waters", "table.waters.line", "table.reeds.line"
	switch r.System {
	case rules.SystemPlace:
		waters, line = "table.waters.reserve", "table.waters.reserve.line"
	case rules.SystemCycle:
		line = "table.waters.both.line"
	case rules.SystemOccupy:
		line = "table.waters.empty.line"
	}
	if !p.ed.model.HasFreed() {
		reeds = "table.reeds.empty.line"
	}
	p.view.SetTexts(tr.S(waters), tr.S(line), tr.S("table.reeds"), tr.S(reeds))
}

// arrange lays the board out in the pane's size.
func (p *pane) arrange() {
	size := p.Size()
	if size.Width < 1 || size.Height < 1 {
		return
	}
	gap := min(look.Gap, size.Height/50)
	side := boardview.SideFor(size.Width)
	for side > 20 && boardview.BoardHeightFor(side)+2*zoneLeast*side/84+2*gap > size.Height {
		side--
	}
	zone := (size.Height - boardview.BoardHeightFor(side) - 2*gap) / 2
	zone = float32(int(min(zone, 110*side/84)))
	m := p.ed.model
	slots := max(5, int(m.Preset().Rules.Pieces))
	for s := board.Spools; s <= board.Cones; s++ {
		slots = max(slots, m.Count(Drowned, s)+m.Count(Reserve, s), m.Count(Freed, s))
	}
	g := boardview.NewGeometry(side, zone, gap, false, slots)
	look.Put(p.view, float32(int((size.Width-g.W)/2)), 0, g.W, g.H)
	p.view.SetGeometry(g)
}

// zoneLeast is the least height of a zone for squares of 84.
const zoneLeast float32 = 66

// Resize is for Fyne.
func (p *pane) Resize(s fyne.Size) {
	p.BaseWidget.Resize(s)
	p.arrange()
}

// heightFor is how high the pane would like to be in a width.
func heightFor(width float32) float32 {
	side := boardview.SideFor(width)
	return boardview.BoardHeightFor(side) + 2*92*side/84 + 2*look.Gap
}

func (p *pane) down() {
	p.keys = false
	p.focus()
}

func (p *pane) focus() {
	if cv := p.canvas(); cv != nil && !p.focused {
		cv.Focus(p)
	}
}

func (p *pane) canvas() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(p) }

func (p *pane) tap(s boardview.Spot) {
	if s.Place != boardview.Nowhere {
		p.cursor = s
	}
	p.ed.apply(p.ed.tool, s)
}

// pieceAt is the piece drawn at a spot; a zone's slot stands for those waiting.
func (p *pane) pieceAt(s boardview.Spot) *boardview.Piece {
	switch s.Place {
	case boardview.OnBoard:
		return p.view.At(s)
	case boardview.InWaters:
		if piece := p.view.Last(boardview.InReserve, s.Side); piece != nil {
			return piece
		}
		return p.view.Last(boardview.InWaters, s.Side)
	case boardview.InReeds:
		return p.view.Last(boardview.InReeds, s.Side)
	}
	return nil
}

// drag carries the piece that was pressed, or draws with the tool over empty
// squares.
func (p *pane) drag(from, at boardview.Spot) {
	if p.carried == nil && p.painted.Place == boardview.Nowhere && p.ed.tool != Erase {
		if p.carried = p.pieceAt(from); p.carried != nil {
			p.view.Raise(p.carried)
		}
	}
	if p.carried != nil {
		p.view.Carry(p.carried)
		return
	}
	if p.painted.Place == boardview.Nowhere {
		p.paint(from)
	}
	p.paint(at)
}

// paint uses the tool at a square that it was not used at just before; it never
// takes away what it has put.
func (p *pane) paint(s boardview.Spot) {
	if s.Place != boardview.OnBoard || s == p.painted {
		return
	}
	p.painted = s
	have, ok := p.ed.model.At(s.Square)
	if p.ed.tool != Erase && ok && have == board.Side(p.ed.tool) {
		return
	}
	p.ed.apply(p.ed.tool, s)
}

func (p *pane) drop(from, to boardview.Spot) {
	painted := p.painted
	p.painted = boardview.Spot{}
	piece := p.carried
	p.carried = nil
	switch {
	case piece == nil && painted.Place == boardview.Nowhere:
		p.tap(to) // an unsteady click
	case piece == nil:
	case from == to:
		p.tap(to)
	default:
		p.ed.carry(piece.Spot, to)
	}
}

// FocusGained is for Fyne.
func (p *pane) FocusGained() { p.focused = true; p.mark() }

// FocusLost is for Fyne.
func (p *pane) FocusLost() { p.focused, p.keys = false, false; p.mark() }

// TypedRune is for Fyne: the letters of the tools, on the keys of any of our
// languages.
func (p *pane) TypedRune(r rune) {
	switch r {
	case 's', 'S', 'ы', 'Ы', 'і', 'І':
		p.use(Spool)
	case 'c', 'C', 'с', 'С':
		p.use(Cone)
	case 'e', 'E', 'у', 'У', 'x', 'X', 'ч', 'Ч':
		p.use(Erase)
	}
}

// use applies a tool where the cursor is. A letter never takes away the piece
// that it stands for.
func (p *pane) use(t Tool) {
	p.keys = true
	if have, ok := p.ed.model.At(p.cursor.Square); p.cursor.Place == boardview.OnBoard && t != Erase && ok && have == board.Side(t) {
		p.mark()
		return
	}
	p.ed.apply(t, p.cursor)
}

// TypedKey is for Fyne: arrows walk, Space and Enter use the tool, Delete takes
// away.
func (p *pane) TypedKey(e *fyne.KeyEvent) {
	dirs := map[fyne.KeyName]boardview.Dir{
		fyne.KeyLeft: boardview.Left, fyne.KeyRight: boardview.Right, fyne.KeyUp: boardview.Up, fyne.KeyDown: boardview.Down,
	}
	d, walk := dirs[e.Name]
	switch {
	case walk:
		p.walk(d)
	case e.Name == fyne.KeyHome:
		p.to(boardview.On(1))
	case e.Name == fyne.KeyEnd:
		p.to(boardview.On(board.Sun))
	case e.Name == fyne.KeyDelete || e.Name == fyne.KeyBackspace:
		p.use(Erase)
	case e.Name == fyne.KeySpace || e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter:
		p.keys = true
		p.ed.apply(p.ed.tool, p.cursor)
	default:
		if cv := p.canvas(); cv != nil && cv.OnTypedKey() != nil {
			cv.OnTypedKey()(e)
		}
	}
}

// walk moves the cursor; in a zone left and right go between the sides.
func (p *pane) walk(d boardview.Dir) {
	if !p.keys {
		p.to(p.cursor)
		return
	}
	s := p.cursor
	if zone := s.Place == boardview.InWaters || s.Place == boardview.InReeds; zone && d <= boardview.Right {
		s.Side = board.Side(d)
		p.to(s)
		return
	}
	s = p.view.Geometry().Step(s, d)
	if s.Place == boardview.AtExit {
		s = boardview.Slot(boardview.InReeds, board.Cones, 0)
	}
	if (s.Place == boardview.InWaters || s.Place == boardview.InReeds) && p.cursor.Place == boardview.OnBoard {
		s.Side = board.Side(b2i(p.view.Geometry().Square(p.cursor.Square).X > p.view.Geometry().W*.62))
	}
	p.to(s)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (p *pane) to(s boardview.Spot) {
	p.keys, p.cursor = true, s
	p.mark()
}

// Refresh takes over the theme in force.
func (p *pane) Refresh() {
	p.view.Refresh()
	p.BaseWidget.Refresh()
}

// CreateRenderer is for Fyne.
func (p *pane) CreateRenderer() fyne.WidgetRenderer { return paneRenderer{p} }

type paneRenderer struct{ p *pane }

func (r paneRenderer) Layout(fyne.Size)             { r.p.arrange() }
func (r paneRenderer) MinSize() fyne.Size           { return fyne.NewSize(0, 0) }
func (r paneRenderer) Refresh()                     {}
func (r paneRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.p.view} }
func (r paneRenderer) Destroy()                     {}
