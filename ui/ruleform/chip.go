package ruleform

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

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
	c.box = container.NewStack(look.NewPlate(look.Raised, look.Line, look.ButtonRadius), c.Item)
	return c
}
