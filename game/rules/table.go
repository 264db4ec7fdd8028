package rules

import (
	"slices"
	"sync"
)

// Catalogue returns one toggle for each field of Rules, in the order of the
// fields. The TOML form, the form in the window, Validate, Hash and the
// documentation are made from it; catalogue_test.go sees that it is complete.
func Catalogue() []Toggle { return slices.Clone(catalogue()) }

// Lookup returns the toggle with the given key.
func Lookup(key string) (Toggle, bool) {
	for _, t := range catalogue() {
		if t.Key == key {
			return t, true
		}
	}
	return Toggle{}, false
}

// catalogue is the table with the defaults filled in from the preset kendall.
var catalogue = sync.OnceValue(func() []Toggle {
	kendall, _ := ByID(DefaultID)
	all := slices.Clone(table)
	for i := range all {
		all[i].Default = all[i].Get(kendall.Rules)
	}
	return all
})

// What a toggle depends on (Toggle.Matters).

func removes(r *Rules) bool   { return r.System == SystemRemove || r.System == SystemCycle }
func places(r *Rules) bool    { return r.System == SystemPlace || r.System == SystemCycle }
func cycles(r *Rules) bool    { return r.System == SystemCycle }
func onlyPlace(r *Rules) bool { return r.System == SystemPlace }
func gods(r *Rules) bool      { return r.Gods }
func fated(r *Rules) bool     { return removes(r) && r.BeautyFate != BeautyPlain }
func fatedNow(r *Rules) bool  { return removes(r) && r.BeautyFate == BeautyAtOnce }

// reborn reports whether pieces can come to need a rebirth.
func reborn(r *Rules) bool {
	byWater := r.Water != WaterPlain && r.Water != WaterStart
	return removes(r) && (byWater || fatedNow(r) && r.FateTaken == FateTakenWater)
}

// thrownFor reports whether a piece on 27 waits there for throws of its own.
func thrownFor(r *Rules) bool {
	return r.Water == WaterNextTurn || r.Water == WaterAtOnce || r.Water == WaterChoice
}

// sendsBack reports whether a piece can go from the Water straight to rebirth.
func sendsBack(r *Rules) bool { return removes(r) && (r.Water == WaterRebirth || thrownFor(r)) }

// groupsOnLast reports whether it can make a difference that pieces on 26–30
// form groups: somebody can be hit there, or one on 26 guards another on 25.
func groupsOnLast(r *Rules) bool {
	switch {
	case r.Safe == 0 || r.System == SystemOccupy:
		return false // in maat the whole last row knows no groups
	case places(r) || r.LastHits != LastHitsNone || r.HouseSafe == HouseSafeNone || r.HouseSafe == HouseSafeSigns:
		return true
	}
	return restsOnBeauty(r)
}

// restsOnBeauty reports whether a piece that is being removed can stay on 26.
func restsOnBeauty(r *Rules) bool {
	return !fatedNow(r) || r.FateTaken != FateTakenWater || hasFate(r, FateBack) || hasFate(r, FateNone) ||
		r.FreeWhen != FreeAlways && hasFate(r, FateFree)
}

// backFromLast reports whether pieces on 26–30 can move backward by the other
// rules.
func backFromLast(r *Rules) bool {
	return r.Backward != BackwardNever && !onlyPlace(r) && (cycles(r) || r.LastMove || restsOnBeauty(r))
}

// rebirthEarns reports whether being reborn can earn a throw that is not void at
// once: with last-ends-turn only one that is chosen, or the other side's.
func rebirthEarns(r *Rules) bool {
	chosen := r.Water == WaterDrowns || r.Water == WaterChoice || r.RebirthTaken == RebirthWaits
	return reborn(r) && (!r.LastEndsTurn || chosen || cycles(r) || r.LastHits != LastHitsNone || restsOnBeauty(r))
}

// Sources that are not among the documents S0–S4. The numbers are those of the
// rule sets of Senet in the Ludii portal.
const (
	jequier = "Jéquier 1930, Ludii 939"
	printed = "Kendall 1978, Ludii 922"
)

