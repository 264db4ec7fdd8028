package look

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// tipDelay is how long the pointer must rest before a tip is shown.
const tipDelay = 600 * time.Millisecond

// tipWidth is the most a tip's lines may take, in Fyne's units.
const tipWidth float32 = 300

// tips is the one layer that tips are shown on, and which tip is due or shown.
var tips struct {
	layer *fyne.Container
	box   fyne.CanvasObject
	text  *Wrapped
	over  fyne.CanvasObject
	timer *time.Timer
}

// NewTipLayer returns the layer that tips are shown on, to be stacked above
// everything else in the window's content. It takes no input, so what is under
// it works as ever. Only the latest layer made is used.
func NewTipLayer() fyne.CanvasObject {
	tips.box = NewPlate(Raised, Line, 6)
	tips.text = NewWrapped("", Label13, Ink)
	tips.layer = container.NewWithoutLayout(tips.box, tips.text)
	tips.box.Hide()
	tips.text.Hide()
	return tips.layer
}

// tipOver is told that the pointer has come to o, which has the given tip.
func tipOver(o fyne.CanvasObject, text string) {
	tipGone(tips.over)
	if text == "" || tips.layer == nil || dispatch == nil {
		return
	}
	tips.over = o
	tips.timer = time.AfterFunc(tipDelay, func() {
		dispatch(func() {
			if tips.over == o {
				ShowTip(o, text)
			}
		})
	})
}

// tipGone is told that the pointer has left o, or pressed it.
func tipGone(o fyne.CanvasObject) {
	if o == nil || tips.over != o {
		return
	}
	tips.timer.Stop()
	tips.over = nil
	HideTip()
}

// ShowTip shows a tip under o at once, or above it near the window's foot.
func ShowTip(o fyne.CanvasObject, text string) {
	if tips.layer == nil {
		return
	}
	d := fyne.CurrentApp().Driver()
	at, origin := d.AbsolutePositionForObject(o), d.AbsolutePositionForObject(tips.layer)
	tips.text.SetText(text)
	width := min(tipWidth, Measure(text, Label13, 1).Width+1)
	t := fyne.NewSize(width, tips.text.HeightFor(width))
	size := t.AddWidthHeight(16, 8)
	room := tips.layer.Size()
	x := at.X - origin.X + (o.Size().Width-size.Width)/2
	x = max(4, min(x, room.Width-size.Width-4))
	y := at.Y - origin.Y + o.Size().Height + 6
	if y+size.Height > room.Height {
		y = at.Y - origin.Y - size.Height - 6
	}
	putSize(tips.box, x, y, size)
	putSize(tips.text, x+8, y+4, t)
	tips.box.Show()
	tips.text.Show()
	tips.layer.Refresh()
}

// HideTip takes the tip away.
func HideTip() {
	if tips.layer != nil && tips.box.Visible() {
		tips.box.Hide()
		tips.text.Hide()
	}
}
