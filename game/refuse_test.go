package game_test

import (
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/rules"
)

// TestRefusalsAreTrue holds every refusal of many random positions of Kendall
// against a plain reading of RULES §2, square by square.
func TestRefusalsAreTrue(t *testing.T) {
	for _, id := range []string{"kendall", "kendall-long"} {
		preset, _ := rules.ByID(id)
		g := plainGame(t, preset.Rules)
		r := gametest.NewPlayer(g, 11)
		seen := map[game.Reason]int{}
		for r.Plies < 60_000 {
			if err := r.Ply(); err != nil {
				t.Fatal(err)
			}
			p := r.Position()
			if p.Await != game.AwaitMove {
				continue
			}
			for q := board.Square(1); q <= board.Squares; q++ {
				got, want := g.Refusal(&p, q), plainReason(g, &p, q)
				seen[got]++
				if got != want {
					t.Fatalf("%s: the piece on %d is refused for %q, not %q\n%s", id, q, got.Name(), want.Name(), gametest.Draw(p))
				}
			}
		}
		for _, why := range []game.Reason{
			game.ReasonNone, game.ReasonOwnPiece, game.ReasonBarred, game.ReasonProtected, game.ReasonHouse, game.ReasonExact,
			game.ReasonBa, game.ReasonNotYours, game.ReasonEmpty, game.ReasonBackward,
		} {
			if seen[why] == 0 {
				t.Errorf("%s: nothing was refused for %q", id, why.Name())
			}
		}
	}
}

// plainReason is why the piece on q cannot be moved, read off the squares.
func plainReason(g *game.Game, p *game.Position, q board.Square) game.Reason {
	switch p.Cells[q] {
	case 0:
		return game.ReasonEmpty
	case 2 - uint8(p.Turn):
		return game.ReasonNotYours
	}
	if p.Throw == 0 {
		return game.ReasonMustReborn
	}
	legal := g.Legal(p, nil)
	for _, m := range legal {
		if m.From == q {
			return game.ReasonNone
		}
	}
	if q >= 28 {
		return game.ReasonExact
	}
	if legal[0].Back {
		return game.ReasonBackward
	}
	return plainWalk(p, int(q), int(p.Throw), false)
}

// plainWalk is what is wrong with a walk of n squares up from q.
func plainWalk(p *game.Position, q, n int, second bool) game.Reason {
	to := q + n
	if to > 30 {
		return game.ReasonTooFar
	}
	for passed := q + 1; passed+1 < to; passed++ {
		if p.Cells[passed] != 0 && p.Cells[passed+1] != 0 {
			return game.ReasonBarred
		}
	}
	if to == 21 && !second {
		if plainWalk(p, 21, n, true) != game.ReasonNone {
			return game.ReasonBa
		}
		return game.ReasonNone
	}
	mine := 1 + uint8(p.Turn)
	switch p.Cells[to] {
	case 0:
		return game.ReasonNone
	case mine:
		return game.ReasonOwnPiece
	}
	if board.Square(to).IsHouse() {
		return game.ReasonHouse
	}
	below, above := 0, 0
	for ; to-below-1 >= 1 && p.Cells[to-below-1] == 3-mine; below++ {
	}
	for ; to+above+1 <= 30 && p.Cells[to+above+1] == 3-mine; above++ {
	}
	if below+above == 0 || below == 1 && above == 1 {
		return game.ReasonNone
	}
	return game.ReasonProtected
}
