package replay

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
)

// remark shows a text in as many lines as there is room for. A longer one ends
// in an ellipsis, and a click shows all of it.
type remark struct {
	widget.BaseWidget

	text  string
	read  func(string)
	lines [3]*canvas.Text
	cut   bool
}

func newRemark(read func(string)) *remark {
	r := &remark{read: read}
	for i := range r.lines {
		r.lines[i] = look.Text("", look.Body13, look.Ink)
	}
	r.ExtendBaseWidget(r)
	return r
}

func (r *remark) set(text string) {
	if r.text != text {
		r.text = text
		r.Refresh()
	}
}

// Tapped is for Fyne.
func (r *remark) Tapped(*fyne.PointEvent) {
	if r.cut && r.read != nil {
		r.read(r.text)
	}
}

// Cursor is for Fyne.
func (r *remark) Cursor() desktop.Cursor {
	if r.cut {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// CreateRenderer is for Fyne.
func (r *remark) CreateRenderer() fyne.WidgetRenderer {
	return look.NewLaid(r, r.lay, r.lines[0], r.lines[1], r.lines[2])
}

func (r *remark) lay(size fyne.Size) {
	// Three lines fit where they are set a little closer.
	step := min(look.Body13.LineHeight(), max(size.Height/3, 14.5))
	n := min(max(int(size.Height/step), 1), len(r.lines))
	role, scale := look.Body13, float32(1)
	lines, cut := broken(r.text, role, scale, size.Width, n)
	if cut { // rather small than cut short
		scale = 12 / role.Size()
		lines, cut = broken(r.text, role, scale, size.Width, n)
	}
	r.cut = cut
	top := max(0, (size.Height-step*float32(len(lines)))/2)
	for i, t := range r.lines {
		t.Text, t.TextSize = "", look.Snap(role.Size()*scale)
		if i < len(lines) {
			t.Text = lines[i]
		}
		h := t.MinSize().Height
		look.Put(t, 0, top+step*float32(i)+(step-h)/2, size.Width, h)
	}
}

// broken breaks text into at most n lines of a width; cut says that there was
// more.
func broken(text string, role look.Role, scale, width float32, n int) (lines []string, cut bool) {
	line := ""
	words := strings.Fields(text)
	for i, word := range words {
		longer := strings.TrimSpace(line + " " + word)
		if line == "" || look.Measure(longer, role, scale).Width <= width {
			line = longer
			continue
		}
		if len(lines) == n-1 {
			rest := line + " " + strings.Join(words[i:min(len(words), i+3)], " ") + "…"
			return append(lines, look.Shortened(rest, role, scale, width)), true
		}
		lines = append(lines, line)
		line = word
	}
	if line != "" {
		lines = append(lines, look.Shortened(line, role, scale, width))
	}
	return lines, false
}
