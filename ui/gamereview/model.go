package gamereview

import (
	"cmp"
	"slices"

	"senet/game"
	"senet/game/ai"
	"senet/game/board"
	"senet/game/record"
	"senet/game/session"
	"senet/ui/replay"
)

// Ply is a line of the move list with what the review says of it.
type Ply struct {
	Entry       *record.Entry
	Side        board.Side
	First, Last int  // the verdicts on it are those from First up to Last
	Known       bool // it has been looked at

	Before, After float64 // the chances of the spools
	Luck          float64 // of its throws, for Side
	Loss          float64 // of the worst of its choices, which has the mark
	Mark          ai.Mark
	At            int // the verdict to show: the worst choice, else the last thing done; −1 for none
}

// Model is a game and what is known about it so far.
type Model struct {
	rec   *record.Record
	story *replay.Story
	snap  session.Snapshot // the end of the record
	plies []Ply
	found *ai.Reviewed
	done  bool // everything is known
}

// NewModel returns the model of a record nothing of which has been judged yet.
// It fails with a *fault.Fault when the record cannot be played through.
func NewModel(rec *record.Record) (*Model, error) {
	story, err := replay.NewStory(rec)
	if err != nil {
		return nil, err
	}
	m := &Model{rec: rec, story: story, snap: story.Snapshot(story.Len()), found: ai.NewReviewed()}
	first := 0
	for i := range m.snap.Log {
		e := &m.snap.Log[i]
		m.plies = append(m.plies, Ply{Entry: e, Side: e.Side & 1, First: first, Last: max(first, e.Actions), At: -1})
		first = max(first, e.Actions)
	}
	return m, nil
}

// Len is how many lines the game has.
func (m *Model) Len() int { return len(m.plies) }

// Actions is how many things were done in the game: each has a verdict.
func (m *Model) Actions() int { return len(m.rec.Actions) }

// Known is how many verdicts there are so far.
func (m *Model) Known() int { return len(m.found.Verdicts) }

// Done reports whether the whole game has been looked at.
func (m *Model) Done() bool { return m.done }

// Ply returns line i, from 0.
func (m *Model) Ply(i int) Ply { return m.plies[i] }

// Side is the account of a side so far.
func (m *Model) Side(s board.Side) ai.Account { return m.found.Sides[s&1] }

// Verdict is that on the choice, or else the last thing done, in line i; nil
// where there is none.
func (m *Model) Verdict(i int) *ai.Verdict {
	if at := m.plies[i].At; at >= 0 && at < m.Known() {
		return &m.found.Verdicts[at]
	}
	return nil
}

// Add takes in the next verdicts.
func (m *Model) Add(list []ai.Verdict) {
	from := m.Known()
	for _, v := range list {
		m.found.Add(v)
	}
	m.settle(from)
}

// Finish takes in the end of the review.
func (m *Model) Finish(r *ai.Reviewed) {
	m.found.End, m.found.Winner, m.found.Over = r.End, r.Winner, r.Over
	m.done = true
	m.settle(0)
}

// settle works out the lines that have come to be known with the verdicts from
// the given one on.
func (m *Model) settle(from int) {
	i, _ := slices.BinarySearchFunc(m.plies, from, func(p Ply, at int) int { return cmp.Compare(p.Last, at) })
	for i = max(0, i-1); i < len(m.plies); i++ {
		p := &m.plies[i]
		after, ok := m.chance(p.Last)
		if !ok {
			return
		}
		p.Known, p.After = true, after
		p.Before, _ = m.chance(p.First)
		m.sum(p)
	}
}

// chance is that of the spools when so many actions have been done.
func (m *Model) chance(actions int) (float64, bool) {
	if actions < m.Known() || m.done {
		return m.found.Chance(actions), true
	}
	return 0, false
}

// sum adds up the verdicts on a line. What it shows is the worst choice, else
// the last move.
func (m *Model) sum(p *Ply) {
	p.Luck, p.Loss, p.Mark, p.At = 0, 0, ai.MarkNone, -1
	worst := -1.0
	for at := p.First; at < p.Last; at++ {
		v := &m.found.Verdicts[at]
		if p.Side == board.Spools {
			p.Luck += v.Luck
		} else {
			p.Luck -= v.Luck
		}
		p.Mark = max(p.Mark, v.Mark())
		switch {
		case v.Choice:
			if v.Loss > worst {
				worst, p.Loss, p.At = v.Loss, v.Loss, at
			}
		case worst < 0 && (v.Action.Kind == record.ActPlay || p.At < 0):
			p.At = at
		}
	}
}

// Point is the chance of the spools after k lines; ok is false where it is not
// known yet. A game that begins with a position begins with that.
func (m *Model) Point(k int) (chance float64, ok bool) {
	if k == 0 {
		if len(m.plies) > 0 && m.plies[0].Entry.Placed {
			k = 1
		} else {
			return m.chance(0)
		}
	}
	p := &m.plies[k-1]
	return p.After, p.Known
}

// Opening is the first line after the lot.
func (m *Model) Opening() int {
	for i := range m.plies {
		if m.plies[i].Entry.Turn > 0 {
			return i
		}
	}
	return 0
}

// telling is the least loss that the list of the worst choices tells of.
const telling = 0.0005

// Worst lists the lines in which something was given away, the worst first.
func (m *Model) Worst() []int {
	var out []int
	for i := range m.plies {
		if m.plies[i].Known && m.plies[i].Loss >= telling {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return cmp.Compare(m.plies[b].Loss, m.plies[a].Loss) })
	return out
}

// Position is what there was to decide on in line i, or the one before it: the
// moment to play on from. ok is false where nothing can be played any more.
func (m *Model) Position(i int) (p game.Position, ok bool) {
	if m.Len() == 0 {
		p = m.story.Pos(0)
		return p, p.Await != game.AwaitNothing
	}
	e := m.plies[i].Entry
	p = e.Before
	switch v := m.Verdict(i); {
	case e.Placed:
		p = e.After
	case v != nil && v.Choice:
		p = v.Before
		p.Touched = board.None
	}
	return p, p.Await != game.AwaitNothing
}

// Story is the game as the record viewer has it.
func (m *Model) Story() *replay.Story { return m.story }
