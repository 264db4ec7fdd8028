package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"senet/game"
	"senet/game/board"
	"senet/game/session"
	gamesticks "senet/game/sticks"
	"senet/ui/anim"
	"senet/ui/boardview"
	"senet/ui/sticks"
)

// Callbacks are how the table asks and tells. All run on Fyne's goroutine, and
// any may be nil.
type Callbacks struct {
	OnThrow   func()
	OnMove    func(game.Move)
	OnTouch   func(board.Square)                     // a piece was taken up under touch-move
	OnRefused func(from board.Square, r game.Reason) // a piece that cannot be moved now was chosen
	// OnConsider tells what is pointed at, for the card beside the board; a zero
	// Preview when nothing is.
	OnConsider func(Preview)
	// OnCue tells of an event at the moment at which it would be heard: when the
	// sticks land, when the piece is set down. What is jumped over is not told.
	OnCue func(game.EventKind)
	// OnIdle tells that all that was to be shown has been shown.
	OnIdle func()
	// OnKey is offered each key first and reports whether it used it.
	OnKey func(*fyne.KeyEvent) bool
}

// Preview is what is pointed at, and what would come of it.
type Preview struct {
	Valid   bool
	Square  board.Square // what is pointed at: a square, None for The Waters, Off for the exit
	Move    game.Move    // the move considered, where HasMove
	HasMove bool
	Events  []game.Event // what the move would do
	Reason  game.Reason  // why the piece on Square cannot be moved, where it cannot
}

// Prefs are the player's preferences for the table.
type Prefs struct {
	Numbers bool    // the squares show their numbers
	Speed   float64 // of motions: 1 normal, 2 twice as fast, 0 instant
	Reduced bool    // short cross-fades in place of motions
	Flipped bool    // the board turned round
}

// DefaultPrefs are those of a first start.
func DefaultPrefs() Prefs { return Prefs{Numbers: true, Speed: 1} }

// Table is the widget. Make one with New.
type Table struct {
	widget.BaseWidget

	cb    Callbacks
	prefs Prefs
	view  *boardview.View
	mat   *sticks.Mat
	queue *anim.Queue

	snap   session.Snapshot // what is shown when the queue is empty
	known  bool             // there is a snapshot
	now    game.Position    // what is shown at this moment
	hint   *session.Hint
	throws int  // counts the throws shown, so that they fall differently
	update bool // an update is being shown: its end is told
	adding bool // more of it is still to come

	hover    boardview.Spot // under the pointer
	cursor   boardview.Spot // of the keyboard
	keyboard bool           // the cursor was used last
	focused  bool
	used     bool           // the player has done something here
	chosen   boardview.Spot // a piece chosen whose target is still open
	carried  *boardview.Piece
	dropped  boardview.Spot // where a piece was taken from that was put down by hand
	swallow  bool           // the press skipped a motion; its click does nothing
	sent     sent
	last     Preview
	pick     game.Throw // of the throws put by, the one the player has chosen; 0 none
}

// sent is the last thing asked for, so that it is not asked for twice.
type sent struct {
	revision uint64
	throw    bool
	move     game.Move
	any      bool
}

// New returns an empty table.
func New(cb Callbacks) *Table {
	t := &Table{cb: cb, prefs: DefaultPrefs()}
	t.queue = anim.NewQueue(t.idle)
	t.view = boardview.New(boardview.Handler{
		Hover: t.pointAt, Tap: t.tap, Drag: t.drag, Drop: t.drop, Down: t.press,
	}, t.clickable)
	t.mat = sticks.New()
	t.mat.OnDown, t.mat.OnTapped, t.mat.OnChip = t.press, t.tapMat, t.tapChip
	t.retext()
	t.ExtendBaseWidget(t)
	return t
}

// SetPrefs changes the preferences. Motions being played keep their time.
func (t *Table) SetPrefs(p Prefs) {
	t.prefs = p
	t.queue.Speed, t.queue.Reduced = p.Speed, p.Reduced
	t.view.SetNumbers(p.Numbers)
	t.arrange()
}

// Prefs returns the preferences in force.
func (t *Table) Prefs() Prefs { return t.prefs }

// Busy reports whether something is still being shown; input waits for it.
func (t *Table) Busy() bool { return t.queue.Busy() }

// Skip shows at once all that is still to be shown.
func (t *Table) Skip() { t.queue.Skip() }

// Stop ends all motion without showing its end; for closing a window or a match.
func (t *Table) Stop() {
	t.queue.Clear()
	t.view.Calm()
	t.update = false
}

// Present shows an update: its steps one after another, then its snapshot. A Reset
// drops what was still to be shown. What it advises is shown by SetHint.
func (t *Table) Present(u session.Update) {
	t.hint = nil
	if u.Reset || !t.known {
		t.Stop()
		t.settle(u.Snapshot)
		t.last = Preview{}
		t.tellIdle()
		t.open()
		return
	}
	t.update = true
	if len(u.Steps) == 0 { // advice, a touch, a fault: nothing moves
		t.queue.Add(func() []anim.Motion { t.settle(u.Snapshot); return nil })
		return
	}
	t.quiet()
	t.adding = true // steps that take no time are over before the next is added
	for _, g := range group(u.Steps) {
		t.queue.Add(func() []anim.Motion { return t.play(g) })
	}
	t.queue.Add(func() []anim.Motion { return t.arrive(u.Snapshot) })
	t.adding = false
	if !t.Busy() {
		t.idle()
	}
}

