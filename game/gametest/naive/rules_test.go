package naive_test

import (
	"testing"

	"senet/game/rules"
)

// kendall is RULES §2 written out field by field, so that the oracle does not
// depend on the presets.
func kendall() rules.Rules {
	return rules.Rules{
		Pieces: 5, Start: rules.StartAlternate, FirstPlayer: rules.FirstLot, OpeningThrow: rules.OpeningAny,
		AllDark: 5, RowCorners: true, System: rules.SystemRemove,
		Again: 1<<1 | 1<<4 | 1<<5,
		Safe:  2, Break: rules.BreakMiddleOfThree, Bars: rules.BarsTwo, Backward: rules.BackwardSide,
		BackwardFrom: 30, TooFar: rules.TooFarRefused,
		HouseSafe: rules.HouseSafeAll, LastProtect: true, RebirthAgain15: true, NetLoses: true, BaDoubles: true,
		BeautyStop: rules.BeautyOpen, BeautyFate: rules.BeautyAtOnce,
		Fate:      [7]rules.FateTo{0, rules.FateOn, rules.FateOn, rules.FateOn, rules.FateOn, rules.FateBack, rules.FateNone},
		FateTaken: rules.FateTakenBack, Water: rules.WaterDrowns, RebirthTaken: rules.RebirthWaits,
	}
}

// gods2015 is RULES §3 as the recorded game was played.
func gods2015() rules.Rules {
	r := kendall()
	r.Start, r.FirstPlayer = rules.StartGods, rules.FirstSpools
	r.Gods, r.GodsJump, r.GodsFree = true, true, false
	return r
}

// The presets say what RULES §2 and §3 say; fields without effect there aside.
func TestPresetsSayWhatTheTextSays(t *testing.T) {
	long := kendall()
	long.Pieces = 7
	gods := gods2015()
	gods.GodsFree = true
	for id, want := range map[string]rules.Rules{"kendall": kendall(), "kendall-long": long, "gods": gods} {
		preset, _ := rules.ByID(id)
		got := preset.Rules
		got.Rounds, got.Minutes, got.HomeRows, got.Fate[6] = 0, 0, 0, want.Fate[6]
		if !got.Gods {
			got.GodsJump, got.GodsFree = false, false
		}
		if got != want {
			t.Errorf("%s: %v", id, rules.Diff(want, got))
		}
	}
}
