package tr

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2/lang"

	"senet/game/fault"
)

func TestPick(t *testing.T) {
	for _, c := range []struct {
		locales []string
		want    string
	}{
		{nil, "en"},
		{[]string{""}, "en"},
		{[]string{"C"}, "en"},
		{[]string{"POSIX"}, "en"},
		{[]string{"C.UTF-8"}, "en"},
		{[]string{"uk-UA"}, "uk"},
		{[]string{"uk_UA.UTF-8"}, "uk"},
		{[]string{"ru"}, "ru"},
		{[]string{"RU-RU"}, "ru"},
		{[]string{"de-DE", "uk-UA"}, "uk"},
		{[]string{"br-FR"}, "en"},
		// The region decides nothing: English as spoken in Ukraine is English.
		{[]string{"en-UA"}, "en"},
		{[]string{"en-RU", "ru-RU"}, "en"},
	} {
		if got := pick(c.locales); got != c.want {
			t.Errorf("%q gives %s, not %s", c.locales, got, c.want)
		}
	}
}

func TestLanguageChangesAtRunTime(t *testing.T) {
	for _, c := range []struct{ code, moon, fyne string }{
		{"uk", "Місяць", "Обрати все"}, {"ru", "Луна", "Выбрать всё"}, {"en", "The Moon", "Select all"}, {"uk", "Місяць", "Обрати все"}, {"xx", "The Moon", "Select all"},
	} {
		SetLanguage(c.code)
		if got := S("names.arcanum.18.name"); got != c.moon {
			t.Errorf("%s: the Moon is %q", c.code, got)
		}
		// Fyne's own menus follow, whatever the system's language.
		if got := lang.X("Select all", ""); got != c.fyne {
			t.Errorf("%s: Fyne says %q", c.code, got)
		}
		if c.code != "xx" && Language() != c.code {
			t.Errorf("the language is %s, not %s", Language(), c.code)
		}
	}
}

func TestPlurals(t *testing.T) {
	for _, c := range []struct {
		code string
		n    int
		want string
	}{
		{"en", 1, "1 cone"},
		{"en", 2, "2 cones"},
		{"en", 0, "0 cones"},
		{"ru", 1, "1 конус"},
		{"ru", 3, "3 конуса"},
		{"ru", 5, "5 конусов"},
		{"ru", 11, "11 конусов"},
		{"ru", 21, "21 конус"},
		{"uk", 1, "1 конус"},
		{"uk", 4, "4 конуси"},
		{"uk", 12, "12 конусів"},
		{"uk", 22, "22 конуси"},
	} {
		SetLanguage(c.code)
		if got := N("names.piece.cone.count", c.n, nil); got != c.want {
			t.Errorf("%s %d: %q", c.code, c.n, got)
		}
	}
}

// A text that is not there is shown as its key and reported once.
func TestMissing(t *testing.T) {
	var lines []string
	old := report
	report = func(l string) { lines = append(lines, l) }
	defer func() { report = old }()
	SetLanguage("uk")
	for range 3 {
		if got := S("nowhere.at.all"); got != "nowhere.at.all" {
			t.Errorf("a missing text gives %q", got)
		}
	}
	if len(lines) != 1 || !strings.Contains(lines[0], "nowhere.at.all") {
		t.Errorf("reported %q", lines)
	}
	if Has("nowhere.at.all") || !Has("names.house.15.name") || !Has("names.piece.count") {
		t.Error("Has is wrong")
	}
}

func TestFault(t *testing.T) {
	SetLanguage("en")
	inner := fault.New("names.arcanum.label", "Roman", "X")
	for _, c := range []struct {
		err  error
		want string
	}{
		{nil, ""},
		{errors.New("plain"), "plain"},
		{inner, "Arcanum X"},
		{inner.At(7), "Line 7: Arcanum X"},
		{fmt.Errorf("wrapped: %w", inner), "Arcanum X"},
		{fault.New("names.arcanum.label", "Roman", inner), "Arcanum Arcanum X"},
		{fault.List{inner, inner.At(2)}, "Arcanum X\nLine 2: Arcanum X"},
	} {
		if got := Fault(c.err); got != c.want {
			t.Errorf("%v gives %q, not %q", c.err, got, c.want)
		}
	}
}
