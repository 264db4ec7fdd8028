package gamereview

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/game/board"
	"senet/ui/look"
	"senet/ui/tr"
)

// graph shows the chance of the spools after every line: above the middle they
// are ahead, below it the cones. Mistakes are marked on it; pointing at it tells
// of a line, a click chooses it.
type graph struct {
	widget.BaseWidget

	m      *Model
	chosen int // line
	over   int // line pointed at, or −1
	pick   func(int)

	plate     fyne.CanvasObject
	curve     *canvas.Raster
	axis      [3]*canvas.Text // 100, 50 and 0 %
	names     [2]*canvas.Text
	pieces    [2]*look.Art
	grounds   [2]*canvas.Rectangle // of the names, where the curve comes near
	ticks     []*canvas.Text
	cursor    *canvas.Rectangle // the line chosen
	pointer   *canvas.Rectangle // the line pointed at
	dot       *canvas.Circle
	tip       *canvas.Text
	tipGround *canvas.Rectangle
	title     *canvas.Text
	objects   []fyne.CanvasObject
}

// mostTicks is how many turns are numbered under the graph at most.
const mostTicks = 12

func newGraph(m *Model, pick func(int)) *graph {
	g := &graph{m: m, pick: pick, over: -1}
	g.plate = look.NewPlate(look.Panel, look.Line, look.PanelRadius)
	g.curve = canvas.NewRaster(g.draw)
	for i := range g.axis {
		g.axis[i] = look.Text(tr.Percent(1-float64(i)/2, 0), look.Label11, look.Muted)
	}
	g.title = look.Text(tr.S("review.graph"), look.Strong13, look.Gold)
	for side, name := range [2]string{"piece-spool-black", "piece-cone-white"} {
		g.names[side] = look.Text(m.Name(board.Side(side)), look.Label11, look.Ink)
		g.pieces[side] = look.NewArt(name)
		g.grounds[side] = look.Track(canvas.NewRectangle(nil), func(r *canvas.Rectangle) {
			r.FillColor, r.CornerRadius = look.Fade(look.Panel, .78), 5
		})
	}
	g.cursor = look.Rounded(look.Move, look.Transparent, 0)
	g.pointer = look.Rounded(look.Muted, look.Transparent, 0)
	g.dot = look.Track(canvas.NewCircle(nil), func(c *canvas.Circle) {
		c.FillColor, c.StrokeColor, c.StrokeWidth = look.Color(look.Move), look.Color(look.Casing), 1.5
	})
	g.tip = look.Text("", look.Label11, look.Ink)
	g.tipGround = look.Rounded(look.Raised, look.Line, 5)
	g.objects = []fyne.CanvasObject{g.plate, g.curve, g.title}
	for i := range g.axis {
		g.objects = append(g.objects, g.axis[i])
	}
	for range mostTicks {
		t := look.Text("", look.Label11, look.Muted)
		g.ticks = append(g.ticks, t)
		g.objects = append(g.objects, t)
	}
	g.objects = append(g.objects, g.grounds[0], g.grounds[1], g.names[0], g.names[1], g.pieces[0], g.pieces[1], g.pointer, g.cursor, g.dot, g.tipGround, g.tip)
	g.ExtendBaseWidget(g)
	return g
}

// box is where the curve is, in the widget.
func (g *graph) box() (x, y, w, h float32) {
	size := g.Size()
	const left, right, top, bottom = 52, 14, 30, 22
	return left, top, max(1, size.Width-left-right), max(1, size.Height-top-bottom)
}

// at is the middle of the curve after k lines and a chance.
func (g *graph) at(k int, chance float64) (float32, float32) {
	x, y, w, h := g.box()
	return x + w*float32(k)/float32(max(1, g.m.Len())), y + h*float32(1-chance)
}

// line is the one whose end is nearest to x, −1 where there is none.
func (g *graph) line(px float32) int {
	x, _, w, _ := g.box()
	n := g.m.Len()
	if n == 0 || px < x-8 || px > x+w+8 {
		return -1
	}
	k := int((px-x)/w*float32(n) + .5)
	return min(max(k, 1), n) - 1
}

// choose marks a line as the one chosen.
func (g *graph) choose(i int) {
	g.chosen = i
	g.Refresh()
}

// Tapped is for Fyne.
func (g *graph) Tapped(e *fyne.PointEvent) {
	if i := g.line(e.Position.X); i >= 0 {
		g.pick(i)
	}
}

// Dragged is for Fyne: the choice follows the pointer.
func (g *graph) Dragged(e *fyne.DragEvent) {
	if i := g.line(e.Position.X); i >= 0 && i != g.chosen {
		g.pick(i)
	}
}

// DragEnd is for Fyne.
func (g *graph) DragEnd() {}

// MouseIn is for Fyne.
func (g *graph) MouseIn(e *desktop.MouseEvent) { g.MouseMoved(e) }

// MouseMoved is for Fyne.
func (g *graph) MouseMoved(e *desktop.MouseEvent) { g.point(g.line(e.Position.X)) }

// MouseOut is for Fyne.
func (g *graph) MouseOut() { g.point(-1) }

