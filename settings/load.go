package settings

import (
	"errors"
	"io/fs"
	"sync"

	"senet/game/fault"
)

// saving keeps two goroutines from setting the same file aside twice.
var saving sync.Mutex

// Load reads the preferences. A file that does not exist gives the defaults,
// silently: it is a first start. Every fault of the file is in the list, the
// last one saying that the file will be kept; what could be understood is used
// all the same. The file itself is never changed here.
func Load() (Preferences, fault.List) {
	path, err := PreferencesPath()
	if err != nil {
		return Defaults(), fault.List{asFault(err)}
	}
	data, err := ReadLimited(path, maxPreferences)
	if errors.Is(err, fs.ErrNotExist) {
		return Defaults(), nil
	}
	if err != nil {
		return Defaults(), fault.List{asFault(err)}
	}
	p, faults := Read(data)
	if len(faults) > 0 {
		faults = append(faults, fault.New("settings.kept", "Path", path))
	}
	return p, faults
}

// Save writes the preferences, each value brought into its range. A file that
// says the same already is left alone, with the comments somebody may have put
// there. A file with faults is set aside first. The error is a *fault.Fault;
// then what was on the disk is still there.
func Save(p Preferences) error { return realDisk.save(p.Clean()) }

func (d disk) save(p Preferences) error {
	path, err := PreferencesPath()
	if err != nil {
		return err
	}
	saving.Lock()
	defer saving.Unlock()
	old, err := ReadLimited(path, maxPreferences)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil: // too large, unreadable, a folder: not ours to overwrite
		if _, err := SetAside(path); err != nil {
			return err
		}
	default:
		was, faults := Read(old)
		if len(faults) > 0 {
			if _, err := SetAside(path); err != nil {
				return err
			}
		} else if was == p {
			return nil
		}
	}
	return d.write(path, Write(p))
}

// asFault takes an error of this package for what it is.
func asFault(err error) *fault.Fault {
	var f *fault.Fault
	if errors.As(err, &f) {
		return f
	}
	return fault.New("settings.readFailed", "Path", "", "Reason", err)
}
