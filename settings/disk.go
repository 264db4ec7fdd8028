package settings

import (
	"crypto/rand"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"senet/game/fault"
)

// file is the part of *os.File that a write needs.
type file interface {
	io.WriteCloser
	Chmod(fs.FileMode) error
	Sync() error
}

// disk is the part of the file system that a write needs. Tests put failing
// ones in its place.
type disk struct {
	create  func(path string) (file, error)
	rename  func(from, to string) error
	syncDir func(dir string) error
}

var realDisk = disk{
	create: func(path string) (file, error) {
		return os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	},
	rename:  rename,
	syncDir: syncDir,
}

// staleAfter is the age at which a temporary file surely has no writer.
const staleAfter = time.Hour

// WriteAtomic replaces the file at path by data, making its folder if need be.
// At every moment, also after a crash or a power cut, the file is the old one
// or the new one, whole. A symbolic link is followed; the permissions of a
// file that exists are kept. The error is a *fault.Fault; then the old file is
// untouched.
func WriteAtomic(path string, data []byte) error { return realDisk.write(path, data) }

func (d disk) write(path string, data []byte) error {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	if err := d.replace(path, data); err != nil {
		return fault.New("settings.writeFailed", "Path", path, "Reason", reason(err))
	}
	return nil
}

func (d disk) replace(path string, data []byte) error {
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	removeStale(path)
	// In the same folder, because a rename is atomic only within one volume.
	temp := filepath.Join(dir, tempPrefix(path)+rand.Text())
	if err := d.fill(temp, data, path); err != nil {
		os.Remove(temp) // nothing more can be done if this fails too
		return err
	}
	if err := d.rename(temp, path); err != nil {
		os.Remove(temp)
		return err
	}
	// The new file is in place; a folder that cannot be synced (some network
	// volumes) only means that a power cut may bring the old one back.
	_ = d.syncDir(dir)
	return nil
}

// fill writes the temporary file and waits until it is on the disk, so that
// the rename cannot reach the disk before the content does.
func (d disk) fill(temp string, data []byte, like string) (err error) {
	f, err := d.create(temp)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	if info, err := os.Stat(like); err == nil {
		if err := f.Chmod(info.Mode().Perm()); err != nil {
			return err
		}
	}
	if _, err := f.Write(data); err != nil {
		return err
	}
	return f.Sync()
}

func tempPrefix(path string) string { return "." + filepath.Base(path) + ".tmp-" }

// removeStale sweeps what writers of this file left behind when they were
// killed. It is housekeeping: errors do not matter.
func removeStale(path string) {
	entries, _ := os.ReadDir(filepath.Dir(path))
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), tempPrefix(path)) {
			continue
		}
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > staleAfter {
			os.Remove(filepath.Join(filepath.Dir(path), e.Name()))
		}
	}
}

// ReadLimited reads the file at path unless it is larger than limit bytes, so
// that a wrong file of a gigabyte costs neither time nor memory. The error is
// a *fault.Fault, except that a file that does not exist gives an error for
// which errors.Is(err, fs.ErrNotExist) holds.
func ReadLimited(path string, limit int64) ([]byte, error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if err != nil {
		return nil, readFailed(path, err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err != nil {
		return nil, readFailed(path, err)
	}
	if int64(len(data)) > limit {
		return nil, fault.New("settings.tooLarge", "Path", path, "Limit", limit/1024)
	}
	return data, nil
}

func readFailed(path string, err error) error {
	return fault.New("settings.readFailed", "Path", path, "Reason", reason(err))
}

// reason says why the system refused, in words that can be translated if it
// is one of the usual reasons, else in the system's own. It drops the operation
// and the path from the error: the message around it names the path already.
func reason(err error) error {
	switch {
	case errors.Is(err, fs.ErrPermission):
		return fault.New("settings.reason.permission")
	case isFull(err):
		return fault.New("settings.reason.full")
	case isReadOnly(err):
		return fault.New("settings.reason.readOnly")
	case isFolder(err):
		return fault.New("settings.reason.folder")
	case errors.Is(err, fs.ErrNotExist):
		return fault.New("settings.reason.missing")
	}
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	var l *os.LinkError
	if errors.As(err, &l) {
		return l.Err
	}
	return err
}

// Reason says why the system refused, as the faults of this package do, for
// those who deal with files of their own. It leaves the path out.
func Reason(err error) error { return reason(err) }
