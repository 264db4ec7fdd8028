package table

import (
	"slices"
	"time"

	"senet/game"
	"senet/game/board"
	"senet/game/session"
	"senet/ui/anim"
	"senet/ui/boardview"
	"senet/ui/tr"
)

// throwMotions are a throw of the sticks and the coming in of its value, which is
// nowhere to be read before they have landed.
func (t *Table) throwMotions(s session.Step) []anim.Motion {
	t.throws++
	fly := t.mat.Throw(s.Faces, t.throws)
	w := throwWords(s.Event.Throw)
	if s.Event.Kind == game.EvThrew {
		w = t.thrownWords(s.Event.Throw)
	} else {
		t.throwLine(&w.Lines[0], s.Event)
	}
	blank := throwWords(s.Event.Throw)
	blank.Title, blank.Value, blank.Score = "", "", 0
	t.say(blank)
	return []anim.Motion{
		{Time: anim.ThrowTime, Frame: fly},
		{
			Time:  anim.ValueTime,
			Frame: func(x float32) { t.say(w); t.mat.FadeWords(x) },
			Still: func(x float32) { t.say(w); t.mat.FadeWords(1) },
		},
		{Time: anim.AnnounceTime / 2, Wait: s.Event.Kind != game.EvThrew},
	}
}

// throwLine says what a throw is for.
func (t *Table) throwLine(line *string, e game.Event) {
	switch e.Kind {
	case game.EvLotThrew:
		*line = tr.S("table.lot.line")
	case game.EvThrewPiece:
		*line = tr.S("table.piece.line")
	case game.EvFateThrew:
		*line = tr.S("table.fate")
	case game.EvWaterThrew:
		*line = tr.S("table.water")
	}
}

// announce shows in words what has no motion, where it would go unseen.
func (t *Table) announce(s session.Step) []anim.Motion {
	e := s.Event
	title, line := "", ""
	switch e.Kind {
	case game.EvPassed:
		title = tr.S("table.passed")
		if e.Reason != game.ReasonNone {
			line = tr.S("reason." + e.Reason.Name())
		}
	case game.EvTurnLost:
		title, line = tr.S("table.turnLost"), tr.S("table.turnLost.line")
		if !t.rules().NetLoses { // then only the way back from the Water costs turns
			line = tr.S("table.turnLost.water")
		}
	case game.EvTurnBarred:
		title, line = tr.S("table.turnBarred"), tr.S("table.turnBarred.line")
	case game.EvUsed:
		return []anim.Motion{{Done: func() { t.say(usedWords(e.Throw)) }}}
	case game.EvNet:
		return t.flash(board.Net)
	default:
		return nil
	}
	return []anim.Motion{{Time: anim.AnnounceTime * 3 / 2, Frame: func(float32) {
		w := t.mat.Words()
		w.Title, w.Lines, w.Again = title, [2]string{line, ""}, false
		t.say(w)
	}, Wait: true}}
}

// flash lightens a square for a moment.
func (t *Table) flash(q board.Square) []anim.Motion {
	return []anim.Motion{{
		Time:  anim.RebirthTime,
		Frame: func(x float32) { t.view.Glow(q, anim.Hill(x)) },
	}}
}

// arrive shows the snapshot that the steps have led to: the sticks are gathered if
// a throw is awaited, and the rings appear one after another.
func (t *Table) arrive(s session.Snapshot) []anim.Motion {
	t.take(s)
	t.view.Calm()
	var out []anim.Motion
	switch {
	case thrown(s):
		t.mat.Lay(s.Faces, t.throws)
	case !t.mat.Gathered():
		out = append(out, anim.Motion{Time: 2 * anim.GatherTime, Frame: t.mat.Collect()})
	}
	var movable []boardview.Spot
	if s.HumanToAct && s.Viewing < 0 {
		for _, m := range s.Legal {
			if from := t.source(m); !slices.Contains(movable, from) {
				movable = append(movable, from)
			}
		}
	}
	if n := len(movable); n > 0 {
		base := boardview.Marks{Last: t.lastMove(), Homes: t.homes()}
		out = append(out, anim.Motion{Time: time.Duration(n) * anim.RingsApart, Frame: func(x float32) {
			m := base
			m.Movable = movable[:min(int(x*float32(n))+1, n)]
			t.view.SetMarks(m)
		}})
	}
	return out
}
