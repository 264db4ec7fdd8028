package meditation

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/game/board"
	"senet/ui/look"
	"senet/ui/panel/words"
	"senet/ui/tr"
)

// picture is the board and the piece, and under it the breath.
type picture struct {
	frame     *look.Art
	squares   [board.Squares + 1]*look.Art
	glow      *canvas.Rectangle
	piece     *look.Art
	shadow    *canvas.Ellipse
	lungs     *canvas.Circle
	ring      *canvas.Circle
	name, air *canvas.Text

	s        float32 // side of a square
	ox, oy   float32 // of the first column and row
	lungsMid fyne.Position
	lungsR   float32
}

func (p *picture) make() {
	p.frame = look.NewArtFit("board-frame", look.Stretch)
	for q := board.Square(1); q <= board.Squares; q++ {
		p.squares[q] = look.NewArt("square-" + two(int(q)))
	}
	p.glow = canvas.NewRectangle(nil)
	p.shadow = canvas.NewEllipse(nil)
	p.piece = look.NewArt("piece-spool-black")
	p.lungs, p.ring = canvas.NewCircle(nil), canvas.NewCircle(color.Transparent)
	p.ring.StrokeWidth = 1.5
	p.name = look.Text("", look.Title34, look.Gold)
	p.air = look.Text("", look.Italic15, look.Ink)
	p.name.Alignment, p.air.Alignment = fyne.TextAlignCenter, fyne.TextAlignCenter
}

func two(n int) string { return string([]byte{'0' + byte(n/10), '0' + byte(n%10)}) }

func (p *picture) objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{p.frame}
	for _, q := range p.squares[1:] {
		out = append(out, q)
	}
	return append(out, p.glow, p.shadow, p.piece, p.lungs, p.ring, p.name, p.air)
}

// The picture at squares of 84, as the guide has the board, and what is under it.
const (
	boardW, boardH, edge = 912, 296, 18
	lungsMost            = 46
	under                = 200 // the name, the breath and its word
	margin               = 20
)

// The piece and what it casts on the board, as parts of a square.
const (
	pieceSize  = 62. / 84
	shadowSize = 0.5
)

// lay places what does not move: the board, the breath below it, and under that
// the room that the controls need.
func (p *picture) lay(size fyne.Size, foot float32) {
	room := size.Height - foot
	k := min(size.Width*0.9/boardW, (room-2*margin)/(boardH+under))
	p.s = float32(int(84 * k))
	k = p.s / 84
	scale := max(.82, min(1.6, k))
	x, all := (size.Width-boardW*k)/2, boardH*k+under*scale
	y := max(margin, min((size.Height-all)/2, room-all)) // in the middle, if the controls leave it room
	look.Put(p.frame, x, y, boardW*k, boardH*k)
	p.ox, p.oy = x+edge*k, y+edge*k
	for q := board.Square(1); q <= board.Squares; q++ {
		sx, sy := p.corner(q)
		look.Put(p.squares[q], sx, sy, p.s, p.s)
	}
	p.glow.CornerRadius = 6 * k
	p.glow.Resize(fyne.NewSize(p.s, p.s))
	p.piece.Resize(fyne.NewSquareSize(p.s * pieceSize))
	p.shadow.Resize(fyne.NewSize(p.s*shadowSize, p.s*shadowSize/3))
	p.layBreath(size.Width, y+boardH*k, room, scale)
}

// layBreath places the name of the square and the breath between y and foot.
func (p *picture) layBreath(width, y, foot, scale float32) {
	p.name.TextSize = look.Title34.Size() * scale
	p.air.TextSize = look.Italic15.Size() * max(1, scale)
	nh, ah := p.name.MinSize().Height, p.air.MinSize().Height
	look.Put(p.name, 0, y+12*scale, width, nh)
	y += 12*scale + nh + 4
	p.lungsR = max(16, min(lungsMost*scale, (foot-y-ah-8)/2))
	p.lungsMid = fyne.NewPos(width/2, y+p.lungsR)
	p.ring.StrokeColor = look.Fade(look.Gold, 0.6)
	look.Put(p.ring, p.lungsMid.X-p.lungsR, p.lungsMid.Y-p.lungsR, 2*p.lungsR, 2*p.lungsR)
	look.Put(p.air, 0, y+2*p.lungsR+4, width, ah)
}

// draw brings everything that moves to where it is now.
func (p *picture) draw(v *View) {
	at, air := v.walk.pose(v.calls.Reduced), v.walk.air()
	p.drawPiece(at, air, v.calls.Reduced)
	near := at.near()
	look.ShowIf(p.glow, near.Valid())
	if near.Valid() {
		gx, gy := p.corner(near)
		p.glow.Move(fyne.NewPos(gx, gy))
		p.glow.FillColor = look.Fade(look.Gold, 0.05+0.14*air)
		p.glow.Refresh()
	}
	r, depth := p.lungsR*float32(0.35+0.65*air), 0.28
	if v.calls.Reduced { // it does not grow: it lightens
		r, depth = p.lungsR, 0.04+0.4*air
	}
	p.lungs.FillColor = look.Fade(look.Gold, depth)
	p.lungs.Move(p.lungsMid.SubtractXY(r, r))
	p.lungs.Resize(fyne.NewSize(2*r, 2*r))
	p.lungs.Refresh()
	name := ""
	if near.Valid() {
		name = words.Face(near).Title
	} else if near == board.Off {
		name = tr.S("names.zone.reeds")
	}
	look.SetText(p.name, name)
}

// drawPiece draws the piece: a little higher, the fuller the lungs.
func (p *picture) drawPiece(at pose, air float64, reduced bool) {
	x, y := p.spot(at)
	lift := float32(air) * p.s * 0.1
	if reduced {
		lift = 0
	}
	foot := y + p.s*0.43
	p.piece.Move(fyne.NewPos(x-p.s*pieceSize/2, foot-p.s*pieceSize-lift))
	p.piece.SetAlpha(at.alpha)
	p.shadow.FillColor = color.NRGBA{A: uint8(90 * at.alpha)}
	p.shadow.Move(fyne.NewPos(x-p.s*shadowSize/2, foot-p.s*0.13))
	p.shadow.Refresh()
	canvas.Refresh(p.piece)
}

// corner is the top left corner of a square, spot the middle of a pose.
func (p *picture) corner(q board.Square) (x, y float32) {
	pitch := p.s * 88 / 84
	return p.ox + float32(q.Col())*pitch, p.oy + float32(q.Row())*pitch
}

func (p *picture) spot(at pose) (x, y float32) {
	if !at.at.Valid() {
		return -1000, -1000
	}
	ax, ay := p.corner(at.at)
	bx, by := p.corner(at.to)
	t := float32(at.t)
	return ax + (bx-ax)*t + p.s/2, ay + (by-ay)*t + p.s/2
}

// airText says what the breath does.
func (v *View) airText() string {
	switch {
	case v.over:
		return tr.S("meditation.over")
	case v.resting:
		return tr.S("meditation.paused")
	}
	return tr.S([...]string{"meditation.in", "meditation.hold", "meditation.out"}[v.walk.phase])
}
