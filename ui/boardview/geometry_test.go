package boardview

import (
	"math"
	"testing"

	"senet/game/board"
)

// guide is the geometry of the guide's picture at 1280 × 800.
func guide() Geometry { return NewGeometry(84, 92, 12, false, 7) }

// sizes are sides of squares from the smallest window to 4K.
var sizes = []float32{40, 46, 52, 55, 61, 84, 97, 143, 210, 315}

func TestMeasuresOfTheGuide(t *testing.T) {
	g := guide()
	if g.W != 912 || g.Frame != (Box{0, 104, 912, 296}) || g.Reeds != (Box{0, 412, 912, 92}) {
		t.Errorf("width %v, frame %v, reeds %v", g.W, g.Frame, g.Reeds)
	}
	// x = 42 + 88 col, y = 194 + 88 row in the window; the view begins at 24, 72.
	for q := board.Square(1); q <= board.Squares; q++ {
		want := Box{18 + 88*float32(q.Col()), 122 + 88*float32(q.Row()), 84, 84}
		if b := g.Square(q); b != want {
			t.Errorf("square %d: %v, want %v", q, b, want)
		}
	}
	for after, want := range map[board.Square]point{0: {9, 164}, 10: {903, 208}, 20: {9, 296}, 30: {903, 340}} {
		if x, y := g.Sign(after); x != want.x || y != want.y {
			t.Errorf("sign after %d at %v, %v, want %v", after, x, y, want)
		}
	}
	if x, _, size := g.Ground(Slot(InWaters, board.Spools, 0)); x != 338 || size != 56 {
		t.Errorf("first slot at %v, piece %v", x, size)
	}
}

func TestSideForFillsTheWidth(t *testing.T) {
	for w := float32(300); w < 3600; w += 7 {
		s := SideFor(w)
		if WidthFor(s) > w || WidthFor(s+1) <= w {
			t.Errorf("width %v: side %v takes %v", w, s, WidthFor(s))
		}
	}
	if SideFor(912) != 84 {
		t.Errorf("side for 912 is %v", SideFor(912))
	}
}

func TestEverySquareIsHitAndNothingElse(t *testing.T) {
	for _, s := range sizes {
		for _, flipped := range []bool{false, true} {
			g := NewGeometry(s, s, 10, flipped, 5)
			for q := board.Square(1); q <= board.Squares; q++ {
				b := g.Square(q)
				points := []point{{b.X + s/2, b.Y + s/2}, {b.X + 1, b.Y + 1}, {b.X + s - 1, b.Y + s - 1}, {b.X - g.Gap/2 + .1, b.Y + s/2}}
				if q == board.Sun { // the gap beside 30 belongs to the exit
					points = points[:3]
				}
				for _, p := range points {
					if got := g.Hit(p.x, p.y); got != On(q) {
						t.Errorf("side %v, flipped %v: %v is %+v, want square %d", s, flipped, p, got, q)
					}
				}
			}
			x, y := g.Sign(board.Sun)
			if got := g.Hit(x, y); got.Place != AtExit {
				t.Errorf("side %v: the exit is %+v", s, got)
			}
			for _, p := range []point{{-1, 5}, {g.W + 1, 5}, {g.W / 2, g.Waters.H + 2}, {3, g.Frame.Y + 3}} {
				if got := g.Hit(p.x, p.y); got.Place != Nowhere {
					t.Errorf("side %v: %v is %+v, want nowhere", s, p, got)
				}
			}
		}
	}
}

func TestSlotsAreHitAndInside(t *testing.T) {
	for _, s := range sizes {
		for _, slots := range []int{5, 7, 10} {
			g := NewGeometry(s, s*72/84, 8, false, slots)
			for _, place := range []Place{InWaters, InReeds} {
				for side := board.Spools; side <= board.Cones; side++ {
					for n := range slots {
						want := Slot(place, side, n)
						x, y, size := g.Ground(want)
						if got := g.Hit(x, y); got != want {
							t.Errorf("side %v, %d slots: %+v hits %+v", s, slots, want, got)
						}
						zone, _ := g.zone(place)
						if x-size/2 < zone.X || x+size/2 > zone.X+zone.W || y-anchor*size < zone.Y || y+(1-anchor)*size > zone.Y+zone.H {
							t.Errorf("side %v, %d slots: %+v stands out of its zone", s, slots, want)
						}
					}
				}
			}
		}
	}
}

// The board turned round is the same board: every number stays with its square
// (PITFALLS "With the board turned round"), point-mirrored.
func TestFlippedIsMirrored(t *testing.T) {
	g, f := guide(), NewGeometry(84, 92, 12, true, 7)
	cx, cy := g.Frame.Mid()
	for q := board.Square(1); q <= board.Squares; q++ {
		ax, ay := g.Square(q).Mid()
		bx, by := f.Square(q).Mid()
		if math.Abs(float64(ax+bx-2*cx)) > .01 || math.Abs(float64(ay+by-2*cy)) > .01 {
			t.Errorf("square %d: %v,%v and %v,%v", q, ax, ay, bx, by)
		}
	}
}

func TestArrowsWalkThePath(t *testing.T) {
	for _, flipped := range []bool{false, true} {
		g := NewGeometry(84, 92, 12, flipped, 5)
		ahead := func(q board.Square) Dir {
			if g.right(q) {
				return Right
			}
			return Left
		}
		back := func(q board.Square) Dir { return Left + Right - ahead(q) }
		s := On(1)
		for q := board.Square(2); q <= board.Squares; q++ {
			if s = g.Step(s, ahead(s.Square)); s != On(q) {
				t.Fatalf("flipped %v: after %d comes %+v", flipped, q-1, s)
			}
		}
		if e := g.Step(s, ahead(board.Sun)); e.Place != AtExit || g.Step(e, Left) != On(board.Sun) {
			t.Errorf("flipped %v: past 30 is the exit, and back", flipped)
		}
		for q := board.Square(board.Squares - 1); q >= 1; q-- {
			if s = g.Step(s, back(s.Square)); s != On(q) {
				t.Fatalf("flipped %v: before %d comes %+v", flipped, q+1, s)
			}
		}
		if g.Step(s, back(1)) != On(1) {
			t.Error("before 1 there is nothing")
		}
	}
	g := guide()
	for _, c := range []struct {
		from board.Square
		d    Dir
		to   Spot
	}{{5, Down, On(16)}, {16, Down, On(25)}, {25, Up, On(16)}, {3, Up, Slot(InWaters, 0, 0)}, {27, Down, Slot(InReeds, 0, 0)}} {
		if got := g.Step(On(c.from), c.d); got != c.to {
			t.Errorf("from %d: %+v, want %+v", c.from, got, c.to)
		}
	}
	if got := g.Step(Slot(InWaters, board.Spools, 0), Down); got != On(4) {
		t.Errorf("below the first slot is %+v", got)
	}
}

func TestRoutesBendOnlyWhereThePathDoes(t *testing.T) {
	g := guide()
	pts := []point{g.foot(18), g.foot(19), g.foot(20), g.foot(21), g.foot(22)}
	b := bent(pts)
	want := []point{g.foot(18), g.foot(20), g.foot(21), g.foot(22)}
	if len(b) != len(want) {
		t.Fatalf("%d points: %v", len(b), b)
	}
	for i := range want {
		if b[i] != want[i] {
			t.Errorf("point %d: %v, want %v", i, b[i], want[i])
		}
	}
	if p := along(pts, 2*88+40); p != (point{g.foot(20).x, g.foot(20).y + 40}) {
		t.Errorf("along: %v", p)
	}
}
