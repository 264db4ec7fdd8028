package codex

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"senet/assets/internal/plain"
)

var languages = []string{"en", "ru", "uk"}

// The same chapters and claims are in every language, with the same marks: what
// is modern in one is not evidence in another.
func TestLanguagesAgree(t *testing.T) {
	english, faults := Chapters("en")
	if len(faults) > 0 || len(english) < 8 {
		t.Fatal(len(english), faults)
	}
	for _, lang := range languages[1:] {
		chapters, faults := Chapters(lang)
		if len(faults) > 0 || len(chapters) != len(english) {
			t.Fatal(lang, len(chapters), faults)
		}
		for i, c := range chapters {
			e := english[i]
			if c.ID != e.ID || len(c.Paragraphs) != len(e.Paragraphs) {
				t.Errorf("%s/%s: %d paragraphs, in %s %d", lang, c.ID, len(c.Paragraphs), e.ID, len(e.Paragraphs))
				continue
			}
			for k, p := range c.Paragraphs {
				if p.Mark != e.Paragraphs[k].Mark {
					t.Errorf("%s/%s, paragraph %d has another mark than in English", lang, c.ID, k+1)
				}
			}
		}
	}
}

// Every claim is marked, named a source, and short enough to be read at once.
func TestClaims(t *testing.T) {
	word := regexp.MustCompile(`[\p{L}\p{N}][\p{L}\p{N}’'-]*`)
	latin := regexp.MustCompile(`[A-Za-z][A-Za-z0-9]*`)
	roman := regexp.MustCompile(`^[IVX]+$`)
	foreign := map[string]string{"en": "ыіїєґъэ", "ru": "іїєґІЇЄҐ", "uk": "ыэёъЫЭЁЪ"}
	seen := map[string]string{}
	for _, lang := range languages {
		chapters, _ := Chapters(lang)
		for _, c := range chapters {
			for i, p := range c.Paragraphs {
				where := lang + "/" + c.ID
				if p.Mark == Unmarked || p.Source == "" {
					t.Errorf("%s, paragraph %d: mark %d, source %q", where, i+1, p.Mark, p.Source)
				}
				if n := len(word.FindAllString(p.Text, -1)); n < 8 || n > 100 {
					t.Errorf("%s, paragraph %d has %d words", where, i+1, n)
				}
				if !strings.ContainsAny(p.Text[len(p.Text)-1:], ".?!") {
					t.Errorf("%s, paragraph %d ends in the middle: %q", where, i+1, p.Text)
				}
				if strings.ContainsAny(p.Text, foreign[lang]) {
					t.Errorf("%s, paragraph %d has foreign letters", where, i+1)
				}
				if lang != "en" {
					for _, w := range latin.FindAllString(p.Text, -1) {
						if !roman.MatchString(w) {
							t.Errorf("%s, paragraph %d: %q in Latin letters", where, i+1, w)
						}
					}
				}
				if seen[p.Text] != "" {
					t.Errorf("%s says what %s says: %q", where, seen[p.Text], p.Text)
				}
				seen[p.Text] = where
			}
		}
	}
}

// A damaged chapter gives what can be read, and names the line and the reason.
func TestDamaged(t *testing.T) {
	const good = "# Title\n\n[evidence]\nOne\ntwo. — source: three\n"
	for name, c := range map[string]struct {
		data   string
		faults []string
		claims int
	}{
		"good":         {good, nil, 1},
		"windows":      {"\ufeff" + strings.ReplaceAll(good, "\n", "\r\n"), nil, 1},
		"empty":        {"", []string{"readings.nothing Key=title", "readings.empty"}, 0},
		"no mark":      {strings.Replace(good, "[evidence]\n", "", 1), []string{"line 3: readings.noMark"}, 1},
		"other mark":   {strings.Replace(good, "evidence", "rumour", 1), []string{"line 3: readings.unknownMark Mark=[rumour]"}, 1},
		"no source":    {strings.Replace(good, " — source: three", "", 1), []string{"line 4: readings.noSource"}, 1},
		"empty source": {strings.Replace(good, " three", "", 1), []string{"line 4: readings.noSource"}, 1},
		"only source":  {strings.Replace(good, "One\ntwo. ", "", 1), []string{"line 4: readings.noText", "readings.empty"}, 0},
		"only a mark":  {good + "\n[modern]\n", []string{"line 7: readings.noText"}, 1},
		"two marks":    {strings.Replace(good, "[evidence]", "[modern]\n[evidence]", 1), []string{"line 3: readings.noText"}, 1},
		"two titles":   {good + "# Again\n", []string{"line 6: readings.twice First=1 Key=title"}, 1},
		"not UTF-8":    {good + "\xff", []string{"readings.notUTF8"}, 0},
		"too large":    {strings.Repeat("a", plain.MaxBytes+1), []string{"readings.tooLarge Most=64"}, 0},
	} {
		chapter, faults := Parse("x", []byte(c.data))
		var got []string
		for _, f := range faults {
			got = append(got, f.Error())
		}
		if !slices.Equal(got, c.faults) || len(chapter.Paragraphs) != c.claims || chapter.ID != "x" {
			t.Errorf("%s: %d claims, faults %q", name, len(chapter.Paragraphs), got)
		}
	}
}

// One bad chapter does not keep the others away; a language without chapters
// falls back to English.
func TestFrom(t *testing.T) {
	fsys := fstest.MapFS{
		"en/01-a.md": {Data: []byte("# A\n\n[modern]\nText. — source: s")},
		"en/02-b.md": {Data: make([]byte, plain.MaxBytes+1)},
		"en/03-c.md": {Data: []byte("# C\n\n[evidence]\nText. — source: s")},
	}
	chapters, faults := From(fsys, "uk")
	if len(chapters) != 2 || chapters[1].Title != "C" || len(faults) != 2 || faults[0].Key != "readings.missing" || faults[1].Error() != "readings.tooLarge File=en/02-b.md Most=64" {
		t.Error(chapters, faults)
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte("# T\n\n[evidence]\na — source: b\n\n[x]\n[modern]\n— source:\n"))
	f.Add([]byte("[]\n#\n— source: — source:"))
	f.Add([]byte("\xff"))
	f.Fuzz(func(t *testing.T, data []byte) {
		chapter, faults := Parse("x", data)
		for _, p := range chapter.Paragraphs {
			if p.Text == "" || !utf8.ValidString(p.Text+p.Source) || strings.ContainsAny(p.Text+p.Source, "\n\r\x00") {
				t.Errorf("cannot be shown: %+v", p)
			}
			if (p.Mark == Unmarked || p.Source == "") && len(faults) == 0 {
				t.Errorf("nothing was said of %+v", p)
			}
		}
	})
}
