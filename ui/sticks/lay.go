package sticks

import (
	"senet/game/sticks"
	"senet/ui/anim"
)

// lie is how one stick lies on the mat, in the units of a mat of 912 by 188.
type lie struct{ x, y, angle float32 }

// Scales of the drawings in those units.
const (
	landedScale   = 250.0 / stickW
	gatheredScale = 1
)

// layouts are ways for four sticks to fall without touching. The first is that
// of the guide's pictures.
var layouts = [][4]lie{
	{{166, 62, -9}, {452, 50, 3}, {204, 136, 6}, {482, 126, -6}},
	{{178, 50, 3}, {446, 66, -9}, {170, 138, -3}, {472, 140, 6}},
	{{160, 54, 6}, {468, 46, -3}, {196, 136, -9}, {452, 138, 3}},
	{{186, 48, -3}, {470, 62, 9}, {160, 128, -6}, {446, 142, -3}},
	{{170, 66, 9}, {450, 48, -6}, {190, 146, 3}, {478, 132, -9}},
	{{164, 46, -6}, {474, 54, 6}, {186, 140, 9}, {456, 142, 0}},
}

// gathered is the heap of sticks before a throw, from the top.
func gathered(i int) lie { return lie{330, 34 + 39.5*float32(i), 0} }

// landed is how the sticks lie after throw number n of a game.
func landed(n int) [4]lie { return layouts[mix(n)%uint32(len(layouts))] }

// mix spreads consecutive numbers, so that throws do not fall alike in turn; 0
// gives the first layout.
func mix(n int) uint32 {
	h := uint32(n) * 2654435761
	return h ^ h>>15
}

// flights is the way of all four sticks through throw number n.
func flights(n int, from [4]lie, was, faces sticks.Faces) [4]anim.Flight {
	to := landed(n)
	var f [4]anim.Flight
	for i := range f {
		hand := gathered(i)
		hand.y = 94 + (hand.y-94)*.35 // closer together in the hand than on the mat
		h := mix(n*7 + i + 1)
		f[i] = anim.Flight{
			Index: i,
			FromX: from[i].x, FromY: from[i].y, FromAngle: from[i].angle,
			HandX: hand.x, HandY: hand.y,
			ToX: to[i].x, ToY: to[i].y, Angle: to[i].angle,
			Peak: 60 + float32(h%51), HalfTurns: 3 + int(h/64%3), Spin: float32(int(h/512%49)) - 24,
			WasLight: was[i], Light: faces[i],
		}
	}
	return f
}
