package notation

import (
	"fmt"
	"strings"

	"senet/game"
	"senet/game/board"
)

// Text writes one line: what happened, in the order it happened, from position
// before. Events are those of one throw and of the choices made with it, or of
// a rebirth, or of a lost turn (see Split); events without a sign of their own
// are passed over. A throw that was standing in before is written too.
func Text(before *game.Position, events []game.Event) string {
	w := writer{turn: before.Turn, mover: before.Turn, before: before}
	if before.Await == game.AwaitMove || before.Await == game.AwaitPiece {
		w.standing(before, events)
	}
	for i, e := range events {
		var next game.Event
		if i+1 < len(events) {
			next = events[i+1]
		}
		w.event(e, next)
	}
	return w.b.String()
}

// Lost returns the notation of a turn that passed without a throw, for the
// events EvTurnLost and EvTurnBarred, and "" for any other.
func Lost(e game.Event) string {
	switch e.Kind {
	case game.EvTurnLost:
		return "# — 0"
	case game.EvTurnBarred:
		return "≈ — 0"
	}
	return ""
}

// Split parts the events of one action: own are what the action brought, lost
// the turns that passed by themselves after it, each with the events up to the
// next. The slices share memory with events.
func Split(events []game.Event) (own []game.Event, lost [][]game.Event) {
	cut := len(events)
	for i := len(events) - 1; i >= 0; i-- {
		if Lost(events[i]) != "" {
			lost = append(lost, nil)
			copy(lost[1:], lost)
			lost[0] = events[i:cut:cut]
			cut = i
		}
	}
	return events[:cut:cut], lost
}

// writer builds a line.
type writer struct {
	b      strings.Builder
	before *game.Position
	turn   board.Side   // whose turn it is
	mover  board.Side   // whose piece is on its way
	thrown bool         // a throw was written and waits for its dash
	ba     bool         // the way led over the Ba
	from   board.Square // where the piece on its way set out
	to     board.Square // where the piece on its way stands
	pushed game.Event   // a push that is told after the rebirth it made room for
	ended  bool         // the turn has ended; only points may follow
	stored bool         // throws were put by in this line
	used   bool         // the throw of this line is one of those put by before
}

// sign writes text after a space.
func (w *writer) sign(format string, args ...any) {
	if w.b.Len() > 0 {
		w.b.WriteByte(' ')
	}
	fmt.Fprintf(&w.b, format, args...)
}

// leg begins what is done with a throw: the dash, if a throw came before it.
func (w *writer) leg(format string, args ...any) {
	if w.thrown {
		w.sign("—")
		w.thrown = false
	}
	w.sign(format, args...)
}

// standing writes the throw that stood before the first event.
func (w *writer) standing(p *game.Position, events []game.Event) {
	if p.Throw == 0 || len(events) > 0 && events[0].Kind == game.EvThrew {
		return
	}
	w.sign("%d", p.Throw)
	w.thrown = true
	if p.Piece != board.None {
		fmt.Fprintf(&w.b, ".%d", number(p, p.Piece))
	}
}

// number is the place of the piece on q among its side's, counted from 1.
func number(p *game.Position, q board.Square) int {
	n := 0
	for i := board.Square(1); i <= q; i++ {
		if p.Cells[i] == p.Cells[q] {
			n++
		}
	}
	return n
}

// event writes one event; next is the one after it, or a zero event.
func (w *writer) event(e, next game.Event) {
	if w.ended && e.Kind != game.EvPoints {
		return
	}
	switch e.Kind {
	case game.EvLotThrew:
		w.sign("? %d", e.Throw)
	case game.EvThrew:
		if w.stored {
			w.sign("&")
		}
		w.sign("%d", e.Throw)
		w.thrown = true
	case game.EvStored:
		w.stored = true
	case game.EvUsed:
		w.sign("%d", e.Throw)
		w.thrown, w.used = true, true
	case game.EvThrewPiece:
		fmt.Fprintf(&w.b, ".%d", e.Throw)
	case game.EvThrewAgain:
		if !w.thrown {
			w.sign("%d", e.Throw)
			w.thrown = true
		}
		w.leg("?")
	case game.EvWaterThrew:
		w.sign("≈ %d", e.Throw)
		w.thrown = true
	case game.EvFateThrew:
		if w.b.Len() == 0 {
			w.sign("†")
		}
		w.sign("%d", e.Throw)
		w.thrown, w.mover, w.ba = true, e.Side, false
	case game.EvPassed:
		w.passed(e)
	case game.EvFateStays, game.EvWaterStays:
		w.leg("0")
	case game.EvTurn:
		w.ended = true
	case game.EvTurnLost, game.EvTurnBarred:
		w.sign("%s", Lost(e))
		w.ended = true
	case game.EvPoints:
		if e.Side == w.turn {
			w.sign("(%d)", e.N)
		} else {
			w.sign("(:%d)", e.N)
		}
	default:
		w.moved(e, next)
	}
}

