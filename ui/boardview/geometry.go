package boardview

import "senet/game/board"

// Box is a rectangle in Fyne's units, in the coordinates of the view.
type Box struct{ X, Y, W, H float32 }

// Contains reports whether the point is in the box.
func (b Box) Contains(x, y float32) bool {
	return x >= b.X && x < b.X+b.W && y >= b.Y && y < b.Y+b.H
}

// Grow returns the box with d added on each side.
func (b Box) Grow(d float32) Box { return Box{b.X - d, b.Y - d, b.W + 2*d, b.H + 2*d} }

// Mid returns the centre.
func (b Box) Mid() (x, y float32) { return b.X + b.W/2, b.Y + b.H/2 }

// Place is a kind of place where a piece can be or a pointer can point.
type Place uint8

// The places.
const (
	Nowhere   Place = iota
	OnBoard         // square Square
	InWaters        // slot N of Side in The Waters
	InReeds         // slot N of Side in The Field of Reeds
	InReserve       // not yet entered; shown in slot N of The Waters
	AtExit          // the sign at the end of the path, where pieces leave the board
)

// Spot is one exact place.
type Spot struct {
	Place  Place
	Square board.Square
	Side   board.Side
	N      int
}

// On is the spot on square q.
func On(q board.Square) Spot { return Spot{Place: OnBoard, Square: q} }

// Slot is place n of a side in one of the zones.
func Slot(p Place, s board.Side, n int) Spot { return Spot{Place: p, Side: s, N: n} }

// Reference measures: those of a view whose squares have 84 units.
const (
	refSide  = 84
	refGap   = 4
	refFrame = 18
	refWidth = 10*refSide + 9*refGap + 2*refFrame // 912
	refBoard = 3*refSide + 2*refGap + 2*refFrame  // 296
	refZone  = 92
	refBlock = 12
	// anchor is where a piece touches the ground, as a part of its height.
	anchor = .76
	// exitSize is the side of the path signs.
	signSize = 26
)

// Geometry is where everything in a view is. Make it with NewGeometry.
type Geometry struct {
	S       float32 // side of a square, a whole number
	K       float32 // S / 84: by this everything is scaled
	Gap     float32 // between squares
	Edge    float32 // width of the frame
	W, H    float32 // the whole view
	Waters  Box
	Frame   Box
	Reeds   Box
	Flipped bool // the board turned round, so that the path begins bottom right
	Slots   int  // places of each side in a zone
	Z       float32
}

// round gives the nearest whole number: edges on whole units stay sharp.
func round(v float32) float32 { return float32(int(v + .5)) }

// WidthFor is the width of a view whose squares have side s.
func WidthFor(s float32) float32 {
	k := s / refSide
	return 10*s + 9*round(refGap*k) + 2*round(refFrame*k)
}

// BoardHeightFor is the height of the framed board with squares of side s.
func BoardHeightFor(s float32) float32 {
	k := s / refSide
	return 3*s + 2*round(refGap*k) + 2*round(refFrame*k)
}

// SideFor is the largest whole side of a square that fits the width, at least 1.
func SideFor(width float32) float32 {
	s := float32(int(width / refWidth * refSide))
	for WidthFor(s+1) <= width {
		s++
	}
	for s > 1 && WidthFor(s) > width {
		s--
	}
	return max(s, 1)
}

// NewGeometry lays out a view with squares of side s, zones of height zone and
// block between the three parts.
func NewGeometry(s, zone, block float32, flipped bool, slots int) Geometry {
	k := s / refSide
	g := Geometry{S: s, K: k, Gap: round(refGap * k), Edge: round(refFrame * k), Flipped: flipped, Slots: max(slots, 1)}
	g.W = WidthFor(s)
	bh := BoardHeightFor(s)
	g.Waters = Box{0, 0, g.W, zone}
	g.Frame = Box{0, zone + block, g.W, bh}
	g.Reeds = Box{0, zone + block + bh + block, g.W, zone}
	g.H = g.Reeds.Y + zone
	g.Z = min(k, zone/refZone)
	return g
}

// grid returns row and column of q on the screen.
func (g Geometry) grid(q board.Square) (row, col int) {
	row, col = q.Row(), q.Col()
	if g.Flipped {
		row, col = 2-row, 9-col
	}
	return row, col
}

// At returns the square in a row and column of the screen, or None.
func (g Geometry) At(row, col int) board.Square {
	if g.Flipped {
		row, col = 2-row, 9-col
	}
	return board.At(row, col)
}

