// Package duel plays games between two players with given throws, to find out
// which is the stronger. Two games with the same throws and the sides changed are
// a pair; the result of a game is given with its luck taken out, too.
package duel

import (
	"context"
	"math/rand/v2"

	"senet/game"
)

// Duel is how a game is played.
type Duel struct {
	Game *game.Game
	Seat int        // 0: the first player has the spools, 1: the cones
	Dice *rand.Rand // makes the throws; the lot is always won by the spools
	Most int        // plies after which a game without end is given up

	// Choose is what player who, 0 or 1, does in p: a choice of legal, or to
	// throw, where canThrow. It is asked only where there is something to choose.
	Choose func(p game.Position, legal []game.Move, canThrow bool, who int) (m game.Move, throw bool, err error)

	// Luck is how much more the spools win after a throw than on average, as a
	// share of a win.
	Luck func(p game.Position, t game.Throw) float64
}

// Result is a game as the first player sees it.
type Result struct {
	Won  float64 // 1 or 0; ½ for a game given up
	Fair float64 // the same without luck: on average as much, and much steadier
	Over bool    // it was played to its end
}

// Play plays a game. Its error is that of the context or of a player.
func (d *Duel) Play(ctx context.Context) (Result, error) {
	luck := 0.0
	result := func(won float64, over bool) Result {
		if d.Seat == 1 {
			luck = -luck
		}
		return Result{Won: won, Fair: won - luck, Over: over}
	}
	p := d.Game.Start()
	for p.Await == game.AwaitLot {
		p, _, _ = d.Game.Throw(p, 1, nil)
	}
	for range d.Most {
		if w, over := p.Over(); over {
			if int(w) == d.Seat {
				return result(1, true), nil
			}
			return result(0, true), nil
		}
		if err := ctx.Err(); err != nil {
			return Result{}, err
		}
		m, throw, err := d.ply(&p)
		if err != nil {
			return Result{}, err
		}
		if !throw {
			p, _, _ = d.Game.Play(p, m, nil)
			continue
		}
		t := Thrown(d.Game.Chances(&p), d.Dice)
		luck += d.Luck(p, t)
		p, _, _ = d.Game.Throw(p, t, nil)
	}
	return result(0.5, false), nil
}

// ply is what is done in p.
func (d *Duel) ply(p *game.Position) (m game.Move, throw bool, err error) {
	var room [game.MaxMoves]game.Move
	legal := d.Game.Legal(p, room[:0])
	canThrow := d.Game.Chances(p) != nil
	switch {
	case len(legal) == 0:
		return m, true, nil
	case len(legal) == 1 && !canThrow:
		return legal[0], false, nil
	}
	return d.Choose(*p, legal, canThrow, int(p.Turn)^d.Seat)
}

// Thrown is the next throw, by its chances.
func Thrown(chances []game.Chance, dice *rand.Rand) game.Throw {
	n := uint8(dice.IntN(16))
	for _, c := range chances {
		if n < c.Sixteenth {
			return c.Throw
		}
		n -= c.Sixteenth
	}
	return 0
}
