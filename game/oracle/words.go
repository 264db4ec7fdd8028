package oracle

import (
	"senet/game/fault"
)

// Text says in words what happened, in the third person, present tense. It is a
// fault only in form: tr.Fault turns it into the player's language.
func (h Happening) Text() *fault.Fault { return fault.New("oracle.happened.landed") }

// Badge is the drawing that marks a meeting on its corner, as in "badge-" + it:
// swap, drown, free, reborn, or "" for none.
func (m Meeting) Badge() string { return "" }

// PassageKey is the text key of the title of passage n, 0 to 2.
func PassageKey(n int) string { return "" }

// Key is the text key of the name of a choice of what is met.
func (m Met) Key() string { return "" }

// Key is the text key of the name of a draw.
func (k DrawKind) Key() string { return "" }
