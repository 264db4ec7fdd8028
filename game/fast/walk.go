package fast

import (
	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// view is the board as one side sees it.
type view struct {
	own, foe uint32
	open     uint32 // where a piece may come to rest: empty, or an enemy to hit
	bars     uint32 // bit q: a group that bars begins at q
	wet      uint32 // enemies that only a piece from 26 may hit
	tamed    uint32 // squares where groups mean nothing
	side     board.Side
}

// look works out the view of side d.
func (g *Game) look(s State, d board.Side) view {
	v := view{own: s.Pieces(d), foe: s.Pieces(d ^ 1), side: d}
	if s.more == 0 {
		g.see(&v, 0, false)
		return v
	}
	v.tamed = g.tamed(s)
	g.see(&v, g.guarded(s, d^1), s.Phase(d^1) == game.PhaseBell)
	return v
}

// tamed are the squares where groups mean nothing: the home squares once
// somebody owns them.
func (g *Game) tamed(s State) uint32 {
	if s.more>>homeAt&15 == 0 {
		return 0
	}
	return g.zone
}

// guarded are the squares where a piece of d cannot be hit because they are its own.
func (g *Game) guarded(s State, d board.Side) uint32 {
	if s.Phase(d) == game.PhaseKendall {
		return 0
	}
	return g.owns(s.Home(d))
}

// owns are the squares of a parity of home.
func (g *Game) owns(h game.Home) uint32 {
	switch h {
	case game.HomeOdd:
		return g.zone & odd
	case game.HomeEven:
		return g.zone &^ odd
	}
	return 0
}

// see fills in what follows from where the pieces stand. guarded are the
// squares where the enemy is safe as their owner, foeDown says that it walks down.
func (g *Game) see(v *view, guarded uint32, foeDown bool) {
	v.bars = g.barring(v.own&^v.tamed, v.foe&^v.tamed, v.side)
	strong := g.protected(v.foe&^v.tamed&g.grouping, foeDown)
	hit := v.foe &^ guarded
	v.open = path &^ v.own & (^v.foe | hit&(g.soft|^(g.hard|strong)))
	v.wet = g.wetHits(v.own, v.foe, hit&^strong)
}

// wetHits are those of the enemies that can be hit which only a piece from 26
// may hit, on 27 to 30: their place is the Water.
func (g *Game) wetHits(own, foe, hit uint32) uint32 {
	if g.r.LastHits != rules.LastHitsToWater {
		return 0
	}
	if (own|foe)&at27 != 0 {
		return hit & at27
	}
	return hit & (lastFive << 1 & path)
}

// barring are the squares at which a group begins that side d may not pass.
func (g *Game) barring(own, foe uint32, d board.Side) uint32 {
	switch g.width {
	case 2:
		all := own | foe
		pairs := all & (all >> 1) & g.joined
		if g.gods && g.r.GodsJump && d == board.Spools {
			pairs &^= own & (own >> 1)
		}
		return pairs
	case 3:
		return foe & (foe >> 1) & (foe >> 2) & g.joined & (g.joined >> 1)
	}
	return 0
}

// protected are the pieces of a set that their neighbours keep from being hit.
// down says that the set's front is its lower end.
func (g *Game) protected(set uint32, down bool) uint32 {
	j := set & (set >> 1) & g.joined // bit q: q and q+1 belong together
	var strong uint32
	switch g.r.Safe {
	case 0:
		return 0
	case 2:
		strong = j | j<<1
	case 3:
		strong = j & (j >> 1)
		strong |= strong<<1 | strong<<2
	}
	switch g.r.Break {
	case rules.BreakMiddleOfThree:
		strong &^= j << 1 & j &^ (j << 2) &^ (j >> 1)
	case rules.BreakMiddleOfThreeOrFour:
		four := j & (j >> 1) & (j >> 2) &^ (j << 1) &^ (j >> 3)
		strong &^= j<<1&j&^(j<<2)&^(j>>1) | four<<1 | four<<2
	case rules.BreakSecond:
		if down {
			strong &^= j << 1 & j &^ (j >> 1)
		} else {
			strong &^= j << 1 & j &^ (j << 2)
		}
	}
	return strong
}

// from are the pieces of the view that can walk so, by the squares they stand on.
func (g *Game) from(w *walk, v *view) uint32 {
	if w.down {
		return g.fromDown(w, v)
	}
	b := v.bars
	barred := w.spread(b)
	if w.stop != 0 {
		barred = barred&^w.stop | w.spread(b&w.low)&w.stop
	}
	can := w.src &^ (barred &^ w.exempt)
	open := v.open>>(w.n&31) | v.wet>>(w.n&31)&w.wet | w.off
	open = open&^w.stop | w.stop&-(v.open>>board.Beauty&1)
	good := can & open
	if v.own&w.ba != 0 {
		good = good&^w.ba | g.onFromBa(w, v, can, good)
	}
	if v.own&w.lone != 0 && b>>27 != 0 {
		good &^= w.lone
	}
	return v.own & good
}

// spread are the squares from which a walk up the path passes one of the groups
// that begin at the squares of a set.
func (w *walk) spread(b uint32) uint32 {
	return b>>1&w.shifts[0] | b>>2&w.shifts[1] | b>>3&w.shifts[2] | b>>4&w.shifts[3]
}

// fromDown is from for a walk down the path.
func (g *Game) fromDown(w *walk, v *view) uint32 {
	b := v.bars << (g.width & 31) >> 1
	barred := b<<1&w.shifts[0] | b<<2&w.shifts[1] | b<<3&w.shifts[2] | b<<4&w.shifts[3]
	can := w.src &^ barred
	good := can & (v.open << (w.n & 31))
	if v.own&w.ba != 0 {
		good = good&^w.ba | g.onFromBa(w, v, can, good)
	}
	return v.own & good
}

// onFromBa is w.ba when the piece there can walk to the Ba and on, else 0. can
// is what nothing bars, good what finds a place at the end.
func (g *Game) onFromBa(w *walk, v *view, can, good uint32) uint32 {
	if (v.own|v.foe)>>board.Ba&1 == 1 || good>>board.Ba&1 == 0 {
		return 0
	}
	return w.ba & can
}

// target is where the piece on from comes to rest by the walk.
func (w *walk) target(from uint32) uint32 {
	if w.odd>>(from&31)&1 == 0 {
		return from + w.step
	}
	return w.oddTarget(from)
}

func (w *walk) oddTarget(from uint32) uint32 {
	switch at := uint32(1) << (from & 31); {
	case w.off&at != 0:
		return uint32(board.Off)
	case w.ba&at != 0:
		return w.on(uint32(board.Ba))
	default:
		return w.on(from)
	}
}

// on is the square w.n beyond from, or 26 for those that stop there.
func (w *walk) on(from uint32) uint32 {
	switch {
	case w.down:
		return from - w.n
	case w.stop>>from&1 == 1:
		return uint32(board.Beauty)
	}
	return from + w.n
}
