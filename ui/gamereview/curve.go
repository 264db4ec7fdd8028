package gamereview

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"

	"senet/game/ai"
	"senet/ui/look"
)

// curveEdge is how much room there is over and under the curve, in Fyne's units.
const curveEdge = 4

// draw paints the curve at w by h pixels: the grid, who is ahead and how far, and
// the marks of what was given away.
func (g *graph) draw(w, h int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1)))
	if w < 2 || h < 2 {
		return img
	}
	p := painter{img: img, k: float32(h) / max(1, g.curve.Size().Height)}
	edge := curveEdge * p.k
	room := float32(h) - 2*edge
	xs := float32(w) / float32(max(1, g.m.Len()))
	y := func(chance float64) float32 { return edge + room*float32(1-chance) }
	for i := range 5 {
		strength := .5
		if i == 2 {
			strength = 1
		}
		p.rect(0, y(float64(i)/4)-p.k/2, float32(w), p.k, look.Fade(look.Line, strength))
	}
	points := g.points(xs, y)
	p.area(points, y(.5), true, look.Fade(look.Gold, .30))
	p.area(points, y(.5), false, look.Fade(look.Last, .26))
	p.line(points, 1.7*p.k, look.Color(look.Ink))
	g.drawMarks(&p, points)
	return img
}

// dot is a point of the curve, in pixels.
type dot struct{ x, y float32 }

// points are the known part of the curve.
func (g *graph) points(step float32, y func(float64) float32) []dot {
	var out []dot
	for k := range g.m.Len() + 1 {
		c, ok := g.m.Point(k)
		if !ok {
			break
		}
		out = append(out, dot{float32(k) * step, y(c)})
	}
	return out
}

// drawMarks puts a disc on every blunder and a ring on every mistake. In a game
// so long that they would hide the curve there are small discs alone.
func (g *graph) drawMarks(p *painter, points []dot) {
	r, rings := p.k, true
	if len(points) > 1 && points[1].x-points[0].x < 1.5*p.k {
		r, rings = .7*p.k, false
	}
	for i := range g.m.Len() {
		if i+1 >= len(points) {
			return
		}
		at := points[i+1]
		switch g.m.Ply(i).Mark {
		case ai.MarkBlunder:
			p.disc(at, 5.2*r, look.Color(look.Casing))
			p.disc(at, 4*r, look.Color(look.Warn))
		case ai.MarkMistake:
			if rings {
				p.disc(at, 4.6*r, look.Color(look.Warn))
				p.disc(at, 2.7*r, look.Color(look.Panel))
			}
		}
	}
}

// painter fills paths on an image; k is how many pixels a unit has.
type painter struct {
	img *image.RGBA
	ras vector.Rasterizer
	k   float32
	on  bool
}

// begin makes the rasteriser ready for a path.
func (p *painter) begin() {
	if !p.on {
		p.ras.Reset(p.img.Rect.Dx(), p.img.Rect.Dy())
		p.on = true
	}
}

// fill fills what has been laid out since the last time.
func (p *painter) fill(c color.Color) {
	if p.on {
		p.ras.DrawOp = draw.Over
		p.ras.Draw(p.img, p.img.Rect, image.NewUniform(c), image.Point{})
		p.on = false
	}
}

func (p *painter) polygon(pts ...dot) {
	p.begin()
	p.ras.MoveTo(pts[0].x, pts[0].y)
	for _, q := range pts[1:] {
		p.ras.LineTo(q.x, q.y)
	}
	p.ras.ClosePath()
}

func (p *painter) rect(x, y, w, h float32, c color.Color) {
	p.polygon(dot{x, y}, dot{x + w, y}, dot{x + w, y + h}, dot{x, y + h})
	p.fill(c)
}

// line draws a curve of the given width as one ribbon: pieces that overlap would
// show as beads.
func (p *painter) line(pts []dot, width float32, c color.Color) {
	if len(pts) < 2 {
		return
	}
	left, right := make([]dot, len(pts)), make([]dot, len(pts))
	for i, q := range pts {
		nx, ny := normal(pts[max(i-1, 0)], q)
		mx, my := normal(q, pts[min(i+1, len(pts)-1)])
		switch {
		case i == 0:
			nx, ny = mx, my
		case i == len(pts)-1:
			mx, my = nx, ny
		}
		// A mitre joins the two, cut short where they turn sharply.
		l := max(.5, (1+nx*mx+ny*my)/2)
		dx, dy := (nx+mx)/2/l*width/2, (ny+my)/2/l*width/2
		left[i], right[len(pts)-1-i] = dot{q.x + dx, q.y + dy}, dot{q.x - dx, q.y - dy}
	}
	p.polygon(append(left, right...)...)
	p.fill(c)
}

// normal is the direction across the way from a to b, of length 1.
func normal(a, b dot) (x, y float32) {
	dx, dy := b.x-a.x, b.y-a.y
	l := float32(math.Hypot(float64(dx), float64(dy)))
	if l == 0 {
		return 0, 1
	}
	return -dy / l, dx / l
}

// area fills what lies between the curve and the height mid, over or under it.
func (p *painter) area(pts []dot, mid float32, over bool, c color.Color) {
	if len(pts) < 2 {
		return
	}
	beyond := func(y float32) float32 {
		if over {
			return min(y, mid)
		}
		return max(y, mid)
	}
	p.begin()
	p.ras.MoveTo(pts[0].x, mid)
	for i, q := range pts {
		if i > 0 {
			if o := pts[i-1]; (o.y < mid) != (q.y < mid) && o.y != q.y {
				p.ras.LineTo(o.x+(q.x-o.x)*(mid-o.y)/(q.y-o.y), mid)
			}
		}
		p.ras.LineTo(q.x, beyond(q.y))
	}
	p.ras.LineTo(pts[len(pts)-1].x, mid)
	p.ras.ClosePath()
	p.fill(c)
}

// disc fills a circle.
func (p *painter) disc(at dot, r float32, c color.Color) {
	const corners = 24
	var pts [corners]dot
	for i := range pts {
		s, co := math.Sincos(2 * math.Pi * float64(i) / corners)
		pts[i] = dot{at.x + r*float32(co), at.y + r*float32(s)}
	}
	p.polygon(pts[:]...)
	p.fill(c)
}
