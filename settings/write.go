package settings

import (
	"bytes"
	"fmt"
	"math"
	"strings"
	"unicode"

	"github.com/BurntSushi/toml"
)

const heading = `# Senet: preferences. Edit this file while the game is closed.
# Anything wrong in it is reported with its line at the next start.

`

// Write gives the file of the preferences: every key with a line of
// explanation. Values out of range are brought into it first, as by Clean.
func Write(p Preferences) []byte {
	p = p.Clean()
	b := bytes.NewBufferString(heading)
	b.Write(line("version", version))
	table := ""
	for i := range keys {
		k := &keys[i]
		t, name, _ := strings.Cut(k.name, ".")
		if name == "" {
			t, name = "", k.name
		}
		if t != table {
			fmt.Fprintf(b, "\n[%s]\n", t)
			table = t
		}
		if k.comment != "" {
			fmt.Fprintf(b, "# %s\n", k.comment)
		}
		b.Write(line(name, k.get(&p)))
	}
	return b.Bytes()
}

// line leaves the quoting to the library, which cannot write comments.
func line(name string, value any) []byte {
	data, err := toml.Marshal(map[string]any{name: value})
	if err != nil {
		panic(err) // a bool, int, float64 or string can always be written
	}
	return data
}

// Clean returns the preferences with every value in its range: numbers are
// moved to the nearest bound, texts lose what cannot be printed and what is
// too long, unknown words become the default. Save does this by itself.
func (p Preferences) Clean() Preferences {
	for i := range keys {
		k := &keys[i]
		k.set(&p, k.clean(k.get(&p)))
	}
	return p
}

func (k *key) clean(v any) any {
	switch v := v.(type) {
	case int:
		return min(max(v, int(k.min)), int(k.max))
	case float64:
		if math.IsNaN(v) {
			return k.initial
		}
		return min(max(v, k.min), k.max)
	case string:
		if k.kind == kindText {
			return k.cleanText(v)
		}
		if _, ok := k.accept(v); !ok {
			return k.initial
		}
	}
	return v
}

func (k *key) cleanText(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return -1
	}, strings.ToValidUTF8(s, ""))
	if r := []rune(s); len(r) > int(k.max) {
		s = string(r[:int(k.max)])
	}
	return s
}
