package search

import (
	"context"
	"math"
	"testing"

	"senet/game"
	"senet/game/ai/eval"
	"senet/game/board"
	"senet/game/fast"
	"senet/game/rules"
)

// crude judges by squares gone, in a way that the plain search can repeat.
type crude struct{ g *fast.Game }

func (c crude) Win(s fast.State) float32 {
	p := c.g.Position(s)
	return crudely(&p, p.Turn)
}

func crudely(p *game.Position, d board.Side) float32 {
	lead := 0
	for q, c := range p.Cells {
		if c == 1+uint8(d) {
			lead += q
		} else if c != 0 {
			lead -= q
		}
	}
	lead += 31 * (int(p.Freed[d]) - int(p.Freed[d^1]))
	lead += 3 * (int(p.Owed) + int(p.Carry[d]) - int(p.Carry[d^1]))
	return eval.Chance(float32(lead) / 40)
}

// plain is the same search over the plain core, as simply as it can be said:
// the chance that d wins from p.
type plain struct{ g *game.Game }

func (x plain) chance(p game.Position, d board.Side, depth, fates int) float64 {
	if w, over := p.Over(); over {
		if w == d {
			return 1
		}
		return 0
	}
	switch p.Await {
	case game.AwaitThrow, game.AwaitWater:
		if depth == 0 {
			if p.Turn == d {
				return float64(crudely(&p, d))
			}
			return 1 - float64(crudely(&p, d^1))
		}
		v := x.mean(p, p.Turn, depth-1, unlikely+1)
		for _, m := range x.g.Legal(&p, nil) {
			q, _, _ := x.g.Play(p, m, nil)
			v = max(v, x.chance(q, p.Turn, depth-1, unlikely))
		}
		if p.Turn != d {
			v = 1 - v
		}
		return v
	case game.AwaitMove:
		best := math.Inf(-1)
		for _, m := range x.g.Legal(&p, nil) {
			q, _, _ := x.g.Play(p, m, nil)
			best = max(best, x.chance(q, p.Turn, depth, fates))
		}
		if p.Turn != d {
			best = 1 - best
		}
		return best
	}
	if fates == 0 {
		return 0.5
	}
	return x.mean(p, d, depth, fates)
}

func (x plain) mean(p game.Position, d board.Side, depth, fates int) float64 {
	sum, weight := 0.0, 0.0
	for _, c := range x.g.Chances(&p) {
		q, _, _ := x.g.Throw(p, c.Throw, nil)
		if q == p && p.Await == game.AwaitThrow {
			continue
		}
		sum += float64(c.Sixteenth) * x.chance(q, d, depth, fates-1)
		weight += float64(c.Sixteenth)
	}
	return sum / weight
}

func compiled(t testing.TB, id string) *fast.Game {
	t.Helper()
	p, _ := rules.ByID(id)
	core, err := game.New(p.Rules)
	if err != nil {
		t.Fatal(err)
	}
	return fast.Compile(core)
}

// The search is the plain one over the plain core, in every rule set that has a
// fast path, from positions of random games, with and without its table.
func TestPlain(t *testing.T) {
	for _, preset := range rules.Presets() {
		g := compiled(t, preset.ID)
		if g == nil {
			continue
		}
		t.Run(preset.ID, func(t *testing.T) {
			rng := fast.NewRand(3)
			x := New(g, nil, crude{g}, nil)
			p := plain{g.Core()}
			s := g.Start()
			worst := 0.0
			for n := 0; n < 60; {
				if s, _ = g.Playout(s, rng, 7); s.Over() {
					s = g.Start()
				}
				if s.Await() == game.AwaitLot {
					s = g.Throw(s, 1)
					continue
				}
				if put := s.Pending(1) + s.Pending(2) + s.Pending(3) + s.Pending(4) + s.Pending(5); put > 1 {
					continue // some orders are left out further on
				}
				n++
				depth := n % 3
				if preset.Rules.Gods && depth > 1 {
					depth = 1
				}
				for d := range board.Side(2) {
					x.Begin(context.Background())
					got := x.Chance(s, d, depth)
					want := p.chance(g.Position(s), d, depth, unlikely)
					worst = max(worst, math.Abs(float64(got)-want))
				}
			}
			if worst > 1e-4 {
				t.Errorf("off by %g", worst)
			}
		})
	}
}

