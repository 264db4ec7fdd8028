package words

import (
	"encoding/json"
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"senet/assets"
	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/rules"
	"senet/game/session"
	"senet/ui/tr"
)

// lastKind is the last kind of event in game/types.go; the test below fails when
// one is added without a sentence.
const lastKind = game.EvUsed

// inEach runs f once in every language.
func inEach(t *testing.T, f func(t *testing.T)) {
	t.Helper()
	for _, l := range tr.Languages {
		t.Run(l, func(t *testing.T) {
			tr.SetLanguage(l)
			defer tr.SetLanguage("en")
			f(t)
		})
	}
}

// bad finds what a finished sentence must not hold: keys, placeholders, gaps.
var bad = regexp.MustCompile(`shell\.|names\.|reason\.|\{\{|<no value>|  | [.,:]|%!`)

func check(t *testing.T, what, s string) {
	t.Helper()
	if s == "" || bad.MatchString(s) {
		t.Errorf("%s says %q", what, s)
	}
}

func snapshot(t *testing.T, id string) session.Snapshot {
	t.Helper()
	p, ok := rules.ByID(id)
	if !ok {
		t.Fatalf("no rule set %q", id)
	}
	g := gametest.New(t, p.Rules)
	return session.Snapshot{Game: g, Pos: g.Start(), Viewing: -1, Config: session.Config{
		RuleID: id, Rules: p.Rules,
		Seats: [2]session.Seat{{Kind: session.Human}, {Kind: session.Computer}},
	}}
}

// Every kind of event has a sentence in every language, for both sides.
func TestEveryEventHasASentence(t *testing.T) {
	tell := For(snapshot(t, "kendall"))
	inEach(t, func(t *testing.T) {
		for k := game.EventKind(0); k <= lastKind; k++ {
			for side := range board.Side(2) {
				for _, n := range []int8{-1, 0, 1, 2} {
					e := game.Event{Kind: k, Side: side, From: 19, To: 27, Throw: 4, N: n, Reason: game.ReasonNoMove}
					s := tell.Event(e)
					check(t, "event", s)
					if !strings.HasSuffix(s, ".") {
						t.Errorf("event %d is no sentence: %q", k, s)
					}
				}
			}
		}
	})
}

// Every reason has a sentence in every language (game.Reason: "reason." + name).
func TestEveryReasonHasASentence(t *testing.T) {
	inEach(t, func(t *testing.T) {
		for _, r := range game.Reasons()[1:] {
			check(t, r.Name(), Reason(r))
			if !tr.Has("reason." + r.Name()) {
				t.Errorf("no text reason.%s", r.Name())
			}
		}
	})
}

// The gods are named as such, not by colour (RULES §3).
func TestGodsAreNamed(t *testing.T) {
	tr.SetLanguage("en")
	tell := For(snapshot(t, "gods"))
	if got := tell.Event(game.Event{Kind: game.EvThrew, Side: board.Spools, Throw: 3}); got != "The gods threw 3." {
		t.Errorf("got %q", got)
	}
	if got := tell.Event(game.Event{Kind: game.EvThrew, Side: board.Cones, Throw: 3}); got != "The cones threw 3." {
		t.Errorf("got %q", got)
	}
}

