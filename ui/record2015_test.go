package ui

import (
	"strings"
	"testing"

	"senet/game/record"
	"senet/ui/tr"
)

// The remarks of the game of 2015 are there in every language, and the record
// reads without a fault in each.
func TestRecord2015InEveryLanguage(t *testing.T) {
	defer tr.SetLanguage(tr.Language())
	for _, lang := range tr.Languages {
		tr.SetLanguage(lang)
		data, err := record2015()
		if err != nil {
			t.Fatal(err)
		}
		rec, warnings, err := record.Read(data)
		if err != nil || len(warnings) > 0 {
			t.Fatalf("%s: %v %v", lang, err, warnings)
		}
		if want := tr.S("record2015.whole"); rec.Remark != want {
			t.Errorf("%s: the game's remark is %q, not %q", lang, rec.Remark, want)
		}
		seen := 0
		for _, a := range rec.Actions {
			if a.Remark == "" {
				continue
			}
			number, text, _ := strings.Cut(a.Remark, ": ")
			if want := tr.S("record2015." + number); text != want {
				t.Errorf("%s: remark %s is %q, not %q", lang, number, text, want)
			}
			seen++
		}
		if seen != 10 {
			t.Errorf("%s: %d remarks, not the ten of RULES §9", lang, seen)
		}
	}
}
