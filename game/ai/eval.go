package ai

import (
	"math"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// The evaluation counts, for each side, how far it still has to go, in squares,
// and what its pieces are worth by where they stand.

// meanThrow is how far a throw moves on average (RULES §1).
const meanThrow = 37.0 / 16

// weights are what the evaluation goes by, in squares.
type weights struct {
	now     float64    // a throw owed, in mean throws
	run     float64    // a piece in a group that cannot be hit
	bar     float64    // an enemy close behind a group that it cannot pass
	exposed float64    // what an open piece stands to lose, for each square it has gained on its hunters
	drowned float64    // what a drowned piece costs beside the way from 15, in mean throws
	phase   float64    // a whole phase for one piece, with what entering and freeing cost
	waits   [5]float64 // what a piece on 26 to 30 has before it where it is fated, or freed by an exact throw
	steep   float64    // how much of a win a square of lead is near the end
}

// standard are the weights of the built-in player, by hand and by a few hundred
// games against neighbouring values in the rule set kendall.
var standard = weights{
	now: 1, run: 0.35, bar: 0.5, exposed: 0.16, drowned: 2, phase: 33, waits: [5]float64{5.5, 9, 3, 1.6, 1.8}, steep: 0.16,
}

// heedless are the weights of one who sees no danger and no wall.
var heedless = func() weights {
	w := standard
	w.run, w.bar, w.exposed = 0, 0, 0
	return w
}()

// barReach is how close behind a group an enemy is barred by it.
const barReach = 6

// win estimates the chance that side s wins from p.
func (w *weights) win(g *game.Game, r *rules.Rules, p *game.Position, s board.Side) float64 {
	if winner, over := p.Over(); over {
		if winner == s {
			return 1
		}
		return 0
	}
	if r.Gods {
		return w.godsWin(g, r, p, s)
	}
	mine, theirs := w.toGo(g, r, p, s), w.toGo(g, r, p, s.Other())
	lead := theirs - mine + w.stand(r, p, s) - w.stand(r, p, s.Other()) + w.tempo(p, s)
	// The same lead is worth more the less there is left to go.
	scale := w.steep / math.Sqrt(0.35+math.Max(0, math.Min(mine, theirs))/60)
	return 1 / (1 + math.Exp(-scale*lead))
}

// tempo is what throws owed, and to come, are worth to s. Being on turn counts
// half a throw less, for the other side's turn follows.
func (w *weights) tempo(p *game.Position, s board.Side) float64 {
	now := float64(p.Owed) - 0.5
	if p.Throw != 0 {
		now++
	}
	for _, n := range p.Pending {
		now += float64(n)
	}
	if p.Turn != s {
		now = -now
	}
	return (now + float64(p.Carry[s]) - float64(p.Carry[s.Other()])) * w.now * meanThrow
}

// toGo is how far side s still has to go, in squares.
func (w *weights) toGo(g *game.Game, r *rules.Rules, p *game.Position, s board.Side) float64 {
	sum := 0.0
	phase := p.Phase[s]
	for q := board.Square(1); q <= board.Squares; q++ {
		if p.Cells[q] != 1+uint8(s) {
			continue
		}
		switch phase {
		case game.PhaseKendall:
			sum += w.ahead(r, q)
		default:
			sum += homeward(g, p, s, q)
		}
	}
	if phase == game.PhaseKendall {
		sum += float64(p.Drowned[s]) * (float64(board.Off-board.Rebirth) + w.drowned*meanThrow)
	}
	sum += float64(p.Reserve[s]) * w.phase
	if r.System == rules.SystemCycle {
		left := 2 * (int(max(r.Rounds, 1)) - int(p.Rounds[s]))
		if phase == game.PhaseBell {
			left--
		}
		sum += float64(max(left-1, 0)) * w.phase * float64(r.Pieces)
	}
	return sum
}

// ahead is what a piece on q has before it where pieces are removed.
func (w *weights) ahead(r *rules.Rules, q board.Square) float64 {
	if q < board.Beauty {
		return float64(board.Off - q)
	}
	if q >= board.ThreeTruths && r.Free[q-board.ThreeTruths] == rules.FreeAny {
		return meanThrow
	}
	return w.waits[q-board.Beauty]
}

// homeward is what a piece on q has before it where pieces are brought home, or
// to given squares.
func homeward(g *game.Game, p *game.Position, s board.Side, q board.Square) float64 {
	if g.Owns(p, s, q) {
		return 0
	}
	if p.Phase[s] == game.PhaseMaat {
		return math.Max(1.5, float64(26-int(q)))
	}
	return math.Max(2.5, float64(q)-5)
}

// stand is what the pieces of s are worth by how they stand to one another and
// to the enemy.
func (w *weights) stand(r *rules.Rules, p *game.Position, s board.Side) float64 {
	own, foe := 1+uint8(s), 1+uint8(s.Other())
	sum := 0.0
	step := 1
	if p.Phase[s.Other()] == game.PhaseBell {
		step = -1 // the enemy comes down the path
	}
	for q := 1; q <= int(board.Squares); q++ {
		if p.Cells[q] != own {
			continue
		}
		inRun := p.Cells[q-1] == own || q < board.Squares && p.Cells[q+1] == own
		if inRun {
			sum += w.run
			if r.Bars != rules.BarsNothing {
				sum += w.bar * behind(p, foe, q, step)
			}
			continue
		}
		if r.Safe > 0 && !board.Square(q).IsHouse() {
			sum -= w.exposed * hunted(p, foe, q, step)
		}
	}
	return sum
}

// behind tells how much a piece on q bars of the way of enemies close behind.
func behind(p *game.Position, foe uint8, q, step int) float64 {
	for d := 1; d <= barReach; d++ {
		at := q - d*step
		if at < 1 || at > board.Squares {
			break
		}
		if p.Cells[at] == foe {
			return 1
		}
	}
	return 0
}

// hunted is the chance-weighted loss of an open piece on q, by swapping places
// with enemies that hit it with their next throw.
func hunted(p *game.Position, foe uint8, q, step int) float64 {
	chances := [6]float64{0, 4, 6, 4, 1, 1}
	sum := 0.0
	for d := 1; d <= 5; d++ {
		at := q - d*step
		if at < 1 || at > board.Squares {
			break
		}
		if p.Cells[at] == foe {
			sum += chances[d] / 16 * float64(2*d)
		}
	}
	return sum
}
