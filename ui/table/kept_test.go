package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/rules"
	"senet/game/session"
	"senet/ui/boardview"
	"senet/ui/sticks"
	"senet/ui/tr"
)

// printed is a position of the printed game with the throws given put by (RULES §6,
// toggle throws-first): spools on 3, 10 and 26, cones on 12 and 21.
func printed(t *testing.T, throws ...game.Throw) session.Snapshot {
	t.Helper()
	preset, ok := rules.ByID("kendall-printed")
	if !ok {
		t.Fatal("no preset kendall-printed")
	}
	g := gametest.New(t, preset.Rules)
	p := g.Start()
	p.Cells = [len(p.Cells)]uint8{}
	for _, q := range []board.Square{3, 10, 26} {
		p.Cells[q] = 1
	}
	for _, q := range []board.Square{12, 21} {
		p.Cells[q] = 2
	}
	p.Turn, p.Freed = 0, [2]uint8{4, 5}
	p.Await, p.Throw, p.Owed = game.AwaitMove, 0, 0
	for _, n := range throws {
		p.Pending[n]++
	}
	return session.Snapshot{
		Revision: 1, Game: g, Config: session.Config{Rules: preset.Rules}, Pos: p, Legal: g.Legal(&p, nil),
		HumanToAct: true, Viewing: -1, LastThrow: 2,
	}
}

func key(tb *Table, k fyne.KeyName) { tb.TypedKey(&fyne.KeyEvent{Name: k}) }

func TestThrowsPutByAreShown(t *testing.T) {
	tb, _ := newTable(t)
	show(tb, printed(t, 1, 4, 4, 2))
	k := tb.mat.Kept()
	if k.Count != [7]uint8{1: 1, 2: 1, 4: 2} || k.Chosen != 1 || !k.Open[1] || !k.Open[2] || !k.Open[4] || k.Open[3] {
		t.Errorf("shown: %+v", k)
	}
	if w := tb.mat.Words(); w.Value != "1" || !strings.Contains(w.Lines[0], "1,\u00a02,\u00a04\u00a0×2") {
		t.Errorf("words: %+v", w)
	}
	if tb.mat.Gathered() {
		t.Error("the sticks lie as thrown: there is nothing to throw now")
	}
	show(tb, printed(t, 3)) // one alone is said as in other games
	if w := tb.mat.Words(); w.Value != "3" || w.Title != tr.S("table.throw.3") || w.Lines[0] != tr.S("table.move.3") {
		t.Errorf("words of one: %+v", w)
	}
	s := printed(t, 1, 2)
	s.HumanToAct, s.Legal = false, nil
	show(tb, s)
	if k := tb.mat.Kept(); k.Count[1] != 1 || k.Chosen != 0 || k.Open != [7]bool{} {
		t.Errorf("of another's throws none is mine to choose: %+v", k)
	}
	show(tb, guide(t))
	if k := tb.mat.Kept(); k != (sticks.Kept{}) || tb.mat.Words().Score != 3 {
		t.Errorf("other games have none: %+v", k)
	}
	if tb.ThrowKey(fyne.Key3) {
		t.Error("and no key for them")
	}
}

func TestTheChosenThrowMoves(t *testing.T) {
	tb, a := newTable(t)
	show(tb, printed(t, 1, 4))
	tb.pointAt(boardview.On(3))
	if a.last.Move != (game.Move{From: 3, To: 4, Throw: 1}) {
		t.Errorf("by the first: %+v", a.last.Move)
	}
	key(tb, fyne.Key4)
	tb.pointAt(boardview.Spot{})
	tb.pointAt(boardview.On(3))
	if a.last.Move != (game.Move{From: 3, To: 7, Throw: 4}) || tb.mat.Kept().Chosen != 4 || tb.mat.Words().Value != "4" {
		t.Errorf("by the one chosen: %+v, %+v", a.last.Move, tb.mat.Kept())
	}
	if m := tb.view.Marks(); !slices.Contains(m.Legal, boardview.On(7)) || slices.Contains(m.Legal, boardview.On(4)) {
		t.Errorf("targets: %v", m.Legal)
	}
	tb.tapChip(1)
	tb.tapChip(1) // and free again
	if tb.pick != 0 {
		t.Error("the same again: any may be")
	}
	tb.tapChip(4)
	tb.tap(boardview.On(3))
	if len(a.moves) != 1 || a.moves[0] != (game.Move{From: 3, To: 7, Throw: 4}) {
		t.Errorf("moves %v", a.moves)
	}
	show(tb, printed(t, 1))
	if tb.pick != 0 || tb.mat.Kept().Chosen != 1 {
		t.Error("the next throw is chosen afresh")
	}
}

