package settings

import (
	"bytes"
	"cmp"
	"errors"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/agnivade/levenshtein"

	"senet/game/fault"
)

const (
	// maxPreferences is far above what the file can need, in bytes.
	maxPreferences = 16 << 10
	// maxFaults keeps a file of another kind from filling the screen.
	maxFaults = 12
)

// item is one key of a file, with the line it stands on.
type item struct {
	name  string
	line  int
	value any
}

// Read understands as much of a preferences file as it can. What is missing or
// wrong keeps its default; everything wrong is reported, in the order of the
// lines: a syntax error (then nothing is used), an unknown key with the nearest
// known one, a value of the wrong kind or out of range, a newer version of the
// file. It never fails otherwise, whatever the data.
func Read(data []byte) (Preferences, fault.List) {
	p, faults := Defaults(), fault.List(nil)
	items, err := parse(data)
	if err != nil {
		return p, fault.List{err}
	}
	items, f := migrate(items, version, migrations)
	if f != nil {
		faults = append(faults, f)
	}
	for _, it := range items {
		if f := apply(&p, it); f != nil {
			faults = append(faults, f)
		}
	}
	if len(faults) > maxFaults {
		more := fault.New("settings.more", "Count", len(faults)-maxFaults)
		faults = append(faults[:maxFaults], more)
	}
	return p, faults
}

// apply puts one key of the file into p, or says why not.
func apply(p *Preferences, it item) *fault.Fault {
	i := slices.IndexFunc(keys, func(k key) bool { return k.name == it.name })
	if i < 0 {
		if isEmptyTable(it) || slices.Contains(retired, it.name) {
			return nil
		}
		if near := nearest(it.name); near != "" {
			return fault.New("settings.unknownNear", "Key", it.name, "Near", near).At(it.line)
		}
		return fault.New("settings.unknown", "Key", it.name).At(it.line)
	}
	k := &keys[i]
	v, ok := k.accept(it.value)
	if !ok {
		return k.refusal().At(it.line)
	}
	k.set(p, v)
	return nil
}

// isEmptyTable reports whether the item is the heading of a table of ours with
// nothing below it, as when somebody has put a # before every key.
func isEmptyTable(it item) bool {
	_, isTable := it.value.(map[string]any)
	return isTable && slices.ContainsFunc(keys, func(k key) bool { return strings.HasPrefix(k.name, it.name+".") })
}

// refusal says what the key's value should have been.
func (k *key) refusal() *fault.Fault {
	switch k.kind {
	case kindBool:
		return fault.New("settings.wantBool", "Key", k.name)
	case kindInt:
		return fault.New("settings.wantInt", "Key", k.name, "Min", k.min, "Max", k.max)
	case kindFloat:
		return fault.New("settings.wantNumber", "Key", k.name, "Min", k.min, "Max", k.max)
	case kindWord:
		return fault.New("settings.wantWord", "Key", k.name, "Words", strings.Join(k.words, ", "))
	default:
		return fault.New("settings.wantText", "Key", k.name, "Max", k.max)
	}
}

// parse reads TOML into its keys, in the order of their lines.
func parse(data []byte) ([]item, *fault.Fault) {
	data = bytes.TrimPrefix(data, []byte("\ufeff")) // Windows editors write it
	var root map[string]toml.Primitive
	md, err := toml.Decode(string(data), &root)
	if err != nil {
		return nil, syntaxFault(err)
	}
	items := flatten(&md, root, nil, nil)
	slices.SortStableFunc(items, func(a, b item) int {
		return cmp.Or(cmp.Compare(a.line, b.line), cmp.Compare(a.name, b.name))
	})
	return items, nil
}

func syntaxFault(err error) *fault.Fault {
	var pe toml.ParseError
	if errors.As(err, &pe) {
		return fault.New("settings.syntax", "Reason", pe.Message).At(pe.Position.Line)
	}
	return fault.New("settings.syntax", "Reason", err)
}

// flatten appends the keys of a table and of the tables in it.
func flatten(md *toml.MetaData, table map[string]toml.Primitive, path []string, items []item) []item {
	for name, value := range table {
		at := append(slices.Clone(path), name)
		var inner map[string]toml.Primitive
		if md.PrimitiveDecode(value, &inner) == nil && len(inner) > 0 {
			items = flatten(md, inner, at, items)
			continue
		}
		items = append(items, leaf(md, value, toml.Key(at).String()))
	}
	return items
}

// leaf finds the value and the line of one key. The library tells the line of
// a key only in an error, so the value is taken by a reader that always fails.
func leaf(md *toml.MetaData, value toml.Primitive, name string) item {
	var t taker
	it := item{name: name}
	var pe toml.ParseError
	if errors.As(md.PrimitiveDecode(value, &t), &pe) {
		it.line = pe.Position.Line
	}
	it.value = t.value
	return it
}

type taker struct{ value any }

var errTaken = errors.New("taken")

// UnmarshalTOML is for the decoder.
func (t *taker) UnmarshalTOML(v any) error {
	t.value = v
	return errTaken
}

// nearest returns the known key that a mistyped one was probably meant to be,
// or "" if none is near: one with few slips, or the same name in a wrong table.
func nearest(name string) string {
	name = strings.ToLower(name)
	best, least := "", len(name)
	for _, k := range keys {
		d := slips(name, k.name, 3)
		if d < 0 {
			// Behind the dot names are short, and a slip makes another word of them.
			if d = slips(lastPart(name), lastPart(k.name), 4); d >= 0 {
				d++
			}
		}
		if d >= 0 && d < least {
			best, least = k.name, d
		}
	}
	return best
}

// slips is how many letters differ, or -1 if that is more than one of so many.
func slips(name, key string, oneOf int) int {
	d := levenshtein.ComputeDistance(name, key)
	if d > (len(name)+1)/oneOf {
		return -1
	}
	return d
}

func lastPart(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }
