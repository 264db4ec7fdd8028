// Package readings holds what is said of each card when the board is read: the
// 22 arcana, the eight Houses and the five throws, in English, Russian and
// Ukrainian. The texts are plain files that a writer can edit; the form of a
// file is told at Parse. The texts are of our own day and say so; only the
// Egyptian signs, deities and chapters they name are old.
package readings

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"

	"senet/assets/internal/plain"
	"senet/game/fault"
)

//go:embed en/*.md ru/*.md uk/*.md
var files embed.FS

// Text is what is said of one card.
type Text struct {
	ID         string   // the name of its file without ".md", as IDs gives it
	Title      string   // the card's name, the same as in the texts of the window
	Keywords   []string // three to five
	Sign       string   // what is drawn, and what to check it by: a deity, a sign of Gardiner's list, a chapter
	Question   string   // the one question to stay with
	Paragraphs []string // two or three, in order
}

// Arcanum is the ID of the text of an arcanum, 0 (the Fool) to 21 (the World).
func Arcanum(n int) string { return fmt.Sprintf("arcanum-%02d", n) }

// House is the ID of the text of a House, by its square.
func House(square int) string { return fmt.Sprintf("house-%02d", square) }

// Throw is the ID of the text of a throw by its light sides; 5 stands for four
// dark ones, whatever they count in the rules.
func Throw(n int) string { return fmt.Sprintf("throw-%d", n) }

// houses are the squares that are Houses, in the order of the path.
var houses = [...]int{15, 16, 21, 26, 27, 28, 29, 30}

// IDs returns the IDs of all 35 texts: arcana, Houses, throws.
func IDs() []string {
	var ids []string
	for n := 0; n <= 21; n++ {
		ids = append(ids, Arcanum(n))
	}
	for _, sq := range houses {
		ids = append(ids, House(sq))
	}
	for n := 1; n <= 5; n++ {
		ids = append(ids, Throw(n))
	}
	return ids
}

// Files returns the folder of the built-in texts: en, ru and uk, each with a file
// for every ID.
func Files() fs.FS { return files }

// Get returns the built-in text of a card in a language, "en", "ru" or "uk". The
// error is a fault.List; what could be read is returned with it, see From.
func Get(lang, id string) (Text, error) { return From(files, lang, id) }

// From reads the text lang/id.md of a folder. What is wrong with the file is in
// the error, a fault.List whose faults name their lines, and the rest of the
// text is returned all the same: its ID is always set, and a text that has a
// Title and Paragraphs can be shown. Where there is no file in that language the
// English one is returned, with a fault that says so.
func From(fsys fs.FS, lang, id string) (Text, error) {
	data, err := read(fsys, lang, id)
	var faults fault.List
	if err != nil {
		faults = append(faults, missing(lang, id, err))
		if data, err = read(fsys, "en", id); err != nil {
			return Text{ID: id}, faults
		}
	}
	text, more := Parse(id, data)
	if faults = append(faults, more...); len(faults) > 0 {
		return text, faults
	}
	return text, nil
}

// missing says why a file could not be had.
func missing(lang, id string, err error) *fault.Fault {
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrInvalid) {
		return fault.New("readings.missing", "File", lang+"/"+id+".md")
	}
	var f *fault.Fault
	if errors.As(err, &f) {
		return f
	}
	return fault.New("readings.cannotRead", "File", lang+"/"+id+".md", "Reason", err)
}

// read reads a file of the folder, which may not be larger than a text can be.
func read(fsys fs.FS, lang, id string) ([]byte, error) {
	name := lang + "/" + id + ".md"
	info, err := fs.Stat(fsys, name)
	if err != nil {
		return nil, err
	}
	if info.Size() > plain.MaxBytes {
		return nil, plain.TooLarge()
	}
	return fs.ReadFile(fsys, name)
}
