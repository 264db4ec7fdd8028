package oracle

import (
	"senet/game"
	"senet/game/board"
)

// maxCasts ends a draw that does not come to its end; the chance of that is less
// than one in 10^20.
const maxCasts = 400

// path walks a single piece from 1 off the board (package comment). What happens
// is told to a tracker as the events of a game would be.
func (d *drawer) path() {
	d.track = newTracker(false)
	d.track.cells[1] = 1 + uint8(board.Spools)
	w := walker{drawer: d, at: 1}
	for w.at != board.Off && len(d.casts) < maxCasts {
		w.step()
	}
}

// walker is the piece on a path.
type walker struct {
	*drawer
	at  board.Square
	net bool // the next throw goes by unused
}

// step makes one throw and what follows from it without another.
func (w *walker) step() {
	kind := CastStep
	if w.at == board.Beauty {
		kind = CastFate
	}
	c := w.cast(kind)
	n := int(c.Throw)
	w.track.throw = c.Throw
	switch {
	case w.net:
		w.net = false
		w.wait(c)
	case w.at == board.Beauty:
		w.event(game.Event{Kind: game.EvFateThrew, Throw: c.Throw})
		if n == 5 {
			w.walk(-n)
		} else {
			w.walk(n)
		}
	case w.at+board.Square(n) == board.Off && w.at >= board.ThreeTruths:
		w.event(game.Event{Kind: game.EvFreed, From: w.at})
		w.at = board.Off
	case w.at >= board.ThreeTruths || w.at+board.Square(n) > board.Squares:
		w.wait(c)
	default:
		w.walk(n)
	}
	c.Square, c.End = w.at, len(w.track.meetings)
}

func (w *walker) event(e game.Event) { w.track.event(e) }

// wait lets a throw go by.
func (w *walker) wait(c *Cast) {
	c.Kind = CastWait
	w.track.happen(w.track.at[w.at], Happening{Kind: HapWaited, Throw: c.Throw})
}

// walk goes n squares, backward for less than 0, and lets the Houses act.
func (w *walker) walk(n int) {
	sign := int8(0)
	if n < 0 {
		sign = -1
	}
	to := board.Square(int(w.at) + n)
	w.event(game.Event{Kind: game.EvMoved, From: w.at, To: to, N: sign})
	if to == board.Ba {
		to = board.Square(int(to) + n)
		w.event(game.Event{Kind: game.EvBa, From: board.Ba, To: to, N: sign})
	}
	w.at = to
	switch to {
	case board.Net:
		w.net = true
		w.event(game.Event{Kind: game.EvNet, From: to})
	case board.Water:
		w.event(game.Event{Kind: game.EvDrowned, From: to})
		w.track.throw = 0
		w.event(game.Event{Kind: game.EvReborn, To: board.Rebirth})
		w.at = board.Rebirth
	}
}
