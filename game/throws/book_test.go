package throws

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"senet/game/record"
	"senet/settings"
)

// A game is counted once, however often it is counted and whatever becomes of it:
// it goes on, is taken back and played otherwise, or is taken back to its start.
func TestEachThrowOnce(t *testing.T) {
	b := newBook(t)
	whole := played(t, "kendall", 11, 200)
	other := throwsOf(t, played(t, "bell", 12, 80))
	b.must(t, other)
	for _, actions := range []int{40, 40, 120, 200, 90, 0, 150} {
		rec := *whole
		rec.Actions = whole.Actions[:actions]
		g := throwsOf(t, &rec)
		b.must(t, g)
		if got, want := total(b.onDisk(t)), len(other.Throws)+rec.Throws(); got != want {
			t.Errorf("after %d actions %d throws are counted, not %d", actions, got, want)
		}
	}
}

// What another window has counted is not lost.
func TestTwoWindows(t *testing.T) {
	a := newBook(t)
	b := &book{path: a.path, write: a.write}
	for seed := uint64(1); seed <= 4; seed++ {
		g := throwsOf(t, played(t, "kendall", seed, 60))
		[]*book{a, b}[seed%2].must(t, g)
	}
	if n := len(a.onDisk(t)); n != 4 {
		t.Errorf("%d games of four", n)
	}
}

// Games that are not the program's own leave no trace.
func TestForeignGamesDoNotCount(t *testing.T) {
	b := newBook(t)
	forged := throwsOf(t, played(t, "kendall", 3, 90))
	forged.Throws[7].Light = (forged.Throws[7].Light + 1) % 5
	unknown := throwsOf(t, played(t, "kendall", 4, 90))
	unknown.HasSeed = false
	for _, g := range []Game{forged, unknown, {Seed: 5, HasSeed: true}} {
		b.must(t, g)
	}
	if exists(b.path) {
		t.Error("there is a file")
	}
}

// A damaged file is set aside and told of once; sound games in it still count.
func TestDamagedFile(t *testing.T) {
	one, two := throwsOf(t, played(t, "kendall", 1, 90)), throwsOf(t, played(t, "kendall", 2, 90))
	good := string(encode([]Game{one, two}))
	at := strings.LastIndex(good, "throws = ") + 20
	for name, c := range map[string]struct {
		data string
		kept int
	}{
		"cut off":      {good[:len(good)-9], 0},
		"not TOML":     {"\x00\x01 nonsense", 0},
		"no version":   {"a = 1\n", 0},
		"forged throw": {good[:at] + string('0'+('5'-good[at])%5) + "0123" + good[at+5:], 1},
		"empty":        {"", 0},
	} {
		b := newBook(t)
		if err := os.WriteFile(b.path, []byte(c.data), 0o666); err != nil {
			t.Fatal(err)
		}
		three := throwsOf(t, played(t, "kendall", 3, 90))
		read, write := b.count(three)
		if key(read) != "fairness.file.aside" || write != nil {
			t.Errorf("%s: %v, %v", name, read, write)
		}
		if got := len(b.onDisk(t)); got != c.kept+1 {
			t.Errorf("%s: %d games, not %d", name, got, c.kept+1)
		}
		aside, _ := filepath.Glob(filepath.Join(filepath.Dir(b.path), "throws.damaged-*.toml"))
		if len(aside) != 1 {
			t.Fatalf("%s: set aside as %v", name, aside)
		}
		if data, _ := os.ReadFile(aside[0]); string(data) != c.data {
			t.Errorf("%s: what was set aside is not what was there", name)
		}
		b.must(t, throwsOf(t, played(t, "kendall", 4, 90)))
	}
}

// The file of a later version is neither changed nor moved.
func TestLaterVersion(t *testing.T) {
	b := newBook(t)
	data := []byte("senet-throws = 2\nnew = true\n")
	if err := os.WriteFile(b.path, data, 0o666); err != nil {
		t.Fatal(err)
	}
	read, write := b.count(throwsOf(t, played(t, "kendall", 3, 90)))
	if key(read) != "fairness.file.later" || write != nil {
		t.Errorf("%v, %v", read, write)
	}
	if now, _ := os.ReadFile(b.path); !bytes.Equal(now, data) {
		t.Errorf("the file is now %q", now)
	}
}

