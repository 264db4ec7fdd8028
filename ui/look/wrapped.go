package look

import (
	"sort"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Wrapped is a paragraph in one role and colour, broken into lines to its width.
// Fyne's own labels take only the theme's font. Its smallest height is that of
// the lines at its present width; HeightFor tells it for any width.
type Wrapped struct {
	widget.BaseWidget

	text  string
	role  Role
	col   Token
	scale float32
	align fyne.TextAlign
	lines []*canvas.Text
	laid  float32 // the width the lines were broken to
}

// NewWrapped returns a paragraph. Newlines in text begin new lines.
func NewWrapped(text string, role Role, col Token) *Wrapped {
	w := &Wrapped{text: text, role: role, col: col, scale: 1}
	w.ExtendBaseWidget(w)
	return w
}

// SetText changes the text.
func (w *Wrapped) SetText(text string) {
	if w.text != text {
		w.text = text
		w.rebreak()
	}
}

// Text returns the text.
func (w *Wrapped) Text() string { return w.text }

// SetColor changes the colour.
func (w *Wrapped) SetColor(col Token) {
	if w.col != col {
		w.col = col
		for _, l := range w.lines {
			SetColor(l, col)
		}
		w.Refresh()
	}
}

// SetScale multiplies the role's size.
func (w *Wrapped) SetScale(k float32) {
	if w.scale != k {
		w.scale = k
		w.rebreak()
	}
}

// SetAlign aligns the lines; they begin at the left at first.
func (w *Wrapped) SetAlign(a fyne.TextAlign) {
	w.align = a
	w.rebreak()
}

// HeightFor returns the height of the paragraph at the given width.
func (w *Wrapped) HeightFor(width float32) float32 {
	return float32(len(w.breakInto(width))) * w.lineHeight()
}

func (w *Wrapped) lineHeight() float32 { return w.role.LineHeight() * w.scale }

func (w *Wrapped) rebreak() {
	w.laid = -1
	w.Refresh()
}

// breakInto returns the lines of the text at a width; a width of 0 or less does
// not break at all.
func (w *Wrapped) breakInto(width float32) []string {
	var out []string
	for _, par := range strings.Split(w.text, "\n") {
		out = append(out, w.breakLine(par, width)...)
	}
	return out
}

func (w *Wrapped) breakLine(par string, width float32) []string {
	if width <= 0 || w.measure(par) <= width {
		return []string{par}
	}
	var out []string
	line := ""
	for _, word := range strings.FieldsFunc(par, breakable) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line != "" && w.measure(longer) > width {
			out = append(out, line)
			longer = word
		}
		for w.measure(longer) > width { // one word, wider than the line
			n := w.fitting(longer, width)
			if n == len(longer) {
				break
			}
			out, longer = append(out, longer[:n]), longer[n:]
		}
		line = longer
	}
	return append(out, line)
}

// fitting is how many bytes of a word fill a line: at least its first letter, and
// a letter stays with the marks on it.
func (w *Wrapped) fitting(word string, width float32) int {
	ends := make([]int, 0, len(word))
	for i, r := range word {
		if i > 0 && !unicode.Is(unicode.M, r) {
			ends = append(ends, i)
		}
	}
	ends = append(ends, len(word))
	n := sort.Search(len(ends), func(i int) bool { return w.measure(word[:ends[i]]) > width })
	return ends[max(0, n-1)]
}

// breakable reports whether a line may end at r: at every space but those that
// hold a number and its unit together.
func breakable(r rune) bool { return r == ' ' || r == '\t' }

func (w *Wrapped) measure(s string) float32 { return Measure(s, w.role, w.scale).Width }

// lay breaks the text to the width and reuses the line objects.
func (w *Wrapped) lay(width float32) {
	if w.laid == width {
		return
	}
	w.laid = width
	texts := w.breakInto(width)
	for len(w.lines) < len(texts) {
		w.lines = append(w.lines, Text("", w.role, w.col))
	}
	w.lines = w.lines[:len(texts)]
	for i, s := range texts {
		l := w.lines[i]
		l.Text, l.TextSize, l.Alignment = s, Snap(w.role.Size()*w.scale), w.align
	}
}

// CreateRenderer is for Fyne.
func (w *Wrapped) CreateRenderer() fyne.WidgetRenderer { return wrappedRenderer{w} }

type wrappedRenderer struct{ w *Wrapped }

func (r wrappedRenderer) Destroy() {}

func (r wrappedRenderer) Objects() []fyne.CanvasObject {
	r.w.lay(r.w.Size().Width)
	out := make([]fyne.CanvasObject, len(r.w.lines))
	for i, l := range r.w.lines {
		out[i] = l
	}
	return out
}

func (r wrappedRenderer) MinSize() fyne.Size {
	return fyne.NewSize(0, r.w.HeightFor(r.w.Size().Width))
}

func (r wrappedRenderer) Layout(size fyne.Size) {
	before := len(r.w.lines)
	r.w.lay(size.Width)
	h := r.w.lineHeight()
	for i, l := range r.w.lines {
		th := l.MinSize().Height
		putSize(l, 0, float32(i)*h+(h-th)/2, fyne.NewSize(size.Width, th))
	}
	if len(r.w.lines) != before {
		canvas.Refresh(r.w) // the smallest height has changed
	}
}

func (r wrappedRenderer) Refresh() {
	r.Layout(r.w.Size())
	for _, l := range r.w.lines {
		canvas.Refresh(l)
	}
	canvas.Refresh(r.w)
}
