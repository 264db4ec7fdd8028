package journal

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"
)

// writerEnv turns the test program into a writer that is to be killed: it names
// the folder of the journal.
const writerEnv = "SENET_TEST_JOURNAL"

func TestMain(m *testing.M) {
	if dir := os.Getenv(writerEnv); dir != "" {
		writeForEver(dir)
	}
	os.Exit(m.Run())
}

// writeForEver adds entries, writes notes to them again and again, and deletes
// some, and says of each what it is about to do and when it is done:
//
//	add 7 ID, notes ID 3, delete ID
//
// "begin" before each means that it may or may not have come to pass.
func writeForEver(dir string) {
	j, faults := Open(dir)
	must(len(faults) == 0, faults)
	for n := 1; ; n++ {
		fmt.Println("begin")
		e, err := j.Add(numbered(n))
		must(err == nil, err)
		fmt.Println("add", n, e.ID)
		for k := 1; k <= 3; k++ {
			fmt.Println("begin", "notes", e.ID, k)
			must(j.SetNotes(e.ID, notes(n, k)) == nil, "notes")
			fmt.Println("notes", e.ID, k)
		}
		if n%4 == 0 {
			fmt.Println("begin", "delete", e.ID)
			must(j.Delete(e.ID) == nil, "delete")
			fmt.Println("delete", e.ID)
		}
	}
}

func must(ok bool, why any) {
	if !ok {
		fmt.Println("failed", why)
		os.Exit(3)
	}
}

// numbered is an entry whose parts all tell its number, of ever other length.
func numbered(n int) Entry {
	return Entry{Kind: Game, Date: when, Title: strconv.Itoa(n), Record: strings.Repeat(fmt.Sprintf("%d. 3 — 4-7\n", n), n*37%3000), Notes: notes(n, 0)}
}

func notes(n, k int) string {
	return fmt.Sprintf("%d/%d %s", n, k, strings.Repeat("ї", n*k*911%20_000))
}

// promised is what a writer reported before it was killed.
type promised struct {
	number  int // of the entry; its other parts follow from it
	notes   int // the notes reported as written
	open    int // notes that were begun, or the same
	leaving bool
	gone    bool
}

// TestKilledWhileWriting kills a writer at 200 random moments. Whatever it had
// reported is there, whole; nothing else is damaged; nothing deleted comes back.
func TestKilledWhileWriting(t *testing.T) {
	rounds := 200
	if testing.Short() {
		rounds = 20
	}
	dir := t.TempDir()
	all := map[string]*promised{}
	reports := 0
	for round := range rounds {
		reports += killWriter(t, dir, all)
		j, faults := Open(dir)
		if len(faults) > 0 {
			t.Fatalf("round %d: %v", round, faults)
		}
		unknown := 0
		for _, e := range j.Entries() {
			if all[e.ID] == nil { // added, and killed before it could say so
				unknown++
				n, err := strconv.Atoi(e.Title)
				if err != nil || !equal(e, withID(clean(numbered(n)), e.ID)) {
					t.Fatalf("round %d: an entry that is not whole: %.200q", round, fmt.Sprint(e))
				}
				all[e.ID] = &promised{number: n}
			}
		}
		if unknown > 1 {
			t.Fatalf("round %d: %d entries that nobody reported", round, unknown)
		}
		for id, p := range all {
			checkPromise(t, j, id, p)
		}
		if t.Failed() {
			t.Fatalf("in round %d", round)
		}
	}
	t.Logf("%d kills, %d writes reported, %d entries", rounds, reports, len(all))
}

func withID(e Entry, id string) Entry {
	e.ID = id
	return e
}

// checkPromise compares an entry with what was reported of it, and takes what
// was begun for what it turned out to be.
func checkPromise(t *testing.T, j *Journal, id string, p *promised) {
	t.Helper()
	e, ok := j.Get(id)
	switch {
	case !ok && (p.gone || p.leaving):
		p.gone = true
		return
	case !ok || p.gone:
		t.Errorf("entry %d is there: %v, reported as deleted: %v", p.number, ok, p.gone)
		return
	}
	want := withID(clean(numbered(p.number)), id)
	for _, k := range []int{p.notes, p.open} {
		if want.Notes = notes(p.number, k); equal(e, want) {
			p.notes, p.open, p.leaving = k, k, false
			return
		}
	}
	t.Errorf("entry %d has not the notes %d or %d: %.100q", p.number, p.notes, p.open, e.Notes)
}

// killWriter starts a writer, lets it come to its first entry and a random
// moment further, kills it, and takes down what it reported.
func killWriter(t *testing.T, dir string, all map[string]*promised) (reports int) {
	t.Helper()
	writer := exec.Command(os.Args[0])
	writer.Env = append(os.Environ(), writerEnv+"="+dir)
	out, err := writer.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := writer.Start(); err != nil {
		t.Fatal(err)
	}
	var killer *time.Timer
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if killer == nil {
			killer = time.AfterFunc(time.Duration(rand.IntN(60_000))*time.Microsecond, func() { writer.Process.Kill() })
		}
		if takeDown(t, strings.Fields(lines.Text()), all) {
			reports++
		}
	}
	if killer == nil {
		writer.Process.Kill()
	}
	writer.Wait() // it was killed, so there is always an error
	return reports
}

// takeDown follows one report and says whether it was of something done.
func takeDown(t *testing.T, f []string, all map[string]*promised) bool {
	t.Helper()
	begun := len(f) > 0 && f[0] == "begin"
	if begun {
		f = f[1:]
	}
	switch {
	case len(f) == 0:
	case f[0] == "add":
		n, _ := strconv.Atoi(f[1])
		all[f[2]] = &promised{number: n}
	case f[0] == "notes":
		p := all[f[1]]
		p.open, _ = strconv.Atoi(f[2])
		if !begun {
			p.notes = p.open
		}
	case f[0] == "delete":
		all[f[1]].leaving = true
		all[f[1]].gone = !begun
	default:
		t.Errorf("the writer says: %v", f)
	}
	return !begun
}
