package meditation

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/game/board"
	"senet/ui/look"
	"senet/ui/panel/words"
	"senet/ui/tr"
)

// frameTime is how often the picture is drawn anew: so slow a motion needs no
// more, and a laptop stays quiet.
const frameTime = 40 * time.Millisecond

// hintTime is how long the keys are told after something was pressed.
const hintTime = 6 * time.Second

// Calls are what the view asks of the window.
type Calls struct {
	Later   func(time.Duration, func()) (no func()) // run something later
	Now     func() time.Time
	Breath  func(time.Duration) // another length was chosen; may be nil
	Reduced bool                // no rising and falling of the piece
}

// View is the widget. It moves from Start to Stop, and while it is not resting.
type View struct {
	widget.BaseWidget

	calls   Calls
	walk    walk
	breath  time.Duration
	resting bool
	last    time.Time // of the frame before
	pressed time.Time // when a key was pressed last
	cancel  func()

	frame    *look.Art
	squares  [board.Squares + 1]*look.Art
	glow     *canvas.Rectangle
	piece    *look.Art
	shadow   *canvas.Circle
	lungs    *canvas.Circle
	ring     *canvas.Circle
	name     *canvas.Text
	air      *canvas.Text
	hint     *canvas.Text
	length   *canvas.Text
	objects  []fyne.CanvasObject
	s        float32 // side of a square
	ox, oy   float32 // of the first
	lungsMid fyne.Position
	lungsR   float32
}

// New returns a view at the beginning of the way, not yet moving.
func New(breath time.Duration, calls Calls) *View {
	v := &View{calls: calls, breath: min(LongestBreath, max(ShortestBreath, breath))}
	v.frame = look.NewArtFit("board-frame", look.Stretch)
	v.objects = []fyne.CanvasObject{v.frame}
	for q := board.Square(1); q <= board.Squares; q++ {
		v.squares[q] = look.NewArt("square-" + two(int(q)))
		v.objects = append(v.objects, v.squares[q])
	}
	v.glow = canvas.NewRectangle(nil)
	v.shadow = canvas.NewCircle(color.NRGBA{0, 0, 0, 70})
	v.piece = look.NewArt("piece-spool-black")
	v.lungs, v.ring = canvas.NewCircle(nil), canvas.NewCircle(color.Transparent)
	v.ring.StrokeWidth = 1.5
	v.name = look.Text("", look.Title34, look.Gold)
	v.air = look.Text("", look.Italic15, look.Ink)
	v.hint = look.Text(tr.S("reading.meditation.hint"), look.Body13, look.Muted)
	v.length = look.Text("", look.Body13, look.Muted)
	for _, t := range []*canvas.Text{v.name, v.air, v.hint, v.length} {
		t.Alignment = fyne.TextAlignCenter
	}
	v.objects = append(v.objects, v.glow, v.shadow, v.piece, v.lungs, v.ring, v.name, v.air, v.hint, v.length)
	v.ExtendBaseWidget(v)
	return v
}

func two(n int) string { return string([]byte{'0' + byte(n/10), '0' + byte(n%10)}) }

// Start begins to move.
func (v *View) Start() {
	v.pressed = v.calls.Now()
	v.go1()
}

// Stop ends all motion for good.
func (v *View) Stop() {
	if v.cancel != nil {
		v.cancel()
		v.cancel = nil
	}
}

// Resting reports whether it stands still.
func (v *View) Resting() bool { return v.resting }

// Breath is the length of a breath.
func (v *View) Breath() time.Duration { return v.breath }

func (v *View) go1() {
	v.Stop()
	v.last = v.calls.Now()
	v.cancel = v.calls.Later(frameTime, v.tick)
}

// tick draws a frame and sees to the next; while it rests there is none.
func (v *View) tick() {
	now := v.calls.Now()
	d := min(now.Sub(v.last), 10*frameTime) // after a long stop of the machine it goes on from where it was
	v.last = now
	if v.resting {
		v.cancel = nil
		return
	}
	v.walk.next(d, v.breath)
	v.draw()
	v.cancel = v.calls.Later(frameTime, v.tick)
}

// Key does what a key means to the view.
func (v *View) Key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeySpace, fyne.KeyReturn:
		v.rest()
	case fyne.KeyUp, fyne.KeyRight:
		v.setBreath(v.breath + breathStep)
	case fyne.KeyDown, fyne.KeyLeft:
		v.setBreath(v.breath - breathStep)
	default:
		return false
	}
	return true
}

// rest stands still, or goes on.
func (v *View) rest() {
	v.resting = !v.resting
	v.pressed = v.calls.Now()
	if v.resting {
		v.Stop()
	} else {
		v.go1()
	}
	v.draw()
}

func (v *View) setBreath(d time.Duration) {
	v.breath = min(LongestBreath, max(ShortestBreath, d))
	v.pressed = v.calls.Now()
	if v.calls.Breath != nil {
		v.calls.Breath(v.breath)
	}
	v.draw()
}

// Tapped is for Fyne: a click rests or goes on.
func (v *View) Tapped(*fyne.PointEvent) { v.rest() }

// Scrolled is for Fyne: the wheel sets the breath.
func (v *View) Scrolled(e *fyne.ScrollEvent) {
	if e.Scrolled.DY > 0 {
		v.setBreath(v.breath + breathStep)
	} else if e.Scrolled.DY < 0 {
		v.setBreath(v.breath - breathStep)
	}
}

// Cursor is for Fyne: there is nothing to point at.
func (v *View) Cursor() desktop.Cursor { return desktop.HiddenCursor }

