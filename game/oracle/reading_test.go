package oracle

import (
	"fmt"
	"reflect"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/record"
	"senet/game/rules"
)

// The passages follow one another and are equal but for the remainder.
func TestThirds(t *testing.T) {
	for n, want := range map[int][3]Passage{
		0: {}, 1: {{0, 1}, {1, 1}, {1, 1}}, 2: {{0, 1}, {1, 2}, {2, 2}}, 3: {{0, 1}, {1, 2}, {2, 3}},
		12: {{0, 4}, {4, 8}, {8, 12}}, 13: {{0, 5}, {5, 9}, {9, 13}}, 14: {{0, 5}, {5, 10}, {10, 14}},
	} {
		if got := thirds(n); got != want {
			t.Errorf("%d: %v, not %v", n, got, want)
		}
	}
}

// visited makes a reading of pieces coming to squares.
func visited(squares ...board.Square) Reading {
	tr := newTracker(false)
	for i, q := range squares {
		tr.entry = i
		tr.land(board.Spools, q, "", Happening{Kind: HapLanded})
	}
	return finish(tr.meetings, Options{}, false)
}

// The arcanum met most often asks, among equals the one met last; a House only
// where there is no arcanum (package comment).
func TestQuestion(t *testing.T) {
	for _, c := range []struct {
		met  []board.Square
		want Card
		at   int
	}{
		{nil, "", -1},
		{[]board.Square{5}, "arcanum-04", 0},
		{[]board.Square{5, 9, 5, 9, 12}, "arcanum-08", 3},
		{[]board.Square{5, 9, 5, 12}, "arcanum-04", 2},
		{[]board.Square{26, 15, 26, 15, 3, 30}, "arcanum-02", 4},
		{[]board.Square{15, 26, 15, 26, 30}, "house-26", 3},
	} {
		r := visited(c.met...)
		if r.Stay != c.want || r.StayAt != c.at {
			t.Errorf("%v: %s at %d, want %s at %d", c.met, r.Stay, r.StayAt, c.want, c.at)
		}
	}
}

func TestOnce(t *testing.T) {
	r := visited(5, 9, 5, 12, 9, 5)
	before := visited(5, 9, 5, 12, 9, 5)
	o := r.Once()
	if !reflect.DeepEqual(r, before) {
		t.Error("the whole reading was changed")
	}
	if got := squares(o); !reflect.DeepEqual(got, []board.Square{5, 9, 12}) {
		t.Fatal(got)
	}
	if m := o.Meetings[0]; m.Again != 2 || len(m.Happened) != 3 || m.Entry != 0 || m.Happened[2].Entry != 5 {
		t.Errorf("%+v", m)
	}
	if o.Stay != r.Stay || o.StayAt != 0 || o.Counts.Visits != r.Counts.Visits || o.Counts.Meetings != 3 {
		t.Errorf("%s at %d, %+v", o.Stay, o.StayAt, o.Counts)
	}
	if twice := o.Once(); !reflect.DeepEqual(twice, o) {
		t.Error("folding again changes something")
	}
	if e := (Reading{StayAt: -1}).Once(); len(e.Meetings) != 0 || e.StayAt != -1 {
		t.Errorf("%+v", e)
	}
}

func TestOfCards(t *testing.T) {
	r := OfCards([]string{"arcanum-18", "nonsense", "house-27"})
	if got := squares(r); !reflect.DeepEqual(got, []board.Square{22, 27}) || r.Stay != "house-27" {
		t.Error(got, r.Stay)
	}
}

