package look

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// boxScanner fills paths for rasterx within their own bounding boxes. The
// scanner that comes with rasterx goes over the whole image for each shape, and
// asks for the gradient's colour even where the shape is not: five to twenty
// times the work on drawings of many small shapes.
type boxScanner struct {
	dst    *image.RGBA
	points []point
	min    fixed.Point26_6
	max    fixed.Point26_6
	solid  color.RGBA // the colour, premultiplied, when fn is nil
	fn     rasterx.ColorFunc
	fill   vector.Rasterizer
	mask   image.Alpha
}

type point struct {
	fixed.Point26_6
	start bool
}

func newBoxScanner(dst *image.RGBA) *boxScanner {
	s := &boxScanner{dst: dst}
	s.fill.DrawOp = draw.Src
	s.Clear()
	return s
}

// Start, Line, Draw, … are for rasterx.
func (s *boxScanner) Start(a fixed.Point26_6) { s.add(point{a, true}) }

// Line adds a straight side.
func (s *boxScanner) Line(b fixed.Point26_6) { s.add(point{b, false}) }

func (s *boxScanner) add(p point) {
	s.points = append(s.points, p)
	s.min.X, s.min.Y = min(s.min.X, p.X), min(s.min.Y, p.Y)
	s.max.X, s.max.Y = max(s.max.X, p.X), max(s.max.Y, p.Y)
}

// GetPathExtent returns the path's bounding box, which gradients are laid over.
func (s *boxScanner) GetPathExtent() fixed.Rectangle26_6 {
	return fixed.Rectangle26_6{Min: s.min, Max: s.max}
}

// Clear forgets the path.
func (s *boxScanner) Clear() {
	const most = fixed.Int26_6(math.MaxInt32)
	s.points = s.points[:0]
	s.min, s.max = fixed.Point26_6{X: most, Y: most}, fixed.Point26_6{X: -most, Y: -most}
}

// SetBounds does nothing: the bounds are the image's.
func (s *boxScanner) SetBounds(int, int) {}

// SetWinding does nothing: the winding is always non-zero.
func (s *boxScanner) SetWinding(bool) {}

// SetClip does nothing: our drawings have no clips.
func (s *boxScanner) SetClip(image.Rectangle) {}

// SetColor takes a color.Color or a rasterx.ColorFunc.
func (s *boxScanner) SetColor(c any) {
	switch c := c.(type) {
	case color.Color:
		s.fn = nil
		s.solid = color.RGBAModel.Convert(c).(color.RGBA)
	case rasterx.ColorFunc:
		s.fn = c
	}
}

// Draw fills the path.
func (s *boxScanner) Draw() {
	box := image.Rect(s.min.X.Floor(), s.min.Y.Floor(), s.max.X.Ceil(), s.max.Y.Ceil()).Intersect(s.dst.Rect)
	if len(s.points) == 0 || box.Empty() {
		return
	}
	s.cover(box)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		mask := s.mask.Pix[(y-box.Min.Y)*s.mask.Stride:][:box.Dx()]
		row := s.dst.Pix[s.dst.PixOffset(box.Min.X, y):][:4*box.Dx()]
		if s.fn == nil {
			blendSolid(row, mask, s.solid)
		} else {
			s.blendFunc(row, mask, box.Min.X, y)
		}
	}
}

// cover computes how much of each pixel of the box the path covers.
func (s *boxScanner) cover(box image.Rectangle) {
	w, h := box.Dx(), box.Dy()
	s.fill.Reset(w, h)
	s.fill.DrawOp = draw.Src
	for _, p := range s.points {
		x := float32(p.X)/64 - float32(box.Min.X)
		y := float32(p.Y)/64 - float32(box.Min.Y)
		if p.start {
			s.fill.MoveTo(x, y)
		} else {
			s.fill.LineTo(x, y)
		}
	}
	if cap(s.mask.Pix) < w*h {
		s.mask.Pix = make([]uint8, w*h)
	}
	s.mask.Pix, s.mask.Stride, s.mask.Rect = s.mask.Pix[:w*h], w, image.Rect(0, 0, w, h)
	s.fill.Draw(&s.mask, s.mask.Rect, image.Opaque, image.Point{})
}

func blendSolid(row, mask []uint8, c color.RGBA) {
	for i, m := range mask {
		if m != 0 {
			blend(row[4*i:4*i+4], c, uint32(m))
		}
	}
}

// wide is the width in pixels from which a gradient is computed at every eighth
// pixel of a row only, and drawn straight between: over such a distance it
// changes too little to tell, and asking for a colour is what takes the time.
const (
	wide = 160
	step = 8
)

func (s *boxScanner) blendFunc(row, mask []uint8, x, y int) {
	if len(mask) < wide {
		for i, m := range mask {
			if m != 0 {
				blend(row[4*i:4*i+4], premultiplied(s.fn(x+i, y)), uint32(m))
			}
		}
		return
	}
	from, known := color.RGBA{}, false
	for i := 0; i < len(mask); i += step {
		part := mask[i:min(i+step, len(mask))]
		if allZero(part) {
			known = false
			continue
		}
		if !known {
			from = premultiplied(s.fn(x+i, y))
		}
		to := premultiplied(s.fn(x+i+step, y))
		for j, m := range part {
			if m != 0 {
				blend(row[4*(i+j):4*(i+j)+4], between(from, to, j), uint32(m))
			}
		}
		from, known = to, true
	}
}

func allZero(p []uint8) bool {
	for _, v := range p {
		if v != 0 {
			return false
		}
	}
	return true
}

// between is the colour j eighths on the way from a to b.
func between(a, b color.RGBA, j int) color.RGBA {
	mix := func(a, b uint8) uint8 { return uint8((int(a)*(step-j) + int(b)*j + step/2) / step) }
	return color.RGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), mix(a.A, b.A)}
}

// premultiplied is color.RGBAModel.Convert without its detours for the colours
// that gradients give.
func premultiplied(c color.Color) color.RGBA {
	n, ok := c.(color.NRGBA)
	if !ok {
		return color.RGBAModel.Convert(c).(color.RGBA)
	}
	a := uint32(n.A)
	return color.RGBA{uint8(uint32(n.R) * a / 255), uint8(uint32(n.G) * a / 255), uint8(uint32(n.B) * a / 255), n.A}
}

// blend lays the premultiplied colour c, covering m of 255, over a pixel.
func blend(px []uint8, c color.RGBA, m uint32) {
	if m == 255 && c.A == 255 {
		px[0], px[1], px[2], px[3] = c.R, c.G, c.B, 255
		return
	}
	keep := 255*255 - uint32(c.A)*m // of 255²
	px[0] = uint8((uint32(c.R)*m*255 + uint32(px[0])*keep + 32512) / 65025)
	px[1] = uint8((uint32(c.G)*m*255 + uint32(px[1])*keep + 32512) / 65025)
	px[2] = uint8((uint32(c.B)*m*255 + uint32(px[2])*keep + 32512) / 65025)
	px[3] = uint8((uint32(c.A)*m*255 + uint32(px[3])*keep + 32512) / 65025)
}
