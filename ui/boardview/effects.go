package boardview

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/game/board"
	"senet/ui/anim"
	"senet/ui/look"
)

// effects are what is seen only for a moment: rings on the water, light on a
// House, stars behind a freed piece, a badge that swells.
type effects struct {
	ripple *canvas.Ellipse
	glow   *canvas.Rectangle
	badge  *look.Art
	stars  [3]*canvas.ArbitraryPolygon
}

func newEffects() *effects {
	e := &effects{ripple: canvas.NewEllipse(color.Transparent), glow: canvas.NewRectangle(color.Transparent), badge: look.NewArt("badge-reborn")}
	for i := range e.stars {
		s := canvas.NewArbitraryPolygon(starPoints(), color.Transparent)
		s.NormalizedPoints = true
		e.stars[i] = s
	}
	e.hide()
	return e
}

// starPoints is a star of five points in a box of side 1.
func starPoints() []fyne.Position {
	var pts []fyne.Position
	for i := range 10 {
		r := .5
		if i%2 == 1 {
			r = .2
		}
		a := float64(i)*math.Pi/5 - math.Pi/2
		pts = append(pts, fyne.NewPos(float32(.5+r*math.Cos(a)), float32(.5+r*math.Sin(a))))
	}
	return pts
}

func (e *effects) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{e.ripple, e.stars[0], e.stars[1], e.stars[2], e.badge}
}

func (e *effects) hide() {
	for _, o := range e.objects() {
		look.ShowIf(o, false)
	}
	look.ShowIf(e.glow, false)
}

// Ripple draws a ring on the water of square q at progress p; at 1 it is gone.
func (v *View) Ripple(q board.Square, p float32) {
	e := v.effects.ripple
	look.ShowIf(e, p > 0 && p < 1)
	if p <= 0 || p >= 1 {
		return
	}
	size, alpha := anim.Ripple(p)
	b := v.geo.Square(q)
	w, h := b.W*1.1*size, b.W*.48*size
	e.StrokeWidth = 2.5 * v.geo.K
	e.StrokeColor = look.Fade(look.Move, float64(alpha))
	x, y := b.X+b.W/2, b.Y+66*v.geo.K
	put(e, Box{x - w/2, y - h/2, w, h})
	e.Refresh()
}

// Glow lightens square q by an amount from 0 to 1.
func (v *View) Glow(q board.Square, amount float32) {
	e := v.effects.glow
	look.ShowIf(e, amount > 0)
	if amount <= 0 {
		return
	}
	e.CornerRadius = 6 * v.geo.K
	e.FillColor = color.NRGBA{0xFF, 0xF6, 0xD8, uint8(90 * anim.Clamp(amount))}
	put(e, v.geo.Square(q).Grow(-v.geo.K))
	e.Refresh()
}

// Badge shows a badge at the corner of a spot, so many times its size and with
// the given opacity; at 0 it is gone.
func (v *View) Badge(name string, at Spot, scale, alpha float32) {
	e := v.effects.badge
	look.ShowIf(e, alpha > 0)
	if alpha <= 0 {
		return
	}
	e.SetName("badge-" + name)
	e.SetAlpha(float64(alpha))
	b := v.geo.Area(at)
	r := round(14 * v.geo.K * scale)
	put(e, Box{b.X + b.W - 4*v.geo.K, b.Y + b.H - 4*v.geo.K, 0, 0}.Grow(r))
}

// Stars draws three stars strewn behind a piece that left the board, at progress
// p; at 1 they are gone.
func (v *View) Stars(p float32) {
	x, y := v.geo.Sign(board.Sun)
	for i, s := range v.effects.stars {
		t := anim.Span(p, .1+.12*float32(i), .75+.12*float32(i))
		look.ShowIf(s, t > 0 && t < 1)
		if t <= 0 || t >= 1 {
			continue
		}
		size := (16 - 3*float32(i)) * v.geo.K * (1 - .4*t)
		dx := [3]float32{-10, 8, -2}[i] * v.geo.K
		dy := (24 + 22*float32(i) + 14*t) * v.geo.K
		s.FillColor = look.Fade(look.Hint, float64(1-t))
		put(s, Box{x + dx - size/2, y + dy - size/2, size, size})
		s.Refresh()
	}
}

// Calm ends all effects.
func (v *View) Calm() { v.effects.hide() }
