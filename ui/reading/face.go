package reading

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
)

// Size of the drawing of a full card, and where its words stand (visual guide §4).
const (
	cardW, cardH   float32 = 280, 480
	numeralY       float32 = 33
	titleY         float32 = 437
	titleW         float32 = 206
	titleSize      float32 = 24
	numeralSize    float32 = 21
	tileW, tileH   float32 = 88, 121
	smallestCardWd float32 = 160 // below that the tile is shown, which has no words
)

// Face is a full card with its numeral and its name. It keeps its proportions in
// whatever box it is given; below 160 units it shows the tile instead.
type Face struct {
	widget.BaseWidget

	art            *look.Art
	numeral, title *canvas.Text
	sticks         *sticks
	card           Card
	narrow         float32 // 0: as wide as it is; 1: seen from the edge
	back           bool
}

// NewFace returns a card face, its back up.
func NewFace() *Face {
	f := &Face{art: look.NewArtFit("card-back", look.Stretch), back: true}
	f.numeral = look.Text("", look.Numeral21, look.Gold)
	f.title = look.Text("", look.Title23, look.Ink)
	f.sticks = newSticks()
	f.ExtendBaseWidget(f)
	return f
}

// SetCard shows a card.
func (f *Face) SetCard(c Card) {
	f.card, f.back = c, false
	f.Refresh()
}

// turn shows the card on its way round: below one half its back, narrowing.
func (f *Face) turn(p float32) {
	f.narrow = 1 - abs(2*p-1)
	f.back = p < 0.5
	f.Refresh()
}

func abs(v float32) float32 { return max(v, -v) }

// CreateRenderer is for Fyne.
func (f *Face) CreateRenderer() fyne.WidgetRenderer {
	return look.NewLaid(f, f.lay, f.art, f.sticks, f.numeral, f.title)
}

func (f *Face) lay(size fyne.Size) {
	k := min(size.Width/cardW, size.Height/cardH)
	w, h := cardW*k, cardH*k
	x, y := (size.Width-w)/2, (size.Height-h)/2
	words := !f.back && f.narrow == 0
	name := "card-back"
	switch {
	case f.back:
	case f.card.Square.Valid() || f.card.Art != "card-back":
		name = f.card.Art
	}
	if f.narrow > 0 {
		nw := max(1, w*(1-f.narrow))
		x, w = x+(w-nw)/2, nw
	}
	f.art.SetName(name)
	look.Put(f.art, x, y, w, h)
	throw := words && f.card.Sticks > 0
	look.ShowIf(f.sticks, throw)
	if throw {
		f.sticks.set(f.card.Sticks)
		look.Put(f.sticks, x+w*0.16, y+h*0.3, w*0.68, h*0.42)
	}
	numeral := f.card.Numeral
	if numeral == "" && f.card.Square.Valid() {
		numeral = strconv.Itoa(int(f.card.Square))
	}
	look.ShowIf(f.numeral, words && numeral != "" && name != "card-back")
	look.ShowIf(f.title, words && name != "card-back")
	f.place(f.numeral, numeral, look.Numeral21, numeralSize*k, x, y+numeralY*k, w, w)
	f.place(f.title, f.card.Title, look.Title23, titleSize*k, x, y+titleY*k, w, titleW*k)
}

// place centres a line of text on a height, smaller where it must be.
func (f *Face) place(t *canvas.Text, s string, role look.Role, size, x, mid, w, most float32) {
	if s != "" && s[0] >= '0' && s[0] <= '9' { // Cormorant has no lining figures
		role = look.Zero12
		size *= 0.82
	}
	look.SetRole(t, role)
	size = look.Snap(size)
	for size > 9 && look.Measure(s, role, size/role.Size()).Width > most {
		size--
	}
	t.Text, t.TextSize, t.Alignment = s, size, fyne.TextAlignCenter
	h := t.MinSize().Height
	look.Put(t, x, mid-h/2, w, h)
}

// ahead draws other cards in the size of this one, before they are looked at.
func (f *Face) ahead(cards ...Card) {
	k := min(f.Size().Width/cardW, f.Size().Height/cardH)
	w, h := look.Pixels(f, cardW*k), look.Pixels(f, cardH*k)
	var names []string
	for _, c := range cards {
		names = append(names, c.Art)
	}
	look.Prefetch(names, w, h, look.Stretch)
}