// A piece that can move by one of the throws only moves by that; where a throw was
// chosen, it is refused with the cause that holds for this throw.
func TestOnlyThrowOfAPiece(t *testing.T) {
	tb, a := newTable(t)
	s := printed(t, 1, 2)
	by := map[board.Square][]game.Throw{}
	for _, m := range s.Legal {
		by[m.From] = append(by[m.From], m.Throw)
	}
	if !slices.Equal(by[10], []game.Throw{1, 2}) {
		t.Fatalf("legal %v", s.Legal)
	}
	s.Pos.Cells[11] = 1 // 10 cannot go by 1: its own piece is there
	s.Legal = s.Game.Legal(&s.Pos, nil)
	show(tb, s)
	tb.pointAt(boardview.On(10))
	if a.last.Move.Throw != 2 || tb.mat.Kept().Chosen != 2 {
		t.Errorf("considered %+v, lit %d", a.last.Move, tb.mat.Kept().Chosen)
	}
	tb.pointAt(boardview.Spot{})
	if tb.mat.Kept().Chosen != 1 {
		t.Error("back to the throw due")
	}
	key(tb, fyne.Key1)
	tb.tap(boardview.On(10))
	if len(a.moves) != 0 || a.refused[10] == game.ReasonNone {
		t.Errorf("moves %v, refused %v", a.moves, a.refused)
	}
	key(tb, fyne.KeyEscape)
	if tb.pick != 0 {
		t.Error("Escape gives the choice up")
	}
	tb.tap(boardview.On(10))
	if len(a.moves) != 1 || a.moves[0].Throw != 2 {
		t.Errorf("moves %v", a.moves)
	}
}

// Dropped on the square of another throw, a piece moves by that one.
func TestTargetChoosesTheThrow(t *testing.T) {
	tb, a := newTable(t)
	show(tb, printed(t, 1, 4))
	from, to := boardview.On(3), boardview.On(7)
	tb.drag(from, to)
	tb.drop(from, to)
	if len(a.moves) != 1 || a.moves[0] != (game.Move{From: 3, To: 7, Throw: 4}) {
		t.Errorf("moves %v", a.moves)
	}
}

// Of moves that differ only in the throw, the chosen throw decides.
func TestMovesThatDifferInTheThrow(t *testing.T) {
	tb, _ := newTable(t)
	s := printed(t, 4, 5)
	off := game.Move{From: 26, To: board.Off}
	four, five := off, off
	four.Throw, five.Throw = 4, 5
	s.Legal = []game.Move{four, five}
	show(tb, s)
	for _, c := range []struct {
		pick game.Throw
		want game.Move
	}{{0, four}, {5, five}, {4, four}} {
		tb.pick = c.pick
		if m := tb.meant(boardview.On(26)); len(m) != 1 || m[0] != c.want {
			t.Errorf("chosen %d: %v", c.pick, m)
		}
		if m := tb.meant(boardview.Spot{Place: boardview.AtExit}); len(m) != 1 || m[0] != c.want {
			t.Errorf("chosen %d, at the exit: %v", c.pick, m)
		}
	}
}

// The words of throws put by have their place in every language.
func TestKeptWordsFit(t *testing.T) {
	defer tr.SetLanguage("en")
	for _, size := range []fyne.Size{fyne.NewSize(590, 514), fyne.NewSize(912, 704)} {
		for _, lang := range tr.Languages {
			tr.SetLanguage(lang)
			tb, _ := newTable(t)
			tb.Resize(size)
			for _, throws := range [][]game.Throw{{2}, {4, 4}, {1, 1, 4, 4, 5, 5, 2}} {
				s := printed(t, throws...)
				show(tb, s)
				if w := tb.mat.Words(); len(throws) > 1 && w.Lines[1] == "" || !tb.mat.Complete() {
					t.Errorf("%v, %s: %+v does not fit", size, lang, w)
				}
				for n := game.Throw(1); n < 6; n++ {
					for _, w := range []sticks.Words{tb.thrownWords(n), usedWords(n)} {
						tb.say(w)
						if !tb.mat.Complete() {
							t.Errorf("%v, %s: %+v does not fit", size, lang, w)
						}
					}
				}
				s.Pos.Await, s.Pos.Owed, s.CanThrow, s.Legal = game.AwaitThrow, 1, true, nil
				show(tb, s)
				if w := tb.mat.Words(); !strings.Contains(w.Lines[1], "2") && len(throws) > 2 || !tb.mat.Complete() {
					t.Errorf("%v, %s: %+v", size, lang, w)
				}
			}
		}
	}
}

// While a throw that was put by is played, it is said and lit, and waits no more.
func TestUsedThrowIsSaid(t *testing.T) {
	tb, _ := newTable(t)
	s := printed(t, 1, 4)
	show(tb, s)
	c := &clock{}
	tb.queue.Start = c.start
	p, events, err := s.Game.Play(s.Pos, game.Move{From: 3, To: 7, Throw: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	after := s
	after.Revision, after.Pos, after.Legal = 2, p, s.Game.Legal(&p, nil)
	var steps []session.Step
	at := s.Pos
	for _, e := range events {
		at = s.Game.Show(at, e)
		steps = append(steps, session.Step{Event: e, After: at})
	}
	tb.Present(session.Update{Snapshot: after, Steps: steps})
	if w := tb.mat.Words(); !tb.Busy() || w.Value != "4" || w.Score != 4 || tb.mat.Kept().Count != [7]uint8{1: 1} {
		t.Errorf("in motion: %+v, %+v", w, tb.mat.Kept())
	}
	tb.Skip()
	if w := tb.mat.Words(); w.Value != "1" || tb.mat.Kept().Chosen != 1 {
		t.Errorf("at rest: %+v, %+v", w, tb.mat.Kept())
	}
}
