package meditation

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"senet/ui/look"
	"senet/ui/tr"
)

// rig is a view whose time a test lets pass.
type rig struct {
	*View
	t      *testing.T
	now    time.Time
	due    func()
	heard  []Moment
	air    float64
	awake  bool
	ended  bool
	window fyne.Window
}

func newRig(t *testing.T, c Choices, reduced bool) *rig {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(look.Theme())
	r := &rig{t: t, now: time.Unix(0, 0)}
	r.View = New(c, Calls{
		Now: func() time.Time { return r.now },
		Later: func(_ time.Duration, f func()) func() {
			r.due = f
			return func() { r.due = nil }
		},
		Set: func(c Choices) Choices {
			c.In, c.Out = min(10, max(2, c.In)), min(15, max(2, c.Out))
			c.Hold = min(10, max(0, c.Hold))
			return c
		},
		Heard: func(m Moment) { r.heard = append(r.heard, m) },
		Air:   func(a float64) { r.air = a },
		Awake: func(on bool) { r.awake = on },
		End:   func() { r.ended = true }, Reduced: reduced,
	})
	r.window = test.NewTempWindow(t, r.View)
	r.window.Resize(fyne.NewSize(900, 600))
	r.Start()
	return r
}

// pass lets time pass, frame by frame, while there are frames.
func (r *rig) pass(d time.Duration) {
	for ; d > 0; d -= frameTime {
		r.now = r.now.Add(frameTime)
		if f := r.due; f != nil {
			r.due = nil
			f()
		}
	}
}

var usual = Choices{In: 4, Out: 6, Sound: true}

// At rest no frame is asked for, the screen may go dark and nothing is heard.
func TestRest(t *testing.T) {
	r := newRig(t, usual, false)
	r.pass(16 * time.Second)
	if r.walk.i != 1 || !r.awake {
		t.Errorf("after 16 s of breaths of 10 s at step %d, awake %v", r.walk.i, r.awake)
	}
	r.Key(fyne.KeySpace)
	if r.due != nil || !r.Resting() || r.awake || r.air != 0 {
		t.Errorf("at rest: frame %v, awake %v, air %v", r.due != nil, r.awake, r.air)
	}
	r.Key(fyne.KeySpace)
	if r.due == nil || !r.awake {
		t.Error("it does not go on")
	}
	if r.Key(fyne.KeyEscape) {
		t.Error("Escape is the window's")
	}
	r.Stop()
	if r.due != nil || r.awake {
		t.Error("something is left after the end")
	}
}

// Every turn of the breath is heard, and every House once as the piece comes to it.
func TestHeard(t *testing.T) {
	r := newRig(t, Choices{In: 2, Out: 2}, false)
	r.pass(time.Duration(len(way)) * 4 * time.Second)
	count := map[Moment]int{}
	for _, m := range r.heard {
		count[m]++
	}
	// 15, 16, 21 and 26 are met twice, 27 to 30 once.
	if got := count[AtHouse]; got != 12 {
		t.Errorf("%d Houses heard, want 12", got)
	}
	if in, out := count[BreathIn], count[BreathOut]; in < len(way)-1 || out < len(way)-1 || in-out > 1 || out-in > 1 {
		t.Errorf("%d breaths in and %d out of %d", in, out, len(way))
	}
}

// When the time is over it comes to rest at the end of a breath, once; going on
// begins the time anew.
func TestLimit(t *testing.T) {
	r := newRig(t, Choices{In: 4, Out: 7, Minutes: 5}, false)
	r.pass(5*time.Minute - time.Second)
	if r.Resting() {
		t.Fatal("too early")
	}
	r.pass(12 * time.Second)
	if !r.Resting() || r.awake || r.walk.t != 0 || r.picture.air.Text != tr.S("meditation.over") {
		t.Errorf("resting %v, awake %v, %v, %q", r.Resting(), r.awake, r.walk.lungs, r.picture.air.Text)
	}
	if i := slices.Index(r.heard, Over); i != len(r.heard)-1 {
		t.Error("the end is not what is heard last")
	}
	r.pass(time.Minute)
	r.Key(fyne.KeySpace)
	r.pass(time.Minute)
	if r.Resting() || r.heard[len(r.heard)-1] == Over {
		t.Error("it does not go on")
	}
	r.Stop()
}

