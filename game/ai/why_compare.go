package ai

import (
	"slices"

	"senet/game"
)

// Over is what of Why speaks for d rather than for another decision: a reason
// that holds for both tells nothing, and gaining ground only where it is more.
func (d Decision) Over(other Decision) []string {
	return slices.DeleteFunc(slices.Clone(d.Why), func(key string) bool {
		if key == "session.why.forward" {
			return d.ground() <= other.ground()
		}
		return slices.Contains(other.Why, key)
	})
}

// Under is what of Against speaks against d rather than against another
// decision; danger only where it is greater.
func (d Decision) Under(other Decision) []string {
	return slices.DeleteFunc(slices.Clone(d.Against), func(key string) bool {
		if key == "session.why.exposed" {
			return d.Risk <= other.Risk
		}
		return slices.Contains(other.Against, key)
	})
}

// ground is how many squares a decision brings a piece on.
func (d Decision) ground() int {
	if d.Throw || d.Move.Kind != game.MoveStep {
		return 0
	}
	if !d.Move.To.Valid() { // off the board
		return int(^uint8(0))
	}
	return int(d.Move.To) - int(d.Move.From)
}
