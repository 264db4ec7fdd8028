package record

import (
	"fmt"
	"strings"

	"senet/game"
	"senet/game/board"
	"senet/game/notation"
)

// Entry is one line of the move list: a throw with what was played with it, a
// rebirth, a lost turn, a throw of the lot, or a position that the record
// placed (RULES §8).
type Entry struct {
	// Turn is the row of the move list, from 1: it grows when the side that
	// began the game begins another turn. It is 0 for the lot.
	Turn int
	// Side is who threw or moved, or whose turn was lost; in the lot, the seat.
	Side board.Side
	// Text is the notation, as package notation writes it. While the throw still
	// waits to be played it is the throw alone.
	Text string
	// Before and After are the positions around the entry.
	Before, After game.Position
	// Events are what happened, in order. Not to be changed.
	Events []game.Event
	// Throw is the throw of the entry, 0 where nothing was thrown.
	Throw game.Throw
	// Move is what was chosen, where MoveValid.
	Move      game.Move
	MoveValid bool
	// Remark is what the record says beside the entry, else "".
	Remark string
	// Placed is true when the record put the position so, against the rules or
	// by an editor, instead of reaching it by play.
	Placed bool
	// Lost is true for what came by itself with the entry before it: a turn that
	// passed without a throw, or the lot's 1 as the first throw (lot-plays) as
	// long as it is not played.
	Lost bool
	// Actions is how many of the game's actions lead to the end of this entry.
	Actions int
}

// Log groups the actions of a game into entries. The zero Log is empty.
type Log struct {
	entries []Entry
	actions int
	turn    int  // the row of the turn that runs
	first   int8 // 1 + the side whose turns begin a row, 0 until it is known
	last    int8 // 1 + the side whose turn came last
	shared  int  // so many entries have been handed out and must not change
}

// Entries returns the entries so far. The slice is never changed afterwards,
// whatever is added to the log.
func (l *Log) Entries() []Entry {
	l.shared = len(l.entries)
	return l.entries[:l.shared:l.shared]
}

// Continues reports whether what is done next in p belongs to the line begun
// before: the gods' second throw, the choice for a standing throw, fate.
func Continues(p *game.Position) bool {
	switch p.Await {
	case game.AwaitPiece, game.AwaitFate:
		return true
	case game.AwaitMove:
		return p.Throw != 0 || p.Touched != board.None
	case game.AwaitThrow:
		return p.Pending != [7]uint8{}
	}
	return false
}

// Add adds action a, which led from before to after with events ev. The log
// keeps ev.
func (l *Log) Add(before, after game.Position, a Action, ev []game.Event) {
	l.actions++
	own, lost := notation.Split(ev)
	joins := l.joins(&before, a.Kind)
	if a.Kind == ActTouch && !joins && before.Pending == [7]uint8{} {
		return // nothing to show: the move will tell
	}
	own, first := lotPlays(&before, own)
	var e Entry
	if joins {
		e = l.take()
		e.Lost = false
	} else {
		e = Entry{Turn: l.row(&before), Side: before.Turn, Before: before}
	}
	e.Events = append(e.Events[:len(e.Events):len(e.Events)], own...)
	e.fill(a, after)
	e.Actions = l.actions
	l.entries = append(l.entries, e)
	l.count(own)
	if first != nil {
		l.lotThrow(&before, after, a, first)
	}
	for _, events := range lost {
		l.count(events[:1])
		l.entries = append(l.entries, Entry{
			Turn: l.turn, Side: events[0].Side, Text: notation.Lost(events[0]), Before: after, After: after,
			Events: events, Lost: true, Actions: l.actions,
		})
		l.count(events[1:])
	}
	if a.Kind == ActPlace {
		l.placed(&before, &after)
	}
}

