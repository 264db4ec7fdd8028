package meditation

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/game/board"
	"senet/ui/look"
)

const (
	// frameTime is how often the picture is drawn anew: so slow a motion needs no
	// more, and a laptop stays quiet.
	frameTime = 40 * time.Millisecond
	// awhile is how long the controls stay after something was touched, sinkTime
	// how long they take to sink away.
	awhile   = 5 * time.Second
	sinkTime = 400 * time.Millisecond
)

// Moment is what could be heard.
type Moment uint8

// The moments.
const (
	BreathIn  Moment = iota // a breath in begins
	BreathOut               // a breath out begins
	AtHouse                 // the piece comes to one of the eight Houses
	Over                    // the time is over
)

// Calls are what the view asks of the window. None may be nil.
type Calls struct {
	Later func(time.Duration, func()) (no func()) // run something later
	Now   func() time.Time
	Set   func(Choices) Choices // something was chosen; returns what stands
	Heard func(Moment)
	Air   func(level float64) // how full the lungs are, 0 to 1, often; 0 at rest
	Awake func(bool)          // keep the screen on, or let it go dark
	End   func()              // it is to be closed
	// Reduced: nothing glides, rises or grows; it fades.
	Reduced bool
}

// View is the widget. It moves from Start to Stop, and while it is not resting.
type View struct {
	widget.BaseWidget

	calls   Calls
	choices Choices
	walk    walk
	near    board.Square // that the piece was near in the frame before
	elapsed time.Duration
	resting bool
	over    bool // the time is over; it rests
	last    time.Time
	touched time.Time // when something was used last
	shown   float64   // of the controls, 0 to 1
	cancel  func()

	picture  picture
	controls *controls
}

// New returns a view at the beginning of the way, not yet moving.
func New(c Choices, calls Calls) *View {
	v := &View{calls: calls, choices: c, near: way[0], shown: 1}
	v.picture.make()
	v.controls = newControls(v)
	v.controls.show(c)
	v.ExtendBaseWidget(v)
	return v
}

// Start begins to move.
func (v *View) Start() {
	v.touched = v.calls.Now()
	v.calls.Heard(BreathIn)
	v.move()
}

// Stop ends all motion for good.
func (v *View) Stop() {
	v.halt()
	v.calls.Awake(false)
	v.calls.Air(0)
}

func (v *View) halt() {
	if v.cancel != nil {
		v.cancel()
		v.cancel = nil
	}
}

// move goes on from where it was.
func (v *View) move() {
	v.halt()
	v.calls.Awake(true)
	v.last = v.calls.Now()
	v.cancel = v.calls.Later(frameTime, v.tick)
}

// tick draws a frame and sees to the next; while it rests there is none.
func (v *View) tick() {
	v.cancel = nil
	now := v.calls.Now()
	d := min(now.Sub(v.last), 10*frameTime) // after a long stop of the machine it goes on from where it was
	v.last = now
	if v.resting {
		return
	}
	v.pass(d)
	v.sink(d)
	v.draw()
	if !v.resting {
		v.cancel = v.calls.Later(frameTime, v.tick)
	}
}

// pass lets time pass and tells what could be heard.
func (v *View) pass(d time.Duration) {
	v.elapsed += d
	if begun, any := v.walk.next(d, v.choices); any {
		switch limit := v.choices.limit(); {
		case begun == in && limit > 0 && v.elapsed >= limit:
			v.finish()
			return
		case begun == in:
			v.calls.Heard(BreathIn)
		case begun == out:
			v.calls.Heard(BreathOut)
		}
	}
	if near := v.walk.pose(v.calls.Reduced).near(); near != v.near {
		v.near = near
		if near.IsHouse() {
			v.calls.Heard(AtHouse)
		}
	}
	v.calls.Air(v.walk.air())
}

// finish comes to rest with a breath, when the time is over.
func (v *View) finish() {
	v.over, v.walk.t = true, 0
	v.stand()
	v.calls.Heard(Over)
}

// stand comes to rest.
func (v *View) stand() {
	v.resting = true
	v.halt()
	v.calls.Air(0)
	v.calls.Awake(false)
}

