package fairness

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"senet/game/rules"
	"senet/game/session"
	"senet/game/throws"
	"senet/ui/look"
	"senet/ui/tr"
)

// played is the record of a game of a seed, played by the first move there is.
func played(t *testing.T, id string, seed uint64, entries int, seats [2]session.Seat) []byte {
	t.Helper()
	p, ok := rules.ByID(id)
	if !ok {
		t.Fatal(id)
	}
	s, err := session.New(session.Config{RuleID: id, Rules: p.Rules, Seed: seed, Seats: seats}, session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for snap := s.Snapshot(); len(snap.Log) < entries && !snap.Over; snap = s.Snapshot() {
		switch {
		case len(snap.Legal) > 0:
			err = s.Play(snap.Legal[0])
		case snap.CanThrow:
			err = s.Throw()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s.Record()
}

// reported is the report on a record, after those of others were counted.
func reported(t *testing.T, this []byte, counted ...[]byte) throws.Report {
	t.Helper()
	t.Setenv("SENET_DATA_DIR", t.TempDir())
	s := throws.Open(func(err error) { t.Error(err) })
	for _, c := range counted {
		s.Count(c)
	}
	var r throws.Report
	s.Report(this, nil, func(got throws.Report) { r = got })
	s.Close()
	return r
}

var (
	friends  = [2]session.Seat{{Name: "Anna"}, {Name: "Bartholomew the Younger of Thebes"}}
	computer = [2]session.Seat{{Name: "Anna"}, {Kind: session.Computer, Level: "child"}}
	about    = About{Names: [2]string{"Anna", "Bartholomew the Younger of Thebes"}, Title: "Anna – B.", File: "/var/anna/.local/share/senet/throws.toml"}
)

// texts are all texts to be seen under o, with their boxes.
func texts(o fyne.CanvasObject, at fyne.Position, f func(*canvas.Text, fyne.Position)) {
	if !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	switch o := o.(type) {
	case *canvas.Text:
		f(o, at)
	case *fyne.Container:
		for _, c := range o.Objects {
			texts(c, at, f)
		}
	case fyne.Widget:
		for _, c := range test.WidgetRenderer(o).Objects() {
			texts(c, at, f)
		}
	}
}

// In every language and at both sizes the page says what it should, in words and
// not in keys, and nothing sticks out or is cut short but a long name.
func TestPage(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme())
	defer tr.SetLanguage("en")
	dark6 := played(t, "jequier", 4, 50, friends)
	r := reported(t, played(t, "kendall", 9, 70, friends), played(t, "kendall", 5, 80, computer), dark6)
	for _, lang := range tr.Languages {
		tr.SetLanguage(lang)
		for _, size := range []fyne.Size{{Width: 1280, Height: 744}, {Width: 900, Height: 544}} {
			for _, all := range []bool{false, true} {
				v := New(about, all, Calls{})
				w := test.NewTempWindow(t, v)
				w.SetPadded(false)
				w.Resize(size)
				v.SetReport(r)
				for _, b := range append(v.cards, v.panels...) {
					texts(b.object, fyne.Position{}, func(o *canvas.Text, at fyne.Position) {
						if strings.Contains(o.Text, "fairness.") || strings.Contains(o.Text, "{{") {
							t.Errorf("%s says %q", lang, o.Text)
						}
						if right := at.X + o.MinSize().Width; o.Alignment == fyne.TextAlignLeading && right > b.object.Position().X+b.object.Size().Width+1 {
							t.Errorf("%s %v: %q sticks out", lang, size, o.Text)
						}
						if strings.HasSuffix(o.Text, "…") && !strings.HasPrefix(o.Text, "Bart") {
							t.Errorf("%s %v: %q is cut short", lang, size, o.Text)
						}
					})
				}
				if n := len(v.cards); n < 3 || len(v.panels) != 2 {
					t.Errorf("%d cards, %d panels", n, len(v.panels))
				}
				v.Key(fyne.KeyEnd)
				if end := v.reader.Offset(); size.Height < 600 && end == 0 {
					t.Error("the small page does not scroll")
				}
				if v.Key(fyne.KeyRight); !v.All() || !all && v.reader.Offset() != 0 {
					t.Error("→ does not lead to the top of all games")
				}
				if v.Key(fyne.KeyLeft); v.All() {
					t.Error("← does not lead to this game")
				}
			}
		}
	}
}

// A chance is said in as few figures as it deserves.
func TestChance(t *testing.T) {
	tr.SetLanguage("en")
	for p, want := range map[float64]string{
		1: "in more than 99 of 100", .37: "in 37 of 100", .994: "in 99 of 100", .0101: "in 1 of 100",
		.0031: "in 3 of 1000", .00996: "in 1 of 100", .00042: "in 4 of 10,000", .00001: "in fewer than 1 of 10,000", 0: "in fewer than 1 of 10,000",
	} {
		if got := chance(p); got != want {
			t.Errorf("%v is %q, not %q", p, got, want)
		}
	}
	for n, want := range map[int]string{0: "0", 9999: "9999", 12345: "12,345", 1234567: "1,234,567"} {
		if got := whole(n); got != want {
			t.Errorf("%d is %q", n, got)
		}
	}
}

// Small samples are called so, and only what is strange is called strange.
func TestVerdict(t *testing.T) {
	tr.SetLanguage("en")
	say := func(n int, p float64) string {
		return verdict(&throws.Line{Stat: throws.Stat{Counts: [5]int{0, n, 0, 0, 0}}, Chance: p, RunChance: 1}, false)
	}
	for _, c := range []struct {
		n    int
		p    float64
		want string
		not  string
	}{
		{0, 1, "No throws", "%"},
		{9, .001, "far too few", "of 100"},
		{30, .5, "only a gross fault", "unusual"},
		{200, .5, "Nothing unusual", "rare"},
		{200, .012, "That is rare", "very"},
		{200, .002, "very rare", "unusual"},
		{200, .04, "Nothing unusual", "rare"},
	} {
		if got := say(c.n, c.p); !strings.Contains(got, c.want) || strings.Contains(got, c.not) {
			t.Errorf("%d throws, %v: %q", c.n, c.p, got)
		}
	}
}

// The check says that all throws agree, which one does not, or that nothing can
// be checked; the text has every throw with what the seed gives.
func TestCheckInWords(t *testing.T) {
	tr.SetLanguage("en")
	good := played(t, "kendall", 21, 60, computer)
	r := reported(t, good)
	lines, fine := checked(&r)
	if !fine || !strings.Contains(lines[0], "every one agrees") {
		t.Errorf("%v %v", fine, lines)
	}
	text := Text(&r, about)
	list := text[strings.Index(text, tr.S("fairness.text.list")):]
	if n := strings.Count(strings.TrimSpace(list), "\n"); n != len(r.Game.Throws) {
		t.Errorf("%d throws in the list of %d", n, len(r.Game.Throws))
	}
	if !strings.Contains(text, "Seed of this game: 21") || strings.Contains(text, "fairness.") {
		t.Error(text)
	}
	forged := strings.Replace(string(good), "Seed: 21", "Seed: 22", 1)
	r = reported(t, []byte(forged), []byte(forged))
	if lines, fine = checked(&r); fine || !strings.Contains(lines[0], "departs from the seed") || r.Games != 0 {
		t.Errorf("%v %v, %d games", fine, lines, r.Games)
	}
	seedless := strings.Replace(string(good), "Seed: 21\n", "", 1)
	r = reported(t, []byte(seedless))
	if lines, _ = checked(&r); !strings.Contains(lines[0], "names no seed") {
		t.Error(lines)
	}
	old, err := os.ReadFile("../../assets/records/gods-2015-02-19.senet")
	if err != nil {
		t.Skip(err)
	}
	if r = reported(t, old); r.This.Total() < 300 || r.Check.Seeded {
		t.Errorf("the record of 2015: %d throws, %+v", r.This.Total(), r.Check)
	}
}

// Until the report has come the page says so, and offers nothing to copy.
func TestWaiting(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme())
	v := New(About{}, true, Calls{Copy: func(string) { t.Error("copied") }})
	test.NewTempWindow(t, v).Resize(fyne.NewSize(900, 544))
	v.Copy()
	if !v.wait.Visible() || !v.buttons[2].Disabled() {
		t.Error("it does not wait")
	}
	v.calls.Copy = func(s string) {
		if !strings.Contains(s, tr.S("fairness.title")) {
			t.Error(s)
		}
	}
	v.SetReport(reported(t, nil))
	v.Copy()
	if v.wait.Visible() || v.buttons[2].Disabled() {
		t.Error("it waits on")
	}
}
