package replay

import (
	"time"

	"senet/game"
	"senet/game/board"
	"senet/game/record"
	"senet/game/rules"
	"senet/game/session"
	"senet/game/sticks"
)

// Story is a recorded game, played through once. It never changes.
type Story struct {
	rec     *record.Record
	g       *game.Game
	cfg     session.Config
	start   game.Position
	entries []session.LogEntry
	movers  []board.Side // who threw or chose, by action
}

// NewStory plays a record through. It fails with a *fault.Fault when the rules
// do not allow what it says; records from record.Read are sound.
func NewStory(rec *record.Record) (*Story, error) {
	g, err := rec.Game()
	if err != nil {
		return nil, err
	}
	s := &Story{rec: rec, g: g, start: g.Start()}
	log := &record.Log{}
	err = rec.Replay(func(before game.Position, a record.Action, ev []game.Event, after game.Position) {
		log.Add(before, after, a, ev)
		s.movers = append(s.movers, before.Mover())
	})
	if err != nil {
		return nil, err
	}
	s.entries = log.Entries()
	s.cfg = session.Config{RuleID: rec.RuleID, Rules: rec.Rules, Seed: rec.Seed, Started: rec.Started, Remark: rec.Remark}
	for i, p := range rec.Players {
		s.cfg.Seats[i] = session.Seat{Kind: session.SeatKind(p.Kind), Name: p.Name, Level: p.Level}
	}
	return s, nil
}

// Len is the last moment: the number of entries.
func (s *Story) Len() int { return len(s.entries) }

// Config is what the record says of its game.
func (s *Story) Config() session.Config { return s.cfg }

// Over reports whether the game was played to its end.
func (s *Story) Over() bool {
	p := s.Pos(s.Len())
	_, over := p.Over()
	return over
}

// clamp keeps a moment inside the story.
func (s *Story) clamp(k int) int { return min(max(k, 0), s.Len()) }

// Pos is the position at moment k.
func (s *Story) Pos(k int) game.Position {
	if k = s.clamp(k); k > 0 {
		return s.entries[k-1].After
	}
	if len(s.entries) > 0 && s.entries[0].Placed { // begun from a set position
		return s.entries[0].After
	}
	return s.start
}

// Remark is what the record says at moment k, "" for nothing. At the beginning
// it is what it says of the game.
func (s *Story) Remark(k int) string {
	if k = s.clamp(k); k == 0 {
		return s.rec.Remark
	}
	return s.entries[k-1].Remark
}

// Remarked lists the moments, the beginning apart, that have a remark.
func (s *Story) Remarked() []int {
	var out []int
	for i := range s.entries {
		if s.entries[i].Remark != "" {
			out = append(out, i+1)
		}
	}
	return out
}

// Text is the entry before moment k in notation, "" at the beginning.
func (s *Story) Text(k int) string {
	if k = s.clamp(k); k == 0 {
		return ""
	}
	return s.entries[k-1].Text
}

// Snapshot is moment k as a session would show it to somebody who looks back:
// nothing can be done in it. At the beginning Viewing names no entry.
func (s *Story) Snapshot(k int) session.Snapshot {
	k = s.clamp(k)
	snap := session.Snapshot{
		Revision: uint64(k) + 1, Game: s.g, Config: s.cfg, Pos: s.Pos(k), Log: s.entries, Viewing: k - 1,
	}
	if k == 0 {
		snap.Viewing = len(s.entries)
	}
	snap.ToAct = snap.Pos.Mover()
	snap.ToActSeat = snap.SeatOf(snap.ToAct)
	snap.Lot = snap.Pos.Await == game.AwaitLot
	if k == s.Len() {
		snap.Winner, snap.Over = snap.Pos.Over()
	}
	s.mat(&snap, k)
	return snap
}

// mat says what lies on the mat and was moved last, and counts the throws.
func (s *Story) mat(snap *session.Snapshot, k int) {
	from := 0
	for i := range k {
		e := &s.entries[i]
		for ; from < e.Actions; from++ {
			switch a := &s.rec.Actions[from]; a.Kind {
			case record.ActThrow:
				snap.Faces, snap.LastThrow = a.Faces, a.Throw
				if e.Before.Await != game.AwaitLot && a.Throw < 7 {
					snap.Stats[s.movers[from]][a.Throw]++
				}
			case record.ActPlay:
				snap.LastMove, snap.LastMoveValid = a.Move, true
			case record.ActPlace:
				snap.LastMoveValid = false
				if t := a.Pos.Throw; t != 0 {
					snap.Faces, snap.LastThrow = sticks.Of(t), t
				}
			}
		}
	}
}

