package naive_test

import (
	"math/rand/v2"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest/naive"
	"senet/game/rules"
)

// scatter makes a position that the rules can be asked about, though perhaps no
// game leads to it: pieces anywhere a piece may rest, some of them off the
// board, throws owed and carried at random.
func scatter(r rules.Rules, rng *rand.Rand) game.Position {
	p := naive.Start(r)
	if p.Await == game.AwaitLot {
		p, _ = naive.Throw(r, p, 1)
	}
	p.Turn = board.Side(rng.IntN(2))
	p.Opening = false
	p.Cells = [31]uint8{}
	if r.System == rules.SystemCycle {
		cyclePhases(r, &p, rng)
	}
	if r.System == rules.SystemPlace && rng.IntN(2) == 0 {
		p.Home = [2]game.Home{game.HomeOdd, game.HomeEven}
		if rng.IntN(2) == 0 {
			p.Home = [2]game.Home{game.HomeEven, game.HomeOdd}
		}
	}
	for side := range 2 {
		p.Freed[side], p.Reserve[side] = 0, 0
		scatterSide(r, &p, side, rng)
	}
	if r.RebirthAgain15 || r.NetLoses {
		p.Carry[1-p.Turn] = int8(rng.IntN(4) - 2)
		p.Owed = int8(1 + rng.IntN(2))
	}
	if r.RebornFirst && r.Water != rules.WaterStart && rng.IntN(3) == 0 {
		side := rng.IntN(2)
		if q := 1 + rng.IntN(15); p.Cells[q] == uint8(1+side) {
			p.Sent[side] = board.Square(q)
		}
	}
	if r.ThrowsFirst && rng.IntN(2) == 0 && p.Await == game.AwaitThrow { // another throw is to come
		for range 1 + rng.IntN(3) {
			p.Pending[1+rng.IntN(4)]++
		}
	}
	if r.Gods && p.Turn == board.Spools && p.Drowned[0] > 0 && p.Cells[15] == 0 {
		p.Await = game.AwaitMove // the gods are reborn as soon as they can be
	}
	return p
}

// scatterSide sets the pieces of one side. At least one comes to stand on the
// board, so that the turn is one with something to do.
func scatterSide(r rules.Rules, p *game.Position, side int, rng *rand.Rand) {
	low, width := 1, 30
	switch rng.IntN(4) {
	case 0, 1:
		low = 1 + rng.IntN(22) // crowd them
	case 2:
		low, width = 1+rng.IntN(22), int(r.Pieces) // make groups of them
	}
	for i := range int(r.Pieces) {
		switch n := rng.IntN(8); {
		case i > 0 && n == 0 && p.Phase[side] == game.PhaseKendall && int(p.Freed[side]) < int(r.Pieces)-1:
			p.Freed[side]++
			continue
		case i > 0 && n == 1 && p.Phase[side] == game.PhaseKendall && r.Water == rules.WaterDrowns:
			p.Drowned[side]++
			continue
		case i > 0 && n <= 2 && p.Phase[side] == game.PhaseBell:
			p.Reserve[side]++
			continue
		}
		for {
			q := low + rng.IntN(min(width, 31-low))
			if p.Cells[q] != 0 || !mayRest(r, p, side, q) {
				low, width = max(1, low-1), width+1
				continue
			}
			p.Cells[q] = uint8(side) + 1
			break
		}
	}
}

// mayRest reports whether a piece of the side may be found on q between moves.
func mayRest(r rules.Rules, p *game.Position, side, q int) bool {
	switch {
	case q == 21:
		return !r.BaDoubles
	case p.Phase[side] == game.PhaseBell:
		return q != 1 || p.Home[side] != game.HomeNone
	case p.Phase[side] == game.PhaseMaat:
		return true
	case q == 26:
		return r.BeautyStop != rules.BeautyStops
	case q == 27:
		return false
	}
	return true
}

// cyclePhases puts the sides of a cycle into phases and rounds.
func cyclePhases(r rules.Rules, p *game.Position, rng *rand.Rand) {
	for side := range 2 {
		p.Phase[side] = game.PhaseKendall
		if rng.IntN(3) > 0 {
			p.Phase[side] = game.PhaseBell
		}
	}
	if r.Rounds > 1 && rng.IntN(2) == 0 { // one side is rounds ahead
		first := rng.IntN(2)
		p.Rounds[first] = uint8(1 + rng.IntN(int(r.Rounds)-1))
		p.Home[1-first] = game.HomeOdd + game.Home(rng.IntN(2))
		if p.Phase[first] == game.PhaseBell && rng.IntN(2) == 0 {
			p.Home[first] = game.HomeOdd
		}
		return
	}
	if p.Phase != [2]game.Phase{} && rng.IntN(2) == 0 {
		p.Home = [2]game.Home{game.HomeOdd, game.HomeEven}
		if p.Phase[0] == game.PhaseKendall || p.Phase[1] == game.PhaseBell && rng.IntN(2) == 0 {
			p.Home = [2]game.Home{game.HomeEven, game.HomeOdd}
		}
	}
}
