package editor

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"senet/game"
	"senet/ui/look"
	"senet/ui/panel/form"
	"senet/ui/tr"
)

// status says whether the position is sound, what can be played in it, and
// everything that is wrong with it.
type status struct {
	Object fyne.CanvasObject

	head   *canvas.Text
	lines  []*look.Wrapped
	column *fyne.Container
	reader *form.Reader
}

// mostLines bounds how many faults are listed.
const mostLines = 24

func newStatus() *status {
	s := &status{head: look.Text("", look.Strong17, look.Gold)}
	var objects []fyne.CanvasObject
	for range mostLines {
		l := look.NewWrapped("", look.Body13, look.Ink)
		l.Hide()
		s.lines = append(s.lines, l)
		objects = append(objects, l)
	}
	s.column = form.Column(3, objects...)
	s.reader = form.NewReader(s.column, fyne.NewSize(10, 10))
	s.Object = container.New(statusLayout{}, look.Rounded(look.Panel, look.Line, look.PanelRadius), s.head, s.reader)
	return s
}

type statusLayout struct{}

// MinSize is for Fyne.
func (statusLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// Layout is for Fyne.
func (statusLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	look.Put(o[0], 0, 0, size.Width, size.Height)
	h := o[1].MinSize().Height
	look.Put(o[1], 14, 7, size.Width-28, h)
	look.Put(o[2], 14, 9+h, size.Width-20, max(0, size.Height-h-15))
}

// fill sets the head and the lines.
func (s *status) fill(head string, tone look.Token, lines []string, body look.Token) {
	s.head.Text = head
	look.SetColor(s.head, tone)
	s.head.Refresh()
	for i, l := range s.lines {
		on := i < len(lines)
		if on {
			l.SetText(lines[i])
			l.SetColor(body)
		}
		look.ShowIf(l, on)
	}
	s.column.Refresh()
	s.reader.Refresh()
	s.Object.Refresh()
}

// show takes over what a model is like.
func (s *status) show(m *Model) {
	if faults := m.Faults(); len(faults) > 0 {
		lines := make([]string, 0, len(faults))
		for _, f := range faults {
			lines = append(lines, "· "+tr.Fault(f))
		}
		s.fill(tr.N("editor.faults", len(faults), nil), look.Warn, lines, look.Ink)
		return
	}
	s.fill(tr.S("editor.sound"), look.Gold, summary(m), look.Ink)
}

// say replaces what is said, until the next change.
func (s *status) say(text string, trouble bool) {
	col := look.Ink
	if trouble {
		col = look.Warn
	}
	s.fill(s.head.Text, look.Gold, []string{text}, col)
}

// note puts a line before what is said.
func (s *status) note(text string) {
	lines := []string{text}
	for _, l := range s.lines {
		if l.Visible() {
			lines = append(lines, l.Text())
		}
	}
	tone := look.Gold
	if s.head.Text != tr.S("editor.sound") {
		tone = look.Warn
	}
	s.fill(s.head.Text, tone, lines, look.Ink)
}

// summary tells in sentences what can be played.
func summary(m *Model) []string {
	pos := m.Pos()
	if pos.Winner != 0 {
		return []string{tr.S("editor.over")}
	}
	side := tr.S("editor.side." + m.Turn().String())
	var standing []string
	for _, t := range m.Standing() {
		standing = append(standing, strconv.Itoa(int(t)))
	}
	args := map[string]any{"Side": side, "Throw": strings.Join(standing, ", ")}
	n := len(m.Legal())
	switch pos.Await {
	case game.AwaitMove:
		if len(standing) == 0 {
			return []string{tr.F("editor.rebirth", args)}
		}
		return []string{tr.N("editor.legal", n, args)}
	case game.AwaitLot:
		return []string{tr.S("editor.lot")}
	case game.AwaitFate:
		return []string{tr.F("editor.fate", args)}
	case game.AwaitWater:
		return []string{tr.F("editor.water", args)}
	case game.AwaitPiece:
		return []string{tr.F("editor.piece", args)}
	}
	out := []string{tr.F("editor.throws", args)}
	by := m.ByThrow()
	var parts []string
	for _, t := range m.Throws() {
		if c, ok := by[t]; ok {
			parts = append(parts, tr.N("editor.byThrow", c, map[string]any{"Throw": int(t)}))
		}
	}
	if len(parts) > 0 && !m.Game().IsGods(m.Turn()) {
		out = append(out, strings.Join(parts, ";  "))
	}
	if n > 0 {
		out = append(out, tr.F("editor.mayRebirth", args))
	}
	return out
}
