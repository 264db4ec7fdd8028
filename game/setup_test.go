package game_test

import (
	"encoding/json"
	"os"
	"slices"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// TestSetupFaults: every fault is found, and all of them at once.
func TestSetupFaults(t *testing.T) {
	sq := func(list ...board.Square) []board.Square { return list }
	full := [2][]board.Square{sq(1, 3, 5, 7, 9), sq(2, 4, 6, 8, 10)}
	with := func(change func(*game.Setup)) game.Setup {
		s := game.Setup{Pieces: full}
		change(&s)
		return s
	}
	for _, test := range []struct {
		name, id string
		s        game.Setup
		want     []string
	}{
		{"sound", "kendall", game.Setup{Pieces: full}, nil},
		{"empty", "kendall", game.Setup{}, []string{"setup.count.spools", "setup.count.cones"}},
		{"two on a square", "kendall", game.Setup{Pieces: [2][]board.Square{sq(1, 3, 5, 7, 9), sq(2, 4, 6, 8, 9)}}, []string{"setup.two"}},
		{"twice the same piece", "kendall", game.Setup{Pieces: [2][]board.Square{sq(1, 3, 5, 7, 7), full[1]}}, []string{"setup.two"}},
		{"off the board", "kendall", game.Setup{Pieces: [2][]board.Square{sq(0, 3, 5, 7, 31), full[1]}}, []string{"setup.square", "setup.square"}},
		{"too many", "kendall", game.Setup{Pieces: [2][]board.Square{sq(1, 3, 5, 7, 9, 11), full[1]}}, []string{"setup.count.spools"}},
		{"too many with those off it", "kendall", with(func(s *game.Setup) { s.Freed[1], s.Drowned[1] = 1, 1 }), []string{"setup.count.cones"}},
		{"fewer than none", "kendall", with(func(s *game.Setup) { s.Freed[1] = -1 }), []string{"setup.negative.cones"}},
		{"resting on the Ba and in the Water", "kendall", game.Setup{Pieces: [2][]board.Square{sq(21, 27, 5, 7, 9), full[1]}}, []string{"setup.resting", "setup.resting"}},
		{"resting where they can", "common", game.Setup{Pieces: [2][]board.Square{sq(21, 27, 5, 7, 9), full[1]}}, nil},
		{"drowned where nothing drowns", "modern-kendall", game.Setup{Pieces: [2][]board.Square{sq(1, 3, 5, 7), full[1]}, Drowned: [2]int{1, 0}}, []string{"setup.drowned.spools"}},
		{"freed in Bell", "bell", game.Setup{Pieces: [2][]board.Square{sq(3, 5, 7, 9), nil}, Phase: bells, Freed: [2]int{1, 0}, Reserve: [2]int{0, 5}}, []string{"setup.freed.spools"}},
		{"reserve in Kendall", "kendall", game.Setup{Pieces: [2][]board.Square{sq(3, 5, 7, 9), full[1]}, Reserve: [2]int{1, 0}}, []string{"setup.reserve.spools"}},
		{"another phase", "kendall", with(func(s *game.Setup) { s.Phase[1] = game.PhaseBell }), []string{"setup.phase.cones"}},
		{"rounds", "kendall", with(func(s *game.Setup) { s.Rounds[1] = 1 }), []string{"setup.rounds.cones"}},
		{"points", "kendall", with(func(s *game.Setup) { s.Points[0] = 5 }), []string{"setup.points.spools"}},
		{"homes", "kendall", with(func(s *game.Setup) { s.Home = [2]game.Home{game.HomeOdd, game.HomeEven} }), []string{"setup.homes"}},
		{"both own the odd ones", "bell", game.Setup{Phase: bells, Reserve: [2]int{5, 5}, Home: [2]game.Home{game.HomeOdd, game.HomeOdd}}, []string{"setup.homes"}},
		{"finished", "kendall", with(func(s *game.Setup) { s.Finished = 1 }), []string{"setup.finished"}},
		{"decided already", "kendall", game.Setup{Pieces: [2][]board.Square{full[0], nil}, Freed: [2]int{0, 5}}, []string{"setup.over.cones"}},
		{"a throw of 6", "kendall", with(func(s *game.Setup) { s.Throw = 6 }), []string{"setup.throw"}},
		{"far too many owed", "kendall", with(func(s *game.Setup) { s.Owed = 101 }), []string{"setup.owed"}},
		{"carries", "kendall", with(func(s *game.Setup) { s.Carry = [2]int{1, -101} }), []string{"setup.carry.cones", "setup.carryMover"}},
		{"no side", "kendall", with(func(s *game.Setup) { s.Turn = 2 }), []string{"setup.side"}},
		{"nothing to throw for", "kendall", game.Setup{Pieces: [2][]board.Square{nil, sq(2, 4, 6, 8, 15)}, Drowned: [2]int{1, 0}, Freed: [2]int{4, 0}}, []string{"setup.barred"}},
		{"a throw that cannot be used", "kendall", game.Setup{Pieces: [2][]board.Square{sq(28), full[1]}, Freed: [2]int{4, 0}, Throw: 2}, []string{"setup.unplayable"}},
		{"a fate throw for nobody", "kendall", with(func(s *game.Setup) { s.Exact, s.Await = true, game.AwaitFate }), []string{"setup.await"}},
		{
			"all at once", "kendall",
			game.Setup{Pieces: [2][]board.Square{sq(21, 21, 40), nil}, Throw: 9, Carry: [2]int{200, 0}},
			[]string{"setup.two", "setup.square", "setup.resting", "setup.count.spools", "setup.count.cones", "setup.throw", "setup.carry.spools", "setup.carryMover"},
		},
	} {
		preset, _ := rules.ByID(test.id)
		_, faults := test.s.Validate(plainGame(t, preset.Rules))
		var got []string
		for _, f := range faults {
			got = append(got, f.Key)
			checkText(t, f.Key)
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, faults, test.want)
		}
	}
}

