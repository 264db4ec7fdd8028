package reading

import (
	"image"
	"image/color"
	"image/draw"
	"slices"

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

// Picture is a reading as a picture fit to share, in the theme in force: its
// title, the question that was asked, the cards, and the question to stay with.
// It is laid out when it is made, and drawn bit by bit.
type Picture struct {
	parts []part
	still func(name string, w, h int, fit look.Fit) image.Image
	bg    color.Color
	edge  color.Color
}

// part is a drawing, or words, and where it stands.
type part struct {
	name       string // of the drawing; "" for words
	fit        look.Fit
	words      fyne.CanvasObject
	x, y, w, h float32
}

// NewPicture lays a reading out as a picture.
func NewPicture(b Book, when, stay string) *Picture {
	p := &Picture{still: look.StillMaker(), bg: look.Color(look.Bg), edge: look.Color(look.Gold)}
	p.art("background", 0, 0, shareW, shareH, look.Cover)
	p.art("winged-sun", (shareW-420)/2, 56, 420, 84, look.Contain)
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
	return p
}

// Draw draws the picture, on a goroutine of its own: it takes a second or more.
// Words can only be drawn on the UI goroutine; wait runs a function there, a few
// milliseconds of work, and returns when it is done. progress is told of the
// part that is done, 0 to 1.
func (p *Picture) Draw(wait func(func()), progress func(float64)) image.Image {
	out := image.NewRGBA(image.Rect(0, 0, int(shareW), int(shareH)))
	draw.Draw(out, out.Bounds(), image.NewUniform(p.bg), image.Point{}, draw.Src)
	for i, o := range p.parts {
		progress(float64(i) / float64(len(p.parts)))
		var img image.Image
		if o.name != "" {
			img = p.still(o.name, int(o.w), int(o.h), o.fit)
		} else {
			wait(func() { img = capture(o.words, o.w, o.h) })
		}
		at := image.Pt(int(o.x), int(o.y))
		draw.Draw(out, img.Bounds().Add(at.Sub(img.Bounds().Min)), img, img.Bounds().Min, draw.Over)
		if i == 0 {
			frame(out, 28, 3, p.edge)
			frame(out, 36, 1, p.edge)
		}
	}
	return out
}

// capture draws words alone.
func capture(o fyne.CanvasObject, w, h float32) image.Image {
	c := software.NewTransparentCanvas()
	c.SetPadded(false)
	c.SetContent(container.NewWithoutLayout(o))
	c.Resize(fyne.NewSize(w, h))
	look.Put(o, 0, 0, w, h)
	return c.Capture()
}

// frame draws a line all round, so far from the edge and so thick.
func frame(out *image.RGBA, in, thick int, col color.Color) {
	r := out.Bounds().Inset(in)
	for _, side := range []image.Rectangle{
		{r.Min, image.Pt(r.Max.X, r.Min.Y+thick)},
		{image.Pt(r.Min.X, r.Max.Y-thick), r.Max},
		{r.Min, image.Pt(r.Min.X+thick, r.Max.Y)},
		{image.Pt(r.Max.X-thick, r.Min.Y), r.Max},
	} {
		draw.Draw(out, side, image.NewUniform(col), image.Point{}, draw.Src)
	}
}

// art adds a drawing.
func (p *Picture) art(name string, x, y, w, h float32, fit look.Fit) {
	p.parts = append(p.parts, part{name: name, fit: fit, x: x, y: y, w: w, h: h})
}

// add adds words, at whole pixels.
func (p *Picture) add(o fyne.CanvasObject, x, y, w, h float32) {
	look.Put(o, x, y, w, h)
	p.parts = append(p.parts, part{words: o, x: float32(int(x)), y: float32(int(y)), w: float32(int(w + 1)), h: float32(int(h + 1))})
}

// text adds a line in the middle and returns where the next one goes.
func (p *Picture) text(s string, role look.Role, col look.Token, k, y float32) float32 {
	t := look.Text(s, role, col)
	h := line(t, s, role, k, 80, y, shareW-160, 0.5, fyne.TextAlignCenter)
	p.add(t, 80, y, shareW-160, h)
	return y + h
}

const paraW = shareW - 240

func (p *Picture) para(s string, role look.Role, col look.Token, k, y float32) float32 {
	w := look.NewWrapped(s, role, col)
	w.SetAlign(fyne.TextAlignCenter)
	w.SetScale(k)
	h := w.HeightFor(paraW)
	p.add(w, (shareW-paraW)/2, y, paraW, h)
	return y + h
}

// up adds a paragraph that ends at y, and returns where it begins.
func (p *Picture) up(s string, role look.Role, col look.Token, k, y float32) float32 {
	w := look.NewWrapped(s, role, col)
	w.SetScale(k)
	h := w.HeightFor(paraW)
	p.para(s, role, col, k, y-h)
	return y - h
}

// cards sets up to three cards as large as they go, more as tiles in rows.
func (p *Picture) cards(b Book, y, h float32) {
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
		p.art(c.Tile, x+(pitch-tw)/2, ty, tw, th, look.Stretch)
		name, under2 := look.Text("", look.Title20, look.Ink), look.Text("", look.Body13, look.Muted)
		nh := line(name, c.Short, look.Title20, 1.05, x, ty+th+4, pitch-4, 0.6, fyne.TextAlignCenter)
		uh := line(under2, under(c), look.Body13, 1.1, x, ty+th+2+nh, pitch-4, 0.7, fyne.TextAlignCenter)
		p.add(name, x, ty+th+4, pitch-4, nh)
		p.add(under2, x, ty+th+2+nh, pitch-4, uh)
	}
}

// card adds a full card with its words.
func (p *Picture) card(c Card, x, y, w, h float32) {
	p.art(c.Art, x, y, w, h, look.Stretch)
	f := NewFace()
	f.SetCard(c)
	f.Resize(fyne.NewSize(w, h))
	f.lay(fyne.NewSize(w, h))
	for _, t := range []*canvas.Text{f.numeral, f.title} {
		at := t.Position().AddXY(x, y)
		p.add(t, at.X, at.Y, t.Size().Width, t.Size().Height)
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
// The throws of a draw are not among them.
func Poster(b Book, r oracle.Reading) Book {
	b.Cards = slices.DeleteFunc(slices.Clone(b.Cards), func(c Card) bool { return !c.Square.Valid() })
	if len(b.Cards) <= shareMost {
		return b
	}
	once := OfGame(r.Once())
	once.Title, once.Asked = b.Title, b.Asked
	return once
}
