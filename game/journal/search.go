package journal

import (
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
	wanted := strings.Fields(fold(query))
	var out []Entry
	for _, e := range j.Entries() {
		if e.has(wanted, words) {
			out = append(out, e)
		}
	}
	return out
}

func (e Entry) has(wanted []string, words func(Entry) string) bool {
	if len(wanted) == 0 {
		return true
	}
	parts := []string{
		e.Title, e.Question, e.Notes, e.Date.Format("2006-01-02 02.01.2006"), string(e.Kind), strings.Join(e.Cards, " "),
	}
	if words != nil {
		parts = append(parts, words(e))
	}
	text := fold(strings.Join(parts, "\n"))
	for _, w := range wanted {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}

// alike are letters and signs that people type for each other.
var alike = strings.NewReplacer("ё", "е", "’", "'", "ʼ", "'", "‘", "'", "`", "'", "–", "-", "—", "-", "‑", "-")

// fold makes texts that differ only in case and the like the same.
func fold(s string) string { return alike.Replace(cases.Fold().String(norm.NFKC.String(s))) }
