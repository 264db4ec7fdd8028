package session

import (
	"slices"

	"senet/game"
	"senet/game/board"
	"senet/game/fault"
	"senet/game/record"
	"senet/game/rules"
	"senet/game/sticks"
)

// match is the game with its history. It is plain data without goroutines; the
// session's goroutine owns it.
type match struct {
	cfg        Config
	g          *game.Game
	source     sticks.Source
	autoForced bool
	items      []item          // what was done, in order
	undone     []record.Action // what can be redone, the next first
	pos        game.Position
	log        record.Log
	throws     int // made so far: the number of the next one
	revision   uint64
	viewing    int
	room       [game.MaxMoves]game.Move
}

// item is an action that was carried out.
type item struct {
	action record.Action
	before game.Position
	events []game.Event
}

func newMatch(cfg Config, source sticks.Source, autoForced bool) (*match, error) {
	g, err := game.New(cfg.Rules)
	if err != nil {
		return nil, err
	}
	for seat := range cfg.Seats {
		switch kind := &cfg.Seats[seat].Kind; {
		case g.IsGods(board.Side(seat)):
			*kind = Gods
		case *kind == Gods:
			*kind = Computer
		}
	}
	if source == nil {
		source = sticks.Seeded(cfg.Seed)
	}
	return &match{cfg: cfg, g: g, source: source, autoForced: autoForced, pos: g.Start(), viewing: -1}, nil
}

// do carries out an action and returns its steps. What was undone stays there to
// be redone only as long as the same is done again.
func (m *match) do(a record.Action) ([]Step, error) {
	before := m.pos
	after, events, err := record.Apply(m.g, before, a, nil)
	if err != nil {
		return nil, err
	}
	switch {
	case len(m.undone) == 0:
	case same(m.undone[0], a):
		a.Remark = m.undone[0].Remark
		m.undone = m.undone[1:]
	default:
		m.undone = nil
	}
	m.items = append(m.items, item{a, before, events})
	m.log.Add(before, after, a, events)
	m.pos = after
	if a.Kind == record.ActThrow {
		m.throws++
	}
	return m.steps(before, after, a, events), nil
}

// same compares what two actions do.
func same(a, b record.Action) bool {
	a.Remark, b.Remark = "", ""
	a.Faces, b.Faces = sticks.Faces{}, sticks.Faces{}
	return a == b
}

// steps folds the events over the position they began at. The last step shows
// the real position, so that nothing can be left half-way.
func (m *match) steps(before, after game.Position, a record.Action, events []game.Event) []Step {
	steps := make([]Step, len(events))
	p := before
	for i, e := range events {
		p = m.g.Show(p, e)
		steps[i] = Step{Event: e, After: p}
		switch e.Kind {
		case game.EvLotThrew, game.EvThrew, game.EvThrewPiece, game.EvThrewAgain, game.EvFateThrew, game.EvWaterThrew:
			steps[i].Faces = a.Faces
		}
	}
	if n := len(steps); n > 0 {
		steps[n-1].After = after
	}
	return steps
}

// throw makes the next throw, whoever's it is.
func (m *match) throw() ([]Step, error) {
	faces := m.source.Faces(m.throws)
	a := record.Action{Kind: record.ActThrow, Faces: faces, Throw: faces.Score(int(m.g.Rules().AllDark))}
	return m.do(a)
}

// legal lists what can be chosen now.
func (m *match) legal() []game.Move { return m.g.Legal(&m.pos, m.room[:0]) }

// seatToAct is the seat that has to throw or choose in p.
func seatToAct(p *game.Position) int {
	side := p.Mover()
	if p.Await != game.AwaitLot && p.Swapped {
		side = side.Other()
	}
	return int(side)
}

// actor is who has to act in p.
func (m *match) actor(p *game.Position) SeatKind { return m.cfg.Seats[seatToAct(p)].Kind }

// decision reports whether p leaves something to decide to a human: that is
// where undo goes back to. A throw decides nothing, for it is fixed; nor does
// the only move where such moves are played by themselves.
func (m *match) decision(p *game.Position) bool {
	if p.Await == game.AwaitNothing || m.actor(p) != Human || p.Touched != board.None {
		return false
	}
	var room [game.MaxMoves]game.Move
	n := len(m.g.Legal(p, room[:0]))
	if p.Await == game.AwaitMove && m.autoForced {
		return n > 1
	}
	return n > 0
}

// undoTo is how many items are left after undo, or -1 when there is nothing to
// undo.
func (m *match) undoTo() int {
	for k := len(m.items) - 1; k >= 0; k-- {
		if m.decision(&m.items[k].before) {
			return k
		}
	}
	return -1
}

// undo takes back to the last decision of a human.
func (m *match) undo() error {
	k := m.undoTo()
	if k < 0 {
		return fault.New("session.nothingToUndo")
	}
	back := make([]record.Action, 0, len(m.items)-k+len(m.undone))
	for _, it := range m.items[k:] {
		back = append(back, it.action)
	}
	m.undone = append(back, m.undone...)
	m.pos = m.items[k].before
	m.items = slices.Clip(m.items[:k])
	m.relog()
	return nil
}

// relog makes the move list and the counts anew from the items.
func (m *match) relog() {
	m.log, m.throws = record.Log{}, 0
	for i, it := range m.items {
		after := m.pos
		if i+1 < len(m.items) {
			after = m.items[i+1].before
		}
		m.log.Add(it.before, after, it.action, it.events)
		if it.action.Kind == record.ActThrow {
			m.throws++
		}
	}
}

// redo replays to the next decision of a human, or to the end.
func (m *match) redo() error {
	if len(m.undone) == 0 {
		return fault.New("session.nothingToRedo")
	}
	for len(m.undone) > 0 {
		if _, err := m.do(m.undone[0]); err != nil {
			m.undone = nil // cannot happen; better to lose it than to loop
			return err
		}
		if m.decision(&m.pos) {
			break
		}
	}
	return nil
}

// setTouchMove changes the toggle in the running game.
func (m *match) setTouchMove(on bool) error {
	r := m.cfg.Rules
	r.TouchMove = on
	g, err := game.New(r)
	if err != nil {
		return err
	}
	m.g, m.cfg.Rules = g, r
	if !on {
		m.pos.Touched = board.None
		m.items = slices.DeleteFunc(m.items, func(it item) bool { return it.action.Kind == record.ActTouch })
		m.undone = slices.DeleteFunc(m.undone, func(a record.Action) bool { return a.Kind == record.ActTouch })
		for i := range m.items {
			m.items[i].before.Touched = board.None
		}
		m.relog()
	}
	return nil
}

// header is the record's header of this match.
func (m *match) header(product string, ownSticks bool) record.Header {
	h := record.Header{
		Product: product, RuleID: m.cfg.RuleID, Rules: m.cfg.Rules, Started: m.cfg.Started,
		Seed: m.cfg.Seed, HasSeed: !ownSticks, Remark: m.cfg.Remark,
	}
	if h.RuleID == "" {
		h.RuleID = rules.DefaultID
	}
	for i, s := range m.cfg.Seats {
		h.Players[i] = record.Player{Kind: record.PlayerKind(s.Kind), Level: s.Level, Name: s.Name}
	}
	return h
}
