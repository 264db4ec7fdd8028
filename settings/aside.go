package settings

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"senet/game/fault"
)

// SetAside renames a damaged file so that nothing of it is lost, and returns
// its new path: name.damaged-20260131-235959.ext beside the old one, in local
// time, with -2, -3, … before the extension if that name is taken. The error
// is a *fault.Fault; then the file is where it was.
func SetAside(path string) (string, error) { return setAside(path, time.Now()) }

func setAside(path string, now time.Time) (string, error) {
	ext := filepath.Ext(path)
	stem := strings.TrimSuffix(path, ext) + ".damaged-" + now.Format("20060102-150405")
	to := stem + ext
	for n := 2; exists(to); n++ {
		to = fmt.Sprintf("%s-%d%s", stem, n, ext)
	}
	if err := rename(path, to); err != nil {
		return "", fault.New("settings.asideFailed", "Path", path, "Reason", reason(err))
	}
	return to, nil
}

// exists reports whether anything at all has this name, a dangling link too.
// Where nobody may look, nothing exists; what is done with the name fails then.
func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}
