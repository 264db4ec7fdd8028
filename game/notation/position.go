package notation

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"senet/game"
	"senet/game/board"
	"senet/game/fault"
)

// awaitNames are the words for what a position waits for.
var awaitNames = [...]string{
	game.AwaitLot: "lot", game.AwaitThrow: "throw", game.AwaitPiece: "piece", game.AwaitMove: "move",
	game.AwaitFate: "fate", game.AwaitWater: "water", game.AwaitNothing: "over",
}

// phaseNames are the words for the phases of a side.
var phaseNames = [...]string{game.PhaseKendall: "kendall", game.PhaseBell: "bell", game.PhaseMaat: "maat"}

// homeNames are the words for the home squares that a side owns.
var homeNames = [...]string{game.HomeNone: "none", game.HomeOdd: "odd", game.HomeEven: "even"}

// Format writes a position as one line that ParsePosition reads back to an
// equal value. See there for the form.
func Format(p game.Position) string {
	var b strings.Builder
	squares(&b, &p)
	fmt.Fprintf(&b, " %s %s", letter(p.Turn), awaitNames[min(int(p.Await), len(awaitNames)-1)])
	switch {
	case p.Throw != 0:
		fmt.Fprintf(&b, "=%d", p.Throw)
	case p.Await == game.AwaitFate:
		fmt.Fprintf(&b, "=%s", letter(p.FateSide))
	}
	num := func(key string, n int) {
		if n != 0 {
			fmt.Fprintf(&b, " %s=%d", key, n)
		}
	}
	two := func(key string, s, c int) {
		if s != 0 || c != 0 {
			fmt.Fprintf(&b, " %s=%d,%d", key, s, c)
		}
	}
	flag := func(key string, on bool) {
		if on {
			b.WriteString(" " + key)
		}
	}
	side := func(key string, n uint8) {
		if n != 0 {
			fmt.Fprintf(&b, " %s=%s", key, letter(board.Side(n-1)))
		}
	}
	num("owed", int(p.Owed))
	two("carry", int(p.Carry[0]), int(p.Carry[1]))
	two("drowned", int(p.Drowned[0]), int(p.Drowned[1]))
	two("freed", int(p.Freed[0]), int(p.Freed[1]))
	two("reserve", int(p.Reserve[0]), int(p.Reserve[1]))
	if list := throwList(&p); list != "" {
		fmt.Fprintf(&b, " pending=%s", list)
	}
	two("sent", int(p.Sent[0]), int(p.Sent[1]))
	num("chosen", int(p.Piece))
	num("touched", int(p.Touched))
	flag("swapped", p.Swapped)
	flag("opening", p.Opening)
	if p.Phase != [2]game.Phase{} {
		fmt.Fprintf(&b, " phase=%s,%s", phaseNames[p.Phase[0]], phaseNames[p.Phase[1]])
	}
	two("rounds", int(p.Rounds[0]), int(p.Rounds[1]))
	if p.Home != [2]game.Home{} {
		fmt.Fprintf(&b, " home=%s,%s", homeNames[p.Home[0]], homeNames[p.Home[1]])
	}
	two("points", int(p.Points[0]), int(p.Points[1]))
	side("finished", p.Finished)
	side("winner", p.Winner)
	return b.String()
}

// squares writes the board in path order, a slash between the rows.
func squares(b *strings.Builder, p *game.Position) {
	empty := 0
	flush := func() {
		if empty > 0 {
			b.WriteString(strconv.Itoa(empty))
			empty = 0
		}
	}
	for q := board.Square(1); q <= board.Squares; q++ {
		if side, ok := p.At(q); ok {
			flush()
			b.WriteString(letter(side))
		} else {
			empty++
		}
		if q%10 == 0 {
			flush()
			if q < board.Squares {
				b.WriteByte('/')
			}
		}
	}
}

// throwList writes the throws that are still to be played, in rising order.
func throwList(p *game.Position) string {
	var list []string
	for t, n := range p.Pending {
		for range n {
			list = append(list, strconv.Itoa(t))
		}
	}
	return strings.Join(list, ",")
}

// parseThrows reads what throwList writes, in any order.
func parseThrows(p *game.Position, value string) bool {
	list := strings.Split(value, ",")
	for _, f := range list {
		t, ok := bounded(f, 1, 6)
		if !ok || p.Pending[t] >= mostPending {
			return false
		}
		p.Pending[t]++
	}
	return true
}

// mostPending is how many throws of one score can wait to be played.
const mostPending = 100

func letter(s board.Side) string {
	if s == board.Cones {
		return "c"
	}
	return "s"
}

// sideOf reads the letter of a side; b and w (black, white) and Cyrillic
// letters of the same look will do.
func sideOf(text string) (board.Side, bool) {
	switch strings.ToLower(text) {
	case "s", "b", "ѕ", "spools", "1":
		return board.Spools, true
	case "c", "w", "с", "cones", "2":
		return board.Cones, true
	}
	return 0, false
}

