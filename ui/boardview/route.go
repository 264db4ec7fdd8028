package boardview

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/game/board"
	"senet/ui/look"
)

// The most a route can have: two legs of six squares, bent at most twice each.
const (
	mostStops = 12
	mostBends = 8
	mostDots  = 120
)

// point is a place of the view.
type point struct{ x, y float32 }

// route is the way of the move being considered: a line with a casing through
// the squares passed, numbered discs on them, and an arrow head.
type route struct {
	casings [mostBends]*canvas.Rectangle
	lines   [mostBends]*canvas.Rectangle
	discs   [mostStops]*canvas.Circle
	numbers [mostStops]*canvas.Text
	edge    *canvas.ArbitraryPolygon
	head    *canvas.ArbitraryPolygon
}

func newRoute() *route {
	r := &route{edge: canvas.NewArbitraryPolygon(nil, color.Transparent), head: canvas.NewArbitraryPolygon(nil, color.Transparent)}
	for i := range r.lines {
		r.casings[i], r.lines[i] = canvas.NewRectangle(color.Transparent), canvas.NewRectangle(color.Transparent)
	}
	for i := range r.discs {
		r.discs[i] = canvas.NewCircle(color.Transparent)
		r.numbers[i] = look.Text("", look.Strong11, look.OnMove)
	}
	r.recolour()
	return r
}

// objects lists all casings before all lines, so that joints show no seam.
func (r *route) objects() []fyne.CanvasObject {
	var o []fyne.CanvasObject
	for _, c := range r.casings {
		o = append(o, c)
	}
	o = append(o, r.edge)
	for _, l := range r.lines {
		o = append(o, l)
	}
	o = append(o, r.head)
	for i := range r.discs {
		o = append(o, r.discs[i], r.numbers[i])
	}
	return o
}

func (r *route) recolour() {
	move, casing := look.Color(look.Move), look.Color(look.Casing)
	for i := range r.lines {
		r.casings[i].FillColor, r.lines[i].FillColor = casing, move
	}
	for i := range r.discs {
		r.discs[i].FillColor, r.discs[i].StrokeColor = move, casing
	}
	r.head.FillColor, r.edge.FillColor = move, casing
}

// hide shows nothing.
func (r *route) hide() {
	for _, o := range r.objects() {
		look.ShowIf(o, false)
	}
}

// foot is where the route touches a square.
func (g Geometry) foot(q board.Square) point {
	b := g.Square(q)
	return point{b.X + b.W/2, b.Y + b.H/2 + 25*g.K}
}

// show draws the way from a piece through the squares of path, the last of which
// is the target, and on to the exit if so asked. restart is the index in path
// where the count of squares begins anew (from the Ba), or 0.
func (r *route) show(g Geometry, from board.Square, path []board.Square, exit bool, restart int) {
	r.hide()
	pts := []point{g.foot(from)}
	for _, q := range path {
		pts = append(pts, g.foot(q))
	}
	stops := len(path)
	if exit {
		x, _ := g.Sign(board.Sun)
		pts = append(pts, point{x, pts[len(pts)-1].y})
		stops++
	}
	bends := bent(pts)
	tip := r.trim(g, bends, exit)
	for i := 0; i+1 < len(bends) && i < mostBends; i++ {
		r.segment(i, bends[i], bends[i+1], g.K)
	}
	r.arrow(g, bends[len(bends)-2], tip)
	n := 0
	for i := 0; i < stops-1 && i < len(path) && i < mostStops; i++ {
		n++
		if restart > 0 && i == restart {
			n = 1
		}
		r.disc(i, pts[i+1], n, g.K)
	}
	refreshAll(r.objects())
}

// bent drops the points where a way does not bend.
func bent(pts []point) []point {
	out := pts[:1:1]
	for i := 1; i < len(pts); i++ {
		if i+1 < len(pts) {
			a, b, c := out[len(out)-1], pts[i], pts[i+1]
			if a.x == b.x && b.x == c.x || a.y == b.y && b.y == c.y {
				continue
			}
		}
		if pts[i] != out[len(out)-1] {
			out = append(out, pts[i])
		}
	}
	if len(out) == 1 {
		out = append(out, out[0])
	}
	return out
}

// trim shortens the way at both ends, so that it begins beside the piece and its
// arrow ends before the target. It returns the tip of the arrow.
func (r *route) trim(g Geometry, b []point, exit bool) point {
	last := len(b) - 1
	b[0] = towards(b[0], b[1], 24*g.K)
	tip := towards(b[last], b[last-1], 21*g.K)
	if exit {
		tip = towards(b[last], point{2*b[last].x - b[last-1].x, b[last].y}, 4*g.K)
	}
	b[last] = towards(tip, b[last-1], 8*g.K)
	return tip
}

// towards is the point d from a in the direction of b, along the one axis on
// which they differ.
func towards(a, b point, d float32) point {
	switch {
	case b.x > a.x:
		a.x += d
	case b.x < a.x:
		a.x -= d
	case b.y > a.y:
		a.y += d
	case b.y < a.y:
		a.y -= d
	}
	return a
}

