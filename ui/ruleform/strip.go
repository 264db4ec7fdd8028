package ruleform

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"senet/ui/look"
)

// strip is the band over the form that asks, tells, and says what is wrong. A
// question goes before a message, a message before a standing complaint.
type strip struct {
	box    *fyne.Container
	ground *canvas.Rectangle
	text   *look.Wrapped
	field  *look.Field
	row    *fyne.Container // the buttons
	loud   bool

	asking  bool
	cancel  func()
	message bool
	focus   func(fyne.Focusable)
	tall    func() // its height has changed
}

// pathMost is the most characters of the path of a file that is asked for.
const pathMost = 1000

// answer is a button of a question.
type answer struct {
	label string
	do    func()
}

func newStrip(focus func(fyne.Focusable), tall func()) *strip {
	s := &strip{focus: focus, tall: tall}
	s.ground = canvas.NewRectangle(nil)
	s.ground.CornerRadius, s.ground.StrokeWidth = look.ButtonRadius, 1
	look.Track(s.ground, func(r *canvas.Rectangle) { r.FillColor = look.Color(look.Raised) })
	s.text = look.NewWrapped("", look.Body13, look.Ink)
	s.field = look.NewField("", pathMost, 1)
	s.field.Box.Hide()
	s.row = container.New(&flow{gap: 10, height: controlHeight, right: true})
	s.box = container.New(stripLayout{s}, s.ground, s.text, s.field.Box, s.row)
	s.box.Hide()
	return s
}

// say tells something until the next thing happens; "" takes it away.
func (s *strip) say(text string, loud bool) {
	if s.asking {
		return
	}
	s.message = text != ""
	s.put(text, loud, nil)
}

// complain says what is wrong for as long as it is, unless there is a question
// or a message; "" says nothing is.
func (s *strip) complain(text string, links ...answer) {
	if s.asking || s.message {
		return
	}
	s.put(text, true, nil, links...)
}

// quiet takes a message away.
func (s *strip) quiet() {
	if s.message {
		s.message = false
		s.put("", false, nil)
	}
}

// ask asks a question. The first answer gets the keyboard, or the field, if
// there is one, which gives it on Enter; cancel is what Escape does.
func (s *strip) ask(text string, field *string, cancel func(), answers ...answer) {
	s.asking, s.message = false, false
	s.put(text, false, field, answers...)
	s.asking, s.cancel = true, cancel
	if field != nil {
		s.field.OnSubmitted = func(string) { answers[0].do() }
		s.focus(s.field)
		s.field.TypedShortcut(&fyne.ShortcutSelectAll{})
		return
	}
	if b, ok := s.row.Objects[0].(fyne.Focusable); ok { // a question has buttons, not chips
		s.focus(b)
	}
}

// wrong changes the words of a question after an answer that will not do.
func (s *strip) wrong(text string) {
	s.text.SetText(text)
	s.text.SetColor(look.Warn)
	s.tall()
}

// done ends a question.
func (s *strip) done() {
	s.asking, s.cancel = false, nil
	s.put("", false, nil)
}

// escape cancels a question, or takes a message away; false if there is neither.
func (s *strip) escape() bool {
	switch {
	case s.asking:
		cancel := s.cancel
		s.done()
		if cancel != nil {
			cancel()
		}
	case s.message:
		s.quiet()
	default:
		return false
	}
	return true
}

func (s *strip) put(text string, loud bool, field *string, answers ...answer) {
	s.loud = loud
	s.text.SetText(text)
	col, edge := look.Ink, look.Gold
	if loud {
		col, edge = look.Warn, look.Warn
	}
	s.text.SetColor(col)
	s.ground.StrokeColor = look.Color(edge)
	s.row.Objects = nil
	for i, a := range answers {
		switch {
		case loud:
			s.row.Add(newChip(a.label, a.do).box)
		case i == 0 && field != nil:
			s.row.Add(look.NewPrimarySmall(a.label, "", a.do))
		default:
			s.row.Add(look.NewSecondary(a.label, "", a.do))
		}
	}
	look.ShowIf(s.row, len(answers) > 0)
	look.ShowIf(s.field.Box, field != nil)
	if field != nil {
		s.field.Fill(*field)
	}
	look.ShowIf(s.box, text != "")
	s.row.Refresh()
	s.box.Refresh()
	s.tall()
}

