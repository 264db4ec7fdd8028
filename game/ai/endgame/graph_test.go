package endgame

import (
	"context"
	"math"
	"os"
	"testing"

	"senet/game/fast"
	"senet/game/rules"
)

// Following the words of a graph comes to what playing comes to, in every rule
// set that is supported, no matter how many share the work, whether the words are
// kept, and where the values begin.
func TestGraph(t *testing.T) {
	for _, p := range rules.Presets() {
		g := compiled(t, p.ID)
		if !Supports(g) || os.Getenv("SENET_LONG") == "" && (p.ID == "gods" || p.ID == "kendall-long") {
			continue // by playing they take longer than all the others
		}
		t.Run(p.ID, func(t *testing.T) {
			solve := func(o Options) *Table {
				o.Pieces, o.Mean = 1, 1e-7
				tab, err := Solve(context.Background(), g, nil, o)
				if err != nil {
					t.Fatal(err)
				}
				return tab
			}
			plain, one := solve(Options{plain: true}), solve(Options{})
			same(t, plain, one, 3)
			same(t, one, solve(Options{Workers: 3}), 0)
			same(t, one, solve(Options{Memory: 1}), 3)
			same(t, one, solve(Options{Guess: func(fast.State) float32 { return 0.25 }}), 3)
		})
	}
}

func same(t *testing.T, a, b *Table, by int) {
	t.Helper()
	if a.States() != b.States() {
		t.Fatalf("%d states and %d", a.States(), b.States())
	}
	worst := 0
	for l := range a.each {
		list := l.values()
		for i, v := range b.layers[l.seat][l.a][l.b].values() {
			worst = max(worst, int(math.Abs(float64(v)-float64(list[i]))))
		}
	}
	if worst > by {
		t.Errorf("values differ by up to %d in 65535", worst)
	}
}

// values are all values of a layer.
func (l *layer) values() (all []uint16) {
	for i := range l.open {
		all = append(all, l.piece(i)...)
	}
	return all
}
