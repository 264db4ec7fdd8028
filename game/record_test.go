package game_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/rules"
)

// TestRecordOf2015 replays the whole recorded game with the gods (RULES §9):
// every event has to be what the engine does, whose turn it is, what passes and
// what is marked, but for the rows with a remark, each of which must differ.
func TestRecordOf2015(t *testing.T) {
	file, err := os.Open("../assets/records/gods-2015-02-19.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	rows, err := gametest.ReadRows(file)
	if err != nil || len(rows) != 419 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	preset, _ := rules.ByID("gods")
	preset.Rules.GodsFree = false
	g := gametest.New(t, preset.Rules)

	r := replay{g: g, p: g.Start()}
	var differ, remarked []int
	for i, row := range rows {
		if row.Remark != "-" {
			remarked = append(remarked, row.N)
		}
		next := board.Side(9)
		if i+1 < len(rows) && rows[i+1].Throw != 0 {
			next = rows[i+1].Side
		}
		problem := r.row(row, next)
		if problem == "" {
			continue
		}
		differ = append(differ, row.N)
		if row.Remark == "-" {
			t.Errorf("event %d: %s", row.N, problem)
		}
	}
	if !slices.Equal(differ, remarked) {
		t.Errorf("events that differ: %v, expected %v", differ, remarked)
	}
	if testing.Verbose() {
		t.Log(differ)
	}
	if len(remarked) != 10 {
		t.Errorf("%d rows have a remark, expected 10", len(remarked))
	}
	if w, over := r.p.Over(); !over || w != board.Cones || r.p.Await != game.AwaitNothing {
		t.Errorf("the operator should have won: %v %v", w, over)
	}
}

// replay is the state between two rows. passed is what happened by itself
// since the last row.
type replay struct {
	g      *game.Game
	p      game.Position
	passed []game.Event
}

// row plays one row, returns what is wrong with it, and leaves the position as
// the record has it afterwards. next is who acts after it.
func (r *replay) row(row gametest.Row, next board.Side) string {
	if row.Throw == 0 && row.Move != "+" {
		if !slices.Contains(r.passed, game.Event{Kind: game.EvTurnBarred, Side: row.Side}) {
			return "the turn was not barred"
		}
		return ""
	}
	var problems []string
	if r.p.Turn != row.Side {
		problems = append(problems, fmt.Sprintf("it is the turn of the %v", r.p.Turn))
		r.p.Turn, r.p.Owed, r.p.Await = row.Side, 1, game.AwaitThrow
	}
	move := row.Move
	if _, misprint, ok := strings.Cut(row.Remark, "misprint in the source: "); ok {
		source, _, _ := strings.Cut(misprint, ";")
		move = source + " #"
	}
	before := r.p
	got := r.play(row, row.Piece)
	if got != move+" "+row.Fate {
		problems = append(problems, fmt.Sprintf("the engine has %q for %q", got, move+" "+row.Fate))
		r.repair(before, row, got)
	}
	if strings.Contains(row.Move, "#") && r.p.Turn != next && next < 2 {
		problems = append(problems, "the source still has a throw owed here")
		r.p.Turn, r.p.Owed, r.p.Await = next, 1, game.AwaitThrow
	}
	return strings.Join(problems, "; ")
}

// play makes the throws of the row and the move that leads where it says, or
// the only one there is, and tells in the signs of the record what happened.
func (r *replay) play(row gametest.Row, piece int) string {
	r.passed = nil
	do := func(p game.Position, ev []game.Event, err error) string {
		if err != nil {
			return err.Error()
		}
		r.p = p
		r.passed = append(r.passed, ev...)
		return ""
	}
	if row.Throw != 0 {
		if e := do(r.g.Throw(r.p, game.Throw(row.Throw), nil)); e != "" {
			return e
		}
		if row.Piece != 0 {
			if e := do(r.g.Throw(r.p, game.Throw(piece), nil)); e != "" {
				return e
			}
		}
	}
	if passed(r.passed) {
		return "0 -"
	}
	m, ok := choose(r.g.Legal(&r.p, nil), row)
	if !ok {
		return fmt.Sprintf("no such move among %v", r.g.Legal(&r.p, nil))
	}
	if e := do(r.g.Play(r.p, m, nil)); e != "" {
		return e
	}
	if r.p.Await == game.AwaitFate {
		var fate int
		fmt.Sscanf(row.Fate, "fate %d", &fate)
		if e := do(r.g.Throw(r.p, game.Throw(fate), nil)); e != "" {
			return e
		}
	}
	return signs(r.passed)
}

func passed(ev []game.Event) bool {
	return slices.ContainsFunc(ev, func(e game.Event) bool { return e.Kind == game.EvPassed })
}

// choose finds the legal move the row means, or else the only legal one.
func choose(legal []game.Move, row gametest.Row) (game.Move, bool) {
	var from, to int
	if row.Move == "+" {
		return legal[0], len(legal) == 1 && legal[0].Kind == game.MoveRebirth
	}
	fmt.Sscanf(row.Move, "%d-%d", &from, &to)
	if strings.HasSuffix(row.Move, "→") && !strings.Contains(row.Move, "-") {
		fmt.Sscanf(row.Move, "%d", &from)
		to = int(board.Off)
	}
	if _, on, ok := strings.Cut(row.Move, "↑ "); ok {
		fmt.Sscanf(on, "%d", &to)
	}
	for _, m := range legal {
		if int(m.From) == from && int(m.To) == to {
			return m, true
		}
	}
	if len(legal) == 1 {
		return legal[0], true
	}
	return game.Move{}, false
}

// signs writes events in the signs of the record, the fate throw last.
func signs(ev []game.Event) string {
	var out []string
	fate, leg := "-", game.Event{}
	add := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	for _, e := range ev {
		switch e.Kind {
		case game.EvMoved:
			add("%d-%d", e.From, e.To)
			leg = e
		case game.EvBa:
			add("↑ %d", e.To)
			leg.To = e.To
		case game.EvSwapped:
			if back := len(out) - 1; strings.HasPrefix(out[back], "↑") {
				add(": %d-21 ↑ %d", e.From, e.To)
			} else {
				add(": %d-%d", e.From, e.To)
			}
		case game.EvCarry:
			add("→ %s", map[int8]string{1: "+", -1: "#"}[e.N])
		case game.EvAgain:
			if e.Reason == game.ReasonRebirth {
				add("+")
			}
		case game.EvNet:
			add("#")
		case game.EvReborn:
			add("+")
		case game.EvDrowned:
			add("≈")
		case game.EvFreed:
			add("%d →", e.From)
		case game.EvFateDue:
			add("†")
		case game.EvFateThrew:
			fate = strings.Join(out, " ")
			out = []string{fmt.Sprintf("fate %d", e.Throw)}
		}
		if (e.Kind == game.EvMoved || e.Kind == game.EvBa) && e.To >= board.ThreeTruths {
			add("%s", strings.Repeat("I", int(board.Off-e.To)))
		}
	}
	text := strings.Join(out, " ")
	if fate != "-" {
		return fate + " " + text
	}
	return text + " -"
}

// repair puts the position right after a row the engine does not agree with.
func (r *replay) repair(before game.Position, row gametest.Row, got string) {
	switch row.N {
	case 37: // the piece the source means has another number
		r.p = before
		r.play(row, 1)
	case 74, 349: // another move of the same piece
		from, to := 0, 0
		fmt.Sscanf(row.Move, "%d-%d", &from, &to)
		r.p.Cells = before.Cells
		r.p.Cells[from], r.p.Cells[to] = 0, before.Cells[from]
	case 88: // passed
		r.p.Cells = before.Cells
	case 113: // the piece stands elsewhere
		r.p = before
		r.p.Cells[3], r.p.Cells[4] = 0, before.Cells[3]
		if again := r.play(row, row.Piece); again != row.Move+" "+row.Fate {
			panic("event 113 is not repaired: " + again + " instead of " + got)
		}
	case 280: // the engine's move is the right one
	}
}
