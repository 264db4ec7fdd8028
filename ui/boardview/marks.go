package boardview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/game/board"
	"senet/ui/look"
)

// Marks are all the signs on the board at one moment. Their shapes tell what they
// mean, in every colour: a solid ring for what can be moved now, corners for where
// it could go, a full frame for the place chosen, dots for the past.
type Marks struct {
	Movable []Spot  // pieces that can be moved now
	Legal   []Spot  // where they could go
	Pointed Spot    // the piece pointed at: it rises a little
	Choice  *Choice // the move being considered
	Last    *Last   // the move just made
	Hint    []Spot  // the move advised: from and to
	Odds    []Odds  // how good moves are
	Cursor  Spot    // where the keyboard is
	Homes   [2][]board.Square
}

// Choice is a move being considered.
type Choice struct {
	From    Spot           // the piece
	Path    []board.Square // the squares of its way, the last one included
	Restart int            // index in Path where the count begins anew, or 0
	Exit    bool           // the way leaves the board after Path
	Target  Spot           // what is framed
	Badge   string         // swap, drown, reborn, free, block, or nothing
	Danger  bool           // the target drowns it
}

// Last is the move just made.
type Last struct {
	Path []board.Square // from the first square to the last
	Exit bool           // it left the board
	From Spot           // where the ring is
	To   Spot           // where the dotted frame is
}

// marks are the canvas objects of Marks.
type marks struct {
	lastFrom, lastTo *look.Art
	trail            *trail
	corners          [board.Squares + 2]*look.Art // by square; 0 for the exit, 31 for a zone
	hints            [2]*look.Art
	route            *route
	target, danger   *look.Art
	badge            *look.Art
	cursor           *canvas.Rectangle
	cursorEdge       *canvas.Rectangle
	homes            [board.Squares]*look.Art
	odds             *odds
}

func newMarks() *marks {
	m := &marks{
		lastFrom: look.NewArt("marker-last-from"), lastTo: look.NewArt("marker-last-to"),
		trail: newTrail(), route: newRoute(),
		target: look.NewArtFit("marker-target", look.Stretch), danger: look.NewArt("marker-danger"),
		badge: look.NewArt("badge-swap"), odds: newOdds(),
	}
	for i := range m.corners {
		m.corners[i] = look.NewArtFit("marker-legal", look.Stretch)
	}
	for i := range m.hints {
		m.hints[i] = look.NewArt("marker-hint")
	}
	for i := range m.homes {
		m.homes[i] = look.NewArt(pieceNames[0])
	}
	m.cursor, m.cursorEdge = canvas.NewRectangle(nil), canvas.NewRectangle(nil)
	m.recolour()
	for _, o := range append(m.under(), m.over()...) {
		o.Hide()
	}
	return m
}

// under lists what lies below the pieces, over what lies above them.
func (m *marks) under() []fyne.CanvasObject {
	var o []fyne.CanvasObject
	for _, h := range m.homes {
		o = append(o, h)
	}
	o = append(o, m.lastFrom)
	for _, d := range m.trail.dots {
		o = append(o, d)
	}
	return append(o, m.lastTo)
}

func (m *marks) over() []fyne.CanvasObject {
	var o []fyne.CanvasObject
	for _, c := range m.corners {
		o = append(o, c)
	}
	o = append(o, m.hints[0], m.hints[1])
	o = append(o, m.target, m.danger)
	o = append(o, m.route.objects()...)
	return append(append(o, m.badge, m.cursorEdge, m.cursor), m.odds.objects()...)
}

func (m *marks) recolour() {
	m.route.recolour()
	m.trail.recolour()
	m.odds.recolour()
	m.cursor.StrokeColor, m.cursorEdge.StrokeColor = look.Color(look.Move), look.Color(look.Casing)
}

// refresh repaints what is drawn by Fyne's own shapes.
func (m *marks) refresh() {
	refreshAll(m.route.objects())
	refreshAll(m.odds.objects())
	for _, d := range m.trail.dots {
		if d.Visible() {
			d.Refresh()
		}
	}
	m.cursor.Refresh()
	m.cursorEdge.Refresh()
}

// SetMarks shows exactly these marks.
func (v *View) SetMarks(m Marks) {
	v.shown = m
	v.layoutMarks()
}

// Marks returns the marks shown.
func (v *View) Marks() Marks { return v.shown }

