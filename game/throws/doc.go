// Package throws knows how the sticks have fallen: in one game and in all that
// were played, how likely that was, and whether every throw is the one that the
// seed of its game gives (package sticks). It is there because players
// everywhere suspect the dice.
//
// A throw is known by how many sticks lie light side up, 0 to 4, whatever four
// dark sides score in a rule set; fair sticks give 0, 1, 2, 3, 4 in 1, 4, 6, 4,
// 1 of 16 throws (RULES §1). The throws of the lot are checked like all others,
// but belong to no side and are not counted.
//
// # The file
//
// The throws of all games are kept in one TOML file, throws.toml in the folder
// of the player's data:
//
//	senet-throws = 1
//
//	[[game]]
//	seed = "18446744073709551615"   of the sticks
//	date = 2026-11-30T18:00:00Z     when the game began
//	rules = "kendall"
//	spools = "human"                human, computer or gods
//	cones = "computer"
//	all-dark = 6                    what four dark sides score; left out for 5
//	again = "014"                   how many light sides earn another throw
//	throws = "l32s3c12s4C1"         all throws, in order
//
// In throws a letter tells who threw, and every figure after it is a throw, by
// its light sides: l is the lot, s the spools, c the cones; S and C are throws
// that do not move a piece of the thrower's choice and earn no other (fate, the
// Water, the gods' second throw, a first throw that does not stand).
//
// # Each throw once
//
// A game is known by its seed. Whenever its record is counted, it takes the
// place of what was counted of it before; so resuming a game, taking back and
// playing on, or counting twice after a crash changes nothing that it should
// not. Throws that were taken back and not made again do not count. A record
// without a seed, or with a throw that its seed does not give, was not thrown by
// this program and is never counted.
//
// # Damage
//
// The file is replaced whole (settings.WriteAtomic). One that cannot be read, or
// holds a throw that its seed does not give, is set aside under another name and
// told of; what is sound in it goes on being counted. A file of a later version
// is left alone, and nothing is counted beside it.
package throws
