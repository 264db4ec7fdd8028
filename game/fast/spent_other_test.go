//go:build !unix

package fast_test

import "time"

var begun = time.Now()

// spent is the time since the tests began, where processor time is not to be had.
func spent() time.Duration { return time.Since(begun) }
