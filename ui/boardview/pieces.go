package boardview

import (
	"cmp"
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/game"
	"senet/game/board"
	"senet/ui/anim"
	"senet/ui/look"
)

// mostPieces is how many pieces a side can have in any rule set.
const mostPieces = 10

// pieceNames are the drawings of the two sides.
var pieceNames = [2]string{"piece-spool-black", "piece-cone-white"}

// Pose is how a piece is held between two places. The zero value with From and To
// the same spot is a piece at rest.
type Pose struct {
	From, To Spot
	T        float32 // way covered, 0 to 1
	Lift     float32 // height above the ground, in units of a square of 84; below 0 it swings nearer
	Shift    float32 // sideways, in the same units
	Sink     float32 // part of its height that is under water
	Fade     float32 // 0 visible to 1 invisible
}

// Piece is one piece of the set: the same canvas objects from the start of the
// program to its end.
type Piece struct {
	Side board.Side
	Spot Spot // where it rests, or rested before the motion
	pose Pose
	held bool // pose is in force

	view   *View
	art    *look.Art
	ring   *look.Art // "can be moved"
	front  *look.Art // the water before a drowned piece
	shadow *canvas.Ellipse
	ringed bool
	raised bool // pointed at
}

func newPiece(v *View, side board.Side) *Piece {
	return &Piece{
		Side: side, view: v,
		art:    look.NewArt(pieceNames[side]),
		ring:   look.NewArt("marker-movable"),
		front:  look.NewArt("drown-front"),
		shadow: canvas.NewEllipse(look.Fade(look.Casing, 0)),
	}
}

// Hold shows the piece in a pose instead of at rest.
func (p *Piece) Hold(pose Pose) {
	p.pose, p.held = pose, true
	p.layout()
}

// Rest puts the piece down at a spot.
func (p *Piece) Rest(s Spot) {
	p.Spot, p.held = s, false
	p.layout()
}

// layout draws the piece where it is now.
func (p *Piece) layout() {
	pose := p.pose
	if !p.held {
		pose = Pose{From: p.Spot, To: p.Spot}
		if p.Spot.Place == InWaters {
			pose.Sink = .05
		}
		if p.raised {
			pose.Lift = 5
		}
	}
	visible := pose.To.Place != Nowhere && p.view.geo.S > 0
	look.ShowIf(p.art, visible && pose.Fade < 1)
	look.ShowIf(p.ring, visible && p.ringed && !p.held)
	wet := pose.Sink > 0
	look.ShowIf(p.front, visible && wet && pose.Fade < 1)
	look.ShowIf(p.shadow, visible && p.held && !wet && pose.Lift > 1)
	if !visible {
		return
	}
	p.art.SetAlpha(float64(1 - pose.Fade))
	p.draw(pose)
}

func (p *Piece) draw(pose Pose) {
	g := p.view.geo
	x0, y0, s0 := g.Ground(pose.From)
	x, y, size := g.Ground(pose.To)
	x, y = anim.Lerp(x0, x, pose.T), anim.Lerp(y0, y, pose.T)
	size = round(anim.Lerp(s0, size, pose.T))
	x += pose.Shift * g.K
	top := y - anchor*size + pose.Sink*size - pose.Lift*g.K
	put(p.art, Box{x - size/2, top, size, size})
	if p.ring.Visible() {
		m := size * 92 / 62
		put(p.ring, Box{x - m/2, y - m*72/92, m, m})
	}
	if p.front.Visible() {
		w := size * 52 / 56
		put(p.front, Box{x - w/2, y - .2*size, w, w / 2})
	}
	if p.shadow.Visible() {
		w := size * .62
		put(p.shadow, Box{x - w/2, y + .06*size - w*.13, w, w * .26})
	}
}

// refresh takes over the colours of the theme.
func (p *Piece) refresh() {
	p.shadow.FillColor = shadowColor
	p.shadow.Refresh()
}

// At returns the piece that rests at s, or nil.
func (v *View) At(s Spot) *Piece {
	for _, p := range v.pieces {
		if p.Spot == s {
			return p
		}
	}
	return nil
}

