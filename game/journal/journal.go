package journal

import (
	"cmp"
	"crypto/rand"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"senet/game/fault"
	"senet/settings"
)

const (
	// ext is the ending of the files.
	ext = ".md"
	// maxFiles is how many files are read.
	maxFiles = 20_000
)

// Journal is the journal of one folder, safe for use by several goroutines.
type Journal struct {
	dir   string
	write func(path string, data []byte) error // settings.WriteAtomic, but for tests
	now   func() time.Time

	mu      sync.Mutex
	entries map[string]*kept
	changes uint64 // how many there have been
}

// stamp tells whether a file has been written since; zero: it has.
type stamp struct {
	size int64
	time time.Time
}

func stampOf(f fs.FileInfo) stamp { return stamp{f.Size(), f.ModTime()} }

// mark notes that an entry is not what it was. The caller holds mu.
func (j *Journal) mark(k *kept) {
	j.changes++
	k.changed = j.changes
}

// kept is an entry with what is known of its file.
type kept struct {
	Entry
	onDisk  []byte // what the file held when it was last read or written; nil for no file
	unsaved bool   // the entry is not what the file holds
	changed uint64 // when it was last read or changed, counted
	seen    stamp  // of the file when it was last read
}

// Dir is the folder of the player's journal, which need not exist. The error is
// a *fault.Fault: the system names no folder for data.
func Dir() (string, error) {
	d, err := settings.DataDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(d, "journal"), nil
}

// Open reads the journal in a folder, which need not exist. Files that are no
// entries are left as they are, and named in the faults.
func Open(dir string) (*Journal, fault.List) {
	j := &Journal{dir: dir, write: settings.WriteAtomic, now: time.Now, entries: map[string]*kept{}}
	return j, j.Reload()
}

// Reload reads the folder again, after it was changed from outside, and returns
// what Open would. What is not saved stays.
func (j *Journal) Reload() fault.List {
	j.mu.Lock()
	defer j.mu.Unlock()
	names, faults := j.list()
	fresh := map[string]*kept{}
	for _, name := range names {
		k, bad := j.load(name)
		switch {
		case bad != nil:
			// What was set aside has been named when that was done.
			if !strings.Contains(name, ".damaged-") {
				faults = append(faults, bad)
			}
		case k != nil:
			if j.entries[k.ID] != k {
				j.mark(k)
			}
			fresh[k.ID] = k
		}
	}
	for id, k := range j.entries {
		if k.unsaved {
			fresh[id] = k
		}
	}
	j.entries = fresh
	return faults
}

// list returns the names of the files of the folder, and sweeps away what writers
// that were killed have left.
func (j *Journal) list() (names []string, faults fault.List) {
	found, err := os.ReadDir(j.dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		faults = append(faults, fault.New("journal.folder", "Path", j.dir, "Reason", settings.Reason(err)))
	}
	for _, f := range found {
		name := f.Name()
		switch {
		case strings.HasPrefix(name, "."):
			j.sweep(f)
		case f.IsDir() || filepath.Ext(name) != ext:
		case len(names) == maxFiles:
			return names, append(faults, fault.New("journal.tooMany", "Most", maxFiles))
		default:
			names = append(names, name)
		}
	}
	return names, faults
}

// sweep removes the unfinished file of a writer that surely is no more.
func (j *Journal) sweep(f fs.DirEntry) {
	info, err := f.Info()
	if err == nil && info.Mode().IsRegular() && strings.Contains(f.Name(), ext+".tmp-") &&
		j.now().Sub(info.ModTime()) > time.Hour {
		os.Remove(filepath.Join(j.dir, f.Name()))
	}
}

// load reads one file, unless it is as it was when it was last read. It returns
// nothing at all when the file has gone.
func (j *Journal) load(name string) (*kept, *fault.Fault) {
	path := filepath.Join(j.dir, name)
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() { // a pipe would never end
		return nil, (&damage{kind: "foreign"}).fault(name)
	}
	id := strings.TrimSuffix(name, ext)
	if old := j.entries[id]; err == nil && old != nil && !old.unsaved && old.seen == stampOf(info) {
		return old, nil
	}
	var data []byte
	if err == nil {
		data, err = settings.ReadLimited(path, MaxFile)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, (&damage{"unreadable", settings.Reason(err)}).fault(name)
	}
	e, bad := decode(data)
	if bad != nil {
		return nil, bad.fault(name)
	}
	e.ID = id
	if e.Date.IsZero() {
		e.Date = info.ModTime().Truncate(time.Second)
	}
	return &kept{Entry: e, onDisk: data, seen: stampOf(info)}, nil
}

// Entries returns all entries, the newest first.
func (j *Journal) Entries() []Entry {
	all, _ := j.sorted()
	return all
}

// sorted are all entries, the newest first, and when each was last changed.
func (j *Journal) sorted() (all []Entry, changed []uint64) {
	j.mu.Lock()
	defer j.mu.Unlock()
	some := slices.SortedFunc(maps.Values(j.entries), func(a, b *kept) int {
		return cmp.Or(b.Date.Compare(a.Date), strings.Compare(b.ID, a.ID))
	})
	all, changed = make([]Entry, len(some)), make([]uint64, len(some))
	for i, k := range some {
		all[i], changed[i] = k.Entry, k.changed
	}
	return all, changed
}

// Get returns an entry, or false when there is none of that ID.
func (j *Journal) Get(id string) (Entry, bool) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if k := j.entries[id]; k != nil {
		return k.Entry, true
	}
	return Entry{}, false
}

// Unsaved reports whether the entry, or its last change, is only in memory.
func (j *Journal) Unsaved(id string) bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	k := j.entries[id]
	return k != nil && k.unsaved
}

// newID makes an ID that no file and no entry has: the moment, to find the file
// by, and chance.
func (j *Journal) newID(at time.Time) string {
	for {
		id := at.Format("2006-01-02-1504-") + strings.ToLower(rand.Text()[:8])
		if _, err := os.Lstat(j.path(id)); err != nil && j.entries[id] == nil {
			return id
		}
	}
}

func (j *Journal) path(id string) string { return filepath.Join(j.dir, id+ext) }
