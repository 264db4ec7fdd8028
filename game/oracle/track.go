package oracle

import (
	"strconv"

	"senet/game"
	"senet/game/board"
	"senet/game/record"
)

// none is the index of no meeting: the piece has stood there from the start.
const none = -1

// tracker follows every piece from square to square. Pieces have no names; one
// is known by the square it stands on and by the meeting it had there.
type tracker struct {
	crossed  bool // squares passed over are meetings too
	meetings []Meeting
	cells    [board.Squares + 1]uint8
	at       [board.Squares + 1]int // the meeting of the piece on a square
	drowned  [2][]int               // the meetings of the pieces waiting, the longest first
	net      [2]int                 // the meeting in the Net that may cost a turn
	touched  [2]int                 // the meeting at which something happened last
	lifted   int                    // the meeting of a piece that was hit and is on no square now

	entry int // the log entry that is being read
	row   int
	text  string
	throw game.Throw // what is being played
}

func newTracker(crossed bool) *tracker {
	t := &tracker{crossed: crossed, net: [2]int{none, none}, touched: [2]int{none, none}, lifted: none}
	for q := range t.at {
		t.at[q] = none
	}
	return t
}

// begin starts log entry i. What the events did not tell, such as the beginning
// of the game, is taken from the position.
func (t *tracker) begin(i int, e *record.Entry) {
	t.entry, t.row, t.text, t.throw = i, e.Turn, e.Text, e.Before.Throw
	for q := range t.cells {
		if t.cells[q] != e.Before.Cells[q] {
			t.cells[q], t.at[q] = e.Before.Cells[q], none
		}
	}
}

// event follows one event.
func (t *tracker) event(e game.Event) {
	switch e.Kind {
	case game.EvTurn, game.EvTurnLost:
		t.turn(e)
	case game.EvThrew, game.EvUsed:
		t.throw = e.Throw
	case game.EvFateThrew, game.EvFateStays, game.EvWaterThrew, game.EvWaterStays:
		t.fate(e)
	case game.EvMoved, game.EvBa, game.EvBounced:
		t.leg(e)
	case game.EvSwapped, game.EvToReserve:
		t.hit(e)
	case game.EvEntered, game.EvReborn, game.EvPushed:
		t.put(e)
	case game.EvDrowned, game.EvFreed:
		t.taken(e)
	case game.EvAgain, game.EvNet, game.EvCarry:
		t.house(e)
	case game.EvWon:
		// A side that won because the other gave up won by no piece.
		if m := t.touched[e.Side]; m != none && t.last(m).Entry == t.entry {
			t.happen(m, Happening{Kind: HapWon})
		}
	}
}

// last is the last thing that happened at a meeting.
func (t *tracker) last(m int) Happening {
	h := t.meetings[m].Happened
	return h[len(h)-1]
}

// happen adds something to a meeting; where the piece has none it is left out.
func (t *tracker) happen(m int, h Happening) {
	if m == none {
		return
	}
	met := &t.meetings[m]
	h.Side, h.Entry = met.Side, t.entry
	met.Happened = append(met.Happened, h)
	t.touched[met.Side] = m
}

// meet begins a meeting of side s on q with what brought the piece there.
func (t *tracker) meet(s board.Side, q board.Square, move string, h Happening) int {
	t.meetings = append(t.meetings, Meeting{
		Square: q, Card: CardOf(q), Side: s, Entry: t.entry, Turn: t.row,
		From: h.From, Throw: h.Throw, Move: move, Text: t.text,
	})
	m := len(t.meetings) - 1
	t.happen(m, h)
	return m
}

// land is meet for a piece that comes to stand on q.
func (t *tracker) land(s board.Side, q board.Square, move string, h Happening) {
	m := t.meet(s, q, move, h)
	t.cells[q], t.at[q] = 1+uint8(s), m
}

// leave takes the piece off q and returns its meeting there.
func (t *tracker) leave(q board.Square) int {
	m := t.at[q]
	t.cells[q], t.at[q] = 0, none
	return m
}

// turn counts the stay of every piece of the side whose turn begins.
func (t *tracker) turn(e game.Event) {
	for q, c := range t.cells {
		if c == 1+uint8(e.Side) && t.at[q] != none {
			t.meetings[t.at[q]].Stayed++
		}
	}
	for _, m := range t.drowned[e.Side] {
		if m != none {
			t.meetings[m].Stayed++
		}
	}
	if e.Kind == game.EvTurnLost {
		t.happen(t.net[e.Side], Happening{Kind: HapTurnLost})
		t.net[e.Side] = none
	}
}

// leg moves a piece along the path.
func (t *tracker) leg(e game.Event) {
	over := t.pass(e)
	m := t.leave(e.From)
	switch e.Kind {
	case game.EvBa:
		t.happen(m, Happening{Kind: HapBa, To: e.To, Throw: t.throw})
	case game.EvBounced:
		t.happen(m, Happening{Kind: HapBounced, To: e.To, Throw: t.throw})
	}
	sign := "–"
	if t.cells[e.To] != 0 {
		sign, t.lifted = "×", t.at[e.To]
	}
	move := short(e.From, sign, e.To)
	t.land(e.Side, e.To, move, Happening{Kind: HapLanded, From: e.From, Throw: t.throw})
	if over > 0 {
		t.happen(t.at[e.To], Happening{Kind: HapPassedOver, N: over})
	}
}

