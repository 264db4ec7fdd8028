package boardview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/ui/look"
)

// Odds is a chip with a few words at a spot: how good a move to it, or of the
// piece on it, is.
type Odds struct {
	At   Spot
	Text string
	Best bool // the best there is: the chip is filled
}

// mostOdds is the most chips at a time: one to a square, and some beside the board.
const mostOdds = 36

// Chips are of this height on squares of 84 units, in text no smaller than leastOdds.
const (
	oddsHeight float32 = 21
	oddsText   float32 = 13.5
	leastOdds  float32 = 11.5
)

// odds are the canvas objects of the chips.
type odds struct {
	plates [mostOdds]*canvas.Rectangle
	texts  [mostOdds]*canvas.Text
	best   [mostOdds]bool
}

func newOdds() *odds {
	o := &odds{}
	for i := range o.plates {
		o.plates[i], o.texts[i] = canvas.NewRectangle(color.Transparent), look.Text("", look.Strong13, look.Ink)
	}
	o.recolour()
	return o
}

func (o *odds) objects() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for i := range o.plates {
		out = append(out, o.plates[i], o.texts[i])
	}
	return out
}

func (o *odds) recolour() {
	for i := range o.plates {
		o.paint(i)
	}
}

func (o *odds) paint(i int) {
	fill, text := look.Raised, look.Ink
	if o.best[i] {
		fill, text = look.Primary, look.OnPrimary
	}
	o.plates[i].FillColor, o.plates[i].StrokeColor = look.Color(fill), look.Color(look.Hint)
	look.SetColor(o.texts[i], text)
}

// show lays the chips out: each at the foot of its spot, a little over the edge,
// where neither the numbers nor the way of a move are.
func (o *odds) show(g Geometry, list []Odds) {
	list = list[:min(len(list), mostOdds)]
	h := max(oddsHeight*g.K, leastOdds*1.5)
	for i := range o.plates {
		look.ShowIf(o.plates[i], i < len(list))
		look.ShowIf(o.texts[i], i < len(list))
		if i >= len(list) {
			continue
		}
		o.best[i] = list[i].Best
		o.paint(i)
		t, plate := o.texts[i], o.plates[i]
		t.Text, t.TextSize = list[i].Text, max(oddsText*g.K, leastOdds)
		plate.CornerRadius, plate.StrokeWidth = h/2, max(1.2*g.K, 1)
		b := g.Area(list[i].At)
		w := t.MinSize().Width + h*0.7
		x, foot := b.X+b.W/2, b.Y+b.H+7*g.K
		x = min(max(x, w/2), g.W-w/2)
		put(plate, Box{x - w/2, foot - h, w, h})
		setBaseline(t, x, foot-h/2+t.TextSize*0.33, alignMid)
		t.Refresh()
		plate.Refresh()
	}
}
