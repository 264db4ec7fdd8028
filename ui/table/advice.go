package table

import (
	"math"

	"senet/game"
	"senet/game/ai"
	"senet/game/session"
	"senet/ui/boardview"
	"senet/ui/tr"
)

// advice is the hint, where it is about what is shown; a late one never is.
func (t *Table) advice() *session.Hint {
	if t.hint == nil || !t.known || t.hint.Revision != t.snap.Revision {
		return nil
	}
	return t.hint
}

// offered lists the moves whose targets are marked: with a piece chosen or in hand
// only its own, and where several throws wait only those by the one due.
func (t *Table) offered() []game.Move {
	only := t.chosen
	if t.carried != nil {
		only = t.carried.Spot
	}
	due := t.due()
	return t.legal(func(m game.Move) bool {
		return only.Place == boardview.Nowhere && (due == 0 || m.Throw == due) || same(only, t.source(m))
	})
}

// markAdvice frames the move that is advised, and puts on the board how good each
// of those offered is.
func (t *Table) markAdvice(m *boardview.Marks) {
	h := t.advice()
	if h == nil {
		return
	}
	if !h.Throw {
		m.Hint = []boardview.Spot{t.source(h.Move), t.target(h.Move)}
	}
	offered := t.offered()
	at := make(map[boardview.Spot]int)
	places := Places(h)
	for _, move := range offered {
		d, ok := h.Of(move)
		spot := t.oddsAt(move, offered)
		if !ok || spot.Place == boardview.Nowhere {
			continue
		}
		chip := boardview.Odds{At: spot, Text: tr.Percent(d.Win, places), Best: h.Best(d)}
		i, taken := at[spot]
		switch {
		case !taken:
			at[spot] = len(m.Odds)
			m.Odds = append(m.Odds, chip)
		case chip.Best:
			m.Odds[i] = chip
		}
	}
}

// oddsAt is where it is told how good a move is: on the square it leads to, or,
// where others lead there too, on its piece, unless that has others as well.
func (t *Table) oddsAt(m game.Move, offered []game.Move) boardview.Spot {
	from, to := t.source(m), t.target(m)
	there, its := 0, 0
	for _, o := range offered {
		if same(t.target(o), to) {
			there++
		}
		if same(t.source(o), from) {
			its++
		}
	}
	if there > 1 && its == 1 {
		return from
	}
	return to
}

// Places is how many places after the comma tell the choices of a hint apart: one
// where two of them would look alike without, else none.
func Places(h *session.Hint) int {
	seen := map[float64]ai.Decision{}
	for _, d := range h.All {
		k := math.Round(100 * d.Win)
		if o, ok := seen[k]; ok && math.Abs(o.Win-d.Win) >= 0.0005 {
			return 1
		}
		seen[k] = d
	}
	return 0
}

// throwAdvice is what the hint says of throwing; "" if nothing.
func (t *Table) throwAdvice() string {
	h := t.advice()
	if h == nil {
		return ""
	}
	if d, ok := h.Throwing(); ok {
		key := "table.hint.throwing"
		if h.Throw && len(h.All) > 1 {
			key = "table.hint.throw"
		}
		return tr.F(key, map[string]any{"Win": tr.Percent(d.Win, 1)})
	}
	return ""
}