// SetHint shows advice on the board until the next update, but only with the
// snapshot that it is about; nil takes it away.
func (t *Table) SetHint(h *session.Hint) {
	t.hint = h
	if !t.Busy() {
		t.mark()
		t.say(t.words())
		t.showKept()
	}
}

// quiet takes the signs off the board while something is shown. The last move stays
// marked until a piece moves.
func (t *Table) quiet() {
	t.chosen, t.carried = boardview.Spot{}, nil
	t.view.SetMarks(boardview.Marks{Homes: t.homes(), Last: t.view.Marks().Last})
	t.mat.SetReady(false)
	t.consider(Preview{})
	t.showKept()
}

// settle shows a snapshot as it stands.
func (t *Table) settle(s session.Snapshot) {
	t.take(s)
	if thrown(s) {
		t.mat.Lay(s.Faces, t.throws)
	} else {
		t.mat.Gather(heap(s))
	}
}

// heap is which sides of the gathered sticks are up: as last thrown, or two and two
// before the first throw.
func heap(s session.Snapshot) gamesticks.Faces {
	if s.LastThrow == 0 {
		return gamesticks.Faces{true, false, true, false}
	}
	return s.Faces
}

// take makes s what the table stands for, with the pieces in their places.
func (t *Table) take(s session.Snapshot) {
	t.unpick(s)
	t.snap, t.known, t.now = s, true, s.Pos
	t.dropped = boardview.Spot{}
	if !slices.ContainsFunc(s.Legal, func(m game.Move) bool { return same(t.source(m), t.chosen) }) {
		t.chosen = boardview.Spot{}
	}
	t.arrange()
	t.retext()
	t.view.SetReversed(s.Pos.Phase == [2]game.Phase{game.PhaseBell, game.PhaseBell})
	t.view.Place(&s.Pos)
}

// open gives the table back to the player.
func (t *Table) open() {
	t.say(t.words())
	t.mat.SetReady(t.snap.CanThrow)
	t.look()
}

func (t *Table) idle() {
	if t.adding {
		return
	}
	if t.update { // and not after a mere shake
		t.update = false
		t.tellIdle()
	}
	t.open() // last: what is pointed at outlives what the others show at rest
}

func (t *Table) tellIdle() {
	if t.cb.OnIdle != nil {
		t.cb.OnIdle()
	}
}

// thrown reports whether the sticks lie as thrown, rather than wait to be thrown.
func thrown(s session.Snapshot) bool {
	switch s.Pos.Await {
	case game.AwaitMove:
		return s.Pos.Throw != 0 || s.Pos.Pending != [7]uint8{} && s.LastThrow != 0
	case game.AwaitNothing:
		return s.LastThrow != 0
	}
	return s.Viewing >= 0 && s.LastThrow != 0
}

// Resize lays the table out in its size.
func (t *Table) Resize(s fyne.Size) {
	t.BaseWidget.Resize(s)
	t.arrange()
}

// arrange lays out both parts for the size, the rules and the preferences.
func (t *Table) arrange() {
	size := t.Size()
	if size.Width < 1 || size.Height < 1 {
		return
	}
	f := share(size.Width, size.Height)
	slots := 5
	if t.known {
		slots = max(int(t.snap.Config.Rules.Pieces), 1)
	}
	g := boardview.NewGeometry(f.side, f.zone, f.gap, t.prefs.Flipped, max(slots, 5))
	x := float32(int((size.Width - g.W) / 2))
	t.view.Move(fyne.NewPos(x, 0))
	t.view.Resize(fyne.NewSize(g.W, g.H))
	t.view.SetGeometry(g)
	t.mat.Move(fyne.NewPos(x, g.H+f.gap))
	t.mat.Resize(fyne.NewSize(g.W, f.mat))
}

// Refresh takes over the language and the theme in force.
func (t *Table) Refresh() {
	t.retext()
	if !t.Busy() {
		t.say(t.words())
	}
	t.view.Refresh()
	t.mat.Refresh()
	t.BaseWidget.Refresh()
}

// CreateRenderer is for Fyne.
func (t *Table) CreateRenderer() fyne.WidgetRenderer {
	return &renderer{t, []fyne.CanvasObject{t.view, t.mat}}
}

// MinSize is the smallest size in which the game can be played.
func (t *Table) MinSize() fyne.Size {
	return fyne.NewSize(boardview.WidthFor(46), least(46))
}

type renderer struct {
	t       *Table
	objects []fyne.CanvasObject
}

func (r *renderer) Layout(fyne.Size)             { r.t.arrange() }
func (r *renderer) MinSize() fyne.Size           { return r.t.MinSize() }
func (r *renderer) Refresh()                     {}
func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *renderer) Destroy()                     {}
