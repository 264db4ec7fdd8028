package editor

import (
	"senet/game"
	"senet/game/board"
	"senet/game/fault"
	"senet/game/notation"
	"senet/game/rules"
)

// MostPieces is how many pieces of a side a board can show, on and off it.
const MostPieces = 10

// Off is a place off the board where pieces are counted.
type Off uint8

// The places.
const (
	Drowned Off = iota
	Freed
	Reserve
)

// Model is a position being set up under a rule set. It can be wrong in every
// way but one: no square holds two pieces. What is put down by hand stops at
// MostPieces of a side.
type Model struct {
	preset rules.Preset
	g      *game.Game
	setup  game.Setup
	cells  [board.Squares + 1]uint8

	pos    game.Position
	faults fault.List
}

// New returns a model of a position. It fails when the rules contradict each
// other.
func New(p rules.Preset, pos game.Position) (*Model, error) {
	m := &Model{}
	if err := m.setRules(p); err != nil {
		return nil, err
	}
	m.Load(pos)
	return m, nil
}

func (m *Model) setRules(p rules.Preset) error {
	g, err := game.New(p.Rules)
	if err != nil {
		return err
	}
	m.preset, m.g = p, g
	return nil
}

// Preset is the rule set the position is for, Game the same made ready to play.
func (m *Model) Preset() rules.Preset { return m.preset }

// Game is the rule set made ready to play.
func (m *Model) Game() *game.Game { return m.g }

// Load takes a position as it stands, what it awaits included.
func (m *Model) Load(p game.Position) {
	m.setup, m.cells = game.SetupOf(p), p.Cells
	m.cells[0] = 0
	m.check()
}

// SetRules takes another rule set; the pieces stay where they are. Phases and
// home squares that it does not have give way to those of its beginning.
func (m *Model) SetRules(p rules.Preset) error {
	if err := m.setRules(p); err != nil {
		return err
	}
	start := m.g.Start()
	for side, ph := range m.setup.Phase {
		if !m.HasPhase(ph) {
			m.setup.Phase[side] = start.Phase[side]
		}
	}
	if !m.HasHomes() || start.Home != [2]game.Home{} {
		m.setup.Home = start.Home
	}
	if !m.HasRounds() {
		m.setup.Rounds = [2]int{}
	}
	if !p.Rules.ThrowsFirst {
		m.setup.Pending = [7]uint8{}
	}
	if !p.Rules.RebornFirst {
		m.setup.Sent = [2]board.Square{}
	}
	if !m.HasPoints() {
		m.setup.Points, m.setup.Finished = [2]int{}, 0
	}
	m.changed()
	return nil
}

// Start puts the pieces as the game begins, the first player to throw.
func (m *Model) Start() {
	r := m.preset.Rules
	if r.FirstPlayer == rules.FirstLot {
		r.FirstPlayer = rules.FirstSpools
	}
	g, err := game.New(r)
	if err != nil {
		g = m.g
	}
	m.Load(g.Start())
}

// Empty takes all pieces away, and with them what is owed.
func (m *Model) Empty() {
	start := m.g.Start()
	m.setup = game.Setup{Phase: start.Phase, Home: start.Home}
	m.cells = [board.Squares + 1]uint8{}
	m.changed()
}

// changed is told that a hand has been laid on the position: what it awaits is
// then worked out.
func (m *Model) changed() {
	s := &m.setup
	s.Exact, s.Await, s.Piece, s.FateSide, s.Opening, s.Touched, s.Winner = false, 0, 0, 0, false, 0, 0
	for side, q := range s.Sent { // only a piece that stands there can have been sent
		if have, ok := m.At(q); !ok || int(have) != side {
			s.Sent[side] = board.None
		}
	}
	m.check()
}

// check makes the position, or the list of what is wrong with it.
func (m *Model) check() {
	for side := range m.setup.Pieces {
		m.setup.Pieces[side] = nil
	}
	for q, c := range m.cells {
		if c == 1 || c == 2 {
			m.setup.Pieces[c-1] = append(m.setup.Pieces[c-1], board.Square(q))
		}
	}
	m.pos, m.faults = m.setup.Validate(m.g)
}

// Faults are all that is wrong; empty when the position is sound.
func (m *Model) Faults() fault.List { return m.faults }

