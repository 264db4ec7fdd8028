package journal

import (
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"senet/game/fault"
	"senet/game/oracle"
)

func TestSearch(t *testing.T) {
	j := open(t, t.TempDir())
	for i, e := range []Entry{
		{Title: "Ёлка и МЕСЯЦ", Notes: "Ещё один вечер"},
		{Title: "Ґанок", Question: "Чиє ім’я?"},
		{Title: "The Moon", Cards: []string{"arcanum-18"}, Notes: "Quiet – very"},
		{Title: "й", Notes: "сьогодні"}, // NFD: и and a breve
	} {
		e.Kind, e.Date = Day, when.AddDate(0, 0, -i)
		add(t, j, e)
	}
	names := func(e Entry) string {
		if len(e.Cards) > 0 {
			return "Місяць"
		}
		return ""
	}
	for query, want := range map[string]int{
		"": 4, "  ": 4, "ёлка": 1, "ЕЛКА": 1, "месяц елка": 1, "месяц ґанок": 0, "ґАНОК": 1, "ім'я": 1, "ІМʼЯ": 1, "Й": 1, "moon QUIET - very": 1,
		"arcanum-18": 1, "місяць": 1, "2026-11-29": 1, "29.11.2026": 1, "еще ВЕЧЕР": 1, "нема": 0,
	} {
		if got := len(j.Search(query, names)); got != want {
			t.Errorf("%q finds %d, not %d", query, got, want)
		}
	}
	if got := j.Search("day", nil); len(got) != 4 || got[0].Title != "Ёлка и МЕСЯЦ" {
		t.Error("not the newest first")
	}
}

// plainText gives words without a language.
var plainText = Text{
	Fault:    func(err error) string { f := err.(*fault.Fault); return strings.TrimPrefix(f.Key, "oracle.happened.") },
	Title:    strings.ToUpper,
	Question: func(c string) string { return "What of " + c + "?" },
	Date:     func(d time.Time) string { return d.Format("2 Jan 2006") },
}

func TestMarkdown(t *testing.T) {
	e := OfDraw(oracle.NewDraw(oracle.DrawThree, 2026), "Where\nto?")
	e.Date, e.Notes = when, "A *quiet* evening."
	got := string(Markdown(plainText, e))
	want := `# journal.kind.three

*30 Nov 2026 · journal.kind.three*

**journal.question**

> Where
> to?

## oracle.passage.0

1. **ARCANUM-09** — drawn

## oracle.passage.1

2. **HOUSE-29** — drawn

## oracle.passage.2

3. **ARCANUM-12** — drawn

## journal.stay

> What of arcanum-12?

## journal.notes

A *quiet* evening.

## journal.draw

` + "```\nsenet-draw 1 three 2026\n```\n\n"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	game := full(t)
	game.Record = strings.TrimSuffix(game.Record, "\n") + "{```}\n"
	both := string(Markdown(plainText, e, game))
	if !strings.HasPrefix(both, got) || !strings.Contains(both, "\n---\n") || !strings.Contains(both, "\n````\nSenet: 1\n") || !utf8.ValidString(both) {
		t.Error("the second entry is not there as it should be")
	}
}

// A finder notices that an entry was changed, added or deleted.
func TestFinderFollows(t *testing.T) {
	j, _ := Open(t.TempDir())
	e, err := j.Add(Entry{Kind: Day, Notes: "lotus"})
	if err != nil {
		t.Fatal(err)
	}
	f := NewFinder(j, nil)
	count := func(query string, want int) {
		t.Helper()
		if got := len(f.Search(query)); got != want {
			t.Errorf("%q: %d found, want %d", query, got, want)
		}
	}
	count("lotus", 1)
	if err := j.SetNotes(e.ID, "papyrus"); err != nil {
		t.Fatal(err)
	}
	count("lotus", 0)
	count("papyrus", 1)
	if _, err := j.Add(Entry{Kind: Day, Title: "Papyrus"}); err != nil {
		t.Fatal(err)
	}
	count("papyrus", 2)
	if err := j.Delete(e.ID); err != nil {
		t.Fatal(err)
	}
	count("papyrus", 1)
	count("", 1)
}

// Preparing changes nothing that is found, and comes to an end.
func TestPrepare(t *testing.T) {
	j, _ := Open(t.TempDir())
	for range 5 {
		if _, err := j.Add(Entry{Kind: Day, Notes: "lotus"}); err != nil {
			t.Fatal(err)
		}
	}
	f := NewFinder(j, nil)
	if !f.Prepare(3) || len(f.texts) != 3 || f.Prepare(3) || len(f.texts) != 5 || f.Prepare(3) {
		t.Errorf("%d texts", len(f.texts))
	}
	if n := len(f.Search("lotus")); n != 5 {
		t.Errorf("%d found", n)
	}
}
