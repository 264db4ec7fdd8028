package panel

import (
	"strconv"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
	"senet/game/session"
)

// count is a column of the turn panel: what it counts, and how much each side
// has of it.
type count struct {
	key  string
	text func(p *game.Position, s board.Side) string
}

// counted makes a column of a number.
func counted(key string, n func(p *game.Position, s board.Side) int) count {
	return count{key, func(p *game.Position, s board.Side) string { return strconv.Itoa(n(p, s)) }}
}

var (
	boardCount   = counted("shell.count.board", func(p *game.Position, s board.Side) int { return onBoard(p, s) })
	drownedCount = counted("shell.count.drowned", func(p *game.Position, s board.Side) int { return int(p.Drowned[s]) })
	freedCount   = counted("shell.count.freed", func(p *game.Position, s board.Side) int { return int(p.Freed[s]) })
	reserveCount = counted("shell.count.reserve", func(p *game.Position, s board.Side) int { return int(p.Reserve[s]) })
	pointsCount  = counted("shell.count.points", func(p *game.Position, s board.Side) int { return int(p.Points[s]) })
)

// homeCount counts a side's pieces on its own home squares.
func homeCount(g *game.Game) count {
	return counted("shell.count.home", func(p *game.Position, s board.Side) int {
		n := 0
		for q := board.Square(1); q <= board.Squares; q++ {
			if at, ok := p.At(q); ok && at == s && g.Owns(p, s, q) {
				n++
			}
		}
		return n
	})
}

// roundCount says which round of a cycle a side plays, of how many, and by the
// arrow which way (RULES §5).
func roundCount(r *rules.Rules) count {
	return count{"shell.count.round", func(p *game.Position, s board.Side) string {
		n, way := int(p.Rounds[s])+1, " →"
		if p.Phase[s] == game.PhaseBell {
			way = " ←"
		}
		if r.Rounds == 0 {
			return strconv.Itoa(n) + way
		}
		return strconv.Itoa(min(n, int(r.Rounds))) + "/" + strconv.Itoa(int(r.Rounds)) + way
	}}
}

// counts are the three columns that tell most of a game: in every system those
// by which it is won or lost.
func counts(s session.Snapshot, p *game.Position) [3]count {
	var r rules.Rules
	if s.Game != nil {
		r = s.Game.Rules()
	}
	waits := drownedCount
	if r.System == rules.SystemPlace || p.Reserve != [2]uint8{} {
		waits = reserveCount
	}
	switch {
	case r.HomePoints && p.Finished != 0: // one side plays on alone
		return [3]count{boardCount, freedCount, pointsCount}
	case r.HomePoints:
		return [3]count{boardCount, waits, pointsCount}
	case r.System == rules.SystemPlace || r.System == rules.SystemOccupy:
		return [3]count{boardCount, waits, homeCount(s.Game)}
	case r.System == rules.SystemCycle:
		return [3]count{boardCount, freedCount, roundCount(&r)}
	}
	return [3]count{boardCount, waits, freedCount}
}

// onBoard counts a side's pieces on the squares.
func onBoard(p *game.Position, s board.Side) int {
	n := 0
	for q := board.Square(1); q <= board.Squares; q++ {
		if at, ok := p.At(q); ok && at == s {
			n++
		}
	}
	return n
}
