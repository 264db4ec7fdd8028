package fairness

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"senet/ui/look"
	"senet/ui/reading/rows"
)

// Measures, in Fyne's units.
const (
	pad     float32 = 16 // inside a box
	gap     float32 = 12 // between boxes
	textTop float32 = 8  // over a paragraph
)

// box is a panel with blocks one under the other.
type box struct {
	object *fyne.Container
	blocks []rows.Block
}

func newBox(blocks ...rows.Block) *box {
	b := &box{blocks: blocks}
	b.object = container.New(b, look.NewPlate(look.Panel, look.Line, look.PanelRadius))
	for _, bl := range blocks {
		b.object.Add(bl.Object)
	}
	return b
}

// heightFor is the height that the box needs at a width.
func (b *box) heightFor(w float32) float32 {
	h := 2 * pad
	for _, bl := range b.blocks {
		h += bl.Above + bl.Height(w-2*pad)
	}
	return h
}

// MinSize is for Fyne: the page decides.
func (b *box) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// Layout is for Fyne.
func (b *box) Layout(o []fyne.CanvasObject, size fyne.Size) {
	look.Put(o[0], 0, 0, size.Width, size.Height)
	y := pad
	for _, bl := range b.blocks {
		y += bl.Above
		h := bl.Height(size.Width - 2*pad)
		look.Put(bl.Object, pad, y, size.Width-2*pad, h)
		y += h
	}
}

// para is a paragraph of a box.
func para(text string, col look.Token) rows.Block {
	return rows.Para(look.NewWrapped(text, look.Body13, col), textTop)
}

// title is the heading of a box.
func title(text string) rows.Block {
	return rows.Para(look.NewWrapped(text, look.Title23, look.Gold), -4)
}

// link is a link of a box, its word under those above. The keyboard brings it
// into sight.
func (v *View) link(text string, tapped func()) rows.Block {
	i := look.NewLink(text, tapped)
	i.SetOnFocus(func() { v.reader.Reveal(i) })
	return rows.Fixed(container.New(layout.NewCustomPaddedLayout(0, 0, -6, 0), container.NewHBox(i)), 4)
}

// grid lays boxes out in so many columns from y on, each row as high as its
// highest, and returns where it ends; without place it only measures.
func grid(boxes []*box, columns int, w, y float32, place bool) float32 {
	cw := (w - gap*float32(columns-1)) / float32(columns)
	for i := 0; i < len(boxes); i += columns {
		row := boxes[i:min(i+columns, len(boxes))]
		h := float32(0)
		for _, b := range row {
			h = max(h, b.heightFor(cw))
		}
		for j, b := range row {
			if place {
				look.Put(b.object, float32(j)*(cw+gap), y, cw, h)
			}
		}
		y += h + gap
	}
	return y
}
