package ruleform

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
	"senet/ui/panel/form"
)

// entry is a text field that lets Escape and Tab through and tells when the
// keyboard comes to it.
type entry struct {
	widget.Entry

	limit   int                       // most characters
	changed func(string)              // by the player
	seen    func()                    // optional: the keyboard has come
	left    func()                    // optional: it has gone
	keys    func(k fyne.KeyName) bool // optional: reports whether it used the key
	clears  bool                      // Escape empties it first, before it closes anything
	setting bool

	box  *fyne.Container // the field with its focus ring: what to show and place
	ring *canvas.Rectangle
}

// newEntry returns a field of one line.
func newEntry(placeholder string, limit int, changed func(string)) *entry {
	e := &entry{limit: limit, changed: changed}
	e.init(placeholder)
	return e
}

// newText returns a field of several lines, three in sight.
func newText(placeholder string, limit int, changed func(string)) *entry {
	e := &entry{limit: limit, changed: changed}
	e.MultiLine, e.Wrapping = true, fyne.TextWrapWord
	e.init(placeholder)
	e.SetMinRowsVisible(2)
	return e
}

func (e *entry) init(placeholder string) {
	e.ExtendBaseWidget(e)
	e.Entry.PlaceHolder = placeholder
	e.ring = look.Rounded(look.Transparent, look.Move, look.ButtonRadius+3)
	e.ring.StrokeWidth = 2.5
	e.ring.Hide()
	e.box = container.New(ringed{}, e, e.ring)
	e.OnChanged = func(s string) {
		if r := []rune(s); len(r) > e.limit {
			e.SetText(string(r[:e.limit])) // comes back here
			return
		}
		if !e.setting && e.changed != nil {
			e.changed(s)
		}
	}
}

// show puts a text into the field without telling anybody.
func (e *entry) show(s string) {
	if e.Text != s {
		e.setting = true
		e.SetText(s)
		e.setting = false
	}
}

// AcceptsTab is for Fyne: Tab goes on to the next control.
func (e *entry) AcceptsTab() bool { return false }

// TypedKey is for Fyne.
func (e *entry) TypedKey(k *fyne.KeyEvent) {
	switch {
	case k.Name == fyne.KeyEscape && e.clears && e.Text != "":
		e.SetText("")
	case k.Name == fyne.KeyEscape:
		form.Pass(e, k)
	case e.keys != nil && e.keys(k.Name):
	default:
		e.Entry.TypedKey(k)
	}
}

// TypedShortcut is for Fyne: what the field has no use for is for the window.
func (e *entry) TypedShortcut(s fyne.Shortcut) {
	e.Entry.TypedShortcut(s)
	if _, ours := s.(*desktop.CustomShortcut); !ours {
		return
	}
	if cv, ok := fyne.CurrentApp().Driver().CanvasForObject(e).(fyne.Shortcutable); ok {
		cv.TypedShortcut(s)
	}
}

// FocusGained is for Fyne.
func (e *entry) FocusGained() {
	e.Entry.FocusGained()
	e.ring.Show()
	if e.seen != nil {
		e.seen()
	}
}

// FocusLost is for Fyne.
func (e *entry) FocusLost() {
	e.Entry.FocusLost()
	e.ring.Hide()
	if e.left != nil {
		e.left()
	}
}

// SetOnFocus has f called when the keyboard comes to the field.
func (e *entry) SetOnFocus(f func()) { e.seen = f }

// ringed sets a ring round its first object.
type ringed struct{}

// MinSize is for Fyne.
func (ringed) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout is for Fyne.
func (ringed) Layout(o []fyne.CanvasObject, size fyne.Size) {
	put(o[0], 0, 0, size.Width, size.Height)
	put(o[1], -3, -3, size.Width+6, size.Height+6)
}
