package record

import (
	"bytes"
	"fmt"
	"strings"
	"time"
	"unicode"

	"senet/game"
	"senet/game/notation"
	"senet/game/plain"
	"senet/game/rules"
)

// version is the version of the format that Write writes.
const version = "1"

// lineWidth is where long header lines are folded, in bytes.
const lineWidth = 100

// Write returns the record as a file. It fails when the actions cannot be
// replayed.
func Write(r *Record) ([]byte, error) {
	_, p, log, err := r.End()
	if err != nil {
		return nil, err
	}
	return Format(&r.Header, log.Entries(), &p), nil
}

// Format writes the file of a game whose move list and last position are known.
func Format(h *Header, entries []Entry, p *game.Position) []byte {
	var b bytes.Buffer
	writeHeader(&b, h, p)
	if h.Remark != "" {
		fmt.Fprintf(&b, "\n{%s}\n", remark(h.Remark))
	}
	b.WriteByte('\n')
	for i := range entries {
		writeEntry(&b, &entries[i])
	}
	return b.Bytes()
}

func writeHeader(b *bytes.Buffer, h *Header, p *game.Position) {
	field(b, "Senet", version)
	field(b, "Product", h.Product)
	field(b, "Rules", h.RuleID)
	changed, rest := toggles(h.RuleID, h.Rules)
	folded(b, "Changed", changed)
	folded(b, "Toggles", rest)
	field(b, "Hash", h.Rules.Hash())
	field(b, "First", h.Players[0].String())
	field(b, "Second", h.Players[1].String())
	if !h.Started.IsZero() {
		field(b, "Date", h.Started.Format(time.RFC3339))
	}
	if h.Played > 0 {
		field(b, "Played", h.Played.String())
	}
	field(b, "Result", result(p))
	if h.HasSeed {
		field(b, "Seed", fmt.Sprint(h.Seed))
	}
	for _, f := range h.Extra {
		field(b, f.Key, f.Value)
	}
}

// field writes a header line; an empty value writes nothing.
func field(b *bytes.Buffer, key, value string) {
	if value = remark(value); value != "" { // braces would read as a remark
		fmt.Fprintf(b, "%s: %s\n", key, value)
	}
}

// folded writes a list, continuing on further lines.
func folded(b *bytes.Buffer, key string, list []string) {
	if len(list) == 0 {
		return
	}
	line := key + ":"
	for i, item := range list {
		if i+1 < len(list) {
			item += ";"
		}
		if len(line)+1+len(item) > lineWidth {
			b.WriteString(line + "\n")
			line = " "
		}
		line += " " + item
	}
	b.WriteString(line + "\n")
}

// toggles lists the toggles that differ from the preset, and the others.
func toggles(id string, r rules.Rules) (changed, rest []string) {
	preset, known := rules.ByID(id)
	for _, t := range rules.Catalogue() {
		item := t.Key + " = " + t.Get(r)
		if known && t.Get(preset.Rules) != t.Get(r) {
			changed = append(changed, item)
		} else {
			rest = append(rest, item)
		}
	}
	return changed, rest
}

func writeEntry(b *bytes.Buffer, e *Entry) {
	fmt.Fprintf(b, "%d%s", e.Turn, dots(e.Side))
	if e.Text != "" {
		b.WriteString(" " + e.Text)
	}
	if e.Placed {
		b.WriteString(" = " + notation.Format(e.After))
	}
	if e.Remark != "" {
		fmt.Fprintf(b, " {%s}", remark(e.Remark))
	}
	b.WriteByte('\n')
}

// remark makes text fit to stand in braces.
func remark(text string) string {
	return strings.NewReplacer("{", "(", "}", ")").Replace(oneLine(text))
}

// oneLine replaces what would end a line or not be seen, and trims.
func oneLine(text string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r) || r == '\u2028' || r == '\u2029':
			return ' '
		case plain.Hidden(r) || r == unicode.ReplacementChar || r == '\ufeff':
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "")))
}

// playerKinds are the words for the kinds of player.
var playerKinds = [...]string{Human: "human", Computer: "computer", Gods: "gods"}

// String writes a player as the header has it: Thoth (computer, adept).
func (p Player) String() string {
	kind := playerKinds[min(int(p.Kind), len(playerKinds)-1)]
	if p.Level != "" {
		kind += ", " + strings.NewReplacer("(", "", ")", "").Replace(p.Level)
	}
	return strings.TrimSpace(p.Name + " (" + kind + ")")
}

// parsePlayer reads what String writes; a name alone is a human's.
func parsePlayer(text string) Player {
	text = plain.Line(text)
	open := strings.LastIndexByte(text, '(')
	if open < 0 || !strings.HasSuffix(text, ")") {
		return Player{Name: text}
	}
	word, level, _ := strings.Cut(text[open+1:len(text)-1], ",")
	for kind, name := range playerKinds {
		if strings.EqualFold(strings.TrimSpace(word), name) {
			return Player{Kind: PlayerKind(kind), Level: strings.TrimSpace(level), Name: strings.TrimSpace(text[:open])}
		}
	}
	return Player{Name: text}
}
