package meditation

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"senet/ui/look"
	"senet/ui/tr"
)

// minutes are the times that can be chosen.
var minutes = []int{0, 5, 10, 20}

// controls are a panel at the foot of the picture. It comes when the pointer or a
// key is used, and sinks away when they rest.
type controls struct {
	panel *fyne.Container
	at    fyne.Position

	in, hold, out *look.Stepper
	rate          *canvas.Text
	minutes       *look.Segmented
	sound         *look.Segmented
	end           *look.Button
}

// footMargin is the room over and under the panel.
const footMargin float32 = 14

func newControls(v *View) *controls {
	c := &controls{}
	part := func(set func(*Choices, int)) *look.Stepper {
		s := look.NewStepper(func(n int) {
			to := v.choices
			set(&to, n)
			v.set(to)
		})
		s.SetWriter(func(n int) string { return tr.F("meditation.seconds", map[string]any{"N": n}) })
		s.SetOnFocus(v.wake)
		return s
	}
	c.in = part(func(to *Choices, n int) { to.In = n })
	c.hold = part(func(to *Choices, n int) { to.Hold = n })
	c.out = part(func(to *Choices, n int) { to.Out = n })
	c.rate = look.Text("", look.Body13, look.Muted)
	c.minutes = look.NewSegmented(times(), 0, func(i int) {
		to := v.choices
		to.Minutes = minutes[i]
		v.set(to)
	})
	c.sound = look.NewSegmented([]look.Choice{{Label: tr.S("shell.no")}, {Label: tr.S("shell.yes")}}, 0, func(i int) {
		to := v.choices
		to.Sound = i == 1
		v.set(to)
	})
	c.end = look.NewSecondary(tr.S("meditation.end"), "Esc", func() { v.calls.End() })
	c.minutes.SetOnFocus(v.wake)
	c.sound.SetOnFocus(v.wake)
	c.end.SetOnFocus(v.wake)
	hint := look.Text(tr.S("meditation.hint"), look.Body13, look.Muted)
	c.panel = look.NewPanelPad(container.New(layout.NewCustomPaddedVBoxLayout(10),
		row(named("meditation.set.in", c.in), named("meditation.set.hold", c.hold), named("meditation.set.out", c.out), c.rate),
		row(named("meditation.set.time", c.minutes), named("meditation.set.sound", c.sound), c.end),
		row(hint),
	), 12)
	return c
}

// times are the words of the minutes.
func times() []look.Choice {
	out := []look.Choice{{Label: tr.S("meditation.endless")}}
	for _, m := range minutes[1:] {
		out = append(out, look.Choice{Label: tr.F("meditation.minutes", map[string]any{"N": m})})
	}
	return out
}

// row sets controls side by side in the middle of the panel.
func row(all ...fyne.CanvasObject) fyne.CanvasObject {
	line := container.New(layout.NewCustomPaddedHBoxLayout(20))
	for _, o := range all {
		line.Add(container.NewCenter(o))
	}
	return container.NewCenter(line)
}

// named sets a word before a control.
func named(key string, o fyne.CanvasObject) fyne.CanvasObject {
	word := look.Text(tr.S(key), look.Label15, look.Ink)
	return container.New(layout.NewCustomPaddedHBoxLayout(8), container.NewCenter(word), container.NewCenter(o))
}

// show brings the controls to what stands.
func (c *controls) show(to Choices) {
	c.in.Set(to.In)
	c.hold.Set(to.Hold)
	c.out.Set(to.Out)
	c.minutes.SetSelected(slices.Index(minutes, to.Minutes))
	on := 0
	if to.Sound {
		on = 1
	}
	c.sound.SetSelected(on)
	places := 1
	if to.rate() == float64(int(to.rate())) {
		places = 0
	}
	look.SetText(c.rate, tr.F("meditation.rate", map[string]any{"N": tr.Decimal(to.rate(), places)}))
}

// height is the room that the controls need at the foot.
func (c *controls) height() float32 { return c.panel.MinSize().Height + 2*footMargin }

// fit gives the panel its size.
func (c *controls) fit(size fyne.Size) {
	want := c.panel.MinSize()
	c.panel.Resize(fyne.NewSize(min(want.Width, size.Width), want.Height))
}

// place sets the panel as far into the picture as it is to be seen.
func (c *controls) place(size fyne.Size, shown float64) {
	p := c.panel.Size()
	up := float32(shown * shown * (3 - 2*shown))
	c.at = fyne.NewPos((size.Width-p.Width)/2, size.Height-(p.Height+footMargin)*up+footMargin*(1-up))
	if c.panel.Position() != c.at {
		c.panel.Move(c.at)
		canvas.Refresh(c.panel)
	}
}

// under reports whether a point of the picture lies on the panel.
func (c *controls) under(p fyne.Position) bool {
	s := c.panel.Size()
	return p.X >= c.at.X && p.X < c.at.X+s.Width && p.Y >= c.at.Y && p.Y < c.at.Y+s.Height
}

// leave takes the keyboard away from controls that have sunk.
func (c *controls) leave() {
	cv := fyne.CurrentApp().Driver().CanvasForObject(c.panel)
	if cv == nil {
		return
	}
	for _, o := range []fyne.Focusable{c.in, c.hold, c.out, c.minutes, c.sound, c.end} {
		if cv.Focused() == o {
			cv.Unfocus()
		}
	}
}
