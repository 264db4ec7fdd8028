// Package form has what dialogs are put together from beyond package look: rows
// with a label, and text that scrolls by keyboard.
package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

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
