package reading

import (
	"image"
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/ui/look"
)

// tile is one small card of the row, with its name and the sign of what happened.
// Its objects are made once and then show whatever card is in that place.
type tile struct {
	art, badge  *look.Art
	sticks      *sticks
	frame       *canvas.Rectangle
	name, under *canvas.Text
	card        int     // which card it shows, -1 none
	x, w        float32 // its column
}

func newTile() *tile {
	t := &tile{art: look.NewArtFit("", look.Stretch), badge: look.NewArt(""), card: -1, sticks: newSticks()}
	t.frame = look.Rounded(look.Transparent, look.Move, 7)
	t.frame.StrokeWidth = 3
	t.name = look.Text("", look.Title15, look.Ink)
	t.under = look.Text("", look.Body13, look.Muted)
	return t
}

func (t *tile) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{t.art, t.sticks, t.frame, t.badge, t.name, t.under}
}

// hide shows nothing.
func (t *tile) hide() {
	t.card = -1
	for _, o := range t.objects() {
		look.ShowIf(o, false)
	}
}

// set shows card c, number i, in a column at x; k is the scale of tiles and kt
// that of words. The tile chosen rises a little and has a frame.
func (t *tile) set(c Card, i int, chosen bool, x, y, k, kt, pitch float32) {
	t.card, t.x, t.w = i, x, tileW*k
	w, h := tileW*k, tileH*k
	tx, ty := x, y
	if chosen {
		tx, ty, w, h = x-3*k, y-4*k, w+6*k, h+6*k
	}
	t.art.SetName(c.Tile)
	look.ShowIf(t.art, true)
	look.Put(t.art, tx, ty, w, h)
	look.ShowIf(t.sticks, c.Sticks > 0)
	if c.Sticks > 0 {
		t.sticks.set(c.Sticks)
		look.Put(t.sticks, tx+w*0.14, ty+h*0.24, w*0.72, h*0.5)
	}
	look.ShowIf(t.frame, chosen)
	t.frame.StrokeWidth = max(2, 3*k)
	look.Put(t.frame, tx-2, ty-2, w+4, h+4)
	look.ShowIf(t.badge, c.Badge != "")
	if c.Badge != "" {
		t.badge.SetName(c.Badge)
		b := 26 * k
		look.Put(t.badge, tx+w-b*0.62, ty-b*0.38, b, b)
	}
	room := pitch - 6
	cx := x + tileW*k/2 - room/2
	look.ShowIf(t.name, true)
	look.ShowIf(t.under, true)
	col := look.Ink
	if chosen {
		col = look.Move
	}
	look.SetColor(t.name, col)
	short := c.Short
	if look.Measure(short, look.Title15, minText/look.Title15.Size()).Width > room {
		short = strings.TrimPrefix(short, "The ") // the article is the first to go
	}
	nh := line(t.name, short, look.Title15, kt, cx, y+tileH*k+7*k, room+2, 0.7, fyne.TextAlignCenter)
	low := under(c)
	if least := max(minText, sized(look.Body13, kt*0.93)*0.86); c.Way != "" && look.Measure(low, look.Body13, least/look.Body13.Size()).Width > room {
		low = c.Way
	}
	line(t.under, low, look.Body13, kt*0.93, cx, y+tileH*k+7*k+nh-2, room, 0.86, fyne.TextAlignCenter)
}

// under is the line under a tile's name: "XVIII · 19×22".
func under(c Card) string {
	what := c.Numeral
	if what == "" {
		what = c.Kind
	}
	if what == "" || c.Way == "" {
		return what + c.Way
	}
	return what + " · " + c.Way
}

// newNotch returns the small triangle by which the panel points at the tile
// chosen: filled like the panel, with its line on both slopes.
func newNotch() *canvas.Raster {
	return canvas.NewRaster(func(w, h int) image.Image {
		img := image.NewNRGBA(image.Rect(0, 0, w, h))
		half := float64(w) / 2
		for y := range h {
			reach := half * float64(y+1) / float64(h)
			for x := range w {
				switch d := math.Abs(float64(x) + 0.5 - half); {
				case d > reach:
				case d > reach-1.5*half/float64(h):
					img.Set(x, y, look.Color(look.Line))
				default:
					img.Set(x, y, look.Color(look.Panel))
				}
			}
		}
		return img
	})
}
