package ui

import (
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"
)

// One file calls fyne.Do, and goroutines begin in few places only: the timers of
// dispatch.go, the worker that rasterises drawings, the one that judges a game, and
// the player of sounds, which knows no window.
func TestOneWayIn(t *testing.T) {
	do := regexp.MustCompile(`fyne\.Do(AndWait)?\(`)
	start := regexp.MustCompile(`(?m)^\s*go |time\.AfterFunc|time\.NewTicker`)
	allowed := map[string]bool{"dispatch.go": true, "look/cache.go": true, "gamereview/run.go": true, "look/tip.go": true, "sound/player.go": true, "sound/device_pulse.go": true}
	err := fs.WalkDir(os.DirFS("."), ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if do.Match(src) && path != "dispatch.go" {
			t.Errorf("%s calls fyne.Do", path)
		}
		if start.Match(src) && !allowed[path] {
			t.Errorf("%s starts a goroutine", path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
