package boardview

import (
	"senet/game"
	"senet/game/board"
)

// Source is the spot of the piece of a side that m moves in p.
func Source(p *game.Position, side board.Side, m game.Move) Spot {
	switch {
	case m.From.Valid():
		return On(m.From)
	case m.Kind == game.MoveRebirth:
		return Slot(InWaters, side, int(p.Drowned[side])-1)
	case m.Kind == game.MoveEnter:
		return Slot(InReserve, side, int(p.Drowned[side]+p.Reserve[side])-1)
	}
	return Spot{}
}

// Target is the spot that m leads to, played by a side in p.
func Target(p *game.Position, side board.Side, m game.Move) Spot {
	switch {
	case m.To == board.Off:
		return Slot(InReeds, side, int(p.Freed[side]))
	case m.To.Valid():
		return On(m.To)
	}
	return Spot{}
}

// Way lists the squares from a to b along the path, a left out. To or from Off
// the way ends or begins at 30.
func Way(a, b board.Square) []board.Square {
	if b == board.Off {
		b = board.Sun
		if a == board.Sun {
			return nil
		}
	}
	var out []board.Square
	for q := a; q != b && q.Valid(); {
		if b > q {
			q++
		} else {
			q--
		}
		out = append(out, q)
	}
	return out
}

// ChoiceOf is the picture of a move of a side in p, by what it will do.
func ChoiceOf(p *game.Position, side board.Side, m game.Move, events []game.Event) *Choice {
	c := &Choice{From: Source(p, side, m), Target: Target(p, side, m), Exit: m.To == board.Off}
	if m.Kind == game.MoveStep {
		c.Path = Way(m.From, m.To)
	}
	moved := false
	for _, e := range events {
		switch {
		case e.Kind == game.EvMoved && e.Side == side && !moved && e.From == m.From:
			c.Path, moved = Way(e.From, e.To), true
		case e.Kind == game.EvBa && e.Side == side && moved && c.Restart == 0:
			c.Restart = len(c.Path)
			c.Path = append(c.Path, Way(e.From, e.To)...)
		case e.Kind == game.EvBounced && e.Side == side && moved:
			c.Path = append(Way(m.From, e.From), Way(e.From, e.To)...)
		}
		c.badge(e, side)
	}
	return c
}

// badge takes over what an event says about the end of a move. What is worse, or
// ends the matter, wins.
func (c *Choice) badge(e game.Event, mover board.Side) {
	switch e.Kind {
	case game.EvSwapped:
		if e.Side != mover && c.Badge == "" {
			c.Badge = "swap"
		}
	case game.EvDrowned:
		if e.Side == mover {
			c.Badge, c.Danger = "drown", true
		}
	case game.EvReborn:
		if e.Side == mover {
			c.Badge = "reborn"
		}
	case game.EvFreed:
		if e.Side == mover {
			c.Badge = "free"
		}
	}
}

// LastOf is the picture of a move that is past, on the position before it.
func LastOf(p *game.Position, side board.Side, m game.Move, events []game.Event) *Last {
	c := ChoiceOf(p, side, m, events)
	l := &Last{From: c.From, To: c.Target, Exit: c.Exit}
	if m.From.Valid() {
		l.Path = append([]board.Square{m.From}, c.Path...)
	}
	return l
}
