package ai

import (
	"math"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// The evaluation counts, for each side, how far it still has to go, in squares,
// and what its pieces are worth by where they stand. All weights are in
// squares; a throw moves 37/16 of them on average (RULES §1).
const (
	meanThrow = 37.0 / 16
	weightNow = 1.0  // a throw owed, in mean throws
	weightRun = 0.35 // a piece in a group that cannot be hit
	weightBar = 0.5  // an enemy close behind a group that it cannot pass
	barReach  = 6    // how close "close behind" is
	exposed   = 0.16 // squares that an open piece stands to lose, for each it has gained on its hunter
	phaseCost = 33.0 // squares of a whole phase for one piece, with what entering and freeing cost
	steep     = 0.16 // how much of a win a square of lead is near the end
)

// waits are the squares that a piece on 26 to 30 still has before it where only
// an exact throw frees it: the way itself, and the throws that pass it by.
var waits = [5]float64{5.5, 9, 5, 3.6, 3.8}

// win estimates the chance that side s wins from p.
func win(g *game.Game, r *rules.Rules, p *game.Position, s board.Side) float64 {
	if winner, over := p.Over(); over {
		if winner == s {
			return 1
		}
		return 0
	}
	mine, theirs := toGo(g, r, p, s), toGo(g, r, p, s.Other())
	lead := theirs - mine + stand(r, p, s) - stand(r, p, s.Other()) + tempo(p, s)
	// The same lead is worth more the less there is left to go.
	scale := steep / math.Sqrt(0.35+math.Max(0, math.Min(mine, theirs))/60)
	return 1 / (1 + math.Exp(-scale*lead))
}

// tempo is what throws owed, and to come, are worth to s. Being on turn counts
// half a throw less, for the other side's turn follows.
func tempo(p *game.Position, s board.Side) float64 {
	now := float64(p.Owed) - 0.5
	if p.Throw != 0 {
		now++
	}
	if p.Turn != s {
		now = -now
	}
	return (now + float64(p.Carry[s]) - float64(p.Carry[s.Other()])) * weightNow * meanThrow
}

// toGo is how far side s still has to go, in squares.
func toGo(g *game.Game, r *rules.Rules, p *game.Position, s board.Side) float64 {
	sum := 0.0
	phase := p.Phase[s]
	for q := board.Square(1); q <= board.Squares; q++ {
		if p.Cells[q] != 1+uint8(s) {
			continue
		}
		switch phase {
		case game.PhaseKendall:
			sum += ahead(r, q)
		default:
			sum += homeward(g, p, s, q)
		}
	}
	if phase == game.PhaseKendall {
		sum += float64(p.Drowned[s]) * (float64(board.Off-board.Rebirth) + 2*meanThrow)
	}
	sum += float64(p.Reserve[s]) * phaseCost
	if r.System == rules.SystemCycle {
		left := 2 * (int(max(r.Rounds, 1)) - int(p.Rounds[s]))
		if phase == game.PhaseBell {
			left--
		}
		sum += float64(max(left-1, 0)) * phaseCost * float64(r.Pieces)
	}
	return sum
}

// ahead is what a piece on q has before it where pieces are removed.
func ahead(r *rules.Rules, q board.Square) float64 {
	if q < board.Beauty {
		return float64(board.Off - q)
	}
	if q >= board.ThreeTruths && r.Free[q-board.ThreeTruths] == rules.FreeAny {
		return meanThrow
	}
	return waits[q-board.Beauty]
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
func stand(r *rules.Rules, p *game.Position, s board.Side) float64 {
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
			sum += weightRun
			if r.Bars != rules.BarsNothing {
				sum += weightBar * behind(p, foe, q, step)
			}
			continue
		}
		if r.Safe > 0 && !board.Square(q).IsHouse() {
			sum -= exposed * hunted(p, foe, q, step)
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
