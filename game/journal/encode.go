package journal

import (
	"bytes"
	"fmt"
	"strings"
	"time"

	"github.com/BurntSushi/toml"

	"senet/game/plain"
)

const (
	// version is the version of the file format.
	version = 1
	// versionKey is the first key of the head, by which an entry is known.
	versionKey = "senet-journal"
	// bar is the line before and after the head.
	bar = "+++"
	// fenceWord follows the fence before the record.
	fenceWord = "senet"
)

// encode writes the file of an entry. It fails only for Extra that TOML cannot
// say.
func encode(e Entry) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s\n%s = %d\n", bar, versionKey, version)
	if !e.Date.IsZero() {
		fmt.Fprintf(&b, "date = %s\n", e.Date.Format(time.RFC3339))
	}
	fmt.Fprintf(&b, "kind = %s\n", quote(string(e.Kind)))
	for _, f := range [...]struct{ key, value string }{
		{"title", e.Title}, {"question", e.Question}, {"language", e.Language}, {"side", e.Side}, {"met", e.Met},
	} {
		if f.value != "" {
			fmt.Fprintf(&b, "%s = %s\n", f.key, quote(f.value))
		}
	}
	if e.Once {
		b.WriteString("once = true\n")
	}
	if len(e.Cards) > 0 {
		quoted := make([]string, len(e.Cards))
		for i, c := range e.Cards {
			quoted[i] = quote(c)
		}
		fmt.Fprintf(&b, "cards = [%s]\n", strings.Join(quoted, ", "))
	}
	if e.Draw != "" {
		fmt.Fprintf(&b, "draw = %s\n", quote(e.Draw))
	}
	if len(e.Extra) > 0 { // last, because it may hold tables
		enc := toml.NewEncoder(&b)
		enc.Indent = ""
		if err := enc.Encode(e.Extra); err != nil {
			return nil, err
		}
	}
	fmt.Fprintf(&b, "%s\n", bar)
	if e.Record != "" {
		fence := fenceFor(e.Record)
		fmt.Fprintf(&b, "%s%s\n%s%s\n", fence, fenceWord, e.Record, fence)
	}
	fmt.Fprintf(&b, "\n%s\n", e.Notes)
	return b.Bytes(), nil
}

// fenceFor is a fence longer than any in the text.
func fenceFor(text string) string {
	fence := "```"
	for strings.Contains(text, fence) {
		fence += "`"
	}
	return fence
}

// quote writes a basic string of TOML. Of the signs that are counted when a head
// is read (see parse) it hides those of a text that has many.
func quote(s string) string {
	many := strings.Count(s, ".")+strings.Count(s, "[")+strings.Count(s, "{") > 20
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '\n':
			b.WriteString(`\n`)
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r != '\t' && r < ' ', r == 0x7f, many && strings.ContainsRune(".[{", r):
			fmt.Fprintf(&b, `\u%04X`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// clean makes of an entry what a file can hold: valid text, notes with plain
// ends of lines, a date to the second that TOML can say.
func clean(e Entry) Entry {
	for _, s := range []*string{&e.Title, &e.Question, &e.Language, &e.Side, &e.Met, &e.Draw, &e.Record, &e.Notes} {
		*s = strings.ToValidUTF8(*s, "�")
	}
	e.Title, e.Question = plain.Line(e.Title), plain.Text(e.Question)
	e.Notes, e.Record = plainLines(e.Notes), plainLines(e.Record)
	if e.Record != "" && !strings.HasSuffix(e.Record, "\n") {
		e.Record += "\n"
	}
	if y := e.Date.UTC().Year(); y < 1 || y > 9998 {
		e.Date = time.Time{}
	}
	e.Date = e.Date.Truncate(time.Second)
	e.Cards = append([]string(nil), e.Cards...)
	return e
}

func plainLines(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
}
