package gametest

import (
	"fmt"
	"strings"

	"senet/game"
	"senet/game/board"
)

// Draw writes the board as it lies on the table, three rows of ten with the
// middle one walked from right to left, S for a spool, C for a cone, Houses
// that are empty as a comma; and under it whatever else there is to say.
func Draw(p game.Position) string {
	var b strings.Builder
	for row := range 3 {
		for col := range 10 {
			q := board.At(row, col)
			side, ok := p.At(q)
			switch {
			case ok:
				b.WriteByte("SC"[side])
			case q.IsHouse():
				b.WriteByte(',')
			default:
				b.WriteByte('.')
			}
		}
		b.WriteByte('\n')
	}
	fmt.Fprintf(&b, "%v %s throw %d owed %d carry %d", p.Turn, AwaitNames[p.Await], p.Throw, p.Owed, p.Carry)
	fmt.Fprintf(&b, " drowned %d freed %d reserve %d", p.Drowned, p.Freed, p.Reserve)
	if p.Phase != ([2]game.Phase{}) || p.Home != ([2]game.Home{}) {
		fmt.Fprintf(&b, " phase %d home %d rounds %d points %d finished %d", p.Phase, p.Home, p.Rounds, p.Points, p.Finished)
	}
	if list := pendingText(&p); list != "none" {
		fmt.Fprintf(&b, " pending %s", list)
	}
	if p.Sent != ([2]board.Square{}) {
		fmt.Fprintf(&b, " sent %d", p.Sent)
	}
	if p.Winner != 0 {
		fmt.Fprintf(&b, " won by %v", board.Side(p.Winner-1))
	}
	return b.String()
}

// AwaitNames are words for what a position awaits, by game.Await.
var AwaitNames = [...]string{"lot", "throw", "piece", "move", "fate", "water", "nothing"}

// MoveText writes a move in short: 3-5, 29-off, reborn 15, reborn 27-15,
// enter 30, pass; with " by 4" where it uses that one of several throws.
func MoveText(m game.Move) string {
	if m.Throw != 0 {
		by := m.Throw
		m.Throw = 0
		return fmt.Sprintf("%s by %d", MoveText(m), by)
	}
	to := fmt.Sprint(m.To)
	if m.To == board.Off {
		to = "off"
	}
	switch m.Kind {
	case game.MoveRebirth:
		if m.From != board.None {
			return fmt.Sprintf("reborn %d-%s", m.From, to)
		}
		return "reborn " + to
	case game.MoveEnter:
		return "enter " + to
	case game.MovePass:
		return "pass"
	}
	return fmt.Sprintf("%d-%s", m.From, to)
}

// MoveList writes moves with commas between, "none" for none.
func MoveList(moves []game.Move) string {
	if len(moves) == 0 {
		return "none"
	}
	texts := make([]string, len(moves))
	for i, m := range moves {
		texts[i] = MoveText(m)
	}
	return strings.Join(texts, ", ")
}

// eventNames are short words for events; EventText puts the fields after them.
var eventNames = map[game.EventKind]string{
	game.EvLotThrew: "lot", game.EvLotWon: "lot-won", game.EvTurn: "turn", game.EvThrew: "threw",
	game.EvThrewPiece: "threw-piece", game.EvThrewAgain: "threw-again", game.EvMoved: "moved", game.EvBa: "ba",
	game.EvBounced: "bounced", game.EvSwapped: "swapped", game.EvFateDue: "fate-due", game.EvFateThrew: "fate",
	game.EvFateStays: "fate-stays", game.EvWaterDue: "water-due", game.EvWaterThrew: "water",
	game.EvWaterStays: "water-stays", game.EvDrowned: "drowned", game.EvReborn: "reborn", game.EvPushed: "pushed",
	game.EvFreed: "freed", game.EvEntered: "entered", game.EvToReserve: "to-reserve", game.EvAgain: "again",
	game.EvNet: "net", game.EvCarry: "carry", game.EvVoided: "voided", game.EvPassed: "passed",
	game.EvTurnLost: "turn-lost", game.EvTurnBarred: "turn-barred", game.EvHomesOwned: "homes",
	game.EvPhase: "phase", game.EvRound: "round", game.EvPoints: "points", game.EvFinished: "finished",
	game.EvWon: "won", game.EvStored: "stored", game.EvUsed: "used",
}

// EventText writes an event in short, its side as S or C and then what it has:
// "S moved 3-5", "C turn 2", "S passed 4 noMove".
func EventText(e game.Event) string {
	name, ok := eventNames[e.Kind]
	if !ok {
		name = fmt.Sprintf("event%d", e.Kind)
	}
	text := "SC"[e.Side:e.Side+1] + " " + name
	switch {
	case e.From != board.None && e.To != board.None:
		text += fmt.Sprintf(" %d-%d", e.From, e.To)
	case e.From != board.None:
		text += fmt.Sprintf(" %d", e.From)
	case e.To != board.None:
		text += fmt.Sprintf(" %d", e.To)
	}
	if e.Throw != 0 {
		text += fmt.Sprintf(" %d", e.Throw)
	}
	if e.Reason != game.ReasonNone {
		text += " " + e.Reason.Name()
	}
	if e.N != 0 {
		text += fmt.Sprintf(" %+d", e.N)
	}
	return text
}

// EventList writes events with semicolons between.
func EventList(ev []game.Event) string {
	texts := make([]string, len(ev))
	for i, e := range ev {
		texts[i] = EventText(e)
	}
	return strings.Join(texts, "; ")
}
