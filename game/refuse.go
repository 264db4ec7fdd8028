package game

import "senet/game/board"

// Refusal says why the piece on from cannot be moved now; ReasonNone when it
// can. When its side has to go backward the reason is that of the way back.
func (g *Game) Refusal(p *Position, from board.Square) Reason {
	if p.Await == AwaitWater && from == board.Water && len(g.waterChoice(p, nil)) > 0 {
		return ReasonNone // it can be returned instead of thrown for
	}
	if p.Await != AwaitMove {
		return whyNothing(p)
	}
	owner, ok := p.At(from)
	switch {
	case !ok:
		return ReasonEmpty
	case owner != p.Turn:
		return ReasonNotYours
	case p.Throw == 0 && !p.pends():
		return ReasonMustReborn
	case g.IsGods(p.Turn) && from != p.Piece:
		return ReasonChosen
	}
	var room [MaxMoves]Move
	legal := g.Legal(p, room[:0])
	for _, m := range legal {
		if m.Kind == MoveStep && m.From == from {
			return ReasonNone
		}
	}
	return g.whyStuck(p, legal, from)
}

// whyStuck says why a piece of the mover has no move while legal is what can
// be played.
func (g *Game) whyStuck(p *Position, legal []Move, from board.Square) Reason {
	v := g.look(p, p.Turn)
	if p.Throw == 0 {
		v.n = int(p.firstPending())
	}
	_, why := v.forward(from)
	switch {
	case len(legal) == 0:
	case legal[0].Kind == MoveEnter && len(legal) == 1 && why == ReasonNone:
		return ReasonMustEnter
	case why == ReasonNone:
		return ReasonTouched
	case legal[0].Kind == MoveStep && legal[0].Back && why != ReasonExact && !g.bouncing():
		return ReasonBackward
	}
	return why
}

// whyNot says why m cannot be played.
func (g *Game) whyNot(p *Position, m Move) Reason {
	if p.Await != AwaitMove {
		return whyNothing(p)
	}
	if p.Throw == 0 && !p.pends() {
		return ReasonMustReborn
	}
	switch m.Kind {
	case MoveRebirth:
		return ReasonNotNow
	case MoveEnter:
		v := g.look(p, p.Turn)
		if m.To.Valid() && p.Cells[m.To] != 0 {
			return ReasonOccupied
		}
		if v.reserve == 0 {
			return ReasonNoPieces
		}
		return ReasonNotThere
	case MovePass:
		return ReasonNotNow
	}
	if why := g.Refusal(p, m.From); why != ReasonNone {
		return why
	}
	if m.Back {
		return ReasonForward
	}
	return ReasonNotThere
}

// whyNothing says why p awaits nothing of the kind asked for.
func whyNothing(p *Position) Reason {
	if p.Await == AwaitNothing {
		return ReasonOver
	}
	return ReasonNotNow
}
