package codex

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/assets"
	"senet/game/rules"
	"senet/ui/look"
	"senet/ui/tr"
)

// The book has its chapters in every language, the last with every rule set; all
// pictures are there.
func TestChapters(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme())
	defer tr.SetLanguage("en")
	for _, lang := range tr.Languages {
		tr.SetLanguage(lang)
		all := chapters()
		last := all[len(all)-1]
		if len(all) < 9 || last.ID != rulesID || len(last.Paragraphs) != 1+len(rules.Presets()) {
			t.Fatalf("%s: %d chapters, the last with %d paragraphs", lang, len(all), len(last.Paragraphs))
		}
		for _, c := range all {
			for _, p := range pictures(c.ID) {
				if assets.Art("dark", p) == nil {
					t.Errorf("%s: no drawing %s", c.ID, p)
				}
			}
		}
		v := New(0)
		w := test.NewTempWindow(t, v)
		w.Resize(fyne.NewSize(900, 544))
		for i := range all {
			v.list.Choose(i)
			if v.Open() != i {
				t.Errorf("%s: chapter %d is open, not %d", lang, v.Open(), i)
			}
		}
		v.Key(fyne.KeyEnd)
		v.Key(fyne.KeyHome)
	}
}

// A search takes words in any order and case, and any apostrophe.
func TestFind(t *testing.T) {
	tr.SetLanguage("en")
	all := chapters()
	if find(all, "  ") != nil {
		t.Error("nothing was asked")
	}
	a, b := find(all, "NEFER square"), find(all, "square nefer")
	if len(a) == 0 || len(a) != len(b) {
		t.Error(len(a), len(b))
	}
	if got := find(all, "xyzzy"); got == nil || len(got) != 0 {
		t.Error(got)
	}
	if folded("Ём’я") != folded("ем'я") {
		t.Error("not folded")
	}
}
