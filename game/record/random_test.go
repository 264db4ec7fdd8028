package record

import (
	"math/rand/v2"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
	"senet/game/sticks"
)

// randomGame plays a game by chance, at most plies actions long.
func randomGame(t *testing.T, id string, r rules.Rules, seed uint64, plies int) *Record {
	t.Helper()
	rec := &Record{Header: Header{
		Product: "test", RuleID: id, Rules: r, Seed: seed, HasSeed: true,
		Players: [2]Player{{Kind: Human, Name: "Анна"}, {Kind: Computer, Level: "adept", Name: "Thoth (the 2nd)"}},
	}}
	g, err := rec.Game()
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 7))
	src := sticks.Seeded(seed)
	p := g.Start()
	throws := 0
	for range plies {
		if p.Await == game.AwaitNothing {
			break
		}
		a := randomAction(g, &p, rng)
		if a.Kind == ActThrow {
			a.Faces = src.Faces(throws)
			a.Throw = a.Faces.Score(int(r.AllDark))
			throws++
		}
		q, _, err := Apply(g, p, a, nil)
		if err != nil {
			t.Fatalf("%s seed %d: %+v: %v", id, seed, a, err)
		}
		if a.Kind == ActTouch && q == p {
			continue
		}
		p = q
		rec.Actions = append(rec.Actions, a)
	}
	return rec
}

func randomAction(g *game.Game, p *game.Position, rng *rand.Rand) Action {
	legal := g.Legal(p, nil)
	canThrow := g.Chances(p) != nil
	switch {
	case rng.IntN(2000) == 0:
		return Action{Kind: ActResign, Side: board.Side(rng.IntN(2))}
	case canThrow && (len(legal) == 0 || rng.IntN(2) == 0):
		return Action{Kind: ActThrow}
	case g.Rules().TouchMove && rng.IntN(3) == 0 && p.Await == game.AwaitMove:
		m := legal[rng.IntN(len(legal))]
		if m.Kind == game.MoveStep && p.Touched == board.None && (p.Throw != 0 || p.Pending != [7]uint8{}) && !g.IsGods(p.Turn) {
			return Action{Kind: ActTouch, Square: m.From}
		}
	}
	return Action{Kind: ActPlay, Move: legal[rng.IntN(len(legal))]}
}

// presets are the rule sets that random games are played by.
func presets() map[string]rules.Rules {
	all := map[string]rules.Rules{}
	for _, p := range rules.Presets() {
		all[p.ID] = p.Rules
	}
	touch := all["kendall"]
	touch.TouchMove = true
	all["own-touch"] = touch
	gathered := all["kendall-printed"]
	gathered.TouchMove, gathered.Water, gathered.RebirthTaken, gathered.RebirthAgain15 = true, rules.WaterDrowns, rules.RebirthWaits, true
	all["own-gathered"] = gathered
	again := all["kendall"]
	again.RebirthAgain, again.RowCorners = true, false
	all["own-again"] = again
	return all
}