// pass looks at the squares between the ends of a leg and counts the pieces
// passed over.
func (t *tracker) pass(e game.Event) int {
	over, step := 0, board.Square(1)
	if e.To < e.From {
		step = ^board.Square(0)
	}
	for q := e.From + step; q != e.To; q += step {
		if t.cells[q] != 0 {
			over++
			t.passedBy(q, e.Side)
		}
		if t.crossed {
			t.meet(e.Side, q, short(e.From, "–", e.To),
				Happening{Kind: HapCrossed, From: e.From, To: e.To, Throw: t.throw})
		}
	}
	return over
}

// passedBy tells the piece on q, once in its stay, that another went by.
func (t *tracker) passedBy(q board.Square, by board.Side) {
	m := t.at[q]
	if m == none {
		return
	}
	for _, h := range t.meetings[m].Happened {
		if h.Kind == HapPassedBy {
			return
		}
	}
	t.happen(m, Happening{Kind: HapPassedBy, Other: t.meetings[m].Side != by})
}

// hit sends away the piece whose place another has just taken.
func (t *tracker) hit(e game.Event) {
	to := e.To
	if e.Kind == game.EvToReserve {
		to = board.Off
	}
	t.happen(t.lifted, Happening{Kind: HapSwapped, To: to})
	t.lifted = none
	t.happen(t.at[e.From], Happening{Kind: HapHit, To: to})
	if to != board.Off {
		t.land(e.Side, to, short(e.From, "→", to), Happening{Kind: HapSent, From: e.From})
	}
}

// put sets a piece on a square in another way than by walking.
func (t *tracker) put(e game.Event) {
	switch e.Kind {
	case game.EvEntered:
		t.land(e.Side, e.To, short(board.None, "→", e.To), Happening{Kind: HapEntered, Throw: t.throw})
	case game.EvPushed:
		t.happen(t.leave(e.From), Happening{Kind: HapPushed, To: e.To})
		t.land(e.Side, e.To, short(e.From, "→", e.To), Happening{Kind: HapMadeRoom, From: e.From})
	case game.EvReborn:
		if e.From != board.None {
			t.leave(e.From)
		} else if w := t.drowned[e.Side]; len(w) > 0 {
			t.drowned[e.Side] = w[1:]
		}
		t.land(e.Side, e.To, short(board.None, "≈", e.To), Happening{Kind: HapReborn, From: e.From, Throw: t.throw})
	}
}

// taken takes a piece off the board. One that stood there from the start meets
// the card it leaves by.
func (t *tracker) taken(e game.Event) {
	m := t.leave(e.From)
	if e.Kind == game.EvFreed {
		h := Happening{Kind: HapFreed, From: e.From, Throw: t.throw}
		if m == none {
			m = t.meet(e.Side, e.From, short(e.From, "↑", board.None), h)
			t.meetings[m].Stayed = 1 // since the start
			return
		}
		t.happen(m, h)
		return
	}
	if m != none && t.meetings[m].Entry == t.entry {
		t.meetings[m].Move += "≈"
	}
	t.happen(m, Happening{Kind: HapDrowned})
	t.drowned[e.Side] = append(t.drowned[e.Side], m)
}

// fate tells the throws that a piece on 26 or 27 makes for itself.
func (t *tracker) fate(e game.Event) {
	q, kind := board.Beauty, HapFate
	switch e.Kind {
	case game.EvFateThrew, game.EvWaterThrew:
		t.throw = e.Throw
	}
	switch e.Kind {
	case game.EvFateStays:
		kind = HapFateStays
	case game.EvWaterThrew:
		q, kind = board.Water, HapWaterThrow
	case game.EvWaterStays:
		q, kind = board.Water, HapWaterStays
	}
	t.happen(t.at[q], Happening{Kind: kind, Throw: t.throw})
}

// house tells what Rebirth and the Net give and take. They speak of the piece
// that came to the House just now, or that was reborn, wherever that was.
func (t *tracker) house(e game.Event) {
	switch {
	case e.Kind == game.EvAgain && e.Reason == game.ReasonRebirth, e.Kind == game.EvCarry && e.N > 0:
		if m := t.touched[e.Side]; m != none && (t.meetings[m].Square == board.Rebirth || t.last(m).Kind == HapReborn) {
			t.happen(m, Happening{Kind: HapAgain})
		}
	case e.Kind == game.EvNet, e.Kind == game.EvCarry && e.N < 0:
		if m := t.touched[e.Side]; m != none && t.meetings[m].Square == board.Net {
			t.happen(m, Happening{Kind: HapNet})
			t.net[e.Side] = m
		}
	}
}

// short writes a move in the short notation; None is left out.
func short(from board.Square, sign string, to board.Square) string {
	s := sign
	if from != board.None {
		s = strconv.Itoa(int(from)) + s
	}
	if to != board.None {
		s += strconv.Itoa(int(to))
	}
	return s
}
