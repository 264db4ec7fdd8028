package session

import (
	"slices"

	"senet/game"
	"senet/game/board"
	"senet/game/record"
	"senet/game/sticks"
)

// snapshot makes the present snapshot.
func (m *match) snapshot() Snapshot {
	s := Snapshot{
		Revision: m.revision, Game: m.g, Config: m.cfg, Pos: m.pos, Viewing: m.viewing, Log: m.log.Entries(),
		CanUndo: m.undoTo() >= 0, CanRedo: len(m.undone) > 0,
	}
	s.Winner, s.Over = m.pos.Over()
	shown := len(m.items)
	if m.viewing >= 0 {
		shown = s.Log[m.viewing].Actions
		s.Pos = s.Log[m.viewing].After
	}
	m.fillMat(&s, shown)
	s.Stats = m.stats()
	if n := len(m.items); s.Over && n > 0 {
		s.Resigned = m.items[n-1].action.Kind == record.ActResign
	}
	s.Lot = s.Pos.Await == game.AwaitLot
	s.ToAct, s.ToActSeat = m.pos.Mover(), seatToAct(&m.pos)
	if s.Over || m.viewing >= 0 {
		return s
	}
	s.HumanToAct = m.actor(&m.pos) == Human
	s.Thinking = !s.HumanToAct
	if !s.HumanToAct {
		return s
	}
	s.CanThrow = m.g.Chances(&m.pos) != nil
	if legal := m.legal(); len(legal) > 0 {
		s.Legal = slices.Clone(legal)
		s.AutoMove = m.autoForced && len(legal) == 1 && m.pos.Await == game.AwaitMove
	}
	return s
}

// fillMat says what lies on the mat and what was moved last, after the first n
// actions.
func (m *match) fillMat(s *Snapshot, n int) {
	thrown, moved := false, false
	for i := n - 1; i >= 0 && !(thrown && moved); i-- {
		a := &m.items[i].action
		switch {
		case a.Kind == record.ActPlace: // what came before led elsewhere
			if t := a.Pos.Throw; t != 0 && !thrown {
				thrown, s.Faces, s.LastThrow = true, sticks.Of(t), t
			}
			moved = true
		case a.Kind == record.ActThrow && !thrown:
			thrown, s.Faces, s.LastThrow = true, a.Faces, a.Throw
		case a.Kind == record.ActPlay && !moved:
			moved, s.LastMoveValid, s.LastMove = true, true, a.Move
		}
	}
}

// stats counts the throws by side and score; the lot has no sides yet.
func (m *match) stats() (n [2][7]int) {
	for i := range m.items {
		it := &m.items[i]
		if it.action.Kind == record.ActThrow && it.before.Await != game.AwaitLot && it.action.Throw < 7 {
			n[it.before.Mover()][it.action.Throw]++
		}
	}
	return n
}

// resigner is the side that gives up when a human asks for it: the one to act,
// or the only human.
func (m *match) resigner() (board.Side, bool) {
	seat := seatToAct(&m.pos)
	if m.cfg.Seats[seat].Kind != Human {
		seat = 1 - seat
	}
	if m.cfg.Seats[seat].Kind != Human {
		return 0, false
	}
	side := board.Side(seat)
	if m.pos.Swapped {
		side = side.Other()
	}
	return side, true
}
