package rules

// clash is a pair of toggles whose values contradict each other. Its text is
// "rules.clash." + id and names both.
type clash struct {
	id            string
	first, second string // the keys of the toggles
	is            func(r *Rules) bool
}

// clashes are all the contradictions. A detail of something that is switched
// off (how the gods jump, in a game without gods) is none: it has no effect, and
// Toggle.Matters says so.
var clashes = []clash{
	// Set-up: the pieces must fit on their squares, and a side's squares hold them.
	{"startTooSmall", "pieces", "start", func(r *Rules) bool {
		return r.Pieces > 7 && (r.Start == StartAlternate || r.Start == StartConesOdd)
	}},
	{"godsStartFive", "pieces", "start", func(r *Rules) bool { return r.Start == StartGods && r.Pieces != 5 }},
	{"placeFromReserve", "system", "start", func(r *Rules) bool {
		return r.System == SystemPlace && r.Start != StartReserve
	}},
	{"reserveOnlyPlace", "start", "system", func(r *Rules) bool {
		return r.Start == StartReserve && r.System != SystemPlace
	}},
	{"homeTooSmall", "pieces", "home-squares", func(r *Rules) bool { return places(r) && r.HomeRows < 2*r.Pieces }},
	{"occupyFive", "system", "pieces", func(r *Rules) bool { return r.System == SystemOccupy && r.Pieces != 5 }},
	{"cycleEndless", "rounds", "minutes", func(r *Rules) bool { return cycles(r) && r.Rounds == 0 && r.Minutes == 0 }},

	// The gods (RULES §3).
	{"godsStart", "gods", "start", func(r *Rules) bool { return r.Gods && r.Start != StartGods }},
	{"godsSystem", "gods", "system", func(r *Rules) bool { return r.Gods && r.System != SystemRemove }},
	{"godsLot", "gods", "first-player", func(r *Rules) bool { return r.Gods && r.FirstPlayer == FirstLot }},
	{"godsChoice", "gods", "water", func(r *Rules) bool { return r.Gods && r.Water == WaterChoice }},

	// A 6 is refused where a rule needs a 5 (RULES §1).
	{"sixGods", "all-dark", "gods", func(r *Rules) bool { return r.AllDark == 6 && r.Gods }},
	{"sixEntry", "all-dark", "system", func(r *Rules) bool { return r.AllDark == 6 && places(r) }},
	{"sixFate", "all-dark", "beauty-fate", func(r *Rules) bool { return r.AllDark == 6 && fated(r) }},
	{"sixWater", "all-dark", "water", func(r *Rules) bool {
		return r.AllDark == 6 && removes(r) && (r.Water == WaterNextTurn || r.Water == WaterAtOnce)
	}},

	// A turn must be able to end: 1, 2 and 3 are fourteen throws in sixteen, and
	// with the throws that landing on 15 earns a turn of such a side has no end.
	{"againAlways", "again", "again-needs-a-move", func(r *Rules) bool {
		return r.Again.Has(1) && r.Again.Has(2) && r.Again.Has(3)
	}},

	// Powers that a system does not have.
	{"expelOnlyPlace", "expel-on-15", "system", func(r *Rules) bool { return r.ExpelOn15 && !onlyPlace(r) }},
	{"pointsOnlyPlace", "home-points", "system", func(r *Rules) bool { return r.HomePoints && !onlyPlace(r) }},
	{"stopOnlyRemove", "beauty-stop", "system", func(r *Rules) bool { return r.BeautyStop != BeautyOpen && !removes(r) }},
	{"fateOnlyRemove", "beauty-fate", "system", func(r *Rules) bool { return r.BeautyFate != BeautyPlain && !removes(r) }},
	{"waterOnlyRemove", "water", "system", func(r *Rules) bool { return r.Water != WaterPlain && !removes(r) }},
	{"drownOnlyRemove", "last-hits", "system", func(r *Rules) bool { return r.LastHits == LastHitsToWater && !removes(r) }},
	{"hitsUnsafe", "last-hits", "house-safe", func(r *Rules) bool {
		return r.LastHits != LastHitsNone && (r.HouseSafe == HouseSafeNone || r.HouseSafe == HouseSafeSigns)
	}},
	{"endsNotPlace", "last-ends-turn", "system", func(r *Rules) bool { return r.LastEndsTurn && onlyPlace(r) }},

	{"rowPointsOnlyRemove", "row-points", "system", func(r *Rules) bool { return r.RowPoints && r.System != SystemRemove }},
	{"freesOnlyRemove", "too-far", "system", func(r *Rules) bool { return r.TooFar == TooFarFrees && !removes(r) }},
	{"lotOpening", "lot-plays", "opening-throw", func(r *Rules) bool {
		return r.LotPlays && r.FirstPlayer == FirstLot && r.OpeningThrow != OpeningAny
	}},

	// All throws before the first move: then none can depend on how one is played.
	{"throwsNeedMove", "throws-first", "again-needs-a-move", func(r *Rules) bool { return r.ThrowsFirst && r.AgainNeedsMove }},
	{"throwsOnlyRemove", "throws-first", "system", func(r *Rules) bool { return r.ThrowsFirst && r.System != SystemRemove }},
	{"throwsGods", "throws-first", "gods", func(r *Rules) bool { return r.ThrowsFirst && r.Gods }},
	{"throwsBounce", "throws-first", "too-far", func(r *Rules) bool { return r.ThrowsFirst && r.TooFar == TooFarBounces }},

	// A piece must be able to get where it has to go.
	{"occupyStuck", "last-move", "system", func(r *Rules) bool { return r.System == SystemOccupy && !r.LastMove }},
	{"occupyNoRetreat", "backward-from", "system", func(r *Rules) bool {
		return r.System == SystemOccupy && r.BackwardFrom < 30
	}},
	{"homeNoRetreat", "backward", "system", func(r *Rules) bool {
		return r.Backward == BackwardNever && r.System != SystemRemove
	}},
	{"waterStuck", "water", "last-move", func(r *Rules) bool {
		return removes(r) && r.Water == WaterPlain && !r.LastMove
	}},
	// Two pieces on 25 and 26 would change places for ever: every throw takes the
	// one to 26 and puts the other back.
	{"stopUnsafe", "beauty-stop", "house-safe", func(r *Rules) bool {
		return removes(r) && r.BeautyStop == BeautyStops && r.HouseSafe == HouseSafeNone
	}},
	{"stopHit", "beauty-stop", "last-hits", func(r *Rules) bool {
		return removes(r) && r.BeautyStop == BeautyStops && r.LastHits == LastHitsSwap
	}},
	{"nowhereToWait", "water", "rebirth-taken", func(r *Rules) bool {
		return removes(r) && r.RebirthTaken == RebirthWaits && (r.Water == WaterRebirth || thrownFor(r))
	}},
	{"fateNowhereToWait", "fate-taken", "rebirth-taken", func(r *Rules) bool {
		return fatedNow(r) && r.FateTaken == FateTakenWater && r.RebirthTaken == RebirthWaits &&
			(r.Water == WaterPlain || r.Water == WaterStart)
	}},

	// The fate table.
	{"fateFive", "fate", "beauty-fate", func(r *Rules) bool { return fated(r) && r.Fate[5] == FateOn }},
	{"fateBackLater", "fate", "beauty-fate", func(r *Rules) bool {
		return fated(r) && !fatedNow(r) && hasFate(r, FateBack)
	}},
	{"fateNoExit", "fate", "beauty-fate", func(r *Rules) bool { return fated(r) && !fatedNow(r) && !fateFrees(r) }},
	{"fateNoExitStop", "fate", "beauty-stop", func(r *Rules) bool {
		return fatedNow(r) && r.BeautyStop != BeautyOpen && !fateFrees(r) && !hasFate(r, FateNone)
	}},
}

func hasFate(r *Rules, to FateTo) bool {
	for _, f := range r.Fate[1:6] {
		if f == to {
			return true
		}
	}
	return false
}

// fateFrees reports whether some fate leads out of 26 towards freedom: off the
// board, to 28–30, or into a Water that can let go.
func fateFrees(r *Rules) bool {
	water := r.Water == WaterPlain || thrownFor(r)
	return hasFate(r, FateFree) || r.Fate[2] == FateOn || r.Fate[3] == FateOn || r.Fate[4] == FateOn ||
		r.Fate[1] == FateOn && water
}
