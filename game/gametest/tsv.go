// Package gametest helps the tests of package game and of what is built on it:
// recorded games, boards as text, perft, random playouts with invariants.
package gametest

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"senet/game/board"
)

// Row is one event of the recorded game in assets/records.
type Row struct {
	N      int        // number of the event, from 1
	Side   board.Side // who acts; the operator has the cones
	Throw  int        // the throw, 0 when nothing was thrown
	Piece  int        // the gods' second throw, or 0
	Move   string     // the move in the signs of RULES §8
	Fate   string     // the fate throw that followed, or "-"
	Remark string     // what departs from the rules here, or "-"
}

// ReadRows reads the tab-separated record of a game with the gods.
func ReadRows(r io.Reader) ([]Row, error) {
	var rows []Row
	lines := bufio.NewScanner(r)
	for line := 1; lines.Scan(); line++ {
		f := strings.Split(lines.Text(), "\t")
		if line == 1 {
			continue
		}
		if len(f) != 7 {
			return nil, fmt.Errorf("line %d: %d fields instead of 7", line, len(f))
		}
		row := Row{Move: f[4], Fate: f[5], Remark: f[6]}
		if f[1] == "operator" {
			row.Side = board.Cones
		}
		for _, field := range []struct {
			text string
			to   *int
		}{{f[0], &row.N}, {f[2], &row.Throw}, {f[3], &row.Piece}} {
			if field.text == "-" {
				continue
			}
			n, err := strconv.Atoi(field.text)
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", line, err)
			}
			*field.to = n
		}
		rows = append(rows, row)
	}
	return rows, lines.Err()
}
