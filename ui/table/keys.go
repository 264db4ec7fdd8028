package table

import (
	"fyne.io/fyne/v2"

	"senet/game"
	"senet/game/board"
	"senet/ui/boardview"
)

// FocusGained is for Fyne. The cursor shows where the keyboard is, but not where the
// pointer is at work, nor when the window has just opened with the focus here.
func (t *Table) FocusGained() {
	t.focused = true
	t.keyboard = t.used && t.hover.Place == boardview.Nowhere
	if t.cursor.Place == boardview.Nowhere {
		t.cursor = t.firstMovable()
	}
	t.look()
}

// FocusLost is for Fyne.
func (t *Table) FocusLost() {
	t.focused, t.keyboard = false, false
	t.look()
}

// TypedRune is for Fyne: letters are the window's.
func (t *Table) TypedRune(r rune) {
	if cv := t.canvas(); cv != nil && cv.OnTypedRune() != nil && r != ' ' {
		cv.OnTypedRune()(r)
	}
}

// TypedKey walks the board, chooses, throws and cancels. While something moves any
// key ends the motion and does nothing else.
func (t *Table) TypedKey(e *fyne.KeyEvent) {
	if t.cb.OnKey != nil && t.cb.OnKey(e) {
		return
	}
	t.used = true
	if t.Busy() {
		t.Skip()
		return
	}
	switch e.Name {
	case fyne.KeyLeft:
		t.step(boardview.Left)
	case fyne.KeyRight:
		t.step(boardview.Right)
	case fyne.KeyUp:
		t.step(boardview.Up)
	case fyne.KeyDown:
		t.step(boardview.Down)
	case fyne.KeyHome:
		t.walkTo(boardview.On(1))
	case fyne.KeyEnd:
		t.walkTo(boardview.On(board.Sun))
	case fyne.KeyPageDown:
		t.next(1)
	case fyne.KeyPageUp:
		t.next(-1)
	case fyne.KeyReturn, fyne.KeyEnter:
		t.enter()
	case fyne.KeySpace:
		t.space()
	case fyne.KeyEscape:
		t.cancel()
		t.pass(e)
	default:
		if !t.ThrowKey(e.Name) {
			t.pass(e)
		}
	}
}

// enter chooses what the keyboard is on; while only a throw can be made it throws.
func (t *Table) enter() {
	switch {
	case t.keyboard && t.cursor.Place != boardview.Nowhere:
		t.act(t.cursor)
	case t.snap.CanThrow && len(t.snap.Legal) == 0:
		t.throw()
	default:
		t.walkTo(t.firstMovable())
	}
}

// space throws, or chooses where there is nothing to throw.
func (t *Table) space() {
	if t.snap.CanThrow {
		t.throw()
		return
	}
	if t.keyboard && t.choosing() {
		t.act(t.cursor)
	}
}

// cancel puts down a chosen piece, else gives up the choice of a throw, else takes
// the cursor away.
func (t *Table) cancel() {
	if p := t.carried; p != nil { // what follows of the drag does nothing
		t.carried, t.swallow = nil, true
		t.view.Place(&t.now)
	}
	if t.chosen.Place != boardview.Nowhere {
		t.chosen = boardview.Spot{}
	} else if t.pick != 0 {
		t.pick = 0
	} else {
		t.keyboard = false
		t.hover = boardview.Spot{}
	}
	t.look()
}

// step moves the cursor one way. The first key only shows where it is.
func (t *Table) step(d boardview.Dir) {
	if !t.keyboard || t.cursor.Place == boardview.Nowhere {
		if t.cursor.Place == boardview.Nowhere {
			t.cursor = t.firstMovable()
		}
		t.walkTo(t.cursor)
		return
	}
	s := t.view.Geometry().Step(t.cursor, d)
	switch s.Place {
	case boardview.InWaters: // only where there is something to choose
		if m := t.from(s); len(m) > 0 {
			s = t.source(m[0])
		} else {
			s = t.cursor
		}
	case boardview.AtExit, boardview.InReeds:
		if m := t.to(s); len(m) > 0 {
			s = t.target(m[0])
		} else {
			s = t.cursor
		}
	}
	t.walkTo(s)
}

func (t *Table) walkTo(s boardview.Spot) {
	t.keyboard, t.cursor = true, s
	t.look()
}

// firstMovable is the first piece that can be moved, or square 1.
func (t *Table) firstMovable() boardview.Spot {
	if m := t.movable(); len(m) > 0 {
		return m[0]
	}
	return boardview.On(1)
}

// movable lists the pieces that can be moved, in the order of the path, those in
// The Waters first.
func (t *Table) movable() []boardview.Spot {
	var out []boardview.Spot
	if !t.choosing() {
		return nil
	}
	legal := t.legal(func(game.Move) bool { return true })
	for q := board.None; q <= board.Squares; q++ {
		for _, m := range legal {
			s := t.source(m)
			if s.Place == boardview.Nowhere || m.From != q {
				continue
			}
			if len(out) == 0 || out[len(out)-1] != s {
				out = append(out, s)
			}
		}
	}
	return out
}

// next walks to the next piece that can be moved, or the one before.
func (t *Table) next(d int) {
	all := t.movable()
	if len(all) == 0 {
		return
	}
	at := -1
	for i, s := range all {
		if same(s, t.cursor) {
			at = i
		}
	}
	if at < 0 && d < 0 {
		at = 0
	}
	t.walkTo(all[(at+d+len(all))%len(all)])
}
