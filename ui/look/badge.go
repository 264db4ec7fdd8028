package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
)

// Badge says what a move will do, as a sign in a disc.
type Badge string

// The badges: two pieces change places, a piece drowns, is reborn, is freed; the
// move is barred.
const (
	BadgeSwap   Badge = "swap"
	BadgeDrown  Badge = "drown"
	BadgeReborn Badge = "reborn"
	BadgeFree   Badge = "free"
	BadgeBlock  Badge = "block"
)

// Art returns the name of the badge's drawing.
func (b Badge) Art() string { return "badge-" + string(b) }

// NewBadge returns the badge, at least 28 units square.
func NewBadge(b Badge) *Art { return NewIcon(b.Art(), 28, 28) }

// NewChip returns words in a rounded frame, such as the keywords of a card.
func NewChip(s string) *fyne.Container {
	plate := NewPlate(Raised, Line, 14)
	return container.NewStack(plate, container.New(layout.NewCustomPaddedLayout(4, 4, 12, 12), Text(s, Label13, Ink)))
}

// NewBar returns the ground of the top bar: the Bar colour with a line under it.
func NewBar() fyne.CanvasObject {
	ground := canvas.NewRectangle(nil)
	Track(ground, func(r *canvas.Rectangle) { r.FillColor = Color(Bar) })
	return container.NewStack(ground, container.NewBorder(nil, NewRule(), nil, nil))
}

// NewBackground returns the window's ground: plain at once, with its stars or
// fibres as soon as they are drawn.
func NewBackground() fyne.CanvasObject {
	ground := canvas.NewRectangle(nil)
	Track(ground, func(r *canvas.Rectangle) { r.FillColor = Color(Bg) })
	return container.NewStack(ground, NewArtFit("background", Cover))
}