// table is the catalogue but for the defaults.
var table = slices.Concat(setupToggles, aimToggles, throwToggles, moveToggles, houseToggles)

var setupToggles = []Toggle{
	oneOf(Toggle{Key: "pieces", Field: "Pieces", Group: GroupSetup, Source: "S0, S1, S4 §7"},
		func(r *Rules) *uint8 { return &r.Pieces }, "5", "7", "10"),
	enum(Toggle{Key: "start", Field: "Start", Group: GroupSetup, Source: "S0, S4 §7–8"},
		func(r *Rules) *Start { return &r.Start }, "alternate", "gods", "reserve", "cones-odd"),
	enum(Toggle{Key: "first-player", Field: "FirstPlayer", Group: GroupSetup, Source: "S0, S1, S3"},
		func(r *Rules) *FirstPlayer { return &r.FirstPlayer }, "lot", "spools", "cones"),
	flag(Toggle{Key: "lot-plays", Field: "LotPlays", Group: GroupSetup, Source: jequier},
		func(r *Rules) *bool { return &r.LotPlays }).when(func(r *Rules) bool { return r.FirstPlayer == FirstLot }),
	enum(Toggle{Key: "opening-throw", Field: "OpeningThrow", Group: GroupSetup, Source: "S1, S3"},
		func(r *Rules) *OpeningThrow { return &r.OpeningThrow }, "any", "two-or-three"),
	oneOf(Toggle{Key: "all-dark", Field: "AllDark", Group: GroupSetup, Source: "RULES §1"},
		func(r *Rules) *uint8 { return &r.AllDark }, "5", "6"),
	flag(Toggle{Key: "row-corners", Field: "RowCorners", Group: GroupSetup, Source: "RULES §1"},
		func(r *Rules) *bool { return &r.RowCorners }),
	flag(Toggle{Key: "touch-move", Field: "TouchMove", Group: GroupSetup, Source: "S0, S4 §8.18"},
		func(r *Rules) *bool { return &r.TouchMove }),
}

var aimToggles = []Toggle{
	enum(Toggle{Key: "system", Field: "System", Group: GroupAim, Source: "S0, S4 §7–9"},
		func(r *Rules) *System { return &r.System }, "remove", "place", "cycle", "occupy"),
	number(Toggle{Key: "rounds", Field: "Rounds", Group: GroupAim, Source: "S0, S4 §7.18"},
		func(r *Rules) *uint8 { return &r.Rounds }, 0, 99).when(cycles),
	number(Toggle{Key: "minutes", Field: "Minutes", Group: GroupAim, Source: "S0, S4 §7.18"},
		func(r *Rules) *uint16 { return &r.Minutes }, 0, 1440).when(cycles),
	flag(Toggle{Key: "gods", Field: "Gods", Group: GroupGods, Source: "S0"},
		func(r *Rules) *bool { return &r.Gods }),
	flag(Toggle{Key: "gods-jump", Field: "GodsJump", Group: GroupGods, Source: "S0"},
		func(r *Rules) *bool { return &r.GodsJump }).when(gods),
	flag(Toggle{Key: "gods-auto-free", Field: "GodsFree", Group: GroupGods, Source: "S0"},
		func(r *Rules) *bool { return &r.GodsFree }).when(gods),
	oneOf(Toggle{Key: "home-squares", Field: "HomeRows", Group: GroupHome, Source: "S0, S1, S4 §7.13"},
		func(r *Rules) *uint8 { return &r.HomeRows }, "10", "14", "20").when(places),
	enum(Toggle{Key: "bell-entry", Field: "BellEntry", Group: GroupHome, Source: "S0, S4 §7.10"},
		func(r *Rules) *Entry { return &r.BellEntry }, "forced", "optional").when(places),
	enum(Toggle{Key: "bell-entry-squares", Field: "EntryOn", Group: GroupHome, Source: "S0, S4 §7"},
		func(r *Rules) *EntryOn { return &r.EntryOn }, "last-five", "houses").when(places),
	flag(Toggle{Key: "expel-on-15", Field: "ExpelOn15", Group: GroupHome, Source: "S1, S4 §7"},
		func(r *Rules) *bool { return &r.ExpelOn15 }).when(onlyPlace),
	flag(Toggle{Key: "home-points", Field: "HomePoints", Group: GroupHome, Source: "S1, S4 §7"},
		func(r *Rules) *bool { return &r.HomePoints }).when(onlyPlace),
	flag(Toggle{Key: "row-points", Field: "RowPoints", Group: GroupAim, Source: jequier},
		func(r *Rules) *bool { return &r.RowPoints }).when(func(r *Rules) bool { return r.System == SystemRemove }),
}

