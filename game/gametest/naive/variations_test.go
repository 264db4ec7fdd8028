package naive_test

import (
	"testing"

	"senet/game/rules"
)

// variation is a preset with some toggles changed.
type variation struct {
	base, name string
	change     func(*rules.Rules)
}

var variations = []variation{
	{"kendall", "", nil},
	{"kendall", "row-corners off", func(r *rules.Rules) { r.RowCorners = false }},
	{"kendall", "backward piece", func(r *rules.Rules) { r.Backward = rules.BackwardPiece }},
	{"kendall", "backward never", func(r *rules.Rules) { r.Backward = rules.BackwardNever }},
	{"kendall", "rebirth-throws-again", func(r *rules.Rules) { r.RebirthAgain = true }},
	{"kendall", "again-needs-a-move", func(r *rules.Rules) { r.AgainNeedsMove = true }},
	{"kendall", "touch-move", func(r *rules.Rules) { r.TouchMove = true }},
	{"kendall", "cones begin", func(r *rules.Rules) { r.FirstPlayer = rules.FirstCones }},
	{"kendall", "opening 2 or 3", func(r *rules.Rules) { r.OpeningThrow = rules.OpeningTwoOrThree }},
	{"kendall-long", "", nil},
	{"kendall-long", "row-corners off, backward piece, touch-move", func(r *rules.Rules) {
		r.RowCorners, r.Backward, r.TouchMove = false, rules.BackwardPiece, true
	}},
	{"gods", "", nil},
	{"gods", "gods-auto-free off", func(r *rules.Rules) { r.GodsFree = false }},
	{"gods", "again-needs-a-move", func(r *rules.Rules) { r.AgainNeedsMove = true }},
	{"gods", "gods-jump off, backward never", func(r *rules.Rules) { r.GodsJump, r.Backward = false, rules.BackwardNever }},
	{"bell", "", nil},
	{"bell", "entry optional, touch-move", func(r *rules.Rules) { r.BellEntry, r.TouchMove = rules.EntryOptional, true }},
	{"bell", "backward piece", func(r *rules.Rules) { r.Backward = rules.BackwardPiece }},
	{"bell-long", "", nil},
	{"bell-long", "row-corners off", func(r *rules.Rules) { r.RowCorners = false }},
	{"cycle", "", nil},
	{"cycle", "three rounds", func(r *rules.Rules) { r.Rounds = 3 }},
	{"cycle", "three rounds, long", func(r *rules.Rules) { r.Rounds, r.Pieces, r.HomeRows = 3, 7, 14 }},
	{"common", "", nil},
	{"common", "row-corners off", func(r *rules.Rules) { r.RowCorners = false }},
	{"kendall-1978", "", nil},
	{"voyage", "", nil},
	{"voyage", "row-corners off, touch-move", func(r *rules.Rules) { r.RowCorners, r.TouchMove = false, true }},
	{"five-stones", "", nil},
	{"modern-kendall", "", nil},
	{"modern-kendall", "row-corners off", func(r *rules.Rules) { r.RowCorners = false }},
	{"bell-1979", "", nil},
	{"bell-1979", "entry houses", func(r *rules.Rules) { r.EntryOn = rules.EntryHouses }},
	{"maat", "", nil},
	{"maat", "all-dark 6", func(r *rules.Rules) { r.AllDark = 6 }},
}

// Two programs written apart from RULES agree on every ply: which throws and
// moves there are, and what becomes of them.
func TestEngineAgreesWithOracle(t *testing.T) {
	for _, v := range variations {
		name := v.base
		n := 40_000
		switch {
		case v.name != "":
			name, n = v.base+": "+v.name, 10_000
		case v.base == "kendall" || v.base == "kendall-long" || v.base == "gods":
			n = 100_000
		}
		if *plies > 0 {
			n = *plies
		}
		if testing.Short() {
			n /= 20
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			preset, ok := rules.ByID(v.base)
			if !ok {
				t.Skip("no such preset")
			}
			r := preset.Rules
			if v.change != nil {
				v.change(&r)
			}
			w, err := newWalker(r, *seed)
			if err != nil {
				t.Fatal(err)
			}
			if err := w.run(n); err != nil {
				t.Fatal(err)
			}
			t.Logf("%d plies agree", n)
		})
	}
}
