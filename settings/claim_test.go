package settings

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// holderEnv turns the test program into a copy that holds its place until it is
// killed.
const holderEnv = "SENET_TEST_HOLDER"

// holdForEver takes a place and says which.
func holdForEver() {
	n, _ := Claim()
	fmt.Println(n)
	time.Sleep(time.Minute)
}

// The second copy in a data folder has a game of its own; a copy that is killed
// leaves its place free, without anything being cleaned up.
func TestCopies(t *testing.T) {
	t.Setenv("SENET_DATA_DIR", filepath.Join(t.TempDir(), "new"))
	first := exec.Command(os.Args[0])
	first.Env = append(os.Environ(), holderEnv+"=1")
	out, err := first.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := first.Start(); err != nil {
		t.Fatal(err)
	}
	defer first.Process.Kill()
	if line, _ := bufio.NewReader(out).ReadString('\n'); line != "1\n" {
		t.Fatalf("the first copy says it is %q", line)
	}
	n, release := Claim()
	game, _ := GamePath()
	earlier, _ := EarlierPath()
	if n != 2 || filepath.Base(game) != "game-2.senet" || filepath.Base(earlier) != "earlier-2.senet" {
		t.Errorf("copy %d has %s and %s", n, game, earlier)
	}
	first.Process.Kill()
	first.Wait()
	third, again := Claim()
	game, _ = GamePath()
	if third != 1 || filepath.Base(game) != "game.senet" {
		t.Errorf("after the first was killed comes copy %d with %s", third, game)
	}
	again()
	release()
	if n, release := Claim(); n != 1 {
		t.Errorf("a copy that has ended still holds the place: %d", n)
	} else {
		release()
	}
}

// Where nothing can be locked the program runs as the only copy.
func TestClaimWithoutFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("SENET_DATA_DIR", filepath.Join(file, "below"))
	n, release := Claim()
	defer release()
	if n != 1 {
		t.Errorf("copy %d", n)
	}
}
