package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
)

// Choice is one segment: its words and, if not empty, a drawing before them.
type Choice struct {
	Label string
	Art   string
}

// Segmented is a row of choices of which one is in force. A click or the arrow
// keys choose.
type Segmented struct {
	control

	changed  func(int)
	choices  []Choice
	selected int
	over     int // the segment pointed at, or -1

	frame, plate, ring *plate
	labels             []*canvas.Text
	arts               []*Art
}

// NewSegmented returns a row of choices; selected counts from 0. changed is told
// of a choice by the user and may be nil.
func NewSegmented(choices []Choice, selected int, changed func(int)) *Segmented {
	s := &Segmented{changed: changed, choices: choices, selected: selected, over: -1}
	s.frame = newPlate(Panel, Line, PanelRadius)
	s.plate = newPlate(Raised, Gold, ButtonRadius)
	s.ring = focusRing(PanelRadius)
	for _, c := range choices {
		s.labels = append(s.labels, Text(c.Label, Strong15, Ink))
		s.arts = append(s.arts, NewArt(c.Art))
	}
	s.paint, s.keys = s.repaint, s.key
	s.extend(s)
	s.dress()
	return s
}

// Selected returns which choice is in force, from 0.
func (s *Segmented) Selected() int { return s.selected }

// SetSelected puts a choice in force without telling changed.
func (s *Segmented) SetSelected(i int) {
	if i >= 0 && i < len(s.choices) && i != s.selected {
		s.selected = i
		s.Refresh()
	}
}

// SetLabels changes the words, of which there must be as many as choices.
func (s *Segmented) SetLabels(labels []string) {
	for i, l := range labels {
		if i < len(s.labels) {
			s.labels[i].Text = l
		}
	}
	s.Refresh()
}

func (s *Segmented) choose(i int) {
	if s.off || i < 0 || i >= len(s.choices) || i == s.selected {
		return
	}
	s.SetSelected(i)
	if s.changed != nil {
		s.changed(i)
	}
}

func (s *Segmented) key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyLeft, fyne.KeyUp:
		s.choose(s.selected - 1)
	case fyne.KeyRight, fyne.KeyDown:
		s.choose(s.selected + 1)
	case fyne.KeyHome:
		s.choose(0)
	case fyne.KeyEnd:
		s.choose(len(s.choices) - 1)
	case fyne.KeySpace:
		s.choose((s.selected + 1) % max(1, len(s.choices)))
	default:
		return false
	}
	return true
}

// Tapped is for Fyne: the segment under the pointer was clicked.
func (s *Segmented) Tapped(e *fyne.PointEvent) { s.choose(s.at(e.Position.X)) }

// MouseMoved is for Fyne.
func (s *Segmented) MouseMoved(e *desktop.MouseEvent) {
	if i := s.at(e.Position.X); i != s.over {
		s.over = i
		s.repaint()
	}
}

// MouseOut is for Fyne.
func (s *Segmented) MouseOut() {
	s.over = -1
	s.control.MouseOut()
}

func (s *Segmented) at(x float32) int {
	for i, seg := range s.segments(s.Size()) {
		if x >= seg.x && x < seg.x+seg.w {
			return i
		}
	}
	return -1
}

type segment struct{ x, w float32 }

const (
	segmentPad  float32 = 14
	segmentArt  float32 = 25
	segmentEdge         = 2
)

// need is the smallest width of segment i.
func (s *Segmented) need(i int) float32 {
	w := s.labels[i].MinSize().Width + 2*segmentPad
	if s.arts[i].Name() != "" {
		w += segmentArt + 4
	}
	return w
}

// least is the smallest width of all segments together.
func (s *Segmented) least() float32 {
	w := float32(2 * segmentEdge)
	for i := range s.labels {
		w += s.need(i)
	}
	return w
}

// segments shares the width out: each gets what it needs and an equal part of
// the rest.
func (s *Segmented) segments(size fyne.Size) []segment {
	extra := (size.Width - s.least()) / float32(max(1, len(s.labels)))
	out := make([]segment, len(s.labels))
	x := float32(segmentEdge)
	for i := range out {
		out[i] = segment{x, s.need(i) + extra}
		x += out[i].w
	}
	return out
}

func (s *Segmented) dress() {
	for i, l := range s.labels {
		switch {
		case s.off:
			SetColor(l, Muted)
		case i == s.selected || i == s.over:
			SetColor(l, Gold)
		default:
			SetColor(l, Ink)
		}
	}
	ShowIf(s.ring.Raster, s.focused && !s.off)
	ShowIf(s.plate.Raster, s.selected >= 0 && s.selected < len(s.choices))
}

func (s *Segmented) repaint() {
	s.dress()
	for _, l := range s.labels {
		canvas.Refresh(l)
	}
}

// CreateRenderer is for Fyne.
func (s *Segmented) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{s.frame.Raster, s.plate.Raster}
	for i := range s.labels {
		objects = append(objects, s.arts[i], s.labels[i])
	}
	r := NewLaid(s, s.lay, append(objects, s.ring.Raster)...)
	r.Dress, r.Least = s.dress, func() fyne.Size { return fyne.NewSize(s.least(), 38) }
	return r
}

func (s *Segmented) lay(size fyne.Size) {
	s.frame.Resize(size)
	placeRing(s.ring, size)
	for i, seg := range s.segments(size) {
		if i == s.selected {
			putSize(s.plate.Raster, seg.x, 2, fyne.NewSize(seg.w, size.Height-4))
		}
		l := s.labels[i].MinSize()
		w := l.Width
		if s.arts[i].Name() != "" {
			w += segmentArt + 4
		}
		x := seg.x + (seg.w-w)/2
		if s.arts[i].Name() != "" {
			putSize(s.arts[i], x, (size.Height-segmentArt)/2, fyne.NewSquareSize(segmentArt))
			x += segmentArt + 4
		}
		putSize(s.labels[i], x, (size.Height-l.Height)/2, l)
	}
}
