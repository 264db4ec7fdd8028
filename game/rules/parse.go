package rules

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
	"github.com/agnivade/levenshtein"

	"senet/game/fault"
)

// file is a rule file as read, before its values are put onto its base.
type file struct {
	preset Preset
	values []setting
	lines  map[string]int // the line of each key that was understood

	skipped int // faults beyond enoughFaults, counted only
}

// enoughFaults is how many faults are collected before those that can only be
// unknown keys are no longer looked into.
const enoughFaults = 5 * maxFaults

// setting is one toggle's value in a file.
type setting struct {
	toggle Toggle
	value  string
	line   int
}

// line is the line a key stands on, or 0 when the file does not have it.
func (f file) line(key any) int { return f.lines[fmt.Sprint(key)] }

// on returns the preset of the file with its values put onto base.
func (f file) on(base Rules) (Preset, fault.List) {
	p, faults := f.preset, fault.List(nil)
	p.Rules = base
	for _, s := range f.values {
		if err := s.toggle.Set(&p.Rules, s.value); err != nil {
			faults = append(faults, err.(*fault.Fault).At(s.line))
		}
	}
	return p, faults
}

// The greatest lengths of texts, in characters; a longer one is cut.
const (
	maxName = 80
	maxText = 2000
)

// Languages are those that a preset's texts can be in.
var Languages = []string{"en", "ru", "uk"}

// parser collects what a file says and what is wrong with it.
type parser struct {
	file   file
	meta   toml.MetaData
	faults fault.List
}

// parse reads a file without looking at its base.
func parse(data []byte) (file, fault.List) {
	p := parser{file: file{lines: map[string]int{}}}
	root, meta, faults := decode(data)
	p.meta, p.faults = meta, faults
	p.table(root, "", map[string]func(key string, v any){
		"id":          p.text(&p.file.preset.ID, maxName),
		"author":      p.text(&p.file.preset.Author, maxName),
		"year":        p.text(&p.file.preset.Year, maxName),
		"base":        p.text(&p.file.preset.Base, maxName),
		"certainty":   p.certainty,
		"order":       p.order,
		"sources":     p.sources,
		"name":        p.texts(&p.file.preset.Names, maxName),
		"description": p.texts(&p.file.preset.Descriptions, maxText),
		"rules":       p.rules,
	})
	return p.file, p.faults
}

// table hands each key of a table to its reader and reports those that have none.
func (p *parser) table(t map[string]toml.Primitive, in string, readers map[string]func(string, any)) {
	for _, key := range sortedKeys(t) {
		read, ok := readers[key]
		if !ok && len(p.faults) >= enoughFaults {
			p.file.skipped++ // finding their lines would take too long
			continue
		}
		line := p.position(t[key])
		if !ok {
			f := unknown("rules.file.unknownKey", key, sortedKeys(readers))
			if in == "" && f.Args["Nearest"] == nil {
				// A toggle that stands before the line [rules].
				if slices.Contains(keys(), key) {
					f = fault.New("rules.file.outsideRules", "Key", key)
				}
			}
			p.fault(f, line)
			continue
		}
		p.file.lines[key] = line
		var v any
		if err := p.meta.PrimitiveDecode(t[key], &v); err != nil {
			p.fault(fault.New("rules.file.badSyntax", "Detail", err.Error()), line)
			continue
		}
		if m, ok := v.(map[string]any); ok && len(m) >= 0 {
			v = t[key] // a table keeps its lines
		}
		read(key, v)
	}
}

// sub opens a table inside the file.
func (p *parser) sub(v any) (map[string]toml.Primitive, bool) {
	prim, ok := v.(toml.Primitive)
	if !ok {
		return nil, false
	}
	var t map[string]toml.Primitive
	err := p.meta.PrimitiveDecode(prim, &t)
	return t, err == nil
}

func (p *parser) fault(f *fault.Fault, line int) { p.faults = append(p.faults, f.At(line)) }

// bad reports a value of the wrong kind.
func (p *parser) bad(key string, v any, allowed string) {
	p.fault(fault.New("rules.file.badValue", "Key", key, "Value", literal(v), "Allowed", allowed), p.file.lines[key])
}

// text reads a line of text.
func (p *parser) text(to *string, most int) func(string, any) {
	return func(key string, v any) {
		s, ok := v.(string)
		if !ok {
			p.bad(key, v, `"…"`)
			return
		}
		*to = p.shortened(key, s, most)
	}
}

// shortened cuts a text that is too long and reports it.
func (p *parser) shortened(key, s string, most int) string {
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	p.fault(fault.New("rules.file.tooLong", "Key", key, "Max", most), p.file.lines[key])
	return string([]rune(s)[:most])
}

