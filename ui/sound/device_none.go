//go:build !linux && !freebsd && !openbsd && !netbsd && !darwin && !windows

package sound

import "errors"

// openDevice says that there is none: no way to one is known here.
func openDevice(func([]float32)) (stop func(), err error) {
	return nil, errors.ErrUnsupported
}
