package rows

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
)

// Block is something in a pane that needs a certain height at a given width.
type Block struct {
	Object fyne.CanvasObject
	Height func(w float32) float32
	Above  float32 // room over it
	Inset  float32 // room at its left
}

// Para is a paragraph as a block.
func Para(w *look.Wrapped, above float32) Block {
	return Block{Object: w, Height: w.HeightFor, Above: above}
}

// Fixed is an object of its own smallest height as a block.
func Fixed(o fyne.CanvasObject, above float32) Block {
	return Block{Object: o, Height: func(float32) float32 { return o.MinSize().Height }, Above: above}
}

// Pane is a column of blocks that scrolls, by the wheel or by Key.
type Pane struct {
	widget.BaseWidget

	scroll *container.Scroll
	box    *fyne.Container
	blocks []Block
	width  float32
	most   float32 // the widest a line of text should be; 0: any
}

// NewPane returns an empty pane whose blocks are at most so wide.
func NewPane(most float32) *Pane {
	p := &Pane{most: most}
	p.box = container.New(column{p})
	p.scroll = container.NewVScroll(p.box)
	p.ExtendBaseWidget(p)
	return p
}

// Set shows other blocks, from the top.
func (p *Pane) Set(blocks ...Block) {
	p.blocks = blocks
	p.box.Objects = make([]fyne.CanvasObject, len(blocks))
	for i, b := range blocks {
		p.box.Objects[i] = b.Object
	}
	p.box.Refresh()
	p.scroll.Refresh()
	p.scroll.ScrollToTop()
}

// flow measures the blocks, or places them.
func (p *Pane) flow(place bool) float32 {
	w := p.width - 18
	if p.most > 0 {
		w = min(w, p.most)
	}
	y := float32(0)
	for _, b := range p.blocks {
		y += b.Above
		h := b.Height(w - b.Inset)
		if place {
			look.Put(b.Object, b.Inset, y, w-b.Inset, h)
		}
		y += h
	}
	return y + 16
}

// To scrolls to a block.
func (p *Pane) To(i int) {
	w := p.width - 18
	if p.most > 0 {
		w = min(w, p.most)
	}
	y := float32(0)
	for j := range min(i, len(p.blocks)) {
		b := p.blocks[j]
		y += b.Above + b.Height(w-b.Inset)
	}
	p.roll(y - p.scroll.Offset.Y)
}

func (p *Pane) roll(by float32) {
	most := max(0, p.flow(false)-p.scroll.Size().Height)
	p.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(most, p.scroll.Offset.Y+by))))
}

// Key does what a key means to the pane; it reports whether it means anything.
func (p *Pane) Key(k fyne.KeyName) bool {
	page := p.scroll.Size().Height * 0.9
	switch k {
	case fyne.KeyUp:
		p.roll(-56)
	case fyne.KeyDown:
		p.roll(56)
	case fyne.KeyPageUp:
		p.roll(-page)
	case fyne.KeyPageDown, fyne.KeySpace:
		p.roll(page)
	case fyne.KeyHome:
		p.roll(-1e7)
	case fyne.KeyEnd:
		p.roll(1e7)
	default:
		return false
	}
	return true
}

// column is the layout of a pane's blocks.
type column struct{ p *Pane }

// MinSize is for Fyne.
func (c column) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, c.p.flow(false)) }

// Layout is for Fyne.
func (c column) Layout([]fyne.CanvasObject, fyne.Size) { c.p.flow(true) }

// CreateRenderer is for Fyne.
func (p *Pane) CreateRenderer() fyne.WidgetRenderer { return look.NewLaid(p, p.lay, p.scroll) }

func (p *Pane) lay(size fyne.Size) {
	if p.width != size.Width {
		p.width = size.Width
		p.box.Refresh()
	}
	p.scroll.Resize(size)
}