// joins reports whether an action in position before goes on with the last entry.
func (l *Log) joins(before *game.Position, kind Kind) bool {
	n := len(l.entries)
	if n == 0 || !Continues(before) || !kind.plays() {
		return false
	}
	last := &l.entries[n-1]
	if before.Await == game.AwaitThrow && (kind != ActThrow || last.Throw == 0 || last.MoveValid) {
		return false // of throws put by, those made one after another stand in one line
	}
	return !last.Placed && last.Before.Await != game.AwaitLot && (!last.Lost || last.Throw != 0)
}

// take removes the last entry to be written anew.
func (l *Log) take() Entry {
	n := len(l.entries)
	e := l.entries[n-1]
	if n == l.shared { // others hold the entry that grows now
		l.entries = append(make([]Entry, 0, n+16), l.entries...)
	}
	l.entries = l.entries[:n-1]
	return e
}

// lotPlays parts the events of the lot's last throw from those of the first
// throw that it is at the same time (toggle lot-plays).
func lotPlays(before *game.Position, own []game.Event) (lot, first []game.Event) {
	if before.Await != game.AwaitLot {
		return own, nil
	}
	for i, e := range own {
		if e.Kind == game.EvThrew || e.Kind == game.EvThrewAgain {
			return own[:i:i], own[i:]
		}
	}
	return own, nil
}

// lotThrow adds the first throw that the lot has made.
func (l *Log) lotThrow(lot *game.Position, after game.Position, a Action, events []game.Event) {
	before := *lot
	before.Await, before.Turn, before.Owed, before.Swapped = game.AwaitThrow, board.Spools, 1, after.Swapped
	l.entries = append(l.entries, Entry{
		Turn: l.turn, Side: board.Spools, Text: notation.Text(&before, events), Before: before, After: after,
		Events: events, Throw: a.Throw, Lost: true, Actions: l.actions,
	})
	l.count(events)
}

// placed follows the turn where the record puts another position.
func (l *Log) placed(before, after *game.Position) {
	side := 1 + int8(after.Turn)
	switch {
	case l.first == 0 && after.Await != game.AwaitLot:
		l.first, l.turn = side, 1
	case l.first == side && before.Turn != after.Turn:
		l.turn++
	}
	l.last = side
}

// plays reports whether an action of this kind is a part of play that notation
// tells by its events.
func (k Kind) plays() bool { return k == ActThrow || k == ActPlay || k == ActTouch }

// fill takes the action into the entry and writes its text anew.
func (e *Entry) fill(a Action, after game.Position) {
	e.After = after
	switch a.Kind {
	case ActThrow:
		if e.Throw == 0 {
			e.Throw = a.Throw
		}
	case ActPlay:
		e.Move, e.MoveValid = a.Move, true
		if e.Throw == 0 {
			e.Throw = e.Before.Throw
		}
	case ActPlace:
		e.Placed, e.Side, e.Text = true, a.Side, a.Text
	case ActResign:
		e.Side, e.Text = a.Side, "∅"
	case ActTime:
		e.Text = "!"
	}
	if a.Kind.plays() {
		e.Text = notation.Text(&e.Before, e.Events)
	}
	if a.Kind == ActTouch {
		e.Text = strings.TrimSpace(fmt.Sprintf("%s — %d", e.Text, a.Square))
	}
	switch {
	case a.Remark == "":
	case e.Remark == "":
		e.Remark = a.Remark
	default:
		e.Remark += " " + a.Remark
	}
}

// row is the row of something done in position p.
func (l *Log) row(p *game.Position) int {
	if p.Await == game.AwaitLot {
		return 0
	}
	if l.first == 0 {
		l.first, l.last, l.turn = 1+int8(p.Turn), 1+int8(p.Turn), 1
	}
	return l.turn
}

// count follows the turns that begin in events.
func (l *Log) count(events []game.Event) {
	for _, e := range events {
		if e.Kind != game.EvTurn && e.Kind != game.EvTurnLost {
			continue
		}
		if l.first == 0 {
			l.first = 1 + int8(e.Side)
		}
		// A side that plays on alone has a row for each turn.
		if l.first == 1+int8(e.Side) || l.last == 1+int8(e.Side) {
			l.turn++
		}
		l.last = 1 + int8(e.Side)
	}
}
