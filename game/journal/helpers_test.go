package journal

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"sort"
	"strings"
	"testing"
	"time"

	"senet/assets"
	"senet/game/fault"
	"senet/game/oracle"
	"senet/game/record"
)

var when = time.Date(2026, 11, 30, 18, 2, 5, 0, time.FixedZone("", 2*3600))

func godsRecord(t testing.TB) []byte {
	t.Helper()
	data, err := fs.ReadFile(assets.Records(), "gods-2015-02-19.senet")
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// full is an entry that has everything.
func full(t testing.TB) Entry {
	t.Helper()
	data := godsRecord(t)
	rec, _, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := oracle.ReadRecord(rec, oracle.Options{Side: oracle.OfCones, Met: oracle.Rested})
	if err != nil {
		t.Fatal(err)
	}
	e := OfReading(r, true, data)
	e.Date, e.Title, e.Language = when, `Партія з богами: "ніч"`, "uk"
	e.Question = "Що лишається,\nколи все пройдено?\t\\"
	e.Notes = "Рядок перший.\n\n+++\n```senet\nне запис\n```\n\nостанній рядок"
	return e
}

// open opens a journal that must have no faults.
func open(t testing.TB, dir string) *Journal {
	t.Helper()
	j, faults := Open(dir)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	return j
}

func add(t testing.TB, j *Journal, e Entry) Entry {
	t.Helper()
	e, err := j.Add(e)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func equal(a, b Entry) bool {
	if !a.Date.Equal(b.Date) {
		return false
	}
	a.Date, b.Date = time.Time{}, time.Time{}
	if len(a.Cards)+len(b.Cards) == 0 {
		a.Cards, b.Cards = nil, nil
	}
	return reflect.DeepEqual(a, b)
}

func files(t testing.TB, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	found, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	for _, f := range found {
		data, err := os.ReadFile(filepath.Join(dir, f.Name()))
		if err != nil {
			t.Fatal(err)
		}
		out[f.Name()] = string(data)
	}
	return out
}

func put(t testing.TB, dir, name, text string) {
	t.Helper()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// keys are the keys of faults with the files they name, sorted.
func keys(faults fault.List) string {
	var out []string
	for _, f := range faults {
		s := f.Key
		if file, ok := f.Args["File"].(string); ok {
			s += " " + file
		}
		out = append(out, s)
	}
	sort.Strings(out)
	return strings.Join(out, ", ")
}

func key(err error) string {
	var f *fault.Fault
	if errors.As(err, &f) {
		return f.Key
	}
	return ""
}
