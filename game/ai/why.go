package ai

import (
	"senet/game"
	"senet/game/board"
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
		if key := whyEvent(e, mover); key != "" {
			add(key)
		}
		if e.Kind == game.EvTurn || e.Kind == game.EvTurnLost {
			break
		}
	}
	if d.Move.Kind == game.MoveStep && d.Move.To.Valid() {
		if key := whySquare(p, d.Move, mover); key != "" {
			add(key)
		}
	}
	if len(why) == 0 && !d.Move.Back {
		add("forward")
	}
	return why
}

// whyEvent is what an event has to say for the side that brought it about.
func whyEvent(e game.Event, mover board.Side) string {
	switch e.Kind {
	case game.EvWon:
		return "win"
	case game.EvFreed:
		if e.Side == mover {
			return "free"
		}
	case game.EvSwapped, game.EvToReserve:
		if e.Side != mover {
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
		if e.Side == mover {
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
func whySquare(p *game.Position, m game.Move, mover board.Side) string {
	own := 1 + uint8(mover)
	next := func(q board.Square) bool { return q.Valid() && q != m.From && p.Cells[q] == own }
	switch {
	case next(m.To-1) || next(m.To+1):
		return "pair"
	case m.To.IsHouse() && m.To != board.Net && m.To != board.Water:
		return "house"
	case hunted(p, 3-own, int(m.From), 1) > 0:
		return "escape"
	}
	return ""
}