// However many throws are put by, a decision ends: not all orders are followed.
func TestManyThrows(t *testing.T) {
	g := compiled(t, "kendall-printed")
	x := New(g, nil, crude{g}, nil)
	s := g.Start()
	for s.Await() == game.AwaitLot {
		s = g.Throw(s, 1)
	}
	for s.Await() == game.AwaitThrow && s.Pending(1) < 9 {
		s = g.Throw(s, 1)
	}
	s = g.Throw(s, 2)
	moves := g.Moves(s, nil)
	if s.Await() != game.AwaitMove || len(moves) == 0 {
		t.Fatalf("awaits %v with %d choices", s.Await(), len(moves))
	}
	x.Begin(context.Background())
	if got := x.Choices(s, 1, nil); len(got) != len(moves) || x.Nodes > 4*len(moves)*allowance {
		t.Errorf("%d choices of %d, %d states judged", len(got), len(moves), x.Nodes)
	}
}

// Nothing is allocated on the way, whatever judges.
func TestNoAllocations(t *testing.T) {
	g := compiled(t, "kendall")
	net := &eval.Net{}
	net.Init(1)
	s := g.Throw(g.Start(), 1)
	for _, x := range []*Search{New(g, net, nil, nil), New(g, net, nil, nil)} {
		if n := testing.AllocsPerRun(5, func() { x.Begin(context.Background()); x.Chance(s, 0, 2) }); n != 0 {
			t.Errorf("%v allocations", n)
		}
		x.Margin = 0.05
	}
}

// The quick judgement of followers is that of the whole network.
func TestNet(t *testing.T) {
	g := compiled(t, "kendall")
	net := &eval.Net{}
	net.Init(2)
	x := New(g, net, nil, nil)
	y := New(g, nil, net, nil)
	rng := fast.NewRand(5)
	s := g.Throw(g.Start(), 1)
	for range 200 {
		if s, _ = g.Playout(s, rng, 9); s.Over() {
			s = g.Throw(g.Start(), 1)
		}
		x.Begin(context.Background())
		y.Begin(context.Background())
		if a, b := x.Chance(s, 0, 1), y.Chance(s, 0, 1); math.Abs(float64(a-b)) > 1e-4 {
			t.Fatalf("%g and %g", a, b)
		}
	}
}

// A budget ends a search; so does its context.
func TestBounds(t *testing.T) {
	g := compiled(t, "kendall")
	x := New(g, nil, crude{g}, nil)
	s := g.Throw(g.Start(), 1)
	x.Budget = 500
	x.Begin(context.Background())
	if x.Chance(s, 0, 3); !x.Cut() || x.Nodes > 5000 {
		t.Errorf("%d leaves, cut: %v", x.Nodes, x.Cut())
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	x.Budget = 0
	x.Begin(ctx)
	if x.Chance(s, 0, 3); !x.Cut() {
		t.Error("not cut")
	}
}

func BenchmarkDepth(b *testing.B) {
	for _, id := range []string{"kendall", "modern-kendall"} {
		g := compiled(b, id)
		net := eval.For(g.Core().Rules())
		if net == nil {
			net = &eval.Net{}
			net.Init(1)
		}
		s := g.Start()
		if s.Await() == game.AwaitLot {
			s = g.Throw(s, 1)
		}
		s, _ = g.Playout(s, fast.NewRand(1), 20)
		for depth := 1; depth <= 3; depth++ {
			for _, margin := range []float32{0, 0.05} {
				b.Run(id+"/"+string(rune('0'+depth))+"/"+map[float32]string{0: "full", 0.05: "cut"}[margin], func(b *testing.B) {
					x := New(g, net, nil, nil)
					x.Margin = margin
					n := 0
					for range b.N {
						x.Begin(context.Background())
						x.Chance(s, 0, depth)
						n += x.Nodes
					}
					b.ReportMetric(float64(n)/float64(b.N), "leaves/op")
				})
			}
		}
	}
}

// BenchmarkLeaf measures what judging one follower costs.
func BenchmarkLeaf(b *testing.B) {
	g := compiled(b, "kendall")
	net := &eval.Net{}
	net.Init(1)
	x := New(g, net, nil, nil)
	s, _ := g.Playout(g.Throw(g.Start(), 1), fast.NewRand(1), 20)
	var sum eval.Sum
	seen, _ := eval.See(s, s.Turn())
	x.Net.Fill(&sum, seen)
	next, moves := g.Threw(s, 3, nil)
	next = g.Play(next, moves[0])
	for range b.N {
		f, bucket := eval.See(next, next.Turn())
		x.Net.Near(&sum, f, bucket)
	}
}
