package boardview

import (
	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// HomesOf are the squares that belong to each side in p, for Marks.
func HomesOf(r rules.Rules, p *game.Position) (out [2][]board.Square) {
	first, last := board.Square(1), board.Square(r.HomeRows)
	switch r.System {
	case rules.SystemOccupy:
		first, last = 21, 30 // RULES §6 "maat": the last row
	case rules.SystemRemove:
		return out
	}
	for side, home := range p.Home {
		for q := first; q <= last && q.Valid(); q++ {
			if home == game.HomeOdd && q%2 == 1 || home == game.HomeEven && q%2 == 0 {
				out[side] = append(out[side], q)
			}
		}
	}
	return out
}
