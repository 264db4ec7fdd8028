// Package record holds a whole game of Senet as text: who played, by which
// rules, and every throw and move in the notation of RULES §8. The record of an
// unfinished game is the save file: reading it gives the same game at the same
// throw, with the same throws to come.
//
// # The file
//
// A record is UTF-8 text, at most MaxSize long, named *.senet. First the header,
// one "Key: value" a line; a line that begins with a space continues the one
// before. Only Rules is needed. Keys are read in any case and order, each once:
//
//	Senet: 1                      the version of this format
//	Product: Senet 0.1.0
//	Rules: kendall                id of a preset, or of a player's own rule set
//	Changed: touch-move = true    toggles that differ from that preset, parted by ;
//	Toggles: pieces = 5; …        all the others, so that a later version of the
//	                              program, or another machine, plays by the same rules
//	Hash: 0123456789ab            of the rule set; a warning tells when it is another
//	First: Anna (human)           who took the spools, unless the lot swapped them;
//	Second: Thoth (computer, adept)   human, computer or gods, and the level
//	Date: 2026-11-30T18:00:00Z    when it began; the day alone will do
//	Played: 12m30s                how long it has been played
//	Result: spools                spools, cones, or * for a game that goes on
//	Seed: 18446744073709551615    of the sticks (package sticks)
//
// Then an empty line, and a line for every entry of the move list:
//
//	(row 1, the side with the spools)    1. 3 — 4-7 : 7-4
//	(row 1, the side with the cones)     1... 2 — 0
//	(the lot for the first move)         0. ? 3
//
// The number and the dots may be left out. What else may be typed otherwise is
// in package notation. Text in {braces} is a remark on the entry of its line, or
// of the next line where it stands alone; before the first it is on the game.
//
// A line with "=" does not play but places:
//
//	(row 37)     37. 2.2 — 6-4 = 5s4/10/10 s throw …  {why}
//
// The game stands after it as the position (notation.ParsePosition) says; what
// is before the sign is only shown. So games that were played with a mistake can
// be told as they were, and a game can begin from a set position.
//
// # Damage
//
// Read stops at the first line that cannot be true, and returns both its fault
// and the game up to there. A last line that was cut off is not a fault but a
// warning. Nothing in a file can make it use more than a few times MaxSize of
// memory.
package record
