package record

import (
	"strings"

	"senet/game/fault"
)

// Read reads a record. Warnings tell what was odd but did no harm: unknown
// header lines, a hash or a seed that does not agree, a last line cut off. The
// error is a *fault.Fault or fault.List with lines; when the header was good the
// record is returned all the same, with the game up to the faulty line.
func Read(data []byte) (*Record, fault.List, error) {
	text, bad := decode(data)
	if bad != nil {
		return nil, nil, bad
	}
	lines, open := split(text)
	head, body := parts(lines)
	h := parseHeader(head)
	if len(h.faults) > 0 {
		return nil, h.warnings, h.faults
	}
	r, err := newReader(h)
	if err != nil {
		return nil, h.warnings, err
	}
	whole := strings.HasSuffix(text, "\n") && open == nil
	err = r.lines(body, whole)
	r.finish()
	if err != nil {
		return r.rec, r.warnings, err
	}
	return r.rec, r.warnings, nil
}

// parts parts the header from the moves, which begin with the first line that
// no header can have.
func parts(lines []line) (head, body []line) {
	for i, l := range lines {
		if !headerLine(l.text, i > 0) {
			return lines[:i], lines[i:]
		}
	}
	return lines, nil
}

// headerLine reports whether text may stand in a header: a key with its colon,
// more of the line before, or nothing but a remark.
func headerLine(text string, follows bool) bool {
	trimmed := strings.TrimSpace(text)
	switch {
	case trimmed == "":
		return true
	case text[0] == ' ' || text[0] == '\t':
		return follows && startsWithLetter(trimmed)
	}
	key, _, colon := strings.Cut(trimmed, ":")
	return colon && startsWithLetter(key) && !strings.ContainsAny(key, "—=→")
}

func startsWithLetter(s string) bool {
	return s != "" && (s[0]|0x20) >= 'a' && (s[0]|0x20) <= 'z'
}

// lines reads the moves. whole says that the file ends with the end of a line;
// without it the last line may have been cut off.
func (r *reader) lines(body []line, whole bool) error {
	last := -1
	for i, l := range body {
		if strings.TrimSpace(l.text) != "" {
			last = i
		}
	}
	pending := ""
	for i, l := range body {
		if strings.TrimSpace(l.text) == "" {
			if l.remark != "" && len(r.rec.Actions) == 0 && i < last && !r.began {
				r.rec.Remark = joined(r.rec.Remark, l.remark)
			} else {
				pending = joined(pending, l.remark)
			}
			continue
		}
		r.began = true
		l.remark = joined(pending, l.remark)
		pending = ""
		if i < last || whole {
			if err := r.line(l); err != nil {
				return err.At(l.number)
			}
			continue
		}
		r.cutOff(l)
	}
	if pending != "" {
		r.remark(pending)
	}
	return nil
}

// cutOff reads a last line without an end. What this program writes always ends
// its lines, so in its own records such a line is taken only when the game then
// ends as the header says; half a number could be a legal move too.
func (r *reader) cutOff(l line) {
	before := *r
	kept := len(r.rec.Actions)
	err := r.line(l)
	own := r.rec.Product != "" && (r.result == unfinished || r.result != result(&r.p))
	if err == nil && !own {
		return
	}
	actions := r.rec.Actions[:kept]
	*r = before
	r.rec.Actions = actions
	r.warn(fault.New("record.cutOff", "Text", clip(l.text)).At(l.number))
}

func joined(a, b string) string {
	switch {
	case a == "":
		return b
	case b == "":
		return a
	}
	return a + " " + b
}

// clip shortens text for a message.
func clip(text string) string {
	runes := []rune(strings.TrimSpace(text))
	if len(runes) > 60 {
		return string(runes[:60]) + "…"
	}
	return string(runes)
}
