package game

import (
	"encoding/binary"

	"senet/game/board"
)

// view is the board as one side with a throw of n sees it, in bit sets: bit q
// stands for square q. It is worked out once per position and asked many times.
type view struct {
	g        *Game
	side     board.Side
	phase    Phase
	foePhase Phase
	n        int
	own, foe uint32
	bars     uint32 // bit q: a group that bars begins at q
	groups   uint32 // enemy pieces that protect each other
	tamed    uint32 // squares where groups mean nothing
	foeHome  uint32 // the enemy's own squares, where it cannot be hit
	held     uint32 // pieces that may not move yet, for the reason in heldWhy
	heldWhy  Reason
	mayFree  bool // pieces may be freed by now: free-when
	reserve  uint8
}

// look works out the view of side s.
func (g *Game) look(p *Position, s board.Side) view {
	v := view{
		g: g, side: s, phase: p.Phase[s], foePhase: p.Phase[s.Other()], n: int(p.Throw),
		own: p.squaresOf(s), foe: p.squaresOf(s.Other()), reserve: p.Reserve[s],
	}
	v.tamed = g.tamed(p)
	v.bars = g.barring(s, v.own&^v.tamed, v.foe&^v.tamed)
	v.groups = v.foe &^ v.tamed & g.grouping
	v.foeHome = g.guarded(p, s.Other())
	v.mayFree = true
	if g.restrains {
		g.restrain(&v, p)
	}
	return v
}

// restraining reports whether some rule holds pieces that could move otherwise.
// Few rule sets have one, and look is asked often.
func restraining(g *Game) bool {
	return g.starts != [2]uint32{} || g.sendsFirst() || !g.mayFree(wholePath, 1)
}

// restrain works out which pieces are held, and whether any may be freed.
func (g *Game) restrain(v *view, p *Position) {
	v.held, v.heldWhy = g.heldPieces(v), ReasonHeld
	if at := p.Sent[v.side]; at != board.None {
		v.held, v.heldWhy = v.own&^(1<<at), ReasonSentFirst
	}
	v.mayFree = g.mayFree(v.own, p.Drowned[v.side])
}

// squaresOf is the set of squares where pieces of s stand. Bit 0 of a cell says
// spool, bit 1 cone, so one bit of each of eight cells at a time is gathered.
func (p *Position) squaresOf(s board.Side) uint32 {
	const cells = 0x0101010101010101
	gather := func(eight []byte) uint32 {
		// the factor moves bit 8i to bit 56+i, and all else away
		return uint32(binary.LittleEndian.Uint64(eight) >> s & cells * 0x0102040810204080 >> 56)
	}
	return gather(p.Cells[0:8]) | gather(p.Cells[8:16])<<8 | gather(p.Cells[16:24])<<16 | gather(p.Cells[23:31])<<23
}
