package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
	"senet/ui/tr"
)

// toolArt are the drawings of the tools.
var toolArt = [...]string{Spool: "piece-spool-black", Cone: "piece-cone-white", Erase: "icon-erase"}

// tools is the palette: a row of the three tools, of which one is in hand, and
// what the keyboard does.
type tools struct {
	Object fyne.CanvasObject

	row  *look.Segmented
	hint *canvas.Text
	// what the keyboard does, in full and in short
	full, short string
}

func newTools(e *Editor) *tools {
	keys := map[string]any{"Delete": "Delete"}
	t := &tools{full: tr.F("editor.keys", keys), short: tr.F("editor.keys.short", keys)}
	t.row = look.NewSegmented([]look.Choice{
		{Label: tr.S("editor.spool"), Art: toolArt[Spool]},
		{Label: tr.S("editor.cone"), Art: toolArt[Cone]},
		{Label: tr.S("editor.erase"), Art: toolArt[Erase]},
	}, int(e.tool), func(i int) { e.setTool(Tool(i)) })
	t.hint = look.Text(t.full, look.Label13, look.Muted)
	t.Object = container.New(toolsLayout{t}, t.row, newGrip(e, t.row), t.hint)
	return t
}

type toolsLayout struct{ t *tools }

// MinSize is for Fyne.
func (toolsLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 40) }

// Layout is for Fyne.
func (l toolsLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w := min(l.t.row.MinSize().Width+24, size.Width)
	look.Put(o[0], 0, 0, w, size.Height)
	look.Put(o[1], 0, 0, w, size.Height)
	room := size.Width - w - 18
	l.t.hint.Text = ""
	for _, s := range []string{l.t.full, l.t.short} {
		if l.t.hint.Text == "" && look.Measure(s, look.Label13, 1).Width <= room {
			l.t.hint.Text = s
		}
	}
	m := l.t.hint.MinSize()
	look.Put(l.t.hint, w+18, (size.Height-m.Height)/2, room, m.Height)
}

// grip lies over the palette, so that a piece can be dragged off it onto the
// board; clicks go through to the palette.
type grip struct {
	widget.BaseWidget

	e    *Editor
	row  *look.Segmented
	drag bool
	at   fyne.Position // in the window
}

func newGrip(e *Editor, row *look.Segmented) *grip {
	g := &grip{e: e, row: row}
	g.ExtendBaseWidget(g)
	return g
}

// CreateRenderer is for Fyne.
func (g *grip) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// Tapped is for Fyne.
func (g *grip) Tapped(e *fyne.PointEvent) { g.row.Tapped(e) }

// MouseIn is for Fyne.
func (g *grip) MouseIn(e *desktop.MouseEvent) { g.row.MouseIn(e) }

// MouseMoved is for Fyne.
func (g *grip) MouseMoved(e *desktop.MouseEvent) { g.row.MouseMoved(e) }

// MouseOut is for Fyne.
func (g *grip) MouseOut() { g.row.MouseOut() }

// Cursor is for Fyne.
func (g *grip) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Dragged is for Fyne: the tool that was pressed is taken in hand and carried.
func (g *grip) Dragged(e *fyne.DragEvent) {
	if !g.drag {
		g.drag = true
		g.row.Tapped(&fyne.PointEvent{Position: e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)})
	}
	g.at = e.AbsolutePosition
	if g.at.IsZero() {
		g.at = fyne.CurrentApp().Driver().AbsolutePositionForObject(g).Add(e.Position)
	}
	g.e.drag(toolArt[g.e.tool], g.at)
}

// DragEnd is for Fyne.
func (g *grip) DragEnd() {
	if g.drag {
		g.drag = false
		g.e.drag("", fyne.Position{})
		g.e.dropAt(g.e.tool, g.at)
	}
}