// Steps are the events that lead from moment k-1 to k; nil where the record
// puts the position instead. Without throws the motions of the sticks are left
// out, for going through quickly.
func (s *Story) Steps(k int, throws bool) []session.Step {
	if k < 1 || k > s.Len() {
		return nil
	}
	e := &s.entries[k-1]
	if e.Placed || len(e.Events) == 0 {
		return nil
	}
	faces := s.faces(k)
	p := e.Before
	var out []session.Step
	for _, ev := range e.Events {
		p = s.g.Show(p, ev)
		st := session.Step{Event: ev, After: p}
		if thrown(ev.Kind) {
			if len(faces) > 0 {
				st.Faces, faces = faces[0], faces[1:]
			} else {
				st.Faces = sticks.Of(ev.Throw)
			}
			if !throws {
				continue
			}
		}
		out = append(out, st)
	}
	if n := len(out); n > 0 {
		out[n-1].After = e.After
	}
	return out
}

// faces lists how the sticks fell in the entry before moment k.
func (s *Story) faces(k int) []sticks.Faces {
	from := 0
	if k > 1 {
		from = s.entries[k-2].Actions
	}
	var out []sticks.Faces
	for _, a := range s.rec.Actions[from:max(from, s.entries[k-1].Actions)] {
		if a.Kind == record.ActThrow {
			out = append(out, a.Faces)
		}
	}
	return out
}

func thrown(k game.EventKind) bool {
	switch k {
	case game.EvLotThrew, game.EvThrew, game.EvThrewPiece, game.EvThrewAgain, game.EvFateThrew, game.EvWaterThrew:
		return true
	}
	return false
}

// Continues reports whether playing on from moment k is the same game going on:
// the end of an unfinished record whose sticks are known.
func (s *Story) Continues(k int) bool { return k == s.Len() && k > 0 && !s.Over() && s.rec.HasSeed }

// Playable reports whether there is anything left to play at moment k.
func (s *Story) Playable(k int) bool {
	p := s.Pos(k)
	return p.Await != game.AwaitNothing
}

// Seats are who sits where at moment k, by side.
func (s *Story) Seats(k int) [2]session.Seat {
	seats := s.cfg.Seats
	if p := s.Pos(k); p.Swapped {
		seats[0], seats[1] = seats[1], seats[0]
	}
	return seats
}

// From is the record of a game that begins at moment k, between the given
// players by side, begun now. Where the game Continues it is the same one with
// all that came before; else it begins with the position, and with the sticks
// of a new seed.
func (s *Story) From(k int, bySide [2]session.Seat, now time.Time, seed uint64) *record.Record {
	if !s.Continues(k) {
		return Placed(s.cfg.RuleID, s.cfg.Rules, s.Pos(k), bySide, now, seed)
	}
	rec := *s.rec
	seats := bySide
	if p := s.Pos(k); p.Swapped {
		seats[0], seats[1] = seats[1], seats[0]
	}
	rec.Players = players(seats)
	return &rec
}

// Placed is the record of a game that begins with a position.
func Placed(id string, r rules.Rules, p game.Position, bySide [2]session.Seat, now time.Time, seed uint64) *record.Record {
	if p.Await != game.AwaitLot {
		p.Swapped = false // the first seat is that of the spools
	}
	return &record.Record{
		Header:  record.Header{RuleID: id, Rules: r, Players: players(bySide), Started: now, Seed: seed, HasSeed: true},
		Actions: []record.Action{{Kind: record.ActPlace, Pos: p, Side: p.Turn & board.Cones, Text: "…"}},
	}
}

func players(seats [2]session.Seat) [2]record.Player {
	var out [2]record.Player
	for i, s := range seats {
		out[i] = record.Player{Kind: record.PlayerKind(s.Kind), Level: s.Level, Name: s.Name}
	}
	return out
}