// texts reads a text in several languages, or one text for all of them.
func (p *parser) texts(to *map[string]string, most int) func(string, any) {
	return func(key string, v any) {
		*to = map[string]string{}
		if s, ok := v.(string); ok {
			s = p.shortened(key, s, most)
			for _, l := range Languages {
				(*to)[l] = s
			}
			return
		}
		t, ok := p.sub(v)
		if !ok {
			p.bad(key, v, `"…"`)
			return
		}
		readers := map[string]func(string, any){}
		for _, l := range Languages {
			readers[l] = func(l string, v any) {
				var s string
				p.text(&s, most)(l, v)
				(*to)[l] = s
			}
		}
		p.table(t, key, readers)
	}
}

func (p *parser) certainty(key string, v any) {
	s, ok := v.(string)
	if !ok || !slices.Contains(Certainties, s) {
		p.bad(key, v, quoted(Certainties))
		return
	}
	p.file.preset.Certainty = s
}

func (p *parser) order(key string, v any) {
	n, ok := v.(int64)
	if !ok || n < 0 || n > 999 {
		p.bad(key, v, "0–999")
		return
	}
	p.file.preset.Order = int(n)
}

func (p *parser) sources(key string, v any) {
	all, ok := v.([]any)
	for _, x := range all {
		s, isText := x.(string)
		ok = ok && isText
		p.file.preset.Sources = append(p.file.preset.Sources, p.shortened(key, s, maxText))
	}
	if !ok {
		p.bad(key, v, `["…", …]`)
		p.file.preset.Sources = nil
	}
}

// rules reads the table of toggles.
func (p *parser) rules(key string, v any) {
	t, ok := p.sub(v)
	if !ok {
		p.bad(key, v, "[rules]")
		return
	}
	readers := map[string]func(string, any){}
	for _, toggle := range table {
		readers[toggle.Key] = func(key string, v any) {
			text, ok := textOf(toggle.Kind, v)
			if !ok || !toggle.allows(text) {
				p.bad(key, v, toggle.Allowed())
				return
			}
			p.file.values = append(p.file.values, setting{toggle, text, p.file.lines[key]})
		}
	}
	p.table(t, key, readers)
}

// textOf turns a TOML value into the text that Toggle.Set takes.
func textOf(k Kind, v any) (string, bool) {
	switch v := v.(type) {
	case bool:
		return fmt.Sprint(v), k == KindBool
	case int64:
		return fmt.Sprint(v), k == KindNumber
	case string:
		return v, k == KindEnum
	case []any:
		if len(v) == 0 {
			return noThrows, k == KindThrows
		}
		words := make([]string, len(v))
		for i, x := range v {
			words[i] = fmt.Sprint(x)
			if _, isText := x.(string); isText == (k == KindThrows) {
				return "", false
			}
		}
		return strings.Join(words, " "), k == KindThrows || k == KindList
	}
	return "", false
}

// literal shows a value about as it stands in the file, shortened.
func literal(v any) string {
	s := fmt.Sprint(v)
	switch v := v.(type) {
	case string:
		s = `"` + v + `"`
	case []any:
		words := make([]string, 0, 8)
		for _, x := range v[:min(len(v), 8)] {
			words = append(words, literal(x))
		}
		s = "[" + strings.Join(words, ", ") + "]"
	case toml.Primitive, map[string]any, []map[string]any:
		s = "[…]"
	}
	return short(s)
}

// short cuts a text so that it fits into a message.
func short(s string) string {
	if r := []rune(s); len(r) > 60 {
		return string(r[:60]) + "…"
	}
	return s
}

// unknown makes a fault about a name that is not known, with the nearest that
// is when one is near.
func unknown(fkey, name string, known []string) *fault.Fault {
	best, distance := "", 3+len(name)/4
	if len(name) > 40 {
		known = nil // longer than any that is known
	}
	for _, k := range known {
		if d := levenshtein.ComputeDistance(strings.ToLower(name), k); d < distance {
			best, distance = k, d
		}
	}
	shown := short(name)
	if best == "" {
		return fault.New(fkey+"Alone", "Key", shown)
	}
	return fault.New(fkey, "Key", shown, "Nearest", best)
}

// inOrder sorts faults by line, those about no line first, and leaves out the
// last of too many. skipped is how many were left out before.
func inOrder(l fault.List, skipped int) fault.List {
	slices.SortStableFunc(l, func(a, b *fault.Fault) int { return cmp.Compare(a.Line, b.Line) })
	if more := len(l) - maxFaults + skipped; len(l) > maxFaults {
		l = append(l[:maxFaults:maxFaults], fault.New("rules.file.more", "N", more))
	}
	return l
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
