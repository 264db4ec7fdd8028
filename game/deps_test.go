package game_test

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
)

// The tests of this file look at the whole tree of the project, which begins
// one folder above this one.
const root = ".."

// The core and the settings must not know of any window: they are to be used
// by commands, by tests and by other front ends.
func TestNoWindowInTheCore(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "-test", "./game/...", "./settings/...")
	list.Dir = root
	out, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	packages := strings.Fields(string(out))
	if !slices.Contains(packages, "senet/game/board") || !slices.Contains(packages, "senet/settings") {
		t.Fatalf("go list does not list what it should: %d packages", len(packages))
	}
	window := regexp.MustCompile(`^(fyne\.io|github\.com/(fyne-io|go-gl))/|^senet/(ui|assets/.*ui)(/|$)`)
	for _, p := range packages {
		if window.MatchString(p) {
			t.Errorf("%s is among what the core or the settings import", p)
		}
	}
}

// The top level stays as small as it is; other things have their folders.
func TestTopLevel(t *testing.T) {
	allowed := []string{
		"FyneApp.toml", "LICENSE", "README.md", "assets", "game", "go.mod", "go.sum", "main.go", "settings", "ui",
		"senet", "senet.exe", // what a build leaves, and git ignores
	}
	entries, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".") && !slices.Contains(allowed, e.Name()) {
			t.Errorf("%s does not belong at the top level", e.Name())
		}
	}
}

// The patterns are put together so that this file does not match itself.
var (
	machinePath  = regexp.MustCompile(`(?:^|[^\w.~/-])(?:/(?:root|home|work|farm|Users|mnt)` + `/\w|[A-Z]:\\Users` + `\\\w)`)
	registryHost = regexp.MustCompile(`\b(?:(?:proxy|sum|index)\.golang` + `\.org|(?:deb|security|snapshot)\.debian` +
		`\.org|archive\.ubuntu` + `\.com|pypi` + `\.org|registry\.npmjs` + `\.org|crates` + `\.io)\b`)
)

// Nothing in the tree may depend on the machine that it was made on.
func TestNoTraceOfABuildMachine(t *testing.T) {
	files := 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.Name() == ".git" {
			return orSkip(err, d)
		}
		if d.IsDir() || !d.Type().IsRegular() {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil || bytes.IndexByte(text, 0) >= 0 {
			return err // a picture, a font, a build: no text
		}
		files++
		for n, line := range strings.Split(string(text), "\n") {
			for _, pattern := range []*regexp.Regexp{machinePath, registryHost} {
				if found := pattern.FindString(line); found != "" {
					t.Errorf("%s:%d: %q", path, n+1, found)
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 100 {
		t.Errorf("only %d files were looked at", files)
	}
}

// orSkip passes over a folder, or a file that vanished while the tree was
// walked, as those of an editor do.
func orSkip(err error, d fs.DirEntry) error {
	if err == nil && d.IsDir() {
		return fs.SkipDir
	}
	return nil
}

func TestTheTracePatternsFindSomething(t *testing.T) {
	for _, s := range []string{"see /ro" + "ot/x", "\"/ho" + "me/me/a\"", "C:\\Use" + "rs\\me"} {
		if !machinePath.MatchString(s) {
			t.Errorf("%q is not found", s)
		}
	}
	for _, s := range []string{"https://example.org/home/x", "~/.config/senet", "/usr/local/go/bin", "a/root/b"} {
		if machinePath.MatchString(s) {
			t.Errorf("%q is found", s)
		}
	}
	if !registryHost.MatchString("https://proxy.gol" + "ang.org/x") {
		t.Error("a registry is not found")
	}
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// What README.md promises is what the checks run.
func TestReadmeAndChecksAgree(t *testing.T) {
	const command = "bash .ci/setup go test ./..."
	for _, name := range []string{"README.md", ".ci/run"} {
		if !strings.Contains(read(t, name), command) {
			t.Errorf("%s lacks the command %q", name, command)
		}
	}
	picture := regexp.MustCompile(`!\[[^\]]*\]\(([^)]+)\)`)
	for _, m := range picture.FindAllStringSubmatch(read(t, "README.md"), -1) {
		if _, err := os.Stat(filepath.Join(root, m[1])); err != nil {
			t.Errorf("README.md shows a picture that is not there: %v", err)
		}
	}
}

// The version and the identity of the program are said in two places.
func TestPackageMetadata(t *testing.T) {
	var meta struct {
		Languages []string
		Details   struct{ Icon, Name, ID, Version string }
	}
	if _, err := toml.Decode(read(t, "FyneApp.toml"), &meta); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(read(t, "main.go"), `"`+meta.Details.ID+`"`) {
		t.Errorf("main.go has another id than FyneApp.toml: %s", meta.Details.ID)
	}
	version := regexp.MustCompile(`Version\s*=\s*"([^"]+)"`).FindStringSubmatch(read(t, "ui/run.go"))
	if version == nil || version[1] != meta.Details.Version {
		t.Errorf("the window says version %q, FyneApp.toml %s", version, meta.Details.Version)
	}
	if _, err := os.Stat(filepath.Join(root, meta.Details.Icon)); err != nil {
		t.Error(err)
	}
	for _, lang := range meta.Languages {
		if _, err := os.Stat(filepath.Join(root, "assets/lang/common."+lang+".json")); err != nil {
			t.Error(err)
		}
	}
}
