package sound

import "senet/game"

// heard says which events of a game have a sound. What is not here is silent.
var heard = map[game.EventKind]Sound{
	game.EvLotThrew:   Sticks,
	game.EvThrew:      Sticks,
	game.EvThrewPiece: Sticks,
	game.EvThrewAgain: Sticks,
	game.EvFateThrew:  Sticks,
	game.EvWaterThrew: Sticks,
	game.EvMoved:      Step,
	game.EvBa:         Step,
	game.EvBounced:    Step,
	game.EvEntered:    Step,
	game.EvPushed:     Step,
	game.EvToReserve:  Step,
	game.EvSwapped:    Swap,
	game.EvDrowned:    Water,
	game.EvReborn:     Rebirth,
	game.EvFreed:      Free,
	game.EvWon:        Win,
}

// Of is the sound of an event of a game; false if it has none.
func Of(k game.EventKind) (Sound, bool) {
	s, ok := heard[k]
	return s, ok
}
