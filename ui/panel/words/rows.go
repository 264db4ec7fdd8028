package words

import (
	"strings"

	"senet/game/session"
)

// Entry is one clickable piece of the move list.
type Entry struct {
	Index int    // in Snapshot.Log
	Text  string // notation
}

// Row is one turn of the move list: what each side did, in columns 0 (spools)
// and 1 (cones).
type Row struct {
	Turn  int // 0 for the lot
	Cells [2][]Entry
}

// Rows puts the log into rows by turn.
func Rows(log []session.LogEntry) []Row {
	var rows []Row
	for i, e := range log {
		if n := len(rows); n == 0 || rows[n-1].Turn != e.Turn {
			rows = append(rows, Row{Turn: e.Turn})
		}
		if e.Text == "" {
			continue
		}
		cell := &rows[len(rows)-1].Cells[e.Side&1]
		*cell = append(*cell, Entry{i, Compact(e.Text)})
	}
	return rows
}

// compact sets the notation closer and with the right dashes.
var compact = strings.NewReplacer(" — ", "·", " : ", ":", "-", "–")

// Compact is the notation as it is set in the narrow columns of the move list:
// the signs of RULES §8 with less space between them, "3·19–22:22–19".
func Compact(notation string) string { return compact.Replace(notation) }
