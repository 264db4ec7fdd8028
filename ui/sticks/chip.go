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
	ground *canvas.Rectangle
	number *canvas.Text
	again  *look.Art
	bars   [4]*canvas.Rectangle
}

func newChip() *chip {
	c := &chip{ground: canvas.NewRectangle(nil), number: look.Text("", look.Strong17, look.Ink), again: look.NewArt("icon-again")}
	for i := range c.bars {
		c.bars[i] = canvas.NewRectangle(nil)
	}
	return c
}

func (c *chip) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{c.ground, c.number, c.again, c.bars[0], c.bars[1], c.bars[2], c.bars[3]}
}

// paint takes over the colours of the theme and of the state.
func (c *chip) paint() {
	fill, stroke, ink := look.Panel, look.Line, look.Ink
	if c.on {
		fill, stroke, ink = look.Gold, look.Gold, look.OnPrimary
	}
	c.ground.FillColor, c.ground.StrokeColor = look.Color(fill), look.Color(stroke)
	look.SetColor(c.number, ink)
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
	show(c.again, c.Again && !c.on)
	for _, o := range c.objects() {
		o.Refresh()
	}
}

// layout puts the chip at x, y with a size of 46 by 50 times k.
func (c *chip) layout(x, y, k float32) {
	w, h := 46*k, 50*k
	put(c.ground, x, y, w, h)
	c.ground.CornerRadius, c.ground.StrokeWidth = 7*k, max(1.2*k, 1)
	c.number.TextSize = 17.5 * k
	baseline(c.number, x+w/2, y+19.5*k, .5)
	put(c.again, x+w-15.5*k, y+5*k, 11*k, 11*k)
	for i, b := range c.bars {
		b.CornerRadius, b.StrokeWidth = 2.6*k, max(.9*k, .8)
		put(b, x+(8+float32(i)*8)*k, y+28.5*k, 6.2*k, 15*k)
	}
}

// baseline puts a line of text with its baseline at y; x is its left end for
// align 0, its middle for .5.
func baseline(t *canvas.Text, x, y, align float32) {
	size, base := fyne.CurrentApp().Driver().RenderedTextSize(t.Text, t.TextSize, t.TextStyle, t.FontSource)
	put(t, x-size.Width*align, y-base, size.Width, size.Height)
}
