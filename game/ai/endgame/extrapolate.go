package endgame

// trend sees where values are going, pass after pass, and takes them there at
// once. Far into the passes what is still to come shrinks by much the same factor
// r from pass to pass, so that after a change d there is d·r/(1−r) left of it
// (Aitken).
type trend struct {
	pair    []*layer
	n       int
	earlier [][]float32 // values before the last pass but one
	before  [][]float32 // values before the last pass
}

const (
	trendFrom  = 6    // passes before the first step
	trendEvery = 3    // passes from one step to the next
	trendMost  = 0.97 // a factor so great says nothing
)

// newTrend watches a pair of layers with so many values, for which it takes of
// the bytes of memory that are left. It is nil when those are too few.
func newTrend(pair []*layer, values int, memory *int64) *trend {
	need := int64(values) * 2 * 4
	if need > *memory {
		return nil
	}
	*memory -= need
	return &trend{pair: pair}
}

// due says whether the pass with a number, the first being 1, is followed by a
// step.
func (t *trend) due(n int) bool { return n >= trendFrom && (n-trendFrom)%trendEvery == 0 }

// watch is to be called before every pass.
func (t *trend) watch() {
	if t == nil {
		return
	}
	t.n++
	if !t.due(t.n) && !t.due(t.n+1) {
		return
	}
	if t.before == nil {
		for _, l := range t.pair {
			t.before = append(t.before, make([]float32, l.size))
			t.earlier = append(t.earlier, make([]float32, l.size))
		}
	}
	for i, l := range t.pair {
		t.earlier[i], t.before[i] = t.before[i], t.earlier[i]
		copy(t.before[i], l.now)
	}
}

// step is to be called after every pass but the last; it changes the values when
// it is time to.
func (t *trend) step() {
	if t == nil || !t.due(t.n) {
		return
	}
	both, first := 0.0, 0.0
	for i, l := range t.pair {
		for j, v := range l.now {
			d1, d2 := float64(t.before[i][j]-t.earlier[i][j]), float64(v-t.before[i][j])
			both += d1 * d2
			first += d1 * d1
		}
	}
	r := both / first
	if !(r > 0 && r < trendMost) {
		return
	}
	far := float32(r / (1 - r))
	for i, l := range t.pair {
		for j, v := range l.now {
			l.now[j] = min(1, max(0, v+far*(v-t.before[i][j])))
		}
	}
}
