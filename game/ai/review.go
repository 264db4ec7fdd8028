package ai

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"senet/game"
	"senet/game/board"
	"senet/game/record"
)

// Verdict is what a review says of one action of a game. All chances are those
// of the spools.
type Verdict struct {
	Action record.Action
	Before game.Position
	Side   board.Side // who threw or chose
	Win    float64    // the chance before
	Luck   float64    // of a throw: by how much it beat the mean, for the spools
	Choice bool       // there was something to choose
	Loss   float64    // of a choice: what the side gave away, 0 or more
	Played int        // its index in Choices, −1 if it is not among them
	Best   int        // the index of the best one
	// Choices are all that could be done, as the side to choose sees their chances.
	Choices []Decision
}

// Account sums a review up for a side.
type Account struct {
	Decisions int     // where there was a choice
	Loss      float64 // given away in all
	Worst     float64 // at once
	WorstAt   int     // the index of that verdict, −1 for none
	Luck      float64 // of all throws of both sides, for this side
}

// Mean is what a side gave away a decision.
func (a Account) Mean() float64 { return a.Loss / float64(max(a.Decisions, 1)) }

// Reviewed is a whole game looked back on.
type Reviewed struct {
	Verdicts []Verdict
	Sides    [2]Account
	Winner   board.Side
	Over     bool
}

// reviewDepth is how many throws ahead a review judges throws.
const reviewDepth = 1

// Review goes over a game that was recorded. report hears of each action done,
// of how many, and may be nil. It returns ctx.Err() when ctx is done, and an
// error for a record that cannot be replayed. It is meant for a goroutine of its
// own; a game takes a few seconds.
func Review(ctx context.Context, rec *record.Record, report func(done, of int)) (*Reviewed, error) {
	g, err := rec.Game()
	if err != nil {
		return nil, err
	}
	out := &Reviewed{}
	for i := range out.Sides {
		out.Sides[i].WorstAt = -1
	}
	err = rec.Replay(func(before game.Position, a record.Action, _ []game.Event, after game.Position) {
		out.Verdicts = append(out.Verdicts, Verdict{Action: a, Before: before, Side: toAct(&before), Played: -1})
		if w, over := after.Over(); over {
			out.Winner, out.Over = w, true
		}
	})
	if err != nil {
		return nil, err
	}
	for i := range out.Verdicts {
		if err := out.judge(ctx, g, i); err != nil {
			return nil, err
		}
		if report != nil {
			report(i+1, len(out.Verdicts))
		}
	}
	return out, nil
}

// judge fills in a verdict.
func (r *Reviewed) judge(ctx context.Context, g *game.Game, i int) error {
	v := &r.Verdicts[i]
	p := &v.Before
	v.Win = 0.5
	if err := ctx.Err(); err != nil {
		return err
	}
	if p.Await == game.AwaitLot || p.Await == game.AwaitNothing {
		return nil
	}
	legal := g.Legal(p, nil)
	canThrow := g.Chances(p) != nil
	if len(legal) > 0 {
		if err := v.choices(ctx, g); err != nil {
			return err
		}
		v.Choice = len(v.Choices) > 1
		r.count(v, i)
	}
	if canThrow {
		luck, mean := luckOf(g, p, v.Action)
		v.Luck = luck
		if len(legal) == 0 {
			v.Win = mean
		}
		r.Sides[board.Spools].Luck += luck
		r.Sides[board.Cones].Luck -= luck
	}
	return nil
}

// choices weighs what could be done.
func (v *Verdict) choices(ctx context.Context, g *game.Game) error {
	list, err := Weigh(ctx, g, v.Before, HintLevel)
	if err != nil {
		return err
	}
	v.Choices = list
	for j, d := range list {
		if d.Win > list[v.Best].Win {
			v.Best = j
		}
		if d.Throw == (v.Action.Kind == record.ActThrow) && (d.Throw || d.Move == v.Action.Move) &&
			(v.Action.Kind == record.ActThrow || v.Action.Kind == record.ActPlay) {
			v.Played = j
		}
	}
	v.Win = list[v.Best].Win
	if v.Played >= 0 {
		v.Loss = max(list[v.Best].Win-list[v.Played].Win, 0)
	}
	if v.Side == board.Cones {
		v.Win = 1 - v.Win
	}
	return nil
}

// count adds a choice to its side's account.
func (r *Reviewed) count(v *Verdict, i int) {
	if !v.Choice || v.Played < 0 {
		return
	}
	a := &r.Sides[v.Side&1]
	a.Decisions++
	a.Loss += v.Loss
	if v.Loss > a.Worst {
		a.Worst, a.WorstAt = v.Loss, i
	}
}

// luckOf is the luck of a throw, and the chance of the spools before it.
func luckOf(g *game.Game, p *game.Position, a record.Action) (luck, mean float64) {
	e := engineOf(g)
	if e == nil {
		return 0, 0.5
	}
	lv := levels[LevelVizier]
	x := e.take(lv)
	defer e.give(x, lv)
	x.Budget = 0
	x.Begin(context.Background())
	luck, mean = x.Luck(e.g.State(*p), a.Throw, reviewDepth)
	if a.Kind != record.ActThrow {
		luck = 0
	}
	return luck, mean
}

// Text is the review as plain lines, one for each choice that gave something
// away, with a summary: numbers and squares only, for export.
func (r *Reviewed) Text() string {
	var b strings.Builder
	for i, v := range r.Verdicts {
		if v.Choice && v.Played >= 0 && v.Loss >= 0.0005 {
			fmt.Fprintf(&b, "%4d  %-6s  %d: %s (%.1f %%), best %s (%.1f %%), lost %.2f %%\n", i+1, v.Side, v.Before.Throw,
				said(v.Choices[v.Played]), 100*v.Choices[v.Played].Win, said(v.Choices[v.Best]), 100*v.Choices[v.Best].Win, 100*v.Loss)
		}
	}
	for side, a := range r.Sides {
		fmt.Fprintf(&b, "%s: %d choices, %.3f %% of a win given away by each, %.1f %% in all, luck %+.1f %%\n",
			board.Side(side), a.Decisions, 100*a.Mean(), 100*a.Loss, 100*a.Luck)
	}
	return b.String()
}

// said is a decision in figures.
func said(d Decision) string {
	if d.Throw {
		return "throw"
	}
	return fmt.Sprintf("%d-%d", d.Move.From, d.Move.To)
}

// Curve is the chance of the spools by verdict, for a graph.
func (r *Reviewed) Curve() []float64 {
	out := make([]float64, len(r.Verdicts))
	for i := range out {
		out[i] = r.Verdicts[i].Win
	}
	return slices.Clip(out)
}
