package readings

import (
	"encoding/json"
	"errors"
	"io/fs"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"senet/assets"
	"senet/assets/internal/plain"
	"senet/game/fault"
)

var languages = []string{"en", "ru", "uk"}

// Words that all paragraphs of a text have together: the reading panel holds no
// more, and less says nothing.
const minWords, maxWords = 70, 170

// each gives the test every built-in text.
func each(t *testing.T, check func(t *testing.T, lang string, text Text)) {
	t.Helper()
	for _, lang := range languages {
		for _, id := range IDs() {
			text, err := Get(lang, id)
			if err != nil {
				t.Errorf("%s/%s: %v", lang, id, err)
			}
			t.Run(lang+"/"+id, func(t *testing.T) { check(t, lang, text) })
		}
	}
}

// There are 35 texts in each of three languages, and no file besides.
func TestComplete(t *testing.T) {
	if got := len(IDs()); got != 22+8+5 {
		t.Fatalf("%d texts", got)
	}
	for _, lang := range languages {
		entries, err := fs.ReadDir(Files(), lang)
		if err != nil || len(entries) != len(IDs()) {
			t.Errorf("%s: %d files, want %d (%v)", lang, len(entries), len(IDs()), err)
		}
	}
	each(t, func(t *testing.T, lang string, text Text) {
		if text.Title == "" || text.Sign == "" || len(text.Paragraphs) < 2 {
			t.Errorf("not whole: %+v", text)
		}
	})
}

var word = regexp.MustCompile(`[\p{L}\p{N}][\p{L}\p{N}’'-]*`)

func TestLengths(t *testing.T) {
	each(t, func(t *testing.T, lang string, text Text) {
		n := len(word.FindAllString(strings.Join(text.Paragraphs, " "), -1))
		if n < minWords || n > maxWords {
			t.Errorf("%d words, want %d to %d", n, minWords, maxWords)
		}
		if k := len(text.Keywords); k < 3 || k > 5 {
			t.Errorf("%d keywords", k)
		}
		for _, k := range text.Keywords {
			if n := len([]rune(k)); n > 24 {
				t.Errorf("keyword %q has %d letters: too wide for a pill", k, n)
			}
		}
		if n := len([]rune(text.Question)); n > 90 || !strings.HasSuffix(text.Question, "?") {
			t.Errorf("question %q: %d letters", text.Question, n)
		}
		if n := len([]rune(text.Sign)); n > 110 {
			t.Errorf("sign %q: %d letters", text.Sign, n)
		}
	})
}

// The titles are the names the window uses everywhere else.
func TestTitles(t *testing.T) {
	key := func(id string) string {
		kind, num, _ := strings.Cut(id, "-")
		n, _ := strconv.Atoi(num)
		if kind == "throw" {
			return "names.throw." + strconv.Itoa(n)
		}
		return "names." + kind + "." + strconv.Itoa(n) + ".name"
	}
	names := map[string]map[string]any{}
	for _, lang := range languages {
		data, err := fs.ReadFile(assets.Lang(), "names."+lang+".json")
		if err != nil {
			t.Fatal(err)
		}
		m := map[string]any{}
		if err := json.Unmarshal(data, &m); err != nil {
			t.Fatal(err)
		}
		names[lang] = m
	}
	each(t, func(t *testing.T, lang string, text Text) {
		if want := names[lang][key(text.ID)]; text.Title != want {
			t.Errorf("title %q, elsewhere %q", text.Title, want)
		}
	})
}

// Nothing is said twice: each paragraph, question and sign is of one card only.
func TestNoRepetition(t *testing.T) {
	seen := map[string]string{}
	each(t, func(t *testing.T, lang string, text Text) {
		for _, s := range append([]string{text.Question, text.Sign}, text.Paragraphs...) {
			if other := seen[s]; other != "" {
				t.Errorf("also in %s: %q", other, s)
			}
			seen[s] = lang + "/" + text.ID
		}
	})
}

