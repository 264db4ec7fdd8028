package look

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A picker steps by the arrow keys, stops at the ends, and opens its menu.
func TestPicker(t *testing.T) {
	test.NewTempApp(t)
	var told []int
	p := NewPicker([]string{"one", "two", "three"}, 0, func(i int) { told = append(told, i) })
	w := test.NewTempWindow(t, p)
	w.Resize(fyne.NewSize(300, 300))
	seen := 0
	p.SetOnFocus(func() { seen++ })
	w.Canvas().Focus(p)
	for _, k := range []fyne.KeyName{fyne.KeyUp, fyne.KeyDown, fyne.KeyEnd, fyne.KeyDown, fyne.KeyHome} {
		p.TypedKey(&fyne.KeyEvent{Name: k})
	}
	if got := told; len(got) != 3 || got[0] != 1 || got[1] != 2 || got[2] != 0 || seen != 1 {
		t.Errorf("chosen %v, focus seen %d times", got, seen)
	}
	p.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	menu, ok := w.Canvas().Overlays().Top().(*pickerMenu)
	if !ok {
		t.Fatal("Space opens no menu")
	}
	for _, k := range []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn} {
		menu.TypedKey(&fyne.KeyEvent{Name: k})
	}
	if p.Selected() != 2 || w.Canvas().Overlays().Top() != nil {
		t.Errorf("the menu chose %d", p.Selected())
	}
	p.open()
	menu = w.Canvas().Overlays().Top().(*pickerMenu)
	menu.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	menu.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.Selected() != 2 || w.Canvas().Overlays().Top() != nil {
		t.Error("Escape chooses, or does not close")
	}
	p.open()
	menu = w.Canvas().Overlays().Top().(*pickerMenu)
	at, _, row := menu.box()
	menu.Tapped(&fyne.PointEvent{Position: at.AddXY(10, menuEdge+row/2)})
	if p.Selected() != 0 {
		t.Errorf("a click on the first chose %d", p.Selected())
	}
	p.SetEnabled(false)
	p.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	if p.Selected() != 0 {
		t.Error("a picker that is off can be changed")
	}
}

// Of more choices than fit those around the one pointed at are in sight, as
// large as any, and a click takes the one under it.
func TestPickerOfMany(t *testing.T) {
	test.NewTempApp(t)
	names := make([]string, 200)
	for i := range names {
		names[i] = strconv.Itoa(i)
	}
	p := NewPicker(names, 150, nil)
	w := test.NewTempWindow(t, p)
	w.Resize(fyne.NewSize(400, 300))
	p.open()
	menu := w.Canvas().Overlays().Top().(*pickerMenu)
	at, size, row := menu.box()
	if size.Height > 300 || row < menuLow {
		t.Fatalf("a menu of %v, rows of %v", size, row)
	}
	if !menu.labels[150].Visible() || menu.labels[0].Visible() {
		t.Error("the choice in force is out of sight")
	}
	menu.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -10)})
	want := menu.first + 1
	menu.Tapped(&fyne.PointEvent{Position: at.AddXY(10, menuEdge+row*1.5)})
	if p.Selected() != want {
		t.Errorf("a click on the second in sight, %d, chose %d", want, p.Selected())
	}
}
