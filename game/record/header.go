package record

import (
	"strconv"
	"strings"
	"time"

	"senet/game/fault"
	"senet/game/rules"
)

// header is a header while it is read.
type header struct {
	rec      *Record
	lines    map[string]headerField // by key in lower case
	order    []headerField
	warnings fault.List
	faults   fault.List
	result   string // as written, in lower case
}

type headerField struct {
	key, value string
	line       int
}

// known are the keys of a header in lower case; anything else is kept in Extra.
var known = map[string]bool{
	"senet": true, "product": true, "rules": true, "changed": true, "toggles": true, "hash": true,
	"first": true, "second": true, "date": true, "played": true, "result": true, "seed": true,
}

// parseHeader reads the lines of a header.
func parseHeader(lines []line) (h *header) {
	h = &header{rec: &Record{}, lines: map[string]headerField{}}
	h.collect(lines)
	h.identity()
	h.players()
	h.result = strings.ToLower(h.lines["result"].value)
	return h
}

// collect folds continued lines and finds keys that come twice.
func (h *header) collect(lines []line) {
	for _, l := range lines {
		h.rec.Remark = joined(h.rec.Remark, l.remark)
		text := strings.TrimSpace(l.text)
		if text == "" {
			continue
		}
		if n := len(h.order); (l.text[0] == ' ' || l.text[0] == '\t') && n > 0 {
			h.order[n-1].value += " " + text
			continue
		}
		key, value, _ := strings.Cut(text, ":")
		h.order = append(h.order, headerField{strings.TrimSpace(key), strings.TrimSpace(value), l.number})
	}
	for _, f := range h.order {
		key := strings.ToLower(f.key)
		if first, twice := h.lines[key]; twice {
			h.fault(f, "record.twice", "Key", f.key, "First", first.line)
			continue
		}
		h.lines[key] = f
		if !known[key] {
			h.rec.Extra = append(h.rec.Extra, Field{f.key, f.value})
			h.warnings = append(h.warnings, fault.New("record.unknownKey", "Key", clip(f.key)).At(f.line))
		}
	}
}

func (h *header) fault(f headerField, key string, pairs ...any) {
	h.faults = append(h.faults, fault.New(key, pairs...).At(f.line))
}

// identity reads the format and the rule set.
func (h *header) identity() {
	if f, ok := h.lines["senet"]; ok && f.value != version {
		h.fault(f, "record.version", "Version", clip(f.value))
		return
	}
	h.rec.Product = h.lines["product"].value
	f, ok := h.lines["rules"]
	if !ok || f.value == "" {
		h.faults = append(h.faults, fault.New("record.noRules"))
		return
	}
	h.rec.RuleID = f.value
	preset, builtIn := rules.ByID(f.value)
	if !builtIn {
		preset, _ = rules.ByID(rules.DefaultID)
		if _, told := h.lines["toggles"]; !told {
			h.fault(f, "record.unknownRules", "Rules", clip(f.value))
			return
		}
	}
	h.rec.Rules = preset.Rules
	h.toggles(h.lines["toggles"])
	h.toggles(h.lines["changed"])
	if len(h.faults) > 0 {
		return
	}
	for _, clash := range h.rec.Rules.Validate() {
		h.faults = append(h.faults, clash.At(f.line))
	}
	if f, ok := h.lines["hash"]; ok && f.value != h.rec.Rules.Hash() {
		h.warnings = append(h.warnings, fault.New("record.hash").At(f.line))
	}
}

// toggles reads a list "key = value; key = value".
func (h *header) toggles(f headerField) {
	for _, item := range strings.Split(f.value, ";") {
		if strings.TrimSpace(item) == "" {
			continue
		}
		key, value, _ := strings.Cut(item, "=")
		key, value = strings.TrimSpace(key), strings.TrimSpace(value)
		t, ok := rules.Lookup(key)
		if !ok {
			h.fault(f, "record.unknownToggle", "Key", clip(key))
			continue
		}
		if err := t.Set(&h.rec.Rules, value); err != nil {
			h.fault(f, "record.toggleValue", "Key", key, "Value", clip(value), "Allowed", t.Allowed())
		}
	}
}

// players reads who played, when, and the seed.
func (h *header) players() {
	h.rec.Players[0] = parsePlayer(h.lines["first"].value)
	h.rec.Players[1] = parsePlayer(h.lines["second"].value)
	if f, ok := h.lines["date"]; ok {
		if t, err := parseDate(f.value); err == nil {
			h.rec.Started = t
		} else {
			h.warnings = append(h.warnings, fault.New("record.date", "Text", clip(f.value)).At(f.line))
		}
	}
	if f, ok := h.lines["played"]; ok {
		d, err := time.ParseDuration(f.value)
		if err != nil || d < 0 {
			h.warnings = append(h.warnings, fault.New("record.played", "Text", clip(f.value)).At(f.line))
		}
		h.rec.Played = max(d, 0)
	}
	if f, ok := h.lines["seed"]; ok {
		n, err := strconv.ParseUint(f.value, 10, 64)
		if err != nil {
			h.fault(f, "record.seed", "Text", clip(f.value))
		}
		h.rec.Seed, h.rec.HasSeed = n, err == nil
	}
}

// parseDate reads a moment or a day.
func parseDate(text string) (time.Time, error) {
	if t, err := time.Parse(time.RFC3339, text); err == nil {
		return t, nil
	}
	return time.Parse(time.DateOnly, text)
}
