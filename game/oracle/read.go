package oracle

import (
	"senet/game/board"
	"senet/game/record"
)

// Read reads the move list of a game, finished or not, of any rule set. It is
// quick enough to be called again after every throw: a long game takes about a
// millisecond.
func Read(log []record.Entry, o Options) Reading {
	t := newTracker(o.Met == Crossed)
	over := false
	for i := range log {
		e := &log[i]
		t.begin(i, e)
		if e.Placed {
			t.placed(e)
		}
		for _, ev := range e.Events {
			t.event(ev)
		}
		_, over = e.After.Over()
	}
	r := finish(t.meetings, o, over)
	if !over && len(log) > 0 {
		r.Passages = soFar(len(r.Meetings), come(&log[0].Before, &log[len(log)-1].After))
	}
	return r
}

// ReadRecord reads a record. The error is a *fault.Fault when the record cannot
// be replayed to its end; the reading then goes as far as it can.
func ReadRecord(r *record.Record, o Options) (Reading, error) {
	_, _, log, err := r.End()
	if log == nil {
		return finish(nil, o, false), err
	}
	return Read(log.Entries(), o), err
}

// finish makes a reading of those of the meetings that the options ask for.
func finish(all []Meeting, o Options, over bool) Reading {
	r := Reading{Options: o, Over: over}
	for _, m := range all {
		if o.Side.Has(m.Side) && (o.Met != Rested || m.Stayed > 0) {
			r.Meetings = append(r.Meetings, m)
		}
	}
	r.count()
	return r
}

// count works out everything that follows from the meetings.
func (r *Reading) count() {
	r.Passages, r.Counts = thirds(len(r.Meetings)), Counts{Meetings: len(r.Meetings)}
	for _, m := range r.Meetings {
		if r.Counts.Visits[m.Square] == 0 {
			r.Counts.Cards++
		}
		r.Counts.Visits[m.Square] += 1 + m.Again
		for _, h := range m.Happened {
			r.Counts.Kinds[h.Kind]++
		}
	}
	r.Stay, r.StayAt = r.question()
}

// question finds the card to stay with (package comment) and its last meeting.
func (r *Reading) question() (Card, int) {
	best := -1
	for i, m := range r.Meetings {
		if best < 0 || r.asks(m.Square, r.Meetings[best].Square) {
			best = i
		}
	}
	if best < 0 {
		return "", -1
	}
	return r.Meetings[best].Card, best
}

// asks reports whether a card met later goes before another.
func (r *Reading) asks(later, earlier board.Square) bool {
	if later.IsHouse() != earlier.IsHouse() {
		return !later.IsHouse()
	}
	return r.Counts.Visits[later] >= r.Counts.Visits[earlier]
}

// Once folds the reading so that every card comes once, where it was first met:
// what happened at later meetings is added to it, and Again counts them.
func (r Reading) Once() Reading {
	out := Reading{Options: r.Options, Over: r.Over}
	var first [board.Squares + 1]int // 1 + the index of the meeting
	var ends [3]int
	for n, m := range r.Meetings {
		if i := first[m.Square]; i > 0 {
			to := &out.Meetings[i-1]
			to.Again += 1 + m.Again
			to.Stayed += m.Stayed
			to.Happened = append(to.Happened[:len(to.Happened):len(to.Happened)], m.Happened...)
		} else {
			out.Meetings = append(out.Meetings, m)
			first[m.Square] = len(out.Meetings)
		}
		for i, p := range r.Passages {
			if n < p.End {
				ends[i] = len(out.Meetings)
			}
		}
	}
	out.count()
	if !r.Over { // the parts stay where they are
		out.Passages = [3]Passage{{0, ends[0]}, {ends[0], ends[1]}, {ends[1], ends[2]}}
	}
	// The question stays the one of the whole reading: "met last" is lost here.
	out.Stay = r.Stay
	if r.Stay != "" {
		out.StayAt = first[r.Stay.Square()] - 1
	}
	return out
}

// OfCards is a reading of which only the cards are known, each met by itself.
// What is no card is left out.
func OfCards(cards []string) Reading {
	t := newTracker(false)
	for _, c := range cards {
		if q := Card(c).Square(); q != board.None {
			t.meet(board.Spools, q, "", Happening{Kind: HapDrawn})
		}
	}
	r := finish(t.meetings, Options{}, true)
	if n := len(r.Meetings); n > 0 && n <= 3 {
		r.Stay, r.StayAt = r.Meetings[n-1].Card, n-1
	}
	return r
}
