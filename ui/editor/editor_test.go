package editor

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
	"senet/ui/boardview"
	"senet/ui/look"
	"senet/ui/tr"
)

// rig is an editor in a window of the test driver.
type rig struct {
	*Editor
	win    fyne.Window
	clip   string
	played *game.Position
}

func newRig(t *testing.T, id string, w, h float32) *rig {
	t.Helper()
	app := test.NewTempApp(t)
	app.Settings().SetTheme(look.Theme())
	r := &rig{}
	m := start(t, id)
	r.Editor = NewEditor(m, Options{
		Presets: rules.Presets(),
		Current: func() (rules.Preset, game.Position, bool) { return m.Preset(), m.Game().Start(), true },
		Play:    func(_ rules.Preset, p game.Position) { r.played = &p },
		Close:   func() {},
		Copy:    func(s string) { r.clip = s },
		Paste:   func() string { return r.clip },
	})
	r.win = test.NewTempWindow(t, r.Object)
	r.win.SetPadded(false)
	r.win.Resize(fyne.NewSize(w, h))
	r.win.Canvas().Focus(r.First())
	return r
}

func (r *rig) key(names ...fyne.KeyName) {
	for _, n := range names {
		r.board.TypedKey(&fyne.KeyEvent{Name: n})
	}
}

func (r *rig) says() string {
	var out []string
	for _, l := range r.status.lines {
		if l.Visible() {
			out = append(out, l.Text())
		}
	}
	return r.status.head.Text + "|" + strings.Join(out, "|")
}

// The board by keyboard alone: arrows walk, letters put in every language of the
// keyboard, Delete takes away, Space uses the tool in hand.
func TestKeyboard(t *testing.T) {
	r := newRig(t, "kendall", 1280, 800)
	r.empty()
	r.key(fyne.KeyRight) // shows the cursor
	r.board.TypedRune('s')
	r.key(fyne.KeyRight)
	r.board.TypedRune('с') // Cyrillic
	r.key(fyne.KeyRight)
	r.board.TypedRune('ы')
	r.key(fyne.KeyDown)
	r.board.TypedRune('і')
	r.board.TypedRune('s') // it stands there already
	if got := r.model.Text(); !strings.HasPrefix(got, "scs7/7s2/10 s") {
		t.Errorf("the board is %q", got)
	}
	r.key(fyne.KeyDelete, fyne.KeyHome, fyne.KeyBackspace, fyne.KeySpace)
	if got := r.model.Text(); !strings.HasPrefix(got, "scs7/10/10 s") {
		t.Errorf("after deleting and Space: %q", got)
	}
	r.key(fyne.KeyUp) // into the Waters
	r.board.TypedRune('c')
	r.key(fyne.KeyRight)
	r.board.TypedRune('c')
	if r.model.Count(Drowned, board.Cones) != 2 {
		t.Errorf("drowned: %q", r.model.Text())
	}
	r.key(fyne.KeyDelete)
	if r.model.Count(Drowned, board.Cones) != 1 {
		t.Error("Delete takes none out of the Waters")
	}
}

// Clicks, drags and the palette, by the pointer.
func TestPointer(t *testing.T) {
	r := newRig(t, "kendall", 1280, 800)
	mid := func(q board.Square) fyne.Position {
		x, y := r.board.view.Geometry().Square(q).Mid()
		return fyne.NewPos(x, y)
	}
	v := r.board.view
	v.Tapped(&fyne.PointEvent{Position: mid(20)})
	if _, ok := r.model.At(20); !ok {
		t.Error("a click puts nothing")
	}
	drag := func(from, to fyne.Position) {
		v.MouseDown(mouse(from))
		for i := float32(0); i <= 10; i++ {
			at := fyne.NewPos(from.X+(to.X-from.X)*i/10, from.Y+(to.Y-from.Y)*i/10)
			v.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}})
		}
		v.DragEnd()
	}
	drag(mid(20), mid(25))
	if _, ok := r.model.At(20); ok {
		t.Error("the dragged piece stays")
	}
	if _, ok := r.model.At(25); !ok {
		t.Error("the dragged piece does not arrive")
	}
	drag(mid(25), fyne.NewPos(-40, -40))
	if _, ok := r.model.At(25); ok {
		t.Error("a piece dragged off the board stays")
	}
	r.empty()
	r.setTool(Cone)
	drag(mid(11), mid(13))
	if r.model.All(board.Cones) != 3 {
		t.Errorf("drawn with the tool: %q", r.model.Text())
	}
	origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(v)
	r.dropAt(Spool, origin.Add(mid(30)))
	if side, ok := r.model.At(30); !ok || side != board.Spools {
		t.Error("a piece dropped from the palette does not arrive")
	}
	r.dropAt(Spool, fyne.NewPos(-10, -10))
}

