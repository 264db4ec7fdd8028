package ruleform

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/game/rules"
	"senet/ui/look"
)

// A built-in rule set offers no editors and no way to change it; the copy has
// one for each toggle.
func TestBuiltInIsReadOnly(t *testing.T) {
	b := newBench(t)
	for _, r := range b.sheet.rows {
		if r.edit != nil || !r.value.Visible() || r.value.Text() == "" {
			t.Errorf("%s can be changed, or does not show its value", r.toggle.Key)
		}
	}
	if b.head.save.Visible() || b.head.remove.Visible() || !b.head.copy.Visible() || b.head.name.Box.Visible() {
		t.Error("wrong buttons")
	}
	test.Tap(b.head.copy)
	d := b.model.Selected()
	if d.Fixed() || d.Name("en") != "Kendall, my way" || b.win.Canvas().Focused() != fyne.Focusable(b.head.name) {
		t.Fatal("no copy, or its name has not got the keyboard")
	}
	for _, r := range b.sheet.rows {
		if r.edit == nil || !r.edit.object.Visible() || r.value.Visible() {
			t.Errorf("%s cannot be changed", r.toggle.Key)
		}
	}
	if b.head.copy.Visible() || !b.head.save.Visible() || !b.head.remove.Visible() {
		t.Error("wrong buttons for a copy")
	}
}

// Every editor takes every value of its toggle and shows it, and tells nobody
// when it is only shown one.
func TestEditors(t *testing.T) {
	b := newBench(t)
	test.Tap(b.head.copy)
	d := b.model.Selected()
	for _, r := range b.sheet.rows {
		told := 0
		e := newEditor(r.toggle, func(string) { told++ }, func() { told++ })
		values := r.toggle.Options()
		switch r.toggle.Kind {
		case rules.KindThrows:
			values = []string{"none", "1", "1 2 3 4 5"}
		case rules.KindList:
			values = []string{r.toggle.Get(d.Now.Rules)}
		}
		for _, v := range values {
			e.show(v)
		}
		if told != 0 || len(e.stops) == 0 || e.first == nil {
			t.Errorf("%s: told %d times", r.toggle.Key, told)
		}
	}
	row := func(key string) *row { return b.sheet.row(key) }
	test.Tap(row("again").edit.stops[1].(fyne.Tappable)) // a throw of 2
	if got := row("again").mark.Value; got != "1 2 4 5" {
		t.Errorf("again is %s", got)
	}
	row("fate").edit.stops[4].(*look.Picker).TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	if got := row("fate").mark.Value; got != "on on on on free" {
		t.Errorf("fate is %s", got)
	}
	field := row("minutes").edit.first.(*look.Field)
	field.SetText("30")
	if d.Now.Rules.Minutes != 30 {
		t.Errorf("%d minutes", d.Now.Rules.Minutes)
	}
	field.SetText("99999")
	if d.Now.Rules.Minutes != 30 || !row("minutes").notice.Visible() {
		t.Error("99999 minutes were taken, or not complained of")
	}
	field.FocusLost()
	if field.Text != "30" {
		t.Errorf("the field is left at %q", field.Text)
	}
	field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageUp})
	if d.Now.Rules.Minutes != 41 || field.Text != "41" {
		t.Errorf("%d minutes, shown as %s", d.Now.Rules.Minutes, field.Text)
	}
}

// A changed value is marked and can be taken back; a toggle without effect says
// why.
func TestMarksShown(t *testing.T) {
	b := newBench(t)
	test.Tap(b.head.copy)
	r := b.sheet.row("net-loses")
	r.edit.first.(*look.Segmented).TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	if !r.bar.Visible() || !r.back.box.Visible() || r.backText != "Back to: Yes" {
		t.Errorf("not marked: %q", r.backText)
	}
	if other := b.sheet.row("ba-doubles"); other.bar.Visible() || other.back.box.Visible() {
		t.Error("another one is marked")
	}
	if !strings.Contains(b.sheet.compared.Text(), "1 change") || !b.sheet.resetBox.Visible() {
		t.Error(b.sheet.compared.Text())
	}
	test.Tap(r.back)
	if r.bar.Visible() || b.model.Selected().Changes() != 0 || b.win.Canvas().Focused() != r.edit.first {
		t.Error("not taken back, or the keyboard is lost")
	}
	b.pick("bell") // a built-in one says what it has otherwise than its base
	if r := b.sheet.row("system"); !r.was.Visible() || r.was.Text() != "Changed; in “Kendall”: Removing (Kendall)" {
		t.Errorf("%q", r.was.Text())
	}
	b.choose(b.model.Own()[0])
	idle := b.sheet.row("gods-jump")
	if !idle.notice.Visible() || !strings.Contains(idle.notice.Text(), "A game with the gods") {
		t.Errorf("%q", idle.notice.Text())
	}
	b.sheet.row("gods").edit.first.(*look.Segmented).TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if idle.notice.Visible() {
		t.Error("it has an effect now")
	}
}

// RULES §7: a contradiction stands beside both toggles and at the top; saving
// and playing wait. The strip leads to each of the two.
func TestClashShown(t *testing.T) {
	b := newBench(t)
	test.Tap(b.head.copy)
	pieces, start := b.sheet.row("pieces"), b.sheet.row("start")
	pieces.edit.first.(*look.Segmented).TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	want := "ten pieces a side are too many"
	if !strings.Contains(pieces.clash.Text(), want) || !strings.Contains(start.clash.Text(), want) ||
		!b.strip.box.Visible() || !strings.Contains(b.strip.text.Text(), want) {
		t.Errorf("%q, %q, %q", pieces.clash.Text(), start.clash.Text(), b.strip.text.Text())
	}
	if !b.head.save.Disabled() || !b.head.play.Disabled() {
		t.Error("it could be saved or played")
	}
	b.save()
	b.play()
	if len(b.saved)+len(b.played) > 0 {
		t.Error("it was")
	}
	b.showClash()
	if b.win.Canvas().Focused() != pieces.edit.first {
		t.Error("the first toggle has not got the keyboard")
	}
	b.showClash()
	if b.win.Canvas().Focused() != start.edit.first {
		t.Error("the second toggle has not got the keyboard")
	}
	pieces.edit.first.(*look.Segmented).TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	if pieces.clash.Visible() || start.clash.Visible() || b.strip.box.Visible() || b.head.save.Disabled() {
		t.Error("it is solved")
	}
}

// The search shows what it finds, under its group; “changed” only what differs.
func TestFilter(t *testing.T) {
	b := newBench(t)
	shown := func() (out []string) {
		for _, r := range b.sheet.rows {
			if r.box.Visible() {
				out = append(out, r.toggle.Key)
			}
		}
		return out
	}
	b.search.SetText("net 16")
	if got := shown(); len(got) != 1 || got[0] != "net-loses" {
		t.Errorf("%q", got)
	}
	for g, h := range b.sheet.headings {
		if h.Visible() != (g == rules.GroupHouses) {
			t.Errorf("heading of group %v", g)
		}
	}
	b.search.SetText("no such thing")
	if len(shown()) > 0 || !b.sheet.nothing.Visible() {
		t.Error("something found")
	}
	b.win.Canvas().Focus(b.search)
	b.key(fyne.KeyEscape)
	if b.search.Text != "" || b.closed > 0 {
		t.Error("Escape does not empty the search first")
	}
	b.pick("kendall-long")
	b.only.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if got := shown(); len(got) != b.model.Selected().Changes() || len(got) == 0 {
		t.Errorf("%q", got)
	}
}
