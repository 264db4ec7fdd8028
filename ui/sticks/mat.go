package sticks

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/game/sticks"
	"senet/ui/anim"
	"senet/ui/look"
)

// The reference size of the mat.
const (
	refW = 912
	refH = 188
)

// Words are what stands beside the sticks.
type Words struct {
	Value string // the throw as a large numeral; "" before it
	Score int    // which chip is lit; 0 none
	Title string
	Lines [2]string
	Again bool // the sign "another throw" after the second line
}

// Mat is the widget.
type Mat struct {
	widget.BaseWidget

	// OnTapped is called by a click on the mat, OnDown when any button is pressed.
	OnTapped, OnDown func()
	// OnChip is called by a click on a chip that can be chosen (SetKept).
	OnChip func(score int)

	ready   bool // a click throws
	hovered bool
	w, h, k float32 // size and scale
	info    float32 // x where the words begin

	ground  *look.Art
	glow    *canvas.Rectangle
	sticks  [4]*stick
	lies    [4]lie
	scales  [4]float32
	faces   sticks.Faces
	heap    bool
	divider *canvas.Rectangle
	value   *canvas.Text
	title   *canvas.Text
	lines   [2]*canvas.Text
	again   *look.Art
	chips   [5]*chip
	words   Words
	kept    Kept
	over    int     // index of the chip under the pointer that can be chosen, or -1
	fade    float32 // of the value, 0 to 1
	objects []fyne.CanvasObject
}

// New returns a mat with the sticks gathered.
func New() *Mat {
	m := &Mat{
		ground: look.NewArtFit("throw-mat", look.Stretch), glow: canvas.NewRectangle(nil),
		divider: canvas.NewRectangle(nil), value: look.Text("", look.Value92, look.Gold),
		title: look.Text("", look.Title23, look.Ink), again: look.NewArt("icon-again"), fade: 1, over: -1,
	}
	m.objects = []fyne.CanvasObject{m.ground, m.glow, m.divider, m.value, m.title, m.again}
	for i := range m.lines {
		m.lines[i] = look.Text("", look.Body13, look.Ink)
		m.objects = append(m.objects, m.lines[i])
	}
	for i := range m.chips {
		m.chips[i] = newChip()
		m.objects = append(m.objects, m.chips[i].objects()...)
	}
	for i := range m.sticks {
		m.sticks[i] = newStick()
		m.objects = append(m.objects, m.sticks[i].shadow)
	}
	for _, s := range m.sticks {
		m.objects = append(m.objects, s.lying, s.flying)
	}
	m.Gather(sticks.Faces{true, false, true, false})
	m.ExtendBaseWidget(m)
	return m
}

// SetScale tells which throws there are and which earn another.
func (m *Mat) SetScale(chips [5]Chip) {
	for i, c := range m.chips {
		if c.Chip != chips[i] {
			c.Chip = chips[i]
			c.paint()
		}
	}
	m.light()
}

// SetReady says whether a click throws the sticks.
func (m *Mat) SetReady(on bool) {
	m.ready = on
	m.paintGlow()
}

// Gather shows the sticks as a heap, ready to be thrown.
func (m *Mat) Gather(f sticks.Faces) {
	m.faces, m.heap = f, true
	for i := range m.lies {
		m.lies[i], m.scales[i] = gathered(i), gatheredScale
	}
	m.layoutSticks()
}

// Gathered reports whether the sticks lie in a heap.
func (m *Mat) Gathered() bool { return m.heap }

// Lay shows the sticks as they lie after throw number n.
func (m *Mat) Lay(f sticks.Faces, n int) {
	m.faces, m.heap = f, false
	m.lies = landed(n)
	for i := range m.scales {
		m.scales[i] = landedScale
	}
	m.layoutSticks()
}

// Throw returns the flight of the sticks from where they lie now to the faces of
// throw number n, as a function of progress.
func (m *Mat) Throw(f sticks.Faces, n int) func(p float32) {
	fl := flights(n, m.lies, m.faces, f)
	m.prefetch(f, n)
	from := m.scales
	return func(p float32) {
		if p >= 1 {
			m.Lay(f, n)
			return
		}
		for i, s := range m.sticks {
			pose := fl[i].At(p)
			scale := anim.Lerp(from[i], landedScale, anim.InOut(p))
			// What is nearer looks larger.
			scale *= 1 + pose.Lift*.0012
			s.fly(m.x(pose.X), m.y(pose.Y)-pose.Lift*m.k, m.y(pose.Y)+10*m.k, scale*m.k, pose)
		}
	}
}

// Collect returns the way of the sticks from where they lie to the heap.
func (m *Mat) Collect() func(p float32) {
	from, scales, faces := m.lies, m.scales, m.faces
	return func(p float32) {
		if p >= 1 {
			m.Gather(faces)
			return
		}
		t := anim.InOut(p)
		for i, s := range m.sticks {
			to := gathered(i)
			pose := anim.Pose{Angle: anim.Lerp(from[i].angle, 0, t), Flat: 1, Light: faces[i]}
			y := m.y(anim.Lerp(from[i].y, to.y, t))
			s.fly(m.x(anim.Lerp(from[i].x, to.x, t)), y, y, anim.Lerp(scales[i], gatheredScale, t)*m.k, pose)
		}
	}
}

