package throws

import (
	"math"
	"math/rand/v2"
	"testing"

	"senet/game/board"
	"senet/game/record"
	"senet/game/sticks"
)

func near(a, b, by float64) bool { return math.Abs(a-b) <= by }

// The tables of chi-square for four degrees of freedom, as in every textbook.
func TestChiSquare(t *testing.T) {
	for x, p := range map[float64]float64{0: 1, 1.064: 0.9, 3.357: 0.5, 7.779: 0.1, 9.488: 0.05, 13.277: 0.01, 18.467: 0.001} {
		if got := chiSquare4(x); !near(got, p, p*0.002) {
			t.Errorf("chi-square of %v has the chance %v, not %v", x, got, p)
		}
	}
}

// The exact chance, against all ways to throw one to six times.
func TestSpreadAgainstEveryWay(t *testing.T) {
	for n := 1; n <= 6; n++ {
		chance := map[[5]int]float64{}
		every(n, func(throws []int, p float64) {
			var c [5]int
			for _, l := range throws {
				c[l]++
			}
			chance[c] += p
		})
		for c := range chance {
			want := 0.0
			for d, p := range chance {
				if pearson(d) >= pearson(c)-1e-9 {
					want += p
				}
			}
			if got := Spread(c); !near(got, want, 1e-9) {
				t.Errorf("%v has the chance %v, not %v", c, got, want)
			}
		}
	}
}

// pearson is chi-square by its definition.
func pearson(c [5]int) float64 {
	n, sum := 0, 0.0
	for _, k := range c {
		n += k
	}
	for l, k := range c {
		e := Fair(l, n)
		sum += (float64(k) - e) * (float64(k) - e) / e
	}
	return sum
}

// every calls f with every way to throw n times and its probability.
func every(n int, f func([]int, float64)) {
	throws := make([]int, n)
	var rec func(i int, p float64)
	rec = func(i int, p float64) {
		if i == n {
			f(throws, p)
			return
		}
		for l, w := range ways {
			throws[i] = l
			rec(i+1, p*float64(w)/16)
		}
	}
	rec(0, 1)
}

// Where the exact sum ends, the approximation is close, in the middle and in the
// tail.
func TestApproximationTakesOver(t *testing.T) {
	for _, c := range [][5]int{
		{6, 24, 36, 24, 6}, {8, 20, 40, 22, 6}, {10, 20, 30, 30, 6}, {2, 32, 34, 24, 4}, {14, 22, 32, 22, 6},
	} {
		exact := Spread(c)
		x := pearson(c)
		if approx := chiSquare4(x); !near(approx, exact, 0.02) {
			t.Errorf("%v: exact %v, approximate %v", c, exact, approx)
		}
	}
	// The same shares of ten times as many throws are ten times as strange.
	many := [5]int{80, 200, 400, 220, 60}
	if got, want := Spread(many), chiSquare4(pearson(many)); !near(got, want, 1e-12) {
		t.Errorf("%v, not %v", got, want)
	}
}

// The sticks themselves: in one of twenty games the chance is under 1 in 20, and
// so on, for short games and for long ones.
func TestChanceOfFairSticksIsEven(t *testing.T) {
	for _, n := range []int{24, 200} {
		const games = 1000
		under := map[float64]int{0.05: 0, 0.25: 0, 0.5: 0}
		for seed := range uint64(games) {
			var c [5]int
			src := sticks.Seeded(seed + 77)
			for i := range n {
				c[src.Faces(i).Light()]++
			}
			p := Spread(c)
			for limit := range under {
				if p <= limit {
					under[limit]++
				}
			}
		}
		for limit, got := range under {
			want := limit * games
			if math.Abs(float64(got)-want) > 4*math.Sqrt(want)+8 {
				t.Errorf("%d throws: %d of %d games are under %v", n, got, games, limit)
			}
		}
	}
}

// The chance of a run, against all ways to throw one to six times.
func TestRunAgainstEveryWay(t *testing.T) {
	for n := 1; n <= 6; n++ {
		want := make([]float64, n+2)
		every(n, func(throws []int, p float64) {
			longest, run := 0, 0
			for i := range throws {
				if i > 0 && throws[i] == throws[i-1] {
					run++
				} else {
					run = 1
				}
				longest = max(longest, run)
			}
			for l := 1; l <= longest; l++ {
				want[l] += p
			}
		})
		for l := 1; l <= n+1; l++ {
			if got := runWithin(n, l); !near(got, want[l], 1e-12) {
				t.Errorf("a run of %d in %d has the chance %v, not %v", l, n, got, want[l])
			}
		}
	}
}

