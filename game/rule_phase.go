package game

import (
	"senet/game/board"
	"senet/game/rules"
)

// What the game is about: removing, placing, both in turn, or occupying; and
// who has won (RULES §2, §4, §5, §6).

// startPhase sets what each side does first, and what it owns.
func (g *Game) startPhase(p *Position) {
	switch g.r.System {
	case rules.SystemPlace:
		p.Phase = [2]Phase{PhaseBell, PhaseBell}
	case rules.SystemOccupy:
		p.Phase = [2]Phase{PhaseMaat, PhaseMaat}
		p.Home = [2]Home{board.Spools: HomeOdd, board.Cones: HomeEven}
	}
}

// lastRow are the squares 21 to 30.
const lastRow = uint32(0b1111111111) << 21

// homeZone are the squares that are somebody's own: the home rows in Bell, the
// last row in maat.
func homeZone(r *rules.Rules) uint32 {
	switch r.System {
	case rules.SystemPlace, rules.SystemCycle:
		return homeRows(r)
	case rules.SystemOccupy:
		return lastRow
	}
	return 0
}

// finish looks whether side s has done what it is about: then it wins or goes
// on with what comes next.
func (x *turn) finish(s board.Side) {
	if x.p.Winner != 0 {
		return
	}
	done := x.g.done(&x.p, s)
	switch {
	case x.p.Finished != 0:
		x.takeHome(s)
	case !done:
	case x.g.r.System == rules.SystemCycle:
		x.nextPhase(s)
	case x.g.scores() && x.p.Phase[s] == PhaseBell:
		x.firstHome(s)
	default:
		x.win(s)
	}
}

// done reports whether side s has reached the aim of its phase.
func (g *Game) done(p *Position, s board.Side) bool {
	if p.Phase[s] == PhaseKendall {
		return int(p.Freed[s]) == g.pieces()
	}
	return g.atHome(p, s) == g.pieces()
}

// hasPhase reports whether a side can be in the phase.
func (g *Game) hasPhase(ph Phase) bool {
	switch g.r.System {
	case rules.SystemRemove:
		return ph == PhaseKendall
	case rules.SystemPlace:
		return ph == PhaseBell
	case rules.SystemOccupy:
		return ph == PhaseMaat
	}
	return ph == PhaseKendall || ph == PhaseBell
}

// mostRounds is how many rounds a side can have finished in a game.
func (g *Game) mostRounds() int {
	switch {
	case g.r.System != rules.SystemCycle:
		return 0
	case g.r.Rounds == 0:
		return 255
	}
	return int(g.r.Rounds)
}

// homesFixed reports whether it is settled from the start who owns what.
func (g *Game) homesFixed() bool { return g.r.System == rules.SystemOccupy }

// homesSound reports whether it can be that the sides own what p says.
func (g *Game) homesSound(p *Position) bool {
	a, b := p.Home[0], p.Home[1]
	switch g.r.System {
	case rules.SystemRemove:
		return a == HomeNone && b == HomeNone
	case rules.SystemOccupy:
		return a == HomeOdd && b == HomeEven
	}
	if p.Rounds[0] == p.Rounds[1] && (a == HomeNone) != (b == HomeNone) {
		return false
	}
	return a <= HomeEven && b <= HomeEven && (a != b || a == HomeNone || p.Rounds[0] != p.Rounds[1])
}

// nextPhase takes side s from Kendall to Bell, or from Bell to Kendall and into
// the next round, where its pieces stand (RULES §5).
func (x *turn) nextPhase(s board.Side) {
	if x.p.Phase[s] == PhaseKendall {
		x.p.Phase[s] = PhaseBell
		x.p.Reserve[s], x.p.Freed[s] = uint8(x.g.pieces()), 0
	} else {
		x.p.Rounds[s]++
		x.emit(Event{Kind: EvRound, Side: s, N: int8(x.p.Rounds[s])})
		if x.p.Rounds[s] == x.g.r.Rounds {
			x.win(s)
			return
		}
		x.p.Phase[s] = PhaseKendall
		x.p.newHomes(s)
	}
	x.emit(Event{Kind: EvPhase, Side: s, N: int8(x.p.Phase[s])})
}

// TimeUp ends a cycle whose agreed time is over: the side ahead wins, by phases
// finished, then by pieces freed or home, then by squares walked. When the
// sides are quite equal the position comes back as it was: they play on, and
// the caller asks again after the next change.
func (g *Game) TimeUp(p Position, ev []Event) (Position, []Event) {
	if p.Await == AwaitNothing || p.Await == AwaitLot {
		return p, ev
	}
	for _, measure := range [...]func(*Position, board.Side) int{phasesDone, g.piecesDone, g.walked} {
		a, b := measure(&p, board.Spools), measure(&p, board.Cones)
		if a == b {
			continue
		}
		x := turn{g: g, p: p, ev: ev}
		if a > b {
			x.win(board.Spools)
		} else {
			x.win(board.Cones)
		}
		return x.p, x.ev
	}
	return p, ev
}

// phasesDone counts the phases side s has finished.
func phasesDone(p *Position, s board.Side) int {
	n := 2 * int(p.Rounds[s])
	if p.Phase[s] == PhaseBell {
		n++
	}
	return n
}

// piecesDone counts the pieces of s freed, or home.
func (g *Game) piecesDone(p *Position, s board.Side) int {
	if p.Phase[s] == PhaseKendall {
		return int(p.Freed[s])
	}
	return g.atHome(p, s)
}

// walked counts the squares that the pieces of s have walked in this phase:
// in Kendall the number of the square, 31 for a freed piece and 0 for a drowned
// one; in Bell 31 less the number of the square.
func (g *Game) walked(p *Position, s board.Side) int {
	n := 0
	for q := 1; q <= board.Squares; q++ {
		if p.Cells[q] != 1+uint8(s) {
			continue
		}
		if p.Phase[s] == PhaseBell {
			n += 31 - q
		} else {
			n += q
		}
	}
	return n + 31*int(p.Freed[s])
}
