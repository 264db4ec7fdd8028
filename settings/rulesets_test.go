package settings

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"senet/game/fault"
)

func wantFault(t *testing.T, err error, key string) {
	t.Helper()
	var f *fault.Fault
	if !errors.As(err, &f) || f.Key != key {
		t.Errorf("error %v, want %s", err, key)
	}
}

func TestTheLifeOfARuleSet(t *testing.T) {
	home(t)
	if ids, err := ListRules(); len(ids) != 0 || err != nil {
		t.Errorf("at first: %v, %v", ids, err)
	}
	_, err := LoadRules("mine")
	wantFault(t, err, "settings.noRules")

	const content = "# not even TOML \xff"
	for _, id := range []string{"mine", "дім-краси", "a2"} {
		if err := SaveRules(id, []byte(content)); err != nil {
			t.Fatal(err)
		}
	}
	if data, err := LoadRules("дім-краси"); string(data) != content || err != nil {
		t.Errorf("loaded %q, %v", data, err)
	}
	if ids, _ := ListRules(); !slices.Equal(ids, []string{"a2", "mine", "дім-краси"}) {
		t.Errorf("listed %v", ids)
	}
	wantFault(t, RenameRules("mine", "a2"), "settings.rulesTaken")
	wantFault(t, RenameRules("nobody", "x"), "settings.noRules")
	wantFault(t, RenameRules("mine", "../x"), "settings.badRuleID")
	if err := errors.Join(RenameRules("mine", "mine"), RenameRules("mine", "yours"), DeleteRules("a2")); err != nil {
		t.Fatal(err)
	}
	wantFault(t, DeleteRules("a2"), "settings.noRules")
	if ids, _ := ListRules(); !slices.Equal(ids, []string{"yours", "дім-краси"}) {
		t.Errorf("listed %v", ids)
	}
}

func TestListPassesOverWhatIsNoRuleSet(t *testing.T) {
	home(t)
	dir, _ := RulesDir()
	for _, name := range []string{"a.toml", "B.toml", "notes.txt", ".a.toml.tmp-XYZ", "con.toml", ".toml", "a b.toml"} {
		put(t, filepath.Join(dir, name), "")
	}
	if err := os.Mkdir(filepath.Join(dir, "folder.toml"), 0o755); err != nil {
		t.Fatal(err)
	}
	if ids, err := ListRules(); !slices.Equal(ids, []string{"a"}) || err != nil {
		t.Errorf("listed %v, %v", ids, err)
	}
}

func TestAHugeRuleSetIsNotRead(t *testing.T) {
	home(t)
	path, _ := RulesPath("huge")
	put(t, path, "")
	if err := os.Truncate(path, 1<<30); err != nil {
		t.Fatal(err)
	}
	_, err := LoadRules("huge")
	wantFault(t, err, "settings.tooLarge")
}

func TestRuleIDs(t *testing.T) {
	for id, want := range map[string]bool{
		"a": true, "kendall-2": true, "дім_краси": true, "com": true, "com10": true, strings.Repeat("x", MaxRuleID): true,
		"": false, "A": false, "a b": false, "a.b": false, "../a": false, `a\b`: false, "a/b": false, "con": false,
		"com1": false, "lpt9": false, "nul": false, "\xff": false, "\u0438\u0306": false, "a\x00": false,
		strings.Repeat("x", MaxRuleID+1): false,
	} {
		if ValidRuleID(id) != want {
			t.Errorf("ValidRuleID(%q) = %v", id, !want)
		}
	}
}

func TestFreeRuleID(t *testing.T) {
	home(t)
	if err := SaveRules("my-senet", nil); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"My Senet!": "my-senet-2", "Kendall": "kendall-3", "  Мої  правила ": "мої-правила", "\u0438\u0306": "\u0439",
		"…": "rules", "": "rules", "con": "con-2", "a/../b": "a-b",
		strings.Repeat("я", 50): strings.Repeat("я", 32), strings.Repeat("x", 63) + " y": strings.Repeat("x", 63),
	} {
		if got := FreeRuleID(name, "kendall", "kendall-2"); got != want {
			t.Errorf("FreeRuleID(%q) = %q, want %q", name, got, want)
		}
	}
}

func FuzzFreeRuleID(f *testing.F) {
	for _, s := range []string{"My Senet", "ǅ", "COM1", strings.Repeat("Ⱥ", 60), "\xff\x00", "ﬀ"} {
		f.Add(s)
	}
	dir := f.TempDir()
	f.Fuzz(func(t *testing.T, name string) {
		t.Setenv("SENET_DATA_DIR", dir)
		first := FreeRuleID(name)
		second := FreeRuleID(name, first)
		if !ValidRuleID(first) || !ValidRuleID(second) || first == second {
			t.Errorf("FreeRuleID(%q) = %q, then %q", name, first, second)
		}
	})
}
