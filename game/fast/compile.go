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
	chances []game.Chance
	sticks  uint64    // what each of sixteen equal chances shows, four bits each
	again   [8]int8   // by throw, how many more it earns
	starts  [2]uint32 // by side, where pieces may be held that stand as they started

	joined   uint32 // bit q: q and q+1 are neighbours in a group
	grouping uint32 // squares whose pieces protect each other
	hard     uint32 // squares where an enemy cannot be hit, groups or not
	soft     uint32 // squares where it always can: 15 in bell-1979
	zone     uint32 // the home squares, or the last row in maat
	special  uint32 // squares that act on a piece that comes there
	loud     uint32 // squares from which a hit does more than swap
	width    uint32 // how many squares a group that bars has; 0: nothing bars

	// By phase and throw: how a side goes ahead, how while it may not free
	// pieces yet, and how it goes back. By throw: how fate moves a piece on 26.
	ahead, kept, behind [4][8]walk
	fate, fateBack      [8]walk

	gods      bool // the spools are the gods'
	hasWater  bool // pieces on 27 leave it by throws of their own
	bounces   bool // a throw may be spent in part backward
	needsMove bool // a throw must be played to earn another
	gathers   bool // throws are put by before any is played
	holds     bool // pieces may have to wait for others

	calmRules
}

const (
	lastFive = uint32(0b11111) << board.Beauty
	odd      = uint32(0xAAAAAAAA)
)

// Compile makes a rule set ready to be played fast. It returns nil for one that
// is not played fast; see Supports.
func Compile(g *game.Game) *Game {
	r := g.Rules()
	if !Supports(r) {
		return nil
	}
	start := g.Start()
	f := &Game{
		core: g, r: r, pieces: r.Pieces, chances: g.Chances(&start),
		joined: path &^ (1 << board.Squares), grouping: path,
		gods: r.Gods, needsMove: r.AgainNeedsMove, bounces: r.TooFar == rules.TooFarBounces,
		gathers: r.ThrowsFirst, holds: r.StartHeld || r.RebornFirst,
	}
	f.start = f.State(start)
	if r.StartHeld {
		f.starts = [2]uint32{f.start.Pieces(board.Spools), f.start.Pieces(board.Cones)}
	}
	switch r.Water {
	case rules.WaterNextTurn, rules.WaterAtOnce, rules.WaterChoice:
		f.hasWater = true
	}
	f.compileThrows()
	f.compileGroups()
	f.compileHouses()
	f.compileWalks()
	f.compileCalm()
	f.compileStill()
	return f
}

// compileThrows works out the sticks.
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

// compileGroups works out what groups consist of.
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

// compileHouses works out what single squares do.
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
	g.loud = g.special
	if g.r.LastHits == rules.LastHitsToWater {
		g.loud |= at26
	}
	if g.r.Hit == rules.HitStart {
		g.loud = path
	}
}
