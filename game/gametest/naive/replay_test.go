package naive_test

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest/naive"
)

// event is one row of the record of 2015.
type event struct {
	n            int
	side         board.Side
	throw, piece int
	move, fate   string
	remark       string
}

func readEvents(t *testing.T) []event {
	t.Helper()
	data, err := os.ReadFile("../../../assets/records/gods-2015-02-19.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var out []event
	for line := range strings.Lines(string(data)) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		if f[0] == "event" {
			continue
		}
		e := event{move: f[4], fate: f[5], remark: f[6]}
		e.n, _ = strconv.Atoi(f[0])
		e.throw, _ = strconv.Atoi(f[2])
		e.piece, _ = strconv.Atoi(f[3])
		if f[1] == "operator" {
			e.side = board.Cones
		}
		out = append(out, e)
	}
	return out
}

// The record of 2015 agrees with RULES §2 and §3, but for the rows its remark
// column explains (RULES §9). Of those ten, the misprint of 280 is already put
// right in the record.
func TestRecordOf2015(t *testing.T) {
	p := naive.Start(gods2015())
	var differ []int
	for _, e := range readEvents(t) {
		why := ""
		if e.n == 113 {
			p.Cells[4], p.Cells[3] = p.Cells[3], p.Cells[4]
			why = "put on 4 by hand"
		}
		before := p
		if why == "" {
			p, why = replay(p, e)
		} else {
			p, _ = replay(p, e)
		}
		if why == "" && e.n == 130 {
			why = "an extra throw is kept"
		}
		if why == "" {
			continue
		}
		differ = append(differ, e.n)
		p = depart(t, before, e)
	}
	want := []int{37, 74, 88, 113, 130, 156, 349, 354, 390}
	if !slices.Equal(differ, want) {
		t.Fatalf("rows that differ: %v, want %v", differ, want)
	}
	if w, over := p.Over(); !over || w != board.Cones {
		t.Errorf("the operator won the game of 2015; got %+v", p)
	}
}

// depart follows the source where it leaves the rules.
func depart(t *testing.T, p game.Position, e event) game.Position {
	t.Helper()
	mine := func(p game.Position) game.Position { // e.side's turn with one throw owed
		p.Turn, p.Await, p.Owed, p.Throw, p.Piece = e.side, game.AwaitThrow, 1, 0, 0
		return p
	}
	must := func(p game.Position, why string) game.Position {
		if why != "" {
			t.Fatalf("event %d: %s\n%+v", e.n, why, p)
		}
		return p
	}
	switch e.n {
	case 37:
		e.piece = 1
		return must(replay(p, e))
	case 74, 88, 349: // play what the rules allow, then put the board right
		q, _ := naive.Throw(gods2015(), p, game.Throw(e.throw))
		q, _ = naive.Throw(gods2015(), q, game.Throw(e.piece))
		q, err := naive.Play(gods2015(), q, naive.Legal(gods2015(), q)[0])
		if err != nil {
			t.Fatal(err)
		}
		q.Cells = p.Cells
		if from, to, ok := strings.Cut(e.move, "-"); ok {
			a, _ := strconv.Atoi(from)
			b, _ := strconv.Atoi(to)
			q.Cells[a], q.Cells[b] = q.Cells[b], q.Cells[a]
		}
		return q
	case 113:
		return must(replay(p, e))
	case 130:
		q := must(replay(p, e))
		return mine(q)
	case 156, 354, 390:
		p.Carry[e.side] = 0
		return must(replay(mine(p), e))
	}
	t.Fatalf("event %d differs: %+v\n%+v", e.n, e, p)
	return p
}

// replay plays one row, and says how the oracle disagrees with it, or "".
func replay(p game.Position, e event) (game.Position, string) {
	r := gods2015()
	if strings.HasPrefix(e.move, "turn passes") {
		// it passed by itself before the gods' turn came
		if p.Turn == e.side || p.Drowned[e.side] == 0 || p.Cells[15] == 0 {
			return p, "the turn did not pass"
		}
		return p, ""
	}
	if p.Turn != e.side {
		return p, "it is the other side's turn"
	}
	var err error
	if e.move != "+" || e.throw != 0 {
		if p.Await != game.AwaitThrow {
			return p, "no throw is awaited"
		}
		if p, err = naive.Throw(r, p, game.Throw(e.throw)); err != nil {
			return p, err.Error()
		}
	}
	if e.piece != 0 {
		if p, err = naive.Throw(r, p, game.Throw(e.piece)); err != nil {
			return p, err.Error()
		}
	}
	if e.move == "0" {
		if p.Await == game.AwaitMove && p.Throw != 0 {
			return p, fmt.Sprint("can move: ", naive.Legal(r, p))
		}
		return p, ""
	}
	return playRow(p, e)
}

// playRow plays the moves of a row and compares their marks.
func playRow(p game.Position, e event) (game.Position, string) {
	r := gods2015()
	m, victim := parse(e.move)
	before := p
	p, err := naive.Play(r, p, m)
	if err != nil {
		return p, fmt.Sprintf("%v is not legal, but %v are", m, naive.Legal(r, p))
	}
	if victim != 0 && p.Cells[victim] != 1+uint8(e.side.Other()) {
		return p, fmt.Sprint("no enemy was put on ", victim)
	}
	if victim == 0 && swapped(before, p, e.side.Other()) {
		return p, "an enemy was swapped"
	}
	if (e.fate != "-") != (p.Await == game.AwaitFate) {
		return p, "fate throw"
	}
	if e.fate == "-" {
		return p, ""
	}
	f := strings.SplitN(e.fate, " ", 3)
	n, _ := strconv.Atoi(f[1])
	to, _ := parse(f[2])
	p, err = naive.Throw(r, p, game.Throw(n))
	if err != nil {
		return p, err.Error()
	}
	drowned := p.Drowned[e.side] > before.Drowned[e.side]
	if drowned != strings.Contains(f[2], "≈") {
		return p, "drowning"
	}
	if !drowned && p.Cells[to.To] != 1+uint8(e.side) {
		return p, fmt.Sprint("fate did not lead to ", to.To)
	}
	return p, ""
}

// swapped reports whether a piece of the side stands elsewhere than before.
func swapped(a, b game.Position, side board.Side) bool {
	for q := range a.Cells {
		if (a.Cells[q] == 1+uint8(side)) != (b.Cells[q] == 1+uint8(side)) {
			return true
		}
	}
	return false
}

// parse reads a move in the notation of RULES §8, and where a victim goes.
func parse(text string) (m game.Move, victim int) {
	if text == "+" {
		return game.Move{Kind: game.MoveRebirth, To: board.Rebirth}, 0
	}
	mine, swap, hit := strings.Cut(text, " : ")
	from, to := ends(mine)
	m = game.Move{From: board.Square(from), To: board.Square(to), Back: to < from}
	if hit {
		_, victim = ends(swap)
	}
	return m, victim
}

// ends reads the first and last square of "18-21 ↑ 24 +".
func ends(text string) (from, to int) {
	for _, f := range strings.FieldsFunc(text, func(c rune) bool { return c == ' ' || c == '-' }) {
		if f == "→" && to == 0 {
			return from, 31
		}
		n, err := strconv.Atoi(f)
		if err != nil {
			continue
		}
		if from == 0 {
			from = n
		} else {
			to = n
		}
	}
	return from, to
}
