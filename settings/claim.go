package settings

import (
	"fmt"
	"os"
	"path/filepath"
	"sync/atomic"

	"github.com/gofrs/flock"
)

// maxCopies is how many copies of the program have games of their own.
const maxCopies = 99

// claimed is which copy of the program this one is; 0: Claim was not called.
var claimed atomic.Int32

// Claim finds out which of the copies of the program that use one data folder
// this one is: 1 where no other is running. Games are kept under a name of each
// copy's own from then on, see GamePath. The place is held until release is
// called or the process ends in whatever way: the system itself frees it. Where
// the folder cannot be written or its file system knows no locks there is no
// telling copies apart, and every one is the first.
func Claim() (number int, release func()) {
	dir, err := DataDir()
	if err == nil {
		err = os.MkdirAll(dir, 0o700)
	}
	if err != nil {
		return 1, func() {}
	}
	for n := 1; n <= maxCopies; n++ {
		lock := flock.New(filepath.Join(dir, named("game", n, ".lock")))
		switch held, err := lock.TryLock(); {
		case err != nil:
			lock.Close()
			return 1, func() {}
		case held:
			claimed.Store(int32(n))
			return n, func() { claimed.Store(0); lock.Close() }
		}
		lock.Close()
	}
	claimed.Store(maxCopies)
	return maxCopies, func() { claimed.Store(0) }
}

// named is a file name of copy n: the first has the plain one.
func named(stem string, n int, ext string) string {
	if n > 1 {
		stem = fmt.Sprintf("%s-%d", stem, n)
	}
	return stem + ext
}

// GamePath is the file of the running game: "game.senet" in the data folder, and
// "game-2.senet" for the second of two copies of the program, and so on.
func GamePath() (string, error) {
	return in(DataDir, named("game", int(claimed.Load()), ".senet"))
}

// EarlierPath is the file of the unfinished game that was left for another, of
// each copy its own like GamePath.
func EarlierPath() (string, error) {
	return in(DataDir, named("earlier", int(claimed.Load()), ".senet"))
}
