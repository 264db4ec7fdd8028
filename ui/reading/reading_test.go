package reading

import (
	"io/fs"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"senet/assets"
	"senet/game/board"
	"senet/game/oracle"
	"senet/game/record"
	"senet/ui/look"
	"senet/ui/tr"
)

// game2015 is the move list of the recorded game.
func game2015(t *testing.T) []record.Entry {
	t.Helper()
	data, err := fs.ReadFile(assets.Records(), "gods-2015-02-19.senet")
	if err != nil {
		t.Fatal(err)
	}
	rec, _, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	_, _, log, err := rec.End()
	if err != nil {
		t.Fatal(err)
	}
	return log.Entries()
}

func start(t *testing.T) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(look.Theme())
	tr.SetLanguage("en")
	t.Cleanup(func() { tr.SetLanguage("en") })
}

// texts collects all visible text under o.
func texts(o fyne.CanvasObject, f func(*canvas.Text)) {
	if o == nil || !o.Visible() {
		return
	}
	switch o := o.(type) {
	case *canvas.Text:
		f(o)
	case *fyne.Container:
		for _, c := range o.Objects {
			texts(c, f)
		}
	case fyne.Widget:
		for _, c := range test.WidgetRenderer(o).Objects() {
			texts(c, f)
		}
	}
}

func window(t *testing.T, o fyne.CanvasObject, size fyne.Size) fyne.Window {
	t.Helper()
	w := test.NewTempWindow(t, o)
	w.SetPadded(false)
	w.Resize(size)
	o.Resize(size)
	return w
}

var sizes = []fyne.Size{{Width: 900, Height: 544}, {Width: 1280, Height: 744}, {Width: 1920, Height: 1024}}

// The recorded game reads in every language, size, side and choice: nothing is
// said in keys, and nothing leaves the view.
func TestGameFits(t *testing.T) {
	start(t)
	log := game2015(t)
	for _, lang := range tr.Languages {
		tr.SetLanguage(lang)
		for _, size := range sizes {
			for _, o := range []oracle.Options{{}, {Side: oracle.OfCones, Met: oracle.Rested}, {Side: oracle.OfBoth, Met: oracle.Crossed}} {
				g := NewGame(log, Choices{Options: o, Once: o.Met == oracle.Crossed}, Calls{Keep: func() {}}, nil)
				window(t, g.View, size)
				if len(g.View.Book().Cards) < 20 {
					t.Fatalf("%s %v: %d cards", lang, o, len(g.View.Book().Cards))
				}
				texts(g.View, func(c *canvas.Text) {
					if strings.HasPrefix(c.Text, "reading.") || strings.HasPrefix(c.Text, "oracle.") || strings.Contains(c.Text, "{{") {
						t.Errorf("%s: says %q", lang, c.Text)
					}
					at := fyne.CurrentApp().Driver().AbsolutePositionForObject(c)
					if m := c.MinSize(); c.Text != "" && (at.X < -1 || at.X+m.Width > size.Width+1 && c.Alignment == fyne.TextAlignLeading) {
						t.Errorf("%s %v: %q at %v leaves the view", lang, size, c.Text, at)
					}
				})
			}
		}
	}
}

// Arrows go through the cards and stop at both ends; the chosen one is seen.
func TestKeys(t *testing.T) {
	start(t)
	closed := 0
	g := NewGame(game2015(t), Choices{}, Calls{Close: func() { closed++ }}, nil)
	v := g.View
	window(t, v, sizes[0])
	v.Key(fyne.KeyEnd)
	last := len(v.Book().Cards) - 1
	v.Key(fyne.KeyRight)
	if v.Chosen() != last {
		t.Errorf("at %d of %d", v.Chosen(), last)
	}
	if s := v.strip; last < s.first || last >= s.first+s.fit {
		t.Errorf("the last card is not among %d to %d", s.first, s.first+s.fit)
	}
	v.Key(fyne.KeyHome)
	v.Key(fyne.KeyLeft)
	if v.Chosen() != 0 || v.strip.first != 0 {
		t.Errorf("at %d, first %d", v.Chosen(), v.strip.first)
	}
	if v.Key(fyne.KeyQ) {
		t.Error("Q means nothing")
	}
	if v.Key(fyne.KeyEscape); closed != 1 {
		t.Error("Escape did not close")
	}
}

// The passages cover the way, each at most one card longer than another, and the
// card itself tells the whole of what happened.
func TestBook(t *testing.T) {
	start(t)
	b := OfGame(oracle.Read(game2015(t), oracle.Options{Side: oracle.OfBoth}))
	n := len(b.Cards)
	at := 0
	for p := range Passages {
		first, end := b.part(p)
		if first != at || end-first < n/3 || end-first > n/3+1 {
			t.Errorf("passage %d: %d to %d of %d", p, first, end, n)
		}
		at = end
	}
	if at != n {
		t.Errorf("the passages end at %d of %d", at, n)
	}
	for i, c := range b.Cards {
		if c.Title == "" || c.Question == "" || len(c.Said) < 2 || c.Here == "" || c.Way == "" || !c.Square.Valid() || len(c.Facts) > maxFacts {
			t.Errorf("card %d: %+v", i, c)
		}
		if assets.Art("dark", c.Art) == nil || assets.Art("light", c.Tile) == nil || c.Badge != "" && assets.Art("dark", c.Badge) == nil {
			t.Errorf("card %d: no drawing %s, %s or %s", i, c.Art, c.Tile, c.Badge)
		}
	}
}

// Squares bear the number of the first card met there, the chosen card's its own.
func TestVisits(t *testing.T) {
	cards := []Card{{Square: 4}, {Square: 7}, {Square: 4}, {Square: board.None}}
	if at := visits(cards, 1); at[4] != 1 || at[7] != 2 || at[5] != 0 {
		t.Error(at)
	}
	if at := visits(cards, 2); at[4] != 3 {
		t.Error(at)
	}
	if at := visits(cards, -1); at[4] != 1 {
		t.Error(at)
	}
}

// A reading that grows while it is looked at stays at its card, and follows when
// that is the newest.
func TestUpdate(t *testing.T) {
	start(t)
	log := game2015(t)
	g := NewGame(log[:60], Choices{}, Calls{}, nil)
	window(t, g.View, sizes[1])
	g.View.Choose(3)
	g.Update(log[:90])
	if g.View.Chosen() != 3 {
		t.Errorf("at %d", g.View.Chosen())
	}
	g.View.Key(fyne.KeyEnd)
	g.Update(log[:120])
	if n := len(g.View.Book().Cards); g.View.Chosen() != n-1 {
		t.Errorf("at %d of %d", g.View.Chosen(), n)
	}
}

// An empty reading says so and can be left.
func TestEmpty(t *testing.T) {
	start(t)
	g := NewGame(nil, Choices{}, Calls{}, nil)
	window(t, g.View, sizes[0])
	for _, k := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyHome, fyne.KeyEnd, fyne.KeyDown, fyne.KeySpace} {
		g.View.Key(k)
	}
	if g.View.Chosen() != -1 {
		t.Error("a card is chosen")
	}
}
