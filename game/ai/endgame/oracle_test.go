package endgame

import (
	"context"
	"os"
	"testing"

	"senet/game/rules"
)

// Two against two in every rule set of removing: the values satisfy their own
// equations, a side that could only be better off is not judged worse, and the
// bound on what is owed and carried changes next to nothing. It takes minutes:
//
//	SENET_LONG=1 go test ./game/ai/endgame -run TestTwoAgainstTwo -v -timeout 60m
func TestTwoAgainstTwo(t *testing.T) {
	if os.Getenv("SENET_LONG") == "" {
		t.Skip("SENET_LONG=1 solves 2 against 2")
	}
	for _, p := range rules.Presets() {
		g := compiled(t, p.ID)
		if !Supports(g) {
			continue
		}
		t.Run(p.ID, func(t *testing.T) {
			tab, err := Solve(context.Background(), g, nil, Options{Pieces: 2})
			if err != nil {
				t.Fatal(err)
			}
			mean, worst := tab.Check(2)
			t.Logf("%d states, off by %.2g on average, %.2g at most", tab.States(), mean, worst)
			if mean > 2e-5 || worst > 1e-3 {
				t.Errorf("off by %.2g on average, %.2g at most", mean, worst)
			}
		})
	}
}

// A tighter bound on what is owed and carried (2 and 1 for 3 and 2) changes the
// values of one against one by next to nothing, so that the next would change
// still less.
func TestBoundsHardlyMatter(t *testing.T) {
	g := compiled(t, "kendall")
	wide := solved(t, g, 1)
	tight := newTable(g)
	tight.sp.owed, tight.sp.carry = 2, 1
	tight.sp.each = 6
	if _, err := Solve(context.Background(), g, tight, Options{Pieces: 1}); err != nil {
		t.Fatal(err)
	}
	sum, n := 0.0, 0
	l := tight.layers[0][1][1]
	wl := wide.layers[0][1][1]
	for at := range l.size / 6 {
		// owed 1 and 2, carry −1, 0 and 1 in both
		for e := range 6 {
			owed, carry, _ := tight.sp.counts(e)
			a := float64(l.value(at, e)) * 65535
			b := float64(wl.value(at, (owed-1)*5+carry+2)) * 65535
			sum += max(a-b, b-a) / 65535
			n++
		}
	}
	mean := sum / float64(n)
	t.Logf("off by %.2g on average", mean)
	if mean > 3e-3 {
		t.Errorf("off by %.2g on average", mean)
	}
}
