package ai

import (
	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// reasons names what speaks for a decision, the weightiest first, as text keys.
// They tell what the decision brings at once; the estimate behind it looks
// further.
func reasons(g *game.Game, p *game.Position, d Decision, choices int) []string {
	if d.Throw {
		return []string{"session.why.throw"}
	}
	_, events, err := g.Play(*p, d.Move, nil)
	if err != nil {
		return nil
	}
	mover := p.Turn
	var why []string
	add := func(key string) { why = append(why, "session.why."+key) }
	if choices == 1 {
		add("only")
	}
	for _, e := range events {
		if key := whyEvent(e, mover, d.Move.Back); key != "" {
			add(key)
		}
		if e.Kind == game.EvTurn || e.Kind == game.EvTurnLost {
			break
		}
	}
	if d.Move.Kind == game.MoveStep && d.Move.To.Valid() {
		if key := whySquare(g, p, d.Move, mover); key != "" {
			add(key)
		}
	}
	if len(why) == 0 && !d.Move.Back {
		add("forward")
	}
	return why
}

// whyEvent is what an event has to say for the side that brought it about.
func whyEvent(e game.Event, mover board.Side, back bool) string {
	switch e.Kind {
	case game.EvWon:
		return "win"
	case game.EvFreed:
		if e.Side == mover {
			return "free"
		}
	case game.EvSwapped, game.EvToReserve:
		if e.Side != mover && !back { // a hit on the way back sends it on
			return "hit"
		}
	case game.EvAgain:
		if e.Reason == game.ReasonRebirth && e.Side == mover {
			return "again"
		}
	case game.EvCarry:
		if e.Side != mover && e.N < 0 {
			return "enemyNet"
		}
	case game.EvReborn:
		if e.Side == mover && e.From == board.None {
			return "reborn"
		}
	case game.EvEntered:
		return "enter"
	case game.EvBa:
		return "ba"
	}
	return ""
}

// whySquare is what speaks for the square a piece goes to.
func whySquare(g *game.Game, p *game.Position, m game.Move, mover board.Side) string {
	own := 1 + uint8(mover)
	next := func(q board.Square) bool {
		return q.Valid() && q != m.From && p.Cells[q] == own && shields(g, p, min(q, m.To))
	}
	switch {
	case next(m.To-1) || next(m.To+1):
		return "pair"
	case m.To.IsHouse() && m.To != board.Net && m.To != board.Water && m.To != board.Beauty && g.Sheltered(m.To):
		return "house"
	case hunted(p, 3-own, int(m.From), 1) > 0:
		return "escape"
	}
	return ""
}

// shields reports whether two pieces of a side on q and the next square protect
// each other under the rules of g.
func shields(g *game.Game, p *game.Position, q board.Square) bool {
	r := g.Rules()
	if r.Safe != 2 || !r.RowCorners && q%10 == 0 {
		return false
	}
	if !r.LastProtect && q+1 >= board.Beauty {
		return false
	}
	owned := p.Home != [2]game.Home{}
	switch r.System {
	case rules.SystemPlace, rules.SystemCycle:
		return !owned || q > board.Square(r.HomeRows)
	case rules.SystemOccupy:
		return q+1 <= 20
	}
	return true
}

// objections names what speaks against a decision, as text keys: what it risks at
// once and what it gives up.
func objections(g *game.Game, p *game.Position, d Decision) []string {
	if d.Throw || d.Move.Kind != game.MoveStep {
		return nil
	}
	q, events, err := g.Play(*p, d.Move, nil)
	if err != nil {
		return nil
	}
	r := g.Rules()
	mover := p.Turn
	own := 1 + uint8(mover)
	var out []string
	add := func(key string) { out = append(out, "session.why."+key) }
	for _, e := range events {
		switch {
		case e.Kind == game.EvFateDue && e.Side == mover && r.Fate[1] == rules.FateOn:
			add("water")
		case e.Kind == game.EvNet && e.Side == mover:
			add("net")
		case e.Kind == game.EvCarry && e.Side != mover && e.N > 0:
			add("enemyAgain")
		}
	}
	if d.Move.Back {
		add("back")
	}
	if opens(p, &q, d.Move.From, own) {
		add("opens")
	}
	if to := d.Move.To; to.Valid() && q.Cells[to] == own && exposed(&q, &r, to, mover) {
		add("exposed")
	}
	return out
}

// opens reports whether a move from a square leaves a piece alone that was
// protected by the one that moved.
func opens(p, q *game.Position, from board.Square, own uint8) bool {
	for _, at := range [2]board.Square{from - 1, from + 1} {
		if !at.Valid() || at.IsHouse() || p.Cells[at] != own || q.Cells[at] != own {
			continue
		}
		beyond := at + at - from
		if !beyond.Valid() || q.Cells[beyond] != own {
			return true
		}
	}
	return false
}

// exposed reports whether an enemy stands within a throw behind a lone piece.
func exposed(q *game.Position, r *rules.Rules, at board.Square, mover board.Side) bool {
	own := 1 + uint8(mover)
	joined := q.Cells[at-1] == own || at < board.Squares && q.Cells[at+1] == own
	if r.Safe == 2 && joined || at.IsHouse() {
		return false
	}
	step := 1
	if q.Phase[mover.Other()] == game.PhaseBell {
		step = -1
	}
	return hunted(q, 3-own, int(at), step) > 0
}
