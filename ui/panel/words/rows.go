package words

import "senet/game/session"

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
		*cell = append(*cell, Entry{i, e.Text})
	}
	return rows
}