var throwToggles = []Toggle{
	throws(Toggle{Key: "again", Field: "Again", Group: GroupThrows, Source: "S0–S4"},
		func(r *Rules) *ThrowSet { return &r.Again }),
	flag(Toggle{Key: "again-needs-a-move", Field: "AgainNeedsMove", Group: GroupThrows, Source: "S2, RULES §2"},
		func(r *Rules) *bool { return &r.AgainNeedsMove }),
	flag(Toggle{Key: "throws-first", Field: "ThrowsFirst", Group: GroupThrows, Source: printed},
		func(r *Rules) *bool { return &r.ThrowsFirst }).when(func(r *Rules) bool { return r.System == SystemRemove }),
	flag(Toggle{Key: "last-ends-turn", Field: "LastEndsTurn", Group: GroupThrows, Source: "S3"},
		func(r *Rules) *bool { return &r.LastEndsTurn }).when(removes),
	flag(Toggle{Key: "rebirth-throws-again", Field: "RebirthAgain", Group: GroupThrows, Source: "S0, RULES §2"},
		func(r *Rules) *bool { return &r.RebirthAgain }).when(rebirthEarns),
}

var moveToggles = []Toggle{
	oneOf(Toggle{Key: "safe-group", Field: "Safe", Group: GroupHits, Source: "S0–S4"},
		func(r *Rules) *uint8 { return &r.Safe }, "0", "2", "3"),
	enum(Toggle{Key: "break-group", Field: "Break", Group: GroupHits, Source: "S0, S1, S3"},
		func(r *Rules) *Break { return &r.Break }, "none", "middle-of-three", "middle-of-four", "second").
		when(func(r *Rules) bool { return r.Safe > 0 }),
	enum(Toggle{Key: "hit", Field: "Hit", Group: GroupHits, Source: "S0, " + jequier},
		func(r *Rules) *Hit { return &r.Hit }, "swap", "start"),
	enum(Toggle{Key: "bars", Field: "Bars", Group: GroupMoves, Source: "S0–S4"},
		func(r *Rules) *Bars { return &r.Bars }, "nothing", "two", "three-enemies"),
	enum(Toggle{Key: "backward", Field: "Backward", Group: GroupMoves, Source: "S0, S2, S4 §8.16"},
		func(r *Rules) *Backward { return &r.Backward }, "never", "side", "piece"),
	number(Toggle{Key: "backward-from", Field: "BackwardFrom", Group: GroupMoves, Source: "RULES §6"},
		func(r *Rules) *uint8 { return &r.BackwardFrom }, 25, 30).
		when(backFromLast),
	flag(Toggle{Key: "start-held", Field: "StartHeld", Group: GroupMoves, Source: jequier},
		func(r *Rules) *bool { return &r.StartHeld }).when(func(r *Rules) bool { return r.Start != StartReserve }),
	enum(Toggle{Key: "too-far", Field: "TooFar", Group: GroupMoves, Source: "S3, " + jequier},
		func(r *Rules) *TooFar { return &r.TooFar }, "refused", "bounces", "frees"),
}