// The breath is set by keys, wheel and controls; the owner says what stands.
func TestChoices(t *testing.T) {
	r := newRig(t, usual, false)
	r.Key(fyne.KeyUp)
	if c := r.Choices(); c.In != 5 || c.Out != 7 {
		t.Errorf("%+v", c)
	}
	for range 40 {
		r.Key(fyne.KeyDown)
	}
	if c := r.Choices(); c.In != 2 || c.Out != 2 {
		t.Errorf("%+v", c)
	}
	r.controls.hold.TypedRune('7')
	r.controls.minutes.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if c := r.Choices(); c.Hold != 7 || c.Minutes != 5 || r.controls.hold.Value() != 7 {
		t.Errorf("%+v", c)
	}
	if !r.Char('ь') || r.Choices().Sound || r.controls.sound.Selected() != 0 {
		t.Error("M does not turn the sound off")
	}
	if !r.Char('m') || !r.Choices().Sound {
		t.Error("M does not turn the sound on again")
	}
	test.Tap(r.controls.end)
	if !r.ended {
		t.Error("End does not end it")
	}
	r.Stop()
}

// The controls sink away when nothing is used, with the pointer; either brings
// them back, and a click on their panel is not one on the picture.
func TestControlsComeAndGo(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		r := newRig(t, usual, reduced)
		height := r.window.Canvas().Size().Height
		seen := func() bool { return r.controls.panel.Position().Y < height }
		r.pass(time.Second)
		if !seen() || r.Cursor() != desktop.DefaultCursor {
			t.Error("not seen at first")
		}
		r.window.Canvas().Focus(r.controls.in)
		r.pass(awhile + time.Second)
		if seen() || r.Cursor() != desktop.HiddenCursor || r.window.Canvas().Focused() != nil {
			t.Error("seen while nothing is used")
		}
		r.MouseMoved(&desktop.MouseEvent{})
		r.pass(time.Second)
		if !seen() {
			t.Error("the pointer does not bring them back")
		}
		r.Tapped(&fyne.PointEvent{Position: r.controls.panel.Position().AddXY(3, 3)})
		if r.Resting() {
			t.Error("a click between the controls rests")
		}
		r.pass(awhile + time.Second)
		r.Tapped(&fyne.PointEvent{Position: fyne.NewPos(450, 100)})
		if !r.Resting() || !seen() {
			t.Error("at rest they are seen")
		}
		r.Stop()
	}
}

// Nothing overlaps and nothing is cut off, in any language and size.
func TestFits(t *testing.T) {
	for _, l := range tr.Languages {
		tr.SetLanguage(l)
		for _, size := range []fyne.Size{{Width: 900, Height: 600}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}, {Width: 3840, Height: 2160}} {
			r := newRig(t, usual, false)
			r.window.Resize(size)
			p := &r.picture
			air := p.air.Position().Y + p.air.MinSize().Height
			panel := r.controls.panel
			if panel.Position().Y < air || panel.Position().X < 8 || panel.Position().Y+panel.Size().Height > size.Height {
				t.Errorf("%s %v: the panel is at %v %v, the breath ends at %v", l, size, panel.Position(), panel.Size(), air)
			}
			if f := p.frame; f.Position().Y < 8 || f.Position().X < 8 || f.Position().Y+f.Size().Height > p.name.Position().Y {
				t.Errorf("%s %v: the board is at %v", l, size, f.Position())
			}
			if p.lungsR < 20 || p.lungsMid.Y-p.lungsR < p.name.Position().Y+p.name.MinSize().Height {
				t.Errorf("%s %v: the breath has a radius of %v", l, size, p.lungsR)
			}
			r.Stop()
		}
	}
	tr.SetLanguage("en")
}