// Square returns the box of q.
func (g Geometry) Square(q board.Square) Box {
	row, col := g.grid(q)
	step := g.S + g.Gap
	return Box{g.Frame.X + g.Edge + float32(col)*step, g.Frame.Y + g.Edge + float32(row)*step, g.S, g.S}
}

// right reports whether the screen's x grows along the path in q's row.
func (g Geometry) right(q board.Square) bool { return (q.Row() != 1) != g.Flipped }

// slotX is the middle of slot n of a side: seven slots at a step of 40, fewer
// centred, more packed closer.
func (g Geometry) slotX(side board.Side, n int) float32 {
	mid, step := float32(458), float32(40)
	if g.Slots > 7 {
		step = 28
	}
	if side == board.Cones {
		mid = 758
	}
	return (mid + (float32(n)-float32(g.Slots-1)/2)*step) * g.W / refWidth
}

// zone returns the zone of a place and the y of its slots' ground.
func (g Geometry) zone(p Place) (Box, float32) {
	b := g.Waters
	if p == InReeds {
		b = g.Reeds
	}
	return b, b.Y + b.H*66/refZone
}

// Sign returns the middle of a path sign: that before square 1, those at the
// turns after 10 and 20, and the exit after 30.
func (g Geometry) Sign(after board.Square) (x, y float32) {
	in := 9 * g.K
	at := after
	if at == board.None {
		at = 1
	}
	b := g.Square(at)
	_, y = b.Mid()
	atRight := g.right(at) == (after != board.None)
	x = g.Frame.X + in
	if atRight {
		x = g.Frame.X + g.Frame.W - in
	}
	if after == 10 || after == 20 {
		d := (g.S + g.Gap) / 2
		if g.Flipped {
			d = -d
		}
		y += d
	}
	return x, y
}

// Ground returns where a piece at s stands, and the size of its picture.
func (g Geometry) Ground(s Spot) (x, y, size float32) {
	switch s.Place {
	case OnBoard:
		b := g.Square(s.Square)
		return b.X + b.W/2, b.Y + 68*g.K, 62 * g.K
	case InWaters, InReeds, InReserve:
		_, y = g.zone(s.Place)
		size = 56 * g.Z
		if g.Slots > 7 {
			size = 40 * g.Z
		}
		return g.slotX(s.Side, s.N), y, size
	case AtExit:
		x, y = g.Sign(board.Sun)
		return x, y + 20*g.K, 62 * g.K
	}
	return 0, 0, 0
}

// Area returns the box that marks a spot: the square, or a box round a slot.
func (g Geometry) Area(s Spot) Box {
	switch s.Place {
	case OnBoard:
		return g.Square(s.Square)
	case AtExit:
		x, y := g.Sign(board.Sun)
		return Box{x, y, 0, 0}.Grow(signSize * g.K / 2)
	case Nowhere:
		return Box{}
	}
	x, y, size := g.Ground(s)
	h := size * 1.06
	return Box{x - h/2, y - .86*h + .16*size, h, h}
}

// Hit returns what is at a point of the view: a square, a slot of a zone (N is
// the nearest slot), the exit, or nowhere. Half of each gap belongs to the square
// beside it, so that there is no dead ground on the board.
func (g Geometry) Hit(x, y float32) Spot {
	for _, z := range [2]struct {
		b Box
		p Place
	}{{g.Waters, InWaters}, {g.Reeds, InReeds}} {
		if z.b.Contains(x, y) {
			return g.hitSlot(z.p, x)
		}
	}
	if !g.Frame.Contains(x, y) {
		return Spot{}
	}
	ex, ey := g.Sign(board.Sun)
	if r := g.S / 2; abs(y-ey) <= r && abs(x-ex) <= max(g.Edge, signSize*g.K/2) &&
		!g.Square(board.Sun).Contains(x, y) {
		return Spot{Place: AtExit}
	}
	step := g.S + g.Gap
	col := floor((x - g.Frame.X - g.Edge + g.Gap/2) / step)
	row := floor((y - g.Frame.Y - g.Edge + g.Gap/2) / step)
	if q := g.At(row, col); q != board.None {
		return On(q)
	}
	return Spot{}
}

func (g Geometry) hitSlot(p Place, x float32) Spot {
	side := board.Spools
	if x > 608*g.W/refWidth {
		side = board.Cones
	}
	best, off := 0, float32(1e9)
	for n := range g.Slots {
		if d := abs(g.slotX(side, n) - x); d < off {
			best, off = n, d
		}
	}
	return Slot(p, side, best)
}

func abs(v float32) float32 { return max(v, -v) }

func floor(v float32) int {
	n := int(v)
	if v < 0 && float32(n) != v {
		n--
	}
	return n
}