// passed writes a throw that was not played. Of several that are lost together
// those thrown in this line are told by one sign, others each with its throw.
func (w *writer) passed(e game.Event) {
	switch {
	case w.stored && !w.thrown:
	case w.used:
		w.sign("& %d — 0", e.Throw)
	default:
		w.leg("%s", passed(e))
	}
}

// passed tells a throw that could not be played from one declined by choice.
func passed(e game.Event) string {
	if e.Reason == game.ReasonNone {
		return "0!"
	}
	return "0"
}

// moved writes what a piece did.
func (w *writer) moved(e, next game.Event) {
	switch e.Kind {
	case game.EvMoved:
		w.mover, w.ba, w.from, w.to = e.Side, false, e.From, e.To
		w.leg("%d-%d", e.From, e.To)
		if next.Kind != game.EvBa && next.Kind != game.EvBounced {
			w.last(e.Side, e.To)
		}
	case game.EvBa:
		w.sign("↑ %d", e.To)
		w.ba, w.to = true, e.To
		w.last(e.Side, e.To)
	case game.EvBounced:
		w.sign("↓ %d", e.To)
		w.to = e.To
		w.last(e.Side, e.To)
	case game.EvSwapped:
		if w.ba && e.To == w.from {
			w.sign(": %d-%d ↑ %d", e.From, board.Ba, e.To)
		} else {
			w.sign(": %d-%d", e.From, e.To)
		}
		if n := numeral(w.before.Phase[e.Side], e.To); n != "" {
			w.sign("→ %s", n)
		}
	case game.EvToReserve:
		w.sign(": %d «", e.From)
	case game.EvPushed:
		w.pushed = e
	case game.EvEntered:
		w.mover, w.to = e.Side, e.To
		w.leg("← %d", e.To)
	case game.EvFreed:
		switch {
		case !w.thrown && w.to == e.From: // brought home and taken off (bell-1979)
			w.sign("→")
		default:
			w.leg("%d →", e.From)
		}
	case game.EvReborn:
		w.reborn(e)
	default:
		w.house(e)
	}
}

// reborn writes a rebirth: chosen, brought by a throw, or out of the Water at once.
func (w *writer) reborn(e game.Event) {
	if e.From != board.None && !w.thrown && w.b.Len() > 0 {
		w.sign("%s≈", w.arrow(e.Side))
	}
	w.leg("+")
	if e.To != board.Rebirth {
		w.sign("%d", e.To)
	}
	if p := w.pushed; p.To != board.None {
		w.sign("» %d-%d", p.From, p.To)
		w.pushed = game.Event{}
	}
}

// arrow stands before the sign of a House for a piece that was put there.
func (w *writer) arrow(side board.Side) string {
	if side != w.mover {
		return "→ "
	}
	return ""
}

// house writes what a House did to a piece that came to it. The sign of a piece
// that was put there by the other side follows an arrow.
func (w *writer) house(e game.Event) {
	arrow := w.arrow(e.Side)
	switch e.Kind {
	case game.EvFateDue:
		w.sign("%s†", arrow)
	case game.EvDrowned:
		w.sign("%s≈", arrow)
	case game.EvNet:
		if e.Side == w.turn {
			w.sign("%s#", arrow)
		}
	case game.EvAgain:
		if e.Reason == game.ReasonRebirth && e.Side == w.turn {
			w.sign("%s+", arrow)
		}
	case game.EvCarry:
		switch {
		case e.N > 0:
			w.sign("%s+", arrow)
		case e.N < 0:
			w.sign("%s#", arrow)
		}
	}
}

// last writes the numeral of the last three Houses.
func (w *writer) last(side board.Side, q board.Square) {
	if n := numeral(w.before.Phase[side], q); n != "" {
		w.sign("%s", n)
	}
}

// numeral is III, II or I on 28, 29, 30 for a side that frees its pieces there.
func numeral(phase game.Phase, q board.Square) string {
	if phase != game.PhaseKendall || q < board.ThreeTruths || q > board.Sun {
		return ""
	}
	return strings.Repeat("I", int(board.Sun-q)+1)
}
