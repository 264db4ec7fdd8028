package boardview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/game/board"
	"senet/ui/look"
)

// Colours that belong to the drawing of the zones alone, by theme.
var (
	slotColors = map[Place][2]color.NRGBA{
		InWaters: {{0x66, 0x84, 0xC8, 0xFF}, {0x4E, 0x88, 0x9C, 0xFF}},
		InReeds:  {{0x54, 0x92, 0x64, 0xFF}, {0x7E, 0x94, 0x54, 0xFF}},
	}
	shadowColor = color.NRGBA{0, 0, 0, 0x78}
)

// zone is one of the two strips where pieces off the board wait.
type zone struct {
	place   Place
	ground  *look.Art
	icon    *look.Art
	title   *canvas.Text
	line    *canvas.Text
	divider *canvas.Rectangle
	slots   [2][mostPieces]*canvas.Ellipse
}

func newZone(place Place, ground, icon string) *zone {
	z := &zone{
		place:   place,
		ground:  look.NewArtFit(ground, look.Stretch),
		icon:    look.NewArt(icon),
		title:   look.Text("", look.Title23, look.Gold),
		line:    look.Text("", look.Body13, look.Ink),
		divider: canvas.NewRectangle(look.Color(look.Line)),
	}
	for side := range z.slots {
		for n := range z.slots[side] {
			e := canvas.NewEllipse(color.Transparent)
			z.slots[side][n] = e
		}
	}
	z.recolour()
	return z
}

func (z *zone) objects() []fyne.CanvasObject {
	o := []fyne.CanvasObject{z.ground, z.icon, z.title, z.line, z.divider}
	for side := range z.slots {
		for _, e := range z.slots[side] {
			o = append(o, e)
		}
	}
	return o
}

// recolour takes over the colours of the theme. Gold is too faint for text on
// the light grounds (guide, "Contrast").
func (z *zone) recolour() {
	token := look.Gold
	if look.Current() == look.Light {
		token = look.Ink
	}
	look.SetColor(z.title, token)
	z.divider.FillColor = look.Color(look.Line)
	for side := range z.slots {
		for _, e := range z.slots[side] {
			e.StrokeColor = slotColors[z.place][look.Current()]
		}
	}
}

// size gives the texts their sizes, and reports whether they fit beside the icon.
func (z *zone) size(g Geometry) bool {
	t := max(g.Z, .66)
	z.title.TextSize = 23 * t
	z.line.TextSize = max(13*t, 11.5)
	return 88*g.K+max(z.title.MinSize().Width, z.line.MinSize().Width) <= z.room(g)
}

// room is where the slots begin.
func (z *zone) room(g Geometry) float32 { return g.slotX(board.Spools, 0) - 24*g.Z }

// layout arranges the zone. What does not fit beside the slots is left out: first
// the icon (narrow, for both zones alike), then the second line.
func (z *zone) layout(g Geometry, narrow bool) {
	b, ground := g.zone(z.place)
	put(z.ground, b)
	v := b.H / refZone // vertical scale
	room := z.room(g)
	x := b.X + 88*g.K
	if narrow {
		x = b.X + 16*g.K
	}
	look.ShowIf(z.icon, !narrow)
	put(z.icon, Box{b.X + 18*g.K, b.Y + b.H*39/refZone - 24*g.Z, 56 * g.K, 48 * g.Z})
	setBaseline(z.title, x, b.Y+35*v, alignLeft)
	setBaseline(z.line, x, max(b.Y+55*v, b.Y+35*v+z.line.TextSize*1.25), alignLeft)
	look.ShowIf(z.line, x+z.line.MinSize().Width <= room+4)
	put(z.divider, Box{b.X + 603*g.W/refWidth, b.Y + 20*v, 1, b.H * 46 / refZone})
	z.layoutSlots(g, ground)
}

func (z *zone) layoutSlots(g Geometry, ground float32) {
	w, h := 27*g.Z, 12*g.Z
	if g.Slots > 7 {
		w, h = 20*g.Z, 9*g.Z
	}
	for side := range z.slots {
		for n, e := range z.slots[side] {
			look.ShowIf(e, n < g.Slots)
			e.StrokeWidth = max(1.8*g.Z, 1.2)
			x := g.slotX(board.Side(side), n)
			put(e, Box{x - w/2, ground - 5*g.Z - h/2, w, h})
		}
	}
}

// setText changes what the zone says, and lays it out again if that is new.
func (z *zone) setText(title, line string) bool {
	if z.title.Text == title && z.line.Text == line {
		return false
	}
	z.title.Text, z.line.Text = title, line
	return true
}

func (z *zone) refresh() {
	z.title.Refresh()
	z.line.Refresh()
	z.divider.Refresh()
	for side := range z.slots {
		for _, e := range z.slots[side] {
			e.Refresh()
		}
	}
}