// draw brings everything that moves to where it is now.
func (v *View) draw() {
	if v.s == 0 {
		return
	}
	p, air := v.walk.pose(), v.walk.air()
	x, y := v.spot(p)
	lift := float32(air) * v.s * 0.1
	if v.calls.Reduced {
		lift = 0
	}
	size := v.s * 0.8
	v.piece.Move(fyne.NewPos(x-size/2, y-size*0.62-lift))
	v.piece.SetAlpha(p.alpha)
	w := v.s * 0.42
	v.shadow.FillColor = color.NRGBA{A: uint8(80 * p.alpha)}
	v.shadow.Move(fyne.NewPos(x-w/2, y+v.s*0.26))
	v.shadow.Refresh()

	near := p.at
	if p.t > 0.5 {
		near = p.to
	}
	show(v.glow, near.Valid())
	if near.Valid() {
		gx, gy := v.corner(near)
		v.glow.Move(fyne.NewPos(gx, gy))
		v.glow.FillColor = look.Fade(look.Gold, 0.05+0.14*air)
		v.glow.Refresh()
	}
	r := v.lungsR * float32(0.35+0.65*air)
	v.lungs.FillColor = look.Fade(look.Gold, 0.28)
	v.lungs.Move(v.lungsMid.SubtractXY(r, r))
	v.lungs.Resize(fyne.NewSize(2*r, 2*r))
	v.lungs.Refresh()
	v.say(near)
	canvas.Refresh(v.piece)
}

// say writes the name of the square and the breath.
func (v *View) say(q board.Square) {
	name := ""
	if q.Valid() {
		name = words.Face(q).Title
	} else if q == board.Off {
		name = tr.S("names.zone.reeds")
	}
	look.SetText(v.name, name)
	air := tr.S("reading.meditation.out")
	switch {
	case v.resting:
		air = tr.S("reading.meditation.paused")
	case v.walk.in():
		air = tr.S("reading.meditation.in")
	}
	look.SetText(v.air, air)
	seconds := int(v.breath / time.Second)
	look.SetText(v.length, tr.N("reading.meditation.breath", seconds, nil))
	told := v.resting || v.calls.Now().Sub(v.pressed) < hintTime
	show(v.hint, told)
	show(v.length, told)
}

func show(o fyne.CanvasObject, on bool) {
	if on && !o.Visible() {
		o.Show()
	} else if !on && o.Visible() {
		o.Hide()
	}
}

// corner is the top left corner of a square, spot the middle of a pose.
func (v *View) corner(q board.Square) (x, y float32) {
	pitch := v.s * 88 / 84
	return v.ox + float32(q.Col())*pitch, v.oy + float32(q.Row())*pitch
}

func (v *View) spot(p pose) (x, y float32) {
	if !p.at.Valid() {
		return -1000, -1000
	}
	ax, ay := v.corner(p.at)
	bx, by := v.corner(p.to)
	t := float32(p.t)
	return ax + (bx-ax)*t + v.s/2, ay + (by-ay)*t + v.s/2
}

// MinSize is for Fyne: the window decides.
func (v *View) MinSize() fyne.Size { return fyne.NewSize(0, 0) }

// CreateRenderer is for Fyne.
func (v *View) CreateRenderer() fyne.WidgetRenderer { return renderer{v} }

type renderer struct{ v *View }

func (r renderer) Destroy()                     {}
func (r renderer) MinSize() fyne.Size           { return fyne.NewSize(0, 0) }
func (r renderer) Objects() []fyne.CanvasObject { return r.v.objects }
func (r renderer) Layout(size fyne.Size)        { r.v.lay(size) }
func (r renderer) Refresh()                     { r.v.lay(r.v.Size()); canvas.Refresh(r.v) }

func put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// lay places what does not move: the board in the middle, the breath below it.
func (v *View) lay(size fyne.Size) {
	if size.Width < 1 {
		return
	}
	const boardW, boardH, edge = 912, 296, 18 // at squares of 84
	k := min(size.Width*0.92/boardW, (size.Height-230)/boardH)
	v.s = float32(int(84 * k))
	k = v.s / 84
	x, y := (size.Width-boardW*k)/2, (size.Height-boardH*k-170)/2
	put(v.frame, x, y, boardW*k, boardH*k)
	v.ox, v.oy = x+edge*k, y+edge*k
	for q := board.Square(1); q <= board.Squares; q++ {
		sx, sy := v.corner(q)
		put(v.squares[q], sx, sy, v.s, v.s)
	}
	v.glow.CornerRadius = 6 * k
	v.glow.Resize(fyne.NewSize(v.s, v.s))
	v.piece.Resize(fyne.NewSize(v.s*0.8, v.s*0.8))
	v.shadow.Resize(fyne.NewSize(v.s*0.42, v.s*0.14))
	bottom := y + boardH*k
	line := func(t *canvas.Text, y float32) float32 {
		h := t.MinSize().Height
		put(t, 0, y, size.Width, h)
		return y + h
	}
	ny := line(v.name, bottom+16)
	foot := size.Height - 16
	lh := v.length.MinSize().Height
	put(v.hint, 0, foot-lh, size.Width, lh)
	put(v.length, 0, foot-2*lh-2, size.Width, lh)
	room := foot - 2*lh - 10 - ny
	v.lungsR = max(16, min(46, room/2-16))
	v.lungsMid = fyne.NewPos(size.Width/2, ny+6+v.lungsR)
	v.ring.StrokeColor = look.Fade(look.Gold, 0.6)
	put(v.ring, v.lungsMid.X-v.lungsR, v.lungsMid.Y-v.lungsR, 2*v.lungsR, 2*v.lungsR)
	line(v.air, v.lungsMid.Y+v.lungsR+4)
	v.draw()
}
