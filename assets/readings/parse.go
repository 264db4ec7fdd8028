package readings

import (
	"strings"

	"senet/assets/internal/plain"
	"senet/game/fault"
)

// Keywords and paragraphs that a text has, at least and at most.
const (
	minKeywords, maxKeywords     = 3, 5
	minParagraphs, maxParagraphs = 2, 3
)

// Parse reads the text of a card. A file is UTF-8 and has this form:
//
//	# Title
//	keywords: three to five, separated, by commas
//	sign: what is drawn
//	question: One question?
//
//	First paragraph; it may go on over
//	several lines, and ends at an empty one.
//
//	Second paragraph.
//
// Parse keeps what it can read and reports the rest, each fault with its line (0
// where something is not in the file at all). It never fails altogether.
func Parse(id string, data []byte) (Text, fault.List) {
	p := &parser{text: Text{ID: id}, seen: map[string]int{}}
	lines, bad := plain.Lines(data)
	if bad != nil {
		return p.text, fault.List{bad}
	}
	for i, line := range lines {
		p.take(i+1, line)
	}
	p.closeParagraph()
	p.check()
	return p.text, p.faults
}

type parser struct {
	text   Text
	faults fault.List
	seen   map[string]int // line of each thing of the head: "title", "keywords", …
	open   []string       // lines of the paragraph being read
	past   bool           // an empty line has come after the head
	inBody bool           // a paragraph has begun: no more head
}

func (p *parser) fail(line int, key string, pairs ...any) {
	p.faults = append(p.faults, fault.New(key, pairs...).At(line))
}

// take reads one line.
func (p *parser) take(n int, line string) {
	if line == "" {
		p.past = p.past || len(p.seen) > 1
		p.closeParagraph()
		return
	}
	if title, ok := strings.CutPrefix(line, "#"); ok {
		p.closeParagraph()
		p.head(n, "title", strings.TrimSpace(strings.TrimLeft(title, "#")))
		return
	}
	if !p.inBody {
		key, value, ok := strings.Cut(line, ":")
		key = strings.ToLower(strings.TrimSpace(key))
		if ok && isKey(key) && (!p.past || known[key]) {
			p.head(n, key, strings.TrimSpace(value))
			return
		}
	}
	p.inBody = true
	p.open = append(p.open, line)
}

// known are the keys of the head. They are found below an empty line as well, so
// long as no paragraph has begun; a word that is none of them is prose there.
var known = map[string]bool{"keywords": true, "sign": true, "question": true}

// isKey tells a word that may be a key of the head from the beginning of a
// sentence with a colon in it: keys are written in Latin letters, without spaces.
func isKey(s string) bool {
	for _, r := range s {
		if r < 'a' || r > 'z' {
			return false
		}
	}
	return s != ""
}

// head takes one thing of the head. The first of two counts.
func (p *parser) head(n int, key, value string) {
	if first, twice := p.seen[key]; twice {
		p.fail(n, "readings.twice", "Key", key, "First", first)
		return
	}
	switch key {
	case "title":
		p.text.Title = value
	case "keywords":
		p.keywords(n, value)
	case "sign":
		p.text.Sign = value
	case "question":
		p.text.Question = value
		if value != "" && !strings.HasSuffix(value, "?") {
			p.fail(n, "readings.noQuestion")
		}
	default:
		p.fail(n, "readings.unknownKey", "Key", key)
	}
	p.seen[key] = n
}

func (p *parser) keywords(n int, value string) {
	for word := range strings.SplitSeq(value, ",") {
		if word = strings.TrimSpace(word); word != "" {
			p.text.Keywords = append(p.text.Keywords, word)
		}
	}
	k := len(p.text.Keywords)
	if k > maxKeywords {
		p.text.Keywords = p.text.Keywords[:maxKeywords]
	}
	if k != 0 && (k < minKeywords || k > maxKeywords) {
		p.fail(n, "readings.keywords", "Count", k, "Least", minKeywords, "Most", maxKeywords)
	}
}

func (p *parser) closeParagraph() {
	if len(p.open) > 0 {
		p.text.Paragraphs = append(p.text.Paragraphs, strings.Join(p.open, " "))
		p.open = nil
	}
}

// check reports what the file does not have.
func (p *parser) check() {
	for _, part := range []struct {
		key   string
		empty bool
	}{
		{"title", p.text.Title == ""},
		{"keywords", len(p.text.Keywords) == 0},
		{"sign", p.text.Sign == ""},
		{"question", p.text.Question == ""},
	} {
		if part.empty {
			p.fail(p.seen[part.key], "readings.nothing", "Key", part.key)
		}
	}
	if k := len(p.text.Paragraphs); k < minParagraphs || k > maxParagraphs {
		p.fail(0, "readings.paragraphs", "Count", k, "Least", minParagraphs, "Most", maxParagraphs)
	}
}