// A game known by heart: counts, means, runs, throws that earn another. Runs of
// a side pass over the throws of the other, and begin anew in every game.
func TestStat(t *testing.T) {
	throws, ok := read("l31s3c22s33S3c0s1")
	if !ok {
		t.Fatal("not read")
	}
	g := Game{AllDark: 6, Again: [5]bool{true, true, false, false, true}, Throws: throws}
	var s Stat
	s.add(&g, func(t Throw) bool { return t.Side == board.Spools })
	if s.Counts != [5]int{0, 1, 0, 4, 0} || s.Sum != 13 || s.Run != (Run{4, 3}) || s.Earned != 1 {
		t.Errorf("%+v", s)
	}
	if !near(s.FairEarned, 4*6.0/16, 1e-12) || !near(s.FairMean(), 38.0/16, 1e-12) || !near(s.spread, 5*103.0/64, 1e-12) {
		t.Errorf("fair: %v earned, mean %v, variance %v", s.FairEarned, s.FairMean(), s.spread)
	}
	s.add(&g, func(t Throw) bool { return t.Side == board.Cones })
	if s.Counts != [5]int{1, 1, 2, 4, 0} || s.Sum != 23 || s.Run != (Run{4, 3}) || s.Earned != 2 {
		t.Errorf("%+v", s)
	}
	if got, want := s.RunChance(), 1-(1-runWithin(5, 4))*(1-runWithin(3, 4)); !near(got, want, 1e-12) {
		t.Errorf("the run has the chance %v, not %v", got, want)
	}
	if got := (&Stat{}).Chance(); got != 1 || (&Stat{}).Mean() != 0 {
		t.Errorf("nothing thrown: chance %v", got)
	}
}

// The comparison finds a thrower who is favoured and none where nobody is; other
// scores of four dark sides alone make no difference.
func TestCompare(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	throw := func(n, dark int, better bool) *Stat {
		g := Game{AllDark: 5}
		if dark == 6 {
			g.AllDark = 6
		}
		for range n {
			b := rng.Uint32()
			if more := rng.Uint32(); better && more&1 == 1 {
				b |= more
			}
			f := sticks.Faces{b&2 != 0, b&4 != 0, b&8 != 0, b&16 != 0}
			g.Throws = append(g.Throws, Throw{Light: uint8(f.Light())})
		}
		s := &Stat{}
		s.add(&g, func(Throw) bool { return true })
		return s
	}
	if c, ok := Compare(throw(3000, 5, false), throw(3000, 6, false)); !ok || c.Chance < 0.01 {
		t.Errorf("fair throwers: %+v", c)
	}
	if c, ok := Compare(throw(3000, 5, false), throw(3000, 5, true)); !ok || c.Chance > 1e-6 || c.Mean[1] < c.Mean[0] {
		t.Errorf("a favoured thrower: %+v", c)
	}
	if _, ok := Compare(throw(0, 5, false), throw(10, 5, false)); ok {
		t.Error("nothing is compared with something")
	}
}

// All games are told by who threw: people, the computer, the gods.
func TestReportByKind(t *testing.T) {
	a, b := throwsOf(t, played(t, "kendall", 1, 200)), throwsOf(t, played(t, "gods", 2, 200))
	r := report(&b, []Game{a, b})
	sum := 0
	for _, l := range r.All.Lines {
		if l.Who != Together {
			sum += l.Total()
		}
	}
	if sum != r.All.Total() || r.All.Line(Gods) == nil || r.Games != 2 || r.Checked.Throws != len(a.Throws)+len(b.Throws) {
		t.Errorf("%d of %d throws, %+v", sum, r.All.Total(), r)
	}
	if b.Players[0] != record.Gods && b.Players[1] != record.Gods {
		t.Error("no gods")
	}
	if !r.Compared || r.This.Total() == 0 || !r.Check.Good() {
		t.Errorf("%+v", r)
	}
}

func BenchmarkSpread(b *testing.B) {
	for range b.N {
		Spread([5]int{6, 24, 36, 24, 6})
	}
}
