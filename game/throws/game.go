package throws

import (
	"time"

	"senet/game"
	"senet/game/board"
	"senet/game/record"
	"senet/game/sticks"
)

// Throw is one throw of a game.
type Throw struct {
	Light uint8      // sticks that lie light side up, 0 to 4
	Side  board.Side // who threw; zero in the lot
	Lot   bool       // one of the throws for the first move
	Bound bool       // moves no piece of the thrower's choice and earns no other throw
}

// Game is the throws of one game, with what one has to know to judge them.
type Game struct {
	Seed    uint64 // of the sticks, where HasSeed
	HasSeed bool
	Date    time.Time            // when it began; zero when not known
	Rules   string               // id of the rule set
	AllDark game.Throw           // what four dark sides score: 5 or 6
	Again   [5]bool              // which throws earn another, by light sides
	Players [2]record.PlayerKind // who had the spools and who the cones
	Throws  []Throw              // in order: throw n of the seed is Throws[n]
}

// Of takes the throws out of a record. It fails with a *fault.Fault when the
// record cannot be played through.
func Of(rec *record.Record) (Game, error) {
	g := Game{
		Seed: rec.Seed, HasSeed: rec.HasSeed, Date: rec.Started, Rules: rec.RuleID,
		AllDark: max(5, game.Throw(rec.Rules.AllDark)),
	}
	for light := range g.Again {
		g.Again[light] = rec.Rules.Again.Has(score(light, 5))
	}
	swapped := false
	err := rec.Replay(func(before game.Position, a record.Action, ev []game.Event, after game.Position) {
		swapped = after.Swapped
		if a.Kind != record.ActThrow {
			return
		}
		t := Throw{Light: light(a.Throw)}
		switch before.Await {
		case game.AwaitLot:
			t.Lot = true
		case game.AwaitFate:
			t.Side, t.Bound = before.FateSide, true
		default:
			t.Side, t.Bound = before.Turn, bound(ev)
		}
		g.Throws = append(g.Throws, t)
	})
	if err != nil {
		return Game{}, err
	}
	for side := range g.Players {
		seat := board.Side(side)
		if swapped {
			seat = seat.Other()
		}
		g.Players[side] = rec.Players[seat].Kind
	}
	return g, nil
}

// bound reports whether the throw that brought these events moved nothing of the
// thrower's choice.
func bound(ev []game.Event) bool {
	for _, e := range ev {
		switch e.Kind {
		case game.EvThrewPiece, game.EvThrewAgain, game.EvFateThrew, game.EvWaterThrew:
			return true
		case game.EvThrew:
			return false
		}
	}
	return false
}

// light is how many light sides score t.
func light(t game.Throw) uint8 {
	if t > 4 {
		return 0
	}
	return uint8(t)
}

// score is what so many light sides score.
func score(light, allDark int) int {
	if light == 0 {
		return allDark
	}
	return light
}

// Score is what a throw with so many light sides scores in this game.
func (g *Game) Score(light int) int { return score(light, int(g.AllDark)) }

// Departure is a throw that is not the one that the seed gives.
type Departure struct {
	N              int // number of the throw, from 1
	Recorded, Seed int // what was recorded and what the seed gives, by score
}

// Check is what comes of making every throw of a game again from its seed.
type Check struct {
	Seeded  bool // there is a seed to check by
	Throws  int  // so many throws were checked
	Lot     int  // so many of them were for the lot
	Departs int  // so many are not what the seed gives
	First   Departure
}

// Good reports whether all throws are those of the seed.
func (c Check) Good() bool { return c.Seeded && c.Departs == 0 }

// Check makes every throw again from the seed and compares.
func (g *Game) Check() Check {
	c := Check{Seeded: g.HasSeed, Throws: len(g.Throws)}
	source := sticks.Seeded(g.Seed)
	for n, t := range g.Throws {
		if t.Lot {
			c.Lot++
		}
		if !g.HasSeed {
			continue
		}
		if drawn := source.Faces(n).Light(); drawn != int(t.Light) {
			if c.Departs == 0 {
				c.First = Departure{n + 1, g.Score(int(t.Light)), g.Score(drawn)}
			}
			c.Departs++
		}
	}
	return c
}

// Counts reports whether the game is to be counted: some throws were made, and
// every one is that of the seed.
func (g *Game) Counts() bool { return len(g.Throws) > 0 && g.Check().Good() }
