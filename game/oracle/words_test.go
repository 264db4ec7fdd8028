package oracle

import (
	"encoding/json"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"text/template"

	"senet/assets"
	"senet/assets/readings"
	"senet/game"
	"senet/game/board"
	"senet/game/fault"
)

// words are the texts of one language that are not counted.
func words(t *testing.T, lang string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, area := range []string{"oracle", "names"} {
		data, err := fs.ReadFile(assets.Lang(), area+"."+lang+".json")
		if err != nil {
			t.Fatal(err)
		}
		var all map[string]any
		if err := json.Unmarshal(data, &all); err != nil {
			t.Fatal(err)
		}
		for key, v := range all {
			if s, ok := v.(string); ok {
				out[key] = s
			}
		}
	}
	return out
}

// say does what tr.Fault does.
func say(t *testing.T, words map[string]string, f *fault.Fault) string {
	t.Helper()
	text, ok := words[f.Key]
	if !ok {
		t.Errorf("no text %q", f.Key)
		return ""
	}
	args := map[string]any{}
	for k, v := range f.Args {
		if inner, ok := v.(*fault.Fault); ok {
			v = say(t, words, inner)
		}
		args[k] = v
	}
	var b strings.Builder
	err := template.Must(template.New(f.Key).Option("missingkey=error").Parse(text)).Execute(&b, args)
	if err != nil {
		t.Errorf("%s: %v", f.Key, err)
	}
	return b.String()
}

// Everything that happens in the recorded game, in the draws, and in games by
// chance under every rule set can be said in every language, and so can every
// kind of happening that none of them had.
func TestEverythingCanBeSaid(t *testing.T) {
	for _, lang := range []string{"en", "ru", "uk"} {
		words := words(t, lang)
		made := []Reading{readGods(t, Options{OfBoth, Crossed})}
		for kind := DrawDay; kind <= DrawPath; kind++ {
			for seed := range uint64(40) {
				d := NewDraw(kind, seed)
				made = append(made, d.Reading)
				for _, c := range d.Casts {
					full(t, words, c.Text())
				}
			}
			full(t, words, fault.New(kind.Key()))
			full(t, words, fault.New(kind.Key()+".about"))
		}
		for _, r := range made {
			for _, m := range r.Meetings {
				for _, h := range m.Happened {
					full(t, words, h.Text())
				}
			}
		}
		for k := range kinds {
			for _, h := range []Happening{
				{Kind: k, From: 3, To: 15, Throw: 4, N: 2}, {Kind: k, Side: board.Cones, From: 27, To: 22, Other: true, N: 1, Throw: 1},
			} {
				full(t, words, h.Text())
			}
		}
		for _, h := range []Happening{{Kind: HapHit, To: board.Off}, {Kind: HapSwapped, To: board.Off}, {Kind: HapLanded, From: 9}, {Kind: HapReborn}} {
			full(t, words, h.Text())
		}
		for i := range 3 {
			full(t, words, fault.New(PassageKey(i)))
		}
		for met := Landed; met <= Crossed; met++ {
			full(t, words, fault.New("oracle.met."+met.Name()))
			full(t, words, fault.New("oracle.met."+met.Name()+".about"))
		}
	}
}

func full(t *testing.T, words map[string]string, f *fault.Fault) {
	t.Helper()
	s := say(t, words, f)
	if s == "" || strings.Contains(s, "<no value>") || strings.Contains(s, "{{") || strings.Contains(s, "()") {
		t.Errorf("%s: %q", f.Key, s)
	}
}

// Cards, their texts and their drawings go by the same names.
func TestCards(t *testing.T) {
	var cards []string
	for q := board.Square(1); q <= board.Squares; q++ {
		c := CardOf(q)
		cards = append(cards, string(c))
		if c.Square() != q || !c.Valid() || c.IsHouse() != q.IsHouse() {
			t.Errorf("%s lies on %d, not %d", c, c.Square(), q)
		}
		for _, name := range []string{"card-", "tile-"} {
			if assets.Art("dark", name+c.Art()) == nil || assets.Art("light", name+c.Art()) == nil {
				t.Errorf("no drawing %s%s", name, c.Art())
			}
		}
	}
	slices.Sort(cards)
	var want []string
	for _, id := range readings.IDs() {
		if !strings.HasPrefix(id, "throw-") {
			want = append(want, id)
		}
	}
	slices.Sort(want)
	if !slices.Equal(cards, want) {
		t.Errorf("cards %v, texts %v", cards, want)
	}
	for _, bad := range []Card{"", "arcanum-22", "arcanum-0", "house-14", "throw-1", "arcanum-+1"} {
		if bad.Valid() || bad.Square() != board.None {
			t.Errorf("%q is a card", bad)
		}
	}
	for n := game.Throw(1); n <= 6; n++ {
		if !slices.Contains(readings.IDs(), ThrowID(n)) {
			t.Errorf("no text %s for a throw of %d", ThrowID(n), n)
		}
	}
	if CardOf(board.None) != "" || CardOf(board.Off) != "" {
		t.Error("there is a card off the board")
	}
}
