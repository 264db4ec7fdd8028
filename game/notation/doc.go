// Package notation turns moves and positions into text and back, in the signs
// of the recorded game of 2015 (RULES §8) and some more in the same spirit.
//
// # A line
//
// One line is one throw with what was played by it:
//
//	3 — 4-7           a throw of 3, the piece on 4 goes to 7
//	3.2 — 4-7         the gods: the second throw chose piece 2
//	3                 a throw that still waits to be played
//	3 — 4             … and the piece on 4 was touched (touch-move)
//	3 — 0             nothing could be played
//	1 & 4 & 2         throws that are all made before any is played; then each has
//	                  a line: 4 — 3-7. What cannot be played at last follows so:
//	                  4 — 3-7 & 2 — 0
//	3 — 0!            declined, where a rule set gives that choice
//	2 — 29 →          from 29 off the board
//	+                 reborn on 15 instead of throwing; "+ 14" on another square
//	3 — +             reborn because the throw could not be played
//	4 — ← 27          in from the reserve, on 27
//	≈ 4 — 27 →        a throw for the piece in the Water, which frees it
//	≈ 2 — +           … by which it is reborn; "≈ 5 — 0" it stays
//	? 3               a throw of the lot for the first move
//	5 — ?             an opening throw that does not stand
//	# — 0             a turn lost to the Net, or to the Water
//	≈ — 0             a turn that passes: only drowned pieces are left and 15 is taken
//	∅                 the side gives up
//	!                 the agreed time is over, and a side was ahead (the cycle)
//
// After the move follow the signs of what it brought, in this order as far as
// they happen:
//
//	↑ 24              on from the Ba to 24: 18-21 ↑ 24
//	↓ 28              turned back at the end of the board to 28: 27-30 ↓ 28
//	: 7-4             the enemy on 7 was hit and stands on 4 now; where it comes
//	                  to a House by that, → and the sign of the House follow:
//	                  : 18-15 → +
//	: 15 «            the enemy on 15 was sent back to the reserve
//	» 15-3            a piece was pushed off 15 by the rebirth
//	→                 brought home and taken off at once (bell-1979); "3 →" another
//	+                 another throw from Rebirth, or for a rebirth
//	#                 a throw lost in the Net, or a turn for going back from the Water
//	≈                 drowned; "≈ +" straight to rebirth, "≈ + 14" on that square
//	III II I          landed on 28, 29, 30
//	† 2 — 26-28 III   House of Beauty: the fate throw and what it did, with signs
//	                  of its own; "† 5 — 0" the piece stays
//	(5)               five points for the mover; "(:5)" for the other side
//
// # What a person may type
//
// Spaces are free, and the dash after the throw may be left out. Dashes of any
// length are one sign; a hit may be x, × or the
// Cyrillic х; ^ stands for ↑, * for †, ~ for ≈, > or -> for →, < or <- for ←,
// v for ↓, >> for », << for «, @ for ∅. A dot or comma may part the throw from
// the piece, and the squares of a move. Letters that look like a figure or a
// sign are read as that: О, З, І (Cyrillic) and Ⅰ Ⅱ Ⅲ. The signs after a move
// may be left out, all or some; those that are written must be true.
//
// # A position
//
// Format and ParsePosition write and read a whole Position as one line; see
// ParsePosition.
package notation
