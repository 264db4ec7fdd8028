package ai

import (
	"math"
	"slices"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/record"
)

// After a move the curve says what was said of the move, for the side that moved;
// after a throw, what comes of it.
func TestCurve(t *testing.T) {
	move := record.Action{Kind: record.ActPlay}
	throw := record.Action{Kind: record.ActThrow}
	list := []Decision{{Win: 0.450}, {Win: 0.412}}
	verdicts := []Verdict{
		{Action: throw, Win: 0.5, Played: -1},
		{Action: move, Side: board.Cones, Win: 0.55, Choices: list, Played: 1, Choice: true},
		{Action: throw, Win: 0.577, Played: 0, Choices: []Decision{{Throw: true, Win: 0.577}}},
		{Action: move, Win: 0.6, Choices: list, Played: 0, Choice: true},
	}
	r := NewReviewed()
	for _, v := range verdicts {
		r.Add(v)
	}
	r.End = 0.43
	if got, want := r.Curve(), []float64{0.5, 0.55, 0.588, 0.6, 0.45}; !slices.EqualFunc(got, want, near) {
		t.Errorf("%v, want %v", got, want)
	}
	r.End, r.Over = 0, true
	if got := r.Chance(4); got != 0 {
		t.Errorf("a lost game ends at %g", got)
	}
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

// Under touch-move the move that follows a touch was weighed with it.
func TestCurveAfterATouch(t *testing.T) {
	r := NewReviewed()
	r.Add(Verdict{Action: record.Action{Kind: record.ActTouch}, Win: 0.6, Choices: []Decision{{Win: 0.6}, {Win: 0.4}}, Played: 1})
	r.Add(Verdict{
		Action: record.Action{Kind: record.ActPlay}, Before: game.Position{Touched: 3}, Win: 0.39,
		Choices: []Decision{{Win: 0.39}}, Played: -1,
	})
	r.End = 0.38
	if got, want := r.Curve(), []float64{0.6, 0.4, 0.4}; !slices.EqualFunc(got, want, near) {
		t.Errorf("%v, want %v", got, want)
	}
}