// Of returns the piece of a side that rests at s, or nil: while one piece takes the
// place of another, two may rest there.
func (v *View) Of(s Spot, side board.Side) *Piece {
	for _, p := range v.pieces {
		if p.Spot == s && p.Side == side {
			return p
		}
	}
	return nil
}

// Last returns the piece in the highest taken slot of a zone, or nil.
func (v *View) Last(place Place, side board.Side) *Piece {
	var last *Piece
	for _, p := range v.pieces {
		if p.Side == side && p.Spot.Place == place && (last == nil || p.Spot.N > last.Spot.N) {
			last = p
		}
	}
	return last
}

// Free returns the first slot of a zone where no piece of the side rests.
func (v *View) Free(place Place, side board.Side) Spot {
	for n := 0; ; n++ {
		s := Slot(place, side, n)
		if v.At(s) == nil {
			return s
		}
	}
}

// Place puts every piece where the position has it, at rest. Pieces already in
// a right place stay what they are.
func (v *View) Place(p *game.Position) {
	for side := board.Spools; side <= board.Cones; side++ {
		v.placeSide(p, side)
	}
	v.dim()
}

func (v *View) placeSide(p *game.Position, side board.Side) {
	want := wanted(p, side)
	var idle []*Piece
	for _, piece := range v.pieces {
		if piece.Side != side {
			continue
		}
		piece.held = false
		if want[piece.Spot] {
			delete(want, piece.Spot)
			piece.layout()
		} else {
			idle = append(idle, piece)
		}
	}
	for _, spot := range sorted(want) {
		if len(idle) == 0 {
			return // more pieces than any rule set has
		}
		idle[0].Rest(spot)
		idle = idle[1:]
	}
	for _, piece := range idle {
		piece.Rest(Spot{})
	}
}

// wanted is the set of spots that a side's pieces take in a position.
func wanted(p *game.Position, side board.Side) map[Spot]bool {
	want := map[Spot]bool{}
	for q := board.Square(1); q <= board.Squares; q++ {
		if s, ok := p.At(q); ok && s == side {
			want[On(q)] = true
		}
	}
	drowned := int(p.Drowned[side])
	for n := range drowned {
		want[Slot(InWaters, side, n)] = true
	}
	for n := range int(p.Reserve[side]) {
		want[Slot(InReserve, side, drowned+n)] = true
	}
	for n := range int(p.Freed[side]) {
		want[Slot(InReeds, side, n)] = true
	}
	return want
}

// sorted lists the spots in a fixed order: board, then zones.
func sorted(set map[Spot]bool) []Spot {
	return slices.SortedFunc(maps.Keys(set), func(a, b Spot) int {
		return cmp.Or(cmp.Compare(a.Place, b.Place), cmp.Compare(a.Square, b.Square), cmp.Compare(a.N, b.N))
	})
}

// Raise brings a piece to the front of all others.
func (v *View) Raise(p *Piece) {
	for i, q := range v.stack {
		if q == p {
			copy(v.stack[i:], v.stack[i+1:])
			v.stack[len(v.stack)-1] = p
			v.restack()
			return
		}
	}
}

// restack lists the pieces' pictures in the order of the stack, in place.
func (v *View) restack() {
	for i, p := range v.stack {
		v.objects[v.piecesAt+i] = fyne.CanvasObject(p.art)
	}
}

// dim lets the drawings of taken squares step back, and the others forward. A
// square whose piece is just being carried counts as free.
func (v *View) dim() {
	var taken [board.Squares + 1]bool
	for _, p := range v.pieces {
		if p.Spot.Place == OnBoard && !p.held {
			taken[p.Spot.Square] = true
		}
	}
	for _, s := range v.squares {
		a := 1.0
		if taken[s.q] {
			a = dimmed
		}
		s.art.SetAlpha(a)
	}
}

// Art sets the opacity of a square's drawing on the way between dimmed (0) and
// clear (1).
func (v *View) Art(q board.Square, p float32) {
	if q.Valid() {
		v.squares[q-1].art.SetAlpha(float64(anim.Lerp(dimmed, 1, p)))
	}
}
