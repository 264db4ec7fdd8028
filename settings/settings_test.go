package settings

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"senet/game/fault"
)

// home gives the test folders of its own and returns the preferences file.
func home(t *testing.T) string {
	t.Helper()
	config, data := t.TempDir(), t.TempDir()
	t.Setenv("SENET_CONFIG_DIR", config)
	t.Setenv("SENET_DATA_DIR", data)
	return filepath.Join(config, "settings.toml")
}

func put(t *testing.T, path, content string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
}

func get(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// files lists a folder, so that a test sees every left-over.
func files(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

func keysOf(faults fault.List) string {
	var ks []string
	for _, f := range faults {
		ks = append(ks, f.Key)
	}
	return strings.Join(ks, " ")
}

// changed differs from the defaults in every field.
func changed() Preferences {
	return Preferences{
		Language: "uk", Theme: "light", WindowWidth: 1280, WindowHeight: 800,
		Numbers: false, Flipped: true, Speed: 2.5, Reduced: true,
		AutoForced: true, GodsWait: true, TouchMove: true, ThrowPause: 0, MovePause: 1.25,
		Sound: false, Volume: 5, BreathIn: 3, BreathHold: 7, BreathOut: 8, Minutes: 20, ReadSide: "both", ReadMet: "rested", ReadOnce: true, ReadStrip: "never",
		Rules: "gods", Opponent: "friend", Level: "hard",
		Side: "cones", Name: `Оля "Ба" \o/`, Friend: "Ґео",
	}
}

func TestEveryFieldHasOneKey(t *testing.T) {
	var p Preferences
	seen := map[any]string{}
	for i := range keys {
		k := &keys[i]
		ptr := k.field(&p)
		if other, twice := seen[ptr]; twice {
			t.Errorf("%s and %s share a field", k.name, other)
		}
		seen[ptr] = k.name
	}
	v := reflect.ValueOf(&p).Elem()
	for i := range v.NumField() {
		if _, ok := seen[v.Field(i).Addr().Interface()]; !ok {
			t.Errorf("field %s has no key", v.Type().Field(i).Name)
		}
	}
}

func TestKeysOfATableStandTogether(t *testing.T) {
	var order []string
	for _, k := range keys {
		table, _, in := strings.Cut(k.name, ".")
		if !in {
			table = ""
		}
		if len(order) == 0 || order[len(order)-1] != table {
			order = append(order, table)
		}
	}
	seen := map[string]bool{}
	for _, table := range order {
		if seen[table] {
			t.Errorf("table %q is written twice", table)
		}
		seen[table] = true
	}
	if order[0] != "" {
		t.Error("keys outside a table must come first in TOML")
	}
}

func TestDefaultsAreValid(t *testing.T) {
	if p := Defaults(); p.Clean() != p {
		t.Errorf("Defaults() = %+v changes when cleaned to %+v", p, p.Clean())
	}
}

func TestWriteThenReadIsTheSame(t *testing.T) {
	for _, p := range []Preferences{Defaults(), changed()} {
		got, faults := Read(Write(p))
		if got != p || len(faults) > 0 {
			t.Errorf("read back %+v, faults %v; want %+v", got, faults, p)
		}
	}
	d, c := reflect.ValueOf(Defaults()), reflect.ValueOf(changed())
	for i := range d.NumField() {
		if d.Field(i).Interface() == c.Field(i).Interface() {
			t.Errorf("changed() does not change %s: the round trip proves nothing", d.Type().Field(i).Name)
		}
	}
}

func TestEveryKeyRefusesWhatItMust(t *testing.T) {
	bad := map[kind][]string{
		kindBool:  {`1`, `"true"`, `[]`, `{}`, `1979-05-27`},
		kindInt:   {`-1`, `1.5`, `true`, `"5"`, `99999999999`, `[1]`},
		kindFloat: {`-0.1`, `11`, `nan`, `inf`, `"1"`, `false`},
		kindWord:  {`""`, `"xx"`, `1`, `["dark"]`},
		kindText:  {`1`, `true`, `"` + strings.Repeat("x", 65) + `"`, `"a\nb"`, `"\u202e"`},
	}
	want := map[kind]string{
		kindBool: "settings.wantBool", kindInt: "settings.wantInt",
		kindFloat: "settings.wantNumber", kindWord: "settings.wantWord", kindText: "settings.wantText",
	}
	for _, k := range keys {
		for _, value := range bad[k.kind] {
			p, faults := Read([]byte("# first line\n" + k.name + " = " + value + "\n"))
			if p != Defaults() {
				t.Errorf("%s = %s was taken", k.name, value)
			}
			if len(faults) != 1 || faults[0].Line != 2 || faults[0].Args["Key"] != k.name || faults[0].Key != want[k.kind] {
				t.Errorf("%s = %s: %v, want one %s on line 2", k.name, value, faults, want[k.kind])
			}
		}
	}
}

func TestWholeNumberWillDoForANumber(t *testing.T) {
	p, faults := Read([]byte("[motion]\nspeed = 2\n"))
	if p.Speed != 2 || len(faults) > 0 {
		t.Errorf("speed %v, faults %v", p.Speed, faults)
	}
}

func TestFaultsNameLineAndNearestKeyAndTheRestIsUsed(t *testing.T) {
	p, faults := Read([]byte(`langage = "ru"
theme = "dark"

[board]
numbers = "yes"
names = true
flipped = true

[motion]
sped = 3
speed = 2.0
quux-frobnication = 1
`))
	if p.Theme != "dark" || !p.Flipped || p.Speed != 2 || p.Language != "system" || !p.Numbers {
		t.Errorf("read %+v", p)
	}
	want := fault.List{
		fault.New("settings.unknownNear", "Key", "langage", "Near", "language").At(1),
		fault.New("settings.wantBool", "Key", "board.numbers").At(5),
		fault.New("settings.unknownNear", "Key", "motion.sped", "Near", "motion.speed").At(10),
		fault.New("settings.unknown", "Key", "motion.quux-frobnication").At(12),
	}
	if faults.Error() != want.Error() {
		t.Errorf("faults\n%v\nwant\n%v", faults, want)
	}
}

func TestNearestKey(t *testing.T) {
	for name, want := range map[string]string{
		"Language": "language", "numbers": "board.numbers", "motion.numbers": "board.numbers",
		"play.autoforced": "play.auto-forced", "window.widht": "window.width",
		"sond.on": "sound.on", "theam": "theme", "audio.volume": "sound.volume",
		"zzzzzzzz": "", "": "", "bogus.x": "", "bogus.im": "", "x": "", "on.x": "", "new.rule-book": "",
	} {
		if got := nearest(name); got != want {
			t.Errorf("nearest(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestFilesThatAreNotPreferences(t *testing.T) {
	for name, c := range map[string]struct{ data, keys string }{
		"empty":          {"", ""},
		"only a comment": {"# nothing\n", ""},
		"byte order":     {"\ufefflanguage = 'ru'\n", ""},
		"carriage":       {"language = 'ru'\r\n", ""},
		"empty table":    {"[board]\n# numbers = true\n", ""},
		"truncated":      {"language = \"r", "settings.syntax"},
		"binary":         {"\x7fELF\x02\x01\x01\x00\x00", "settings.syntax"},
		"UTF-16":         {"\xff\xfel\x00a\x00n\x00", "settings.syntax"},
		"bad UTF-8":      {"language = \"\xff\"\n", "settings.syntax"},
		"twice":          {"theme = 'dark'\ntheme = 'light'\n", "settings.syntax"},
		"a table":        {"[language]\n", "settings.wantWord"},
		"a list":         {"[[theme]]\nx = 1\n", "settings.wantWord"},
		"deep":           {"language.x.y = 1\n", "settings.unknownNear"},
		"newer":          {"version = 99\n", "settings.newer"},
		"bad version":    {"version = 'x'\n", "settings.wantInt"},
		"version 0":      {"version = 0\n", "settings.wantInt"},
	} {
		_, faults := Read([]byte(c.data))
		if keysOf(faults) != c.keys {
			t.Errorf("%s: faults %q, want %q", name, keysOf(faults), c.keys)
		}
	}
	if _, faults := Read([]byte("a = 1\nb = 2\nc = [\n")); len(faults) != 1 || faults[0].Line < 3 {
		t.Errorf("a syntax error without its line: %v", faults)
	}
	if _, faults := Read([]byte(strings.Repeat("\n", 40) + strings.Repeat("[[a]]\n", 100))); len(faults) > maxFaults+1 {
		t.Errorf("%d faults reported", len(faults))
	}
}

func TestManyFaultsAreCounted(t *testing.T) {
	var b strings.Builder
	for i := range 100 {
		b.WriteString("key" + strings.Repeat("x", i) + " = 1\n")
	}
	_, faults := Read([]byte(b.String()))
	last := faults[len(faults)-1]
	if len(faults) != maxFaults+1 || last.Key != "settings.more" || last.Args["Count"] != 100-maxFaults {
		t.Errorf("%d faults, the last %v", len(faults), last)
	}
}

func TestMigrationLiftsStepByStep(t *testing.T) {
	rename := func(from, to string) func([]item) []item {
		return func(items []item) []item {
			for i := range items {
				if items[i].name == from {
					items[i].name = to
				}
			}
			return items
		}
	}
	steps := []func([]item) []item{rename("a", "b"), rename("b", "c")}
	for from, want := range map[int64]string{1: "c", 2: "a", 3: "a"} {
		items, f := migrate([]item{{name: "version", value: from}, {name: "a"}}, 3, steps)
		if f != nil || len(items) != 1 || items[0].name != want {
			t.Errorf("from version %d: %v, %v; want %s", from, items, f, want)
		}
	}
	if len(migrations) != version-1 {
		t.Errorf("version %d needs %d migrations, there are %d", version, version-1, len(migrations))
	}
}

func TestCleanBringsEverythingIntoRange(t *testing.T) {
	p := Preferences{
		Language: "xx", Speed: -3, ThrowPause: 1e9, WindowWidth: -5, Volume: 1000,
		Name: "a\nb\xff" + strings.Repeat("я", 60),
	}
	got, faults := Read(Write(p))
	if len(faults) > 0 {
		t.Errorf("what was written is faulty: %v", faults)
	}
	if got.Language != "system" || got.Speed != 0 || got.ThrowPause != 10 || got.WindowWidth != 0 || got.Volume != 100 {
		t.Errorf("cleaned to %+v", got)
	}
	if want := "ab" + strings.Repeat("я", 38); got.Name != want {
		t.Errorf("name %q, want %q", got.Name, want)
	}
}

func TestWhatIsWrittenIsTOMLWithAComment(t *testing.T) {
	data := Write(Defaults())
	var m map[string]any
	if _, err := toml.Decode(string(data), &m); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"version = 1\n", "[board]\n# Show the numbers of the squares.\nnumbers = true\n"} {
		if !strings.Contains(string(data), want) {
			t.Errorf("%q is not in\n%s", want, data)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(Write(Defaults()))
	f.Add(Write(changed()))
	f.Add([]byte("version = -9223372036854775808\n[board]\nnumbers.x = {a = [1, {b = 2}]}\n[[window]]\n"))
	f.Add([]byte("\xff\xfe"))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, faults := Read(data)
		if p != p.Clean() {
			t.Errorf("read values out of range: %+v", p)
		}
		for _, fl := range faults {
			if fl.Line < 0 || fl.Key == "" {
				t.Errorf("fault without a key or line: %+v", fl)
			}
		}
		again, faults := Read(Write(p))
		if again != p || len(faults) > 0 {
			t.Errorf("%+v was written and read as %+v, %v", p, again, faults)
		}
	})
}
