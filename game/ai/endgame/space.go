package endgame

import (
	"math/bits"

	"senet/game"
	"senet/game/board"
	"senet/game/fast"
	"senet/game/rules"
)

// Most is the largest number of pieces of one side that a table can hold.
const Most = 4

// space numbers the states of a rule set that wait for a throw, seen by the
// side whose turn it is. Each state has a place in the layer of its two counts
// of pieces left; within a layer the blocks follow by drowned pieces, and within
// a block the boards, each with all its counts of throws.
type space struct {
	rest    uint32 // squares where a piece can come to rest
	n       int    // how many
	pos     [32]uint8
	square  [32]uint8
	drowns  bool
	water   bool // some states wait for a throw of the Water
	owed    int  // throws owed are 1 to this; more are taken for this
	carry   int  // a carry is −this to this
	each    int  // states of one board
	binom   [33][Most + 2]uint32
	piecesN int
	differ  bool // the sides play by different rules: values go by seat
}

// seat is where the values of a side are kept.
func (sp *space) seat(d board.Side) board.Side {
	if sp.differ {
		return d & 1
	}
	return 0
}

// Supports says whether the endings of a rule set can be solved here: games of
// removing in which a state is where the pieces stand, what is drowned, and the
// throws owed and carried.
func Supports(g *fast.Game) bool {
	if g == nil {
		return false
	}
	r := g.Core().Rules()
	return r.System == rules.SystemRemove && !r.TouchMove && !r.ThrowsFirst && !r.RebornFirst && !r.WaterCosts
}

func newSpace(g *fast.Game) space {
	r := g.Core().Rules()
	sp := space{owed: 1, piecesN: int(r.Pieces), differ: !g.Symmetric()}
	sp.rest = 1<<(board.Squares+1) - 2
	if r.BaDoubles {
		sp.rest &^= 1 << board.Ba
	}
	switch r.Water {
	case rules.WaterDrowns:
		sp.drowns = true
		sp.rest &^= 1 << board.Water
	case rules.WaterRebirth, rules.WaterStart:
		sp.rest &^= 1 << board.Water
	case rules.WaterNextTurn, rules.WaterAtOnce, rules.WaterChoice:
		sp.water = true
	}
	if r.RebirthAgain15 || r.RebirthAgain || r.NetLoses {
		sp.owed, sp.carry = 3, 2
	}
	sp.each = sp.owed * (2*sp.carry + 1)
	if sp.water {
		sp.each *= 2
	}
	for q := 1; q <= board.Squares; q++ {
		if sp.rest>>q&1 == 1 {
			sp.pos[q], sp.square[sp.n] = uint8(sp.n), uint8(q)
			sp.n++
		}
	}
	for i := range sp.binom {
		sp.binom[i][0] = 1
		for k := 1; i > 0 && k < len(sp.binom[i]); k++ {
			sp.binom[i][k] = sp.binom[i-1][k-1] + sp.binom[i-1][k]
		}
	}
	return sp
}

// boards is how many boards have a pieces of one side and b of the other.
func (sp *space) boards(a, b int) int { return int(sp.binom[sp.n][a]) * int(sp.binom[sp.n-a][b]) }

// rank numbers a board.
func (sp *space) rank(own, foe uint32) uint32 {
	a, b := uint32(0), uint32(0)
	i := 1
	for set := own; set != 0; set &= set - 1 {
		a += sp.binom[sp.pos[bits.TrailingZeros32(set)&31]&31][i]
		i++
	}
	i = 1
	for set := foe; set != 0; set &= set - 1 {
		low := set & -set
		at := int(sp.pos[bits.TrailingZeros32(set)&31]) - bits.OnesCount32(own&(low-1))
		b += sp.binom[at&31][i]
		i++
	}
	k := bits.OnesCount32(own)
	return a*sp.binom[(sp.n-k)&31][i-1] + b
}

// extra numbers the counts of throws of a state, seen by the side to throw.
func (sp *space) extra(s fast.State, d board.Side) int {
	if sp.each == 1 {
		return 0
	}
	e := 0
	if s.Await() == game.AwaitWater {
		e = sp.owed
	}
	e += min(max(s.Owed(), 1), sp.owed) - 1
	return e*(2*sp.carry+1) + min(max(s.Carry(d^1), -sp.carry), sp.carry) + sp.carry
}

// counts undoes extra.
func (sp *space) counts(e int) (owed, carry int, await game.Await) {
	carry = e%(2*sp.carry+1) - sp.carry
	e /= 2*sp.carry + 1
	await = game.AwaitThrow
	if e >= sp.owed {
		e -= sp.owed
		await = game.AwaitWater
	}
	return e + 1, carry, await
}

// sets appends every set of k of the squares in list, in the order of rank.
func sets(list []uint8, k int, out []uint32) []uint32 {
	if k == 0 {
		return append(out, 0)
	}
	end := uint64(1) << len(list)
	for set := uint64(1)<<k - 1; set < end; {
		var squares uint32
		for m := set; m != 0; m &= m - 1 {
			squares |= 1 << list[bits.TrailingZeros64(m)]
		}
		out = append(out, squares)
		low := set & -set
		up := set + low
		set = up | (set^up)>>(2+bits.TrailingZeros64(low))
	}
	return out
}

// without is the list of resting squares that are not in a set.
func (sp *space) without(set uint32, buf []uint8) []uint8 {
	buf = buf[:0]
	for _, q := range sp.square[:sp.n] {
		if set>>q&1 == 0 {
			buf = append(buf, q)
		}
	}
	return buf
}

// Drowns says whether pieces wait in the Water off the board, and WaterEmpty
// whether none ever rests on 27.
func Drowns(r rules.Rules) bool { return r.Water == rules.WaterDrowns }

// WaterEmpty says whether no piece ever rests on 27.
func WaterEmpty(r rules.Rules) bool {
	return r.Water == rules.WaterDrowns || r.Water == rules.WaterRebirth || r.Water == rules.WaterStart
}