// Sound reports whether the position is one, and can be played on from.
func (m *Model) Sound() bool { return len(m.faults) == 0 && m.pos.Winner == 0 }

// Pos is the position where it is sound; else as much of it as can be drawn.
func (m *Model) Pos() game.Position {
	if len(m.faults) == 0 {
		return m.pos
	}
	s := &m.setup
	p := game.Position{
		Cells: m.cells, Turn: s.Turn & 1, Throw: s.Throw, Owed: int8(s.Owed), Swapped: s.Swapped, Phase: s.Phase,
		Home: s.Home, Finished: s.Finished, Await: game.AwaitThrow, Pending: s.Pending, Sent: s.Sent,
	}
	if s.Throw != 0 {
		p.Await = game.AwaitMove
	}
	if s.Exact {
		p.Await, p.Piece, p.FateSide, p.Opening, p.Touched, p.Winner = s.Await, s.Piece, s.FateSide, s.Opening, s.Touched, s.Winner
	}
	for i := range 2 {
		p.Drowned[i], p.Freed[i], p.Reserve[i] = uint8(s.Drowned[i]), uint8(s.Freed[i]), uint8(s.Reserve[i])
		p.Carry[i], p.Rounds[i], p.Points[i] = int8(s.Carry[i]), uint8(s.Rounds[i]), uint8(s.Points[i])
	}
	return p
}

// At is what stands on a square.
func (m *Model) At(q board.Square) (board.Side, bool) {
	if !q.Valid() || m.cells[q] == 0 {
		return 0, false
	}
	return board.Side(m.cells[q] - 1), true
}

// All counts the pieces of a side, wherever they are.
func (m *Model) All(side board.Side) int {
	n := m.setup.Drowned[side] + m.setup.Freed[side] + m.setup.Reserve[side]
	for _, c := range m.cells {
		if c == 1+uint8(side) {
			n++
		}
	}
	return n
}

// full is the fault of a side that has all the pieces there are.
func full(side board.Side) error { return fault.New("editor.full."+side.String(), "Most", MostPieces) }

// Put sets a piece on a square, in the place of what stands there. While a side
// has all its pieces the new one comes from its reserve. It fails when there are
// no more pieces of the side.
func (m *Model) Put(q board.Square, side board.Side) error {
	if !q.Valid() || m.cells[q] == 1+uint8(side) {
		return nil
	}
	if all := m.All(side); all >= int(m.preset.Rules.Pieces) && m.setup.Reserve[side] > 0 {
		m.setup.Reserve[side]--
	} else if all >= MostPieces {
		return full(side)
	}
	m.cells[q] = 1 + uint8(side)
	m.changed()
	return nil
}

// Clear takes what stands on a square away.
func (m *Model) Clear(q board.Square) {
	if q.Valid() && m.cells[q] != 0 {
		m.cells[q] = 0
		m.changed()
	}
}

// Move puts what stands on one square on another, in the place of what is
// there.
func (m *Model) Move(from, to board.Square) {
	if !from.Valid() || !to.Valid() || from == to || m.cells[from] == 0 {
		return
	}
	m.cells[to], m.cells[from] = m.cells[from], 0
	m.changed()
}

// count is where pieces off the board are counted.
func (m *Model) count(o Off) *[2]int {
	switch o {
	case Freed:
		return &m.setup.Freed
	case Reserve:
		return &m.setup.Reserve
	}
	return &m.setup.Drowned
}

// Count is how many pieces of a side are at a place off the board.
func (m *Model) Count(o Off, side board.Side) int { return m.count(o)[side] }

// SetCount changes it, within what there is of pieces.
func (m *Model) SetCount(o Off, side board.Side, n int) error {
	c := m.count(o)
	if n < 0 || n == c[side] {
		return nil
	}
	if n > c[side] && m.All(side)-c[side]+n > MostPieces {
		return full(side)
	}
	c[side] = n
	m.changed()
	return nil
}

// Text writes the position as one line, sound or not.
func (m *Model) Text() string { return notation.Format(m.Pos()) }

// Parse takes a position from text. It fails with a *fault.Fault and changes
// nothing when the text does not describe one; whether the rules allow what it
// describes is for Faults to tell.
func (m *Model) Parse(text string) error {
	p, err := notation.ParsePosition(text)
	if err != nil {
		return err
	}
	m.Load(p)
	return nil
}
