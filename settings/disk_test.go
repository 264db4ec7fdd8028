package settings

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"senet/game/fault"
)

// broken is a file whose steps fail as told; what was written before stays.
type broken struct {
	file
	writes, syncs, closes error
}

func (b broken) Write(p []byte) (int, error) {
	if b.writes != nil {
		n, _ := b.file.Write(p[:len(p)/2]) // a full disk takes a part
		return n, b.writes
	}
	return b.file.Write(p)
}
func (b broken) Sync() error  { return errors.Join(b.syncs, b.file.Sync()) }
func (b broken) Close() error { return errors.Join(b.file.Close(), b.closes) }

// failing is a disk on which one step fails.
func failing(step string, err error) disk {
	d := realDisk
	d.create = func(path string) (file, error) {
		if step == "create" {
			return nil, &fs.PathError{Op: "open", Path: path, Err: err}
		}
		f, openErr := realDisk.create(path)
		b := broken{file: f}
		switch step {
		case "write":
			b.writes = err
		case "sync":
			b.syncs = err
		case "close":
			b.closes = err
		}
		return b, openErr
	}
	if step == "rename" {
		d.rename = func(from, to string) error { return &os.LinkError{Op: "rename", Old: from, New: to, Err: err} }
	}
	return d
}

func TestAFailedWriteLeavesTheOldFileAndNothingElse(t *testing.T) {
	for _, step := range []string{"create", "write", "sync", "close", "rename"} {
		path := home(t)
		put(t, path, "old")
		err := failing(step, syscall.ENOSPC).write(path, []byte("new and longer"))
		var f *fault.Fault
		if !errors.As(err, &f) || f.Key != "settings.writeFailed" || f.Args["Path"] != path {
			t.Fatalf("%s: %v", step, err)
		}
		why, _ := f.Args["Reason"].(*fault.Fault)
		if why == nil || why.Key != "settings.reason.full" {
			t.Errorf("%s: the reason is %v", step, f.Args["Reason"])
		}
		if get(t, path) != "old" {
			t.Errorf("%s: the old file is gone", step)
		}
		if got := files(t, filepath.Dir(path)); len(got) != 1 {
			t.Errorf("%s: left behind: %v", step, got)
		}
	}
}

func TestAFailedSaveKeepsTheSettings(t *testing.T) {
	home(t)
	if err := Save(changed()); err != nil {
		t.Fatal(err)
	}
	if err := failing("write", syscall.ENOSPC).save(Defaults()); err == nil {
		t.Error("a save on a full disk succeeded")
	}
	if p, faults := Load(); p != changed() || faults != nil {
		t.Errorf("Load() = %+v, %v", p, faults)
	}
}

func TestAFolderThatCannotBeSyncedIsNoFailure(t *testing.T) {
	path := home(t)
	d := realDisk
	d.syncDir = func(string) error { return syscall.EINVAL }
	if err := d.write(path, []byte("new")); err != nil || get(t, path) != "new" {
		t.Errorf("write: %v", err)
	}
}

func TestReasonsAreInWords(t *testing.T) {
	for err, want := range map[error]string{
		syscall.EACCES: "settings.reason.permission",
		syscall.ENOENT: "settings.reason.missing",
		syscall.EISDIR: "settings.reason.folder",
		syscall.ENOSPC: "settings.reason.full",
		syscall.EROFS:  "settings.reason.readOnly",
	} {
		got := reason(&fs.PathError{Op: "open", Path: "x", Err: err})
		if f, ok := got.(*fault.Fault); !ok || f.Key != want {
			t.Errorf("%v: %v, want %s", err, got, want)
		}
	}
	other := reason(&fs.PathError{Op: "open", Path: "x", Err: syscall.EIO})
	if strings.Contains(other.Error(), "open") {
		t.Errorf("%q repeats what the message around it says", other)
	}
}

func TestAFolderThatMayNotBeWritten(t *testing.T) {
	if runtime.GOOS == "windows" || os.Geteuid() == 0 {
		t.Skip("permissions do not bind here")
	}
	path := home(t)
	put(t, path, "theme = 'light'\n")
	dir := filepath.Dir(path)
	if err := os.Chmod(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.Chmod(dir, 0o755) })
	if err := Save(changed()); err == nil {
		t.Error("Save said it had saved")
	}
	if get(t, path) != "theme = 'light'\n" {
		t.Error("the file changed")
	}
}

