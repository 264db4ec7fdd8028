package shelf

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"senet/game/rules"
)

// folder gives the test a folder of rule sets of its own and returns it.
func folder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("SENET_DATA_DIR", dir)
	return filepath.Join(dir, "rules")
}

func about(key string) string { return "about " + key }

// mine is a copy of a built-in rule set with a name and one change.
func mine(t *testing.T, base, name string) Set {
	t.Helper()
	p, ok := rules.ByID(base)
	if !ok {
		t.Fatal(base)
	}
	p = p.Copy()
	p.ID, p.Names = "", Same(name)
	p.Rules.NetLoses = !p.Rules.NetLoses
	return Set{Preset: p, Own: true}
}

func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, name)
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

func files(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// What is saved is found again, by list and by id, as it was; the file explains
// each toggle.
func TestSaveAndFind(t *testing.T) {
	dir := folder(t)
	s := mine(t, "bell", "Мой Белл")
	saved, err := Save(s, "Мой Белл", about)
	if err != nil || saved.File != "мой-белл" || saved.Aside != "" {
		t.Fatalf("%+v %v", saved, err)
	}
	own, err := Own()
	if err != nil || len(own) != 1 {
		t.Fatal(own, err)
	}
	got := own[0]
	if got.Preset.Rules != s.Preset.Rules || got.Preset.Name("uk") != "Мой Белл" || got.Preset.Base != "bell" ||
		got.File != "мой-белл" || len(got.Faults) > 0 || got.Unusable {
		t.Errorf("%+v", got)
	}
	if p, ok := ByID("мой-белл"); !ok || p.Rules != s.Preset.Rules {
		t.Error("not found by its id")
	}
	if _, ok := ByID("nobody"); ok {
		t.Error("found what is not there")
	}
	data, err := os.ReadFile(filepath.Join(dir, "мой-белл.toml"))
	if err != nil || !strings.Contains(string(data), "# about rules.net-loses.about") {
		t.Errorf("%v\n%s", err, data)
	}
}

// The file follows the name; a name that another file has gets a number; one
// that still fits keeps its file.
func TestRename(t *testing.T) {
	dir := folder(t)
	s := mine(t, "kendall", "One")
	for _, step := range []struct {
		name  string
		file  string
		files []string
	}{
		{"One", "one", []string{"one.toml"}},
		{"ONE!", "one", []string{"one.toml"}},
		{"Two", "two", []string{"two.toml"}},
		{"Kendall", "kendall-2", []string{"kendall-2.toml"}}, // the built-in one has its own
	} {
		s.Preset.Names = Same(step.name)
		saved, err := Save(s, step.name, about)
		if err != nil || saved.File != step.file {
			t.Fatalf("%s: %+v %v", step.name, saved, err)
		}
		s.File = saved.File
		if got := files(t, dir); !slices.Equal(got, step.files) {
			t.Errorf("%s: %q, want %q", step.name, got, step.files)
		}
	}
	other := mine(t, "kendall", "Kendall")
	if saved, err := Save(other, "Kendall", about); err != nil || saved.File != "kendall-3" {
		t.Errorf("%+v %v", saved, err)
	}
	// And kendall-3 keeps its file when kendall-2 is free again.
	if err := Delete("kendall-2"); err != nil {
		t.Fatal(err)
	}
	if got := files(t, dir); !slices.Equal(got, []string{"kendall-3.toml"}) {
		t.Errorf("%q", got)
	}
}

// A file with faults is read as far as it goes; it is set aside, unchanged,
// before anything takes its place.
func TestFaultyFile(t *testing.T) {
	dir := folder(t)
	text := "name = \"Hand-made\"\n[rules]\npieces = 7\nbar = \"two\"\n"
	write(t, dir, "hand.toml", text)
	own, err := Own()
	if err != nil || len(own) != 1 {
		t.Fatal(own, err)
	}
	s := own[0]
	if s.Unusable || s.Preset.Rules.Pieces != 7 || len(s.Faults) != 1 || s.Faults[0].Line != 4 || s.Faults[0].Args["Nearest"] != "bars" {
		t.Fatalf("%+v", s)
	}
	saved, err := Save(s, "Hand-made", about)
	if err != nil || saved.Aside == "" {
		t.Fatalf("%+v %v", saved, err)
	}
	if kept, err := os.ReadFile(saved.Aside); err != nil || string(kept) != text {
		t.Errorf("%v %q", err, kept)
	}
	if own, _ = Own(); len(own) != 1 || len(own[0].Faults) != 0 {
		t.Errorf("%+v", own)
	}
}

// What is no rule set at all is listed as unusable, stays as it is, and is not
// played; a contradiction is not a fault of the file.
func TestUnusable(t *testing.T) {
	dir := folder(t)
	write(t, dir, "empty.toml", "")
	write(t, dir, "binary.toml", "\x00\x01\x02")
	write(t, dir, "poem.toml", "Shall I compare thee\nto a summer's day?\n")
	write(t, dir, "wide.toml", "\xff\xfen\x00a\x00")
	write(t, dir, "huge.toml", strings.Repeat("# remark\n", 200_000))
	write(t, dir, "clash.toml", "name = \"Clash\"\n[rules]\npieces = 10\n")
	write(t, dir, "good.toml", "name = \"Good\"\n[rules]\npieces = 7\n")
	write(t, dir, "Not a rule set.txt", "")
	own, err := Own()
	if err != nil {
		t.Fatal(err)
	}
	var bad []string
	for _, s := range own {
		if s.Unusable {
			bad = append(bad, s.File)
			if len(s.Faults) == 0 || s.Preset.Name("ru") != s.File {
				t.Errorf("%+v", s)
			}
		} else if len(s.Faults) > 0 {
			t.Errorf("%s: %v", s.File, s.Faults)
		}
	}
	if !slices.Equal(bad, []string{"binary", "empty", "huge", "poem", "wide"}) {
		t.Errorf("unusable: %q", bad)
	}
	if p := Playable("en"); len(p) != 1 || p[0].ID != "good" {
		t.Errorf("playable: %+v", p)
	}
}

// A file named like a built-in rule set does not hide that one.
func TestLikeBuiltIn(t *testing.T) {
	dir := folder(t)
	write(t, dir, "bell.toml", "id = \"bell\"\nname = \"Bell of mine\"\nbase = \"bell\"\n[rules]\nnet-loses = false\n")
	own, err := Own()
	if err != nil || len(own) != 1 || own[0].Preset.ID != "own-bell" || own[0].File != "bell" {
		t.Fatalf("%+v %v", own, err)
	}
	if p, _ := ByID("bell"); !p.Rules.NetLoses {
		t.Error("the built-in one is hidden")
	}
	if p, ok := ByID("own-bell"); !ok || p.Rules.NetLoses {
		t.Error("the player's is not found")
	}
}

// A folder that cannot be read is told, and is no reason to fail.
func TestNoFolder(t *testing.T) {
	dir := folder(t)
	if own, err := Own(); err != nil || len(own) != 0 {
		t.Errorf("no folder yet: %v %v", own, err)
	}
	write(t, filepath.Dir(dir), "rules", "a file where the folder should be")
	if _, err := Own(); err == nil {
		t.Error("no error")
	}
	if _, ok := ByID("x"); ok || Playable("en") != nil {
		t.Error("something found")
	}
	if _, err := Save(mine(t, "kendall", "x"), "x", about); err == nil {
		t.Error("saved into nothing")
	}
}
