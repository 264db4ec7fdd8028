package journal

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"senet/game/oracle"
	"senet/game/plain"
)

// An entry comes back from its file as it was.
func TestRoundTrip(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "not", "there", "yet")
	j := open(t, dir)
	long := strings.Repeat("Що? [{...", 5000)
	for _, e := range []Entry{
		full(t),
		{Kind: Game, Record: "Rules: kendall\n\n"},
		OfDraw(oracle.NewDraw(oracle.DrawThree, 5), "…?"),
		{Kind: Day, Notes: "\n\nпорожні рядки\n\n"},
		{Kind: Day, Notes: "```senet\nno record"},
		{Kind: Path, Title: "\x00\x7f\u2028\"\\", Notes: "\x00"},
		{Kind: Day, Question: long, Title: "+++"},
		{Kind: Reading, Record: "````\n```\n+++\n"},
		{Kind: Day, Extra: map[string]any{"mood": "calm", "tags": []any{"a", int64(2)}, "weather": map[string]any{"wind": 1.5}}},
	} {
		if e.Date.IsZero() {
			e.Date = when
		}
		want := add(t, j, e)
		again := open(t, dir)
		got, ok := again.Get(want.ID)
		if !ok || !equal(got, want) {
			t.Errorf("got  %.300q\nwant %.300q", fmt.Sprint(got), fmt.Sprint(want))
		}
		e.ID = want.ID
		e.Title, e.Question = plain.Line(e.Title), plain.Text(e.Question)
		if !equal(got, e) {
			t.Errorf("cleaned too much: %.300q\nwas %.300q", fmt.Sprint(got), fmt.Sprint(e))
		}
	}
	if n := len(open(t, dir).Entries()); n != 9 {
		t.Errorf("%d entries", n)
	}
}

// The file is one that a person can read.
func TestFileIsReadable(t *testing.T) {
	dir := t.TempDir()
	e := OfDraw(oracle.NewDraw(oracle.DrawThree, 2026), "Куди?")
	e.Date, e.Language, e.Notes, e.Record = when, "uk", "Тихий вечір.", "Rules: kendall\n\n1. 3 — 4-7\n"
	e = add(t, open(t, dir), e)
	want := `+++
senet-journal = 1
date = 2026-11-30T18:02:05+02:00
kind = "three"
question = "Куди?"
language = "uk"
cards = ["arcanum-09", "house-29", "arcanum-12"]
draw = "senet-draw 1 three 2026"
+++
` + "```senet" + `
Rules: kendall

1. 3 — 4-7
` + "```" + `

Тихий вечір.
`
	if got := files(t, dir)[e.ID+".md"]; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if !strings.HasPrefix(e.ID, "2026-11-30-1802-") {
		t.Error(e.ID)
	}
}

// Invalid text and other ends of lines are made valid before they are kept.
func TestUncleanText(t *testing.T) {
	dir := t.TempDir()
	e := add(t, open(t, dir), Entry{Kind: Day, Notes: "a\r\nb\rc\xff", Title: "\xfe", Date: time.Date(20000, 1, 1, 0, 0, 0, 0, time.UTC)})
	got, _ := open(t, dir).Get(e.ID)
	if got.Notes != "a\nb\nc�" || got.Title != "�" || got.Date.Year() > 9999 || !equal(got, e) {
		t.Errorf("%+v", got)
	}
}

// A title and a question that turn the writing round or hold a tab are plain as
// soon as they are read, wherever the file comes from.
func TestPlainQuestion(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "x.md", "+++\nsenet-journal = 1\nkind = \"day\"\ntitle = \"a\\u202Eb\"\nquestion = \"Will\\tI\\u2067 go?\"\ncards = [\"arcanum-18\"]\n+++\n")
	got := open(t, dir).Entries()
	if len(got) != 1 || got[0].Title != "ab" || got[0].Question != "Will I go?" {
		t.Errorf("%+v", got)
	}
}

// Windows editors, an empty line more, no notes, no date: files are read with
// good will.
func TestFilesMadeByHand(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "моє.md", "\ufeff+++\r\nsenet-journal = 1\r\nkind = \"day\"\r\ncards = [\r\n  \"arcanum-18\",\r\n]\r\n+++ \r\nНотатка\r\n")
	put(t, dir, "bare.md", "+++\nsenet-journal = 1\nkind = \"game\"\n+++")
	j := open(t, dir)
	e, ok := j.Get("моє")
	if !ok || e.Notes != "Нотатка" || len(e.Cards) != 1 || e.Date.IsZero() {
		t.Errorf("%+v", e)
	}
	if e, ok := j.Get("bare"); !ok || e.Notes != "" || e.Kind != Game {
		t.Errorf("%+v", e)
	}
	e.Notes = "Нова нотатка"
	if err := j.Update(e); err != nil {
		t.Fatal(err)
	}
	if got, _ := open(t, dir).Get("моє"); !equal(got, e) {
		t.Errorf("%+v", got)
	}
}

