package table

import (
	"slices"

	"senet/game"
	"senet/game/board"
	"senet/ui/boardview"
)

// open reports whether the player may choose a move now.
func (t *Table) choosing() bool {
	return t.known && !t.Busy() && t.snap.HumanToAct && t.snap.Viewing < 0 && len(t.snap.Legal) > 0
}

// pointed is the spot that pointer or keyboard is on.
func (t *Table) pointed() boardview.Spot {
	if t.keyboard && t.focused {
		return t.cursor
	}
	return t.hover
}

// source is the spot of the piece that m moves.
func (t *Table) source(m game.Move) boardview.Spot {
	return boardview.Source(&t.now, t.snap.ToAct, m)
}

// target is the spot that m leads to.
func (t *Table) target(m game.Move) boardview.Spot {
	return boardview.Target(&t.now, t.snap.ToAct, m)
}

// from lists the legal moves of the piece at s. Any place of The Waters stands for
// the pieces waiting there.
func (t *Table) from(s boardview.Spot) []game.Move {
	return t.prefer(t.legal(func(m game.Move) bool { return same(t.source(m), s) }))
}

// to lists the legal moves that lead to s; the exit and The Field of Reeds are one.
func (t *Table) to(s boardview.Spot) []game.Move {
	if s.Place == boardview.AtExit {
		s.Place = boardview.InReeds
	}
	return t.prefer(t.legal(func(m game.Move) bool { return same(t.target(m), s) }))
}

func (t *Table) legal(want func(game.Move) bool) []game.Move {
	var out []game.Move
	if t.choosing() {
		for _, m := range t.snap.Legal {
			if m.Kind != game.MovePass && (t.pick == 0 || m.Throw == t.pick) && want(m) {
				out = append(out, m)
			}
		}
	}
	return out
}

// same reports whether two spots are one for a click: a zone is one place.
func same(a, b boardview.Spot) bool {
	if a.Place == boardview.InReserve {
		a.Place = boardview.InWaters
	}
	if b.Place == boardview.InReserve {
		b.Place = boardview.InWaters
	}
	if a.Place != b.Place || a.Place == boardview.Nowhere {
		return false
	}
	return a.Place != boardview.OnBoard || a.Square == b.Square
}

// meant lists the moves that pointing at s can mean: with a piece in hand only its
// moves to s; with a piece chosen its moves to s, else those of the piece at s, else
// those that lead to s.
func (t *Table) meant(s boardview.Spot) []game.Move {
	if t.carried != nil {
		return slices.DeleteFunc(t.to(s), func(m game.Move) bool { return !same(t.source(m), t.carried.Spot) })
	}
	if t.chosen.Place != boardview.Nowhere && !same(t.chosen, s) {
		out := slices.DeleteFunc(t.to(s), func(m game.Move) bool { return !same(t.source(m), t.chosen) })
		if len(out) > 0 {
			return out
		}
	}
	if m := t.from(s); len(m) > 0 {
		return m
	}
	return t.narrow(t.to(s))
}

// clickable reports whether a click on s would do something.
func (t *Table) clickable(s boardview.Spot) bool { return len(t.meant(s)) > 0 }

// preview says what pointing at s means.
func (t *Table) preview(s boardview.Spot) Preview {
	p := Preview{Square: board.None}
	switch s.Place {
	case boardview.Nowhere:
		return Preview{}
	case boardview.OnBoard:
		p.Square = s.Square
	case boardview.AtExit, boardview.InReeds:
		p.Square = board.Off
	}
	p.Valid = true
	moves := t.meant(s)
	if len(moves) == 1 {
		p.Move, p.HasMove = moves[0], true
		_, p.Events, _ = t.snap.Game.Play(t.snap.Pos, p.Move, nil)
		return p
	}
	if len(moves) == 0 {
		p.Reason = t.refusal(s)
	}
	return p
}

// refusal says why the player's piece at s cannot be moved now.
func (t *Table) refusal(s boardview.Spot) game.Reason {
	if !t.choosing() || s.Place != boardview.OnBoard {
		return game.ReasonNone
	}
	if _, ok := t.snap.Pos.At(s.Square); !ok {
		return game.ReasonNone
	}
	return t.why(s.Square)
}

// consider tells the callback of a new preview.
func (t *Table) consider(p Preview) {
	l := t.last
	if p.Valid == l.Valid && p.Square == l.Square && p.HasMove == l.HasMove && p.Move == l.Move && p.Reason == l.Reason {
		return
	}
	t.last = p
	if t.cb.OnConsider != nil {
		t.cb.OnConsider(p)
	}
}

// look shows all signs that belong to the present state of things.
func (t *Table) look() {
	if t.Busy() {
		return
	}
	t.mark()
	t.consider(t.preview(t.pointed()))
	t.showKept()
}

// mark shows the signs.
func (t *Table) mark() {
	if !t.known || t.Busy() {
		return
	}
	m := boardview.Marks{Last: t.lastMove(), Homes: t.homes()}
	if t.focused && t.keyboard {
		m.Cursor = t.cursor
	}
	t.markAdvice(&m)
	if t.choosing() {
		t.markMoves(&m)
	}
	t.view.SetMarks(m)
}

func (t *Table) markMoves(m *boardview.Marks) {
	p := t.preview(t.pointed())
	for _, move := range t.legal(func(game.Move) bool { return true }) {
		m.Movable = append(m.Movable, t.source(move))
	}
	for _, move := range t.offered() {
		m.Legal = append(m.Legal, t.target(move))
	}
	if s := t.pointed(); t.carried == nil && len(t.from(s)) > 0 {
		m.Pointed = t.source(t.from(s)[0])
	}
	if p.HasMove {
		m.Choice = boardview.ChoiceOf(&t.now, t.snap.ToAct, p.Move, p.Events)
		m.Pointed = m.Choice.From
	}
}

// lastMove is the picture of the move just made.
func (t *Table) lastMove() *boardview.Last {
	if !t.snap.LastMoveValid {
		return nil
	}
	m := t.snap.LastMove
	l := &boardview.Last{}
	if m.From.Valid() {
		l.From = boardview.On(m.From)
		l.Path = append([]board.Square{m.From}, boardview.Way(m.From, m.To)...)
	}
	switch {
	case m.To == board.Off:
		l.Exit = true
		if side, ok := t.lastSide(); ok && t.now.Freed[side] > 0 {
			l.To = boardview.Slot(boardview.InReeds, side, int(t.now.Freed[side])-1)
		}
	case m.To.Valid():
		l.To = boardview.On(m.To)
	}
	return l
}

// lastSide is the side that made the last move, if the move list still tells.
func (t *Table) lastSide() (board.Side, bool) {
	log := t.snap.Log
	if v := t.snap.Viewing; v >= 0 && v < len(log) {
		log = log[:v+1]
	}
	for i := len(log) - 1; i >= 0; i-- {
		if e := log[i]; e.MoveValid {
			return e.Side, e.Move == t.snap.LastMove
		}
	}
	return 0, false
}
