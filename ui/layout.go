package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"senet/ui/look"
)

// Sizes of the window, in Fyne's units.
const (
	startWidth  float32 = 1280
	startHeight float32 = 800
	minWidth    float32 = 900
	minHeight   float32 = 600
	barHeight   float32 = 56
)

const variantLight = theme.VariantLight

// bodyLayout places background, table, column, page, bar and notices (visual guide
// §3). Its smallest size is fixed: whatever the texts, the window never grows
// by itself.
type bodyLayout struct {
	foot func() float32 // how much at the foot of the table notices keep free of
}

// MinSize is for Fyne.
func (bodyLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(minWidth, minHeight) }

// columnWidth is the width of the right-hand column: 264 to 340 as the window
// grows (240 in the smallest windows), and beyond that with very large ones, so
// that the text stays in proportion to the board.
func columnWidth(size fyne.Size) float32 {
	k := min(size.Width/startWidth, size.Height/startHeight)
	w := 296 * k
	if k <= 1.7 {
		return max(240, min(w, 340))
	}
	return 340 + 460*(k-1.7) // at 4K as wide in proportion as at 1280
}

// Layout is for Fyne.
func (l bodyLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	m := look.MarginIn(size)
	top := barHeight + min(16, m)
	height := size.Height - top - m
	col := columnWidth(size)
	look.Put(o[0], 0, 0, size.Width, size.Height)
	look.Put(o[1], m, top, size.Width-col-3*m, height)
	look.Put(o[2], size.Width-col-m, top, col, height)
	under := barHeight
	if !o[4].Visible() { // a page takes all of the window
		under = 0
	}
	look.Put(o[3], 0, under, size.Width, size.Height-under)
	look.Put(o[4], 0, 0, size.Width, barHeight)
	look.Put(o[5], m, top, size.Width-col-3*m, height-l.foot())
}
