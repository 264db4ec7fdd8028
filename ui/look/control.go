package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// control is what every control here has in common: it can be pointed at,
// pressed, reached with Tab, used with Space and Enter, and turned off. The
// owner sets act (what using it does) and paint (how its state is shown).
//
// A click does not give it the keyboard: only Tab does, and so a focus ring is
// seen only by those who need it. (Fyne gives the keyboard to the window after a
// click.) Keys that mean nothing to the control go on to the window.
type control struct {
	widget.BaseWidget

	me    fyne.Widget
	act   func()
	paint func()
	keys  func(fyne.KeyName) bool // optional: reports whether it used the key
	tip   string
	seen  func() // optional: the keyboard has come to the control

	hovered, pressed, focused, off bool
}

// Tapped is for Fyne: the control was clicked.
func (c *control) Tapped(*fyne.PointEvent) { c.use() }

func (c *control) use() {
	if !c.off && c.act != nil {
		c.act()
	}
}

// MouseIn is for Fyne.
func (c *control) MouseIn(*desktop.MouseEvent) {
	c.hovered = true
	c.repaint()
	tipOver(c.me, c.tip)
}

// MouseMoved is for Fyne.
func (c *control) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is for Fyne.
func (c *control) MouseOut() {
	c.hovered, c.pressed = false, false
	c.repaint()
	tipGone(c.me)
}

// MouseDown is for Fyne.
func (c *control) MouseDown(*desktop.MouseEvent) {
	c.pressed = true
	c.repaint()
	tipGone(c.me)
}

// MouseUp is for Fyne.
func (c *control) MouseUp(*desktop.MouseEvent) {
	c.pressed = false
	c.repaint()
}

// Cursor is for Fyne.
func (c *control) Cursor() desktop.Cursor {
	if c.off {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// FocusGained is for Fyne.
func (c *control) FocusGained() {
	c.focused = true
	c.repaint()
	if c.seen != nil {
		c.seen()
	}
}

// FocusLost is for Fyne.
func (c *control) FocusLost() {
	c.focused = false
	c.repaint()
}

// TypedKey is for Fyne.
func (c *control) TypedKey(e *fyne.KeyEvent) {
	if c.keys != nil && !c.off && c.keys(e.Name) {
		return
	}
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if c.act != nil {
			c.use()
			return
		}
	}
	if cv := c.canvas(); cv != nil && cv.OnTypedKey() != nil {
		cv.OnTypedKey()(e)
	}
}

// TypedRune is for Fyne.
func (c *control) TypedRune(r rune) {
	if cv := c.canvas(); r != ' ' && cv != nil && cv.OnTypedRune() != nil {
		cv.OnTypedRune()(r)
	}
}

func (c *control) canvas() fyne.Canvas {
	return fyne.CurrentApp().Driver().CanvasForObject(c.me)
}

// extend makes w, which embeds the control, the widget that Fyne knows.
func (c *control) extend(w fyne.Widget) {
	c.me = w
	c.ExtendBaseWidget(w)
}

// Enable lets the control be used.
func (c *control) Enable() { c.SetEnabled(true) }

// Disable turns the control off: it is shown so, and Tab passes it by.
func (c *control) Disable() { c.SetEnabled(false) }

// Disabled reports whether the control is off.
func (c *control) Disabled() bool { return c.off }

// SetEnabled turns the control on or off.
func (c *control) SetEnabled(on bool) {
	if c.off == !on {
		return
	}
	c.off = !on
	if c.off && c.focused {
		if cv := c.canvas(); cv != nil {
			cv.Unfocus()
		}
	}
	c.repaint()
}

// SetTip gives the control a short text shown while it is pointed at.
func (c *control) SetTip(text string) { c.tip = text }

// SetOnFocus has f called whenever the keyboard comes to the control, so that
// whoever scrolls can bring it into sight.
func (c *control) SetOnFocus(f func()) { c.seen = f }

func (c *control) repaint() {
	if c.paint != nil {
		c.paint()
	}
}