var houseToggles = []Toggle{
	enum(Toggle{Key: "house-safe", Field: "HouseSafe", Group: GroupHits, Source: "S0, S1, S3, S4 §8.21, " + jequier},
		func(r *Rules) *HouseSafe { return &r.HouseSafe }, "none", "all", "last", "signs"),
	enum(Toggle{Key: "last-hits", Field: "LastHits", Group: GroupHits, Source: "S2, RULES §6"},
		func(r *Rules) *LastHits { return &r.LastHits }, "none", "to-water", "swap"),
	flag(Toggle{Key: "last-protect", Field: "LastProtect", Group: GroupHits, Source: "S2, RULES §6"},
		func(r *Rules) *bool { return &r.LastProtect }).when(groupsOnLast),
	flag(Toggle{Key: "last-move", Field: "LastMove", Group: GroupHouses, Source: "S0, S3"},
		func(r *Rules) *bool { return &r.LastMove }).when(func(r *Rules) bool { return !onlyPlace(r) }),
	flag(Toggle{Key: "rebirth-house-again", Field: "RebirthAgain15", Group: GroupHouses, Source: "S0, S4 §8.20"},
		func(r *Rules) *bool { return &r.RebirthAgain15 }),
	flag(Toggle{Key: "net-loses", Field: "NetLoses", Group: GroupHouses, Source: "S0, S4 §8.23"},
		func(r *Rules) *bool { return &r.NetLoses }),
	flag(Toggle{Key: "ba-doubles", Field: "BaDoubles", Group: GroupHouses, Source: "S0, S4 §8.25"},
		func(r *Rules) *bool { return &r.BaDoubles }),
	enum(Toggle{Key: "beauty-stop", Field: "BeautyStop", Group: GroupBeauty, Source: "S1, S2, S3, S4 §8"},
		func(r *Rules) *BeautyStop { return &r.BeautyStop }, "open", "stops", "exact").when(removes),
	enum(Toggle{Key: "beauty-fate", Field: "BeautyFate", Group: GroupBeauty, Source: "S0–S3, S4 §8.27"},
		func(r *Rules) *BeautyFate { return &r.BeautyFate }, "plain", "at-once", "later").when(removes),
	list(Toggle{Key: "fate", Field: "Fate", Group: GroupBeauty, Source: "S0–S3, S4 §8.27"}, 1, 5,
		func(r *Rules, i int) *FateTo { return &r.Fate[i+1] }, "on", "back", "free", "none").when(fated),
	enum(Toggle{Key: "fate-taken", Field: "FateTaken", Group: GroupBeauty, Source: "S0, S1, S3"},
		func(r *Rules) *FateTaken { return &r.FateTaken }, "back", "water", "stays").when(fatedNow),
	enum(Toggle{Key: "water", Field: "Water", Group: GroupWater, Source: "S0–S3, S4 §8.28, " + jequier},
		func(r *Rules) *Water { return &r.Water },
		"plain", "drowns", "rebirth", "next-turn", "at-once", "choice", "start").when(removes),
	flag(Toggle{Key: "water-costs-a-turn", Field: "WaterCosts", Group: GroupWater, Source: printed},
		func(r *Rules) *bool { return &r.WaterCosts }).when(func(r *Rules) bool { return sendsBack(r) || removes(r) && r.Water == WaterStart }),
	enum(Toggle{Key: "rebirth-taken", Field: "RebirthTaken", Group: GroupWater, Source: "S0, S1, S3, S4 §8.28"},
		func(r *Rules) *RebirthTaken { return &r.RebirthTaken }, "waits", "behind", "pushes").when(reborn),
	flag(Toggle{Key: "reborn-first", Field: "RebornFirst", Group: GroupWater, Source: printed},
		func(r *Rules) *bool { return &r.RebornFirst }).when(sendsBack),
	list(Toggle{Key: "free", Field: "Free", Group: GroupHouses, Source: "S0–S3, S4 §8.31–33"}, 28, 3,
		func(r *Rules, i int) *FreeWith { return &r.Free[i] }, "exact", "any").when(removes),
	enum(Toggle{Key: "free-when", Field: "FreeWhen", Group: GroupHouses, Source: jequier + ", " + printed},
		func(r *Rules) *FreeWhen { return &r.FreeWhen }, "always", "out", "last-row").when(removes),
}
