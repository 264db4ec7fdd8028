package sticks

import "fyne.io/fyne/v2"

// Kept are the throws that were made and put by, to be played in any order. The
// zero value is for games without such.
type Kept struct {
	Count  [7]uint8 // how many wait, by score
	Open   [7]bool  // a click on the chip of this score chooses it
	Chosen int      // the score whose chip is lit; 0 for that of the words
}

// SetKept shows on the scale which throws wait to be played.
func (m *Mat) SetKept(k Kept) {
	if k != m.kept {
		m.kept = k
		m.light()
	}
}

// Kept returns the throws that are shown as waiting.
func (m *Mat) Kept() Kept { return m.kept }

// light gives every chip its state.
func (m *Mat) light() {
	lit := m.kept.Chosen
	if lit == 0 {
		lit = m.words.Score
	}
	any := m.kept.Count != [7]uint8{}
	for i, c := range m.chips {
		was := *c
		c.on = lit != 0 && c.Score == lit
		c.kept, c.open = 0, false
		if s := c.Score; s > 0 && s < len(m.kept.Count) {
			c.kept, c.open = int(m.kept.Count[s]), m.kept.Open[s] && m.kept.Count[s] > 0
		}
		c.over = c.open && m.over == i
		c.dimmed = any && c.kept == 0
		if *c != was {
			m.layoutChip(i)
			c.paint()
		}
	}
}

// chipAt is the index of the chip at p that can be chosen, or -1.
func (m *Mat) chipAt(p fyne.Position) int {
	for i, c := range m.chips {
		at, size := c.ground.Position(), c.ground.Size()
		if c.open && p.X >= at.X && p.Y >= at.Y && p.X < at.X+size.Width && p.Y < at.Y+size.Height {
			return i
		}
	}
	return -1
}

// point marks the chip under the pointer, -1 for none.
func (m *Mat) point(i int) {
	if i != m.over {
		m.over = i
		m.light()
	}
}
