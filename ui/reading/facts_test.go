package reading

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/game/oracle"
	"senet/ui/look"
	"senet/ui/tr"
)

// In a window of the usual size every fact of a drawn card is said to its end;
// in the smallest nothing lies outside its place.
func TestFactsAreWhole(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme())
	for _, lang := range tr.Languages {
		tr.SetLanguage(lang)
		for seed := range uint64(12) {
			v := NewDrawn(oracle.NewDraw(oracle.DrawPath, seed), "", Calls{}, nil)
			for _, size := range []fyne.Size{{Width: 1280, Height: 744}, {Width: 900, Height: 544}} {
				usual := size.Width > 1000
				k, kt := scales(size)
				for i := range v.book.Cards {
					v.Choose(i)
					a := v.aside
					a.lay(0, 0, 364*k, 400*k, kt)
					for j, f := range a.facts {
						val := a.vals[j]
						if !val.Visible() {
							continue
						}
						if usual && val.Text() != f.Value {
							t.Errorf("%s: %q is shown as %q", lang, f.Value, val.Text())
						}
						if end := val.Position().Y + val.Size().Height; end > a.rule.Position().Y+1 {
							t.Errorf("%s %v: %q ends at %v, below the rule at %v", lang, size, f.Value, end, a.rule.Position().Y)
						}
					}
				}
			}
		}
	}
	tr.SetLanguage("en")
}
