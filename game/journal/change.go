package journal

import (
	"bytes"
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"senet/game/fault"
	"senet/settings"
)

// Add keeps a new entry and returns it with its ID and date. When it cannot be
// written it is in the journal all the same as long as the program runs (see
// Unsaved), and the error, a *fault.Fault, says why.
func (j *Journal) Add(e Entry) (Entry, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	e = clean(e)
	if e.Date.IsZero() {
		e.Date = clean(Entry{Date: j.now()}).Date
	}
	e.ID = j.newID(e.Date)
	k := &kept{Entry: e, unsaved: true}
	j.mark(k)
	j.entries[e.ID] = k
	return e, j.save(k)
}

// Update changes the entry of the same ID. When it cannot be written the change
// is in memory only (see Unsaved), and the error, a *fault.Fault, says why. The
// fault journal.setAside is another matter: the entry was written, but the file
// had been changed from outside, and what it held was kept under another name.
func (j *Journal) Update(e Entry) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	k := j.entries[e.ID]
	if k == nil {
		return fault.New("journal.gone")
	}
	date := k.Date
	k.Entry, k.unsaved = clean(e), true
	j.mark(k)
	if k.Date.IsZero() {
		k.Date = date
	}
	return j.save(k)
}

// SetNotes is Update for the notes alone.
func (j *Journal) SetNotes(id, notes string) error {
	e, ok := j.Get(id)
	if !ok {
		return fault.New("journal.gone")
	}
	e.Notes = notes
	return j.Update(e)
}

// Save tries again to write an entry that could not be written, with errors as
// Update.
func (j *Journal) Save(id string) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	k := j.entries[id]
	switch {
	case k == nil:
		return fault.New("journal.gone")
	case !k.unsaved:
		return nil
	}
	return j.save(k)
}

// SaveAll tries again to write whatever could not be written, and returns how
// many entries still are in memory only.
func (j *Journal) SaveAll() (unsaved int) {
	j.mu.Lock()
	defer j.mu.Unlock()
	for _, k := range j.entries {
		if k.unsaved {
			_ = j.save(k) // k.unsaved says what has become of it
		}
		if k.unsaved {
			unsaved++
		}
	}
	return unsaved
}

// save writes the file of an entry.
func (j *Journal) save(k *kept) error {
	data, err := encode(k.Entry)
	if err == nil {
		err = readable(data)
	}
	if err != nil {
		return failed(err)
	}
	aside, err := j.clear(k)
	if err != nil {
		return failed(err)
	}
	if err := j.write(j.path(k.ID), data); err != nil {
		return failed(err)
	}
	k.onDisk, k.unsaved, k.seen = data, false, stamp{}
	if aside != "" {
		return fault.New("journal.setAside", "Path", aside)
	}
	return nil
}

// readable makes sure that nothing is written that could not be read again.
func readable(data []byte) error {
	if len(data) > MaxFile {
		return fault.New("journal.tooLong", "Most", MaxFile>>20)
	}
	if _, bad := decode(data); bad != nil {
		return cmp.Or(bad.why, error(fault.New("journal.why.large")))
	}
	return nil
}

func failed(why error) error { return fault.New("journal.writeFailed", "Reason", why) }

// clear makes sure that writing or removing the file of an entry loses nothing:
// a file that is not what it was when last seen is set aside, and the new path
// returned. The error says that the file must not be touched.
func (j *Journal) clear(k *kept) (aside string, err error) {
	path := j.path(k.ID)
	if _, err := os.Lstat(path); err != nil {
		return "", nil // nothing is there, or what comes next says why nobody can tell
	}
	data, err := settings.ReadLimited(path, MaxFile)
	switch {
	case err == nil && k.onDisk != nil && bytes.Equal(data, k.onDisk):
		return "", nil
	case err == nil:
		if _, bad := decode(data); bad != nil && bad.kind == "newer" {
			return "", bad.fault(filepath.Base(path))
		}
	}
	return settings.SetAside(path)
}

// Delete removes an entry and its file. The error is a *fault.Fault; then the
// entry is still there. A file that was changed from outside is set aside instead.
func (j *Journal) Delete(id string) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	k := j.entries[id]
	if k == nil {
		return fault.New("journal.gone")
	}
	_, err := j.clear(k)
	if err == nil {
		err = os.Remove(j.path(id))
		if k.onDisk == nil || errors.Is(err, fs.ErrNotExist) {
			err = nil // there never was a file, or it has gone
		}
	}
	if err != nil {
		return fault.New("journal.deleteFailed", "File", id+ext, "Reason", settings.Reason(err))
	}
	delete(j.entries, id)
	return nil
}