func (v *View) layoutMarks() {
	if v.geo.S == 0 {
		return
	}
	m, s, g := v.marks, v.shown, v.geo
	ringed := map[Spot]bool{}
	for _, spot := range s.Movable {
		ringed[spot] = true
	}
	for _, p := range v.pieces {
		ring, up := ringed[p.Spot], s.Pointed.Place != Nowhere && p.Spot == s.Pointed
		if ring != p.ringed || up != p.raised {
			p.ringed, p.raised = ring, up
			p.layout()
		}
	}
	m.setCorners(g, s)
	for i, h := range m.hints {
		look.ShowIf(h, i < len(s.Hint))
		if i < len(s.Hint) {
			put(h, marker(g, s.Hint[i]))
		}
	}
	m.setLast(g, s.Last)
	m.setChoice(g, s.Choice)
	m.setCursor(g, s.Cursor)
	m.setHomes(g, s.Homes)
	m.odds.show(g, s.Odds)
}

// marker is the box of a marker's drawing round a spot: it is 92 wide for a
// square of 84.
func marker(g Geometry, s Spot) Box {
	b := g.Area(s)
	return b.Grow(b.W * 4 / refSide)
}

func (m *marks) setCorners(g Geometry, s Marks) {
	var on [board.Squares + 2]bool
	for _, spot := range s.Legal {
		i := 0
		switch spot.Place {
		case OnBoard:
			i = int(spot.Square)
		case InWaters, InReeds, InReserve:
			i = board.Squares + 1
		}
		if s.Choice != nil && s.Choice.Target == spot {
			continue
		}
		on[i] = true
		put(m.corners[i], marker(g, spot))
	}
	for i, c := range m.corners {
		look.ShowIf(c, on[i])
	}
}

func (m *marks) setLast(g Geometry, l *Last) {
	look.ShowIf(m.lastFrom, l != nil && l.From.Place == OnBoard)
	look.ShowIf(m.lastTo, l != nil && l.To.Place != Nowhere)
	if l == nil {
		m.trail.show(g, nil, false)
		return
	}
	put(m.lastFrom, marker(g, l.From))
	put(m.lastTo, marker(g, l.To))
	m.trail.show(g, l.Path, l.Exit)
}

func (m *marks) setChoice(g Geometry, c *Choice) {
	on := c != nil
	look.ShowIf(m.target, on && c.Target.Place != Nowhere && !c.Danger)
	look.ShowIf(m.danger, on && c.Danger)
	look.ShowIf(m.badge, on && c.Badge != "")
	if !on {
		m.route.hide()
		return
	}
	if c.From.Place == OnBoard && (len(c.Path) > 0 || c.Exit) {
		m.route.show(g, c.From.Square, c.Path, c.Exit, c.Restart)
	} else {
		m.route.hide()
	}
	if c.Target.Place == Nowhere {
		return
	}
	b := g.Area(c.Target)
	put(m.target, marker(g, c.Target))
	put(m.danger, marker(g, c.Target))
	if c.Badge != "" {
		m.badge.SetName("badge-" + c.Badge)
		r := max(14*g.K, 11)
		x, y := b.X+b.W-4*g.K, b.Y+b.H-4*g.K
		put(m.badge, Box{x, y, 0, 0}.Grow(round(r)))
	}
}

func (m *marks) setCursor(g Geometry, s Spot) {
	look.ShowIf(m.cursor, s.Place != Nowhere)
	look.ShowIf(m.cursorEdge, s.Place != Nowhere)
	if s.Place == Nowhere {
		return
	}
	b := g.Area(s)
	if s.Place == OnBoard {
		b = b.Grow(-4 * g.K)
	} else {
		b = b.Grow(2 * g.K)
	}
	w := max(2*g.K, 1.5)
	m.cursor.StrokeWidth, m.cursor.CornerRadius = w, 5*g.K
	m.cursorEdge.StrokeWidth, m.cursorEdge.CornerRadius = w+2.4*g.K, 6*g.K
	put(m.cursor, b)
	put(m.cursorEdge, b.Grow(1.2*g.K))
}

// setHomes marks the squares that belong to a side by a small piece of it in a
// corner.
func (m *marks) setHomes(g Geometry, homes [2][]board.Square) {
	var on [board.Squares]bool
	for side, squares := range homes {
		for _, q := range squares {
			a := m.homes[q-1]
			a.SetName(pieceNames[side])
			b := g.Square(q)
			put(a, Box{b.X + 3*g.K, b.Y + b.H - 25*g.K, 22 * g.K, 22 * g.K})
			on[q-1] = true
		}
	}
	for i, a := range m.homes {
		look.ShowIf(a, on[i])
	}
}
