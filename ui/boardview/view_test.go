package boardview

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"senet/game"
	"senet/game/board"
	"senet/ui/look"
)

var update = flag.Bool("update", false, "write the golden pictures anew")

func newView(t *testing.T, h Handler, side float32) *View {
	t.Helper()
	test.NewTempApp(t)
	v := New(h, nil)
	g := NewGeometry(side, side, 6, false, 5)
	v.Resize(fyne.NewSize(g.W, g.H))
	v.SetGeometry(g)
	return v
}

// some is a position with pieces everywhere.
func some() game.Position {
	var p game.Position
	for _, q := range []board.Square{6, 12, 14, 19} {
		p.Cells[q] = 1
	}
	for _, q := range []board.Square{4, 22, 28} {
		p.Cells[q] = 2
	}
	p.Drowned, p.Freed = [2]uint8{1, 0}, [2]uint8{0, 2}
	return p
}

func standing(v *View) []Spot {
	var out []Spot
	for _, p := range v.pieces {
		if p.Spot.Place != Nowhere {
			s := p.Spot
			s.Side = p.Side
			out = append(out, s)
		}
	}
	return out
}

func TestPlaceFollowsThePosition(t *testing.T) {
	v := newView(t, Handler{}, 40)
	p := some()
	v.Place(&p)
	six := v.At(On(6))
	if six == nil || six.Side != board.Spools || !six.art.Visible() {
		t.Fatal("no spool on 6")
	}
	if n := len(standing(v)); n != 10 {
		t.Errorf("%d pieces stand, want 10", n)
	}
	if a := v.squares[5].art.Alpha(); a != dimmed {
		t.Errorf("the drawing under a piece has opacity %v", a)
	}
	if a := v.squares[6].art.Alpha(); a != 1 {
		t.Errorf("the drawing of a free square has opacity %v", a)
	}
	objects := slices.Clone(v.objects)
	p.Cells[6], p.Cells[7] = 0, 1
	p.Drowned[0], p.Reserve[1] = 0, 3
	v.Place(&p)
	if v.At(On(6)) != nil || v.At(On(7)) == nil || v.At(Slot(InReserve, board.Cones, 2)) == nil {
		t.Error("the second position is not shown")
	}
	if v.At(On(12)) == nil || v.At(On(12)).Side != board.Spools {
		t.Error("a piece that did not move moved")
	}
	if !slices.Equal(objects, v.objects) {
		t.Error("canvas objects were made anew")
	}
}

func TestMarksShowAndHide(t *testing.T) {
	v := newView(t, Handler{}, 60)
	p := some()
	v.Place(&p)
	v.SetMarks(Marks{
		Movable: []Spot{On(19)}, Legal: []Spot{On(22), On(15)},
		Choice: &Choice{From: On(19), Path: []board.Square{20, 21, 22}, Target: On(22), Badge: "swap"},
		Last:   &Last{Path: []board.Square{7, 8, 9}, From: On(7), To: On(9)},
		Cursor: On(3),
	})
	m := v.marks
	if !v.At(On(19)).ring.Visible() || v.At(On(6)).ring.Visible() {
		t.Error("only the piece on 19 has a ring")
	}
	if m.corners[22].Visible() || !m.corners[15].Visible() || !m.target.Visible() {
		t.Error("the chosen target has a frame, the other corners")
	}
	if !m.badge.Visible() || m.badge.Name() != "badge-swap" || m.danger.Visible() {
		t.Error("the badge says what will happen")
	}
	if !m.route.discs[1].Visible() || m.route.numbers[1].Text != "2" || m.route.discs[2].Visible() {
		t.Error("two numbered discs lie on the way from 19 to 22")
	}
	if !m.lastTo.Visible() || !m.trail.dots[5].Visible() || !m.cursor.Visible() {
		t.Error("last move and cursor are marked")
	}
	v.SetMarks(Marks{})
	for _, o := range append(m.under(), m.over()...) {
		if o.Visible() {
			t.Errorf("%T is still there", o)
		}
	}
}

