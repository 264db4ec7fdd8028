package readings

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"senet/assets/internal/plain"
)

const good = "# The Moon\nkeywords: dreams, road, fear\nsign: N12\nquestion: Which?\n\nFirst: here.\ngoes on\n\nSecond.\n"

func TestParse(t *testing.T) {
	text, faults := Parse("x", []byte("\ufeff"+strings.ReplaceAll(good, "\n", "\r\n")))
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	if text.Title != "The Moon" || text.Sign != "N12" || text.Question != "Which?" ||
		!slices.Equal(text.Keywords, []string{"dreams", "road", "fear"}) ||
		!slices.Equal(text.Paragraphs, []string{"First: here. goes on", "Second."}) {
		t.Errorf("%+v", text)
	}
}

// A damaged file gives what can be read, and names the line and the reason.
func TestDamaged(t *testing.T) {
	for name, c := range map[string]struct {
		data   string
		faults []string
		title  string
	}{
		"empty": {"", []string{
			"readings.nothing Key=title", "readings.nothing Key=keywords", "readings.nothing Key=sign",
			"readings.nothing Key=question", "readings.paragraphs Count=0 Least=2 Most=3",
		}, ""},
		"no title":       {strings.Replace(good, "# The Moon", "", 1), []string{"readings.nothing Key=title"}, ""},
		"empty title":    {strings.Replace(good, "# The Moon", "#", 1), []string{"line 1: readings.nothing Key=title"}, ""},
		"two titles":     {good + "\n# Again\n", []string{"line 11: readings.twice First=1 Key=title"}, "The Moon"},
		"unknown key":    {strings.Replace(good, "sign:", "omen: bad\nsign:", 1), []string{"line 3: readings.unknownKey Key=omen"}, "The Moon"},
		"key twice":      {strings.Replace(good, "sign:", "sign: a\nsign:", 1), []string{"line 4: readings.twice First=3 Key=sign"}, "The Moon"},
		"few keywords":   {strings.Replace(good, "dreams, ", "", 1), []string{"line 2: readings.keywords Count=2 Least=3 Most=5"}, "The Moon"},
		"many keywords":  {strings.Replace(good, "dreams", "a, b, c, d", 1), []string{"line 2: readings.keywords Count=6 Least=3 Most=5"}, "The Moon"},
		"no mark":        {strings.Replace(good, "Which?", "Which.", 1), []string{"line 4: readings.noQuestion"}, "The Moon"},
		"one paragraph":  {strings.Replace(good, "\n\nSecond.", "", 1), []string{"readings.paragraphs Count=1 Least=2 Most=3"}, "The Moon"},
		"not UTF-8":      {"# \xff", []string{"readings.notUTF8"}, ""},
		"too large":      {strings.Repeat("a", plain.MaxBytes+1), []string{"readings.tooLarge Most=64"}, ""},
		"title in body":  {"keywords: a, b, c\nsign: s\nquestion: q?\n\none\n# The Moon\ntwo\n", nil, "The Moon"},
		"control":        {strings.Replace(good, "The Moon", "The\x00 Moon\x1b", 1), nil, "The Moon"},
		"scattered head": {"# The Moon\n\nkeywords: a, b, c\n\nSign: s\n\nquestion: q?\n\none\n\ntwo\n", nil, "The Moon"},
		"colon in prose": {good + "\nThird: yes\n", nil, "The Moon"},
	} {
		text, faults := Parse("x", []byte(c.data))
		var got []string
		for _, f := range faults {
			got = append(got, f.Error())
		}
		if !slices.Equal(got, c.faults) || text.Title != c.title || text.ID != "x" {
			t.Errorf("%s: title %q, faults %q", name, text.Title, got)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(good))
	f.Add([]byte("#\n#\nkeywords:,,,\nquestion:\n\n\n:"))
	f.Add([]byte("sign: \xff\xfe"))
	f.Add([]byte(""))
	for _, lang := range languages {
		for _, id := range []string{"arcanum-18", "house-27", "throw-5"} {
			data, err := fs.ReadFile(Files(), lang+"/"+id+".md")
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		text, faults := Parse("x", data)
		if len(faults) == 0 && (text.Title == "" || text.Sign == "" || text.Question == "" || len(text.Keywords) < 3 || len(text.Paragraphs) < 2) {
			t.Errorf("nothing was said of %+v", text)
		}
		for _, s := range append(append([]string{text.Title, text.Sign, text.Question}, text.Keywords...), text.Paragraphs...) {
			if !utf8.ValidString(s) || strings.ContainsAny(s, "\n\r\t\x00") {
				t.Errorf("cannot be shown: %q", s)
			}
		}
		for _, fl := range faults {
			if fl.Line < 0 || fl.Line > 1+strings.Count(string(data), "\n") {
				t.Errorf("%v is not in the file", fl)
			}
		}
	})
}
