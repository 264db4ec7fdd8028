package sticks

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/game/sticks"
)

// corners of a landed stick, in the units of the mat.
func corners(l lie) [4][2]float64 {
	sin, cos := math.Sincos(float64(l.angle) * math.Pi / 180)
	w, h := 250/2., 33/2.
	var out [4][2]float64
	for i, c := range [4][2]float64{{-w, -h}, {w, -h}, {w, h}, {-w, h}} {
		out[i] = [2]float64{float64(l.x) + c[0]*cos - c[1]*sin, float64(l.y) + c[0]*sin + c[1]*cos}
	}
	return out
}

// apart reports whether two turned rectangles can be parted by a line along an
// edge of the first.
func apart(a, b [4][2]float64) bool {
	for i := range a {
		p, q := a[i], a[(i+1)%4]
		nx, ny := q[1]-p[1], p[0]-q[0]
		out := true
		for _, c := range b {
			if nx*(c[0]-p[0])+ny*(c[1]-p[1]) <= 0 {
				out = false
			}
		}
		if out {
			return true
		}
	}
	return false
}

func TestSticksLieApartAndOnTheMat(t *testing.T) {
	for n, l := range layouts {
		for i := range l {
			for _, c := range corners(l[i]) {
				if c[0] < 8 || c[0] > 618 || c[1] < 6 || c[1] > 182 {
					t.Errorf("layout %d: stick %d lies over the edge: %v", n, i, c)
				}
			}
			for j := i + 1; j < 4; j++ {
				a, b := corners(l[i]), corners(l[j])
				if !apart(a, b) && !apart(b, a) {
					t.Errorf("layout %d: sticks %d and %d touch", n, i, j)
				}
			}
		}
	}
}

func newMat(t *testing.T) *Mat {
	t.Helper()
	test.NewTempApp(t)
	m := New()
	m.Resize(fyne.NewSize(912, 188))
	return m
}

func TestThrowStartsAndEndsAtRest(t *testing.T) {
	m := newMat(t)
	faces := sticks.Faces{true, false, false, true}
	frame := m.Throw(faces, 3)
	frame(.5)
	for i, s := range m.sticks {
		if !s.flying.Visible() || s.lying.Visible() {
			t.Errorf("half-way stick %d flies", i)
		}
		if b := s.render(80, 40).Bounds(); b.Dx() != 80 || b.Dy() != 40 {
			t.Errorf("stick %d drawn as %v", i, b)
		}
	}
	frame(1)
	to := landed(3)
	for i, s := range m.sticks {
		want := turned(faces[i], to[i].angle)
		if s.flying.Visible() || !s.lying.Visible() || s.lying.Name() != want {
			t.Errorf("stick %d lies as %s, want %s", i, s.lying.Name(), want)
		}
		at := s.lying.Position().AddXY(s.lying.Size().Width/2, s.lying.Size().Height/2)
		if math.Abs(float64(at.X-to[i].x)) > .1 || math.Abs(float64(at.Y-to[i].y)) > .1 {
			t.Errorf("stick %d lies at %v, want %v", i, at, to[i])
		}
	}
	if m.Gathered() {
		t.Error("the sticks lie scattered")
	}
	collect := m.Collect()
	collect(.5)
	collect(1)
	if !m.Gathered() || m.faces != faces {
		t.Error("gathered, each with the same side up")
	}
}

func TestChipsShowTheThrow(t *testing.T) {
	m := newMat(t)
	m.SetScale([5]Chip{{1, 1, true}, {2, 2, false}, {3, 3, false}, {4, 4, true}, {6, 0, true}})
	m.SetWords(Words{Value: "6", Score: 6, Title: "x"})
	for i, c := range m.chips {
		if c.on != (i == 4) {
			t.Errorf("chip %d lit: %v", i, c.on)
		}
	}
	if m.chips[4].number.Text != "6" || !m.chips[0].again.Visible() || m.chips[1].again.Visible() {
		t.Error("the scale follows the rules")
	}
	m.SetWords(Words{})
	if m.value.Visible() || m.chips[4].on {
		t.Error("without a throw nothing is lit")
	}
}

func TestChipsShowTheThrowsPutBy(t *testing.T) {
	m := newMat(t)
	m.SetScale([5]Chip{{1, 1, true}, {2, 2, false}, {3, 3, false}, {4, 4, true}, {5, 0, true}})
	m.SetKept(Kept{Count: [7]uint8{2: 1, 4: 3, 5: 1}, Open: [7]bool{2: true, 4: true}, Chosen: 4})
	for i, want := range []chip{{}, {kept: 1, open: true}, {}, {kept: 3, open: true, on: true}, {kept: 1}} {
		c := m.chips[i]
		if c.kept != want.kept || c.open != want.open || c.on != want.on || c.dimmed != (want.kept == 0) {
			t.Errorf("chip %d: kept %d, open %v, lit %v, dimmed %v", i, c.kept, c.open, c.on, c.dimmed)
		}
		if c.count.Visible() != (want.kept > 1) {
			t.Errorf("chip %d: a count only of several", i)
		}
	}
	var chosen []int
	taps := 0
	m.OnChip, m.OnTapped = func(n int) { chosen = append(chosen, n) }, func() { taps++ }
	for _, c := range m.chips {
		p := c.ground.Position()
		m.Tapped(&fyne.PointEvent{Position: p.AddXY(9, 9)})
	}
	if len(chosen) != 2 || chosen[0] != 2 || chosen[1] != 4 || taps != 3 {
		t.Errorf("chosen %v, %d clicks on the mat", chosen, taps)
	}
	m.SetKept(Kept{})
	m.Tapped(&fyne.PointEvent{Position: m.chips[3].ground.Position().AddXY(9, 9)})
	if taps != 4 || m.chips[3].count.Visible() || m.chips[0].dimmed {
		t.Error("as in other games")
	}
}
