package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
	"senet/ui/boardview"
	"senet/ui/look"
	"senet/ui/tr"
)

// Options are what the editor needs of the window.
type Options struct {
	// Presets are the rule sets to choose from; that of the model is among them.
	Presets []rules.Preset
	// Current gives the position on the table and its rules; false for none.
	Current func() (rules.Preset, game.Position, bool)
	// Play is given a sound position to be played, Close ends editing.
	Play  func(rules.Preset, game.Position)
	Close func()
	// Copy puts text on the clipboard, Paste takes it from there.
	Copy  func(string)
	Paste func() string
}

// Editor is the editor over the whole window. Make one with NewEditor.
type Editor struct {
	Object fyne.CanvasObject

	opts  Options
	model *Model
	tool  Tool

	board    *pane
	tools    *tools
	controls *controls
	status   *status
	ghost    *look.Art
	play     *look.Button
	buttons  []*look.Button
}

// NewEditor shows a model.
func NewEditor(m *Model, o Options) *Editor {
	e := &Editor{opts: o, model: m}
	e.board = newPane(e)
	e.tools = newTools(e)
	e.controls = newControls(e)
	e.status = newStatus()
	e.ghost = look.NewArt("")
	e.ghost.Hide()
	for _, b := range []struct {
		key string
		do  func()
	}{{"editor.start", e.start}, {"editor.current", e.current}, {"editor.empty", e.empty}, {"editor.copy", e.CopyText}, {"editor.paste", e.PasteText}} {
		e.buttons = append(e.buttons, look.NewSecondary(tr.S(b.key), "", b.do))
	}
	e.buttons[3].SetTip("Ctrl+C")
	e.buttons[4].SetTip("Ctrl+V")
	e.play = look.NewPrimarySmall(tr.S("editor.play"), "", e.playOn)
	cancel := look.NewSecondary(tr.S("editor.cancel"), "Esc", o.Close)
	objects := []fyne.CanvasObject{look.NewBackground(), e.board, e.tools.Object, e.status.Object, e.controls.Object, cancel, e.play}
	for _, b := range e.buttons {
		objects = append(objects, b)
	}
	e.Object = container.New(editorLayout{e, cancel}, append(objects, e.ghost)...)
	e.show()
	return e
}

// Model is the position being set up.
func (e *Editor) Model() *Model { return e.model }

// First has the keyboard at first: the board.
func (e *Editor) First() fyne.Focusable { return e.board }

// show takes over the model.
func (e *Editor) show() {
	e.board.show()
	e.controls.show()
	e.status.show(e.model)
	e.play.SetEnabled(e.model.Sound())
	_, _, ok := e.opts.Current()
	e.buttons[1].SetEnabled(ok)
}

// did shows what a change has brought; err says why it was refused.
func (e *Editor) did(err error) {
	e.show()
	if err != nil {
		e.status.say(tr.Fault(err), true)
	}
}

func (e *Editor) apply(t Tool, s boardview.Spot) { e.did(e.model.Apply(t, s)) }

func (e *Editor) carry(from, to boardview.Spot) {
	e.model.Shift(from, to)
	e.did(nil)
}

func (e *Editor) setTool(t Tool) { e.tool = t }

func (e *Editor) start() { e.model.Start(); e.did(nil) }
func (e *Editor) empty() { e.model.Empty(); e.did(nil) }

func (e *Editor) current() {
	p, pos, ok := e.opts.Current()
	if !ok {
		return
	}
	if err := e.model.SetRules(p); err != nil {
		e.did(err)
		return
	}
	e.model.Load(pos)
	e.controls.rulesChanged()
	e.did(nil)
}

// CopyText puts the position on the clipboard, as one line.
func (e *Editor) CopyText() {
	e.opts.Copy(e.model.Text())
	e.status.say(tr.F("editor.copied", map[string]any{"Text": e.model.Text()}), false)
}

// PasteText takes a position from the clipboard. Text that is none changes
// nothing.
func (e *Editor) PasteText() {
	err := e.model.Parse(e.opts.Paste())
	e.did(err)
	if err == nil {
		e.status.note(tr.S("editor.pasted"))
	}
}

func (e *Editor) playOn() {
	if e.model.Sound() {
		e.opts.Play(e.model.Preset(), e.model.Pos())
	}
}

// dropAt puts a piece of the palette, or the sponge, where the pointer let go of
// it; at is in the coordinates of the window.
func (e *Editor) dropAt(t Tool, at fyne.Position) {
	origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(e.board.view)
	s := e.board.view.Geometry().Hit(at.X-origin.X, at.Y-origin.Y)
	if s.Place == boardview.Nowhere {
		return
	}
	if have, ok := e.model.At(s.Square); s.Place == boardview.OnBoard && t != Erase && ok && have == board.Side(t) {
		return // it stands there already
	}
	e.apply(t, s)
}

// drag shows what is being dragged off the palette; art is "" at the end.
func (e *Editor) drag(art string, at fyne.Position) {
	if art == "" {
		e.ghost.Hide()
		return
	}
	origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(e.Object)
	size := e.board.view.Geometry().K * 62
	e.ghost.SetName(art)
	look.Put(e.ghost, at.X-origin.X-size/2, at.Y-origin.Y-size*.6, size, size)
	e.ghost.Show()
	canvas.Refresh(e.ghost)
}

// editorLayout has the board and what it says at the left, the controls at the
// right.
type editorLayout struct {
	e      *Editor
	cancel *look.Button
}

// MinSize is for Fyne: the editor takes the window as it is.
func (editorLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// Layout is for Fyne.
func (l editorLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	e := l.e
	m := float32(10)
	if size.Width >= 1100 {
		m = 20
	}
	col := max(284, min(size.Width*.26, 380))
	look.Put(o[0], 0, 0, size.Width, size.Height)
	w := size.Width - col - 3*m
	x := size.Width - col - m
	const foot = 44
	look.Put(e.controls.Object, x, m, col, size.Height-2*m-foot-10)
	cw := l.cancel.MinSize().Width
	pw := max(e.play.MinSize().Width, col-cw-10)
	look.Put(l.cancel, size.Width-m-pw-10-cw, size.Height-m-foot, cw, foot)
	look.Put(e.play, size.Width-m-pw, size.Height-m-foot, pw, foot)

	const line = 36
	y := m + l.row(m, m, w, line) + 10
	least := float32(96)
	th := float32(40)
	bh := min(heightFor(w), size.Height-y-m-th-2*10-least)
	look.Put(e.board, m, y, w, bh)
	y += bh + 10
	look.Put(e.tools.Object, m, y, w, th)
	y += th + 10
	look.Put(e.status.Object, m, y, w, size.Height-m-y)
}

// row sets the buttons over the board side by side; it returns the height used.
func (l editorLayout) row(x, y, w, h float32) float32 {
	k := float32(1)
	total := func() (t float32) {
		for _, b := range l.e.buttons {
			b.SetScale(k)
			t += b.MinSize().Width + 8
		}
		return t - 8
	}
	if total() > w {
		k = .87
	}
	left := x
	over := max(0, total()-w) / float32(len(l.e.buttons)) // rather narrow than outside
	for i, b := range l.e.buttons {
		bw := b.MinSize().Width - over
		if i == 3 { // copy and paste stand apart
			x = max(x, left+w-b.MinSize().Width-l.e.buttons[4].MinSize().Width-8+2*over)
		}
		look.Put(b, x, y, bw, h)
		x += bw + 8
	}
	return h
}