var bells = [2]game.Phase{game.PhaseBell, game.PhaseBell}

// TestSetupDerives: what is awaited is worked out, and homes are claimed.
func TestSetupDerives(t *testing.T) {
	kendall, _ := rules.ByID("kendall")
	p, faults := game.Setup{
		Pieces: [2][]board.Square{{3, 5}, {2}}, Freed: [2]int{3, 4}, Throw: 2, Owed: 1,
	}.Validate(plainGame(t, kendall.Rules))
	if len(faults) > 0 || p.Await != game.AwaitMove || p.Throw != 2 || p.Owed != 1 {
		t.Errorf("%v %+v", faults, p)
	}
	gods, _ := rules.ByID("gods")
	p, faults = game.Setup{
		Pieces: [2][]board.Square{{3, 5}, {2}}, Freed: [2]int{3, 4}, Throw: 2,
	}.Validate(plainGame(t, gods.Rules))
	if len(faults) > 0 || p.Await != game.AwaitPiece {
		t.Errorf("the gods' throw: %v %+v", faults, p)
	}
	bell, _ := rules.ByID("bell")
	p, faults = game.Setup{
		Pieces: [2][]board.Square{{3, 5}, {1}}, Reserve: [2]int{3, 4}, Phase: bells,
	}.Validate(plainGame(t, bell.Rules))
	if len(faults) > 0 || p.Home != [2]game.Home{game.HomeEven, game.HomeOdd} || p.Await != game.AwaitThrow {
		t.Errorf("homes: %v %+v", faults, p)
	}
}

// checkText: the text is there in every language.
func checkText(t *testing.T, key string) {
	t.Helper()
	for _, lang := range []string{"en", "ru", "uk"} {
		texts := map[string]any{}
		for _, area := range []string{"setup", "rules"} {
			data, err := os.ReadFile("../assets/lang/" + area + "." + lang + ".json")
			if err != nil {
				t.Fatal(err)
			}
			if err := json.Unmarshal(data, &texts); err != nil {
				t.Fatal(err)
			}
		}
		if texts[key] == nil {
			t.Errorf("no text %s in %s", key, lang)
		}
	}
}

// TestReasonTexts: every reason has a name of its own and texts.
func TestReasonTexts(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range game.Reasons() {
		if r.Name() == "" || seen[r.Name()] {
			t.Errorf("reason %d has the name %q", r, r.Name())
		}
		seen[r.Name()] = true
		checkText(t, "reason."+r.Name())
	}
	if game.Reason(250).Name() != "none" {
		t.Error("an unknown reason")
	}
}