func TestRouteThroughTheBaCountsAnew(t *testing.T) {
	v := newView(t, Handler{}, 60)
	v.SetMarks(Marks{Choice: &Choice{From: On(19), Path: []board.Square{20, 21, 22, 23}, Restart: 2, Target: On(23)}})
	var got []string
	for i, d := range v.marks.route.discs {
		if d.Visible() {
			got = append(got, v.marks.route.numbers[i].Text)
		}
	}
	if !slices.Equal(got, []string{"1", "2", "1"}) {
		t.Errorf("discs %v", got)
	}
}

func TestPointerReportsSpots(t *testing.T) {
	var hovered, tapped, from, to Spot
	v := newView(t, Handler{
		Hover: func(s Spot) { hovered = s }, Tap: func(s Spot) { tapped = s },
		Drop: func(a, b Spot) { from, to = a, b },
	}, 60)
	at := func(q board.Square) fyne.Position {
		x, y := v.geo.Square(q).Mid()
		return fyne.NewPos(x, y)
	}
	e := &desktop.MouseEvent{}
	e.Position = at(17)
	v.MouseIn(e)
	v.Tapped(&fyne.PointEvent{Position: at(9)})
	if hovered != On(17) || tapped != On(9) {
		t.Errorf("hovered %+v, tapped %+v", hovered, tapped)
	}
	e.Position = at(19)
	v.MouseDown(e)
	v.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at(22)}})
	v.DragEnd()
	if from != On(19) || to != On(22) {
		t.Errorf("dragged from %+v to %+v", from, to)
	}
	v.MouseOut()
	if hovered.Place != Nowhere {
		t.Errorf("left, but over %+v", hovered)
	}
}

// The board's drawing in both themes, without any text, so that fonts play no part.
func TestGoldenBoard(t *testing.T) {
	for _, mode := range []look.Mode{look.Dark, look.Light} {
		look.SetMode(mode)
		v := newView(t, Handler{}, 46)
		for _, o := range v.objects {
			if text, ok := o.(*canvas.Text); ok {
				text.Text = ""
			}
		}
		p := some()
		v.Place(&p)
		v.SetMarks(Marks{
			Movable: []Spot{On(19), On(12)}, Legal: []Spot{On(15), On(22)},
			Choice: &Choice{From: On(19), Path: []board.Square{20, 21, 22}, Target: On(22), Badge: "swap"},
			Last:   &Last{Path: []board.Square{7, 8, 9}, From: On(7), To: On(9)},
		})
		for _, n := range v.marks.route.numbers {
			n.Text = ""
		}
		size := v.Size()
		c := software.NewCanvas()
		c.SetPadded(false)
		c.SetContent(v)
		c.Resize(size)
		compare(t, "board-"+mode.String()+".png", c.Capture())
	}
	look.SetMode(look.Dark)
}

// compare fails when the picture differs from the golden one by more than 2 in any
// channel of any pixel: processors round differently.
func compare(t *testing.T, name string, got image.Image) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		f, err := os.Create(path)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, got); err != nil {
			t.Fatal(err)
		}
		return
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if got.Bounds() != want.Bounds() {
		t.Fatalf("%s: size %v, want %v", name, got.Bounds(), want.Bounds())
	}
	bad := 0
	for y := range got.Bounds().Dy() {
		for x := range got.Bounds().Dx() {
			if differs(got, want, x, y) {
				bad++
			}
		}
	}
	if bad > 0 {
		t.Errorf("%s: %d pixels differ; if that is meant, run with -update and look at it", name, bad)
	}
}

func differs(a, b image.Image, x, y int) bool {
	r1, g1, b1, a1 := a.At(x, y).RGBA()
	r2, g2, b2, a2 := b.At(x, y).RGBA()
	for _, d := range [4]int{int(r1) - int(r2), int(g1) - int(g2), int(b1) - int(b2), int(a1) - int(a2)} {
		if max(d, -d) > 2*257 {
			return true
		}
	}
	return false
}
