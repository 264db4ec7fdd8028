package ruleform

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
)

// pane scrolls a stack of blocks, by wheel and by keyboard, and brings a block
// into sight.
type pane struct {
	widget.BaseWidget

	scroll *container.Scroll
	stack  *stack
	box    *fyne.Container
	ring   *canvas.Rectangle
}

// block is something in a stack that needs a certain height at a given width.
type block struct {
	object fyne.CanvasObject
	height func(w float32) float32
	above  float32 // room over it
}

// paneBar is the room at the right for the scroll bar.
const paneBar float32 = 14

func newPane(blocks ...block) *pane {
	p := &pane{stack: &stack{blocks: blocks}}
	objects := make([]fyne.CanvasObject, len(blocks))
	for i, b := range blocks {
		objects[i] = b.object
	}
	p.box = container.New(p.stack, objects...)
	p.scroll = container.NewVScroll(p.box)
	p.ring = look.Rounded(look.Transparent, look.Move, look.ButtonRadius)
	p.ring.StrokeWidth = 2.5
	p.ring.Hide()
	p.ExtendBaseWidget(p)
	return p
}

// CreateRenderer is for Fyne.
func (p *pane) CreateRenderer() fyne.WidgetRenderer {
	return look.NewLaid(p, p.lay, p.scroll, p.ring).AtLeast(100, 60)
}

func (p *pane) lay(size fyne.Size) {
	p.stack.width = size.Width - paneBar
	p.scroll.Resize(size)
	p.ring.Resize(size)
}

// relay lays the blocks out anew after some have changed their heights.
func (p *pane) relay() {
	p.box.Layout.Layout(p.box.Objects, p.box.Size())
	p.scroll.Refresh()
}

// reveal scrolls no more than it must to bring o, one of the blocks, into sight.
func (p *pane) reveal(o fyne.CanvasObject) {
	top, bottom := o.Position().Y-6, o.Position().Y+o.Size().Height+6
	y, h := p.scroll.Offset.Y, p.scroll.Size().Height
	switch {
	case top < y || bottom-top > h:
		p.to(top)
	case bottom > y+h:
		p.to(bottom - h)
	}
}

func (p *pane) to(y float32) {
	most := max(0, p.scroll.Content.MinSize().Height-p.scroll.Size().Height)
	p.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(most, y))))
	if p.scroll.OnScrolled != nil {
		p.scroll.OnScrolled(p.scroll.Offset)
	}
}

// FocusGained is for Fyne.
func (p *pane) FocusGained() { p.ring.Show(); p.ring.Refresh() }

// FocusLost is for Fyne.
func (p *pane) FocusLost() { p.ring.Hide(); p.ring.Refresh() }

// TypedRune is for Fyne.
func (p *pane) TypedRune(rune) {}

// TypedKey is for Fyne: the keys that scroll.
func (p *pane) TypedKey(e *fyne.KeyEvent) {
	if !p.scrollKey(e.Name) {
		look.Pass(p, e)
	}
}

func (p *pane) scrollKey(k fyne.KeyName) bool {
	page := p.scroll.Size().Height * 0.9
	y := p.scroll.Offset.Y
	switch k {
	case fyne.KeyUp:
		p.to(y - 48)
	case fyne.KeyDown:
		p.to(y + 48)
	case fyne.KeyPageUp:
		p.to(y - page)
	case fyne.KeyPageDown, fyne.KeySpace:
		p.to(y + page)
	case fyne.KeyHome:
		p.to(0)
	case fyne.KeyEnd:
		p.to(1e6)
	default:
		return false
	}
	return true
}

// stack sets the visible blocks one under the other.
type stack struct {
	blocks []block
	width  float32
}

// MinSize is for Fyne.
func (s *stack) MinSize([]fyne.CanvasObject) fyne.Size {
	h := float32(0)
	for _, b := range s.blocks {
		if b.object.Visible() {
			h += b.above + b.height(s.width)
		}
	}
	return fyne.NewSize(0, h+8)
}

// Layout is for Fyne.
func (s *stack) Layout([]fyne.CanvasObject, fyne.Size) {
	y := float32(0)
	for _, b := range s.blocks {
		if !b.object.Visible() {
			continue
		}
		y += b.above
		h := b.height(s.width)
		b.object.Move(fyne.NewPos(0, y))
		b.object.Resize(fyne.NewSize(s.width, h))
		y += h
	}
}

// wrappedBlock is a paragraph in a stack.
func wrappedBlock(w *look.Wrapped, above float32) block { return block{w, w.HeightFor, above} }
