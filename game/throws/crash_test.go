package throws

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"senet/game/sticks"
	"senet/settings"
)

// counterEnv turns the test program into one that counts games and is to be
// killed: it names the file.
const counterEnv = "SENET_TEST_COUNTER"

func TestMain(m *testing.M) {
	if path := os.Getenv(counterEnv); path != "" {
		countForEver(path)
	}
	os.Exit(m.Run())
}

// countForEver counts one game after the other, growing each by steps, and says
// after every count how many throws there must be.
func countForEver(path string) {
	b := book{path: path, write: settings.WriteAtomic}
	_ = b.load()
	for seed := uint64(len(b.games)); ; seed++ {
		whole := sixty(seed + 1)
		for n := 20; n <= len(whole.Throws); n += 20 {
			g := whole
			g.Throws = whole.Throws[:n]
			if read, write := b.count(g); read != nil || write != nil {
				fmt.Println(read, write)
				os.Exit(3)
			}
			fmt.Println(total(b.games))
		}
	}
}

// sixty is a game of sixty throws of a seed.
func sixty(seed uint64) Game {
	g := Game{Seed: seed, HasSeed: true, AllDark: 5}
	source := sticks.Seeded(seed)
	for n := range 60 {
		g.Throws = append(g.Throws, Throw{Light: uint8(source.Faces(n).Light())})
	}
	return g
}

// TestKilledWhileCounting kills the program at a random moment, again and again:
// the file is always whole, and has every throw that was counted, once.
func TestKilledWhileCounting(t *testing.T) {
	rounds := 30
	if testing.Short() {
		rounds = 6
	}
	b := newBook(t)
	for round := range rounds {
		reported := killCounter(t, b.path)
		games := b.onDisk(t) // fails if there is anything to be said of the file
		seen := map[uint64]bool{}
		for i := range games {
			if seen[games[i].Seed] {
				t.Fatalf("round %d: game %d is there twice", round, games[i].Seed)
			}
			seen[games[i].Seed] = true
		}
		if n := total(games); reported > 0 && n != reported && n != reported+20 {
			t.Fatalf("round %d: %d throws are on the disk, %d were counted", round, n, reported)
		}
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(b.path), "*damaged*")); len(left) > 0 {
		t.Errorf("set aside: %v", left)
	}
}

// killCounter lets a counter run for a random time and kills it; it returns the
// last number that it reported.
func killCounter(t *testing.T, path string) int {
	t.Helper()
	counter := exec.Command(os.Args[0])
	counter.Env = append(os.Environ(), counterEnv+"="+path)
	out, err := counter.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := counter.Start(); err != nil {
		t.Fatal(err)
	}
	last := 0
	var killer *time.Timer
	for lines := bufio.NewScanner(out); lines.Scan(); {
		n, err := strconv.Atoi(lines.Text())
		if err != nil {
			t.Errorf("the counter says: %s", lines.Text())
			break
		}
		if last = n; killer == nil {
			killer = time.AfterFunc(time.Duration(rand.IntN(30_000))*time.Microsecond, func() { counter.Process.Kill() })
		}
	}
	if killer == nil {
		counter.Process.Kill()
	}
	counter.Wait() // it was killed, so there is always an error
	return last
}
