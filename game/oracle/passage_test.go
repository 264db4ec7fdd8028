package oracle

import "testing"

// A game that goes on is parted by how much of it lies behind: the first cards
// set out, and only near the end does one come forth by day (package comment).
func TestPassagesSoFar(t *testing.T) {
	rec := gods(t)
	_, _, l, err := rec.End()
	if err != nil {
		t.Fatal(err)
	}
	log := l.Entries()
	var seen [3]bool
	for n := 1; n < len(log); n += 7 {
		r := Read(log[:n], Options{Side: OfBoth})
		if r.Over {
			break
		}
		all := len(r.Meetings)
		if r.Passages[0].First != 0 || r.Passages[0].End != r.Passages[1].First ||
			r.Passages[1].End != r.Passages[2].First || r.Passages[2].End != all {
			t.Fatalf("after %d entries: %v of %d", n, r.Passages, all)
		}
		for i, p := range r.Passages {
			seen[i] = seen[i] || p.End == all && p.First < all
		}
		if n < 20 && r.Passages[0].End != all {
			t.Errorf("after %d entries: %v of %d", n, r.Passages, all)
		}
		o := r.Once()
		for i, p := range o.Passages {
			for _, m := range o.Meetings[p.First:p.End] { // it is in the part of its first meeting
				if q := r.Passages[i]; len(r.Meetings[q.First:q.End]) == 0 {
					t.Errorf("once, after %d entries: %v in passage %d", n, m.Card, i)
				}
			}
		}
		if o.Passages[2].End != len(o.Meetings) {
			t.Errorf("once, after %d entries: %v of %d", n, o.Passages, len(o.Meetings))
		}
	}
	if seen != [3]bool{true, true, true} {
		t.Errorf("newest cards in passages: %v", seen)
	}
}

// The parts of a game that goes on.
func TestSoFar(t *testing.T) {
	for _, c := range []struct {
		n      int
		behind float64
		want   [3]int
	}{
		{0, 0, [3]int{0, 0, 0}},
		{5, 0, [3]int{5, 5, 5}},
		{6, 0.25, [3]int{6, 6, 6}},
		{6, 0.5, [3]int{4, 6, 6}},
		{9, 0.75, [3]int{4, 8, 9}},
		{9, 1, [3]int{3, 6, 9}},
	} {
		p := soFar(c.n, c.behind)
		if got := [3]int{p[0].End, p[1].End, p[2].End}; got != c.want {
			t.Errorf("%d at %v: %v, not %v", c.n, c.behind, got, c.want)
		}
	}
}
