package reading

import (
	"fyne.io/fyne/v2"
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
func (s *sticks) CreateRenderer() fyne.WidgetRenderer {
	return look.NewLaid(s, s.lay, s.plate, s.arts[0], s.arts[1], s.arts[2], s.arts[3])
}

func (s *sticks) lay(size fyne.Size) {
	look.Put(s.plate, 0, 0, size.Width, size.Height)
	pad := size.Width * 0.08
	step := (size.Height - 2*pad) / 4
	for i, a := range s.arts {
		look.Put(a, pad, pad+float32(i)*step+step*0.12, size.Width-2*pad, step*0.76)
	}
}
