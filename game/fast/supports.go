package fast

import "senet/game/rules"

// Supports reports whether Compile can play r. It can play every rule set that
// Validate finds nothing wrong with: what a State has no room for together –
// throws put by beside phases and a reserve, beside gods, or beside throws that
// earn another by a move only – contradicts itself there. A caller that takes
// rule sets from anywhere may ask all the same, and plays those that are refused
// by package game.
func Supports(r rules.Rules) bool {
	return !r.ThrowsFirst ||
		r.System == rules.SystemRemove && !r.Gods && !r.AgainNeedsMove && r.TooFar != rules.TooFarBounces
}