func (g *graph) point(i int) {
	if i != g.over {
		g.over = i
		g.lay()
		canvas.Refresh(g)
	}
}

// Cursor is for Fyne.
func (g *graph) Cursor() desktop.Cursor {
	if g.over >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// lay places everything but the curve itself.
func (g *graph) lay() {
	size := g.Size()
	look.Put(g.plate, 0, 0, size.Width, size.Height)
	x, y, w, h := g.box()
	look.Put(g.curve, x, y-4, w, h+8)
	t := g.title.MinSize()
	look.Put(g.title, x, 7, t.Width, t.Height)
	for i, a := range g.axis {
		m := a.MinSize()
		look.Put(a, x-6-m.Width, y+h*float32(i)/2-m.Height/2, m.Width, m.Height)
	}
	for side, n := range g.names {
		m := n.MinSize()
		at := y + 3
		if side == int(board.Cones) {
			at = y + h - m.Height - 3
		}
		look.Put(g.grounds[side], x+2, at-2, m.Width+28, m.Height+3)
		look.Put(g.pieces[side], x+5, at-1, 17, 17)
		look.Put(n, x+25, at, m.Width, m.Height)
	}
	g.layTicks()
	g.layCursor()
	g.layTip()
}

// layTicks numbers turns under the graph.
func (g *graph) layTicks() {
	_, y, w, h := g.box()
	used := 0
	write := func(text string, x float32, from float32) float32 {
		t := g.ticks[used]
		t.Text = text
		m := t.MinSize()
		if x-m.Width/2 < from || used == mostTicks-1 {
			return from
		}
		look.Put(t, x-m.Width/2, y+h+4, m.Width, m.Height)
		used++
		return x + m.Width/2 + 10
	}
	free := float32(0)
	if n := g.m.Len(); n > 0 {
		step := tickStep(g.m.Ply(n-1).Entry.Turn, w)
		last := 0
		for i := range n {
			turn := g.m.Ply(i).Entry.Turn
			if turn == last || turn%step != 0 && turn != 1 {
				continue
			}
			last = turn
			text := strconv.Itoa(turn)
			if turn == 1 {
				text = tr.S("review.graph.turn") + " 1"
			}
			x, _ := g.at(i, 0)
			free = write(text, max(x, look.Measure(text, look.Label11, 1).Width/2), free)
		}
	}
	for i, t := range g.ticks {
		look.ShowIf(t, i < used)
	}
}

// tickStep is after how many turns one is numbered, for so many turns in a width.
func tickStep(turns int, w float32) int {
	most := min(mostTicks-2, max(2, int(w/64)))
	for _, step := range []int{5, 10, 20, 25, 50, 100, 200, 250, 500} {
		if turns/step <= most {
			return step
		}
	}
	return max(1000, turns/most)
}

// layCursor shows the line chosen.
func (g *graph) layCursor() {
	_, y, _, h := g.box()
	in := g.m.Len() > 0
	look.ShowIf(g.cursor, in)
	c, ok := float64(0), false
	if in {
		c, ok = g.m.Point(g.chosen + 1)
		x, at := g.at(g.chosen+1, c)
		look.Put(g.cursor, x-.75, y, 1.5, h)
		look.Put(g.dot, x-5, at-5, 10, 10)
	}
	look.ShowIf(g.dot, ok)
	look.ShowIf(g.pointer, in && g.over >= 0 && g.over != g.chosen)
	if g.pointer.Visible() {
		x, _ := g.at(g.over+1, 0)
		look.Put(g.pointer, x-.5, y, 1, h)
	}
}

// layTip says what the pointer is over, else the chance after the line chosen,
// at the right of the title.
func (g *graph) layTip() {
	i := g.over
	if i < 0 {
		i = g.chosen
	}
	g.tip.Text = ""
	if i < g.m.Len() {
		g.tip.Text = g.says(i)
	}
	size := g.Size()
	room := size.Width - 14 - g.title.MinSize().Width - 76
	g.tip.Text = look.Shortened(g.tip.Text, look.Label11, 1, room)
	m := g.tip.MinSize()
	look.Put(g.tip, size.Width-14-m.Width, 8, m.Width, m.Height)
	look.Put(g.tipGround, size.Width-20-m.Width, 7, m.Width+12, m.Height+2)
	look.ShowIf(g.tipGround, g.over >= 0 && g.tip.Text != "")
}

// says tells of line i in one line: what was done, and who is ahead then.
func (g *graph) says(i int) string {
	p := g.m.Ply(i)
	s := noted(p)
	if n := number(p); n != "" {
		s = n + " " + s
	}
	if !p.Known {
		return s
	}
	side, c := board.Spools, p.After
	if c < .5 {
		side, c = board.Cones, 1-c
	}
	return s + "  ·  " + tr.F("review.graph.at", map[string]any{"Name": g.m.Name(side), "N": tr.Percent(c, 1)})
}

// CreateRenderer is for Fyne.
func (g *graph) CreateRenderer() fyne.WidgetRenderer {
	r := look.NewLaid(g, func(fyne.Size) { g.lay() }, g.objects...).AtLeast(120, 90)
	r.Dress = g.curve.Refresh
	return r
}
