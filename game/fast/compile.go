package fast

import (
	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// Game is a rule set compiled for speed. Make one with Compile.
type Game struct {
	core  *game.Game
	r     rules.Rules
	start State

	pieces  uint8
	sticks  uint64 // what each of sixteen equal chances shows, four bits each
	again   [8]int8
	gain    [32]int8 // what landing on a square earns or costs
	chances []game.Chance

	joined   uint32    // bit q: q and q+1 are neighbours in a group
	grouping uint32    // squares whose pieces protect each other
	hard     uint32    // squares where an enemy cannot be hit, groups or not
	soft     uint32    // squares where it always can: 15 in bell-1979
	starts   [2]uint32 // by side, the squares where pieces that stand as they started may be held
	zone     uint32    // the home squares, or the last row in maat
	noisy    uint32    // squares where a calm ply ends
	loud     uint32    // squares from which a hit does more than swap
	special  uint32    // squares that act on a piece that comes there

	width                         uint32 // how many squares a group that bars has; 0: nothing bars
	ahead                         [4][8]walk
	kept                          [4][8]walk // ahead while pieces may not be freed yet
	behind                        [4][8]walk
	fate                          [8]walk // from 26 alone: on by the throw
	fateBack                      [8]walk // … and back
	hasWater                      bool    // pieces on 27 leave it by throws of their own
	gods                          bool
	needsMove                     bool   // a throw must be played to earn another
	ownBars, pairBars, joinedBars uint32 // what calmBars needs
	broken, notAfter, notBefore   uint32 // what calmStrong needs
	bounces                       bool
	plainPairs                    bool
	canStill                      bool
	stillBars                     uint32
	canCalm                       bool   // calmPly may be asked
	calmWater                     uint32 // 27, when pieces there have turns of their own
}

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
	rare   uint32    // those that calmFrom does not know about
	low    uint32    // where a group can begin that bars those in stop
	shifts [5]uint32 // all ones for each distance at which a group can bar
}

const (
	lastFive = uint32(0b11111) << board.Beauty
	odd      = uint32(0xAAAAAAAA)
)

// Compile makes a rule set ready to be played fast. Every rule set is supported.
func Compile(g *game.Game) *Game {
	r := g.Rules()
	start := g.Start()
	f := &Game{
		core: g, r: r, pieces: r.Pieces, gods: r.Gods, needsMove: r.AgainNeedsMove,
		chances: g.Chances(&start), joined: path &^ (1 << board.Squares), grouping: path,
		hasWater: r.Water == rules.WaterNextTurn || r.Water == rules.WaterAtOnce || r.Water == rules.WaterChoice, bounces: r.TooFar == rules.TooFarBounces,
	}
	f.start = f.State(start)
	if r.StartHeld {
		f.starts = [2]uint32{f.start.Pieces(board.Spools), f.start.Pieces(board.Cones)}
	}
	f.compileThrows()
	f.compileGroups()
	f.compileHouses()
	for n := 1; n <= 6; n++ {
		for ph := game.PhaseKendall; ph <= game.PhaseMaat; ph++ {
			f.ahead[ph][n], f.behind[ph][n] = f.up(ph, n, true), f.down(ph, n)
			f.kept[ph][n] = f.up(ph, n, false)
			if ph == game.PhaseBell {
				f.ahead[ph][n], f.behind[ph][n] = f.behind[ph][n], f.ahead[ph][n]
				f.kept[ph][n] = f.ahead[ph][n]
			}
		}
		f.fate[n], f.fateBack[n] = f.fromBeauty(n)
	}
	f.compileCalm()
	f.compileStill()
	return f
}

func (g *Game) compileThrows() {
	at := 0
	for _, c := range g.chances {
		for range c.Sixteenth {
			g.sticks |= uint64(c.Throw) << at
			at += 4
		}
		if g.r.Again.Has(min(int(c.Throw), 5)) {
			g.again[c.Throw] = 1
		}
	}
}

func (g *Game) compileGroups() {
	if !g.r.RowCorners {
		g.joined &^= 1<<10 | 1<<20
	}
	if !g.r.LastProtect {
		g.grouping &^= lastFive
	}
	switch g.r.Bars {
	case rules.BarsTwo:
		g.width = 2
	case rules.BarsThreeEnemies:
		g.width = 3
	}
}

func (g *Game) compileHouses() {
	switch g.r.HouseSafe {
	case rules.HouseSafeAll:
		for _, q := range board.Houses {
			g.hard |= 1 << q
		}
	case rules.HouseSafeLast:
		g.hard = lastFive
	case rules.HouseSafeSigns:
		g.hard = 1<<board.Rebirth | 1<<board.Beauty | 1<<board.ThreeTruths | 1<<board.TwoSisters
	}
	if g.r.LastHits == rules.LastHitsSwap {
		g.hard &^= lastFive
	}
	if g.r.ExpelOn15 {
		g.soft = 1 << board.Rebirth
	}
	switch g.r.System {
	case rules.SystemPlace, rules.SystemCycle:
		g.zone = uint32(2)<<g.r.HomeRows - 2
	case rules.SystemOccupy:
		g.zone = lastRow
	}
	if g.r.RebirthAgain15 || g.r.ExpelOn15 {
		g.special |= 1 << board.Rebirth
	}
	if g.r.NetLoses {
		g.special |= 1 << board.Net
	}
	if g.r.BeautyFate == rules.BeautyAtOnce {
		g.special |= 1 << board.Beauty
	}
	if g.r.Water != rules.WaterPlain {
		g.special |= 1 << board.Water
	}
	if g.r.LastEndsTurn {
		g.special |= lastFive
	}
}

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
