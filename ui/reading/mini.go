package reading

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"senet/game/board"
	"senet/ui/look"
)

// mini is the small board whose squares bear the numbers in the order they were
// met.
type mini struct {
	widget.BaseWidget

	frame   fyne.CanvasObject
	squares [board.Squares + 1]*canvas.Rectangle
	discs   [board.Squares + 1]*canvas.Circle
	texts   [board.Squares + 1]*canvas.Text
	at      [board.Squares + 1]int
	chosen  board.Square
	picked  func(number int)
	objects []fyne.CanvasObject
}

// Grounds of the squares, in the dark and the light theme: the upper ends of
// those of the board.
var (
	plainGround = [2]color.NRGBA{{0x1F, 0x38, 0x72, 0xFF}, {0xF5, 0xEA, 0xCC, 0xFF}}
	houseGround = [2]color.NRGBA{{0x0D, 0x55, 0x5B, 0xFF}, {0x80, 0xCC, 0xC4, 0xFF}}
	miniWood    = [2]color.NRGBA{{0x1A, 0x12, 0x0D, 0xFF}, {0x7A, 0x4A, 0x22, 0xFF}}
)

func newMini(picked func(int)) *mini {
	m := &mini{picked: picked}
	frame := canvas.NewRectangle(nil)
	frame.CornerRadius, frame.StrokeWidth = 7, 1
	look.Track(frame, func(r *canvas.Rectangle) {
		r.FillColor, r.StrokeColor = miniWood[look.Current()], look.Color(look.Gold)
	})
	m.frame = frame
	m.objects = []fyne.CanvasObject{frame}
	for q := board.Square(1); q <= board.Squares; q++ {
		r := canvas.NewRectangle(nil)
		r.CornerRadius = 3
		house := q.IsHouse()
		m.squares[q] = look.Track(r, func(r *canvas.Rectangle) {
			r.FillColor = plainGround[look.Current()]
			if house {
				r.FillColor = houseGround[look.Current()]
			}
		})
		m.discs[q] = canvas.NewCircle(nil)
		m.discs[q].StrokeWidth = 1.5
		m.texts[q] = look.Text("", look.Label11, look.Muted)
		m.texts[q].Alignment = fyne.TextAlignCenter
		m.objects = append(m.objects, m.squares[q], m.discs[q], m.texts[q])
	}
	m.ExtendBaseWidget(m)
	return m
}

// set numbers the squares.
func (m *mini) set(at [board.Squares + 1]int, chosen board.Square) {
	m.at, m.chosen = at, chosen
	m.Refresh()
}

// heightFor is the height of the board at a width.
func (m *mini) heightFor(w float32) float32 { return (w-10)/10*0.95*3 + 10 }

func (m *mini) box(q board.Square, size fyne.Size) (x, y, w, h float32) {
	w, h = (size.Width-10)/10, (size.Height-10)/3
	return 5 + float32(q.Col())*w + 1, 5 + float32(q.Row())*h + 1, w - 2, h - 2
}

func (m *mini) lay(size fyne.Size) {
	m.frame.Resize(size)
	for q := board.Square(1); q <= board.Squares; q++ {
		x, y, w, h := m.box(q, size)
		look.Put(m.squares[q], x, y, w, h)
		n := m.at[q]
		look.ShowIf(m.discs[q], n > 0)
		t := m.texts[q]
		role, k := look.Label11, w/32
		text, col := strconv.Itoa(int(q)), look.SquareNumber
		if q.IsHouse() {
			col = look.HouseNumber
		}
		if n > 0 {
			d := min(w, h) * 0.82
			look.Put(m.discs[q], x+(w-d)/2, y+(h-d)/2, d, d)
			fill := look.Gold
			role, k, text, col = look.Strong13, w/32, strconv.Itoa(n), look.OnPrimary
			if q == m.chosen {
				fill, col = look.Move, look.OnMove
			}
			m.discs[q].FillColor, m.discs[q].StrokeColor = look.Color(fill), look.Color(look.Casing)
			if n > 99 {
				k *= 0.72
			}
		}
		look.SetRole(t, role)
		look.SetColor(t, col)
		t.Text, t.TextSize = text, look.Snap(max(8, role.Size()*k*0.95))
		th := t.MinSize().Height
		look.Put(t, x, y+(h-th)/2, w, th)
	}
}

// Tapped is for Fyne: a numbered square chooses its card.
func (m *mini) Tapped(e *fyne.PointEvent) {
	for q := board.Square(1); q <= board.Squares; q++ {
		x, y, w, h := m.box(q, m.Size())
		if e.Position.X >= x && e.Position.X < x+w && e.Position.Y >= y && e.Position.Y < y+h && m.at[q] > 0 {
			m.picked(m.at[q] - 1)
		}
	}
}

// CreateRenderer is for Fyne.
func (m *mini) CreateRenderer() fyne.WidgetRenderer {
	return look.NewLaid(m, m.lay, m.objects...)
}
