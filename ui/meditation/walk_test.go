package meditation

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/game/board"
	"senet/ui/look"
	"senet/ui/tr"
)

// The piece meets every square, drowns once and is reborn on 15, and leaves.
func TestWay(t *testing.T) {
	seen := map[board.Square]int{}
	for i, q := range way {
		seen[q]++
		if i > 0 && way[i-1] == board.Water && q != board.Rebirth {
			t.Errorf("out of the Water to %d", q)
		}
	}
	for q := board.Square(1); q <= board.Off; q++ {
		if seen[q] == 0 {
			t.Errorf("%d is not on the way", q)
		}
	}
	if seen[board.Water] != 1 {
		t.Error("it drowns", seen[board.Water], "times")
	}
}

// The piece is whole and at rest at the beginning of every breath, and never
// jumps while it is seen.
func TestPose(t *testing.T) {
	for i := range way {
		w := walk{i: i}
		if p := w.pose(); p.at.Valid() && p.alpha != 1 || p.t != 0 {
			t.Errorf("step %d begins with %+v", i, p)
		}
		for w.p = 0; w.p < 1; w.p += 0.01 {
			p := w.pose()
			if p.alpha < 0 || p.alpha > 1 || p.t < 0 || p.t > 1 {
				t.Errorf("step %d: %+v", i, p)
			}
			if p.at != p.to && p.at.Row() != p.to.Row() && p.to != p.at+1 {
				t.Errorf("step %d crosses the board: %+v", i, p)
			}
		}
	}
}

// At rest no frame is asked for; a breath has its bounds.
func TestRest(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme())
	tr.SetLanguage("en")
	now := time.Unix(0, 0)
	var due func()
	v := New(UsualBreath, Calls{Now: func() time.Time { return now }, Later: func(d time.Duration, f func()) func() {
		due = f
		return func() { due = nil }
	}})
	w := test.NewTempWindow(t, v)
	w.Resize(fyne.NewSize(900, 600))
	v.Start()
	for range 400 {
		now = now.Add(frameTime)
		f := due
		if f == nil {
			t.Fatal("no frame")
		}
		f()
	}
	if v.walk.i != 1 {
		t.Errorf("after 16 s of breaths of 10 s at step %d", v.walk.i)
	}
	v.Key(fyne.KeySpace)
	if due != nil || !v.Resting() {
		t.Error("a frame is due at rest")
	}
	v.Key(fyne.KeySpace)
	if due == nil {
		t.Error("it does not go on")
	}
	for range 40 {
		v.Key(fyne.KeyUp)
	}
	if v.Breath() != LongestBreath {
		t.Error(v.Breath())
	}
	for range 40 {
		v.Key(fyne.KeyDown)
	}
	if v.Breath() != ShortestBreath {
		t.Error(v.Breath())
	}
	if v.Key(fyne.KeyEscape) {
		t.Error("Escape is the window's")
	}
	v.Stop()
	if due != nil {
		t.Error("a frame is due after the end")
	}
}
