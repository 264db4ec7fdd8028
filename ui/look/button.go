package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Button is a push button with a label in the middle and, at the right, the key
// that does the same, in small.
type Button struct {
	control

	primary bool
	height  float32
	label   *canvas.Text
	hint    *canvas.Text
	plate   *plate
	veil    *canvas.Rectangle // lightens under the pointer, darkens when pressed
	ring    *plate
}

// Paddings inside a button, in Fyne's units.
const (
	buttonPad float32 = 16
	hintPad   float32 = 12
)

// NewPrimary returns the gold button, of which a screen has one: 52 high, label
// 17. shortcut may be empty.
func NewPrimary(label, shortcut string, tapped func()) *Button {
	return newButton(label, shortcut, tapped, true, 52, Strong17)
}

// NewPrimarySmall is the gold button at the height of a secondary one, for
// dialogs.
func NewPrimarySmall(label, shortcut string, tapped func()) *Button {
	return newButton(label, shortcut, tapped, true, 44, Strong15)
}

// NewSecondary returns an ordinary button, 44 high, label 15. shortcut may be
// empty.
func NewSecondary(label, shortcut string, tapped func()) *Button {
	return newButton(label, shortcut, tapped, false, 44, Strong15)
}

func newButton(label, shortcut string, tapped func(), primary bool, height float32, role Role) *Button {
	b := &Button{primary: primary, height: height}
	b.label = Text(label, role, Ink)
	b.hint = Text(shortcut, Label11, Muted)
	b.plate = newPlate(Raised, Line, ButtonRadius)
	b.veil = canvas.NewRectangle(color.Transparent)
	b.veil.CornerRadius = ButtonRadius
	b.ring = focusRing(ButtonRadius)
	b.act, b.paint = tapped, b.repaint
	b.extend(b)
	b.dress()
	return b
}

// SetText changes the label; the button grows if it has to.
func (b *Button) SetText(label string) {
	if b.label.Text != label {
		b.label.Text = label
		b.Refresh()
	}
}

// Text returns the label.
func (b *Button) Text() string { return b.label.Text }

// SetShortcut changes the key shown at the right.
func (b *Button) SetShortcut(key string) {
	if b.hint.Text != key {
		b.hint.Text = key
		b.Refresh()
	}
}

// SetScale multiplies the sizes of label and shortcut, which are never smaller
// than 11.5.
func (b *Button) SetScale(k float32) {
	role := Strong15
	if b.height > 44 {
		role = Strong17
	}
	label, hint := Snap(max(Label11.Size(), role.Size()*k)), Snap(Label11.Size()*max(1, k))
	if b.label.TextSize != label || b.hint.TextSize != hint {
		b.label.TextSize, b.hint.TextSize = label, hint
		b.Refresh()
	}
}

// SetTapped changes what the button does.
func (b *Button) SetTapped(tapped func()) { b.act = tapped }

// dress sets colours and visibility by state, without a refresh.
func (b *Button) dress() {
	label, hint, fill, edge := Ink, Muted, Raised, Line
	gold := b.primary && !b.off
	switch {
	case b.off:
		label, fill = Muted, Panel
	case gold:
		label, hint, edge = OnPrimary, OnPrimary, PrimaryEdge
	}
	SetColor(b.label, label)
	SetColor(b.hint, hint)
	b.plate.set(fill, edge, gold)
	switch {
	case b.off:
		b.veil.FillColor = color.Transparent
	case b.pressed:
		b.veil.FillColor = color.NRGBA{A: 56} // 22 % black
	case b.hovered:
		b.veil.FillColor = color.NRGBA{R: 255, G: 255, B: 255, A: 46} // 18 % white
	default:
		b.veil.FillColor = color.Transparent
	}
	ShowIf(b.ring.Raster, b.focused && !b.off)
}

// repaint shows a change of state.
func (b *Button) repaint() {
	b.dress()
	for _, o := range []fyne.CanvasObject{b.label, b.hint, b.veil} {
		canvas.Refresh(o)
	}
}

// CreateRenderer is for Fyne.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	r := NewLaid(b, b.lay, b.plate.Raster, b.label, b.hint, b.veil, b.ring.Raster)
	r.Dress, r.Least = b.dress, b.least
	return r
}

// least is the size in which the words fit.
func (b *Button) least() fyne.Size {
	w := b.label.MinSize().Width + 2*buttonPad
	if b.hint.Text != "" {
		w += b.hint.MinSize().Width + hintPad - buttonPad/2
	}
	return fyne.NewSize(w, b.height)
}

func (b *Button) lay(size fyne.Size) {
	b.plate.Resize(size)
	b.veil.Resize(size)
	placeRing(b.ring, size)
	right := size.Width - buttonPad
	if b.hint.Text != "" {
		h := b.hint.MinSize()
		right = size.Width - hintPad - h.Width
		putSize(b.hint, right, (size.Height-h.Height)/2, h)
		right -= buttonPad / 2
	}
	l := b.label.MinSize()
	x := (size.Width - l.Width) / 2
	x = max(min(x, right-l.Width), 4) // make room for the key
	putSize(b.label, x, (size.Height-l.Height)/2, l)
}
