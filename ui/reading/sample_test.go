package reading

import (
	"image/png"
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"senet/assets/readings"
	"senet/game/board"
	"senet/game/oracle"
	"senet/ui/look"
	"senet/ui/tr"
)

func sample(n int) Book {
	b := Book{Title: "The Path of This Game", Line: "Twelve cards, in the order your spools met them. Choose one and stay with it.", Aside: "In this game"}
	for i := range n {
		q := board.Square(1 + (i*7+1)%30)
		c := oracle.CardOf(q)
		t, _ := readings.Get(tr.Language(), string(c))
		card := Card{
			Square: q, Art: "card-" + c.Art(), Tile: "tile-" + c.Art(), Title: t.Title, Short: t.Title, Keywords: t.Keywords,
			Said: t.Paragraphs, Question: t.Question, Head: "Arcanum XVIII · square 22", Way: "19×22",
			Facts: []Fact{{"Card", "6 of 12"}, {"Reached", "turn 13, throw of 3"}, {"Move", "3·19×22, a swap"}, {"Stayed", "two turns"}, {"Next card", "House of Water"}},
		}
		if a, ok := c.Arcanum(); ok {
			card.Numeral = look.Roman(a)
		} else {
			card.Badge = "badge-drown"
		}
		b.Cards = append(b.Cards, card)
	}
	b.Parts = [3]int{n / 3, 2 * n / 3, n}
	return b
}

// TestPictures writes pictures to look at when SENET_PICTURES names a folder.
func TestPictures(t *testing.T) {
	dir := os.Getenv("SENET_PICTURES")
	if dir == "" {
		t.Skip("no folder")
	}
	test.NewTempApp(t).Settings().SetTheme(look.Theme())
	for i, kind := range kinds {
		tr.SetLanguage(tr.Languages[i])
		d := oracle.NewDraw(kind, 21)
		b := NewDrawn(d, tr.S("oracle.ask"), Calls{}, nil).Book()
		f, _ := os.Create(dir + "/poster-" + kind.Name() + ".png")
		_ = png.Encode(f, NewPicture(Poster(b, d.Reading), "30.11.2026", b.Stay(d.Reading.StayAt)).Draw(func(f func()) { f() }, func(float64) {}))
		_ = f.Close()
	}
	for _, lang := range []string{"en", "uk"} {
		tr.SetLanguage(lang)
		for _, size := range []fyne.Size{{Width: 1280, Height: 744}, {Width: 900, Height: 544}} {
			side := look.NewSegmented([]look.Choice{{Label: "Spools", Art: "piece-spool-black"}, {Label: "Cones", Art: "piece-cone-white"}, {Label: "Both"}}, 0, nil)
			v := New(Calls{Keep: func() {}}, look.NewPicker([]string{"Landed on"}, 0, nil), side)
			w := test.NewTempWindow(t, container.NewStack(look.NewBackground(), v))
			w.SetPadded(false)
			w.Resize(size)
			n := 12
			if size.Width < 1000 {
				n = 30
			}
			v.SetBook(sample(n), 5)
			f, _ := os.Create(dir + "/" + lang + "-" + map[bool]string{true: "small", false: "large"}[size.Width < 1000] + ".png")
			_ = png.Encode(f, w.Canvas().Capture())
			_ = f.Close()
		}
	}
}
