// Package fault holds errors that are meant for people. A fault names a text
// in the language files and the values to put into it, so that the window can
// say it in the player's language while logs and tests still read it in plain.
package fault

import (
	"fmt"
	"sort"
	"strings"
)

// Fault is an error with a translation key. Key names a text in assets/lang;
// Args fills its placeholders. Line is the line of the file it speaks of,
// counted from 1, or 0 when it speaks of no line.
type Fault struct {
	Key  string
	Args map[string]any
	Line int
}

// New returns a fault with the given key and alternating names and values,
// as in New("record.badThrow", "Text", "7"). An odd trailing name is dropped.
func New(key string, pairs ...any) *Fault {
	f := &Fault{Key: key}
	for i := 0; i+1 < len(pairs); i += 2 {
		if f.Args == nil {
			f.Args = map[string]any{}
		}
		f.Args[fmt.Sprint(pairs[i])] = pairs[i+1]
	}
	return f
}

// At returns a copy of f that speaks of the given line.
func (f *Fault) At(line int) *Fault {
	g := *f
	g.Line = line
	return &g
}

// Error gives the key and the arguments in a fixed order. It is for logs and
// tests; the window shows the translated text instead.
func (f *Fault) Error() string {
	var b strings.Builder
	if f.Line > 0 {
		fmt.Fprintf(&b, "line %d: ", f.Line)
	}
	b.WriteString(f.Key)
	keys := make([]string, 0, len(f.Args))
	for k := range f.Args {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		fmt.Fprintf(&b, " %s=%v", k, f.Args[k])
	}
	return b.String()
}

// List is several faults found in one reading, in the order of their lines.
type List []*Fault

// Error joins the faults with semicolons.
func (l List) Error() string {
	parts := make([]string, len(l))
	for i, f := range l {
		parts[i] = f.Error()
	}
	return strings.Join(parts, "; ")
}
