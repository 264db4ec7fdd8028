package editor

import (
	"senet/game"
	"senet/game/board"
	"senet/game/rules"
	"senet/ui/boardview"
)

// Tool is what a click on the board does.
type Tool uint8

// The tools.
const (
	Spool Tool = iota
	Cone
	Erase
)

// Apply uses a tool at a spot of the board view: it puts a piece there or takes
// one away. A piece that is put where one of its side stands already is taken
// away. It fails when there are no more pieces of the side.
func (m *Model) Apply(t Tool, s boardview.Spot) error {
	side := board.Side(t & 1)
	switch s.Place {
	case boardview.OnBoard:
		if have, ok := m.At(s.Square); t == Erase || ok && have == side {
			m.Clear(s.Square)
			return nil
		}
		return m.Put(s.Square, side)
	case boardview.Nowhere:
		return nil
	}
	if t == Erase {
		m.takeOff(s)
		return nil
	}
	o := m.offAt(s, side)
	return m.SetCount(o, side, m.Count(o, side)+1)
}

// offAt is which pieces off the board a spot outside the squares stands for.
func (m *Model) offAt(s boardview.Spot, side board.Side) Off {
	switch {
	case s.Place == boardview.InReeds || s.Place == boardview.AtExit:
		return Freed
	case s.Place == boardview.InReserve || m.setup.Phase[side] == game.PhaseBell:
		return Reserve
	}
	return Drowned
}

// takeOff takes a piece of the spot's side away from beside the board. It
// reports whether there was one, and from where.
func (m *Model) takeOff(s boardview.Spot) (Off, bool) {
	places := []Off{Reserve, Drowned}
	if s.Place == boardview.InReeds || s.Place == boardview.AtExit {
		places = []Off{Freed}
	}
	for _, o := range places {
		if n := m.Count(o, s.Side); n > 0 {
			_ = m.SetCount(o, s.Side, n-1)
			return o, true
		}
	}
	return 0, false
}

// Shift moves a piece from one spot to another; to nowhere takes it away. It
// reports whether there was a piece.
func (m *Model) Shift(from, to boardview.Spot) bool {
	side, ok := m.sideAt(from)
	if !ok {
		return false
	}
	if from.Place == boardview.OnBoard {
		if to.Place == boardview.OnBoard {
			m.Move(from.Square, to.Square)
			return true
		}
		m.Clear(from.Square)
	} else {
		from.Side = side
		m.takeOff(from)
	}
	if to.Place != boardview.Nowhere {
		if to.Place == boardview.OnBoard {
			_ = m.Put(to.Square, side)
		} else {
			o := m.offAt(to, side)
			_ = m.SetCount(o, side, m.Count(o, side)+1)
		}
	}
	return true
}

// sideAt is whose piece is at a spot.
func (m *Model) sideAt(s boardview.Spot) (board.Side, bool) {
	switch s.Place {
	case boardview.OnBoard:
		return m.At(s.Square)
	case boardview.InWaters, boardview.InReserve:
		return s.Side, m.Count(Drowned, s.Side)+m.Count(Reserve, s.Side) > 0
	case boardview.InReeds:
		return s.Side, m.Count(Freed, s.Side) > 0
	}
	return 0, false
}

// Marks are the signs of what can be played, and of the squares that belong to
// a side.
func (m *Model) Marks() boardview.Marks {
	marks := boardview.Marks{Homes: m.homes()}
	side := m.Turn()
	for _, mv := range m.Legal() {
		switch {
		case mv.From.Valid():
			marks.Movable = add(marks.Movable, boardview.On(mv.From))
		case mv.Kind == game.MoveRebirth:
			marks.Movable = add(marks.Movable, boardview.Slot(boardview.InWaters, side, m.Count(Drowned, side)-1))
		case mv.Kind == game.MoveEnter:
			n := m.Count(Drowned, side) + m.Count(Reserve, side)
			marks.Movable = add(marks.Movable, boardview.Slot(boardview.InReserve, side, n-1))
		}
		switch {
		case mv.To.Valid():
			marks.Legal = add(marks.Legal, boardview.On(mv.To))
		case mv.To == board.Off:
			marks.Legal = add(marks.Legal, boardview.Spot{Place: boardview.AtExit})
		}
	}
	return marks
}

func add(list []boardview.Spot, s boardview.Spot) []boardview.Spot {
	for _, have := range list {
		if have == s {
			return list
		}
	}
	return append(list, s)
}

// homes are the squares that belong to each side (RULES §4, §6).
func (m *Model) homes() (out [2][]board.Square) {
	r := m.preset.Rules
	first, last := board.Square(1), board.Square(r.HomeRows)
	switch r.System {
	case rules.SystemOccupy:
		first, last = 21, 30
	case rules.SystemRemove:
		return out
	}
	for side := board.Spools; side <= board.Cones; side++ {
		h := m.Home(side)
		for q := first; q <= last && q.Valid(); q++ {
			if h == game.HomeOdd && q%2 == 1 || h == game.HomeEven && q%2 == 0 {
				out[side] = append(out[side], q)
			}
		}
	}
	return out
}