// played plays kendall from a position, each throw with the piece that moves.
func played(t *testing.T, setup game.Setup, moves ...[2]int) Reading {
	t.Helper()
	preset, _ := rules.ByID("kendall")
	g := gametest.New(t, preset.Rules)
	p, faults := setup.Validate(g)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	var err error
	rec := &record.Record{Header: record.Header{Rules: preset.Rules}}
	rec.Actions = append(rec.Actions, record.Action{Kind: record.ActPlace, Pos: p})
	for _, m := range moves {
		throw := record.Action{Kind: record.ActThrow, Throw: game.Throw(m[0])}
		if p, _, err = record.Apply(g, p, throw, nil); err != nil {
			t.Fatal(err)
		}
		rec.Actions = append(rec.Actions, throw)
		for _, legal := range g.Legal(&p, nil) {
			if m[1] > 0 && legal.From == board.Square(m[1]) {
				play := record.Action{Kind: record.ActPlay, Move: legal}
				if p, _, err = record.Apply(g, p, play, nil); err != nil {
					t.Fatal(err)
				}
				rec.Actions = append(rec.Actions, play)
				break
			}
		}
	}
	r, err := ReadRecord(rec, Options{Side: OfBoth})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func told(m Meeting) string {
	s := fmt.Sprintf("%s stayed %d:", m.Move, m.Stayed)
	for _, h := range m.Happened {
		s += fmt.Sprintf(" %s(%d,%d,%d,%d,%v)", h.Kind.Name(), h.From, h.To, h.Throw, h.N, h.Other)
	}
	return s
}

func check(t *testing.T, r Reading, want ...string) {
	t.Helper()
	for i, m := range r.Meetings {
		if i >= len(want) || told(m) != want[i] {
			t.Errorf("meeting %d: %s", i, told(m))
		}
	}
	if len(r.Meetings) != len(want) {
		t.Errorf("%d meetings, want %d", len(r.Meetings), len(want))
	}
}

// Single pieces may be passed over (RULES §2 "Moving"), and both tell of it; a
// stay is counted in turns of one's own side.
func TestPassingAndStaying(t *testing.T) {
	s := game.Setup{Freed: [2]int{3, 3}, Pieces: [2][]board.Square{{4, 12}, {6, 20}}}
	check(t, played(t, s, [2]int{3, 4}, [2]int{2, 6}, [2]int{2, 12}, [2]int{2, 20}, [2]int{2, 7}),
		"4–7 stayed 2: landed(4,0,3,0,false) passedOver(0,0,0,1,false) passedBy(0,0,0,0,true)",
		"6–8 stayed 2: landed(6,0,2,0,false) passedOver(0,0,0,1,false) passedBy(0,0,0,0,true)",
		"12–14 stayed 1: landed(12,0,2,0,false)",
		"20–22 stayed 1: landed(20,0,2,0,false)",
		"7–9 stayed 0: landed(7,0,2,0,false) passedOver(0,0,0,1,false)")
}

// A hit is told to both, and the one sent into Rebirth has another throw, the one
// sent into the Net loses one (RULES §2 "Throws owed").
func TestHitIntoAHouse(t *testing.T) {
	s := game.Setup{Freed: [2]int{3, 3}, Pieces: [2][]board.Square{{16, 5}, {18, 1}}}
	check(t, played(t, s, [2]int{2, 16}),
		"16×18 stayed 1: landed(16,0,2,0,false) hit(0,16,0,0,false)",
		"18→16 stayed 1: sent(18,0,0,0,false) net(0,0,0,0,false) turnLost(0,0,0,0,false)")
	s.Pieces[board.Spools][0] = 15
	check(t, played(t, s, [2]int{3, 15}),
		"15×18 stayed 0: landed(15,0,3,0,false) hit(0,15,0,0,false)",
		"18→15 stayed 1: sent(18,0,0,0,false) again(0,0,0,0,false)")
}

// A piece that stood on 30 from the start meets it by leaving (types.go).
func TestFreedFromTheStart(t *testing.T) {
	s := game.Setup{Freed: [2]int{3, 3}, Pieces: [2][]board.Square{{30, 5}, {18, 1}}}
	check(t, played(t, s, [2]int{1, 30}), "30↑ stayed 1: freed(30,0,1,0,false)")
}

// A record that cannot be replayed is read as far as it goes.
func TestReadRecordStops(t *testing.T) {
	rec := gods(t)
	rec.Actions = append(rec.Actions[:40:40], record.Action{Kind: record.ActThrow, Throw: 9})
	r, err := ReadRecord(rec, Options{Side: OfBoth})
	if err == nil || len(r.Meetings) == 0 || r.Over {
		t.Errorf("%v, %d meetings", err, len(r.Meetings))
	}
	rec.Rules.Pieces = 99
	if r, err := ReadRecord(rec, Options{}); err == nil || r.StayAt != -1 {
		t.Errorf("%v, %+v", err, r)
	}
}
