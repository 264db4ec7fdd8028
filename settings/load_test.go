package settings

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

func TestFirstStartHasDefaultsSilently(t *testing.T) {
	path := home(t)
	p, faults := Load()
	if p != Defaults() || faults != nil {
		t.Errorf("Load() = %+v, %v", p, faults)
	}
	if exists(path) {
		t.Error("loading made a file")
	}
}

func TestSaveThenLoad(t *testing.T) {
	path := home(t)
	if err := Save(changed()); err != nil {
		t.Fatal(err)
	}
	p, faults := Load()
	if p != changed() || faults != nil {
		t.Errorf("Load() = %+v, %v", p, faults)
	}
	if got := files(t, filepath.Dir(path)); len(got) != 1 {
		t.Errorf("left behind: %v", got)
	}
}

func TestSaveMakesItsFolder(t *testing.T) {
	t.Setenv("SENET_CONFIG_DIR", filepath.Join(t.TempDir(), "a", "b"))
	if err := Save(Defaults()); err != nil {
		t.Fatal(err)
	}
}

func TestSaveLeavesAFileThatSaysTheSame(t *testing.T) {
	path := home(t)
	const mine = "# my own comment\ntheme = 'light'\n"
	put(t, path, mine)
	p, _ := Load()
	if err := Save(p); err != nil {
		t.Fatal(err)
	}
	if got := get(t, path); got != mine {
		t.Errorf("the file was rewritten:\n%s", got)
	}
}

func TestDamagedFileIsKeptByLoadAndSetAsideBySave(t *testing.T) {
	for name, content := range map[string]string{
		"syntax":  "theme = 'li",
		"unknown": "theme = 'light'\nmy-precious = 1\n",
		"value":   "theme = 'purple'\n",
		"newer":   "version = 2\ntheme = 'light'\n",
		"huge":    "theme = 'light'\n" + strings.Repeat("#", maxPreferences),
		"binary":  "\x00\x01\x02",
	} {
		t.Run(name, func(t *testing.T) {
			path := home(t)
			put(t, path, content)
			p, faults := Load()
			if len(faults) == 0 {
				t.Fatal("no fault was reported")
			}
			if get(t, path) != content {
				t.Fatal("Load changed the file")
			}
			p.Volume = 33
			if err := Save(p); err != nil {
				t.Fatal(err)
			}
			if p2, faults := Load(); p2 != p || faults != nil {
				t.Errorf("saved, then loaded %+v, %v", p2, faults)
			}
			aside, _ := filepath.Glob(filepath.Join(filepath.Dir(path), "settings.damaged-*.toml"))
			if len(aside) != 1 || get(t, aside[0]) != content {
				t.Errorf("the damaged file was not kept: %v", files(t, filepath.Dir(path)))
			}
		})
	}
}

func TestLoadSaysThatTheFileWillBeKept(t *testing.T) {
	path := home(t)
	put(t, path, "x = 1\n")
	_, faults := Load()
	last := faults[len(faults)-1]
	if last.Key != "settings.kept" || last.Args["Path"] != path {
		t.Errorf("the last fault is %v", last)
	}
}

func TestAFolderInThePlaceOfTheFile(t *testing.T) {
	path := home(t)
	if err := os.MkdirAll(filepath.Join(path, "inside"), 0o755); err != nil {
		t.Fatal(err)
	}
	p, faults := Load()
	if p != Defaults() || keysOf(faults) != "settings.readFailed" {
		t.Errorf("Load() = %v", faults)
	}
	if err := Save(changed()); err != nil {
		t.Fatal(err)
	}
	if p, faults := Load(); p != changed() || faults != nil {
		t.Errorf("Load() = %v", faults)
	}
}

func TestNoHomeIsAFaultNotACrash(t *testing.T) {
	for _, name := range []string{
		"SENET_CONFIG_DIR", "SENET_DATA_DIR", "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
		"AppData", "LocalAppData", "USERPROFILE",
	} {
		t.Setenv(name, "")
	}
	p, faults := Load()
	if p != Defaults() || keysOf(faults) != "settings.noFolder" {
		t.Errorf("Load() = %+v, %v", p, faults)
	}
	if err := Save(p); err == nil {
		t.Error("Save said it had saved")
	}
	if _, err := GamePath(); err == nil {
		t.Error("GamePath names a file")
	}
	if _, err := ListRules(); err == nil {
		t.Error("ListRules lists a folder")
	}
}

func TestSystemDataDir(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the expected paths are spelled with slashes")
	}
	atHome := func() (string, error) { return "/h/o", nil }
	for _, c := range []struct{ goos, value, want string }{
		{"linux", "", "/h/o/.local/share"},
		{"linux", "/data", "/data"},
		{"linux", "relative", "/h/o/.local/share"},
		{"freebsd", "", "/h/o/.local/share"},
		{"darwin", "/data", "/h/o/Library/Application Support"},
		{"windows", "", "/h/o/AppData/Local"},
		{"windows", "/local", "/local"},
	} {
		got, err := systemDataDir(c.goos, func(string) string { return c.value }, atHome)
		if got != c.want || err != nil {
			t.Errorf("%s with %q: %q, %v; want %q", c.goos, c.value, got, err, c.want)
		}
	}
}
