//go:build !windows

package settings

import (
	"errors"
	"os"
	"syscall"
)

func rename(from, to string) error { return os.Rename(from, to) }

// syncDir makes a rename inside dir survive a power cut.
func syncDir(dir string) error {
	f, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

func isFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}
func isReadOnly(err error) bool { return errors.Is(err, syscall.EROFS) }
func isFolder(err error) bool   { return errors.Is(err, syscall.EISDIR) }
