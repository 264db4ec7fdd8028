package throws

import (
	"reflect"
	"testing"
	"time"

	"senet/game"
	"senet/game/record"
	"senet/game/rules"
	"senet/game/session"
)

// In every rule set the throws of a record are those that the session counts,
// which knows of this package nothing, and every one is that of the seed.
func TestThrowsOfEveryRuleSet(t *testing.T) {
	lots, bounds, seeds := 0, 0, uint64(6)
	if testing.Short() {
		seeds = 2
	}
	for _, p := range rules.Presets() {
		for seed := uint64(1); seed <= seeds; seed++ {
			rec := played(t, p.ID, seed, 400)
			g := throwsOf(t, rec)
			if len(g.Throws) != rec.Throws() {
				t.Errorf("%s %d: %d throws, the record has %d", p.ID, seed, len(g.Throws), rec.Throws())
			}
			if c := g.Check(); !c.Good() || c.Throws != rec.Throws() {
				t.Errorf("%s %d: %+v", p.ID, seed, c)
			}
			s, err := session.Load(text(t, rec), session.Options{ThrowDelay: time.Hour, MoveDelay: time.Hour})
			if err != nil {
				t.Fatal(err)
			}
			stats := s.Snapshot().Stats
			s.Close()
			this := part([]Game{g}, sides, Spools, Cones)
			for side := range stats {
				var want [5]int
				for n, c := range stats[side] {
					want[light(game.Throw(n))] += c
				}
				if got := this.Lines[side].Counts; got != want {
					t.Errorf("%s %d side %d: %v, the session counts %v", p.ID, seed, side, got, want)
				}
			}
			if c := g.Check(); this.Total()+c.Lot != c.Throws {
				t.Errorf("%s: %d counted and %d of the lot are not %d", p.ID, this.Total(), c.Lot, c.Throws)
			}
			lots += g.Check().Lot
			for _, th := range g.Throws {
				if th.Bound {
					bounds++
				}
			}
			back, ok := read(letters(g.Throws))
			if !ok || len(back) != len(g.Throws) || letters(back) != letters(g.Throws) {
				t.Errorf("%s %d: %s is read as %s", p.ID, seed, letters(g.Throws), letters(back))
			}
		}
	}
	if lots == 0 || bounds == 0 {
		t.Errorf("%d throws of the lot, %d of fate and the like: the games show too little", lots, bounds)
	}
}

// A throw that the seed does not give is found, wherever it is.
func TestDepartureIsFound(t *testing.T) {
	g := throwsOf(t, played(t, "kendall-printed", 5, 300)) // four dark sides score 5 or 6 by rule set
	for n := range g.Throws {
		forged := g
		forged.Throws = append([]Throw(nil), g.Throws...)
		was := forged.Throws[n].Light
		forged.Throws[n].Light = (was + 1) % 5
		c := forged.Check()
		want := Departure{n + 1, forged.Score(int(was+1) % 5), forged.Score(int(was))}
		if c.Good() || c.Departs != 1 || c.First != want {
			t.Fatalf("throw %d: %+v, want %+v", n+1, c, want)
		}
		if forged.Counts() {
			t.Fatal("a forged game counts")
		}
	}
}

// Records of another's hand, without a seed, are told and never counted.
func TestRecordsByHand(t *testing.T) {
	rec, _, err := record.Read([]byte("Rules: kendall\nChanged: first-player = spools\n\n1. 2 —\n"))
	if rec == nil {
		t.Fatal(err)
	}
	g := throwsOf(t, rec)
	if c := g.Check(); len(g.Throws) == 0 || c.Seeded || c.Good() || g.Counts() {
		t.Errorf("%d throws, check %+v, counts %v", len(g.Throws), c, g.Counts())
	}
}

// The players follow the sides where the lot swapped them.
func TestPlayersBySide(t *testing.T) {
	seen := map[bool]bool{}
	for seed := uint64(1); seed < 30; seed++ {
		rec := played(t, "kendall", seed, 60)
		rec.Rules.FirstPlayer = rules.FirstLot
		_, p, _, err := rec.End()
		if err != nil {
			continue
		}
		seen[p.Swapped] = true
		want := [2]record.PlayerKind{record.Human, record.Computer}
		if p.Swapped {
			want = [2]record.PlayerKind{record.Computer, record.Human}
		}
		if g := throwsOf(t, rec); g.Players != want {
			t.Errorf("seed %d, swapped %v: %v", seed, p.Swapped, g.Players)
		}
	}
	if !seen[true] || !seen[false] {
		t.Errorf("the lots gave only %v", seen)
	}
}

// What is written of a game is read again as the same.
func TestFileRoundTrip(t *testing.T) {
	var games []Game
	for _, id := range []string{"kendall", "gods", "kendall-printed", "bell-1979", "maat"} {
		games = append(games, throwsOf(t, played(t, id, ^uint64(len(games)), 200)))
	}
	games[2].Date = time.Time{}
	data := encode(games)
	back, bad, later := decode(data)
	if bad != nil || later || !reflect.DeepEqual(back, games) {
		t.Errorf("%v %v\n%s\n%s", bad, later, data, encode(back))
	}
}

// Whatever the file holds, reading ends well, and what is read counts.
func FuzzDecode(f *testing.F) {
	f.Add(encode([]Game{throwsOf(f, played(f, "kendall", 3, 50))}))
	f.Add([]byte("senet-throws = 1\n[[game]]\nseed = \"1\"\nspools = \"human\"\ncones = \"gods\"\nthrows = \"s9\"\n"))
	f.Add([]byte("senet-throws = 2"))
	f.Fuzz(func(t *testing.T, data []byte) {
		games, _, _ := decode(data)
		for i := range games {
			if !games[i].Counts() {
				t.Errorf("%+v does not count", games[i])
			}
		}
		if again, bad, _ := decode(encode(games)); bad != nil || len(again) != len(games) {
			t.Errorf("%v: %d games become %d", bad, len(games), len(again))
		}
	})
}