// RULES §2, House 26: a 1 drowns, which falls four times in sixteen.
func TestFateOdds(t *testing.T) {
	tr.SetLanguage("en")
	p, _ := rules.ByID("kendall")
	if got, want := FateTable(p.Rules), "1: the Water (4 in 16), 2–4: on, 5: back"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// RULES §2: 28, 29, 30 are left with exactly 3, 2, 1.
func TestWillSaysWhatFrees(t *testing.T) {
	tr.SetLanguage("en")
	s := snapshot(t, "kendall")
	m := game.Move{From: 26, To: 30}
	got := For(s).Will(s.Game, &s.Pos, m, []game.Event{{Kind: game.EvMoved, From: 26, To: 30}})
	if len(got) != 1 || got[0].Text != "From here only an exact 1 frees it: 4 in 16." {
		t.Errorf("got %v", got)
	}
}

// A swap is told with the piece that goes and where to (visual guide §8).
func TestWillTellsASwap(t *testing.T) {
	tr.SetLanguage("en")
	s := snapshot(t, "kendall")
	m := game.Move{From: 19, To: 22}
	got := For(s).Will(s.Game, &s.Pos, m, []game.Event{
		{Kind: game.EvMoved, From: 19, To: 22},
		{Kind: game.EvSwapped, Side: board.Cones, From: 22, To: 19},
	})
	if len(got) != 1 || got[0].Text != "Swap: the cone goes to 19." || got[0].Badge != "badge-swap" {
		t.Errorf("got %v", got)
	}
}

// Rules in words: every preset has chapters, complete in every language.
func TestBook(t *testing.T) {
	inEach(t, func(t *testing.T) {
		for _, p := range rules.Presets() {
			sections := Book(p.Rules)
			if len(sections) < 5 {
				t.Errorf("%s has %d chapters", p.ID, len(sections))
			}
			for _, s := range sections {
				check(t, p.ID, s.Title)
				for _, l := range s.Lines {
					check(t, p.ID+" "+s.Title, l)
				}
			}
		}
	})
}

// Every square has a card with drawing, name and motto.
func TestFaces(t *testing.T) {
	inEach(t, func(t *testing.T) {
		for q := board.Square(1); q <= board.Off; q++ {
			f := Face(q)
			check(t, "title", f.Title)
			check(t, "motto", f.Motto)
			if assets.Art("dark", f.Art) == nil {
				t.Errorf("square %d has no drawing %q", q, f.Art)
			}
			if q.Valid() {
				check(t, "head", Head(q))
			}
		}
	})
}

// The turn panel has a title and a line for everything a position can await.
func TestTurn(t *testing.T) {
	inEach(t, func(t *testing.T) {
		for _, id := range []string{"kendall", "gods"} {
			s := snapshot(t, id)
			for a := game.AwaitLot; a <= game.AwaitNothing; a++ {
				for _, human := range []bool{true, false} {
					s.Pos.Await, s.Pos.Throw, s.HumanToAct, s.Thinking = a, 3, human, !human
					s.Over = a == game.AwaitNothing
					title, sub := Turn(s)
					check(t, "title", title)
					check(t, "sub", sub)
					if strings.ContainsAny(title, "0123456789") {
						t.Errorf("arabic figures in a title: %q", title)
					}
				}
			}
		}
	})
}

// Entries of one turn share a row; the sides have a column each.
func TestRows(t *testing.T) {
	rows := Rows([]session.LogEntry{
		{Turn: 0, Side: 0, Text: "? 3"},
		{Turn: 0, Side: 1, Text: "? 1"},
		{Turn: 1, Side: 0, Text: "4"},
		{Turn: 1, Side: 0, Text: "2"},
		{Turn: 1, Side: 1, Text: "3"},
		{Turn: 2, Side: 0, Text: "1"},
	})
	if len(rows) != 3 || len(rows[1].Cells[0]) != 2 || rows[1].Cells[1][0].Index != 4 || rows[2].Turn != 2 {
		t.Errorf("got %+v", rows)
	}
}

// The three files hold the same keys, and every plural form its language needs.
func TestTextsAreComplete(t *testing.T) {
	forms := map[string][]string{"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}, "uk": {"one", "few", "many", "other"}}
	en := load(t, "en")
	for lang, need := range forms {
		for key, v := range load(t, lang) {
			want, ok := en[key]
			if !ok {
				t.Errorf("%s: %s is not in English", lang, key)
			}
			m, plural := v.(map[string]any)
			if _, p := want.(map[string]any); p != plural {
				t.Errorf("%s: %s is a plural in one language only", lang, key)
			}
			for _, f := range need {
				if plural && m[f] == nil {
					t.Errorf("%s: %s lacks the form %s", lang, key, f)
				}
			}
		}
		if len(load(t, lang)) != len(en) {
			t.Errorf("%s has another number of texts", lang)
		}
	}
}

func load(t *testing.T, lang string) map[string]any {
	t.Helper()
	data, err := fs.ReadFile(assets.Lang(), "shell."+lang+".json")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]any{}
	if err := json.Unmarshal(data, &out); err != nil {
		t.Fatal(err)
	}
	return out
}
