package table

import (
	"senet/game"
	"senet/ui/tr"
)

// orMove says what can be done instead of throwing: bring a piece back from the
// Water or to rebirth. "" if there is nothing.
func (t *Table) orMove() string {
	if !t.snap.CanThrow {
		return ""
	}
	for _, m := range t.snap.Legal {
		if m.Kind == game.MoveRebirth {
			return tr.F("table.orReborn", map[string]any{"To": int(m.To)})
		}
	}
	return ""
}