// A write that fails is told; the game counts at the next one that succeeds.
func TestFailedWrite(t *testing.T) {
	b := newBook(t)
	b.write = func(string, []byte) error { return errors.New("full") }
	g := throwsOf(t, played(t, "kendall", 3, 90))
	if read, write := b.count(g); read != nil || key(write) != "fairness.file.unwritten" {
		t.Errorf("%v, %v", read, write)
	}
	b.write = settings.WriteAtomic
	b.must(t, g)
	if total(b.onDisk(t)) != len(g.Throws) {
		t.Error("it does not count")
	}
}

// The oldest games make room.
func TestNoMoreThanSoManyGames(t *testing.T) {
	games := make([]Game, maxGames-2)
	for i := range games {
		games[i].Seed = uint64(i)
	}
	for i := maxGames - 2; i < maxGames+3; i++ {
		games = with(games, Game{Seed: uint64(i), HasSeed: true, Throws: []Throw{{Light: 2}}})
	}
	if len(games) != maxGames || games[0].Seed != 3 {
		t.Errorf("%d games from %d", len(games), games[0].Seed)
	}
}

// The store answers in order, on its own goroutine: a report sees what was
// counted before, shows the game that is being played without counting it, and
// every record that is only looked at leaves the totals alone.
func TestStore(t *testing.T) {
	path := filepath.Join(t.TempDir(), "throws.toml")
	var mu sync.Mutex
	var told []error
	s := open(func() (string, error) { return path, nil }, func(err error) {
		mu.Lock()
		told = append(told, err)
		mu.Unlock()
	})
	one, two, three := played(t, "kendall", 1, 90), played(t, "bell", 2, 90), played(t, "maat", 3, 90)
	s.Count(text(t, one))
	s.Count([]byte("no record"))
	var r Report
	s.Report(text(t, three), text(t, two), func(got Report) { r = got })
	s.Wait()
	if r.Games != 2 || r.Checked.Throws != one.Throws()+two.Throws() || r.Check.Throws != three.Throws() || r.Err != nil {
		t.Errorf("%d games, %d and %d throws, %v", r.Games, r.Checked.Throws, r.Check.Throws, r.Err)
	}
	b := book{path: path}
	if games := b.onDisk(t); total(games) != one.Throws() {
		t.Errorf("%d throws are on the disk", total(games))
	}
	if err := os.WriteFile(path, []byte("spoilt"), 0o666); err != nil {
		t.Fatal(err)
	}
	s.Report(nil, nil, func(got Report) { r = got })
	s.Close()
	s.Close()
	if key(r.Err) != "fairness.file.aside" || r.Games != 0 || len(r.This.Lines) != 0 || len(told) != 1 {
		t.Errorf("after damage: %v, %d games, told %v", r.Err, r.Games, told)
	}
	s.Count(text(t, two)) // too late, and no harm
	s.Wait()
}

// What cannot be read of a record is no reason not to show the rest.
func TestReportOfPartOfARecord(t *testing.T) {
	data := append(text(t, played(t, "kendall", 8, 60)), []byte("99. 7 — nonsense\n")...)
	if _, _, err := record.Read(data); err == nil {
		t.Fatal("the record is sound")
	}
	if g, ok := parse(data, false); !ok || len(g.Throws) == 0 {
		t.Error("nothing is shown")
	}
	if _, ok := parse(data, true); ok {
		t.Error("it is counted")
	}
}

func BenchmarkReport(b *testing.B) {
	var games []Game
	for seed := range uint64(1000) {
		games = append(games, throwsOf(b, played(b, "kendall", seed+1, 250)))
	}
	data := encode(games)
	b.Run(fmt.Sprintf("read %d KB", len(data)>>10), func(b *testing.B) {
		for range b.N {
			decode(data)
		}
	})
	b.Run("report", func(b *testing.B) {
		for range b.N {
			report(&games[0], games)
		}
	})
}
