package ai

import (
	"senet/game/board"
	"senet/game/record"
)

// Chance is that of the spools when the first so many actions have been done, 0
// to the number of verdicts. After a move that was weighed it is what the move
// was judged at, so that it agrees with what is said of the move: the next
// verdict looks from further on, and comes to another figure.
func (r *Reviewed) Chance(actions int) float64 {
	last := actions == len(r.Verdicts)
	if last && r.Over {
		return r.End
	}
	if actions > 0 {
		if win, ok := r.moved(actions - 1); ok {
			return win
		}
	}
	if last {
		return r.End
	}
	return r.Verdicts[actions].Win
}

// moved is the chance of the spools after the action of verdict i, if that is a
// move that was weighed. Under touch-move it was weighed at the touch.
func (r *Reviewed) moved(i int) (win float64, ok bool) {
	if r.Verdicts[i].Action.Kind == record.ActPlay {
		for i > 0 && r.Verdicts[i].Before.Touched != board.None && r.Verdicts[i-1].Action.Kind == record.ActTouch {
			i--
		}
	}
	v := &r.Verdicts[i]
	if v.Played < 0 || v.Played >= len(v.Choices) || v.Choices[v.Played].Throw {
		return 0, false // what is thrown changes everything
	}
	win = v.Choices[v.Played].Win
	if v.Side == board.Cones {
		win = 1 - win
	}
	return win, true
}

// Curve is the chance of the spools before each action, and at the end, for a
// graph.
func (r *Reviewed) Curve() []float64 {
	out := make([]float64, len(r.Verdicts)+1)
	for i := range out {
		out[i] = r.Chance(i)
	}
	return out
}
