package ruleform

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

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
	setting bool
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
	case k.Name == fyne.KeyEscape:
		form.Pass(e, k)
	case e.keys != nil && e.keys(k.Name):
	default:
		e.Entry.TypedKey(k)
	}
}

// FocusGained is for Fyne.
func (e *entry) FocusGained() {
	e.Entry.FocusGained()
	if e.seen != nil {
		e.seen()
	}
}

// FocusLost is for Fyne.
func (e *entry) FocusLost() {
	e.Entry.FocusLost()
	if e.left != nil {
		e.left()
	}
}

// SetOnFocus has f called when the keyboard comes to the field.
func (e *entry) SetOnFocus(f func()) { e.seen = f }
