package ai

import (
	"math/rand/v2"
	"slices"
	"testing"

	"senet/game"
	"senet/game/ai/duel"
	"senet/game/board"
	"senet/game/rules"
)

// What speaks against a move is named: the fate throw after 26 that may drown
// (RULES §2), the Net, a pair left open, a piece that can be hit.
func TestObjections(t *testing.T) {
	g := preset(t, "kendall")
	at := func(own, foe []board.Square, throw game.Throw) game.Position {
		p := game.Position{Await: game.AwaitMove, Throw: throw, Turn: board.Spools, Freed: [2]uint8{5, 5}}
		for _, q := range own {
			p.Cells[q] = 1
			p.Freed[0]--
		}
		for _, q := range foe {
			p.Cells[q] = 2
			p.Freed[1]--
		}
		return p
	}
	for _, c := range []struct {
		p        game.Position
		from, to board.Square
		want     []string
	}{
		{at([]board.Square{24}, []board.Square{3}, 2), 24, 26, []string{"session.why.water"}},
		{at([]board.Square{14, 5}, []board.Square{3}, 2), 14, 16, []string{"session.why.net"}},
		{at([]board.Square{4, 5}, []board.Square{1}, 2), 5, 7, []string{"session.why.opens"}},
		{at([]board.Square{4, 9}, []board.Square{10, 2}, 2), 4, 6, []string{"session.why.exposed"}},
		{at([]board.Square{4, 7}, []board.Square{2}, 2), 4, 6, nil},
	} {
		d := Decision{Move: game.Move{From: c.from, To: c.to}}
		if got := objections(g, &c.p, d); !slices.Equal(got, c.want) {
			t.Errorf("%d-%d: %v, want %v", c.from, c.to, got, c.want)
		}
	}
}

// What is said of a danger holds under the rules that are played: the piece can be
// hit in just as many of sixteen throws as is told, and a pair is only broken up
// where two protect each other.
func TestDangersHoldUnderTheRules(t *testing.T) {
	for _, id := range []string{"kendall", "common", "modern-kendall", "bell", "cycle", "maat", "gods", "jequier"} {
		g := preset(t, id)
		rng := rand.New(rand.NewPCG(3, 4))
		p, told := g.Start(), 0
		for range 3000 {
			if _, over := p.Over(); over {
				p = g.Start()
			}
			if chances := g.Chances(&p); chances != nil {
				p, _, _ = g.Throw(p, duel.Thrown(chances, rng), nil)
				continue
			}
			legal := g.Legal(&p, nil)
			m := legal[rng.IntN(len(legal))]
			q, _, err := g.Play(p, m, nil)
			if err != nil {
				t.Fatal(err)
			}
			if q.Await == game.AwaitThrow && q.Turn != p.Turn && !g.IsGods(q.Turn) {
				if got, want := risk(g, &p, m), struck(g, q, m.To, p.Turn); m.Kind == game.MoveStep && got != want {
					t.Fatalf("%s: %v can be hit in %d of 16 throws, %d are told", id, m, want, got)
				} else if want > 0 {
					told++
				}
			}
			if slices.Contains(objections(g, &p, Decision{Move: m}), "session.why.opens") && g.Rules().Safe != 2 {
				t.Fatalf("%s: a pair is no protection, yet %v breaks one up", id, m)
			}
			p = q
		}
		if told == 0 && g.Rules().Hit == rules.HitSwaps && id != "gods" {
			t.Errorf("%s: nothing was ever in danger", id)
		}
	}
}

// struck is in how many of sixteen throws the side whose turn it is takes the
// piece of side on q from there, by playing all it can.
func struck(g *game.Game, p game.Position, q board.Square, side board.Side) int {
	n := 0
	if !q.Valid() || p.Cells[q] != 1+uint8(side) {
		return 0
	}
	for _, c := range g.Chances(&p) {
		next, _, err := g.Throw(p, c.Throw, nil)
		if err != nil || next.Await != game.AwaitMove || next.Turn == side {
			continue
		}
		for _, m := range g.Legal(&next, nil) {
			after, _, _ := g.Play(next, m, nil)
			if m.To == q && after.Cells[q] != 1+uint8(side) {
				n += int(c.Sixteenth)
				break
			}
		}
	}
	return n
}
