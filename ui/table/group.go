package table

import (
	"senet/game"
	"senet/game/session"
)

// group joins the steps that are one motion: a piece's way with what it does to
// the piece it hits.
func group(steps []session.Step) [][]session.Step {
	var out [][]session.Step
	for i := 0; i < len(steps); {
		j := i + 1
		if starts(steps[i].Event.Kind) {
			for j < len(steps) && continues(steps[j].Event.Kind) {
				j++
			}
		}
		out = append(out, steps[i:j])
		i = j
	}
	return out
}

// moving reports whether an event takes a piece somewhere.
func moving(k game.EventKind) bool {
	switch k {
	case game.EvMoved, game.EvBa, game.EvBounced, game.EvSwapped, game.EvPushed, game.EvDrowned, game.EvReborn,
		game.EvFreed, game.EvEntered, game.EvToReserve:
		return true
	}
	return false
}

func starts(k game.EventKind) bool { return k == game.EvMoved || k == game.EvBa || k == game.EvBounced }

func continues(k game.EventKind) bool {
	return k == game.EvBa || k == game.EvBounced || k == game.EvSwapped
}
