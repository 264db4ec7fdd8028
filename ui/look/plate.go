package look

import (
	"image"
	"image/color"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
)

// draw paints the plate at w by h pixels.
func (p *plate) draw(w, h int) image.Image {
	fill, edge := palette[p.fill][mode], palette[p.edge][mode]
	if w <= 0 || h <= 0 || fill.A == 0 && edge.A == 0 && !p.gold {
		return empty
	}
	scale := float64(w) / float64(max(1, p.Size().Width))
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	s := newBoxScanner(img)
	radius, width := float64(p.radius)*scale, float64(p.width)*scale
	if edge.A != 0 {
		addRounded(s, 0, w, h, radius, false)
		addRounded(s, width, w, h, radius-width, true)
		s.SetColor(edge)
		s.Draw()
		s.Clear()
	}
	if edge.A == 0 {
		width = 0
	}
	addRounded(s, width, w, h, radius-width, false)
	switch {
	case p.gold:
		s.SetColor(goldGradient(float64(h)))
	default:
		s.SetColor(fill)
	}
	s.Draw()
	return img
}

// goldGradient is the primary button's colour by row, for a height in pixels.
func goldGradient(h float64) rasterx.ColorFunc {
	top, bottom := palette[PrimaryTop][mode], palette[PrimaryBottom][mode]
	return func(_, y int) color.Color {
		t := (float64(y) + 0.5) / h
		mix := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*t + 0.5) }
		return color.RGBA{mix(top.R, bottom.R), mix(top.G, bottom.G), mix(top.B, bottom.B), 255}
	}
}

// addRounded adds a rounded rectangle, set in by inset from w by h pixels, to the
// path; reversed it is a hole.
func addRounded(s *boxScanner, inset float64, w, h int, r float64, reversed bool) {
	x0, y0, x1, y1 := inset, inset, float64(w)-inset, float64(h)-inset
	if x1 <= x0 || y1 <= y0 {
		return
	}
	r = max(0, min(r, (x1-x0)/2, (y1-y0)/2))
	const k = 0.44771525 // of r from the corner: the handles of a quarter circle
	type corner struct{ ax, ay, bx, by, cx, cy, dx, dy float64 }
	corners := []corner{ // clockwise: from, two handles, to
		{x1 - r, y0, x1 - r*k, y0, x1, y0 + r*k, x1, y0 + r},
		{x1, y1 - r, x1, y1 - r*k, x1 - r*k, y1, x1 - r, y1},
		{x0 + r, y1, x0 + r*k, y1, x0, y1 - r*k, x0, y1 - r},
		{x0, y0 + r, x0, y0 + r*k, x0 + r*k, y0, x0 + r, y0},
	}
	var points []fixed.Point26_6
	for _, c := range corners {
		points = append(points, at26(c.ax, c.ay))
		rasterx.CubeTo(float32(c.ax), float32(c.ay), float32(c.bx), float32(c.by), float32(c.cx), float32(c.cy), float32(c.dx), float32(c.dy),
			func(x, y float32) { points = append(points, at26(float64(x), float64(y))) })
	}
	for i := range points {
		p := points[i]
		if reversed {
			p = points[len(points)-1-i]
		}
		if i == 0 {
			s.Start(p)
			defer s.Line(p)
		} else {
			s.Line(p)
		}
	}
}

func at26(x, y float64) fixed.Point26_6 {
	return fixed.Point26_6{X: fixed.Int26_6(x*64 + 0.5), Y: fixed.Int26_6(y*64 + 0.5)}
}
