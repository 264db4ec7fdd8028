package table

import (
	"fyne.io/fyne/v2"

	"senet/game"
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
		why = t.why(s.Square)
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
	t.hover = to
	if same(home, to) {
		t.view.Place(&t.now)
		t.act(to) // an unsteady click
		return
	}
	t.queue.Add(func() []anim.Motion {
		return []anim.Motion{{
			Time:  anim.ShakeTime,
			Frame: func(x float32) { t.view.Return(p, anim.Out(x)) },
			Done:  func() { t.view.Place(&t.now) },
		}}
	})
	if to.Place != boardview.Nowhere {
		t.shake(p, home)
	}
}

func (t *Table) canvas() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(t) }

// pass hands a key on to the window.
func (t *Table) pass(e *fyne.KeyEvent) {
	if cv := t.canvas(); cv != nil && cv.OnTypedKey() != nil {
		cv.OnTypedKey()(e)
	}
}

var _ fyne.Focusable = (*Table)(nil)
