package panel

import (
	"fyne.io/fyne/v2"

	"senet/game"
	"senet/game/session"
	"senet/ui/look"
	"senet/ui/tr"
)

// ActionFuncs are what the buttons do.
type ActionFuncs struct {
	Throw, Live, Again, Undo, Redo, Hint func()
	// Waits reports whether the gods wait to be let go on; Throw then does that.
	// It may be nil.
	Waits func(session.Snapshot) bool
}

// Actions is the panel of buttons: the primary one does what the game waits for.
type Actions struct {
	Object fyne.CanvasObject

	do               ActionFuncs
	primary          *look.Button
	undo, redo, hint *look.Button
}

// NewActions returns the panel; its buttons are off until Show.
func NewActions(do ActionFuncs) *Actions {
	a := &Actions{do: do}
	a.primary = look.NewPrimary(tr.S("shell.act.throw"), tr.S("shell.key.space"), do.Throw)
	a.undo = look.NewSecondary(tr.S("shell.act.undo"), "U", do.Undo)
	a.redo = look.NewSecondary(tr.S("shell.act.redo"), "R", do.Redo)
	a.hint = look.NewSecondary(tr.S("shell.act.hint"), "H", do.Hint)
	for _, b := range a.buttons() {
		b.Disable()
	}
	a.Object = newFrame(a.lay, a.primary, a.undo, a.redo, a.hint)
	return a
}

func (a *Actions) buttons() []*look.Button {
	return []*look.Button{a.primary, a.undo, a.redo, a.hint}
}

// Show takes over what a snapshot allows. busy is true while events are still
// being shown.
func (a *Actions) Show(s session.Snapshot, busy bool) {
	label, do, on := a.due(s, busy)
	a.primary.SetText(tr.S(label))
	a.primary.SetTapped(do)
	a.primary.SetEnabled(on)
	key := tr.S("shell.key.space")
	if s.Viewing >= 0 || s.Over {
		key = ""
	}
	a.primary.SetShortcut(key)
	a.undo.SetEnabled(s.CanUndo && s.Viewing < 0)
	a.redo.SetEnabled(s.CanRedo && s.Viewing < 0)
	a.hint.SetEnabled(s.HumanToAct && s.Viewing < 0 && !s.Over && !busy)
}

// SetHint changes what the button of the hint says.
func (a *Actions) SetHint(label string) { a.hint.SetText(label) }

// due is the label of the primary button, what it does, and whether it can.
func (a *Actions) due(s session.Snapshot, busy bool) (label string, do func(), on bool) {
	switch {
	case s.Viewing >= 0:
		return "shell.moves.live", a.do.Live, true
	case s.Over:
		return "shell.act.again", a.do.Again, !busy
	case a.do.Waits != nil && a.do.Waits(s):
		return "reading.gods." + godsDo(s.Pos.Await), a.do.Throw, !busy
	case s.Pos.Await == game.AwaitLot:
		return "shell.act.lot", a.do.Throw, s.CanThrow && !busy
	case s.Pos.Await == game.AwaitFate:
		return "shell.act.fate", a.do.Throw, s.CanThrow && !busy
	}
	return "shell.act.throw", a.do.Throw, s.CanThrow && !busy
}

// godsDo names what the gods are about to do.
func godsDo(a game.Await) string {
	switch a {
	case game.AwaitPiece:
		return "which"
	case game.AwaitMove:
		return "move"
	case game.AwaitFate:
		return "fate"
	}
	return "throw"
}

// lay gives the primary button a row of its own, undo and redo one, and the
// hint the last, so that no label of any language is squeezed.
func (a *Actions) lay(size fyne.Size, k float32) {
	pad, gap := 14*k, 9*k
	for _, b := range a.buttons() {
		b.SetScale(k)
	}
	h := (size.Height - 2*pad - 2*gap)
	first, rest := h*0.4, h*0.3
	w := size.Width - 2*pad
	look.Put(a.primary, pad, pad, w, first)
	y := pad + first + gap
	half := (w - gap) / 2
	look.Put(a.undo, pad, y, half, rest)
	look.Put(a.redo, pad+half+gap, y, half, rest)
	look.Put(a.hint, pad, y+rest+gap, w, rest)
}
