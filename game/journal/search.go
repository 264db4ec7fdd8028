package journal

import (
	"slices"
	"strings"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// Search returns the entries that have all words of the query, the newest first:
// in any case, ё as е, any apostrophe, dash or accented form as any other. Title,
// question, notes, date and the names of cards in files are searched; words gives,
// for an entry, more, such as the names of its cards as shown, and may be nil. A
// query without words finds everything.
func (j *Journal) Search(query string, words func(Entry) string) []Entry {
	return NewFinder(j, words).Search(query)
}

// Finder searches a journal again and again, as somebody types. What an entry is
// searched for is put together once, and anew when the entry has changed.
type Finder struct {
	journal *Journal
	words   func(Entry) string
	texts   map[string]found
}

// found is the text that an entry, as it was at a revision, is searched in.
type found struct {
	revision uint64
	text     string
}

// NewFinder returns a finder; words is as in Journal.Search.
func NewFinder(j *Journal, words func(Entry) string) *Finder {
	return &Finder{journal: j, words: words, texts: map[string]found{}}
}

// Search is as Journal.Search.
func (f *Finder) Search(query string) []Entry {
	all, revisions := f.journal.sorted()
	wanted := strings.Fields(fold(query))
	if len(wanted) == 0 {
		return all
	}
	var out []Entry
	for i, e := range all {
		if text, _ := f.text(e, revisions[i]); hasAll(text, wanted) {
			out = append(out, e)
		}
	}
	return out
}

// Prepare puts together the text of n more entries, so that the first search
// need not; it reports whether there are more.
func (f *Finder) Prepare(n int) bool {
	all, revisions := f.journal.sorted()
	for i, e := range all {
		if n == 0 {
			return true
		}
		if _, made := f.text(e, revisions[i]); made {
			n--
		}
	}
	return false
}

// text is what an entry is searched in; made tells whether that was put together
// only now.
func (f *Finder) text(e Entry, revision uint64) (text string, made bool) {
	t, ok := f.texts[e.ID]
	if made = !ok || t.revision != revision; made {
		t = found{revision, e.searched(f.words)}
		f.texts[e.ID] = t
	}
	return t.text, made
}

func hasAll(text string, wanted []string) bool {
	for _, w := range wanted {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}

// searched is what an entry is searched in.
func (e Entry) searched(words func(Entry) string) string {
	parts := []string{e.Title, e.Question, e.Notes, e.Date.Format("2006-01-02 02.01.2006"), string(e.Kind)}
	for i, c := range e.Cards {
		if i == slices.Index(e.Cards, c) { // a long game meets every card many times
			parts = append(parts, c)
		}
	}
	if words != nil {
		parts = append(parts, words(e))
	}
	return fold(strings.Join(parts, "\n"))
}

// alike are letters and signs that people type for each other.
var alike = strings.NewReplacer("ё", "е", "’", "'", "ʼ", "'", "‘", "'", "`", "'", "–", "-", "—", "-", "‑", "-")

// fold makes texts that differ only in case and the like the same.
func fold(s string) string { return alike.Replace(cases.Fold().String(norm.NFKC.String(s))) }
