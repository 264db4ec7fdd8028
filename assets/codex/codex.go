// Package codex holds the book inside the program: what is known of Senet, what
// has been made up since, and where each of it comes from. Every paragraph is
// marked as evidence, reconstruction or modern invention and names its source.
// The chapters are plain files in English, Russian and Ukrainian that a writer
// can edit; the form of a file is told at Parse.
package codex

import (
	"embed"
	"errors"
	"io/fs"
	"maps"
	"path"
	"strings"

	"senet/assets/internal/plain"
	"senet/game/fault"
)

//go:embed en/*.md ru/*.md uk/*.md
var files embed.FS

// Mark says what a paragraph rests on.
type Mark uint8

// The marks. A paragraph whose mark cannot be read has Unmarked, and should be
// shown as no more than a claim.
const (
	Unmarked       Mark = iota
	Evidence            // a find, an ancient text, a measured thing
	Reconstruction      // a scholar's or an author's reading of the evidence
	Modern              // invented in our time, or claimed without evidence
)

// Paragraph is one claim.
type Paragraph struct {
	Mark   Mark
	Text   string
	Source string // where it comes from, as it should be shown; "" if the file names none
}

// Chapter is one chapter of the book.
type Chapter struct {
	ID         string // the file's name without ".md": "05-thoth-and-the-five-days", the same in all languages
	Title      string
	Paragraphs []Paragraph
}

// Files returns the folder of the built-in chapters: en, ru and uk.
func Files() fs.FS { return files }

// Chapters returns the chapters of a language, "en", "ru" or "uk", in order. In
// a language without chapters it returns the English ones and a fault. Faults in
// one chapter do not keep the others away; each has the file's name in its
// argument File, and its line.
func Chapters(lang string) ([]Chapter, fault.List) { return From(files, lang) }

// From is Chapters for a folder of one's own.
func From(fsys fs.FS, lang string) ([]Chapter, fault.List) {
	var faults fault.List
	names, _ := fs.Glob(fsys, lang+"/*.md")
	if len(names) == 0 {
		faults = append(faults, fault.New("readings.missing", "File", lang+"/*.md"))
		names, _ = fs.Glob(fsys, "en/*.md")
	}
	var chapters []Chapter
	for _, name := range names {
		data, err := read(fsys, name)
		if err != nil {
			faults = append(faults, in(name, unreadable(name, err)))
			continue
		}
		chapter, more := Parse(strings.TrimSuffix(path.Base(name), ".md"), data)
		for _, f := range more {
			faults = append(faults, in(name, f))
		}
		chapters = append(chapters, chapter)
	}
	return chapters, faults
}

// unreadable says why a file could not be read.
func unreadable(name string, err error) *fault.Fault {
	var f *fault.Fault
	if errors.As(err, &f) {
		return f
	}
	return fault.New("readings.cannotRead", "File", name, "Reason", err)
}

// in adds to a fault the name of the file it is in.
func in(name string, f *fault.Fault) *fault.Fault {
	g := *f
	g.Args = maps.Clone(f.Args)
	if g.Args == nil {
		g.Args = map[string]any{}
	}
	g.Args["File"] = name
	return &g
}

// read reads no more of a file than is needed to see that it is too large.
func read(fsys fs.FS, name string) ([]byte, error) {
	info, err := fs.Stat(fsys, name)
	if err != nil {
		return nil, err
	}
	if info.Size() > plain.MaxBytes {
		return nil, plain.TooLarge()
	}
	return fs.ReadFile(fsys, name)
}

// sourceMark parts the text of a paragraph from its source. It is part of the
// form of the file and the same in every language.
const sourceMark = "— source:"

var marks = map[string]Mark{"evidence": Evidence, "reconstruction": Reconstruction, "modern": Modern}

// Parse reads a chapter. A file is UTF-8 and has this form:
//
//	# Title
//
//	[evidence]
//	What is claimed, over one line or
//	several. — source: where it comes from
//
//	[modern]
//	…
//
// An empty line ends a paragraph; the marks are [evidence], [reconstruction] and
// [modern]. Parse keeps what it can read and reports the rest with its line.
func Parse(id string, data []byte) (Chapter, fault.List) {
	p := &parser{chapter: Chapter{ID: id}}
	lines, bad := plain.Lines(data)
	if bad != nil {
		return p.chapter, fault.List{bad}
	}
	for i, line := range lines {
		p.take(i+1, line)
	}
	p.end()
	if p.chapter.Title == "" {
		p.fail(p.titleLine, "readings.nothing", "Key", "title")
	}
	if len(p.chapter.Paragraphs) == 0 {
		p.fail(0, "readings.empty")
	}
	return p.chapter, p.faults
}

type parser struct {
	chapter   Chapter
	faults    fault.List
	titleLine int      // 0 before the title
	mark      Mark     // of the paragraph being read
	marked    int      // line of its mark, right or wrong; 0 if there was none
	first     int      // line of its first words
	words     []string // its lines
}

func (p *parser) fail(line int, key string, pairs ...any) {
	p.faults = append(p.faults, fault.New(key, pairs...).At(line))
}

func (p *parser) take(n int, line string) {
	switch {
	case line == "":
		p.end()
	case strings.HasPrefix(line, "#"):
		p.end()
		if p.titleLine != 0 {
			p.fail(n, "readings.twice", "Key", "title", "First", p.titleLine)
			return
		}
		p.titleLine = n
		p.chapter.Title = strings.TrimSpace(strings.TrimLeft(line, "#"))
	case strings.HasPrefix(line, "[") && strings.HasSuffix(line, "]"):
		p.end()
		p.marked = n
		mark, ok := marks[strings.ToLower(strings.TrimSpace(line[1:len(line)-1]))]
		if !ok {
			p.fail(n, "readings.unknownMark", "Mark", line)
		}
		p.mark = mark
	default:
		if len(p.words) == 0 {
			p.first = n
		}
		p.words = append(p.words, line)
	}
}

// end closes the paragraph being read, if there is one.
func (p *parser) end() {
	switch {
	case len(p.words) == 0 && p.marked == 0:
		return
	case len(p.words) == 0:
		p.fail(p.marked, "readings.noText")
	default:
		if p.marked == 0 {
			p.fail(p.first, "readings.noMark")
		}
		text, source, _ := strings.Cut(strings.Join(p.words, " "), sourceMark)
		source = strings.TrimSpace(source)
		if source == "" {
			p.fail(p.first, "readings.noSource")
		}
		if text = strings.TrimSpace(text); text == "" {
			p.fail(p.first, "readings.noText")
		} else {
			p.chapter.Paragraphs = append(p.chapter.Paragraphs, Paragraph{Mark: p.mark, Text: text, Source: source})
		}
	}
	p.mark, p.marked, p.first, p.words = Unmarked, 0, 0, nil
}
