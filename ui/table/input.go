package table

import (
	"fyne.io/fyne/v2"

	"senet/game"
	"senet/game/board"
	"senet/ui/anim"
	"senet/ui/boardview"
)

// press is any button going down on the table. While something moves it ends the
// motion, and the click that follows does nothing else.
func (t *Table) press() {
	t.swallow = t.Busy()
	if t.swallow {
		t.Skip()
	}
	t.focus()
}

// focus takes the keyboard, without showing the cursor before a key is used.
func (t *Table) focus() {
	if t.focused {
		return
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(t); c != nil {
		c.Focus(t)
		t.keyboard = false
		t.look()
	}
}

func (t *Table) pointAt(s boardview.Spot) {
	if s == t.hover {
		return
	}
	t.hover, t.used = s, true
	if s.Place != boardview.Nowhere {
		t.keyboard = false
	}
	t.look()
}

func (t *Table) tap(s boardview.Spot) {
	if t.swallow {
		t.swallow = false
		return
	}
	t.keyboard = false
	t.hover = s
	t.act(s)
}

func (t *Table) tapMat() {
	if t.swallow {
		t.swallow = false
		return
	}
	t.throw()
}

// throw asks for a throw, once.
func (t *Table) throw() {
	if t.Busy() {
		t.Skip()
		return
	}
	want := sent{revision: t.snap.Revision, throw: true, any: true}
	if !t.known || !t.snap.CanThrow || t.sent == want {
		return
	}
	t.sent = want
	if t.cb.OnThrow != nil {
		t.cb.OnThrow()
	}
}

// move asks for a move, once.
func (t *Table) move(m game.Move) {
	want := sent{revision: t.snap.Revision, move: m, any: true}
	if t.sent == want {
		return
	}
	t.sent = want
	t.chosen = boardview.Spot{}
	if t.cb.OnMove != nil {
		t.cb.OnMove(m)
	}
}

// act does what choosing s means.
func (t *Table) act(s boardview.Spot) {
	if t.Busy() || !t.known || s.Place == boardview.Nowhere {
		return
	}
	moves := t.meant(s)
	switch {
	case len(moves) == 1:
		t.move(moves[0])
	case len(t.from(s)) > 1:
		t.choose(t.source(moves[0]))
	case len(moves) > 1:
		t.touch(s) // several pieces can go there: the player picks one of them
	default:
		t.refuse(s)
	}
}

// choose takes up a piece that has several moves, or puts it down again.
func (t *Table) choose(s boardview.Spot) {
	if same(t.chosen, s) {
		t.chosen = boardview.Spot{}
	} else {
		t.chosen = s
		t.touch(s)
	}
	t.look()
}

// touch tells that a piece was touched, where that binds.
func (t *Table) touch(s boardview.Spot) {
	if s.Place == boardview.OnBoard && t.snap.Config.Rules.TouchMove && t.cb.OnTouch != nil {
		t.cb.OnTouch(s.Square)
	}
}

// refuse shakes a piece that cannot be moved and says why.
func (t *Table) refuse(s boardview.Spot) {
	if s.Place != boardview.OnBoard || !t.snap.HumanToAct || t.snap.Viewing >= 0 {
		return
	}
	piece := t.view.At(s)
	if piece == nil {
		return
	}
	why := game.ReasonNotNow
	if t.choosing() {
		why = t.snap.Game.Refusal(&t.snap.Pos, s.Square)
	}
	t.shake(piece, s)
	if t.cb.OnRefused != nil {
		t.cb.OnRefused(s.Square, why)
	}
}

// shake moves a piece from side to side under the badge "blocked".
func (t *Table) shake(p *boardview.Piece, s boardview.Spot) {
	t.queue.Add(func() []anim.Motion {
		return []anim.Motion{{
			Time: anim.ShakeTime,
			Frame: func(x float32) {
				p.Hold(boardview.Pose{From: s, To: s, T: 1, Shift: 3 * anim.Shake(x)})
				t.view.Badge("block", s, 1, 1)
			},
			Still: func(float32) { t.view.Badge("block", s, 1, 1) },
			Done:  func() { p.Rest(s) },
		}, {
			// The badge stays long enough to be seen.
			Time:  500_000_000,
			Wait:  true,
			Frame: func(x float32) { t.view.Badge("block", s, 1, 1-anim.Span(x, .7, 1)) },
		}}
	})
}

// drag carries a piece with the pointer.
func (t *Table) drag(from, at boardview.Spot) {
	if t.swallow || t.Busy() || !t.choosing() {
		return
	}
	if t.carried == nil {
		moves := t.from(from)
		if len(moves) == 0 {
			return
		}
		t.carried = t.view.At(t.source(moves[0]))
		if t.carried == nil {
			return
		}
		t.view.Raise(t.carried)
		t.keyboard = false
		t.chosen = t.carried.Spot
		t.touch(t.chosen)
	}
	if at != t.hover {
		t.hover = at
		t.look()
	}
	t.view.Carry(t.carried)
}

// drop puts the carried piece down: on a legal target it is played, elsewhere it
// goes back.
func (t *Table) drop(from, to boardview.Spot) {
	p := t.carried
	t.carried = nil
	if p == nil {
		if !t.swallow && same(from, to) {
			t.tap(to)
		} else if !t.swallow && from.Place == boardview.OnBoard {
			t.refuse(from)
		}
		t.swallow = false
		return
	}
	home := p.Spot
	t.chosen = boardview.Spot{}
	for _, m := range t.to(to) {
		if same(t.source(m), home) {
			t.dropped = home
			t.move(m)
			return
		}
	}
	p.Rest(home)
	t.view.Place(&t.now)
	t.hover = to
	if same(home, to) {
		t.act(to) // an unsteady click
		return
	}
	t.look()
	if to.Place != boardview.Nowhere {
		t.shake(p, home)
	}
}

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

func (t *Table) canvas() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(t) }

// TypedKey walks the board, chooses, throws and cancels. While something moves any
// key ends the motion and does nothing else.
func (t *Table) TypedKey(e *fyne.KeyEvent) {
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
		t.pass(e)
	}
}

// pass hands a key on to the window.
func (t *Table) pass(e *fyne.KeyEvent) {
	if cv := t.canvas(); cv != nil && cv.OnTypedKey() != nil {
		cv.OnTypedKey()(e)
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

// cancel puts down a chosen piece, else takes the cursor away.
func (t *Table) cancel() {
	if p := t.carried; p != nil { // what follows of the drag does nothing
		t.carried, t.swallow = nil, true
		t.view.Place(&t.now)
	}
	if t.chosen.Place != boardview.Nowhere {
		t.chosen = boardview.Spot{}
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
	for q := board.None; q <= board.Squares; q++ {
		for _, m := range t.snap.Legal {
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

var _ fyne.Focusable = (*Table)(nil)
