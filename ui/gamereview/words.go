package gamereview

import (
	"fmt"
	"strings"

	"senet/game"
	"senet/game/ai"
	"senet/game/board"
	"senet/game/notation"
	"senet/game/record"
	"senet/ui/panel/words"
	"senet/ui/tr"
)

// signed is tr.Percent with a plus where something is won.
func signed(v float64, places int) string {
	s := tr.Percent(v, places)
	if v > 0 && s != tr.Percent(0, places) {
		return "+" + s
	}
	return s
}

// lost writes what was given away: "−3.9 %", or a dash for nothing worth telling.
func lost(v float64) string {
	if v < telling {
		return "–"
	}
	return tr.Percent(-v, 1)
}

// sign is the mark of a choice as players write it.
func sign(m ai.Mark) string {
	switch m {
	case ai.MarkSlip:
		return "?!"
	case ai.MarkMistake:
		return "?"
	case ai.MarkBlunder:
		return "??"
	}
	return ""
}

// markName is a mark in a word.
func markName(m ai.Mark) string { return tr.S("review.mark." + m.Name()) }

// legend tells from which loss on a choice has which mark.
func legend() string {
	return tr.F("review.legend", map[string]any{
		"Slip": tr.Percent(ai.SlipLoss, 1), "Mistake": tr.Percent(ai.MistakeLoss, 0), "Blunder": tr.Percent(ai.BlunderLoss, 0),
	})
}

// decided writes a choice in notation.
func (m *Model) decided(v *ai.Verdict, d ai.Decision) string {
	if d.Throw {
		return tr.S("review.throw")
	}
	return notation.Text(&v.Before, m.events(v, d))
}

// short is what was decided, and noted is a line, as they stand in the window.
func (m *Model) short(v *ai.Verdict, d ai.Decision) string { return words.Compact(m.decided(v, d)) }

func noted(p Ply) string { return words.Compact(p.Entry.Text) }

// events are what a choice brings, without the turns that pass after it.
func (m *Model) events(v *ai.Verdict, d ai.Decision) []game.Event {
	if d.Throw {
		return nil
	}
	_, ev, err := m.snap.Game.Play(v.Before, d.Move, nil)
	if err != nil {
		return nil // cannot happen: it is one of the legal moves
	}
	own, _ := notation.Split(ev)
	return own
}

// Name is what the player of a side is called.
func (m *Model) Name(s board.Side) string { return words.For(m.snap).Name(s) }

// number is that of a line's row in the move list, "" in the lot.
func number(p Ply) string {
	if p.Entry.Turn == 0 {
		return ""
	}
	return fmt.Sprintf("%d.", p.Entry.Turn)
}

// reasons puts keys of reasons into sentences, the most telling ones.
func reasons(keys []string) string {
	const most = 2
	var out []string
	for _, k := range keys[:min(len(keys), most)] {
		out = append(out, tr.S(k))
	}
	return strings.Join(out, " ")
}

// verdict says in a sentence what there is to say of line i as a whole.
func (m *Model) verdict(i int) string {
	p := m.plies[i]
	if !p.Known {
		return tr.S("review.unknown")
	}
	v := m.Verdict(i)
	switch {
	case p.Entry.Placed:
		return tr.S("review.placed")
	case v == nil:
		return tr.S("review.lostTurn")
	case v.Choice && v.Played == v.Best:
		return tr.S("review.best")
	case v.Choice && v.Loss < telling:
		return tr.S("review.asGood")
	case v.Choice:
		return tr.F("review.gave", map[string]any{"N": tr.Percent(v.Loss, 1)})
	}
	return m.unchosen(v)
}

// unchosen says why nothing was chosen.
func (m *Model) unchosen(v *ai.Verdict) string {
	switch {
	case v.Action.Kind == record.ActResign:
		return tr.S("review.resigned")
	case v.Action.Kind == record.ActTime:
		return tr.S("review.time")
	case v.Before.Await == game.AwaitLot:
		return tr.S("review.lot")
	case m.snap.Game.IsGods(v.Side):
		return tr.S("review.gods")
	case v.Action.Kind == record.ActPlay:
		return tr.S("review.only")
	}
	return tr.S("review.noMove")
}

// balance says whom the sticks favoured; "" where they were fair.
func (m *Model) balance() string {
	luck := m.Side(board.Spools).Luck
	side := board.Spools
	if luck < 0 {
		side, luck = board.Cones, -luck
	}
	if luck < telling {
		return ""
	}
	return tr.F("review.balance", map[string]any{"Name": m.Name(side), "N": signed(luck, 0)})
}
