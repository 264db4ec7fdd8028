package table

import (
	"senet/game"
	"senet/ui/panel/words"
	"senet/ui/sticks"
	"senet/ui/tr"
)

// pendingWords are those of throws made in advance, to be played in any order.
func pendingWords(p *game.Position) sticks.Words {
	return sticks.Words{
		Title: tr.S("table.pending"),
		Lines: [2]string{tr.F("table.pending.list", map[string]any{"List": words.Pending(p)}), tr.S("table.pending.line")},
	}
}

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
