package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
	"senet/ui/panel/form"
)

// modal is a dialog over the whole window. It never makes the window larger:
// its panel takes what its content asks for, or what there is.
type modal struct {
	widget.BaseWidget

	panel  *fyne.Container
	reader *form.Reader // what scrolls in it; the panel grows so that it need not
	start  *look.Button // what Enter presses where nothing else takes it; nil for nothing
}

// showModal opens a dialog with a title over content. first gets the keyboard.
// reopen makes the same dialog again; cancel is what Escape does.
func (s *Shell) showModal(title string, content fyne.CanvasObject, first fyne.Focusable, reopen, cancel func()) *modal {
	m := &modal{}
	ground := look.Rounded(look.Panel, look.Gold, look.PanelRadius)
	head := look.Text(title, look.Title34, look.Gold)
	rule := look.NewRule()
	top := container.NewVBox(head, rule)
	inner := container.NewBorder(container.New(layout.NewCustomPaddedLayout(0, 12, 0, 0), top), nil, nil, nil, content)
	m.panel = container.NewStack(ground, container.New(layout.NewCustomPaddedLayout(16, 20, 26, 26), inner))
	m.ExtendBaseWidget(m)
	s.push(layer{m, reopen, cancel})
	if first != nil {
		s.win.Canvas().Focus(first)
	}
	return m
}

// layer is what lies over the window: a dialog or a menu.
type layer struct {
	object fyne.CanvasObject
	open   func() // opens it anew, in another language
	cancel func() // Escape; nil: there is no way round an answer
}

// push lays l over the window.
func (s *Shell) push(l layer) {
	cv := s.win.Canvas()
	s.modals = append(s.modals, l)
	cv.Overlays().Add(l.object)
	l.object.Resize(cv.Size())
}

// closeModal closes the dialog on top and gives the keyboard back.
func (s *Shell) closeModal() {
	n := len(s.modals)
	if n == 0 {
		return
	}
	m := s.modals[n-1]
	s.modals = s.modals[:n-1]
	s.win.Canvas().Overlays().Remove(m.object)
	switch {
	case n > 1:
	case s.paged():
		s.focusPage()
	default:
		s.win.Canvas().Focus(s.table)
	}
}

// escape does what Escape means in the dialog on top; false if there is none.
func (s *Shell) escape() bool {
	if s.files != nil {
		s.files.Hide()
		return true
	}
	if len(s.modals) == 0 {
		return false
	}
	if m := s.modals[len(s.modals)-1]; m.cancel != nil {
		m.cancel()
	}
	return true
}

// enter does what Enter means in the dialog on top, where the control that has
// the keyboard has no use for it.
func (s *Shell) enter() {
	if n := len(s.modals); s.files == nil && n > 0 {
		if m, ok := s.modals[n-1].object.(*modal); ok && m.start != nil {
			m.start.Tapped(nil)
		}
	}
}

// CreateRenderer is for Fyne.
func (m *modal) CreateRenderer() fyne.WidgetRenderer {
	veil := look.Track(canvas.NewRectangle(nil), func(r *canvas.Rectangle) { r.FillColor = look.Color(look.Veil) })
	return &modalRenderer{m: m, veil: veil}
}

// MouseIn is for Fyne: what is under a dialog is out of reach.
func (m *modal) MouseIn(*desktop.MouseEvent) {}

// MouseMoved is for Fyne.
func (m *modal) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is for Fyne.
func (m *modal) MouseOut() {}

type modalRenderer struct {
	m    *modal
	veil *canvas.Rectangle
}

func (r *modalRenderer) Destroy()           {}
func (r *modalRenderer) MinSize() fyne.Size { return fyne.NewSize(0, 0) }
func (r *modalRenderer) Refresh()           { r.Layout(r.m.Size()); canvas.Refresh(r.m) }

func (r *modalRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.veil, r.m.panel}
}

func (r *modalRenderer) Layout(size fyne.Size) {
	r.veil.Resize(size)
	want := r.m.panel.MinSize()
	w := min(want.Width, size.Width-24)
	h := min(want.Height, size.Height-24)
	look.Put(r.m.panel, (size.Width-w)/2, (size.Height-h)/2, w, h)
	if rd := r.m.reader; rd != nil { // its text has been broken into lines only now
		h = min(want.Height-rd.Least()+rd.Want(), size.Height-24)
		look.Put(r.m.panel, (size.Width-w)/2, (size.Height-h)/2, w, h)
	}
}

// scrolls tells the dialog what in it scrolls.
func (m *modal) scrolls(r *form.Reader) {
	m.reader = r
	m.Refresh()
}
