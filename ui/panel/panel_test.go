package panel

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/game/board"
	"senet/game/session"
	"senet/ui/look"
	"senet/ui/panel/words"
)

// A paragraph keeps to its lines and its width, and says with an ellipsis that
// there was more.
func TestPara(t *testing.T) {
	test.NewTempApp(t)
	p := newPara(look.Body13, look.Ink)
	text := strings.Repeat("Белый конус уходит в Дом Возрождения ", 5) + strings.Repeat("ы", 80)
	for limit := 1; limit < 30; limit++ {
		h := p.set(text, 1, 0, 0, 150, limit)
		if h > p.height(limit, 1) {
			t.Fatalf("%d lines are %v high", limit, h)
		}
		shown := 0
		for _, l := range p.lines {
			if !l.Visible() {
				continue
			}
			shown++
			if w := look.Measure(l.Text, look.Body13, l.TextSize/look.Body13.Size()).Width; w > 150.5 {
				t.Errorf("line %q is %v wide", l.Text, w)
			}
		}
		if need := p.need(text, 1, 150); need > limit {
			if shown != limit || !strings.HasSuffix(p.lines[limit-1].Text, "…") {
				t.Errorf("%d of %d lines end with %q", shown, need, p.lines[limit-1].Text)
			}
		}
	}
}

func log(turns int) []session.LogEntry {
	var out []session.LogEntry
	for i := 1; i <= turns; i++ {
		for side := range board.Side(2) {
			out = append(out, session.LogEntry{Turn: i, Side: side, Text: fmt.Sprintf("3 — %d-%d : 19-16", i%27+1, i%27+4), MoveValid: true})
		}
	}
	return out
}

func list(t *testing.T, view func(int)) (*Moves, fyne.Window) {
	t.Helper()
	test.NewTempApp(t)
	m := NewMoves(view)
	w := test.NewTempWindow(t, m.Object)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(296, 198))
	return m, w
}

// A list of any length holds objects only for the lines in sight, shows the
// newest, and follows the entry looked at.
func TestMovesFollow(t *testing.T) {
	m, _ := list(t, func(int) {})
	m.Show(session.Snapshot{Viewing: -1, Log: log(400)})
	l := m.list
	if len(l.pool) > 12 {
		t.Errorf("%d lines of objects for %d in sight", len(l.pool), l.visible())
	}
	if last := l.lineOf[799]; last < l.first || last >= l.first+l.visible() {
		t.Errorf("the newest is on line %d, in sight are %d–%d", last, l.first, l.first+l.visible()-1)
	}
	m.Show(session.Snapshot{Viewing: 10, Log: log(400)})
	if at := l.lineOf[10]; at < l.first || at >= l.first+l.visible() {
		t.Errorf("the entry looked at is on line %d, in sight from %d", at, l.first)
	}
	if !m.live.Visible() {
		t.Error("no way back to the game")
	}
}

// Clicks and keys choose entries.
func TestMovesChoose(t *testing.T) {
	var got []int
	m, w := list(t, func(i int) { got = append(got, i) })
	m.Show(session.Snapshot{Viewing: -1, Log: log(3)})
	l := m.list
	cols := columns(l.k)
	l.Tapped(&fyne.PointEvent{Position: fyne.NewPos(cols[1]+10, 5)})
	l.Tapped(&fyne.PointEvent{Position: fyne.NewPos(cols[2]+10, l.step()*2+5)})
	l.Tapped(&fyne.PointEvent{Position: fyne.NewPos(cols[1]+10, l.step()*5+5)})
	w.Canvas().Focus(l)
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyHome})
	if want := fmt.Sprint([]int{0, 5, 4, 0}); fmt.Sprint(got) != want {
		t.Errorf("chose %v, want %v", got, want)
	}
}

// The wheel moves the lines, and no further than there are any.
func TestMovesScroll(t *testing.T) {
	m, _ := list(t, func(int) {})
	m.Show(session.Snapshot{Viewing: -1, Log: log(50)})
	end := m.list.first
	m.list.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 100)})
	if m.list.first >= end {
		t.Error("the wheel does nothing")
	}
	m.list.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 1e6)})
	if m.list.first != 0 {
		t.Errorf("stopped at %d", m.list.first)
	}
	m.list.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -1e6)})
	if m.list.first != end {
		t.Errorf("stopped at %d, the end is %d", m.list.first, end)
	}
}

// Where the story is too long for the panel its end is kept: what happened last
// matters most.
func TestTargetKeepsTheEndOfAStory(t *testing.T) {
	test.NewTempApp(t)
	target := NewTarget()
	w := test.NewTempWindow(t, target.Object)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(296, 174))
	var story []string
	for i := range 9 {
		story = append(story, fmt.Sprintf("Sentence number %d tells of something.", i))
	}
	target.Show(Card{Art: "tile-05", Title: "The Hierophant", Head: "4 → 6", Story: story})
	shown := ""
	for _, b := range target.bodies {
		for _, l := range b.lines {
			if l.Visible() {
				shown += l.Text + " "
			}
		}
	}
	if !strings.Contains(shown, "number 8") || strings.Contains(shown, "number 0") {
		t.Errorf("shown: %q", shown)
	}
	target.Show(Card{Art: "tile-05", Title: "The Hierophant", Effects: []words.Effect{{Badge: "badge-swap", Text: "Swap."}}, Warn: true})
	if !target.badges[0].Visible() || target.badges[1].Visible() {
		t.Error("the badge is not beside its sentence")
	}
}