// stripLayout has the text at the left and the answers at the right, or below
// where that leaves the text too little room.
type stripLayout struct{ s *strip }

const stripPad float32 = 10

// height is what the strip needs at a width.
func (s *strip) height(w float32) float32 {
	if !s.box.Visible() {
		return 0
	}
	return s.lay(w, false)
}

func (s *strip) lay(w float32, place bool) float32 {
	row := float32(0)
	if s.row.Visible() {
		row = s.row.Layout.(*flow).natural(s.row.Objects)
	}
	beside := row > 0 && !s.field.Box.Visible() && row < w*0.45
	textWidth := w - 2*stripPad - 4
	if beside {
		textWidth -= row + 14
	}
	h := s.text.HeightFor(textWidth)
	y := stripPad
	if place {
		look.Put(s.text, stripPad+4, y, textWidth, h)
	}
	rowHeight := s.rowHeight(w)
	switch {
	case beside:
		all := max(h+2*stripPad, rowHeight+2*stripPad)
		if place {
			look.Put(s.text, stripPad+4, (all-h)/2, textWidth, h)
			look.Put(s.row, w-stripPad-row, (all-rowHeight)/2, row, rowHeight)
		}
		return all
	case s.field.Box.Visible():
		y += h + 6
		fw := max(160, w-2*stripPad-row-12)
		if place {
			look.Put(s.field.Box, stripPad, y, fw, controlHeight)
			look.Put(s.row, stripPad+fw+12, y, row, controlHeight)
		}
		return y + controlHeight + stripPad
	case row > 0:
		y += h + 6
		if place {
			look.Put(s.row, stripPad, y, w-2*stripPad, rowHeight)
		}
		return y + rowHeight + stripPad
	}
	return h + 2*stripPad
}

func (s *strip) rowHeight(w float32) float32 {
	f := s.row.Layout.(*flow)
	f.height = controlHeight
	if s.loud {
		f.height = 28
	}
	return f.heightFor(s.row.Objects, w-2*stripPad)
}

// MinSize is for Fyne.
func (l stripLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// Layout is for Fyne.
func (l stripLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	look.Put(l.s.ground, 0, 0, size.Width, size.Height)
	l.s.lay(size.Width, true)
}

// flow sets objects in a row, and in further rows what does not fit, all of one
// height and their natural width.
type flow struct {
	gap, height float32
	right       bool // from the right
}

// natural is the width of all objects in one row.
func (f *flow) natural(objects []fyne.CanvasObject) float32 {
	w := -f.gap
	for _, o := range objects {
		if o.Visible() {
			w += o.MinSize().Width + f.gap
		}
	}
	return max(0, w)
}

func (f *flow) rows(objects []fyne.CanvasObject, w float32) [][]fyne.CanvasObject {
	var rows [][]fyne.CanvasObject
	x := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		need := o.MinSize().Width
		if len(rows) == 0 || x+need > w {
			rows = append(rows, nil)
			x = 0
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], o)
		x += need + f.gap
	}
	return rows
}

func (f *flow) heightFor(objects []fyne.CanvasObject, w float32) float32 {
	n := float32(len(f.rows(objects, w)))
	return max(0, n*(f.height+8)-8)
}

// MinSize is for Fyne.
func (f *flow) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// Layout is for Fyne.
func (f *flow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, row := range f.rows(objects, size.Width) {
		x := float32(0)
		if f.right {
			x = max(0, size.Width-f.natural(row))
		}
		for _, o := range row {
			w := min(o.MinSize().Width, size.Width)
			look.Put(o, x, y, w, f.height)
			x += w + f.gap
		}
		y += f.height + 8
	}
}
