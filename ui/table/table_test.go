package table

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/rules"
	"senet/game/session"
	"senet/game/sticks"
	"senet/ui/boardview"
)

// asked is what a table asked for.
type asked struct {
	throws  int
	moves   []game.Move
	touched []board.Square
	refused map[board.Square]game.Reason
	last    Preview
	idle    int
}

// clock is a queue's starter moved by hand; without one motions end at once.
type clock struct{ frame func(float32) }

func (c *clock) start(_ time.Duration, frame func(float32)) func() {
	c.frame = frame
	return func() {}
}

func newTable(t *testing.T) (*Table, *asked) {
	t.Helper()
	test.NewTempApp(t)
	a := &asked{refused: map[board.Square]game.Reason{}}
	tb := New(Callbacks{
		OnThrow:    func() { a.throws++ },
		OnMove:     func(m game.Move) { a.moves = append(a.moves, m) },
		OnTouch:    func(q board.Square) { a.touched = append(a.touched, q) },
		OnRefused:  func(q board.Square, r game.Reason) { a.refused[q] = r },
		OnConsider: func(p Preview) { a.last = p },
		OnIdle:     func() { a.idle++ },
	})
	tb.Resize(fyne.NewSize(912, 704))
	return tb, a
}

func kendall(t *testing.T) (*game.Game, rules.Rules) {
	t.Helper()
	p, ok := rules.ByID("kendall")
	if !ok {
		t.Fatal("no preset kendall")
	}
	g := gametest.New(t, p.Rules)
	return g, p.Rules
}

// guide is the position of the guide's pictures: spools to move a 3.
func guide(t *testing.T) session.Snapshot {
	g, r := kendall(t)
	var p game.Position
	for _, q := range []board.Square{6, 12, 14, 19, 23} {
		p.Cells[q] = 1
	}
	for _, q := range []board.Square{4, 9, 10, 22, 28} {
		p.Cells[q] = 2
	}
	p.Drowned, p.Freed = [2]uint8{1, 1}, [2]uint8{1, 1}
	p.Await, p.Throw = game.AwaitMove, 3
	return session.Snapshot{
		Revision: 1, Game: g, Config: session.Config{Rules: r}, Pos: p, Legal: g.Legal(&p, nil),
		HumanToAct: true, Viewing: -1, LastThrow: 3, Faces: sticks.Of(3),
		LastMove: game.Move{From: 7, To: 9}, LastMoveValid: true,
	}
}

func show(tb *Table, s session.Snapshot) { tb.Present(session.Update{Snapshot: s, Reset: true}) }

func TestPointingShowsWhatAMoveWillDo(t *testing.T) {
	tb, a := newTable(t)
	show(tb, guide(t))
	if n := len(tb.view.Marks().Movable); n != 4 {
		t.Errorf("%d pieces can be moved, want 4", n)
	}
	tb.pointAt(boardview.On(19))
	if !a.last.HasMove || a.last.Move != (game.Move{From: 19, To: 22}) || len(a.last.Events) < 2 {
		t.Fatalf("preview %+v", a.last)
	}
	c := tb.view.Marks().Choice
	if c == nil || c.Badge != "swap" || c.Target != boardview.On(22) || len(c.Path) != 3 {
		t.Errorf("choice %+v", c)
	}
	tb.pointAt(boardview.On(22)) // the target stands for the move
	if a.last.Move.From != 19 {
		t.Errorf("preview at the target %+v", a.last)
	}
	tb.pointAt(boardview.On(6)) // barred by the group on 9 and 10? no: its own reason
	if a.last.HasMove || a.last.Reason == game.ReasonNone {
		t.Errorf("the piece on 6 cannot be moved, but %+v", a.last)
	}
	tb.pointAt(boardview.Spot{})
	if a.last.Valid {
		t.Errorf("nothing is pointed at, but %+v", a.last)
	}
}

func TestClickPlaysOnceAndRefusesWithAReason(t *testing.T) {
	tb, a := newTable(t)
	show(tb, guide(t))
	tb.press()
	tb.tap(boardview.On(19))
	tb.tap(boardview.On(19)) // PITFALLS "a forced move fires twice"
	if len(a.moves) != 1 || a.moves[0].To != 22 {
		t.Errorf("moves %v", a.moves)
	}
	tb.tap(boardview.On(28))
	tb.tap(boardview.On(6))
	if a.refused[28] != game.ReasonNotYours || a.refused[6] == game.ReasonNone {
		t.Errorf("refused %v", a.refused)
	}
	tb.tap(boardview.On(1))
	if len(a.refused) != 2 {
		t.Error("an empty square refuses nothing")
	}
}

func TestThrowOnlyWhenItIsTimeAndOnce(t *testing.T) {
	tb, a := newTable(t)
	s := guide(t)
	show(tb, s)
	tb.tapMat()
	if a.throws != 0 {
		t.Error("a throw while a move is due")
	}
	s.Revision, s.Pos.Await, s.Pos.Throw, s.Legal, s.CanThrow = 2, game.AwaitThrow, 0, nil, true
	show(tb, s)
	tb.tapMat()
	tb.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace}) // PITFALLS "thrown again after each click"
	if a.throws != 1 {
		t.Errorf("%d throws asked for", a.throws)
	}
	if !tb.mat.Gathered() {
		t.Error("the sticks wait gathered")
	}
}