// PITFALLS: legal moves are shown while editing, faults named at once; only a
// sound position can be played.
func TestStatus(t *testing.T) {
	r := newRig(t, "kendall", 1280, 800)
	if got := r.says(); !strings.Contains(got, "can be played") || !strings.Contains(got, "1: ") {
		t.Errorf("at first: %q", got)
	}
	r.model.SetThrow(1)
	r.did(nil)
	if got := r.says(); !strings.Contains(got, "legal move") || len(r.board.view.Marks().Movable) == 0 {
		t.Errorf("with a throw: %q", got)
	}
	r.play.Tapped(nil)
	if r.played == nil || r.played.Throw != 1 {
		t.Error("it is not played")
	}
	r.played = nil
	r.apply(Erase, boardview.On(1))
	r.apply(Erase, boardview.On(2))
	if got := r.says(); !strings.Contains(got, "2 things are wrong") || !strings.Contains(got, "4 pieces instead of 5") {
		t.Errorf("two pieces missing: %q", got)
	}
	if r.play.Tapped(nil); r.played != nil || !r.play.Disabled() {
		t.Error("a wrong position is played")
	}
}

// Copy and paste; what cannot be read is said and changes nothing.
func TestClipboard(t *testing.T) {
	r := newRig(t, "kendall", 1280, 800)
	r.CopyText()
	want := r.clip
	r.empty()
	r.PasteText()
	if r.model.Text() != want || !r.model.Sound() {
		t.Errorf("pasted %q", r.model.Text())
	}
	r.clip = "no position"
	r.PasteText()
	if got := r.says(); r.model.Text() != want || !strings.Contains(got, "no position") && !strings.Contains(got, "thirty squares") {
		t.Errorf("after rubbish: %q", got)
	}
}

// The numbers beside the board follow the keyboard, and show what the rules ask
// for and no more.
func TestControls(t *testing.T) {
	r := newRig(t, "kendall", 900, 600)
	shown := func() (n int) {
		for _, p := range r.controls.pairs {
			if p.row.Visible() {
				n++
			}
		}
		return n
	}
	if shown() != 3 { // drowned, freed, carried
		t.Errorf("Kendall shows %d rows", shown())
	}
	s := r.controls.pairs[0].steps[1]
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	s.TypedRune('3')
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	if r.model.Count(Drowned, board.Cones) != 2 || s.Value() != 2 {
		t.Errorf("drowned %d, shown %d", r.model.Count(Drowned, board.Cones), s.Value())
	}
	_ = r.model.SetRules(preset(t, "cycle"))
	r.controls.rulesChanged()
	r.did(nil)
	if shown() != 5 || len(r.controls.column.Objects) < 16 {
		t.Errorf("the cycle shows %d rows", shown())
	}
}

// Nothing runs out of the editor or over its neighbour, in any language, theme
// and size.
func TestFits(t *testing.T) {
	for _, l := range tr.Languages {
		tr.SetLanguage(l)
		for _, size := range []fyne.Size{{Width: 900, Height: 600}, {Width: 1280, Height: 800}, {Width: 2560, Height: 1440}} {
			r := newRig(t, "cycle", size.Width, size.Height)
			end := float32(0)
			for i, b := range r.buttons {
				if b.Position().X < end-.5 {
					t.Errorf("%s %v: button %d lies on another", l, size, i)
				}
				end = b.Position().X + b.Size().Width
				if b.Size().Width < b.MinSize().Width-.5 {
					t.Errorf("%s %v: button %d is too narrow", l, size, i)
				}
			}
			if end > r.controls.Object.Position().X {
				t.Errorf("%s %v: the buttons run under the controls", l, size)
			}
			for _, p := range r.controls.pairs {
				row := p.row.(*fyne.Container)
				if !row.Visible() {
					continue
				}
				if have := row.Objects[0].(*canvas.Text).MinSize().Width; have > row.Objects[1].Position().X {
					t.Errorf("%s %v: %q is under its numbers", l, size, row.Objects[0].(*canvas.Text).Text)
				}
			}
			if w := r.controls.column.MinSize().Width; w > r.controls.column.Size().Width+.5 {
				t.Errorf("%s %v: the controls need %v and have %v", l, size, w, r.controls.column.Size().Width)
			}
			if h := r.status.Object.Size().Height; h < 80 {
				t.Errorf("%s %v: %v left for what is wrong", l, size, h)
			}
			if r.board.view.Size().Height > r.board.Size().Height+.5 {
				t.Errorf("%s %v: the board is cut", l, size)
			}
		}
	}
	tr.SetLanguage("en")
}

func mouse(at fyne.Position) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}}
}
