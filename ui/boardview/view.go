package boardview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"senet/game/board"
	"senet/ui/look"
)

// Handler is told what the pointer does, in terms of the board.
type Handler struct {
	Hover func(s Spot)        // the pointer is over s; Nowhere when it left
	Tap   func(s Spot)        // a click that ended where it began
	Drag  func(from, at Spot) // the pointer carries what is at from
	Drop  func(from, to Spot) // and lets it go
	Down  func()              // any button was pressed
}

// View is the widget. All its canvas objects are made in New.
type View struct {
	widget.BaseWidget

	on  Handler
	geo Geometry

	squares   [board.Squares]*square
	numbers   bool
	reversed  bool // pieces walk from 30 to 1
	waters    *zone
	reeds     *zone
	frame     *look.Art
	signs     [4]*look.Art // before 1, after 10, after 20, after 30
	marks     *marks
	shown     Marks
	effects   *effects
	pieces    []*Piece
	stack     []*Piece // the pieces from the lowest to the highest
	objects   []fyne.CanvasObject
	piecesAt  int // where the pieces' pictures begin in objects
	drag      dragging
	clickable func(Spot) bool
}

// New returns a view that reports to h. clickable says over which spots the
// pointer becomes a hand.
func New(h Handler, clickable func(Spot) bool) *View {
	v := &View{
		on: h, clickable: clickable, numbers: true,
		waters:  newZone(InWaters, "zone-waters", "icon-waters"),
		reeds:   newZone(InReeds, "zone-reeds", "icon-reeds"),
		frame:   look.NewArtFit("board-frame", look.Stretch),
		marks:   newMarks(),
		effects: newEffects(),
	}
	for i := range v.squares {
		v.squares[i] = newSquare(board.Square(i + 1))
	}
	for i := range v.signs {
		v.signs[i] = look.NewArt("turn-right")
	}
	for i := range 2 * mostPieces {
		v.pieces = append(v.pieces, newPiece(v, board.Side(i%2)))
	}
	v.stack = append(v.stack, v.pieces...)
	v.collect()
	for _, p := range v.pieces {
		p.layout()
		p.refresh()
	}
	v.ExtendBaseWidget(v)
	return v
}

// collect lists all objects, lowest first.
func (v *View) collect() {
	o := append(v.waters.objects(), v.reeds.objects()...)
	o = append(o, v.frame)
	for _, s := range v.squares {
		o = append(o, s.objects()...)
	}
	for _, s := range v.signs {
		o = append(o, s)
	}
	o = append(o, v.effects.glow)
	o = append(o, v.marks.under()...)
	for _, p := range v.pieces {
		o = append(o, p.ring)
	}
	for _, p := range v.pieces {
		o = append(o, p.shadow)
	}
	v.piecesAt = len(o)
	for _, p := range v.stack {
		o = append(o, p.art)
	}
	for _, p := range v.pieces {
		o = append(o, p.front)
	}
	o = append(o, v.marks.over()...)
	v.objects = append(o, v.effects.objects()...)
}

// Geometry returns where everything is.
func (v *View) Geometry() Geometry { return v.geo }

// SetGeometry lays everything out anew, where it differs from what was there.
func (v *View) SetGeometry(g Geometry) {
	if g == v.geo {
		return
	}
	v.geo = g
	v.layout()
}

// SetNumbers shows or hides the numbers of the squares.
func (v *View) SetNumbers(on bool) {
	if on == v.numbers {
		return
	}
	v.numbers = on
	for _, s := range v.squares {
		look.ShowIf(s.number, on)
	}
}

// SetReversed turns the signs of the path round, for games whose pieces walk from 30
// to 1.
func (v *View) SetReversed(on bool) {
	if on != v.reversed {
		v.reversed = on
		v.layoutSigns()
	}
}

// SetTexts gives the zones their titles and second lines.
func (v *View) SetTexts(waters, drowned, reeds, freed string) {
	w, r := v.waters.setText(waters, drowned), v.reeds.setText(reeds, freed)
	if (w || r) && v.geo.S > 0 {
		v.layoutZones()
	}
}

func (v *View) layoutZones() {
	w, r := v.waters.size(v.geo), v.reeds.size(v.geo)
	for _, z := range []*zone{v.waters, v.reeds} {
		z.layout(v.geo, !w || !r)
		z.refresh()
	}
}

func (v *View) layout() {
	g := v.geo
	v.layoutZones()
	put(v.frame, g.Frame)
	for _, s := range v.squares {
		s.layout(g.Square(s.q), g.K, v.numbers)
		s.refresh()
	}
	v.layoutSigns()
	for _, p := range v.pieces {
		p.layout()
	}
	v.layoutMarks()
	v.prefetch()
}

// prefetch has the markers drawn before they are first needed.
func (v *View) prefetch() {
	c := fyne.CurrentApp().Driver().CanvasForObject(v)
	if c == nil {
		return
	}
	side := marker(v.geo, On(1)).W
	w, h := c.PixelCoordinateForPosition(fyne.NewPos(side, side))
	look.Prefetch([]string{"marker-last-from", "marker-last-to", "marker-hint", "marker-danger"}, w, h, look.Contain)
	look.Prefetch([]string{"marker-legal", "marker-target"}, w, h, look.Stretch)
}

// layoutSigns puts the signs of the path on the frame, so that the way round is
// plain without any rules.
func (v *View) layoutSigns() {
	g := v.geo
	ahead, turn := "turn-right", "turn-down"
	if g.Flipped != v.reversed {
		ahead, turn = "turn-left", "turn-up"
	}
	for i, s := range v.signs {
		after := board.Square(10 * i)
		x, y := g.Sign(after)
		name := ahead
		if i == 1 || i == 2 {
			name = turn
		}
		s.SetName(name)
		put(s, Box{x, y, 0, 0}.Grow(round(signSize*g.K)/2))
	}
}

// Refresh takes over the colours of the theme in force.
func (v *View) Refresh() {
	v.waters.recolour()
	v.reeds.recolour()
	v.marks.recolour()
	v.waters.refresh()
	v.reeds.refresh()
	v.marks.refresh()
	for _, s := range v.squares {
		s.refresh()
	}
	for _, p := range v.pieces {
		p.refresh()
	}
	v.BaseWidget.Refresh()
}

// CreateRenderer is for Fyne.
func (v *View) CreateRenderer() fyne.WidgetRenderer { return renderer{v} }

// MinSize is that of the smallest board that can still be played on.
func (v *View) MinSize() fyne.Size {
	const s, zone = 40, 36
	return fyne.NewSize(WidthFor(s), BoardHeightFor(s)+2*zone+8)
}

type renderer struct{ v *View }

func (r renderer) Layout(fyne.Size)             {}
func (r renderer) MinSize() fyne.Size           { return r.v.MinSize() }
func (r renderer) Refresh()                     {}
func (r renderer) Objects() []fyne.CanvasObject { return r.v.objects }
func (r renderer) Destroy()                     {}

var (
	_ desktop.Hoverable  = (*View)(nil)
	_ desktop.Mouseable  = (*View)(nil)
	_ desktop.Cursorable = (*View)(nil)
	_ fyne.Tappable      = (*View)(nil)
	_ fyne.Draggable     = (*View)(nil)
)

// Complete reports whether all words fit into the zones.
func (v *View) Complete() bool {
	return v.waters.line.Visible() && v.reeds.line.Visible()
}
