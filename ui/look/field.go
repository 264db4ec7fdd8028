package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/game/plain"
)

// Field is a text field with a focus ring. Escape, Tab and the window's shortcuts
// go through it. Text is what it says; Fill changes that from outside.
type Field struct {
	widget.Entry

	Box     *fyne.Container         // the field with its ring: what to show and place
	Changed func(string)            // by the user, not by Fill; may be nil
	Keys    func(fyne.KeyName) bool // optional: is offered a key first and reports whether it used it
	Entered func()                  // Enter in a field of one line; may be nil
	Left    func()                  // the keyboard has gone; may be nil
	Clears  bool                    // Escape empties it before it closes anything

	seen    func()
	ring    *plate
	limit   int
	filling bool
}

// NewField returns a field of at most limit characters; lines is how many it
// shows, and more than one lets the user write several.
func NewField(placeholder string, limit, lines int) *Field {
	f := &Field{limit: limit}
	f.ExtendBaseWidget(f)
	if lines > 1 {
		f.MultiLine, f.Wrapping = true, fyne.TextWrapWord
		f.SetMinRowsVisible(lines)
	}
	f.PlaceHolder = placeholder
	f.ring = focusRing(ButtonRadius)
	f.Box = container.New(ringed{}, f, f.ring.Raster)
	f.OnChanged = f.changed
	return f
}

func (f *Field) changed(s string) {
	if c := f.plain(s); c != s { // comes back here
		if !f.MultiLine {
			r := []rune(s)
			f.CursorColumn = len([]rune(f.plain(string(r[:min(f.CursorColumn, len(r))]))))
		}
		f.SetText(c)
		return
	}
	if r := []rune(s); len(r) > f.limit {
		f.SetText(string(r[:f.limit])) // comes back here
		return
	}
	if !f.filling && f.Changed != nil {
		f.Changed(s)
	}
}

// plain is s without what cannot be seen and turns the writing round.
func (f *Field) plain(s string) string {
	if f.MultiLine {
		return plain.Text(s)
	}
	return plain.Line(s)
}

// Fill puts a text into the field without telling anybody.
func (f *Field) Fill(s string) {
	if f.Text != s {
		f.filling = true
		f.SetText(s)
		f.filling = false
	}
}

// SetOnFocus has came called whenever the keyboard comes to the field.
func (f *Field) SetOnFocus(came func()) { f.seen = came }

// AcceptsTab is for Fyne: Tab goes on to the next control.
func (f *Field) AcceptsTab() bool { return false }

// TypedKey is for Fyne.
func (f *Field) TypedKey(k *fyne.KeyEvent) {
	enter := k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter
	switch {
	case k.Name == fyne.KeyEscape && f.Clears && f.Text != "":
		f.SetText("")
	case k.Name == fyne.KeyEscape:
		Pass(f, k)
	case f.Keys != nil && f.Keys(k.Name):
	case enter && !f.MultiLine && f.Entered != nil:
		f.Entered()
	default:
		f.Entry.TypedKey(k)
	}
}

// TypedRune is for Fyne: what cannot be seen is not typed.
func (f *Field) TypedRune(r rune) {
	if !plain.Hidden(r) {
		f.Entry.TypedRune(r)
	}
}

// pasted is a clipboard of whose content only what a field may hold is pasted.
type pasted struct {
	fyne.Clipboard
	of *Field
}

// Content is for Fyne.
func (p pasted) Content() string { return p.of.plain(p.Clipboard.Content()) }

// TypedShortcut is for Fyne: what the field has no use for is for the window.
func (f *Field) TypedShortcut(s fyne.Shortcut) {
	if p, ok := s.(*fyne.ShortcutPaste); ok && p.Clipboard != nil {
		s = &fyne.ShortcutPaste{Clipboard: pasted{p.Clipboard, f}}
	}
	f.Entry.TypedShortcut(s)
	if _, ours := s.(*desktop.CustomShortcut); !ours {
		return
	}
	if cv, ok := fyne.CurrentApp().Driver().CanvasForObject(f).(fyne.Shortcutable); ok {
		cv.TypedShortcut(s)
	}
}

// FocusGained is for Fyne.
func (f *Field) FocusGained() {
	f.Entry.FocusGained()
	f.ring.Show()
	if f.seen != nil {
		f.seen()
	}
}

// FocusLost is for Fyne.
func (f *Field) FocusLost() {
	f.Entry.FocusLost()
	f.ring.Hide()
	if f.Left != nil {
		f.Left()
	}
}

// Pass hands a key that o has no use for to the window it is in.
func Pass(o fyne.CanvasObject, k *fyne.KeyEvent) {
	if cv := fyne.CurrentApp().Driver().CanvasForObject(o); cv != nil && cv.OnTypedKey() != nil {
		cv.OnTypedKey()(k)
	}
}

// ringed sets a ring round its first object.
type ringed struct{}

// MinSize is for Fyne.
func (ringed) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout is for Fyne.
func (ringed) Layout(o []fyne.CanvasObject, size fyne.Size) {
	Put(o[0], 0, 0, size.Width, size.Height)
	Put(o[1], -focusGap, -focusGap, size.Width+2*focusGap, size.Height+2*focusGap)
}