// ParsePosition reads a position in the form that Format writes:
//
//	scscscscsc/10/10 s move=3 owed=1 carry=0,-1 drowned=0,1
//
// First the squares 1 to 30 along the path, s a spool, c a cone, a number so
// many empty squares, / between the rows of ten; then the side whose turn it is;
// then what is awaited: lot, throw, piece=3 (the gods' second throw, the first
// being 3), move=3 (move alone for a compulsory rebirth), fate=c (by the owner
// of the piece on 26), water, over. Then, in any order and where not zero:
// owed=n, and by side (spools, cones) carry, drowned, freed, reserve, rounds,
// points, sent (the square of a piece that the Water sent back) and phase (kendall,
// bell, maat); pending=1,4 throws still to be played; chosen=q the piece the gods' throw
// named, touched=q; home (none, odd, even) by side; finished=s|c and winner=s|c; the
// words swapped and opening. It checks the form, not whether the rules allow
// the position. It fails with a *fault.Fault of the area "record".
func ParsePosition(text string) (game.Position, error) {
	var p game.Position
	fields := strings.Fields(text)
	if len(fields) < 3 {
		return p, fault.New("record.positionShort", "Text", clip(text))
	}
	if err := parseSquares(&p, fields[0]); err != nil {
		return p, err
	}
	side, ok := sideOf(fields[1])
	if !ok {
		return p, fault.New("record.positionSide", "Text", clip(fields[1]))
	}
	p.Turn = side
	if !parseAwait(&p, fields[2]) {
		return p, fault.New("record.positionField", "Text", clip(fields[2]))
	}
	seen := map[string]bool{}
	for _, f := range fields[3:] {
		key, value, _ := strings.Cut(f, "=")
		if seen[key] || !parseField(&p, strings.ToLower(key), value) {
			return p, fault.New("record.positionField", "Text", clip(f))
		}
		seen[key] = true
	}
	return p, nil
}

func parseSquares(p *game.Position, text string) error {
	q, run := 1, 0
	bad := fault.New("record.positionSquares", "Text", clip(text))
	for _, r := range text {
		if r >= '0' && r <= '9' {
			if run = run*10 + int(r-'0'); run > board.Squares {
				return bad
			}
			continue
		}
		q, run = q+run, 0
		if r == '/' {
			if q%10 != 1 {
				return bad
			}
			continue
		}
		side, ok := sideOf(string(r))
		if !ok || q > board.Squares {
			return bad
		}
		p.Cells[q] = 1 + uint8(side)
		q++
	}
	if q+run != board.Squares+1 {
		return bad
	}
	return nil
}

func parseAwait(p *game.Position, field string) bool {
	name, value, given := strings.Cut(field, "=")
	found := false
	for a, n := range awaitNames {
		if strings.EqualFold(n, name) {
			p.Await, found = game.Await(a), true
		}
	}
	if !found {
		return false
	}
	switch p.Await {
	case game.AwaitPiece, game.AwaitMove:
		n, ok := bounded(value, 1, 6)
		p.Throw = game.Throw(n)
		return ok || p.Await == game.AwaitMove && !given
	case game.AwaitFate:
		side, ok := sideOf(value)
		p.FateSide = side
		return ok
	}
	return !given
}

func parseField(p *game.Position, key, value string) bool {
	var ok bool
	var n int
	switch key {
	case "owed":
		n, ok = bounded(value, -100, 100)
		p.Owed = int8(n)
	case "carry":
		var two [2]int
		two, ok = pair(value, -100, 100)
		p.Carry = [2]int8{int8(two[0]), int8(two[1])}
	case "drowned":
		ok = count(&p.Drowned, value, 10)
	case "freed":
		ok = count(&p.Freed, value, 10)
	case "reserve":
		ok = count(&p.Reserve, value, 10)
	case "rounds":
		ok = count(&p.Rounds, value, 255)
	case "points":
		ok = count(&p.Points, value, 255)
	case "pending":
		ok = parseThrows(p, value)
	case "sent":
		var two [2]int
		two, ok = pair(value, 0, board.Squares)
		p.Sent = [2]board.Square{board.Square(two[0]), board.Square(two[1])}
	case "chosen":
		n, ok = bounded(value, 1, board.Squares)
		p.Piece = board.Square(n)
	case "touched":
		n, ok = bounded(value, 1, board.Squares)
		p.Touched = board.Square(n)
	case "swapped":
		p.Swapped, ok = true, value == ""
	case "opening":
		p.Opening, ok = true, value == ""
	case "phase":
		ok = names(value, phaseNames[:], func(side, i int) { p.Phase[side] = game.Phase(i) })
	case "home":
		ok = names(value, homeNames[:], func(side, i int) { p.Home[side] = game.Home(i) })
	case "finished":
		ok = mark(&p.Finished, value)
	case "winner":
		ok = mark(&p.Winner, value)
	}
	return ok
}

// names reads one of the words for each side and sets it by its place.
func names(value string, words []string, set func(side, i int)) bool {
	s, c, _ := strings.Cut(value, ",")
	for side, text := range []string{s, c} {
		i := slices.Index(words, strings.ToLower(text))
		if i < 0 {
			return false
		}
		set(side, i)
	}
	return true
}

// mark reads a side into the form 1 + side that positions use.
func mark(to *uint8, value string) bool {
	side, ok := sideOf(value)
	*to = 1 + uint8(side)
	return ok
}

func count(to *[2]uint8, value string, most int) bool {
	two, ok := pair(value, 0, most)
	*to = [2]uint8{uint8(two[0]), uint8(two[1])}
	return ok
}

func pair(value string, least, most int) (two [2]int, ok bool) {
	s, c, found := strings.Cut(value, ",")
	var okS, okC bool
	two[0], okS = bounded(s, least, most)
	two[1], okC = bounded(c, least, most)
	return two, found && okS && okC
}

func bounded(text string, least, most int) (int, bool) {
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most {
		return 0, false
	}
	return n, true
}

// clip shortens text for a message.
func clip(text string) string {
	runes := []rune(strings.TrimSpace(text))
	if len(runes) > 60 {
		return string(runes[:60]) + "…"
	}
	return string(runes)
}
