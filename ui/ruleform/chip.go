package ruleform

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"senet/ui/look"
)

// chip is a small button for a word or two inside text: a link of package look
// with a frame, which says that it can be pressed.
type chip struct {
	*look.Item
	box *fyne.Container // what to show and place
}

func newChip(label string, tapped func()) *chip {
	c := &chip{Item: look.NewLink(label, tapped)}
	padded := container.New(layout.NewCustomPaddedLayout(0, 0, 4, 4), c.Item)
	c.box = container.NewStack(look.NewPlate(look.Raised, look.Line, look.ButtonRadius), padded)
	return c
}
