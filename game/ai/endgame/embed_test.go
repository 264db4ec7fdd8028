package endgame

import "testing"

// Built in are the endings of the rule sets where they take little room, to two
// against two, and they satisfy their own equations but for the rounding.
func TestFor(t *testing.T) {
	for _, id := range []string{"common", "five-stones", "jequier", "kendall-1978", "modern-kendall", "voyage"} {
		tab := For(compiled(t, id))
		if tab.Holds() != 2 {
			t.Errorf("%s: to %d against %d", id, tab.Holds(), tab.Holds())
			continue
		}
		if mean, worst := tab.Check(1); mean > 8e-5 || worst > 3e-4 {
			t.Errorf("%s: off by %.2g on average, %.2g at most", id, mean, worst)
		}
	}
	if For(compiled(t, "bell")) != nil {
		t.Error("bell has endings")
	}
}
