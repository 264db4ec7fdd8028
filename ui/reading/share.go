package reading

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"

	"senet/game/oracle"
	"senet/ui/look"
	"senet/ui/tr"
)

// Size of a picture to share, in pixels.
const (
	shareW, shareH float32 = 1200, 1600
	shareMost              = 30 // cards in one picture
)

// Picture draws a reading as a picture fit to share, in the theme in force: its
// title, the question that was asked, the cards, and the question to stay with.
func Picture(b Book, when, stay string) image.Image {
	p := &poster{}
	p.add(look.NewPlate(look.Bg, look.Bg, 0), 0, 0, shareW, shareH)
	p.still("background", 0, 0, shareW, shareH, look.Cover)
	p.add(look.Rounded(look.Transparent, look.Gold, 18), 28, 28, shareW-56, shareH-56)
	p.still("winged-sun", (shareW-420)/2, 56, 420, 84, look.Contain)
	y := p.text(b.Title, look.Title46, look.Gold, 1.5, 160)
	y = p.text(when, look.Body13, look.Muted, 1.6, y)
	if b.Asked != "" {
		y = p.para(b.Asked, look.Question23, look.Ink, 1.5, y+10)
	}
	foot := shareH - 60
	foot = p.up(tr.S("reading.share.foot"), look.Body13, look.Muted, 1.4, foot)
	if stay != "" {
		foot = p.up(stay, look.Question23, look.Gold, 1.75, foot-26)
	}
	p.cards(b, y+24, foot-24-y-24)
	c := software.NewCanvas()
	c.SetPadded(false)
	c.SetContent(container.NewWithoutLayout(p.objects...))
	c.Resize(fyne.NewSize(shareW, shareH))
	return c.Capture()
}

// poster gathers what is on the picture.
type poster struct{ objects []fyne.CanvasObject }

func (p *poster) add(o fyne.CanvasObject, x, y, w, h float32) {
	put(o, x, y, w, h)
	p.objects = append(p.objects, o)
}

// still adds a drawing that is there at once.
func (p *poster) still(name string, x, y, w, h float32, fit look.Fit) {
	img := canvas.NewImageFromImage(look.Still(name, int(w), int(h), fit))
	img.FillMode = canvas.ImageFillStretch
	p.add(img, x, y, w, h)
}

// text adds a line in the middle and returns where the next one goes.
func (p *poster) text(s string, role look.Role, col look.Token, k, y float32) float32 {
	t := look.Text(s, role, col)
	h := line(t, s, role, k, 80, y, shareW-160, 0.5, fyne.TextAlignCenter)
	p.objects = append(p.objects, t)
	return y + h
}

const paraW = shareW - 240

func (p *poster) para(s string, role look.Role, col look.Token, k, y float32) float32 {
	w := look.NewWrapped(s, role, col)
	w.SetAlign(fyne.TextAlignCenter)
	w.SetScale(k)
	h := w.HeightFor(paraW)
	p.add(w, (shareW-paraW)/2, y, paraW, h)
	return y + h
}

// up adds a paragraph that ends at y, and returns where it begins.
func (p *poster) up(s string, role look.Role, col look.Token, k, y float32) float32 {
	w := look.NewWrapped(s, role, col)
	w.SetScale(k)
	h := w.HeightFor(paraW)
	p.para(s, role, col, k, y-h)
	return y - h
}

// cards sets up to three cards as large as they go, more as tiles in rows.
func (p *poster) cards(b Book, y, h float32) {
	cards := b.Cards[:min(len(b.Cards), shareMost)]
	n := len(cards)
	if n == 0 {
		return
	}
	const room = shareW - 160
	if n <= 3 {
		ch := min(h, (room-float32(n-1)*28)/float32(n)*cardH/cardW)
		cw := ch * cardW / cardH
		x := (shareW - float32(n)*cw - float32(n-1)*28) / 2
		for _, c := range cards {
			p.card(c, x, y+(h-ch)/2, cw, ch)
			x += cw + 28
		}
		return
	}
	cols := 4
	switch {
	case n > 20:
		cols = 6
	case n > 12:
		cols = 5
	}
	rows := (n + cols - 1) / cols
	const words = 58
	th := min((h-float32(rows)*words)/float32(rows), (room/float32(cols)-24)*tileH/tileW)
	tw := th * tileW / tileH
	pitch := min(room/float32(cols), tw+70)
	top := y + (h-float32(rows)*(th+words))/2
	for i, c := range cards {
		row, col := i/cols, i%cols
		inRow := min(cols, n-row*cols)
		x := (shareW-float32(inRow)*pitch)/2 + float32(col)*pitch
		ty := top + float32(row)*(th+words)
		p.still(c.Tile, x+(pitch-tw)/2, ty, tw, th, look.Stretch)
		name, under2 := look.Text("", look.Title20, look.Ink), look.Text("", look.Body13, look.Muted)
		nh := line(name, c.Short, look.Title20, 1.05, x, ty+th+4, pitch-4, 0.6, fyne.TextAlignCenter)
		line(under2, under(c), look.Body13, 1.1, x, ty+th+2+nh, pitch-4, 0.7, fyne.TextAlignCenter)
		p.objects = append(p.objects, name, under2)
	}
}

// card adds a full card with its words.
func (p *poster) card(c Card, x, y, w, h float32) {
	p.still(c.Art, x, y, w, h, look.Stretch)
	f := NewFace()
	f.SetCard(c)
	f.Resize(fyne.NewSize(w, h))
	faceRenderer{f}.Layout(fyne.NewSize(w, h))
	for _, t := range []*canvas.Text{f.numeral, f.title} {
		t.Move(t.Position().AddXY(x, y))
		p.objects = append(p.objects, t)
	}
}

// Stay is the question to stay with of a book, "" when it has no cards; at is the
// card that asks it.
func (b Book) Stay(at int) string {
	if at < 0 || at >= len(b.Cards) {
		return ""
	}
	return b.Cards[at].Question
}

// Poster is the book of a reading as a picture has room for it: a long one with
// every card once.
func Poster(b Book, r oracle.Reading) Book {
	if len(b.Cards) <= shareMost {
		return b
	}
	once := OfGame(r.Once())
	once.Title, once.Asked = b.Title, b.Asked
	return once
}