func TestKeyboardWalksChoosesAndCancels(t *testing.T) {
	tb, a := newTable(t)
	show(tb, guide(t))
	key := func(n fyne.KeyName) { tb.TypedKey(&fyne.KeyEvent{Name: n}) }
	tb.FocusGained()
	if tb.view.Marks().Cursor.Place != boardview.Nowhere {
		t.Error("no cursor before a key is used")
	}
	key(fyne.KeyRight)
	if tb.view.Marks().Cursor != boardview.On(12) || a.last.Move.From != 12 {
		t.Errorf("the first key shows the first movable piece: %+v", tb.view.Marks().Cursor)
	}
	key(fyne.KeyRight)
	if tb.cursor != boardview.On(11) {
		t.Errorf("right of 12 is %+v", tb.cursor)
	}
	key(fyne.KeyRight)
	if tb.cursor != boardview.On(10) {
		t.Errorf("round the corner from 11 back along the path is %+v", tb.cursor)
	}
	key(fyne.KeyPageDown)
	key(fyne.KeyPageDown)
	if tb.cursor != boardview.On(14) {
		t.Errorf("the second movable piece is %+v", tb.cursor)
	}
	key(fyne.KeyEscape)
	if tb.view.Marks().Cursor.Place != boardview.Nowhere || a.last.Valid {
		t.Error("Esc takes the cursor away")
	}
	key(fyne.KeyReturn) // back
	key(fyne.KeyHome)
	key(fyne.KeyUp) // nothing to do in The Waters now
	if tb.cursor != boardview.On(1) {
		t.Errorf("cursor %+v", tb.cursor)
	}
	key(fyne.KeyPageDown)
	key(fyne.KeyReturn)
	if len(a.moves) != 1 || a.moves[0].From != 12 {
		t.Errorf("Enter plays: %v", a.moves)
	}
	tb.FocusLost()
	if tb.view.Marks().Cursor.Place != boardview.Nowhere {
		t.Error("without the focus there is no cursor")
	}
}

func TestRebirthByTheWatersAndByItsHouse(t *testing.T) {
	for _, at := range []boardview.Spot{boardview.Slot(boardview.InWaters, 0, 0), boardview.On(board.Rebirth)} {
		tb, a := newTable(t)
		s := guide(t)
		s.Pos.Await, s.Pos.Throw, s.CanThrow = game.AwaitThrow, 0, true
		s.Legal = s.Game.Legal(&s.Pos, nil)
		show(tb, s)
		tb.pointAt(at)
		if c := tb.view.Marks().Choice; c == nil || c.Badge != "reborn" {
			t.Errorf("%+v: choice %+v", at, c)
		}
		tb.tap(at)
		if len(a.moves) != 1 || a.moves[0].Kind != game.MoveRebirth {
			t.Errorf("%+v: %v", at, a.moves)
		}
	}
}

func TestFreeingByTheExitAndTheReeds(t *testing.T) {
	for _, at := range []boardview.Spot{{Place: boardview.AtExit}, boardview.Slot(boardview.InReeds, 1, 3), boardview.On(28)} {
		tb, a := newTable(t)
		s := guide(t)
		s.Pos.Cells[28] = 1
		s.Legal = s.Game.Legal(&s.Pos, nil)
		show(tb, s)
		tb.pointAt(at)
		if c := tb.view.Marks().Choice; c == nil || c.Badge != "free" || !c.Exit {
			t.Errorf("%+v: choice %+v", at, c)
		}
		tb.tap(at)
		if len(a.moves) != 1 || a.moves[0].To != board.Off {
			t.Errorf("%+v: %v", at, a.moves)
		}
	}
}

func TestDragPlaysOrGoesBack(t *testing.T) {
	tb, a := newTable(t)
	show(tb, guide(t))
	tb.press()
	tb.drag(boardview.On(19), boardview.On(23))
	if c := tb.view.Marks().Choice; c != nil {
		t.Errorf("carried over another piece: %+v", c)
	}
	tb.drop(boardview.On(19), boardview.On(23))
	if len(a.moves) != 0 || tb.view.At(boardview.On(19)) == nil {
		t.Error("not a target: the piece goes back")
	}
	tb.press()
	tb.drag(boardview.On(19), boardview.On(22))
	tb.drop(boardview.On(19), boardview.On(22))
	if len(a.moves) != 1 || a.moves[0] != (game.Move{From: 19, To: 22}) {
		t.Errorf("moves %v", a.moves)
	}
}

func TestLookingBackIsWithoutInteraction(t *testing.T) {
	tb, a := newTable(t)
	s := guide(t)
	s.Viewing, s.Legal = 2, nil
	show(tb, s)
	tb.pointAt(boardview.On(19))
	tb.tap(boardview.On(19))
	tb.tapMat()
	if len(a.moves) != 0 || a.throws != 0 || len(a.refused) != 0 {
		t.Errorf("%+v", a)
	}
	if !a.last.Valid || a.last.HasMove {
		t.Errorf("squares can still be read: %+v", a.last)
	}
}

// Under touch-move an update arrives while the piece is still in the hand.
func TestTouchWhileCarrying(t *testing.T) {
	tb, a := newTable(t)
	s := guide(t)
	s.Config.Rules.TouchMove = true
	show(tb, s)
	tb.press()
	tb.drag(boardview.On(19), boardview.On(20))
	if len(a.touched) != 1 || a.touched[0] != 19 {
		t.Fatalf("touched %v", a.touched)
	}
	s.Revision, s.Pos.Touched, s.Legal = 2, 19, []game.Move{{From: 19, To: 22}}
	tb.Present(session.Update{Snapshot: s})
	tb.drag(boardview.On(19), boardview.On(22))
	tb.drop(boardview.On(19), boardview.On(22))
	if len(a.touched) != 1 || len(a.moves) != 1 {
		t.Errorf("touched %v, moves %v", a.touched, a.moves)
	}
}
