package sticks

import (
	"fmt"
	"image"
	"math"

	"fyne.io/fyne/v2/canvas"
	"golang.org/x/image/draw"
	"golang.org/x/image/math/f64"

	"senet/ui/anim"
	"senet/ui/look"
)

// A stick's drawing is 280 by 36; its turned copies are 288 by 84 with the same
// middle.
const (
	stickW, stickH   = 280, 36
	turnedW, turnedH = 288, 84
	// mostPixels is the widest raster that is turned by the processor in flight.
	mostPixels = 420
)

// stick is one stick. At rest it is a sharp drawing; in flight it is turned and
// squeezed anew for each frame.
type stick struct {
	lying  *look.Art
	flying *canvas.Raster
	shadow *canvas.Ellipse
	pose   anim.Pose
	scale  float32 // of the drawing, in the units of the mat
	buf    *image.RGBA
}

func newStick() *stick {
	s := &stick{lying: look.NewArt("stick-light"), shadow: canvas.NewEllipse(shadowColor)}
	s.flying = canvas.NewRaster(s.render)
	s.flying.Hide()
	s.shadow.Hide()
	return s
}

func stickName(light bool) string {
	if light {
		return "stick-light"
	}
	return "stick-dark"
}

// turned is the name of the drawing turned by so many degrees, clockwise, which
// must be 0 or ±3, ±6, ±9.
func turned(light bool, angle float32) string {
	a := int(math.Round(float64(angle)))
	switch {
	case a > 0:
		return fmt.Sprintf("%s-p%d", stickName(light), a)
	case a < 0:
		return fmt.Sprintf("%s-m%d", stickName(light), -a)
	}
	return stickName(light)
}

// lie shows the stick at rest with its middle at x, y.
func (s *stick) lie(x, y, scale, angle float32, light bool) {
	w, h := float32(stickW), float32(stickH)
	if angle != 0 {
		w, h = turnedW, turnedH
	}
	s.lying.SetName(turned(light, angle))
	w, h = w*scale, h*scale
	look.Put(s.lying, x-w/2, y-h/2, w, h)
	look.ShowIf(s.lying, true)
	look.ShowIf(s.flying, false)
	look.ShowIf(s.shadow, false)
}

// fly shows the stick in a pose. x, y is its middle on the screen, lifted already;
// ground is the y of its shadow.
func (s *stick) fly(x, y, ground, scale float32, pose anim.Pose) {
	s.pose, s.scale = pose, scale
	w, h := stickW*scale+4, stickH*scale+4
	sin, cos := math.Sincos(float64(pose.Angle) * math.Pi / 180)
	bw := w*float32(math.Abs(cos)) + h*float32(math.Abs(sin))
	bh := w*float32(math.Abs(sin)) + h*float32(math.Abs(cos))
	look.Put(s.flying, x-bw/2, y-bh/2, bw, bh)
	look.ShowIf(s.flying, true)
	look.ShowIf(s.lying, false)
	s.flying.Refresh()
	look.ShowIf(s.shadow, pose.Lift > 2)
	if pose.Lift > 2 {
		sw := stickW * scale * .8
		look.Put(s.shadow, x-sw/2, ground-sw*.04, sw, sw*.08)
	}
}

// render draws the stick in its pose into an image of the box's size in pixels,
// or smaller where that would take too long.
func (s *stick) render(w, h int) image.Image {
	box := s.flying.Size()
	if w <= 0 || h <= 0 || box.Width <= 0 {
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	density := float64(w) / float64(box.Width)
	if w > mostPixels {
		density *= float64(mostPixels) / float64(w)
		h = h * mostPixels / w
		w = mostPixels
	}
	size := float64(s.scale) * density
	src := look.Still(stickName(s.pose.Light), int(stickW*size+.5), int(stickH*size+.5), look.Stretch)
	if s.buf == nil || s.buf.Rect.Dx() != w || s.buf.Rect.Dy() != h {
		s.buf = image.NewRGBA(image.Rect(0, 0, w, h))
	} else {
		clear(s.buf.Pix)
	}
	draw.BiLinear.Transform(s.buf, turn(src.Bounds(), w, h, s.pose), src, src.Bounds(), draw.Src, nil)
	return s.buf
}

// turn maps a stick's drawing, squeezed by its roll and turned by its angle, to
// the middle of an image of w by h.
func turn(src image.Rectangle, w, h int, pose anim.Pose) f64.Aff3 {
	sin, cos := math.Sincos(float64(pose.Angle) * math.Pi / 180)
	flat := math.Max(float64(pose.Flat), .08)
	cx, cy := float64(src.Dx())/2, float64(src.Dy())/2
	a, b := cos, -sin*flat
	c, d := sin, cos*flat
	return f64.Aff3{a, b, float64(w)/2 - a*cx - b*cy, c, d, float64(h)/2 - c*cx - d*cy}
}
