package panel

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/game"
	"senet/game/board"
	"senet/game/session"
	"senet/ui/look"
	"senet/ui/panel/words"
	"senet/ui/tr"
)

// pieceArt names the drawing of a side's piece.
func pieceArt(s board.Side) string {
	if s == board.Cones {
		return "piece-cone-white"
	}
	return "piece-spool-black"
}

// Turn is the panel that says whose turn it is and what is due, and counts each
// side's pieces.
type Turn struct {
	Object fyne.CanvasObject

	mark, rule *canvas.Rectangle
	piece      *look.Art
	title      *canvas.Text
	sub        *para
	clock      *canvas.Text // the time left, where one was agreed
	heads      [3]*canvas.Text
	rows       [2]turnRow

	titleText, subText, clockText string
	size                          fyne.Size
	k                             float32
}

// turnRow is one side's line of the table.
type turnRow struct {
	icon   *look.Art
	name   *canvas.Text
	carry  *canvas.Text // what the next turn gains or loses
	counts [3]*canvas.Text

	nameText string
}

// NewTurn returns the panel, empty until Show.
func NewTurn() *Turn {
	t := &Turn{
		mark: look.Rounded(look.Gold, look.Gold, 1.5), rule: look.NewRule(),
		piece: look.NewArt(""), title: look.Text("", look.Title27, look.Ink),
		sub: newPara(look.Body13, look.Muted),
	}
	t.clock = look.Text("", look.Label11, look.Gold)
	objects := []fyne.CanvasObject{t.mark, t.rule, t.piece, t.title, t.sub.box, t.clock}
	for i := range t.heads {
		t.heads[i] = look.Text("", look.Label11, look.Muted)
		objects = append(objects, t.heads[i])
	}
	for i := range t.rows {
		r := &t.rows[i]
		r.icon = look.NewArt(pieceArt(board.Side(i)))
		r.name = look.Text("", look.Strong15, look.Ink)
		r.carry = look.Text("", look.Strong13, look.Gold)
		objects = append(objects, r.icon, r.name, r.carry)
		for c := range r.counts {
			r.counts[c] = look.Text("", look.Strong15, look.Ink)
			objects = append(objects, r.counts[c])
		}
	}
	t.Object = newFrame(t.lay, objects...)
	return t
}

// Show takes over what a snapshot says. counts is the position whose pieces are
// counted, which lags behind while its events are being shown.
func (t *Turn) Show(s session.Snapshot, counts game.Position) {
	if s.Game == nil {
		return
	}
	t.titleText, t.subText = words.Turn(s)
	t.clockText = words.Clock(s)
	side := s.ToAct
	if s.Over {
		side = s.Winner
	}
	t.piece.SetName(pieceArt(side))
	look.ShowIf(t.piece, !s.Lot)
	for i := range t.rows {
		look.ShowIf(t.rows[i].icon, !s.Lot) // whose the spools are is not known yet
	}
	t.count(s, counts)
	t.relay()
}

// Count changes the counts alone.
func (t *Turn) Count(s session.Snapshot, p game.Position) {
	t.count(s, p)
	t.relay()
}

func (t *Turn) count(s session.Snapshot, p game.Position) {
	tell := words.For(s)
	columns := counts(s, &p)
	for c, col := range columns {
		t.heads[c].Text = tr.S(col.key)
	}
	for i := range t.rows {
		r, side := &t.rows[i], board.Side(i)
		r.nameText = tell.Name(side)
		for c, col := range columns {
			r.counts[c].Text = col.text(&p, side)
		}
		r.carry.Text = ""
		if c := p.Carry[i]; c != 0 {
			r.carry.Text = signed(int(c))
		}
	}
}

// signed writes a count of throws with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

func (t *Turn) relay() {
	if t.size.Width > 0 {
		t.lay(t.size, t.k)
	}
	t.Object.Refresh()
}

// Columns of the table at scale 1: centres of the three counts.
var turnColumns = [3]float32{148, 205, 263}

func (t *Turn) lay(size fyne.Size, k float32) {
	t.size, t.k = size, k
	v := size.Height / 152 // vertical scale: a panel may be flatter than its width says
	look.Put(t.mark, 0, 12*v, 3, size.Height-24*v)
	x := 18 * k
	if t.piece.Visible() {
		side := min(62*k, 66*v)
		look.Put(t.piece, x, 10*v, side, side)
		x += side + 9*k
	}
	w := size.Width - x - 12*k
	y := 9 * v
	if t.sub.need(t.subText, k*subSmaller, w) > 1 {
		y = 3 * v // room for the second line
	}
	h := shrink(t.title, t.titleText, look.Title27, k, x, y, w, 17)
	t.laySub(k, x, y+h, w, 82*v)
	look.Put(t.rule, 16*k, 82*v, size.Width-32*k, 1)
	line(t.clock, t.clockText, look.Label11, k, 18*k, 85*v, (turnColumns[0]-42)*k)
	for i, head := range t.heads {
		centred(head, look.Label11, k, turnColumns[i]*k, 85*v)
	}
	for i := range t.rows {
		t.layRow(i, k, (103+float32(i)*22)*v)
	}
}

// subSmaller is what the line under the title shrinks by before it is broken.
const subSmaller = 0.9

// laySub sets the line under the title: smaller if that makes it one line, else
// in as many lines as there is room for.
func (t *Turn) laySub(k, x, y, w, bottom float32) {
	if t.sub.need(t.subText, k, w) > 1 {
		k *= subSmaller
	}
	lines := int((bottom - y + 2) / t.sub.step(k))
	t.sub.set(t.subText, k, x, y, w, max(1, min(2, lines)))
}

func (t *Turn) layRow(i int, k, y float32) {
	r := &t.rows[i]
	look.Put(r.icon, 17*k, y, 22*k, 22*k)
	left, right := 46*k, (turnColumns[0]-16)*k
	if r.carry.Text != "" {
		right -= r.carry.MinSize().Width + 4
	}
	line(r.name, r.nameText, look.Strong13, k, left, y, right-left)
	centred(r.carry, look.Strong13, k, right+r.carry.MinSize().Width/2+2, y)
	for c, t := range r.counts {
		centred(t, look.Strong15, k, turnColumns[c]*k, y)
	}
}
