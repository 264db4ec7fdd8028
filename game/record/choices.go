package record

import (
	"senet/game"
	"senet/game/board"
	"senet/game/fault"
	"senet/game/notation"
)

// throwsOf makes the throw of the line, and the gods' second one.
func (r *reader) throwsOf(l notation.Line) *fault.Fault {
	awaited := r.g.Chances(&r.p) != nil
	switch {
	case l.Kind == notation.LineFate && r.p.Await != game.AwaitFate:
		return fault.New("record.noFate")
	case l.Throw == 0 && awaited && l.Choice != notation.ChooseRebirth:
		return fault.New("record.noThrow")
	case l.Throw == 0:
		return nil
	case r.p.Throw != 0:
		if r.p.Throw != l.Throw {
			return fault.New("record.otherThrow", "Throw", l.Throw, "Standing", r.p.Throw)
		}
	case r.p.Await == game.AwaitMove && r.p.Pending != [7]uint8{}:
		if int(l.Throw) >= len(r.p.Pending) || r.p.Pending[l.Throw] == 0 || len(l.More) > 0 {
			return fault.New("record.notPending", "Throw", l.Throw)
		}
		return nil
	case !awaited:
		return fault.New("record.noThrowNow")
	case r.lotThrew(l):
		return r.more(l)
	case (l.Kind == notation.LineLot) != (r.p.Await == game.AwaitLot):
		return fault.New("record.lot")
	default:
		if f := r.throw(l.Throw); f != nil {
			return f
		}
		if len(l.More) > 0 {
			return r.more(l)
		}
	}
	if r.p.Await != game.AwaitPiece {
		if l.Piece != 0 && !r.g.IsGods(r.p.Turn) && !r.g.IsGods(r.entry().Side) {
			return fault.New("record.noPiece", "Text", clip(l.Text))
		}
		return nil
	}
	if l.Piece == 0 && l.Choice == notation.ChooseNothing {
		return nil // the second throw is still to come
	}
	return r.throw(l.Piece)
}

// more makes the further throws of a line, which are all put by.
func (r *reader) more(l notation.Line) *fault.Fault {
	for _, t := range l.More {
		if r.p.Await != game.AwaitThrow || r.p.Pending == [7]uint8{} {
			return fault.New("record.noThrowNow")
		}
		if f := r.throw(t); f != nil {
			return f
		}
	}
	return nil
}

// lotThrew reports whether the first of several throws of a line is the one that
// the lot has made by itself.
func (r *reader) lotThrew(l notation.Line) bool {
	return len(l.More) > 0 && len(r.lost) > 0 && r.lost[0].Throw != 0 && r.lost[0].Throw == l.Throw &&
		r.p.Pending != [7]uint8{}
}

// choice plays the choice of the line. Where the throw does not stand any more
// it passed, or was carried out by itself, and the signs are compared later.
func (r *reader) choice(l notation.Line) *fault.Fault {
	stands := r.p.Await == game.AwaitMove && (r.p.Throw != 0 || r.p.Pending != [7]uint8{})
	switch l.Choice {
	case notation.ChooseNothing, notation.ChooseAgain:
		return nil
	}
	if l.Throw != 0 && !stands || len(l.More) > 0 {
		return nil
	}
	if l.Choice == notation.ChooseTouch {
		if !r.g.Rules().TouchMove {
			return fault.New("record.noTarget", "From", l.From)
		}
		return r.do(Action{Kind: ActTouch, Square: l.From})
	}
	if m, ok := r.find(l); ok {
		return r.do(Action{Kind: ActPlay, Move: m})
	}
	if l.Choice == notation.ChoosePass {
		legal := r.g.Legal(&r.p, r.room[:0])
		return fault.New("record.mustMove", "Move", r.wouldBe(legal[0]))
	}
	return r.whyNot(l)
}

// wouldBe is the notation of a legal move with its throw.
func (r *reader) wouldBe(m game.Move) string {
	_, ev, _ := r.g.Play(r.p, m, nil)
	own, _ := notation.Split(ev)
	return notation.Text(&r.p, own)
}

// find looks for the legal move that the line means.
func (r *reader) find(l notation.Line) (game.Move, bool) {
	legal := r.g.Legal(&r.p, r.room[:0])
	for _, m := range legal {
		if l.Means(m) {
			return m, true
		}
	}
	// A person may leave out where the piece went on to from the Ba.
	var found game.Move
	n := 0
	for _, m := range legal {
		if l.Choice != notation.ChooseStep || m.Kind != game.MoveStep || m.From != l.From {
			continue
		}
		_, ev, err := r.g.Play(r.p, m, nil)
		if len(ev) > 0 && ev[0].Kind == game.EvUsed {
			ev = ev[1:]
		}
		if err == nil && len(ev) > 0 && ev[0].Kind == game.EvMoved && ev[0].To == l.First {
			found = m
			n++
		}
	}
	return found, n == 1
}

// whyNot is the fault for a choice that is not legal.
func (r *reader) whyNot(l notation.Line) *fault.Fault {
	m := game.Move{Kind: game.MoveStep, From: l.From, To: l.To, Back: l.To < l.From}
	switch l.Choice {
	case notation.ChooseRebirth:
		m = game.Move{Kind: game.MoveRebirth, To: l.To}
	case notation.ChooseEnter:
		m = game.Move{Kind: game.MoveEnter, To: l.To}
	case notation.ChooseFree:
		m.To, m.Back = board.Off, false
	}
	if r.p.Pending != [7]uint8{} {
		m.Throw = l.Throw
	}
	_, _, err := r.g.Play(r.p, m, nil)
	return fault.New("record.illegal", "Text", clip(l.Text), "Reason", err)
}
