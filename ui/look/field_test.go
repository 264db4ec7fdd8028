package look

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func typed(f *Field, k fyne.KeyName) { f.TypedKey(&fyne.KeyEvent{Name: k}) }

// What the user types is told and cut to the limit; what is filled in is not told.
func TestField(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme())
	f := NewField("name", 5, 1)
	w := test.NewTempWindow(t, f.Box)
	var told []string
	f.Changed = func(s string) { told = append(told, s) }
	f.Fill("Тот")
	if len(told) > 0 || f.Text != "Тот" {
		t.Errorf("told %q, says %q", told, f.Text)
	}
	f.SetText("Нефертити")
	if f.Text != "Нефер" || told[len(told)-1] != "Нефер" {
		t.Errorf("told %q, says %q", told, f.Text)
	}

	passed, entered, came, left := 0, 0, 0, 0
	w.Canvas().SetOnTypedKey(func(*fyne.KeyEvent) { passed++ })
	f.Entered, f.Left, f.Clears = func() { entered++ }, func() { left++ }, true
	f.SetOnFocus(func() { came++ })
	w.Canvas().Focus(f)
	if !f.ring.Visible() || came != 1 {
		t.Errorf("ring %v, came %d", f.ring.Visible(), came)
	}
	typed(f, fyne.KeyEscape)
	if f.Text != "" || passed != 0 {
		t.Error("Escape first empties the field")
	}
	typed(f, fyne.KeyEscape)
	typed(f, fyne.KeyReturn)
	if passed != 1 || entered != 1 {
		t.Errorf("passed %d, entered %d", passed, entered)
	}
	f.Keys = func(k fyne.KeyName) bool { return k == fyne.KeyReturn }
	typed(f, fyne.KeyReturn)
	if entered != 1 {
		t.Error("a key that was used is used again")
	}
	w.Canvas().Unfocus()
	if f.ring.Visible() || left != 1 || f.AcceptsTab() {
		t.Errorf("ring %v, left %d", f.ring.Visible(), left)
	}
}

// In a field of several lines Enter begins another.
func TestFieldOfLines(t *testing.T) {
	test.NewTempApp(t)
	f := NewField("", 100, 3)
	f.Entered = func() { t.Error("Enter ends it") }
	f.SetText("a")
	f.CursorColumn = 1
	typed(f, fyne.KeyReturn)
	if f.Text != "a\n" {
		t.Errorf("%q", f.Text)
	}
}

// PITFALLS: what is pasted may hold what cannot be seen and turns the writing
// round; the field takes it out, and the cursor stands behind what was pasted.
func TestFieldIsPlain(t *testing.T) {
	test.NewTempApp(t)
	for _, lines := range []int{1, 3} {
		f := NewField("", 100, lines)
		test.NewTempWindow(t, f.Box).Resize(fyne.NewSize(300, 200))
		f.SetText("ab")
		f.CursorColumn = 1
		clip := test.NewClipboard()
		clip.SetContent("\u202Ex\ty\u2069\x07")
		f.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip})
		if f.Text != "ax yb" || f.CursorColumn != 4 {
			t.Errorf("%d lines: %q, the cursor at %d", lines, f.Text, f.CursorColumn)
		}
		f.TypedRune('\u202D')
		f.TypedRune('z')
		if f.Text != "ax yzb" {
			t.Errorf("%d lines: %q", lines, f.Text)
		}
	}
}
