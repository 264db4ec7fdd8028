package editor

import (
	"slices"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// Turn is the side whose turn it is.
func (m *Model) Turn() board.Side { return m.setup.Turn & 1 }

// SetTurn changes it. What the side carried it is owed from now on.
func (m *Model) SetTurn(side board.Side) {
	if side == m.setup.Turn {
		return
	}
	m.setup.Turn = side
	m.setup.Carry[side] = 0
	m.changed()
}

// Throw is the throw that stands, 0 for none; where several wait to be played
// it is the highest of them.
func (m *Model) Throw() game.Throw {
	if t := m.setup.Throw; t != 0 {
		return t
	}
	for t := len(m.setup.Pending) - 1; t > 0; t-- {
		if m.setup.Pending[t] > 0 {
			return game.Throw(t)
		}
	}
	return 0
}

// SetThrow changes it: this throw alone stands, or none. A throw that is made
// is owed no longer, and one that is taken back is owed again.
func (m *Model) SetThrow(t game.Throw) {
	switch was := m.Throw(); {
	case was == 0 && t != 0:
		m.setup.Owed = max(0, m.setup.Owed-1)
	case was != 0 && t == 0:
		m.setup.Owed++
	}
	m.setup.Throw, m.setup.Pending = t, [7]uint8{}
	m.changed()
}

// Standing are all the throws that stand, or wait to be played, the lowest
// first.
func (m *Model) Standing() []game.Throw {
	if t := m.setup.Throw; t != 0 {
		return []game.Throw{t}
	}
	var out []game.Throw
	for t, n := range m.setup.Pending {
		for range min(n, 9) {
			out = append(out, game.Throw(t))
		}
	}
	return out
}

// Throws are the scores that the sticks can show.
func (m *Model) Throws() []game.Throw {
	return []game.Throw{1, 2, 3, 4, game.Throw(m.preset.Rules.AllDark)}
}

// mostOwed bounds what can be chosen for throws owed and carried.
const mostOwed = 9

// Owed is how many throws the mover is owed. While none stands the one awaited
// counts, so that it is at least 1.
func (m *Model) Owed() int {
	if m.Throw() == 0 {
		return max(1, m.setup.Owed)
	}
	return m.setup.Owed
}

// SetOwed changes it.
func (m *Model) SetOwed(n int) {
	least := 0
	if m.Throw() == 0 {
		least = 1
	}
	if n = min(max(n, least), mostOwed); n != m.setup.Owed {
		m.setup.Owed = n
		m.changed()
	}
}

// Carry is what a side takes into its next turn.
func (m *Model) Carry(side board.Side) int { return m.setup.Carry[side] }

// SetCarry changes it; the mover carries nothing.
func (m *Model) SetCarry(side board.Side, n int) {
	if n = min(max(n, -mostOwed), mostOwed); n != m.setup.Carry[side] {
		m.setup.Carry[side] = n
		m.changed()
	}
}

// HasPhase reports whether a side can be in a phase under the rules.
func (m *Model) HasPhase(ph game.Phase) bool { return slices.Contains(m.Phases(), ph) }

// Phases are those that a side can be in.
func (m *Model) Phases() []game.Phase {
	switch m.preset.Rules.System {
	case rules.SystemRemove:
		return []game.Phase{game.PhaseKendall}
	case rules.SystemPlace:
		return []game.Phase{game.PhaseBell}
	case rules.SystemOccupy:
		return []game.Phase{game.PhaseMaat}
	}
	return []game.Phase{game.PhaseKendall, game.PhaseBell}
}

// HasHomes reports whether who owns which home squares is to be said.
func (m *Model) HasHomes() bool {
	s := m.preset.Rules.System
	return s == rules.SystemPlace || s == rules.SystemCycle
}

// HasReserve reports whether pieces can wait to be entered.
func (m *Model) HasReserve() bool { return m.HasPhase(game.PhaseBell) }

// HasFreed reports whether pieces can be taken off for good.
func (m *Model) HasFreed() bool { return m.HasPhase(game.PhaseKendall) || m.preset.Rules.HomePoints }

// HasDrowned reports whether pieces can drown.
func (m *Model) HasDrowned() bool { return m.HasPhase(game.PhaseKendall) }

// HasRounds reports whether finished rounds are counted.
func (m *Model) HasRounds() bool { return m.preset.Rules.System == rules.SystemCycle }

// HasPoints reports whether points are won.
func (m *Model) HasPoints() bool { return m.preset.Rules.HomePoints }

// Phase is what a side is doing.
func (m *Model) Phase(side board.Side) game.Phase { return m.setup.Phase[side] }

// SetPhase changes it.
func (m *Model) SetPhase(side board.Side, ph game.Phase) {
	if ph != m.setup.Phase[side] {
		m.setup.Phase[side] = ph
		m.changed()
	}
}

// Home is who owns the odd home squares: each side owns one parity or none yet.
func (m *Model) Home(side board.Side) game.Home {
	if len(m.faults) == 0 {
		return m.pos.Home[side]
	}
	return m.setup.Home[side]
}

// SetHome changes which home squares a side owns; the other side gets the rest.
func (m *Model) SetHome(side board.Side, h game.Home) {
	other := game.HomeNone
	switch h {
	case game.HomeOdd:
		other = game.HomeEven
	case game.HomeEven:
		other = game.HomeOdd
	}
	m.setup.Home[side], m.setup.Home[side.Other()] = h, other
	m.changed()
}

// Rounds are those a side has finished, Points those it has won.
func (m *Model) Rounds(side board.Side) int { return m.setup.Rounds[side] }

// SetRounds changes them.
func (m *Model) SetRounds(side board.Side, n int) {
	if n = min(max(n, 0), 99); n != m.setup.Rounds[side] {
		m.setup.Rounds[side] = n
		m.changed()
	}
}

// Points are those a side has won in this game.
func (m *Model) Points(side board.Side) int { return m.setup.Points[side] }

// SetPoints changes them.
func (m *Model) SetPoints(side board.Side, n int) {
	if n = min(max(n, 0), 99); n != m.setup.Points[side] {
		m.setup.Points[side] = n
		m.changed()
	}
}

// Legal lists what can be played now; nothing while the position is not sound
// or a throw is awaited without a choice.
func (m *Model) Legal() []game.Move {
	if !m.Sound() {
		return nil
	}
	p := m.pos
	return m.g.Legal(&p, nil)
}

// ByThrow counts, for each throw that can come now, the moves it would allow. It
// is empty while no throw is awaited or the position is not sound.
func (m *Model) ByThrow() map[game.Throw]int {
	if !m.Sound() || m.g.Chances(&m.pos) == nil || m.pos.Await != game.AwaitThrow {
		return nil
	}
	out := map[game.Throw]int{}
	for _, t := range m.Throws() {
		if m.preset.Rules.ThrowsFirst { // the first throw may be followed by others
			out[t] = m.with(t)
			continue
		}
		p, _, err := m.g.Throw(m.pos, t, nil)
		if err == nil && p.Await == game.AwaitMove && p.Turn == m.pos.Turn && p.Throw == t {
			out[t] = len(m.g.Legal(&p, nil))
		} else {
			out[t] = 0
		}
	}
	return out
}

// with counts the moves that a throw alone would allow.
func (m *Model) with(t game.Throw) int {
	s := m.setup
	s.Exact, s.Throw, s.Owed, s.Pending = false, t, 0, [7]uint8{}
	p, faults := s.Validate(m.g)
	if len(faults) > 0 {
		return 0
	}
	return len(m.g.Legal(&p, nil))
}