func TestNewestFirst(t *testing.T) {
	j := open(t, t.TempDir())
	for i := range 5 {
		add(t, j, Entry{Kind: Day, Title: fmt.Sprint(i), Date: when.Add(time.Duration(i*7%5) * time.Hour)})
	}
	var got string
	for _, e := range j.Entries() {
		got += e.Title
	}
	if got != "24130" { // hours 0 2 4 1 3
		t.Error(got)
	}
}

func TestChangeAndDelete(t *testing.T) {
	dir := t.TempDir()
	j := open(t, dir)
	a, b := add(t, j, full(t)), add(t, j, Entry{Kind: Day})
	if err := j.SetNotes(a.ID, "інше"); err != nil {
		t.Fatal(err)
	}
	a.Notes = "інше"
	if got, _ := open(t, dir).Get(a.ID); !equal(got, a) {
		t.Errorf("%.200q", fmt.Sprint(got))
	}
	if err := j.Delete(b.ID); err != nil {
		t.Fatal(err)
	}
	if err := j.Delete(b.ID); key(err) != "journal.gone" {
		t.Error(err)
	}
	if err := j.Update(b); key(err) != "journal.gone" {
		t.Error(err)
	}
	if err := j.Save(b.ID); key(err) != "journal.gone" {
		t.Error(err)
	}
	if err := j.SetNotes(b.ID, ""); key(err) != "journal.gone" {
		t.Error(err)
	}
	if _, ok := j.Get(b.ID); ok || len(files(t, dir)) != 1 {
		t.Error("it is still there")
	}
}

// A reading kept is read again from its record, a draw from its line, and what
// has neither from its cards.
func TestReadAgain(t *testing.T) {
	e := full(t)
	r, err := e.Reading()
	if err != nil || len(r.Meetings) != len(e.Cards) || r.Options != (oracle.Options{Side: oracle.OfCones, Met: oracle.Rested}) {
		t.Fatal(err, len(r.Meetings), r.Options)
	}
	for i, m := range r.Meetings {
		if string(m.Card) != e.Cards[i] {
			t.Fatalf("card %d is %s, was %s", i, m.Card, e.Cards[i])
		}
	}
	d := OfDraw(oracle.NewDraw(oracle.DrawPath, 9), "")
	if r, err := d.Reading(); err != nil || len(r.Meetings) != len(d.Cards) || r.Stay == "" {
		t.Error(err)
	}
	d.Draw = "senet-draw 9 path 9"
	if r, err := d.Reading(); key(err) != "oracle.newerDraw" || len(r.Meetings) != len(d.Cards) {
		t.Error(err)
	}
	e.Record = "nothing of the kind"
	if r, err := e.Reading(); err == nil || len(r.Meetings) != len(e.Cards) {
		t.Error(err)
	}
}

func TestDir(t *testing.T) {
	t.Setenv("SENET_DATA_DIR", filepath.Join("x", "y"))
	if d, err := Dir(); err != nil || d != filepath.Join("x", "y", "journal") {
		t.Error(d, err)
	}
}

// What writers that were killed have left is swept away when it is old.
func TestSweep(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, ".a.md.tmp-OLD", "x")
	put(t, dir, ".b.md.tmp-NEW", "x")
	put(t, dir, ".other", "x")
	old := time.Now().Add(-2 * time.Hour)
	for _, name := range []string{".a.md.tmp-OLD", ".other"} {
		if err := os.Chtimes(filepath.Join(dir, name), old, old); err != nil {
			t.Fatal(err)
		}
	}
	open(t, dir)
	if got := files(t, dir); len(got) != 2 || got[".a.md.tmp-OLD"] != "" {
		t.Error(got)
	}
}

// The journal may be used from several goroutines.
func TestAtOnce(t *testing.T) {
	dir := t.TempDir()
	j := open(t, dir)
	var all sync.WaitGroup
	for i := range 4 {
		all.Go(func() {
			for k := range 5 {
				e, err := j.Add(Entry{Kind: Day, Title: fmt.Sprint(i, k)})
				if err != nil {
					t.Error(err)
				}
				if err := j.SetNotes(e.ID, "x"); err != nil {
					t.Error(err)
				}
				j.Search("x", nil)
				j.Reload()
			}
		})
	}
	all.Wait()
	if n := len(open(t, dir).Entries()); n != 20 {
		t.Errorf("%d entries", n)
	}
}