func (r *route) segment(i int, a, b point, k float32) {
	box := Box{min(a.x, b.x), min(a.y, b.y), abs(a.x - b.x), abs(a.y - b.y)}
	w := max(4*k, 2.5)
	for _, l := range [2]struct {
		o *canvas.Rectangle
		w float32
	}{{r.casings[i], w + 3.5*k}, {r.lines[i], w}} {
		put(l.o, box.Grow(l.w/2))
		look.ShowIf(l.o, true)
	}
}

// arrow draws the head with its tip at the given point, coming from a.
func (r *route) arrow(g Geometry, a, tip point) {
	k := max(g.K, .75)
	triangle(r.head, a, tip, 12*k, 6.5*k)
	triangle(r.edge, a, towards(tip, point{2*tip.x - a.x, 2*tip.y - a.y}, 3*k), 17*k, 9.6*k)
}

// triangle makes p an arrow head of length l and half width w that ends in tip.
func triangle(p *canvas.ArbitraryPolygon, a, tip point, l, w float32) {
	back := towards(tip, a, l)
	var box Box
	if a.y == tip.y {
		box = Box{min(tip.x, back.x), tip.y - w, l, 2 * w}
	} else {
		box = Box{tip.x - w, min(tip.y, back.y), 2 * w, l}
	}
	at := func(x, y float32) fyne.Position { return fyne.NewPos(x-box.X, y-box.Y) }
	if a.y == tip.y {
		p.Points = []fyne.Position{at(tip.x, tip.y), at(back.x, back.y+w), at(back.x, back.y-w)}
	} else {
		p.Points = []fyne.Position{at(tip.x, tip.y), at(back.x-w, back.y), at(back.x+w, back.y)}
	}
	put(p, box)
	look.ShowIf(p, true)
}

func (r *route) disc(i int, c point, n int, k float32) {
	rad := max(8.4*k, 7)
	d, t := r.discs[i], r.numbers[i]
	d.StrokeWidth = 1.2 * k
	put(d, Box{c.x, c.y, 0, 0}.Grow(rad+1.2*k))
	t.Text, t.TextSize = strconv.Itoa(n), rad*1.42
	setBaseline(t, c.x, c.y+rad*.48, alignMid)
	look.ShowIf(d, true)
	look.ShowIf(t, true)
}

// trail is the dotted way of the last move.
type trail struct{ dots [mostDots]*canvas.Circle }

func newTrail() *trail {
	t := &trail{}
	for i := range t.dots {
		t.dots[i] = canvas.NewCircle(look.Color(look.Last))
		t.dots[i].Hide()
	}
	t.recolour()
	return t
}

func (t *trail) recolour() {
	for _, d := range t.dots {
		d.FillColor, d.StrokeColor = look.Color(look.Last), look.Color(look.Casing)
	}
}

// show draws dots along the squares from the first to the last of path, in the
// way of a piece but a little higher than a route. With exit they go on to the
// end of the board.
func (t *trail) show(g Geometry, path []board.Square, exit bool) {
	n := 0
	if len(path) > 1 || exit && len(path) > 0 {
		n = t.lay(g, trailPoints(g, path, exit), exit)
	}
	for i, d := range t.dots {
		look.ShowIf(d, i < n)
	}
}

func trailPoints(g Geometry, path []board.Square, exit bool) []point {
	var pts []point
	for _, q := range path {
		p := g.foot(q)
		p.y -= 5 * g.K
		pts = append(pts, p)
	}
	if exit {
		x, _ := g.Sign(board.Sun)
		pts = append(pts, point{x, pts[len(pts)-1].y})
	}
	return pts
}

func (t *trail) lay(g Geometry, pts []point, exit bool) int {
	total := float32(0)
	for i := 1; i < len(pts); i++ {
		total += abs(pts[i].x-pts[i-1].x) + abs(pts[i].y-pts[i-1].y)
	}
	from, to := 31*g.K, total-31*g.K
	if exit {
		to = total - 14*g.K
	}
	step := max(10.4*g.K, (to-from)/(mostDots-1))
	n := 0
	rad := 2.9 * g.K
	for at := from; at <= to+g.K && n < mostDots; at += step {
		p := along(pts, at)
		t.dots[n].StrokeWidth = 1.1 * g.K
		put(t.dots[n], Box{p.x, p.y, 0, 0}.Grow(rad))
		n++
	}
	return n
}

// along is the point at a distance from the beginning of a way.
func along(pts []point, at float32) point {
	for i := 1; i < len(pts); i++ {
		d := abs(pts[i].x-pts[i-1].x) + abs(pts[i].y-pts[i-1].y)
		if at <= d {
			return towards(pts[i-1], pts[i], at)
		}
		at -= d
	}
	return pts[len(pts)-1]
}

func refreshAll(objects []fyne.CanvasObject) {
	for _, o := range objects {
		if o.Visible() {
			o.Refresh()
		}
	}
}
