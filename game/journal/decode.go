package journal

import (
	"bytes"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"senet/game/fault"
	"senet/game/oracle"
	"senet/game/plain"
	"senet/game/record"
)

// MaxFile is the largest file that is read or written, in bytes: a record and
// as much again for the rest.
const MaxFile = 2 * record.MaxSize

// Limits on a head. A parser of TOML takes a time that grows with the square of
// how deep keys and values are nested, and runs out of stack on a hostile file; so
// the signs that nest are counted, wherever they stand.
const (
	maxHead = 1 << 20 // bytes
	maxOpen = 200     // of [ and {
	maxDots = 2000
)

// decode reads the file of an entry, without its ID.
func decode(data []byte) (Entry, *damage) {
	text := string(bytes.TrimPrefix(data, []byte("\ufeff")))
	if !utf8.ValidString(text) {
		return Entry{}, whyDamaged(text, fault.New("journal.why.utf8"))
	}
	text = plainLines(text)
	if strings.TrimSpace(text) == "" {
		return Entry{}, &damage{"damaged", fault.New("journal.why.end")}
	}
	head, body, whole := cutHead(text)
	if !whole {
		return Entry{}, whyDamaged(text, fault.New("journal.why.end"))
	}
	keys := map[string]any{}
	if err := parse(head, &keys); err != nil {
		return Entry{}, whyDamaged(text, fault.New("journal.why.toml", "Text", err))
	}
	if bad := checkVersion(keys); bad != nil {
		return Entry{}, bad
	}
	var e Entry
	if e.Record, e.Notes, whole = cutRecord(body); !whole {
		return Entry{}, &damage{"damaged", fault.New("journal.why.record")}
	}
	if f := e.take(keys); f != nil {
		return Entry{}, &damage{"damaged", f}
	}
	return e, nil
}

// whyDamaged tells a damaged entry from a file that never was one.
func whyDamaged(text string, why *fault.Fault) *damage {
	if strings.HasPrefix(text, bar) && strings.Contains(text, versionKey) {
		return &damage{"damaged", why}
	}
	return &damage{kind: "foreign"}
}

// cutHead parts the head from what follows; whole is false without both its bars.
func cutHead(text string) (head, body string, whole bool) {
	first, rest, _ := strings.Cut(text, "\n")
	if strings.TrimRight(first, " \t") != bar {
		return "", "", false
	}
	return cutLine(rest, func(line string) bool { return strings.TrimRight(line, " \t") == bar })
}

// cutLine parts text at the first line for which is holds, which is dropped.
func cutLine(text string, is func(string) bool) (before, after string, found bool) {
	for at := 0; at < len(text); {
		line, _, _ := strings.Cut(text[at:], "\n")
		end := min(at+len(line)+1, len(text))
		if is(line) {
			return text[:at], text[end:], true
		}
		at = end
	}
	return "", "", false
}

// cutRecord parts the record, which begins in the line after the head, from the
// notes; whole is false when its fence is not closed.
func cutRecord(body string) (rec, notes string, whole bool) {
	first, rest, _ := strings.Cut(body, "\n")
	fence, ok := strings.CutSuffix(strings.TrimRight(first, " \t"), fenceWord)
	if ok && len(fence) >= 3 && strings.Trim(fence, "`") == "" {
		rec, body, ok = cutLine(rest, func(line string) bool { return strings.TrimRight(line, " \t") == fence })
		if !ok {
			return "", "", false
		}
	}
	return rec, strings.TrimSuffix(strings.TrimPrefix(body, "\n"), "\n"), true
}

// parse reads TOML that comes from anywhere.
func parse(head string, keys *map[string]any) error {
	if len(head) > maxHead || strings.Count(head, "[")+strings.Count(head, "{") > maxOpen || strings.Count(head, ".") > maxDots {
		return fault.New("journal.why.large")
	}
	_, err := toml.Decode(head, keys)
	return err
}

// checkVersion looks at the version of a head.
func checkVersion(keys map[string]any) *damage {
	v, ok := keys[versionKey]
	if !ok {
		return &damage{kind: "foreign"}
	}
	n, isNumber := v.(int64)
	switch {
	case !isNumber || n < 1:
		return &damage{"damaged", fault.New("journal.why.version")}
	case n > version:
		return &damage{kind: "newer"}
	}
	return nil
}

// take moves the known keys into the entry and leaves the others in Extra.
func (e *Entry) take(keys map[string]any) *fault.Fault {
	delete(keys, versionKey)
	var kind string
	for _, f := range [...]struct {
		key string
		to  *string
	}{
		{"kind", &kind},
		{"title", &e.Title},
		{"question", &e.Question},
		{"language", &e.Language},
		{"side", &e.Side},
		{"met", &e.Met},
		{"draw", &e.Draw},
	} {
		if !move(keys, f.key, f.to) {
			return fault.New("journal.why.value", "Key", f.key)
		}
	}
	e.Title, e.Question = plain.Line(e.Title), plain.Text(e.Question)
	if !move(keys, "once", &e.Once) {
		return fault.New("journal.why.value", "Key", "once")
	}
	if !move(keys, "date", &e.Date) || e.Date.Year() > 9998 {
		return fault.New("journal.why.value", "Key", "date")
	}
	e.Date = e.Date.Truncate(time.Second)
	if e.Kind = Kind(kind); !e.Kind.valid() {
		return fault.New("journal.why.kind", "Text", short(kind))
	}
	if f := e.takeCards(keys); f != nil {
		return f
	}
	if len(keys) > 0 {
		e.Extra = keys
	}
	return nil
}

// move takes a key out of keys, if it is there, and reports false when its value
// is of another type.
func move[T any](keys map[string]any, key string, to *T) bool {
	v, ok := keys[key]
	if !ok {
		return true
	}
	delete(keys, key)
	*to, ok = v.(T)
	return ok
}

func (e *Entry) takeCards(keys map[string]any) *fault.Fault {
	var list []any
	if !move(keys, "cards", &list) {
		return fault.New("journal.why.value", "Key", "cards")
	}
	for _, v := range list {
		c, ok := v.(string)
		if !ok {
			return fault.New("journal.why.value", "Key", "cards")
		}
		if !oracle.Card(c).Valid() {
			return fault.New("journal.why.card", "Text", short(c))
		}
		e.Cards = append(e.Cards, c)
	}
	return nil
}

// short shortens text for a message.
func short(text string) string {
	runes := []rune(text)
	if len(runes) > 60 {
		return string(runes[:60]) + "…"
	}
	return text
}
