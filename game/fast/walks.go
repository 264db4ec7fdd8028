package fast

import (
	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// walk is a way to use one throw: which pieces may walk so, as far as that is
// settled before the board is looked at. All sets are of squares set out from.
type walk struct {
	n      uint32
	step   uint32 // n, or minus n for a walk down
	down   bool
	src    uint32    // those that may walk so at all
	stop   uint32    // those that come to rest on 26 before the whole throw
	off    uint32    // those it frees
	exempt uint32    // those that nothing bars
	ba     uint32    // the one it leads to the Ba, which sends it on
	wet    uint32    // 26, where a piece from there may hit on 27–30
	lone   uint32    // 26, when a throw other than 5 frees it: groups on 27–30 bar it
	odd    uint32    // those that do not come to rest n squares on
	rare   uint32    // those that calmFrom does not know about
	low    uint32    // where a group can begin that bars those in stop
	shifts [5]uint32 // all ones for each distance at which a group can bar
}

// compileWalks works the ways out for every phase and throw.
func (g *Game) compileWalks() {
	for n := 1; n <= 6; n++ {
		for ph := game.PhaseKendall; ph <= game.PhaseMaat; ph++ {
			g.ahead[ph][n], g.behind[ph][n] = g.up(ph, n, true), g.down(ph, n)
			g.kept[ph][n] = g.up(ph, n, false)
			if ph == game.PhaseBell {
				g.ahead[ph][n], g.behind[ph][n] = g.behind[ph][n], g.ahead[ph][n]
				g.kept[ph][n] = g.ahead[ph][n]
			}
		}
		g.fate[n], g.fateBack[n] = g.fromBeauty(n)
		for _, ways := range []*[4][8]walk{&g.ahead, &g.kept, &g.behind} {
			for ph := range ways {
				ways[ph][n].seal()
			}
		}
		g.fate[n].seal()
		g.fateBack[n].seal()
	}
}

// seal notes whose walk is an odd one.
func (w *walk) seal() { w.odd = w.off | w.ba | w.stop }

// up is the walk up the path by n of a side in phase ph: forward in Kendall
// and Maat, backward in Bell. free says that pieces may be freed by now.
func (g *Game) up(ph game.Phase, n int, free bool) walk {
	w := g.plain(n, false)
	for from := 1; from <= board.Squares; from++ {
		bit, to := uint32(1)<<from, from+n
		switch {
		case ph == game.PhaseKendall && from >= int(board.Beauty):
			g.upFromLast(&w, from, to, free)
		case ph == game.PhaseKendall && to > int(board.Beauty) && g.r.BeautyStop != rules.BeautyOpen:
			if g.r.BeautyStop == rules.BeautyStops {
				w.src |= bit
				w.stop |= bit
			}
		case to <= board.Squares:
			w.src |= bit
		case ph == game.PhaseKendall && free && g.r.TooFar == rules.TooFarFrees:
			w.src |= bit
			w.off |= bit
		}
	}
	return w
}

// upFromLast settles the forward walk of a piece on 26–30 that is being removed.
func (g *Game) upFromLast(w *walk, from, to int, free bool) {
	bit := uint32(1) << from
	out := to == int(board.Off) || to > int(board.Off) && g.r.TooFar == rules.TooFarFrees
	switch {
	case from == int(board.Beauty) && g.r.BeautyFate == rules.BeautyLater:
		switch fate := g.r.Fate[min(w.n, 5)]; {
		case fate == rules.FateOn:
			w.src |= bit
		case fate == rules.FateFree && free:
			w.src |= bit
			w.off |= bit
			if to != int(board.Off) {
				w.exempt |= bit
				w.lone = bit
			}
		}
	case from == int(board.Water) && g.hasWater:
	case free && from > int(board.Water) && (out || g.r.Free[from-28] == rules.FreeAny):
		w.src |= bit
		w.off |= bit
		w.exempt |= bit
	case from > int(board.Water) && !g.r.LastMove:
	case to <= board.Squares:
		w.src |= bit
	case free && out && g.r.TooFar == rules.TooFarFrees:
		w.src |= bit
		w.off |= bit
	}
}

// down is the walk down the path by n: backward in Kendall and Maat, forward in
// Bell.
func (g *Game) down(ph game.Phase, n int) walk {
	w := g.plain(n, true)
	for from := n + 1; from <= board.Squares; from++ {
		if ph != game.PhaseBell && from > int(g.r.BackwardFrom) {
			continue
		}
		if ph == game.PhaseKendall {
			held := from == int(board.Water) && g.hasWater || from > int(board.Water) && !g.r.LastMove
			if held {
				continue
			}
		}
		w.src |= 1 << from
	}
	return w
}

// fromBeauty are the walks by n of a piece on 26 that its fate moves.
func (g *Game) fromBeauty(n int) (on, back walk) {
	on, back = g.plain(n, false), g.plain(n, true)
	if int(board.Beauty)+n <= board.Squares {
		on.src = 1 << board.Beauty
	}
	back.src = 1<<board.Beauty | 1<<board.Ba // from the Ba it goes on
	return on, back
}

// plain is a walk that nobody may make yet.
func (g *Game) plain(n int, down bool) walk {
	w := walk{n: uint32(n), step: uint32(n), down: down}
	if down {
		w.step = -w.step
	}
	if g.width > 0 {
		w.low = 1<<(27-g.width) - 1
		for i := 0; i < n-int(g.width); i++ {
			w.shifts[i] = ^uint32(0)
		}
	}
	if g.r.BaDoubles {
		if from := int(board.Ba) - n; !down {
			w.ba = 1 << from
		} else if from = int(board.Ba) + n; from <= board.Squares {
			w.ba = 1 << from
		}
	}
	if !down && g.r.LastHits == rules.LastHitsToWater {
		w.wet = 1 << board.Beauty
	}
	return w
}