var (
	latin = regexp.MustCompile(`[A-Za-z][A-Za-z0-9]*`)
	// What stays in Latin letters: signs of Gardiner's list (S34, G26A, N35A) and Roman numerals.
	gardiner = regexp.MustCompile(`^([A-Z][a-z]?[0-9]{1,3}[A-Z]?|[IVX]+)$`)
	chapter  = regexp.MustCompile(`[0-9]+B`)
	foreign  = map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`\p{Cyrillic}`),
		"ru": regexp.MustCompile(`[іїєґІЇЄҐ]`),
		"uk": regexp.MustCompile(`[ыэёъЫЭЁЪ]`),
	}
	straight = regexp.MustCompile(`["'` + "`" + `]| - |--|\.\.\.| {2}| [,.;:?!]`)
	gendered = map[string]*regexp.Regexp{ // the reader has no gender here
		"ru": regexp.MustCompile(`(?i)(^|[ «])ты (не )?(был|сам|сама|один|одна|готов|готова|долж\p{L}+)([ ,.?]|$)`),
		"uk": regexp.MustCompile(`(?i)(^|[ «])ти (не )?(був|сам|сама|один|одна|готовий|готова|повин\p{L}+)([ ,.?]|$)`),
	}
)

func TestLetters(t *testing.T) {
	each(t, func(t *testing.T, lang string, text Text) {
		all := append([]string{text.Title, text.Sign, text.Question}, text.Keywords...)
		for _, s := range append(all, text.Paragraphs...) {
			if m := foreign[lang].FindString(s); m != "" {
				t.Errorf("foreign letter %q in %q", m, s)
			}
			apostrophes := s
			if lang == "en" {
				apostrophes = strings.ReplaceAll(s, "'s", "")
			}
			if m := straight.FindString(apostrophes); m != "" {
				t.Errorf("typewriter's mark %q in %q", m, s)
			}
			if lang == "en" {
				continue
			}
			if m := gendered[lang].FindString(s); m != "" {
				t.Errorf("%q speaks to a man or a woman", m)
			}
			for _, w := range latin.FindAllString(chapter.ReplaceAllString(s, ""), -1) {
				if !gardiner.MatchString(w) {
					t.Errorf("%q in Latin letters in %q", w, s)
				}
			}
		}
	})
}

// Every text names something that can be looked up.
func TestSigns(t *testing.T) {
	sign := regexp.MustCompile(`\b[A-Z][0-9]{1,2}A?\b`)
	each(t, func(t *testing.T, lang string, text Text) {
		if strings.HasPrefix(text.ID, "throw-4") || strings.HasPrefix(text.ID, "throw-5") {
			return // named by deities and by days
		}
		codes := sign.FindAllString(text.Sign, -1)
		if len(codes) == 0 {
			t.Errorf("no sign in %q", text.Sign)
		}
		for _, c := range codes {
			english, _ := Get("en", text.ID)
			if !strings.Contains(english.Sign, c) {
				t.Errorf("%s is not in the English text", c)
			}
		}
	})
}

// A file in no language is replaced by the English one, and that is said.
func TestMissing(t *testing.T) {
	for _, c := range []struct{ lang, id, title string }{
		{"xx", "arcanum-00", "The Fool"},
		{"../en", "arcanum-00", "The Fool"},
		{"en", "arcanum-22", ""},
		{"en", "../readings", ""},
	} {
		text, err := Get(c.lang, c.id)
		var l fault.List
		if !errors.As(err, &l) || l[0].Key != "readings.missing" || text.Title != c.title || text.ID != c.id {
			t.Errorf("%s/%s: %q, %v", c.lang, c.id, text.Title, err)
		}
	}
	big := fstest.MapFS{"ru/throw-1.md": {Data: make([]byte, plain.MaxBytes+1)}}
	if _, err := From(big, "ru", "throw-1"); err == nil || !strings.Contains(err.Error(), "tooLarge") {
		t.Error(err)
	}
}
