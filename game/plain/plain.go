// Package plain takes out of a text what cannot be seen and yet changes how it is
// shown: control characters and those that turn the direction of writing. A
// pasted U+202E shows all that follows backwards.
package plain

import (
	"strings"
	"unicode"
)

// Line makes one line of text that comes from anywhere: what would end a line or
// set it apart, a tab for one, becomes a space, what cannot be seen goes.
func Line(s string) string { return clean(s, false) }

// Text does the same but leaves the ends of lines, as "\n".
func Text(s string) string {
	return clean(strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n").Replace(s), true)
}

func clean(s string, lines bool) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n' && lines:
			return r
		case Hidden(r):
			return -1
		// A space that holds words together is one to be seen.
		case unicode.IsControl(r), r == '\u2028', r == '\u2029':
			return ' '
		}
		return r
	}, s)
}

// Hidden reports whether r is a control character or turns the direction of
// writing. Those that end a line or stand for room (tab, line feed, carriage
// return, U+0085 and their like) are not hidden: they part words.
func Hidden(r rune) bool {
	switch r {
	case '\t', '\n', '\v', '\f', '\r', '\u0085':
		return false
	case '\ufeff':
		return true
	}
	return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r)
}
