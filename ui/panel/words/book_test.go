package words

import (
	"strings"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
	"senet/ui/tr"
)

// book is the whole text of a preset's rules in English.
func book(t *testing.T, id string) string {
	t.Helper()
	tr.SetLanguage("en")
	p, ok := rules.ByID(id)
	if !ok {
		t.Fatalf("no rule set %q", id)
	}
	var all []string
	for _, s := range Book(p.Rules) {
		all = append(all, s.Lines...)
	}
	return strings.Join(all, "\n")
}

// What sets each rule set apart is said, and what another has is not (RULES §2,
// §4, §6).
func TestBookSaysWhatIsPlayed(t *testing.T) {
	tests := []struct {
		id        string
		says, not []string
	}{
		{
			"kendall",
			[]string{"it goes back by the throw", "fate throw is for that piece alone", "What the Water took comes back"},
			[]string{"earn nothing: the turn ends", "by the same rules.\nPieces"},
		},
		{"bell", []string{"5 pieces a side", "30, 29, 28, 27, 26 for 1 to 5", "If it can, it must."}, []string{"Water", "fate"}},
		{"bell-1979", []string{"10 pieces a side", "may also move a piece instead", "back to the reserve", "Five points"}, []string{"earns another throw.\n15"}},
		{"cycle", []string{"finish the round", "on the way home 26–30 have no power"}, nil},
		{
			"common",
			[]string{"earn nothing: the turn ends", "it is sent to the lowest free square", "If that square is taken, it goes into the Water", "with a 5 it stays"},
			[]string{"first free square behind"},
		},
		{"voyage", []string{"It may not end where it began", "it may stay there instead"}, []string{"a throw that cannot be played is lost"}},
		{"five-stones", []string{"hit only from 26", "neither protect nor are protected", "with any other throw it stays"}, []string{"Nobody is hit on 26–30"}},
		{"modern-kendall", []string{"Pieces beyond 26 do not go back", "On 26–30 pieces are hit by the same rules"}, []string{"Nobody is hit"}},
		{"maat", []string{"groups in the last row neither bar nor protect"}, []string{"Water", "leaves the board"}},
		{
			"jequier",
			[]string{"sends it to the free square nearest the start", "3 or more, 2 or more, any", "before all of its side’s stand on 21–30", "A throw of 1, 4, 6"},
			[]string{"change places", "returns the piece to 15", "has no other move", "House of Rebirth"},
		},
		{"kendall-printed", []string{"7 pieces a side", "All throws of a turn are made", "loses its next turn", "at once its first throw"}, nil},
	}
	for _, test := range tests {
		text := book(t, test.id)
		for _, s := range test.says {
			if !strings.Contains(text, s) {
				t.Errorf("%s does not say %q", test.id, s)
			}
		}
		for _, s := range test.not {
			if strings.Contains(text, s) {
				t.Errorf("%s says %q", test.id, s)
			}
		}
	}
}

// A piece on its way home may stand on 28 and walk on: nothing needs to free it
// there (RULES §5); Jéquier's pieces leave with a throw too large as well.
func TestWillAtTheLastHouses(t *testing.T) {
	tr.SetLanguage("en")
	s := snapshot(t, "cycle")
	s.Pos.Phase[board.Spools] = game.PhaseBell
	m := game.Move{From: 30, To: 28}
	moved := []game.Event{{Kind: game.EvMoved, From: 30, To: 28}}
	for _, e := range For(s).Will(s.Game, &s.Pos, m, moved) {
		if strings.Contains(e.Text, "frees") {
			t.Errorf("in Bell: %q", e.Text)
		}
	}
	s = snapshot(t, "jequier")
	m = game.Move{From: 24, To: 28}
	got := For(s).Will(s.Game, &s.Pos, m, []game.Event{{Kind: game.EvMoved, From: 24, To: 28}})
	if len(got) != 1 || !strings.HasPrefix(got[0].Text, "From here 3 or more frees it: 6 in 16.") {
		t.Errorf("Jéquier: %v", got)
	}
}

