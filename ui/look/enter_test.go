package look

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Enter, of which a row of choices makes no use, goes to the window; a button
// takes it.
func TestEnterPasses(t *testing.T) {
	pressed, passed := 0, 0
	row := NewSegmented([]Choice{{Label: "a"}, {Label: "b"}}, 0, nil)
	button := NewSecondary("c", "", func() { pressed++ })
	test.NewTempApp(t)
	for _, o := range []interface {
		fyne.CanvasObject
		fyne.Focusable
	}{row, button} {
		w := test.NewTempWindow(t, o)
		w.Canvas().SetOnTypedKey(func(*fyne.KeyEvent) { passed++ })
		o.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	if pressed != 1 || passed != 1 {
		t.Errorf("pressed %d times, passed on %d times", pressed, passed)
	}
}
