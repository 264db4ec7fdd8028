package reading

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
	"senet/ui/panel/form"
)

// Field is a text field with a focus ring that lets Escape and Tab through.
type Field struct {
	widget.Entry

	Box     *fyne.Container // the field with its ring: what to show and place
	Entered func()          // Enter in a field of one line; may be nil
	Changed func(string)    // by the reader, not by Fill; may be nil
	Came    func()          // the keyboard has come; may be nil
	Left    func()          // the keyboard has gone; may be nil

	ring    *canvas.Rectangle
	limit   int
	filling bool
}

// NewField returns a field of at most limit characters; lines is how many it
// shows, and more than one lets the reader write several.
func NewField(placeholder string, limit, lines int) *Field {
	f := &Field{limit: limit}
	f.ExtendBaseWidget(f)
	if lines > 1 {
		f.MultiLine, f.Wrapping = true, fyne.TextWrapWord
		f.SetMinRowsVisible(lines)
	} else {
		f.Scroll = fyne.ScrollNone
	}
	f.PlaceHolder = placeholder
	f.ring = look.Rounded(look.Transparent, look.Move, look.ButtonRadius+3)
	f.ring.StrokeWidth = 2.5
	f.ring.Hide()
	f.Box = container.New(ringed{}, f, f.ring)
	f.OnChanged = func(s string) {
		if r := []rune(s); len(r) > f.limit {
			f.SetText(string(r[:f.limit])) // comes back here
			return
		}
		if !f.filling && f.Changed != nil {
			f.Changed(s)
		}
	}
	return f
}

// Fill puts a text into the field without telling anybody.
func (f *Field) Fill(s string) {
	if f.Text != s {
		f.filling = true
		f.SetText(s)
		f.filling = false
	}
}

// AcceptsTab is for Fyne: Tab goes on to the next control.
func (f *Field) AcceptsTab() bool { return false }

// TypedKey is for Fyne.
func (f *Field) TypedKey(k *fyne.KeyEvent) {
	enter := k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter
	switch {
	case k.Name == fyne.KeyEscape:
		form.Pass(f, k)
	case enter && !f.MultiLine && f.Entered != nil:
		f.Entered()
	default:
		f.Entry.TypedKey(k)
	}
}

// TypedShortcut is for Fyne: what the field has no use for is for the window.
func (f *Field) TypedShortcut(s fyne.Shortcut) {
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
	if f.Came != nil {
		f.Came()
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

// ringed sets a ring round its first object.
type ringed struct{}

// MinSize is for Fyne.
func (ringed) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout is for Fyne.
func (ringed) Layout(o []fyne.CanvasObject, size fyne.Size) {
	put(o[0], 0, 0, size.Width, size.Height)
	put(o[1], -3, -3, size.Width+6, size.Height+6)
}
