package settings

import (
	"errors"
	"os"
	"syscall"
	"time"
)

// rename replaces to by from. Virus scanners and indexers hold a fresh file
// open for a moment, which Windows answers by refusing the rename; so it is
// tried for about a second.
func rename(from, to string) error {
	var err error
	for wait := time.Millisecond; wait < time.Second; wait *= 2 {
		if err = os.Rename(from, to); err == nil {
			return nil
		}
		time.Sleep(wait)
	}
	return err
}

// syncDir does nothing: Windows cannot sync a folder and needs no such call.
func syncDir(string) error { return nil }

// The numbers are those of winerror.h, which package syscall does not name.
const (
	errorWriteProtect   = syscall.Errno(19)
	errorHandleDiskFull = syscall.Errno(39)
	errorDiskFull       = syscall.Errno(112)
)

func isFull(err error) bool {
	return errors.Is(err, errorDiskFull) || errors.Is(err, errorHandleDiskFull)
}
func isReadOnly(err error) bool { return errors.Is(err, errorWriteProtect) }
func isFolder(err error) bool   { return errors.Is(err, syscall.EISDIR) }
