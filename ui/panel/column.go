package panel

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"senet/ui/look"
)

// Column is the whole right-hand column: turn, target, moves and actions, one
// above the other.
type Column struct {
	Object  fyne.CanvasObject
	Turn    *Turn
	Target  *Target
	Moves   *Moves
	Actions *Actions
}

// NewColumn returns the column. view is told which log entry to show.
func NewColumn(do ActionFuncs, view func(int)) *Column {
	c := &Column{Turn: NewTurn(), Target: NewTarget(), Moves: NewMoves(view), Actions: NewActions(do)}
	c.Object = container.New(columnLayout{}, c.Turn.Object, c.Target.Object, c.Moves.Object, c.Actions.Object)
	return c
}

// columnLayout shares the height out: turn, target and actions have theirs by
// the scale, less where the window is low, and the move list takes the rest.
type columnLayout struct{}

// MinSize is for Fyne.
func (columnLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// Heights at scale 1: turn, target, moves at least, actions.
var columnHeights = [4]float32{152, 174, 150, 156}

// Layout is for Fyne.
func (columnLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	k := size.Width / BaseWidth
	gap := look.Gap * min(1, k)
	room := size.Height - 3*gap
	need := (columnHeights[0] + columnHeights[1] + columnHeights[2] + columnHeights[3]) * k
	squeeze := min(1, room/need)
	var h [4]float32
	rest := room
	for i := range h {
		if i != 2 {
			h[i] = columnHeights[i] * k * squeeze
			rest -= h[i]
		}
	}
	h[2] = rest
	y := float32(0)
	for i, o := range objects {
		look.Put(o, 0, y, size.Width, h[i])
		y += h[i] + gap
	}
}