// prefetch has the drawings made that the sticks will lie in, while they fly.
func (m *Mat) prefetch(f sticks.Faces, n int) {
	c := fyne.CurrentApp().Driver().CanvasForObject(m)
	if c == nil {
		return
	}
	w, h := c.PixelCoordinateForPosition(fyne.NewPos(turnedW*landedScale*m.k, turnedH*landedScale*m.k))
	var names []string
	for i, l := range landed(n) {
		names = append(names, turned(f[i], l.angle))
	}
	look.Prefetch(names, w, h, look.Contain)
}

func (m *Mat) x(x float32) float32 { return x * m.info / 626 }
func (m *Mat) y(y float32) float32 { return y * m.h / refH }

// Resize lays the mat out in its size.
func (m *Mat) Resize(s fyne.Size) {
	m.BaseWidget.Resize(s)
	if s.Width == m.w && s.Height == m.h || s.Width <= 0 {
		return
	}
	m.w, m.h = s.Width, s.Height
	m.layout()
}

func (m *Mat) layout() {
	kx, ky := m.w/refW, m.h/refH
	// The words keep a width in which they can be read; the sticks have the rest.
	m.info = m.w - max(286*min(kx, ky), 238)
	m.k = min(m.info/626, ky)
	look.Put(m.ground, 0, 0, m.w, m.h)
	look.Put(m.divider, m.info, m.h*.117, 1, m.h*.766)
	m.layoutSticks()
	m.layoutChips()
	m.layoutWords()
	m.paintGlow()
}

func (m *Mat) layoutSticks() {
	if m.w == 0 {
		return
	}
	for i, s := range m.sticks {
		s.lie(m.x(m.lies[i].x), m.y(m.lies[i].y), m.scales[i]*m.k, m.lies[i].angle, m.faces[i])
	}
}

// paintGlow frames the sticks while a click would throw them.
func (m *Mat) paintGlow() {
	look.ShowIf(m.glow, m.ready && m.hovered)
	m.glow.FillColor = look.Fade(look.Move, 0)
	m.glow.StrokeColor = look.Color(look.Move)
	m.glow.StrokeWidth, m.glow.CornerRadius = max(2*m.k, 1.5), 10*m.k
	look.Put(m.glow, 6*m.k, 6*m.k, m.info-12*m.k, m.h-12*m.k)
	m.glow.Refresh()
}

// Refresh takes over the colours of the theme in force.
func (m *Mat) Refresh() {
	m.divider.FillColor = look.Color(look.Line)
	m.divider.Refresh()
	for _, c := range m.chips {
		c.paint()
	}
	m.layoutWords()
	m.paintGlow()
	m.BaseWidget.Refresh()
}

// CreateRenderer is for Fyne.
func (m *Mat) CreateRenderer() fyne.WidgetRenderer {
	m.divider.FillColor = look.Color(look.Line)
	return renderer{m}
}

// MinSize is the smallest size in which the mat can be read.
func (m *Mat) MinSize() fyne.Size { return fyne.NewSize(400, 90) }

// Tapped is for Fyne.
func (m *Mat) Tapped(e *fyne.PointEvent) {
	if i := m.chipAt(e.Position); i >= 0 && m.OnChip != nil {
		m.OnChip(m.chips[i].Score)
		return
	}
	if m.OnTapped != nil {
		m.OnTapped()
	}
}

// MouseDown is for Fyne.
func (m *Mat) MouseDown(*desktop.MouseEvent) {
	if m.OnDown != nil {
		m.OnDown()
	}
}

// MouseUp is for Fyne.
func (m *Mat) MouseUp(*desktop.MouseEvent) {}

// MouseIn is for Fyne.
func (m *Mat) MouseIn(e *desktop.MouseEvent) {
	m.hovered = true
	m.paintGlow()
	m.point(m.chipAt(e.Position))
}

// MouseMoved is for Fyne.
func (m *Mat) MouseMoved(e *desktop.MouseEvent) { m.point(m.chipAt(e.Position)) }

// MouseOut is for Fyne.
func (m *Mat) MouseOut() {
	m.hovered = false
	m.paintGlow()
	m.point(-1)
}

// Cursor is for Fyne.
func (m *Mat) Cursor() desktop.Cursor {
	if m.ready || m.over >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

type renderer struct{ m *Mat }

func (r renderer) Layout(fyne.Size)             {}
func (r renderer) MinSize() fyne.Size           { return r.m.MinSize() }
func (r renderer) Refresh()                     {}
func (r renderer) Objects() []fyne.CanvasObject { return r.m.objects }
func (r renderer) Destroy()                     {}
