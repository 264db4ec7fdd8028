package table

import (
	"testing"

	"senet/game/rules"
)

// Four dark sides earn another throw also where they score 6 (RULES §1).
func TestScaleMarksFourDarkSides(t *testing.T) {
	tb, _ := newTable(t)
	s := guide(t)
	p, _ := rules.ByID("jequier")
	s.Config.Rules = p.Rules
	show(tb, s)
	if c := tb.scale()[4]; c.Score != 6 || !c.Again {
		t.Errorf("the chip of four dark sides is %+v", c)
	}
}