func TestAFileInThePlaceOfTheFolder(t *testing.T) {
	path := filepath.Join(home(t), "settings.toml")
	put(t, filepath.Dir(path), "I am a file")
	t.Setenv("SENET_CONFIG_DIR", filepath.Dir(path))
	if _, faults := Load(); len(faults) != 1 {
		t.Errorf("Load: %v", faults)
	}
	if err := Save(changed()); err == nil {
		t.Error("Save said it had saved")
	}
}

func TestWriteKeepsPermissionsAndLinks(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links need rights there")
	}
	path := home(t)
	real := filepath.Join(t.TempDir(), "dotfiles.toml")
	put(t, real, "old")
	if err := errors.Join(os.Chmod(real, 0o640), os.Symlink(real, path)); err != nil {
		t.Fatal(err)
	}
	if err := WriteAtomic(path, []byte("new")); err != nil {
		t.Fatal(err)
	}
	info, err := os.Lstat(real)
	if err != nil || info.Mode() != 0o640 || get(t, real) != "new" {
		t.Errorf("the file behind the link: %v, %v", info, err)
	}
	if info, _ := os.Lstat(path); info.Mode()&fs.ModeSymlink == 0 {
		t.Error("the link became a file")
	}
}

func TestStaleTemporaryFilesAreSwept(t *testing.T) {
	path := home(t)
	dir := filepath.Dir(path)
	stale := filepath.Join(dir, tempPrefix(path)+"OLD")
	fresh := filepath.Join(dir, tempPrefix(path)+"FRESH")
	other := filepath.Join(dir, tempPrefix("game.senet")+"OLD")
	long := time.Now().Add(-2 * staleAfter)
	for _, f := range []string{stale, fresh, other} {
		put(t, f, "half")
	}
	if err := errors.Join(os.Chtimes(stale, long, long), os.Chtimes(other, long, long)); err != nil {
		t.Fatal(err)
	}
	if err := WriteAtomic(path, []byte("x")); err != nil {
		t.Fatal(err)
	}
	if exists(stale) || !exists(fresh) || !exists(other) {
		t.Errorf("after the write: %v", files(t, dir))
	}
}

func TestReadLimited(t *testing.T) {
	path := home(t)
	if _, err := ReadLimited(path, 10); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
	put(t, path, "0123456789")
	if data, err := ReadLimited(path, 10); err != nil || string(data) != "0123456789" {
		t.Errorf("at the limit: %q, %v", data, err)
	}
	put(t, path, "0123456789+")
	var f *fault.Fault
	if _, err := ReadLimited(path, 10); !errors.As(err, &f) || f.Key != "settings.tooLarge" {
		t.Errorf("over the limit: %v", err)
	}
}

func TestSetAsideNeverTakesAName(t *testing.T) {
	path := home(t)
	dir := filepath.Dir(path)
	at := time.Date(2026, 1, 31, 23, 59, 59, 0, time.Local)
	var names []string
	for i := range 3 {
		content := strings.Repeat("damaged", i+1)
		put(t, path, content)
		to, err := setAside(path, at)
		if err != nil || get(t, to) != content {
			t.Fatalf("set aside to %s: %v", to, err)
		}
		names = append(names, filepath.Base(to))
	}
	want := []string{
		"settings.damaged-20260131-235959.toml", "settings.damaged-20260131-235959-2.toml",
		"settings.damaged-20260131-235959-3.toml",
	}
	if !slices.Equal(names, want) || len(files(t, dir)) != 3 {
		t.Errorf("names %v, files %v", names, files(t, dir))
	}
	if _, err := SetAside(path); err == nil {
		t.Error("a file that does not exist was set aside")
	}
}

func TestManyWritersAtOnce(t *testing.T) {
	path := home(t)
	put(t, path, "damaged [")
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			p := changed()
			p.Volume = i
			for range 5 {
				if err := Save(p); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	if p, faults := Load(); faults != nil || p.Volume > 7 {
		t.Errorf("Load() = %+v, %v", p, faults)
	}
	if got := files(t, filepath.Dir(path)); len(got) != 2 {
		t.Errorf("files: %v", got)
	}
}