// A move says what it does beside moving pieces: who is expelled, who owns the
// homes, that the turn ends, what the Water will ask (RULES §4, §6).
func TestWillSaysWhatFollows(t *testing.T) {
	tr.SetLanguage("en")
	tests := []struct {
		id    string
		setup game.Setup
		move  game.Move
		want  string
	}{
		{"bell-1979", game.Setup{Pieces: [2][]board.Square{{18}, {15}}, Reserve: [2]int{9, 9}, Throw: 3}, game.Move{From: 18, To: 15}, "The cone goes back to the reserve."},
		{"bell", game.Setup{Pieces: [2][]board.Square{{3}, {29}}, Reserve: [2]int{4, 4}, Throw: 2}, game.Move{From: 3, To: 1}, "The odd home squares come to the spools."},
		{"bell", game.Setup{Pieces: [2][]board.Square{{24, 30}, {1}}, Reserve: [2]int{3, 4}, Throw: 1}, game.Move{From: 24, To: 23}, "Goes one square on."},
		{"common", game.Setup{Pieces: [2][]board.Square{{22}, {1}}, Freed: [2]int{4, 4}, Throw: 4, Owed: 1}, game.Move{From: 22, To: 26}, "No more throws this turn."},
		{"five-stones", game.Setup{Pieces: [2][]board.Square{{24}, {1}}, Freed: [2]int{4, 4}, Throw: 2}, game.Move{From: 24, To: 26}, "The piece leaves by later throws. 1: the Water (4 in 16), 2–4: on, 5: free."},
		{"five-stones", game.Setup{Pieces: [2][]board.Square{{26}, {1}}, Freed: [2]int{4, 4}, Throw: 1}, game.Move{From: 26, To: 27}, "In the next turn its owner returns the piece to 15 or throws for it: a 4 frees it, with any other throw it stays."},
		{"five-stones", game.Setup{Pieces: [2][]board.Square{{26}, {28}}, Freed: [2]int{4, 4}, Throw: 2}, game.Move{From: 26, To: 28}, "Hit: the cone goes to the House of Water."},
		{"modern-kendall", game.Setup{Pieces: [2][]board.Square{{26}, {1}}, Freed: [2]int{4, 4}, Throw: 1}, game.Move{From: 26, To: 27}, "The Water sends it to the House of Rebirth."},
	}
	for _, test := range tests {
		for i := range test.setup.Phase {
			if strings.HasPrefix(test.id, "bell") {
				test.setup.Phase[i] = game.PhaseBell
			}
		}
		s := snapshot(t, test.id)
		p, faults := test.setup.Validate(s.Game)
		if len(faults) > 0 {
			t.Errorf("%s: %v", test.id, faults)
			continue
		}
		_, events, err := s.Game.Play(p, test.move, nil)
		if err != nil {
			t.Errorf("%s: %v", test.id, err)
			continue
		}
		var got []string
		for _, e := range For(s).Will(s.Game, &p, test.move, events) {
			got = append(got, e.Text)
		}
		if !strings.Contains(strings.Join(got, "\n"), test.want) {
			t.Errorf("%s: %q does not say %q", test.id, got, test.want)
		}
	}
}

// Every House is told by what it does under the rules played; where it only
// shelters, that is said (RULES §4, §6).
func TestHouseLines(t *testing.T) {
	tr.SetLanguage("en")
	tests := []struct {
		id   string
		q    board.Square
		want string
	}{
		{"kendall", 15, "Landing here earns another throw. What the Water took comes back here."},
		{"bell", 15, "Landing here earns another throw."},
		{"bell", 27, "Nobody can be hit in this House."},
		{"bell-1979", 15, "A piece that lands on 15 sends an enemy there back to the reserve, unless 15 is that enemy’s own final square."},
		{"bell-1979", 21, "Nobody can be hit in this House."},
		{"maat", 30, "Nobody can be hit in this House."},
		{"common", 15, "What the Water took comes back here."},
		{"common", 16, ""},
		{"common", 30, "From here any throw frees it."},
		{"jequier", 15, "Nobody can be hit in this House."},
		{"jequier", 27, "The piece goes back to the free square nearest the start."},
		{"modern-kendall", 21, ""},
		{"kendall", 14, ""},
	}
	for _, test := range tests {
		p, _ := rules.ByID(test.id)
		if got := HouseLine(p.Rules, test.q); got != test.want {
			t.Errorf("%s, %d: %q, want %q", test.id, test.q, got, test.want)
		}
	}
}

// The move that comes home first is told once, with its points, and not the
// turn of the other side that follows (RULES §6 bell-1979).
func TestWillOfComingHome(t *testing.T) {
	tr.SetLanguage("en")
	s := snapshot(t, "bell-1979")
	setup := game.Setup{
		Pieces: [2][]board.Square{{1, 3, 5, 7, 9, 11, 13, 15, 17, 20}, {2, 4, 6, 8, 10, 12, 14, 18, 25, 28}},
		Phase:  [2]game.Phase{game.PhaseBell, game.PhaseBell}, Home: [2]game.Home{game.HomeOdd, game.HomeEven}, Throw: 1,
	}
	p, faults := setup.Validate(s.Game)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	m := game.Move{From: 20, To: 19}
	_, events, err := s.Game.Play(p, m, nil)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range For(s).Will(s.Game, &p, m, events) {
		got = append(got, e.Text)
	}
	if want := "The spools are home; the other side plays on alone.|10 points for the spools."; strings.Join(got, "|") != want {
		t.Errorf("got %q", got)
	}
}
