package fast

import "senet/game/rules"

// Supports reports whether Compile can play r. What it cannot are the rule sets
// in which throws are put by before any is played, or in which the Water costs
// a turn or sends a piece back that must move first (throws-first,
// water-costs-a-turn, reborn-first); a caller plays those by package game.
func Supports(r rules.Rules) bool {
	return !r.ThrowsFirst && !r.WaterCosts && !r.RebornFirst
}
