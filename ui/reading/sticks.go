package reading

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
)

// sticks shows four sticks one under the other, so many light sides up.
type sticks struct {
	widget.BaseWidget

	arts  [4]*look.Art
	plate fyne.CanvasObject
	light int
}

func newSticks() *sticks {
	s := &sticks{plate: look.NewPlate(look.Panel, look.Gold, look.PanelRadius)}
	for i := range s.arts {
		s.arts[i] = look.NewArt("stick-dark")
	}
	s.ExtendBaseWidget(s)
	return s
}

// set shows a throw by its light sides; 5 stands for none.
func (s *sticks) set(n int) {
	s.light = n
	if n > 4 {
		s.light = 0
	}
	for i, a := range s.arts {
		if i < s.light {
			a.SetName("stick-light")
		} else {
			a.SetName("stick-dark")
		}
	}
}

// CreateRenderer is for Fyne.
func (s *sticks) CreateRenderer() fyne.WidgetRenderer { return sticksRenderer{s} }

type sticksRenderer struct{ s *sticks }

func (r sticksRenderer) Destroy()           {}
func (r sticksRenderer) MinSize() fyne.Size { return fyne.NewSize(0, 0) }
func (r sticksRenderer) Refresh()           { r.Layout(r.s.Size()); canvas.Refresh(r.s) }

func (r sticksRenderer) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{r.s.plate}
	for _, a := range r.s.arts {
		out = append(out, a)
	}
	return out
}

func (r sticksRenderer) Layout(size fyne.Size) {
	look.Put(r.s.plate, 0, 0, size.Width, size.Height)
	pad := size.Width * 0.08
	step := (size.Height - 2*pad) / 4
	for i, a := range r.s.arts {
		look.Put(a, pad, pad+float32(i)*step+step*0.12, size.Width-2*pad, step*0.76)
	}
}
