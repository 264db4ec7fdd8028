package draft

import (
	"slices"
	"strings"
	"testing"

	"senet/game/rules"
	"senet/ui/ruleform/shelf"
)

// say gives a text for a key, in a made-up language.
func say(key string) string {
	switch key {
	case "rules.net-loses.name":
		return "Сётка, 16"
	case "rules.net-loses.about":
		return "A throw is lost, m’sieur"
	}
	return "<" + key + ">"
}

func load(t *testing.T) *Model {
	t.Helper()
	t.Setenv("SENET_DATA_DIR", t.TempDir())
	m, err := Load("en")
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func toggle(t *testing.T, key string) rules.Toggle {
	t.Helper()
	tg, ok := rules.Lookup(key)
	if !ok {
		t.Fatal(key)
	}
	return tg
}

func set(t *testing.T, d *Draft, key, value string) {
	t.Helper()
	if err := d.Set1(toggle(t, key), value); err != nil {
		t.Fatal(err)
	}
}

func mark(t *testing.T, d *Draft, key string) Mark {
	t.Helper()
	for i, tg := range Catalogue() {
		if tg.Key == key {
			return d.Marks()[i]
		}
	}
	t.Fatal(key)
	return Mark{}
}

func copyOf(t *testing.T, m *Model, id, name string) *Draft {
	t.Helper()
	if !m.SelectID(id) {
		t.Fatal(id)
	}
	return m.Copy(m.Selected(), name, "en")
}

// A built-in rule set cannot be changed; a copy can, and leaves it as it was.
func TestCopy(t *testing.T) {
	m := load(t)
	bell, _ := rules.ByID("bell")
	if !m.SelectID("bell") {
		t.Fatal("no bell")
	}
	built := m.Selected()
	set(t, built, "net-loses", "false")
	built.ResetAll()
	if built.Now.Rules != bell.Rules || built.Dirty() || !built.Fixed() {
		t.Error("a built-in rule set was changed")
	}
	d := m.Copy(built, "Mine", "en")
	set(t, d, "net-loses", "false")
	if p, _ := rules.ByID("bell"); p.Rules != bell.Rules || p.Name("en") != bell.Name("en") {
		t.Error("the original was changed")
	}
	if d.Base().ID != "bell" || d.Now.Author != "" || d.Now.Certainty != "" || d.Now.Description("en") != "" || !d.New() || !d.Dirty() {
		t.Errorf("%+v", d.Now)
	}
	for _, l := range rules.Languages {
		if d.Name(l) != "Mine" {
			t.Errorf("its name in %s is %q", l, d.Name(l))
		}
	}
	if m.Selected() != d || len(m.Own()) != 1 {
		t.Error("the copy is not the one looked at")
	}
	if again := m.Copy(built, "Mine", "en"); again.Name("en") != "Mine 2" {
		t.Errorf("a second copy is called %q", again.Name("en"))
	}
}

// Changed values are marked against the base, and can be taken back one by one
// or all at once.
func TestMarks(t *testing.T) {
	m := load(t)
	d := copyOf(t, m, "kendall", "Mine")
	if d.Changes() != 0 {
		t.Error("a copy differs from the start")
	}
	set(t, d, "again", "1 4")
	set(t, d, "fate", "on on on free back")
	if mk := mark(t, d, "again"); !mk.Changed || mk.Value != "1 4" || mk.Base != "1 4 5" {
		t.Errorf("%+v", mk)
	}
	if mark(t, d, "pieces").Changed || d.Changes() != 2 {
		t.Error("more changed than was")
	}
	d.Reset(toggle(t, "again"))
	if mark(t, d, "again").Changed || d.Changes() != 1 {
		t.Error("not taken back")
	}
	d.ResetAll()
	if d.Changes() != 0 {
		t.Error("not all taken back")
	}
	if err := d.Set1(toggle(t, "pieces"), "6"); err == nil || d.Changes() != 0 {
		t.Error("a value that is not allowed was taken")
	}
}

// RULES §7: a contradiction is told at both of its toggles, and keeps the draft
// from being saved and played.
func TestClashes(t *testing.T) {
	m := load(t)
	d := copyOf(t, m, "kendall", "Mine")
	set(t, d, "pieces", "10")
	for _, key := range []string{"pieces", "start"} {
		if c := mark(t, d, key).Clashes; len(c) != 1 || !slices.Equal(Keys(c[0]), []string{"pieces", "start"}) {
			t.Errorf("%s: %v", key, c)
		}
	}
	if mark(t, d, "water").Clashes != nil {
		t.Error("a contradiction where there is none")
	}
	if h := m.Hindrance(d, "en"); h != Clashes || d.Playable() {
		t.Error("it could be saved or played", h)
	}
	set(t, d, "pieces", "7")
	if h := m.Hindrance(d, "en"); h != Free || !d.Playable() {
		t.Error("it still cannot be saved or played", h)
	}
}

// A toggle without effect says what it needs: one other, or two.
func TestNeeds(t *testing.T) {
	m := load(t)
	kendall := copyOf(t, m, "kendall", "A")
	mk := mark(t, kendall, "gods-jump")
	if mk.Matters || len(mk.Needs) != 1 || mk.Needs[0].Toggle.Key != "gods" || !slices.Equal(mk.Needs[0].Values, []string{"true"}) {
		t.Errorf("gods-jump: %+v", mk.Needs)
	}
	mk = mark(t, kendall, "bell-entry")
	if len(mk.Needs) != 1 || mk.Needs[0].Toggle.Key != "system" || !slices.Equal(mk.Needs[0].Values, []string{"place", "cycle"}) {
		t.Errorf("bell-entry: %+v", mk.Needs)
	}
	bell := copyOf(t, m, "bell", "B")
	mk = mark(t, bell, "fate")
	if len(mk.Needs) != 2 || mk.Needs[0].Toggle.Key != "system" || mk.Needs[1].Toggle.Key != "beauty-fate" {
		t.Errorf("fate in bell: %+v", mk.Needs)
	}
	// What the needs say is true: with them it has an effect.
	for _, p := range rules.Presets() {
		d := copyOf(t, m, p.ID, p.ID)
		marks := d.Marks()
		for i, tg := range Catalogue() {
			mk := marks[i]
			if mk.Matters {
				continue
			}
			r := d.Now.Rules
			for _, n := range mk.Needs {
				if err := n.Toggle.Set(&r, n.Values[0]); err != nil {
					t.Fatal(err)
				}
			}
			if len(mk.Needs) == 0 || !tg.Matters(r) {
				t.Errorf("%s in %s: %d needs, and they do not help", tg.Key, p.ID, len(mk.Needs))
			}
		}
	}
}

// Names: one for all languages as long as the saved ones are equal, else only
// the present language's; never empty, never another's.
func TestNames(t *testing.T) {
	m := load(t)
	d := copyOf(t, m, "kendall", "Mine")
	d.SetName("ru", "  Моя   игра ")
	if d.Name("en") != "Моя игра" || d.Name("uk") != "Моя игра" {
		t.Errorf("%v", d.Now.Names)
	}
	d.SetName("en", "")
	if m.Hindrance(d, "en") != NoName {
		t.Error("saved without a name")
	}
	d.SetName("en", "kendall")
	if m.Hindrance(d, "en") != Taken {
		t.Error("the name of a built-in one was taken")
	}
	d.SetName("en", strings.Repeat("я", 200))
	if n := len([]rune(d.Name("en"))); n != MaxName {
		t.Error(n)
	}

	many, faults := m.Import("many.toml", []byte("[name]\nen = \"Ring\"\nru = \"Кольцо\"\n[rules]\npieces = 7\n"), "ru")
	if many == nil || len(faults) > 0 {
		t.Fatal(faults)
	}
	// Equal for a moment while it is typed, and yet not one.
	for _, typed := range []string{"", "Ring", "Rings"} {
		many.SetName("ru", typed)
	}
	if many.Name("en") != "Ring" || many.Name("ru") != "Rings" {
		t.Errorf("%v", many.Now.Names)
	}
	// In Ukrainian it has none of its own, which is no hindrance.
	if m.Hindrance(many, "uk") != Free {
		t.Error(m.Hindrance(many, "uk"))
	}
}

// The search knows names, sentences, values and keys; case, ё and the kind of
// apostrophe make no difference; every word counts.
func TestIndex(t *testing.T) {
	x := NewIndex(say)
	at := slices.IndexFunc(Catalogue(), func(tg rules.Toggle) bool { return tg.Key == "net-loses" })
	for query, want := range map[string]bool{
		"": true, "net-loses": true, "СЕТКА": true, "сётка 16": true, "m'sieur": true, "lost throw": true,
		"сетка 17": false, "nonsense": false,
	} {
		if got := x.Find(query)[at]; got != want {
			t.Errorf("%q: %v", query, got)
		}
	}
	n := 0
	for _, on := range x.Find("bell-entry") {
		if on {
			n++
		}
	}
	if n != 2 {
		t.Errorf("bell-entry finds %d toggles, not bell-entry and bell-entry-squares", n)
	}
	m := load(t)
	for query, want := range map[string]bool{"bell": true, "1979": true, "r. c.": true, "doubtful": true, "белл": true, "kaliningrad": false} {
		m.SelectID("bell-1979")
		if got := Matches(m.Selected(), query, "en", func(k string) string { return k }); got != want {
			t.Errorf("bell-1979 by %q: %v", query, got)
		}
	}
}

// Every group's toggles stand together, and none is lost.
func TestCatalogue(t *testing.T) {
	all := Catalogue()
	if len(all) != len(rules.Catalogue()) {
		t.Error(len(all))
	}
	seen := map[rules.Group]bool{}
	for i, tg := range all {
		if i > 0 && all[i-1].Group != tg.Group && seen[tg.Group] {
			t.Errorf("%s stands apart from its group", tg.Key)
		}
		seen[tg.Group] = true
	}
}

// Values in words.
func TestWords(t *testing.T) {
	for _, c := range []struct{ key, value, want string }{
		{"again", "1 4 5", "1, 4, 5"},
		{"again", "none", "<ruleform.none>"},
		{"pieces", "7", "7"},
		{"rounds", "0", "<rules.rounds.0>"},
		{"free", "exact any exact", "28: <rules.free.exact>; 29: <rules.free.any>; 30: <rules.free.exact>"},
	} {
		if got := Words(toggle(t, c.key), c.value, say); got != c.want {
			t.Errorf("%s %s: %q, want %q", c.key, c.value, got, c.want)
		}
	}
}

func BenchmarkMarks(b *testing.B) {
	p, _ := rules.ByID("maat") // most of its toggles have no effect
	d := New(shelf.Set{Preset: p})
	for b.Loop() {
		d.Marks()
	}
}
