package ai

import (
	"context"

	"senet/game"
	"senet/game/board"
	"senet/game/record"
)

// Verdict is what a review says of one action of a game. Chances are those of
// the spools, but for the choices, whose chances are those of the side to choose.
type Verdict struct {
	Action record.Action
	Before game.Position
	Side   board.Side // who threw or chose
	Win    float64    // the chance before
	Luck   float64    // of a throw: by how much it beat the mean, for the spools
	Choice bool       // there was something to choose, and the action chose it
	Loss   float64    // of a choice: what the side gave away, 0 or more
	Played int        // its index in Choices, −1 if it is not among them
	Best   int        // the index of the best one
	// Choices are all that could be done, as the side to choose sees their chances.
	Choices []Decision
}

// Mark is how serious the verdict on a choice is.
func (v *Verdict) Mark() Mark {
	if !v.Choice {
		return MarkNone
	}
	return MarkOf(v.Loss)
}

// Account sums a review up for a side.
type Account struct {
	Decisions int        // where there was a choice
	Loss      float64    // given away in all
	Worst     float64    // at once
	WorstAt   int        // the index of that verdict, −1 for none
	Luck      float64    // of all throws of both sides, for this side
	Own       float64    // of the side's own throws alone
	Marks     [marks]int // how many choices have each mark
}

// Mean is what a side gave away a decision.
func (a Account) Mean() float64 { return a.Loss / float64(max(a.Decisions, 1)) }

// Reviewed is a game looked back on: all of it, or as far as one has come.
type Reviewed struct {
	Verdicts []Verdict
	Sides    [2]Account
	End      float64 // the chance of the spools after the last action, 0 or 1 once it is over
	Winner   board.Side
	Over     bool
}

// NewReviewed returns a review in which nothing has been looked at yet.
func NewReviewed() *Reviewed {
	r := &Reviewed{End: 0.5}
	for i := range r.Sides {
		r.Sides[i].WorstAt = -1
	}
	return r
}

// Add takes the verdict on the next action into the review and its accounts.
func (r *Reviewed) Add(v Verdict) {
	r.Verdicts = append(r.Verdicts, v)
	r.Sides[v.Side&1].Own += signed(v.Luck, v.Side)
	r.Sides[board.Spools].Luck += v.Luck
	r.Sides[board.Cones].Luck -= v.Luck
	if !v.Choice {
		return
	}
	a := &r.Sides[v.Side&1]
	a.Decisions++
	a.Loss += v.Loss
	a.Marks[v.Mark()]++
	if v.Loss > a.Worst {
		a.Worst, a.WorstAt = v.Loss, len(r.Verdicts)-1
	}
}

// signed is a number that speaks for the spools as it speaks for a side.
func signed(v float64, side board.Side) float64 {
	if side == board.Cones {
		return -v
	}
	return v
}

// Review goes over a game that was recorded, from its beginning, at the level of
// hints. each hears of every verdict as it is reached and of how many there will
// be, on the goroutine of Review; it may be nil. Review returns ctx.Err() soon
// after ctx is done, and an error for a record that cannot be replayed. It is
// meant for a goroutine of its own; a game takes a few seconds.
//
// Moves without an alternative, those of the gods and what the record places are
// no choices and not judged. Under touch-move the choice is made by touching.
func Review(ctx context.Context, rec *record.Record, each func(v Verdict, of int)) (*Reviewed, error) {
	return ReviewFrom(ctx, rec, 0, each)
}

// ReviewFrom is Review without the verdicts on the actions before the given one,
// for going on with what was stopped; the result lacks them too.
func ReviewFrom(ctx context.Context, rec *record.Record, from int, each func(v Verdict, of int)) (*Reviewed, error) {
	g, err := rec.Game()
	if err != nil {
		return nil, err
	}
	var todo []Verdict
	end := g.Start()
	err = rec.Replay(func(before game.Position, a record.Action, _ []game.Event, after game.Position) {
		todo = append(todo, Verdict{Action: a, Before: before, Side: before.Mover(), Played: -1})
		end = after
	})
	if err != nil {
		return nil, err
	}
	out := NewReviewed()
	for i := from; i < len(todo); i++ {
		chosen := meant(todo[i:])
		if err := todo[i].judge(ctx, g, chosen); err != nil {
			return nil, err
		}
		out.Add(todo[i])
		if each != nil {
			each(todo[i], len(todo))
		}
	}
	out.Winner, out.Over = end.Over()
	last := Verdict{Action: record.Action{Kind: record.ActPlace}, Before: end, Side: end.Mover(), Played: -1}
	if err := last.judge(ctx, g, last.Action); err != nil {
		return nil, err
	}
	out.End = last.Win
	return out, nil
}

// meant is the action by which the first of the verdicts is to be judged: under
// touch-move a touch is for the move that follows it, which is then none of its
// own.
func meant(v []Verdict) record.Action {
	switch v[0].Action.Kind {
	case record.ActTouch:
		for _, next := range v[1:] {
			if next.Action.Kind != record.ActTouch {
				return next.Action
			}
		}
	case record.ActPlay:
		if v[0].Before.Touched != board.None {
			return record.Action{Kind: record.ActTouch}
		}
	}
	return v[0].Action
}

// judge fills in a verdict; chosen is the action that it is judged by.
func (v *Verdict) judge(ctx context.Context, g *game.Game, chosen record.Action) error {
	p := &v.Before
	v.Win = 0.5
	if err := ctx.Err(); err != nil {
		return err
	}
	if winner, over := p.Over(); over {
		v.Win = float64(1 - winner)
	}
	if p.Await == game.AwaitLot || p.Await == game.AwaitNothing {
		return nil
	}
	legal := g.Legal(p, nil)
	if len(legal) > 0 {
		if err := v.choices(ctx, g, chosen); err != nil {
			return err
		}
	}
	if g.Chances(p) == nil {
		return nil
	}
	luck, mean := luckOf(ctx, g, p, v.Action.Throw)
	if v.Action.Kind == record.ActThrow {
		v.Luck = luck
	}
	if len(legal) == 0 {
		v.Win = mean
	}
	return ctx.Err()
}

// choices weighs what could be done.
func (v *Verdict) choices(ctx context.Context, g *game.Game, chosen record.Action) error {
	list, err := Weigh(ctx, g, v.Before, HintLevel)
	if err != nil {
		return err
	}
	v.Choices = list
	for j, d := range list {
		if d.Win > list[v.Best].Win {
			v.Best = j
		}
		if d.Throw && chosen.Kind == record.ActThrow || !d.Throw && chosen.Kind == record.ActPlay && d.Move == chosen.Move {
			v.Played = j
		}
	}
	v.Win = list[v.Best].Win
	if v.Side == board.Cones {
		v.Win = 1 - v.Win
	}
	if v.Played < 0 || len(list) < 2 || g.IsGods(v.Side) {
		return nil
	}
	v.Choice = true
	v.Loss = max(list[v.Best].Win-list[v.Played].Win, 0)
	return nil
}
