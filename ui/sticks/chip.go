package sticks

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/ui/look"
)

// Chip is one value of the scale of throws.
type Chip struct {
	Score int  // what is thrown
	Light int  // by so many light sides
	Again bool // it earns another throw
}

// Colours that belong to the sticks in any theme.
var (
	lightSide   = color.NRGBA{0xFF, 0xF6, 0xE0, 0xFF}
	lightEdge   = color.NRGBA{0x2A, 0x1A, 0x0C, 0xFF}
	darkSide    = color.NRGBA{0x17, 0x11, 0x0E, 0xFF}
	darkEdge    = color.NRGBA{0xE3, 0xC5, 0x83, 0xFF}
	shadowColor = color.NRGBA{0, 0, 0, 0x60}
)

// chip draws a Chip.
type chip struct {
	Chip
	on     bool // it is the present throw
	kept   int  // so many throws of it wait to be played
	open   bool // it can be chosen
	over   bool // the pointer is on it
	dimmed bool // others wait, it does not
	ground *canvas.Rectangle
	plate  *canvas.Rectangle // under count
	count  *canvas.Text      // "×2" where several wait
	number *canvas.Text
	again  *look.Art
	bars   [4]*canvas.Rectangle
}

func newChip() *chip {
	c := &chip{
		ground: canvas.NewRectangle(nil), number: look.Text("", look.Strong17, look.Ink), again: look.NewArt("icon-again"),
		plate: canvas.NewRectangle(nil), count: look.Text("", look.Strong13, look.Ink),
	}
	for i := range c.bars {
		c.bars[i] = canvas.NewRectangle(nil)
	}
	return c
}

func (c *chip) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{c.ground, c.number, c.again, c.bars[0], c.bars[1], c.bars[2], c.bars[3], c.plate, c.count}
}

// paint takes over the colours of the theme and of the state.
func (c *chip) paint() {
	fill, stroke, ink := c.colours()
	c.ground.FillColor, c.ground.StrokeColor = look.Color(fill), stroke
	look.SetColor(c.number, ink)
	c.paintCount()
	c.number.Text = strconv.Itoa(c.Score)
	for i, b := range c.bars {
		b.FillColor, b.StrokeColor = darkSide, darkEdge
		if i < c.Light {
			b.FillColor, b.StrokeColor = lightSide, lightEdge
			if look.Current() == look.Dark && !c.on {
				b.StrokeColor = lightSide
			}
		} else if c.on && look.Current() == look.Dark {
			b.StrokeColor = darkSide
		}
	}
	// On a gold ground the golden sign would not be seen; the number's place in the
	// scale and the words beside it say the same.
	look.ShowIf(c.again, c.Again && !c.on && c.kept == 0)
	for _, o := range c.objects() {
		o.Refresh()
	}
}

// colours are those of the ground, its edge and the number.
func (c *chip) colours() (fill look.Token, stroke color.Color, ink look.Token) {
	switch {
	case c.on:
		return look.Gold, look.Color(look.Gold), look.OnPrimary
	case c.open && c.over:
		return look.Raised, look.Color(look.Move), look.Ink
	case c.open:
		return look.Raised, look.Color(look.Gold), look.Gold
	case c.kept > 0:
		return look.Panel, look.Fade(look.Gold, .6), look.Ink
	case c.dimmed:
		return look.Panel, look.Color(look.Line), look.Muted
	}
	return look.Panel, look.Color(look.Line), look.Ink
}

// paintCount says how many throws of the score wait, where it is not one.
func (c *chip) paintCount() {
	look.ShowIf(c.plate, c.kept > 1)
	look.ShowIf(c.count, c.kept > 1)
	fill, ink := look.Gold, look.OnPrimary
	if c.on { // the other way round, so that it stands out from the chip
		fill, ink = look.OnPrimary, look.Gold
	}
	c.plate.FillColor, c.plate.StrokeColor = look.Color(fill), look.Color(look.Gold)
	look.SetColor(c.count, ink)
	c.count.Text = "×" + strconv.Itoa(c.kept)
}

// layout puts the chip at x, y with a size of 46 by 50 times k.
func (c *chip) layout(x, y, k float32) {
	w, h := 46*k, 50*k
	look.Put(c.ground, x, y, w, h)
	c.ground.CornerRadius, c.ground.StrokeWidth = 7*k, max(1.2*k, 1)
	c.number.TextSize = 17.5 * k
	baseline(c.number, x+w/2, y+19.5*k, .5)
	look.Put(c.again, x+w-15.5*k, y+5*k, 11*k, 11*k)
	c.count.TextSize = max(11.5*k, 10)
	bw, bh := max(25*k, 21), max(16*k, 14)
	bx, by := x+w+4*k-bw, y-bh*.5
	look.Put(c.plate, bx, by, bw, bh)
	c.plate.CornerRadius, c.plate.StrokeWidth = bh/2, max(1.2*k, 1)
	baseline(c.count, bx+bw/2, by+bh/2+c.count.TextSize*.36, .5)
	for i, b := range c.bars {
		b.CornerRadius, b.StrokeWidth = 2.6*k, max(.9*k, .8)
		look.Put(b, x+(8+float32(i)*8)*k, y+28.5*k, 6.2*k, 15*k)
	}
}

// baseline puts a line of text with its baseline at y; x is its left end for
// align 0, its middle for .5.
func baseline(t *canvas.Text, x, y, align float32) {
	size, base := fyne.CurrentApp().Driver().RenderedTextSize(t.Text, t.TextSize, t.TextStyle, t.FontSource)
	look.Put(t, x-size.Width*align, y-base, size.Width, size.Height)
}
