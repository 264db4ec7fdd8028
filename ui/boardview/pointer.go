package boardview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"senet/ui/anim"
	"senet/ui/look"
)

// dragging is a piece being carried by the pointer.
type dragging struct {
	pressed Spot // what the button went down on
	over    Spot // what is below the pointer
	at      struct{ x, y float32 }
	active  bool
}

// MouseIn is for Fyne.
func (v *View) MouseIn(e *desktop.MouseEvent) { v.MouseMoved(e) }

// MouseMoved is for Fyne.
func (v *View) MouseMoved(e *desktop.MouseEvent) {
	v.over(v.geo.Hit(e.Position.X, e.Position.Y))
}

// MouseOut is for Fyne.
func (v *View) MouseOut() { v.over(Spot{}) }

func (v *View) over(s Spot) {
	if s == v.drag.over {
		return
	}
	v.drag.over = s
	if v.on.Hover != nil {
		v.on.Hover(s)
	}
}

// MouseDown is for Fyne.
func (v *View) MouseDown(e *desktop.MouseEvent) {
	v.drag.pressed = v.geo.Hit(e.Position.X, e.Position.Y)
	if v.on.Down != nil {
		v.on.Down()
	}
}

// MouseUp is for Fyne.
func (v *View) MouseUp(*desktop.MouseEvent) {}

// Tapped is for Fyne.
func (v *View) Tapped(e *fyne.PointEvent) {
	if v.on.Tap != nil {
		v.on.Tap(v.geo.Hit(e.Position.X, e.Position.Y))
	}
}

// Dragged is for Fyne. What is carried is what was pressed, not where the pointer
// was when the driver noticed the drag.
func (v *View) Dragged(e *fyne.DragEvent) {
	v.drag.active = true
	v.drag.at.x, v.drag.at.y = e.Position.X, e.Position.Y
	at := v.geo.Hit(e.Position.X, e.Position.Y)
	v.drag.over = at
	if v.on.Drag != nil {
		v.on.Drag(v.drag.pressed, at)
	}
}

// DragEnd is for Fyne. A drag that ends where it began was a click with an
// unsteady hand.
func (v *View) DragEnd() {
	if !v.drag.active {
		return
	}
	v.drag.active = false
	from, to := v.drag.pressed, v.geo.Hit(v.drag.at.x, v.drag.at.y)
	if v.on.Drop != nil {
		v.on.Drop(from, to)
	}
}

// Cursor is for Fyne.
func (v *View) Cursor() desktop.Cursor {
	if v.clickable != nil && v.clickable(v.drag.over) {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// Carry draws a piece at the pointer.
func (v *View) Carry(p *Piece) { v.Return(p, 0) }

// Return draws a piece that was carried a part t of the way from the pointer back to
// its place.
func (v *View) Return(p *Piece, t float32) {
	if !p.held {
		p.Hold(Pose{From: p.Spot, To: p.Spot})
		v.dim()
	}
	size := round(62 * v.geo.K)
	x, y, _ := v.geo.Ground(p.Spot)
	x, y = anim.Lerp(v.drag.at.x, x, t), anim.Lerp(v.drag.at.y+(anchor-.62)*size, y, t)
	put(p.art, Box{x - size/2, y - anchor*size, size, size})
	look.ShowIf(p.shadow, false)
}

// Pointed returns what the pointer is over.
func (v *View) Pointed() Spot { return v.drag.over }
