// Package journal keeps readings, draws and games with the reader's own notes,
// one plain file for each.
package journal

import (
	"time"

	"senet/game/fault"
)

// Kind tells apart the entries of a journal.
type Kind string

// The kinds of entry.
const (
	Game    Kind = "game"    // a game, with its record
	Reading Kind = "reading" // the reading of a game, with its record
	Day     Kind = "day"     // one card drawn
	Three   Kind = "three"   // three cards drawn
	Path    Kind = "path"    // a path walked
)

// Entry is one entry of the journal. Only Kind is needed.
type Entry struct {
	// ID is the name of its file without ".md"; Add gives it.
	ID       string
	Date     time.Time // when it was made; zero: Add takes the present moment
	Kind     Kind
	Title    string   // as the reader called it; may be empty
	Question string   // what was asked before; may be empty
	Language string   // en, ru, uk: the language it was made in
	Side     string   // of a reading: spools, cones or both
	Met      string   // of a reading: landed, rested or crossed
	Once     bool     // of a reading: every card once
	Cards    []string // the cards in order, as in "arcanum-18"
	Draw     string   // of a draw: its line (oracle.Draw.Record)
	Record   string   // of a game or a reading: the game's record
	Notes    string   // the reader's own, in Markdown
	// Extra are the keys of the file that this program does not know, kept.
	Extra map[string]any
}

// Journal is the journal of one folder, safe for use by several goroutines.
type Journal struct{}

// Dir is the folder of the player's journal. The error is a *fault.Fault.
func Dir() (string, error) { return "", nil }

// Open reads the journal in a folder, which need not exist. Files that cannot be
// read as entries are left as they are, and named in the faults.
func Open(dir string) (*Journal, fault.List) { return &Journal{}, nil }

// Entries returns all entries, the newest first.
func (j *Journal) Entries() []Entry { return nil }

// Get returns an entry.
func (j *Journal) Get(id string) (Entry, bool) { return Entry{}, false }

// Add keeps a new entry and returns it with its ID and date. When it cannot be
// written it is in the journal all the same as long as the program runs (see
// Unsaved), and the error, a *fault.Fault, says why.
func (j *Journal) Add(e Entry) (Entry, error) { return e, nil }

// Update changes the entry of the same ID, with errors as Add.
func (j *Journal) Update(e Entry) error { return nil }

// Save tries again to write an entry that could not be written.
func (j *Journal) Save(id string) error { return nil }

// Unsaved reports whether the entry, or its last change, is only in memory.
func (j *Journal) Unsaved(id string) bool { return false }

// Delete removes an entry and its file. The error is a *fault.Fault; then the
// entry is still there.
func (j *Journal) Delete(id string) error { return nil }

// Search returns the entries that have all words of the query, the newest first:
// in any case, ё as е, any apostrophe as any other. words gives, for an entry,
// more that is searched, such as the names of its cards; it may be nil.
func (j *Journal) Search(query string, words func(Entry) string) []Entry { return nil }

// Reload reads the folder again, and returns what Open would.
func (j *Journal) Reload() fault.List { return nil }

// Text gives words for an export: a text by key, and the title and the question
// of a card, all in the player's language.
type Text struct {
	Fault    func(error) string
	Title    func(card string) string
	Question func(card string) string
	Date     func(time.Time) string
}

// Markdown writes entries as one Markdown document for reading elsewhere.
func Markdown(t Text, entries ...Entry) []byte { return nil }
