package ui

import (
	"os"
	"strings"
	"testing"

	"senet/settings"
)

// PITFALLS: a second copy of the program in the same folder does not offer the
// first one's game, leaves its file alone, and says where its own is kept.
func TestSecondCopy(t *testing.T) {
	t.Setenv("SENET_DATA_DIR", t.TempDir())
	t.Setenv("SENET_CONFIG_DIR", t.TempDir())
	_, first := settings.Claim()
	defer first()
	path, _ := settings.GamePath()
	r := game2(t, 3)
	r.match.close()
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}

	number, second := settings.Claim()
	defer second()
	if number != 2 {
		t.Fatalf("copy %d", number)
	}
	own, _ := settings.GamePath()
	two := newRig(t, defaults("en"))
	two.begin()
	two.idle()
	if two.match.session == nil {
		t.Fatal("the second copy asks before it begins: it offers the first one's game")
	}
	two.closeModal()
	two.tellCopy()
	if got := two.top(); !strings.Contains(got, own) {
		t.Errorf("it says %q, and not where its game is: %s", got, own)
	}
	two.closeModal()
	two.match.start(friends(t))
	two.until("the first throw", func() bool { return two.snapshot().CanThrow })
	two.match.throw()
	two.until("a throw", func() bool { return len(two.snapshot().Log) > 0 })
	two.match.close()
	if after, _ := os.ReadFile(path); string(after) != string(before) {
		t.Error("the first copy's game was written over")
	}
	if _, err := os.Stat(own); err != nil {
		t.Errorf("the second copy's game: %v", err)
	}
}
