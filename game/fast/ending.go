package fast

import "senet/game"

// Ending packs a state of a game of removing in which the spools are to throw:
// where both sides stand, how many of each are drowned (spools first), how many
// throws the spools are owed (1 or more) and what the cones carry. await is
// AwaitThrow or AwaitWater. It trusts its caller, like everything here; pieces
// that are named nowhere have been freed.
func Ending(spools, cones uint32, drowned [2]uint8, owed, carry int8, await game.Await) State {
	return State{
		board: uint64(spools) | uint64(cones)<<32,
		rest: uint64(await)<<awaitAt | uint64(uint8(owed))<<owedAt | uint64(uint8(carry))<<(carryAt+8) |
			uint64(drowned[0])<<drownedAt | uint64(drowned[1])<<(drownedAt+4),
	}
}
