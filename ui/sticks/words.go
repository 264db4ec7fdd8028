package sticks

import (
	"fyne.io/fyne/v2/canvas"

	"senet/ui/anim"
	"senet/ui/look"
)

// SetWords changes what stands beside the sticks.
func (m *Mat) SetWords(w Words) {
	if w == m.words {
		return
	}
	m.words = w
	m.fade = 1
	m.light()
	m.layoutWords()
}

// FadeWords shows the words at progress p of their coming in.
func (m *Mat) FadeWords(p float32) {
	m.fade = anim.Out(p)
	m.layoutWords()
}

// wordScale is the scale of the words: that of the height, as far as the width
// allows.
func (m *Mat) wordScale() float32 { return min(m.h/refH, (m.w-m.info)/286) }

func (m *Mat) layoutChips() {
	for i, c := range m.chips {
		m.layoutChip(i)
		c.paint()
	}
}

func (m *Mat) layoutChip(i int) {
	k := m.wordScale()
	m.chips[i].layout(m.info+(18+51*float32(i))*k, m.h-(refH-117)*k, k)
}

func (m *Mat) layoutWords() {
	if m.w == 0 {
		return
	}
	k := m.wordScale()
	w := m.words
	x := m.info + 18*k
	m.value.Text, m.value.TextSize = w.Value, 92*k
	m.value.Color = look.Fade(look.Gold, float64(m.fade))
	look.ShowIf(m.value, w.Value != "")
	if w.Value != "" {
		baseline(m.value, m.info+56*k, (90+8*(1-m.fade))*k, .5)
		x = m.info + 98*k
	}
	room := m.w - 8*k - x
	line(m.title, w.Title, x, 48.5*k, 22*k, 14, room)
	for i, t := range m.lines {
		extra := float32(0)
		if i == 1 && w.Again {
			extra = 23 * k
		}
		line(t, w.Lines[i], x, []float32{72, 92}[i]*k, 13*k, 11.5, room-extra)
		if i == 1 {
			look.ShowIf(m.again, w.Again && t.Visible())
			look.Put(m.again, x+t.Size().Width+7*k, 79.5*k, 16*k, 16*k)
		}
	}
	m.value.Refresh()
}

// line sets a line of text at x with its baseline at y, in the given size or as
// much smaller as is needed and still readable. A text that does not fit even so
// is left out.
func line(t *canvas.Text, s string, x, y, size, least, room float32) {
	t.Text, t.TextSize = s, max(size, least)
	for t.MinSize().Width > room && t.TextSize > least {
		t.TextSize = max(t.TextSize-.5, least)
	}
	look.ShowIf(t, s != "" && t.MinSize().Width <= room+1)
	baseline(t, x, y, 0)
	t.Refresh()
}

// Words returns what stands beside the sticks.
func (m *Mat) Words() Words { return m.words }

// Complete reports whether all words fit beside the sticks.
func (m *Mat) Complete() bool {
	for i, t := range m.lines {
		if m.words.Lines[i] != "" && !t.Visible() {
			return false
		}
	}
	return m.words.Title == "" || m.title.Visible()
}
