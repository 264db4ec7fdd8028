package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
)

// Reader is content that scrolls when it is too high, by wheel and by keyboard.
type Reader struct {
	widget.BaseWidget

	scroll *container.Scroll
	ring   *canvas.Rectangle
	min    fyne.Size
}

// NewReader returns a reader of content with a smallest size.
func NewReader(content fyne.CanvasObject, smallest fyne.Size) *Reader {
	r := &Reader{scroll: container.NewVScroll(content), min: smallest}
	r.ring = look.Rounded(look.Transparent, look.Move, look.ButtonRadius)
	r.ring.StrokeWidth = 2
	r.ring.Hide()
	r.ExtendBaseWidget(r)
	return r
}

// CreateRenderer is for Fyne.
func (r *Reader) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewStack(r.scroll, r.ring))
}

// MinSize is for Fyne: what was asked for, whatever the content.
func (r *Reader) MinSize() fyne.Size { return r.min }

// FocusGained is for Fyne.
func (r *Reader) FocusGained() { r.ring.Show(); r.ring.Refresh() }

// FocusLost is for Fyne.
func (r *Reader) FocusLost() { r.ring.Hide(); r.ring.Refresh() }

// TypedRune is for Fyne.
func (r *Reader) TypedRune(rune) {}

// TypedKey is for Fyne: the keys that scroll.
func (r *Reader) TypedKey(e *fyne.KeyEvent) {
	page := r.scroll.Size().Height * 0.9
	switch e.Name {
	case fyne.KeyUp:
		r.by(-48)
	case fyne.KeyDown:
		r.by(48)
	case fyne.KeyPageUp:
		r.by(-page)
	case fyne.KeyPageDown, fyne.KeySpace:
		r.by(page)
	case fyne.KeyHome:
		r.scroll.ScrollToTop()
	case fyne.KeyEnd:
		r.scroll.ScrollToBottom()
	default:
		look.Pass(r, e)
	}
}

func (r *Reader) by(dy float32) {
	most := max(0, r.scroll.Content.MinSize().Height-r.scroll.Size().Height)
	r.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(most, r.scroll.Offset.Y+dy))))
}

// Want is the height at which nothing would have to scroll, at the present width.
func (r *Reader) Want() float32 { return max(r.min.Height, r.scroll.Content.MinSize().Height) }

// Least is the smallest height asked for.
func (r *Reader) Least() float32 { return r.min.Height }

// Offset is how far the reader has scrolled, in Fyne's units.
func (r *Reader) Offset() float32 { return r.scroll.Offset.Y }

// Grown lets the reader take over that its content has another height.
func (r *Reader) Grown() { r.scroll.Refresh() }

// Column sets paragraphs and other objects one above the other in the given
// width, each at the height it needs there.
func Column(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&columnLayout{gap}, objects...)
}

type columnLayout struct{ gap float32 }

// height is what o needs in width w.
func height(o fyne.CanvasObject, w float32) float32 {
	if p, ok := o.(*look.Wrapped); ok && w > 0 {
		return p.HeightFor(w)
	}
	return o.MinSize().Height
}

// MinSize is for Fyne.
func (l *columnLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var s fyne.Size
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		w := o.Size().Width
		s.Width = max(s.Width, o.MinSize().Width)
		s.Height += height(o, w) + l.gap
	}
	s.Height = max(0, s.Height-l.gap)
	return s
}

// Layout is for Fyne.
func (l *columnLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		h := height(o, size.Width)
		o.Move(fyne.NewPos(0, y))
		o.Resize(fyne.NewSize(size.Width, h))
		y += h + l.gap
	}
}

// Reveal scrolls just so far that o, which lies somewhere in the content, is in
// sight.
func (r *Reader) Reveal(o fyne.CanvasObject) {
	d := fyne.CurrentApp().Driver()
	y := d.AbsolutePositionForObject(o).Y - d.AbsolutePositionForObject(r).Y
	const edge = 8
	if over := y + o.Size().Height + edge - r.scroll.Size().Height; over > 0 {
		r.by(over)
	} else if y < edge {
		r.by(y - edge)
	}
}

// Control is what can say that the keyboard has come to it.
type Control interface {
	fyne.CanvasObject
	SetOnFocus(func())
}

// Follow scrolls each of these controls in the content into sight when the keyboard
// comes to it.
func (r *Reader) Follow(controls ...Control) {
	for _, c := range controls {
		c.SetOnFocus(func() { r.Reveal(c) })
	}
}
