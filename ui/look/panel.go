package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
)

// Steps of the layout, in Fyne's units.
const (
	Margin   float32 = 24 // outside everything
	Gap      float32 = 12 // between blocks
	PanelPad float32 = 16 // inside a panel
)

// MarginIn is the margin in a window or page of a size: less in small ones.
func MarginIn(size fyne.Size) float32 {
	if size.Width < 1100 {
		return 14
	}
	return Margin
}

// NewPanel sets content on a side panel: Panel colour, a line round it, padding
// PanelPad.
func NewPanel(content fyne.CanvasObject) *fyne.Container { return NewPanelPad(content, PanelPad) }

// NewPanelPad is NewPanel with another padding.
func NewPanelPad(content fyne.CanvasObject, pad float32) *fyne.Container {
	return container.NewStack(NewPlate(Panel, Line, PanelRadius),
		container.New(layout.NewCustomPaddedLayout(pad, pad, pad, pad), content))
}
