package look

import (
	"image/color"
	"math"
	"runtime"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

func luminance(c color.NRGBA) float64 {
	lin := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.03928 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
}

func contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// Text can be read on every ground that it is set on (WCAG 2: 4.5).
func TestContrast(t *testing.T) {
	grounds := []Token{Bg, Bar, Panel, Raised}
	pairs := map[Token][]Token{
		Ink: grounds, Muted: grounds, Gold: grounds, Move: grounds, Last: grounds, Warn: grounds,
		OnPrimary: {PrimaryTop, PrimaryBottom, Primary}, OnMove: {Move},
	}
	for m := range 2 {
		for fg, on := range pairs {
			for _, bg := range on {
				if c := contrast(palette[fg][m], palette[bg][m]); c < 4.5 {
					t.Errorf("token %d on %d in %v: %.1f", fg, bg, Mode(m), c)
				}
			}
		}
		for tok := Token(0); tok < Transparent; tok++ {
			if palette[tok][m].A == 0 {
				t.Errorf("token %d has no colour in %v", tok, Mode(m))
			}
		}
	}
}

func TestColoursFollowTheMode(t *testing.T) {
	test.NewTempApp(t)
	defer SetMode(Dark)
	SetMode(Dark)
	txt := Text("x", Body13, Gold)
	r := Rounded(Panel, Line, 4)
	SetColor(txt, Warn)
	SetMode(Light)
	if txt.Color != Color(Warn) || r.FillColor != Color(Panel) || r.StrokeColor != Color(Line) {
		t.Error("something kept the colours of the other mode")
	}
	if Color(Bg) != color.Color(rgb(0xF1E5C5)) || Theme().Color(theme.ColorNameBackground, theme.VariantDark) != Color(Bg) {
		t.Error("the theme does not follow the mode")
	}
	SetMode(Mode(7))
	if Current() != Dark {
		t.Error("an unknown mode is not Dark")
	}
}

// Tracking keeps nothing alive, so texts can come and go for ever.
func TestTrackersAreLetGo(t *testing.T) {
	test.NewTempApp(t)
	for range 3000 {
		Text("x", Body13, Ink)
		Rounded(Panel, Line, 4)
	}
	runtime.GC()
	runtime.GC()
	SetMode(Dark)
	if len(texts) > 500 || len(trackers) > 500 {
		t.Errorf("%d texts and %d trackers are kept", len(texts), len(trackers))
	}
}

// The theme answers for every colour, size and font that Fyne asks for.
func TestThemeIsComplete(t *testing.T) {
	test.NewTempApp(t)
	for name := range colours {
		if _, _, _, a := Theme().Color(name, theme.VariantDark).RGBA(); a == 0 && name != theme.ColorNameScrollBarBackground {
			t.Errorf("no colour for %s", name)
		}
	}
	for _, s := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}, {Monospace: true}, {Symbol: true}} {
		if Theme().Font(s) == nil {
			t.Errorf("no font for %+v", s)
		}
	}
	for r := Role(0); r < roles; r++ {
		if r.Font() == nil || len(r.Font().Content()) == 0 || r.Size() < 12 || r.Size() != Snap(r.Size()) || r.LineHeight() < r.Size() {
			t.Errorf("role %d is not complete: size %v", r, r.Size())
		}
	}
}

func TestRoman(t *testing.T) {
	for n, want := range map[int]string{-1: "", 0: "0", 4: "IV", 9: "IX", 18: "XVIII", 21: "XXI", 22: ""} {
		if got := Roman(n); got != want {
			t.Errorf("%d is %q", n, got)
		}
	}
}
