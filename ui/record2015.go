package ui

import (
	"bytes"
	"io/fs"
	"regexp"

	"senet/assets"
	"senet/ui/tr"
)

// note matches a remark of the record of 2015: the number of the event and
// what is to be said of it.
var note = regexp.MustCompile(`\{(\d+): [^}]*\}`)

// record2015 is the recorded game with the gods, its remarks and the name of
// the human player in the language of the window. A remark without a
// translation stays as the record has it.
func record2015() ([]byte, error) {
	data, err := fs.ReadFile(assets.Records(), "gods-2015-02-19.senet")
	if err != nil {
		return nil, err
	}
	data = bytes.Replace(data, []byte("Оператор"), []byte(tr.S("shell.moves.operator")), 1)
	data = note.ReplaceAllFunc(data, func(old []byte) []byte {
		number := string(note.FindSubmatch(old)[1])
		if key := "record2015." + number; tr.Has(key) {
			return []byte("{" + number + ": " + tr.S(key) + "}")
		}
		return old
	})
	if i, j := bytes.IndexByte(data, '{'), bytes.IndexByte(data, '}'); 0 <= i && i < j {
		data = bytes.Replace(data, data[i:j+1], []byte("{"+tr.S("record2015.whole")+"}"), 1)
	}
	return data, nil
}

// openRecord2015 shows the game with the gods of 2015.
func (s *Shell) openRecord2015() {
	data, err := record2015()
	if err == nil {
		err = s.openRecord(tr.S("shell.menu.record2015"), data)
	}
	if err != nil {
		s.cannotOpen(err)
	}
}