// sink brings the controls where they belong: in sight for a while after something
// was used, and away after that.
func (v *View) sink(d time.Duration) {
	step := float64(d) / float64(sinkTime)
	if v.calls.Reduced {
		step = 1
	}
	if v.calls.Now().Sub(v.touched) < awhile {
		v.shown = min(1, v.shown+step)
	} else if v.shown = max(0, v.shown-step); v.shown == 0 {
		v.controls.leave()
	}
}

// wake brings the controls into sight.
func (v *View) wake() {
	v.touched = v.calls.Now()
	if v.resting && v.shown < 1 { // no frame would do it
		v.shown = 1
		v.draw()
	}
}

// Resting reports whether it stands still.
func (v *View) Resting() bool { return v.resting }

// Choices are what is set.
func (v *View) Choices() Choices { return v.choices }

// Key does what a key means to the view.
func (v *View) Key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		v.rest()
	case fyne.KeyUp, fyne.KeyRight:
		v.lengthen(1)
	case fyne.KeyDown, fyne.KeyLeft:
		v.lengthen(-1)
	default:
		return false
	}
	return true
}

// Char does what a letter means to the view. The Cyrillic one lies on the same key.
func (v *View) Char(r rune) bool {
	switch r {
	case 'm', 'M', 'ь', 'Ь':
		c := v.choices
		c.Sound = !c.Sound
		v.set(c)
		return true
	}
	return false
}

// rest stands still, or goes on. When the time was over it begins anew.
func (v *View) rest() {
	v.touched = v.calls.Now()
	if v.resting {
		if v.over {
			v.over, v.elapsed = false, 0
			v.calls.Heard(BreathIn)
		}
		v.resting = false
		v.move()
	} else {
		v.stand()
		v.shown = 1
	}
	v.draw()
}

// lengthen makes a breath longer or shorter, in and out alike.
func (v *View) lengthen(seconds int) {
	c := v.choices
	c.In += seconds
	c.Out += seconds
	v.set(c)
}

// set asks for other choices.
func (v *View) set(c Choices) {
	v.choices = v.calls.Set(c)
	v.controls.show(v.choices)
	v.wake()
	v.draw()
}

// Tapped is for Fyne: a click rests or goes on, unless it was meant for a control.
func (v *View) Tapped(e *fyne.PointEvent) {
	if v.shown == 0 || !v.controls.under(e.Position) {
		v.rest()
	}
}

// Scrolled is for Fyne: the wheel sets the breath.
func (v *View) Scrolled(e *fyne.ScrollEvent) {
	if e.Scrolled.DY > 0 {
		v.lengthen(1)
	} else if e.Scrolled.DY < 0 {
		v.lengthen(-1)
	}
}

// MouseIn is for Fyne.
func (v *View) MouseIn(*desktop.MouseEvent) { v.wake() }

// MouseMoved is for Fyne: the pointer brings the controls back.
func (v *View) MouseMoved(*desktop.MouseEvent) { v.wake() }

// MouseOut is for Fyne: it has come to a control.
func (v *View) MouseOut() { v.wake() }

// Cursor is for Fyne: the pointer goes away with the controls.
func (v *View) Cursor() desktop.Cursor {
	if v.shown == 0 {
		return desktop.HiddenCursor
	}
	return desktop.DefaultCursor
}

// CreateRenderer is for Fyne.
func (v *View) CreateRenderer() fyne.WidgetRenderer {
	return look.NewLaid(v, v.lay, append(v.picture.objects(), v.controls.panel)...)
}

// lay places what does not move.
func (v *View) lay(size fyne.Size) {
	if size.Width < 1 {
		return
	}
	v.controls.fit(size)
	v.picture.lay(size, v.controls.height())
	v.draw()
}

// draw brings everything that moves to where it is now.
func (v *View) draw() {
	if v.Size().Width < 1 {
		return
	}
	v.picture.draw(v)
	v.controls.place(v.Size(), v.shown)
	look.SetText(v.picture.air, v.airText())
}
