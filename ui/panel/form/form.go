// Package form has what dialogs are put together from beyond package look:
// rows with a label, a text field and a drop-down list that let Escape through,
// and text that scrolls by keyboard.
package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
)

// Row sets a control beside its label, and under it an optional line of
// explanation (nil for none).
func Row(label string, control fyne.CanvasObject, about *look.Wrapped) *fyne.Container {
	l := look.Text(label, look.Label15, look.Muted)
	objects := []fyne.CanvasObject{l, control}
	if about != nil {
		objects = append(objects, about)
	}
	return container.New(rowLayout{}, objects...)
}

// labelWidth is the width of the column of labels.
const labelWidth float32 = 150

const aboutGap float32 = 3

// rowLayout has the label at the left, the control beside it at its natural
// width or the whole rest if it asks for more, the explanation below.
type rowLayout struct{}

// MinSize is for Fyne.
func (rowLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	c := o[1].MinSize()
	h := max(c.Height, o[0].MinSize().Height)
	if len(o) > 2 && o[2].Visible() {
		h += aboutGap + o[2].MinSize().Height
	}
	return fyne.NewSize(labelWidth+c.Width, h)
}

// Layout is for Fyne.
func (rowLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	c := o[1].MinSize()
	l := o[0].MinSize()
	h := max(c.Height, l.Height)
	o[0].Move(fyne.NewPos(0, (h-l.Height)/2))
	o[0].Resize(l)
	w := size.Width - labelWidth
	o[1].Move(fyne.NewPos(labelWidth, (h-c.Height)/2))
	if _, natural := o[1].(*look.Segmented); natural {
		o[1].Resize(fyne.NewSize(min(w, max(c.Width, 300)), c.Height))
	} else {
		o[1].Resize(fyne.NewSize(w, c.Height))
	}
	if len(o) > 2 {
		o[2].Move(fyne.NewPos(labelWidth+2, h+aboutGap))
		o[2].Resize(fyne.NewSize(w-2, max(0, size.Height-h-aboutGap)))
	}
}

// Entry is a text field that passes Escape on to the window.
type Entry struct {
	widget.Entry

	seen func() // the keyboard has come to it; may be nil
}

// NewEntry returns a field with a text and a placeholder, of at most limit
// characters.
func NewEntry(text, placeholder string, limit int) *Entry {
	e := &Entry{}
	e.ExtendBaseWidget(e)
	e.SetPlaceHolder(placeholder)
	e.SetText(text)
	e.OnChanged = func(s string) {
		if r := []rune(s); len(r) > limit {
			e.SetText(string(r[:limit]))
		}
	}
	return e
}

// SetOnFocus has f called whenever the keyboard comes to the field.
func (e *Entry) SetOnFocus(f func()) { e.seen = f }

// FocusGained is for Fyne.
func (e *Entry) FocusGained() {
	e.Entry.FocusGained()
	if e.seen != nil {
		e.seen()
	}
}

// TypedKey is for Fyne.
func (e *Entry) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		Pass(e, k)
		return
	}
	e.Entry.TypedKey(k)
}

// Pass hands a key that o has no use for to the window it is in.
func Pass(o fyne.CanvasObject, k *fyne.KeyEvent) { look.Pass(o, k) }
