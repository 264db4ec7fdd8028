package fairness

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"senet/game/throws"
	"senet/ui/look"
	"senet/ui/sticks"
)

// order is the order of the bars: by score, so that four dark sides come last.
var order = [5]int{1, 2, 3, 4, 0}

// barsHeight is the height of the bars with all that is written at them.
const barsHeight float32 = 176

// bars shows how often each throw fell, as a filled bar, in an outline of how
// often it was to be expected.
type bars struct {
	got, due [5]float64 // in the order shown
	cols     [5]column
}

// column is one bar and what is written at it.
type column struct {
	fair, fell         *canvas.Rectangle
	count, score, want *canvas.Text
	four               fyne.CanvasObject
}

// newBars returns the bars of some counts; dark says what four dark sides score.
func newBars(s *throws.Stat, dark string) fyne.CanvasObject {
	b := &bars{}
	n := s.Total()
	var all []fyne.CanvasObject
	for i, light := range order {
		b.got[i], b.due[i] = float64(s.Counts[light]), throws.Fair(light, n)
		name := strconv.Itoa(light)
		if light == 0 {
			name = dark
		}
		b.cols[i] = column{
			fair:  look.Rounded(look.Transparent, look.Muted, 3),
			fell:  look.Rounded(look.Primary, look.Transparent, 2),
			count: centred(whole(s.Counts[light]), look.Strong15, look.Ink),
			score: centred(name, look.Strong15, look.Gold),
			want:  centred("≈ "+expected(b.due[i]), look.Label11, look.Muted),
			four:  sticks.NewFour(light),
		}
		c := &b.cols[i]
		all = append(all, c.fair, c.fell, c.count, c.score, c.want, c.four)
	}
	return container.New(b, all...)
}

func centred(text string, role look.Role, col look.Token) *canvas.Text {
	t := look.Text(text, role, col)
	t.Alignment = fyne.TextAlignCenter
	return t
}

// MinSize is for Fyne.
func (b *bars) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, barsHeight) }

// Layout is for Fyne.
func (b *bars) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	most := 1.0
	for i := range b.got {
		most = max(most, b.got[i], b.due[i])
	}
	const over, under = 20, 54 // for the count, and for what stands below
	base := size.Height - under
	step := size.Width / 5
	for i := range b.cols {
		c := &b.cols[i]
		x, w := float32(i)*step, min(step*.62, 44)
		mid := x + step/2
		high := func(v float64) float32 { return float32(v/most) * (base - over) }
		fair, fell := high(b.due[i]), max(high(b.got[i]), 1)
		look.Put(c.fair, mid-w/2, base-fair, w, fair)
		look.Put(c.fell, mid-w/2+5, base-fell, w-10, fell)
		look.Put(c.count, x, base-max(fair, fell)-over, step, over)
		look.Put(c.score, x, base+1, step, 20)
		look.Put(c.four, mid-14, base+22, 28, 13)
		look.Put(c.want, x, base+37, step, 16)
	}
}
