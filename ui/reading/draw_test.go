package reading

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/game/oracle"
	"senet/ui/tr"
)

var kinds = []oracle.DrawKind{oracle.DrawDay, oracle.DrawThree, oracle.DrawPath}

// Every draw is thrown to its end, one throw at a time or all at once, and then
// hands over its question, once asked not to be changed.
func TestDrawing(t *testing.T) {
	start(t)
	for _, kind := range kinds {
		for seed := range uint64(12) {
			d := oracle.NewDraw(kind, seed)
			asked := ""
			v := NewDrawing(d, "", func(q string) { asked = q })
			v.SetMotion(0, false)
			window(t, v, sizes[int(seed)%len(sizes)])
			v.Ask("Where?")
			if seed%2 == 0 {
				for i := range d.Casts {
					if v.Over() {
						t.Fatalf("over after %d of %d", i, len(d.Casts))
					}
					v.Throw()
				}
			} else {
				v.Throw()
				v.All()
			}
			if !v.Over() || !v.question.Disabled() {
				t.Fatalf("%v %d is not over", kind, seed)
			}
			for i, f := range v.faces {
				if f.back || f.card.Square != d.Reading.Meetings[i].Square {
					t.Errorf("%v %d: card %d is not open", kind, seed, i)
				}
			}
			v.Key(fyne.KeySpace)
			if asked != "Where?" {
				t.Errorf("asked %q", asked)
			}
		}
	}
}

// The words of a draw are in the language, and nothing leaves the view.
func TestDrawingFits(t *testing.T) {
	start(t)
	for _, lang := range tr.Languages {
		tr.SetLanguage(lang)
		for _, size := range sizes {
			for _, kind := range kinds {
				v := NewDrawing(oracle.NewDraw(kind, 3), tr.S("reading.draw.today"), nil)
				v.SetMotion(0, false)
				window(t, v, size)
				v.All()
				texts(v, func(c *canvas.Text) {
					if strings.HasPrefix(c.Text, "reading.") || strings.Contains(c.Text, "{{") {
						t.Errorf("%s: %q", lang, c.Text)
					}
				})
				for _, o := range v.objects {
					p, s := o.Position(), o.Size()
					if o.Visible() && (p.X < -1 || p.Y < 0 || p.X+s.Width > size.Width+1 || p.Y+s.Height > size.Height+1) {
						t.Errorf("%s %v: %T at %v, %v", lang, size, o, p, s)
					}
				}
			}
		}
	}
}

// A long reading is shown on its picture with every card once.
func TestPoster(t *testing.T) {
	start(t)
	r := oracle.Read(game2015(t), oracle.Options{})
	b := Poster(OfGame(r), r)
	seen := map[string]bool{}
	for _, c := range b.Cards {
		if seen[c.Title] {
			t.Errorf("%s is there twice", c.Title)
		}
		seen[c.Title] = true
	}
	if n := len(b.Cards); n < 10 || n > shareMost {
		t.Errorf("%d cards", n)
	}
}

// A picture has its size, and the text names every card.
func TestShare(t *testing.T) {
	start(t)
	for _, kind := range kinds {
		d := oracle.NewDraw(kind, 5)
		v := NewDrawn(d, "  Why? ", Calls{}, nil)
		b := v.Book()
		if b.Asked != "Why?" {
			t.Errorf("asked %q", b.Asked)
		}
		for _, c := range b.Cards {
			if !strings.Contains(b.Text(), c.Title) {
				t.Errorf("the text has no %s", c.Title)
			}
		}
		img := NewPicture(b, "1 May 2026", b.Stay(d.Reading.StayAt)).Draw(func(f func()) { f() }, func(float64) {})
		if s := img.Bounds(); s.Dx() != int(shareW) || s.Dy() != int(shareH) {
			t.Error(s)
		}
		seen := map[[3]uint32]bool{}
		for x := 0; x < int(shareW); x += 40 {
			r, g, bl, _ := img.At(x, int(shareH)/2).RGBA()
			seen[[3]uint32{r >> 8, g >> 8, bl >> 8}] = true
		}
		if len(seen) < 5 {
			t.Errorf("%v: only %d colours across the middle", kind, len(seen))
		}
	}
}

// The throws of a card of the day have pages of their own after it, each throw
// once; what they chose stands there. A picture leaves them out, and the throws of
// a path are named with its cards.
func TestThrowPages(t *testing.T) {
	start(t)
	for seed := range uint64(40) {
		d := oracle.NewDraw(oracle.DrawDay, seed)
		b := OfDraw(d)
		scores := map[int]bool{}
		for _, c := range d.Casts {
			scores[int(c.Throw)] = true
		}
		if len(b.Cards) != 1+len(scores) {
			t.Fatalf("%d pages for %d throws", len(b.Cards), len(scores))
		}
		told := ""
		for _, c := range b.Cards[1:] {
			if !scores[c.Sticks] || c.Square.Valid() || len(c.Said) < 2 || c.Question == "" || c.Kind == "" || c.Short == c.Title {
				t.Errorf("%+v", c)
			}
			told += c.Here
		}
		for _, c := range d.Casts {
			if what := tr.Fault(c.Text()); !strings.Contains(told, what) {
				t.Errorf("%q is not told", what)
			}
		}
		if n := len(Poster(b, d.Reading).Cards); n != 1 {
			t.Errorf("%d cards on the picture", n)
		}
	}
	path := OfDraw(oracle.NewDraw(oracle.DrawPath, 1))
	if first := path.Cards[0]; !strings.Contains(first.Here, " light side") && !strings.Contains(first.Here, "dark sides") {
		t.Errorf("%q names no throw", first.Here)
	}
}
