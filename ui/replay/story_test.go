package replay

import (
	"io/fs"
	"testing"
	"time"

	"senet/assets"
	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/record"
	"senet/game/rules"
	"senet/game/session"
	"senet/game/sticks"
)

// gods is the record of 2015.
func gods(t testing.TB) *record.Record {
	t.Helper()
	data, err := fs.ReadFile(assets.Records(), "gods-2015-02-19.senet")
	if err != nil {
		t.Fatal(err)
	}
	rec, _, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

// played is the record of a game of any moves, of so many actions at most.
func played(t testing.TB, id string, most int) *record.Record {
	t.Helper()
	p, _ := rules.ByID(id)
	g := gametest.New(t, p.Rules)
	rec := &record.Record{Header: record.Header{RuleID: id, Rules: p.Rules, Seed: 5, HasSeed: true}}
	source := sticks.Seeded(5)
	pos := g.Start()
	for n := 0; pos.Winner == 0 && len(rec.Actions) < most; {
		var a record.Action
		if legal := g.Legal(&pos, nil); len(legal) > 0 {
			a = record.Action{Kind: record.ActPlay, Move: legal[len(rec.Actions)%len(legal)]}
		} else {
			f := source.Faces(n)
			a = record.Action{Kind: record.ActThrow, Faces: f, Throw: f.Score(int(p.Rules.AllDark))}
			n++
		}
		var err error
		if pos, _, err = record.Apply(g, pos, a, nil); err != nil {
			t.Fatal(err)
		}
		rec.Actions = append(rec.Actions, a)
	}
	return rec
}

func story(t testing.TB, rec *record.Record) *Story {
	t.Helper()
	s, err := NewStory(rec)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// The steps to a moment end in its position, in every rule set; nothing can be
// done in what is shown.
func TestSteps(t *testing.T) {
	for _, p := range rules.Presets() {
		s := story(t, played(t, p.ID, 400))
		for k := 1; k <= s.Len(); k++ {
			all := s.Steps(k, true)
			if n := len(all); n > 0 && all[n-1].After != s.Pos(k) {
				t.Fatalf("%s: the steps to moment %d lead elsewhere", p.ID, k)
			}
			for _, st := range s.Steps(k, false) {
				if thrown(st.Event.Kind) {
					t.Fatalf("%s: a throw among the moves of moment %d", p.ID, k)
				}
			}
			snap := s.Snapshot(k)
			if snap.CanThrow || snap.CanUndo || snap.HumanToAct || len(snap.Legal) > 0 || snap.Viewing != k-1 {
				t.Fatalf("%s: moment %d can be played in", p.ID, k)
			}
		}
	}
}

// The faces of the steps are those of the record.
func TestFaces(t *testing.T) {
	rec := played(t, "kendall", 200)
	s := story(t, rec)
	n := 0
	for k := 1; k <= s.Len(); k++ {
		for _, st := range s.Steps(k, true) {
			if thrown(st.Event.Kind) {
				for rec.Actions[n].Kind != record.ActThrow {
					n++
				}
				if st.Faces != rec.Actions[n].Faces {
					t.Fatalf("moment %d shows other sticks than action %d", k, n)
				}
				n++
			}
		}
	}
}

// A story agrees with what a session shows of the same record.
func TestLikeSession(t *testing.T) {
	rec := played(t, "kendall", 120)
	ses, err := session.Open(rec, nil, session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer ses.Close()
	s := story(t, rec)
	if n := len(ses.Snapshot().Log); n != s.Len() {
		t.Fatalf("%d entries, the session has %d", s.Len(), n)
	}
	for k := 1; k <= s.Len(); k++ {
		if err := ses.ViewAt(k - 1); err != nil {
			t.Fatal(err)
		}
		want, got := ses.Snapshot(), s.Snapshot(k)
		if got.Pos != want.Pos || got.Faces != want.Faces || got.LastThrow != want.LastThrow || got.LastMove != want.LastMove {
			t.Fatalf("moment %d differs", k)
		}
	}
}

// The record of 2015 has ten remarks, and one on the game (RULES §3).
func TestRemarks(t *testing.T) {
	s := story(t, gods(t))
	if n := len(s.Remarked()); n != 10 {
		t.Errorf("%d remarks", n)
	}
	if s.Remark(0) == "" {
		t.Error("the remark on the game is missing")
	}
	for _, k := range s.Remarked() {
		if s.Remark(k) == "" {
			t.Errorf("no remark at %d", k)
		}
	}
	if !s.Over() || s.Playable(s.Len()) || !s.Playable(0) || s.Continues(s.Len()) {
		t.Error("the end is not the end")
	}
}

// A game can be played on from any moment but the end; an unfinished one goes on
// with its own history and sticks, another begins with the position.
func TestFrom(t *testing.T) {
	seats := [2]session.Seat{{Kind: session.Computer, Level: "adept"}, {Name: "Anna"}}
	for _, id := range []string{"kendall", "cycle", "bell-1979", "five-stones"} {
		rec := played(t, id, 90)
		s := story(t, rec)
		for k := 0; k <= s.Len(); k += 7 {
			check(t, s, k, seats)
		}
		check(t, s, s.Len(), seats)
		next := s.From(s.Len(), seats, time.Now(), 1)
		if len(next.Actions) != len(rec.Actions) || next.Seed != rec.Seed {
			t.Errorf("%s: the game does not go on where it ended", id)
		}
	}
	s := story(t, gods(t))
	for k := 0; k < s.Len(); k += 31 {
		check(t, s, k, [2]session.Seat{{Kind: session.Gods}, {Name: "Anna"}})
	}
}

// check opens the game from moment k as a session and as text.
func check(t *testing.T, s *Story, k int, bySide [2]session.Seat) {
	t.Helper()
	rec := s.From(k, bySide, time.Now(), 99)
	data, err := record.Write(rec)
	if err != nil {
		t.Fatalf("moment %d: %v", k, err)
	}
	if _, warnings, err := record.Read(data); err != nil || len(warnings) > 0 {
		t.Fatalf("moment %d does not read back: %v %v\n%s", k, err, warnings, data)
	}
	ses, err := session.Open(rec, nil, session.Options{ThrowDelay: time.Hour, MoveDelay: time.Hour})
	if err != nil {
		t.Fatalf("moment %d: %v", k, err)
	}
	defer ses.Close()
	snap := ses.Snapshot()
	want := s.Pos(k)
	want.Swapped, snap.Pos.Swapped = false, false
	if snap.Pos != want {
		t.Fatalf("moment %d begins elsewhere", k)
	}
	if want.Await == game.AwaitLot {
		return
	}
	snap = ses.Snapshot()
	for side := range bySide {
		seat := snap.Config.Seats[snap.SeatOf(board.Side(side))]
		if seat.Kind != bySide[side].Kind {
			t.Fatalf("moment %d: side %d is played by %+v", k, side, seat)
		}
	}
}

// A throw is counted for who made it: the fate throw for the owner of the piece
// on 26, whoever's turn it is.
func TestStoryCountsThrows(t *testing.T) {
	others := 0 // fate throws in the turn of the other side
	for _, p := range rules.Presets() {
		rec := played(t, p.ID, 3000)
		var want [2][7]int
		err := rec.Replay(func(before game.Position, a record.Action, _ []game.Event, _ game.Position) {
			switch {
			case a.Kind != record.ActThrow || before.Await == game.AwaitLot:
			case before.Await == game.AwaitFate:
				want[before.FateSide][a.Throw]++
				if before.FateSide != before.Turn {
					others++
				}
			default:
				want[before.Turn][a.Throw]++
			}
		})
		if err != nil {
			t.Fatal(p.ID, err)
		}
		s := story(t, rec)
		if got := s.Snapshot(s.Len()).Stats; got != want {
			t.Errorf("%s: throws %v, want %v", p.ID, got, want)
		}
	}
	if others == 0 {
		t.Error("no fate throw in the turn of the other side")
	}
}
