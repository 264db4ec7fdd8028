package ai

import (
	"errors"

	"senet/game"
	"senet/game/ai/search"
)

// Judge says what luck throws were.
// It is not safe for several goroutines.
type Judge struct {
	e *engine
	x *search.Search
}

// NewJudge returns a judge for a rule set. The error says that the fast path
// does not know the rule set: then there is none, and a nil *Judge knows of no
// luck.
func NewJudge(g *game.Game) (*Judge, error) {
	e := engineOf(g)
	if e == nil {
		return nil, errNoJudge
	}
	x := search.New(e.g, e.net, byHand(e.g, &standard), e.table)
	return &Judge{e, x}, nil
}

var errNoJudge = errors.New("ai: no judge for these rules")

// Luck is by how much the throw t, awaited in p, was better for the spools than
// throws are on average, in chances of winning. Seen over many games it is
// nothing on average, however p is judged. The lot is not counted.
func (j *Judge) Luck(p game.Position, t game.Throw) float64 {
	if j == nil || p.Await == game.AwaitLot {
		return 0
	}
	luck, _ := j.x.Luck(j.e.g.State(p), t, 0)
	return luck
}
