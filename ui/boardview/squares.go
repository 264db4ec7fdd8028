package boardview

import (
	"fmt"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/game/board"
	"senet/ui/look"
)

// dimmed is the opacity of a square's drawing under a piece.
const dimmed = .22

// square is the drawing of one square.
type square struct {
	q      board.Square
	ground *look.Art
	art    *look.Art
	mark   *look.Art    // the sign "house"; nil elsewhere
	roman  *canvas.Text // nil on Houses
	number *canvas.Text
}

func groundName(q board.Square) string {
	switch {
	case q == board.Rebirth:
		return "ground-house-rebirth"
	case q == board.Water:
		return "ground-house-water"
	case q == board.Sun:
		return "ground-house-sun"
	case q.IsHouse():
		return "ground-house"
	}
	return "ground-square"
}

func newSquare(q board.Square) *square {
	s := &square{
		q:      q,
		ground: look.NewArt(groundName(q)),
		art:    look.NewArt(fmt.Sprintf("art-%02d", q)),
	}
	token := look.SquareNumber
	if q.IsHouse() {
		token = look.HouseNumber
		s.mark = look.NewArt("house-mark")
	}
	s.number = look.Text(strconv.Itoa(int(q)), look.Strong13, token)
	if n, ok := q.Arcanum(); ok {
		role := look.Numeral14
		if n == 0 {
			role = look.Zero12
		}
		s.roman = look.Text(look.Roman(n), role, look.Gold)
	}
	return s
}

// objects lists what the square draws, lowest first.
func (s *square) objects() []fyne.CanvasObject {
	o := []fyne.CanvasObject{s.ground, s.art}
	if s.mark != nil {
		o = append(o, s.mark)
	}
	if s.roman != nil {
		o = append(o, s.roman)
	}
	return append(o, s.number)
}

// layout puts the square into its box. Its side is S; k is S/84.
func (s *square) layout(b Box, k float32, numbers bool) {
	put(s.ground, b)
	put(s.art, b)
	in, down := float32(9.5), float32(17)
	if s.q.IsHouse() {
		in, down = 12.5, 18.2
	}
	s.number.TextSize = max(10.8*k, 9)
	setBaseline(s.number, b.X+b.W-in*k, b.Y+down*k, alignRight)
	look.ShowIf(s.number, numbers)
	if s.mark != nil {
		put(s.mark, Box{b.X + 10.5*k, b.Y + 11.5*k, 15 * k, 10 * k})
	}
	if s.roman != nil {
		size := float32(14.5)
		if s.roman.Text == "0" {
			size = 14
		}
		s.roman.TextSize = max(size*k, 9.5)
		setBaseline(s.roman, b.X+9.5*k, b.Y+19*k, alignLeft)
	}
}

// refresh repaints the texts after their size or colour changed.
func (s *square) refresh() {
	s.number.Refresh()
	if s.roman != nil {
		s.roman.Refresh()
	}
}
