// Package plain reads the text files that people write: the readings of the
// cards and the codex.
package plain

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"senet/game/fault"
)

// MaxBytes bounds a file: what is larger is something else.
const MaxBytes = 64 << 10

// TooLarge is the fault of a file of more than MaxBytes.
func TooLarge() *fault.Fault { return fault.New("readings.tooLarge", "Most", MaxBytes>>10) }

// Lines returns the lines of a UTF-8 file, without a byte order mark, the spaces
// at their ends and characters that cannot be shown. A file that is too large or
// not UTF-8 has no lines but a fault.
func Lines(data []byte) ([]string, *fault.Fault) {
	switch data = bytes.TrimPrefix(data, []byte("\ufeff")); {
	case len(data) > MaxBytes:
		return nil, TooLarge()
	case !utf8.Valid(data):
		return nil, fault.New("readings.notUTF8")
	}
	lines := strings.Split(string(data), "\n")
	for i, line := range lines {
		lines[i] = clean(line)
	}
	return lines, nil
}

func clean(line string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return ' '
		case unicode.IsControl(r), r == '\ufeff':
			return -1
		}
		return r
	}, line))
}
